/** Reads from the files of a built site what each page makes a browser fetch, by kind, before anything is pressed. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { builtPages } from '../../build/pageBytes.ts';
import { startSiteServer } from '../../build/siteServer.ts';

export const byteKinds = ['document', 'script', 'css', 'font', 'image', 'film'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** Bytes over the network; text as a host compresses it with brotli at its best. */
export type PageTraffic = Record<ByteKind, number>;

const kinds: Record<string, ByteKind> = {
  html: 'document',
  js: 'script',
  css: 'css',
  woff: 'font',
  woff2: 'font',
  avif: 'image',
  webp: 'image',
  jpg: 'image',
  png: 'image',
  svg: 'image',
  mp4: 'film',
  webm: 'film',
};

const kindOf = (file: string): ByteKind | undefined => kinds[path.extname(file).slice(1)];

const TEXT = /\.(html|js|css|svg|json|webmanifest)$/;

const sizes = new Map<string, number>();

/** The bytes of a file as they travel. */
const bytesOf = (file: string): number => {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const content = fs.readFileSync(file);
  const size = TEXT.test(file)
    ? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
    : content.length;
  sizes.set(file, size);
  return size;
};

const fileOf = (folder: string, pathname: string): string | undefined =>
  [path.join(folder, pathname), path.join(folder, pathname, 'index.html')].find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );

/** How long a page is watched after it has loaded, in ms: its lists come after a second. */
const WATCH_MS = 2500;

/**
 * Opens every page of a built site with an empty cache and adds up the site's own files that it asks for, each once and
 * whole, though a film is fetched in parts. Other people's sites do not answer.
 *
 * @param viewport Of the browser: pictures are chosen by it. @default a phone's
 */
export const pageTraffic = async (
  browser: Browser,
  folder: string,
  viewport = { width: 390, height: 844 },
): Promise<Map<string, PageTraffic>> => {
  const server = await startSiteServer({ folder });
  const result = new Map<string, PageTraffic>();
  try {
    for (const pathname of builtPages(folder)) {
      const context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
      const files = new Set<string>();
      context.on('request', (request) => {
        const url = new URL(request.url());
        const file = url.origin === server.origin && fileOf(folder, url.pathname);
        if (file) files.add(file);
      });
      await context.route(
        (url) => url.origin !== server.origin,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      await page.goto(server.origin + pathname);
      await page.waitForTimeout(WATCH_MS);
      await context.close();
      const bytes: PageTraffic = { document: 0, script: 0, css: 0, font: 0, image: 0, film: 0 };
      for (const file of files) {
        const kind = kindOf(file);
        if (kind) bytes[kind] += bytesOf(file);
      }
      result.set(pathname, bytes);
    }
  } finally {
    await server.close();
  }
  return result;
};
