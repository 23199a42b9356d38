import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sample from '@content/generated/pictures.json';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { pictureManifestSchema } from '@/content/schema';
import { colors } from '@lasakita/ui/tokens';
import { filesOf } from '../../../tools/content/encodedFiles';
import {
  pictureFolders,
  updatePictures,
  widthsFor,
  type PictureFolders,
} from '../../../tools/content/pictures';

let root: string;
let folders: PictureFolders;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folders = {
    masters: path.join(root, 'masters'),
    encoded: path.join(root, 'encoded'),
    manifest: path.join(root, 'generated/pictures.json'),
  };
  await mkdir(folders.masters);
});
afterEach(() => rm(root, { recursive: true }));

async function addMaster(file: string, { width = 400, height = 300, background = '#ff8000' } = {}) {
  const target = path.join(folders.masters, file);
  await mkdir(path.dirname(target), { recursive: true });
  await sharp({ create: { width, height, channels: 3, background } }).toFile(target);
}

const encodedFiles = async () =>
  (await readdir(folders.encoded, { recursive: true })).filter((file) => file.includes('.')).sort();

const manifest = async () =>
  pictureManifestSchema.parse(JSON.parse(await readFile(folders.manifest, 'utf8')));

test('widths go up in steps to the master’s own, and never beyond it or 1920', () => {
  expect(widthsFor(200)).toEqual([200]);
  expect(widthsFor(640)).toEqual([320, 480, 640]);
  expect(widthsFor(1200)).toEqual([320, 480, 640, 960, 1200]);
  expect(widthsFor(4000)).toEqual([320, 480, 640, 960, 1280, 1600, 1920]);
  // A sheet of cells has the one that a style shows.
  expect(widthsFor(1416, 'count/budburan-desktop-cups')).toEqual([1280]);
  expect(widthsFor(300, 'count/budburan-phone-cups')).toEqual([300]);
});

test('encodes every width in three formats and lists it in the manifest', async () => {
  await addMaster('home/table.png');
  const report = await updatePictures(folders);
  expect(report).toMatchObject({ pictures: 1, encoded: ['home/table'], faults: [] });

  const entry = (await manifest())['home/table'];
  expect(entry).toMatchObject({ width: 400, height: 300, widths: [320, 400] });
  expect(entry?.base).toMatch(/^\/pictures\/home\/table\.[0-9a-f]{8}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(entry?.color.slice(at, at + 2) ?? '', 16),
  );
  expect(red).toBeGreaterThan(230);
  expect(green).toBeGreaterThan(110);
  expect(blue).toBeLessThan(20);

  const stem = entry?.base.replace('/pictures/', '') ?? '';
  expect(await encodedFiles()).toEqual(
    ['320.avif', '400.avif', '400.jpg'].map((end) => `${stem}-${end}`),
  );
  const { width, height, format } = await sharp(
    path.join(folders.encoded, `${stem}-320.avif`),
  ).metadata();
  expect({ width, height, format }).toEqual({ width: 320, height: 240, format: 'heif' });
});

test('a picture that only other sites show is encoded once, as JPEG', async () => {
  await addMaster('share/home.png');
  await updatePictures(folders);
  const entry = (await manifest())['share/home'];
  expect(entry?.widths).toEqual([400]);
  expect(await encodedFiles()).toEqual([`${entry?.base.replace('/pictures/', '')}-400.jpg`]);
});

test('an unchanged picture costs nothing, whatever else changes', async () => {
  await addMaster('home/table.png');
  await updatePictures(folders);
  await addMaster('home/bowl.jpg', { background: '#003300' });
  expect(await updatePictures(folders)).toMatchObject({ encoded: ['home/bowl'], removed: [] });
  expect(await updatePictures(folders)).toMatchObject({ encoded: [], manifestChanged: false });
  expect(Object.keys(await manifest())).toEqual(['home/bowl', 'home/table']);
});

