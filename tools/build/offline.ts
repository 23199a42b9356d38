/** Builds the service worker, with the list of what it fetches ahead. docs/offline.md says what is in it. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build, loadEnv } from 'vite';
import type { PluginOption } from 'vite';
import { pageTable } from '../../src/domain/pageTable.ts';
import { pageNames, paths } from '../../src/domain/paths.ts';

/** The documents that are kept. Any other page shows in the home page's: its code is kept too. */
const DOCUMENTS: readonly string[] = pageNames
  .filter((name) => pageTable[name].isKeptOffline)
  .map((name) => paths[name]);

/**
 * The precached assets. No text of the site has letters of other languages, so their fonts are fetched when somebody's
 * words need them. `RowWindow` keeps a list of more than 480 cards short and is fetched with such a list; without it the
 * list grows.
 */
const KEPT_ASSET = /^(?!.*-latin-ext-|RowWindow-).*\.(?:js|css|woff2)$/;

export interface PrecacheEntry {
  /** From the site's root. */
  url: string;
  /** Says whether it has changed; `null` where the name does. */
  revision: string | null;
}

/** The file of a built site that answers an address. */
const fileOf = (folder: string, url: string) =>
  path.join(folder, DOCUMENTS.includes(url) ? `${url}/index.html` : url);

/**
 * What the worker of a built site fetches ahead: the documents, and all scripts, styles and fonts of its own texts.
 *
 * @throws When a document is missing.
 */
export const precacheEntries = (folder: string): PrecacheEntry[] => [
  ...DOCUMENTS.map((url) => ({
    url,
    revision: createHash('sha256')
      .update(fs.readFileSync(fileOf(folder, url)))
      .digest('hex')
      .slice(0, 16),
  })),
  ...fs
    .readdirSync(path.join(folder, 'assets'))
    .filter((name) => KEPT_ASSET.test(name))
    .toSorted()
    .map((name) => ({ url: `/assets/${name}`, revision: null })),
];

/** The precache's size on a visitor's line, in bytes, with compressed texts. Most of it has already come with the page. */
export const precacheBytes = (folder: string): number =>
  precacheEntries(folder)
    .map(({ url }) => fileOf(folder, url))
    .map((file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size)
    .reduce((sum, size) => sum + size, 0);

/** Whether the site is built without offline use: with a worker that takes the one of earlier builds away. */
export const isOfflineOff = (root: string): boolean =>
  loadEnv('production', root, 'VITE_').VITE_OFFLINE === 'off';

export interface WorkerOptions {
  /** The project's root. */
  root: string;
  /** The folder of the built site, whose documents are finished. */
  folder: string;
  /** Builds the worker that takes itself away. @default false */
  isOff?: boolean;
  /** Plugins of the bundler. @default none */
  plugins?: PluginOption[];
}

/** Lays `sw.js` into a built site. */
export const buildWorker = async ({
  root,
  folder,
  isOff = false,
  plugins = [],
}: WorkerOptions): Promise<void> => {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins,
    define: { __PRECACHE__: JSON.stringify(isOff ? [] : precacheEntries(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(root, 'src/worker', isOff ? 'killSwitch.ts' : 'worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
};
