import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import type { Rollup } from 'vite';
import manifest from '@content/generated/pictures.json';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leanMediaPlugin } from '../../../.storybook/leanMediaPlugin.ts';
import type { PictureManifest } from '../../../src/content/schema.ts';
import { sampleContent } from '../../../tools/content/contentFolder.ts';
import {
  slimMedia,
  storybookPictures,
  storybookWidths,
} from '../../../tools/storybook/storybookMedia.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'media-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

test.each([
  [[1200], [1200]],
  [[320, 480], [480]],
  [[320, 480, 640, 720], [720]],
  [
    [320, 480, 640, 960],
    [640, 960],
  ],
  [
    [320, 480, 640, 960, 1280, 1600],
    [640, 1600],
  ],
])('of the widths %j the built Storybook has %j', (widths, kept) => {
  expect(storybookWidths(widths)).toEqual(kept);
});

test('the widest of each picture stays, but of what no page shows: share cards, and what films were made of', () => {
  const ofFilms = ['dealership/stockroom'];
  const widest = (pictures: PictureManifest) =>
    Object.entries(pictures).flatMap(([name, { widths }]) =>
      name.startsWith('share/') || ofFilms.includes(name) ? [] : [[name, Math.max(...widths)]],
    );
  expect(storybookPictures(manifest)['share/home']?.widths).toEqual([240]);
  for (const name of ofFilms) expect(storybookPictures(manifest)[name]?.widths).toEqual([640]);
  expect(widest(storybookPictures(manifest))).toEqual(widest(manifest));
});

const write = (name: string, content: Buffer | string = 'x') => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

const filesIn = (name: string) => fs.readdirSync(path.join(folder, name)).toSorted();

const picture = { width: 1000, height: 500, color: '#123456' };

test('the built Storybook keeps what its pages ask for, and has share cards as AVIF', async () => {
  for (const width of [320, 480, 640, 960, 1000]) write(`pictures/home/stall.1-${width}.avif`);
  write('pictures/home/stall.1-1000.jpg');
  const card = sharp({ create: { width: 1200, height: 630, channels: 3, background: '#123456' } });
  write('pictures/share/home.2-1200.jpg', await card.jpeg().toBuffer());
  write('films/stall.webm');
  write('films/stall.mp4');
  write('icons/icon.png');

  await slimMedia(folder, {
    'home/stall': {
      ...picture,
      base: '/pictures/home/stall.1',
      widths: [320, 480, 640, 960, 1000],
    },
    'share/home': { ...picture, base: '/pictures/share/home.2', widths: [1200] },
  });

  expect(filesIn('pictures/home')).toEqual(['stall.1-1000.avif', 'stall.1-640.avif']);
  expect(filesIn('pictures/share')).toEqual(['home.2-240.avif']);
  const { width, height } = await sharp(
    path.join(folder, 'pictures/share/home.2-240.avif'),
  ).metadata();
  expect([width, height]).toEqual([240, 126]);
  expect(filesIn('films')).toEqual(['stall.webm']);
  expect(filesIn('icons')).toEqual(['icon.png']);
});

test('a picture without any file stops the build', async () => {
  write('pictures/home/other.jpg');
  await expect(
    slimMedia(folder, {
      'home/stall': { ...picture, base: '/pictures/home/stall', widths: [480] },
    }),
  ).rejects.toThrow('stall-480.jpg');
});

/** Bundles one source as the Storybook's build does, and runs it. */
const bundled = async (source: string): Promise<Record<string, unknown>> => {
  const [output] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@content': sampleContent } },
    plugins: [leanMediaPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: path.join(root, source), formats: ['es'], fileName: 'source' },
    },
  })) as Rollup.RollupOutput[];
  write('source.mjs', output?.output[0].code ?? '');
  return (await import(pathToFileURL(path.join(folder, 'source.mjs')).href)) as Record<
    string,
    unknown
  >;
};

test('stories ask for the widths that are there, from where the Storybook lies', async () => {
  const { pictureAsset } = await bundled('src/content/pictures.ts');
  const all = storybookPictures(manifest);
  for (const name of Object.keys(manifest)) {
    expect((pictureAsset as (name: string) => unknown)(name)).toEqual({
      ...all[name],
      base: all[name]?.base.slice(1),
    });
  }
});

test('who asks for the list of the encoder gets what the site sends', async () => {
  write('asks.ts', `export { default } from '@content/generated/pictures.json';`);
  const { default: list } = await bundled(path.relative(root, path.join(folder, 'asks.ts')));
  expect(list).toEqual(manifest);
});

test('the link to the original of a film leads to the format that is there', async () => {
  const { parseVideoAddress } = await bundled('kit/src/domain/videoAddress.ts');
  expect((parseVideoAddress as (address: string) => unknown)('films/about')).toMatchObject({
    original: 'films/about.webm',
    sources: [{ src: 'films/about.webm' }, { src: 'films/about.mp4' }],
  });
});

test('the fallback of a picture is one that is there', () => {
  const file = path.join(root, 'kit/src/components/Picture/Picture.tsx');
  const { transform } = leanMediaPlugin() as {
    transform: (code: string, id: string) => { code: string };
  };
  const { code } = transform(fs.readFileSync(file, 'utf8'), file);
  expect(code).toContain('src: `${asset.base}-${fallbackWidth(asset.widths)}.avif`');
  expect(code).not.toContain('.jpg');
});