test('a replaced master gets new names, and the outdated files go', async () => {
  await addMaster('home/table.png');
  await updatePictures(folders);
  const before = await encodedFiles();
  await addMaster('home/table.png', { background: '#00ff00' });
  const report = await updatePictures(folders);
  expect(report.removed.sort()).toEqual(before);
  const after = await encodedFiles();
  expect(after).toHaveLength(before.length);
  expect(after.some((file) => before.includes(file))).toBe(false);
});

test('a master that is gone leaves nothing behind', async () => {
  await addMaster('home/table.png');
  await addMaster('home/bowl.png');
  await updatePictures(folders);
  await rm(path.join(folders.masters, 'home/table.png'));
  await updatePictures(folders);
  expect(Object.keys(await manifest())).toEqual(['home/bowl']);
  expect((await encodedFiles()).every((file) => file.startsWith('home/bowl.'))).toBe(true);
});

test('an encoded file that was lost is made again', async () => {
  await addMaster('home/table.png');
  await updatePictures(folders);
  const files = await encodedFiles();
  await rm(path.join(folders.encoded, files[0] ?? ''));
  await updatePictures(folders);
  expect(await encodedFiles()).toEqual(files);
});

test('keeps the files of a frozen list when their picture is replaced or deleted', async () => {
  await addMaster('home/table.png');
  await addMaster('home/bowl.png');
  await updatePictures(folders);
  const before = await encodedFiles();
  const frozen = path.join(root, 'frozen.json');
  await writeFile(frozen, await readFile(folders.manifest));

  await addMaster('home/table.png', { background: '#0080ff' });
  await rm(path.join(folders.masters, 'home/bowl.png'));
  const report = await updatePictures({ ...folders, frozen });
  expect(report).toMatchObject({ encoded: ['home/table'], removed: [], faults: [] });
  expect(Object.keys(await manifest())).toEqual(['home/table']);
  const after = await encodedFiles();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 3);

  // Without its master nobody can make it again.
  const lost = before.find((file) => file.includes('bowl')) ?? '';
  await rm(path.join(folders.encoded, lost));
  expect((await updatePictures({ ...folders, frozen })).faults).toEqual([]);
  expect((await updatePictures({ ...folders, frozen }, { check: true })).faults).toEqual([
    "home/bowl: files of the tests' sample are gone; git restore public/pictures",
  ]);
});

describe('with check', () => {
  test('reports missing files and a stale manifest, and changes nothing', async () => {
    await addMaster('home/table.png');
    expect(await updatePictures(folders, { check: true })).toMatchObject({
      encoded: ['home/table'],
      manifestChanged: true,
    });
    await expect(encodedFiles()).rejects.toThrow('ENOENT');
    await expect(manifest()).rejects.toThrow('ENOENT');

    await updatePictures(folders);
    expect(await updatePictures(folders, { check: true })).toMatchObject({
      encoded: [],
      removed: [],
      manifestChanged: false,
    });

    await writeFile(folders.manifest, '{ "half": ');
    expect(await updatePictures(folders, { check: true })).toMatchObject({ manifestChanged: true });
  });

  test('finds the committed pictures up to date', async () => {
    const report = await updatePictures(pictureFolders, { check: true });
    expect(report).toMatchObject({ encoded: [], removed: [], manifestChanged: false, faults: [] });
  });
});

