/** A host on which a new version of the site takes the place of the old one, whose code is then gone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inlineHashes } from '../../../tools/build/securityHeaders.ts';
import { startSiteServer } from '../../../tools/build/siteServer.ts';
import { builds } from './builds.ts';

export interface Deployment {
  origin: string;
  /** Puts the next version in the place of the one that is served. */
  deploy: () => void;
  close: () => Promise<void>;
}

const builtSite = builds.withKeys;

const isText = /\.(html|js|css|json|webmanifest)$/;
const isCompressed = /\.(br|gz)$/;

/** Copies the built site, with the code under other names, as a build of changed sources gives it. */
export const copyVersion = (folder: string, version: string) => {
  fs.cpSync(builtSite, folder, { recursive: true, filter: (file) => !isCompressed.test(file) });
  const assets = path.join(folder, 'assets');
  const renamed = fs
    .readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, name.replace(/\.js$/, `${version}.js`)] as const);
  for (const [from, to] of renamed) fs.renameSync(path.join(assets, from), path.join(assets, to));
  const hashes = new Map<string, string>();
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!isText.test(name)) continue;
    const file = path.join(folder, name);
    const before = fs.readFileSync(file, 'utf8');
    const after = renamed.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    fs.writeFileSync(file, after);
    if (!name.endsWith('.html')) continue;
    // Of the scripts within a document, only the one that names the code is another.
    const [was = [], is = []] = [before, after].map((html) => inlineHashes([html]).scripts);
    const from = was.find((hash) => !is.includes(hash));
    const to = is.find((hash) => !was.includes(hash));
    if (from && to) hashes.set(from, to);
  }
  const headersFile = path.join(folder, '_headers');
  const headers = fs.readFileSync(headersFile, 'utf8');
  fs.writeFileSync(
    headersFile,
    [...hashes].reduce((text, [from, to]) => text.replaceAll(from, to), headers),
  );
};

export const startDeployment = async (): Promise<Deployment> => {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const current = path.join(place, 'current');
  copyVersion(path.join(place, 'one'), '-one');
  copyVersion(path.join(place, 'two'), '-two');
  fs.symlinkSync(path.join(place, 'one'), current);
  const { origin, close } = await startSiteServer({ folder: current });
  return {
    origin,
    deploy: () => {
      fs.unlinkSync(current);
      fs.symlinkSync(path.join(place, 'two'), current);
    },
    close: async () => {
      await close();
      fs.rmSync(place, { recursive: true });
    },
  };
};
