import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentFile } from '../../../tools/content/contentChecks';
import { contentReload } from '../../../tools/content/contentReload';
import { committed, pictures } from '../../support/committedContent';

/** A busy machine is slow, not wrong. Its watcher may merge two saves in a row into one, so another save follows. */
const patience = { timeout: 25_000, interval: 1000 };

let root: string;
let server: ViteDevServer;
const sent = vi.fn<(payload: unknown) => void>();

const save = (file: ContentFile, source: string) =>
  writeFile(path.join(root, 'src/content', file), source);

/** Saves a file until the server has said this of it. */
const expectSaid = (file: ContentFile, source: string, said: unknown) =>
  vi.waitFor(async () => {
    await save(file, source);
    await expect.poll(() => sent.mock.calls.flat(), { timeout: 900 }).toContainEqual(said);
  }, patience);

const reload = expect.objectContaining({ type: 'full-reload' }) as unknown;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'reload-'));
  // The checks ask for the names of pictures and films only.
  const films = [...JSON.stringify(committed).matchAll(/films\/([a-z0-9-]+)/g)];
  for (const file of [
    ...pictures.map((name) => `src/content/pictures/${name}.jpg`),
    ...films.flatMap(([, film]) => [`public/films/${film}.mp4`, `public/films/${film}.webm`]),
  ]) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), '');
  }
  for (const [file, source] of Object.entries(committed)) await save(file as ContentFile, source);
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    plugins: [contentReload()],
    server: { middlewareMode: true },
  });
  // The page that has fetched them takes changes of its code without being loaded anew, as React's pages do.
  const imports = Object.keys(committed).map((file) => `import('/src/content/${file}')`);
  const page = `import.meta.hot.accept(); export const load = () => [${imports.join(', ')}];`;
  await writeFile(path.join(root, 'src/page.js'), page);
  await server.transformRequest('/src/page.js');
  for (const file of Object.keys(committed)) {
    await server.transformRequest(`/src/content/${file}`);
  }
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  vi.spyOn(server.ws, 'send').mockImplementation((...message: unknown[]) => sent(message[0]));
  sent.mockClear();
});

describe.each(['products.json', 'dealers.json', 'site.json'] as const)('%s', (file) => {
  test('loads the page anew when it is saved', async () => {
    await expectSaid(file, `${committed[file]}\n`, reload);
    expect(await server.transformRequest(`/src/content/${file}`)).not.toBeNull();
  });

  test('tells the reason when a comma is missing, and is shown once it is there', async () => {
    await expectSaid(file, committed[file].replace(/,\n/, '\n'), {
      type: 'error',
      err: expect.objectContaining({
        message: expect.stringMatching(
          new RegExp(`^src/content/${file}, line \\d+: a comma is missing at the end$`),
        ),
      }),
    });
    await expect(server.transformRequest(`/src/content/${file}`)).rejects.toThrow(
      'a comma is missing at the end',
    );

    sent.mockClear();
    await expectSaid(file, committed[file], reload);
    expect(await server.transformRequest(`/src/content/${file}`)).not.toBeNull();
  });
});

test('what is wrong but can be read is told, and the page goes on', async () => {
  const products = JSON.parse(committed['products.json']) as { price: number }[];
  for (const product of products) product.price = -1;
  await expectSaid('products.json', JSON.stringify(products), {
    type: 'error',
    err: expect.objectContaining({
      message: expect.stringContaining('price: must be more than 0'),
    }),
  });
  expect(await server.transformRequest('/src/content/products.json')).not.toBeNull();
});