describe('files as phones and chats name them', () => {
  const write = (name: string, value: unknown, change = (text: string) => text) =>
    writeFile(path.join(root, name), change(`${JSON.stringify(value, null, 2)}\n`));
  const textOf = (name: string) => readFile(path.join(root, name), 'utf8');
  const files = async () =>
    (await readdir(folders.masters, { recursive: true })).filter((file) => /\./.test(file)).sort();

  test('get names that the site can use, and none is written over', async () => {
    await addMaster('home/table.jpg');
    await addMaster('home/Table.png');
    await addMaster('home/IMG_1.jpeg');
    await addMaster('home/img 1.jpg');
    await addMaster('Lines/🍟.webp');
    const report = await updatePictures(folders);
    expect(report.faults).toEqual([]);
    expect(new Set(report.renamed)).toEqual(
      new Set([
        { from: 'Lines/🍟.webp', to: 'lines/picture.webp' },
        { from: 'home/IMG_1.jpeg', to: 'home/img-1.jpg' },
        { from: 'home/Table.png', to: 'home/table-2.png' },
        { from: 'home/img 1.jpg', to: 'home/img-1-2.jpg' },
      ]),
    );
    expect(await files()).toEqual([
      'home/img-1-2.jpg',
      'home/img-1.jpg',
      'home/table-2.png',
      'home/table.jpg',
      'lines/picture.webp',
    ]);
    expect(Object.keys(await manifest())).toHaveLength(5);
    expect(await updatePictures(folders)).toMatchObject({ renamed: [], encoded: [] });
  });

  test('are known to the content by their names now, in files that keep their form', async () => {
    await addMaster('uses/IMG_1.JPG');
    await addMaster('uses/img 1.png');
    await addMaster('uses/photo.jpg.jpg');
    await addMaster('uses/fine.jpg');
    const use = (drawing: string) => ({ slug: 'a', label: 'A', drawing });
    const drawings = ['uses/IMG_1', '/uses/img 1.png', 'uses/photo.jpg', 'uses/fine', 'uses/NONE'];
    const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    await write('uses.json', drawings.map(use), windows);
    await write('alt-texts.json', { 'uses/IMG_1': 'One.', 'uses/fine': 'Two.' });
    await write('products.json', '[{', (text) => text.slice(1, 3));
    const report = await updatePictures({ ...folders, content: root });
    expect(report.rewritten.toSorted()).toEqual(['alt-texts.json', 'uses.json']);
    const now = ['uses/img-1', 'uses/img-1-2', 'uses/photo', 'uses/fine', 'uses/NONE'];
    expect(await textOf('uses.json')).toBe(windows(`${JSON.stringify(now.map(use), null, 2)}\n`));
    expect(JSON.parse(await textOf('alt-texts.json'))).toEqual({
      'uses/img-1': 'One.',
      'uses/fine': 'Two.',
    });
    expect(await textOf('products.json')).toBe('[{');
    expect((await updatePictures({ ...folders, content: root })).rewritten).toEqual([]);
  });

  test('a name that is right means the file of that name, though another had nearly the same', async () => {
    await addMaster('uses/photo.jpg');
    await addMaster('uses/photo.jpeg');
    await write('uses.json', [{ slug: 'a', label: 'A', drawing: 'uses/photo' }]);
    const report = await updatePictures({ ...folders, content: root });
    expect(report.renamed).toEqual([{ from: 'uses/photo.jpeg', to: 'uses/photo-2.jpg' }]);
    expect(report.rewritten).toEqual([]);
  });

  test('with check are told with the names that they will get, and stay', async () => {
    await addMaster('uses/IMG_1.JPG');
    const report = await updatePictures({ ...folders, content: root }, { check: true });
    expect(report.faults).toEqual(['uses/IMG_1.JPG: npm run pictures will call it uses/img-1.jpg']);
    expect(report.encoded).toEqual(['uses/img-1']);
    expect(await files()).toEqual(['uses/IMG_1.JPG']);
  });
});

