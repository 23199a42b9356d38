/**
 * Builds the site twice and serves both to the tests: one whose contact form posts to `MAIL_ORIGIN`, and the plain one, which
 * has no e-mail keys. `E2E_BUILT=1` tests the builds as they lie there.
 */
import fs from 'node:fs';
import path from 'node:path';
import { startSiteServer } from '../../../tools/siteServer.ts';
import { buildSite } from './buildSite.ts';
import { MAIL_KEYS, MAIL_ORIGIN } from './mailSettings.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = { withKeys: path.join(root, 'dist-e2e'), plain: path.join(root, 'dist') };

const isBuilt = (folder: string) => fs.existsSync(path.join(folder, '404.html'));

const globalSetup = async () => {
  const keepsBuilds = process.env.E2E_BUILT === '1';
  if (!keepsBuilds || !isBuilt(folders.withKeys)) {
    await buildSite({
      OUT_DIR: 'dist-e2e',
      VITE_EMAILJS_PUBLIC_KEY: MAIL_KEYS.publicKey,
      VITE_EMAILJS_SERVICE_ID: MAIL_KEYS.serviceId,
      VITE_EMAILJS_TEMPLATE_ID: MAIL_KEYS.templateId,
      VITE_EMAILJS_ORIGIN: MAIL_ORIGIN,
    });
  }
  if (!keepsBuilds || !isBuilt(folders.plain)) await buildSite({ OUT_DIR: folders.plain });

  const servers = [
    await startSiteServer({ folder: folders.withKeys }),
    await startSiteServer({ folder: folders.plain }),
  ];
  // The workers that run the tests inherit the environment.
  process.env.E2E_ORIGIN = servers[0]?.origin;
  process.env.E2E_PLAIN_ORIGIN = servers[1]?.origin;
  return async () => {
    await Promise.all(servers.map(({ close }) => close()));
  };
};

// oxlint-disable-next-line import/no-default-export -- Playwright calls a default export
export default globalSetup;
