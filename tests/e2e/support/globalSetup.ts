/**
 * Builds the sample twice and serves both builds to the tests: one site whose contact form posts to `MAIL_ORIGIN`, and the
 * plain one without e-mail keys. It also serves the company's site, as `npm run build` left it, and stand-ins for the
 * sites of other people. `E2E_BUILT=1` tests all existing builds as they are. `E2E_BUILDS=withKeys` makes no other build,
 * for tests that need no other.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startSiteServer } from '../../../tools/build/siteServer.ts';
import { builds } from './builds.ts';
import { buildSite } from './buildSite.ts';
import { startOtherSites } from './otherSites.ts';
import { MAIL_KEYS, MAIL_ORIGIN } from './mailSettings.ts';

const isBuilt = (folder: string) => fs.existsSync(path.join(folder, '404.html'));

const named = process.env.E2E_BUILDS?.split(',');
const isWanted = (name: keyof typeof builds) => !named || named.includes(name);

const globalSetup = async () => {
  const keepsBuilds = process.env.E2E_BUILT === '1';
  const wanted = [
    {
      OUT_DIR: builds.withKeys,
      // The plain one has it.
      ADMIN: 'off',
      VITE_EMAILJS_PUBLIC_KEY: MAIL_KEYS.publicKey,
      VITE_EMAILJS_SERVICE_ID: MAIL_KEYS.serviceId,
      VITE_EMAILJS_TEMPLATE_ID: MAIL_KEYS.templateId,
      VITE_EMAILJS_ORIGIN: MAIL_ORIGIN,
    },
    ...(isWanted('plain') ? [{ OUT_DIR: builds.plain }] : []),
  ];
  // Beside each other, which takes little more time than one.
  await Promise.all(
    wanted
      .filter(({ OUT_DIR }) => !keepsBuilds || !isBuilt(OUT_DIR))
      .map((env) => buildSite({ ...env })),
  );
  if (isWanted('company') && !isBuilt(builds.company))
    await buildSite({ OUT_DIR: builds.company, CONTENT_DIR: '' });

  const serve = (name: keyof typeof builds) =>
    startSiteServer({ folder: builds[isWanted(name) ? name : 'withKeys'] });
  const servers = [
    await serve('withKeys'),
    await serve('plain'),
    await serve('company'),
    await startOtherSites(),
  ];
  // The workers that run the tests inherit the environment.
  process.env.E2E_ORIGIN = servers[0]?.origin;
  process.env.E2E_PLAIN_ORIGIN = servers[1]?.origin;
  process.env.E2E_COMPANY_ORIGIN = servers[2]?.origin;
  process.env.E2E_OTHERS_ORIGIN = servers[3]?.origin;
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls a default export
export default globalSetup;
