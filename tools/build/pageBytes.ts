/** What the pages of the built site weigh, in bytes after brotli, against the budgets of `budgets.json`. */
import fs from 'node:fs';
import path from 'node:path';
import { paths } from '@/domain/paths';
import { filesIn } from './filesIn.ts';

/** The scripts that a document names: with them a page comes to life. What is fetched later is named by none. */
export const namedScripts = (html: string): string[] => [
  ...new Set([...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? [])),
];

/** The paths of the pages of a built site: those of its sitemap, and the visitor's own list, which no sitemap names. */
export const builtPages = (folder: string): string[] => [
  ...[
    ...fs.readFileSync(path.join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, address]) => new URL(address ?? '').pathname),
  ...[paths.list].filter((list) => fs.existsSync(path.join(folder, list, 'index.html'))),
];

/** Bytes of the scripts with which each page comes to life, by path. */
export const scriptsBeforeUse = (folder: string): Record<string, number> =>
  Object.fromEntries(
    builtPages(folder).map((page) => {
      const html = fs.readFileSync(path.join(folder, page, 'index.html'), 'utf8');
      const sizes = namedScripts(html).map(
        (file) => fs.statSync(path.join(folder, `${file}.br`)).size,
      );
      return [page, sizes.reduce((sum, size) => sum + size, 0)];
    }),
  );

/** Bytes of all files of a folder. */
export const folderBytes = (folder: string): number =>
  filesIn(folder).reduce((sum, file) => sum + fs.statSync(file).size, 0);
