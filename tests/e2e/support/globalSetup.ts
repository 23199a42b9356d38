/**
 * Serves two builds of the site to the tests: one whose contact form posts to `MAIL_ORIGIN`, built here, and the plain
 * one of `npm run build`, which has no e-mail keys. `E2E_BUILT=1` tests the builds as they lie there.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { startSiteServer } from '../../../tools/siteServer.ts';
import { MAIL_KEYS, MAIL_ORIGIN } from './mailSettings.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = { withKeys: path.join(root, 'dist-e2e'), plain: path.join(root, 'dist') };

const build = (env: Record<string, string> = {}) => {
  const { status } = spawnSync(
    path.join(root, 'node_modules/.bin/tsx'),
    [path.join(root, 'tools/build.ts')],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        // The tools call each other by name.
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        ...env,
      },
    },
  );
  if (status !== 0) throw new Error('The site could not be built');
};

const isBuilt = (folder: string) => fs.existsSync(path.join(folder, '404.html'));

const globalSetup = async () => {
  const keepsBuilds = process.env.E2E_BUILT === '1';
  if (!keepsBuilds || !isBuilt(folders.withKeys)) {
    build({
      OUT_DIR: 'dist-e2e',
      VITE_EMAILJS_PUBLIC_KEY: MAIL_KEYS.publicKey,
      VITE_EMAILJS_SERVICE_ID: MAIL_KEYS.serviceId,
      VITE_EMAILJS_TEMPLATE_ID: MAIL_KEYS.templateId,
      VITE_EMAILJS_ORIGIN: MAIL_ORIGIN,
    });
  }
  if (!isBuilt(folders.plain)) build();

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