test('the list with the line ends of Windows is no other one', async () => {
  await addMaster('home/table.png');
  await updatePictures(folders);
  const text = await readFile(folders.manifest, 'utf8');
  await writeFile(folders.manifest, `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(await updatePictures(folders, { check: true })).toMatchObject({
    encoded: [],
    manifestChanged: false,
  });
});

describe('faults', () => {
  test('are all reported, and nothing is removed until they are mended', async () => {
    await addMaster('home/table.png');
    await updatePictures(folders);
    const before = await encodedFiles();
    await rm(path.join(folders.masters, 'home/table.png'));
    await addMaster('home/inner/table.png');
    await addMaster('loose.png');
    await addMaster('home/bowl.png');
    await addMaster('home/bowl.jpg');
    await writeFile(path.join(folders.masters, 'home/broken.jpg'), 'not a picture');
    const report = await updatePictures(folders);
    expect(report.faults).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'home/inner/table.png: a picture lies in a folder of its own group',
        ),
        expect.stringContaining('loose.png: a picture lies in a folder of its own group'),
        expect.stringMatching(/^home\/bowl: both bowl\.(png|jpg) and bowl\.(png|jpg) exist/),
        'home/broken: cannot be read as a picture: it is no picture; export it as JPEG, PNG or WebP',
      ]),
    );
    expect(report.faults).toHaveLength(4);
    expect(await encodedFiles()).toEqual(expect.arrayContaining(before));
  });
});

test.each([
  ['IMG_0001.HEIC', 'IMG_0001.HEIC: a HEIC picture, as iPhones take them'],
  ['cocoa.jpg', 'home/cocoa: cannot be read as a picture: it is a HEIC picture, as iPhones take'],
])('a picture of an iPhone, as %s, is refused with what to do', async (name, told) => {
  await addMaster('home/table.png');
  const heic = Buffer.concat([Buffer.from('\0\0\0 ftypheic'), Buffer.alloc(64)]);
  await writeFile(path.join(folders.masters, 'home', name), heic);
  const { faults } = await updatePictures(folders);
  expect(faults).toEqual([expect.stringContaining(told)]);
  expect(faults[0]).toContain('export it as JPEG');
});

describe('the colour that is shown until a picture has come', () => {
  const colorOf = async (draw: Sharp, file = 'products/pouch.png') => {
    const target = path.join(folders.masters, file);
    await mkdir(path.dirname(target), { recursive: true });
    await draw.toFile(target);
    await updatePictures(folders);
    return (await manifest())['products/pouch']?.color;
  };
  const isCutOut = async () => (await manifest())['products/pouch']?.isCutOut;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const pouch = { r: 255, g: 128, b: 0, alpha: 1 };
  const blank = (background: { r: number; g: number; b: number; alpha: number }, size = 200) =>
    sharp({ create: { width: size, height: size, channels: 4, background } });

  test.each(['png', 'webp'])(
    'is the paper behind a %s that one can see through',
    async (ending) => {
      const cut = blank(clear).composite([{ input: await blank(pouch, 120).png().toBuffer() }]);
      expect(await colorOf(cut, `products/pouch.${ending}`)).toBe(colors.gata.main.toLowerCase());
      expect(await isCutOut()).toBe(true);
    },
  );

  test('is the picture’s own, where it has the means to be seen through and is not', async () => {
    expect(await colorOf(blank(pouch))).toMatch(/^#f[0-9a-f][78][0-9a-f]0[0-9a-f]$/);
    expect(await isCutOut()).toBeUndefined();
  });

  test('is the ground itself where the upper edge has one color, and only there a ground', async () => {
    const ground = async () => (await manifest())['products/pouch']?.ground;
    const below = { input: await blank(pouch, 100).png().toBuffer(), gravity: 'south' };
    expect(await colorOf(blank({ r: 195, g: 49, b: 24, alpha: 1 }).composite([below]))).toBe(
      '#c33118',
    );
    expect(await ground()).toBe('#c33118');
    const above = { ...below, gravity: 'north' };
    await colorOf(blank({ r: 195, g: 49, b: 24, alpha: 1 }).composite([above]));
    expect(await ground()).toBeUndefined();
  });
});

test('the pictures of the sample stay well under 60 MB', async () => {
  const sizes = await Promise.all(
    filesOf(sample).map(async (file) => (await stat(path.join(pictureFolders.encoded, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60e6);
});

test('the manifest holds exactly what the site reads', async () => {
  const committed: unknown = JSON.parse(await readFile(pictureFolders.manifest, 'utf8'));
  expect(
    z.prettifyError(pictureManifestSchema.safeParse(committed).error ?? new z.ZodError([])),
  ).toBe('');
});
