import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { largestFilm, listFilms } from '../../../tools/content/films';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'films-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mp4 = (size = 100) => Buffer.concat([Buffer.from('\0\0\0 ftypisom\0\0'), Buffer.alloc(size)]);
const webm = Buffer.concat([
  Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84]),
  Buffer.from('webm'),
]);

const faultsOf = async (files: Record<string, Buffer>) => {
  for (const [name, bytes] of Object.entries(files))
    await writeFile(path.join(folder, name), bytes);
  return (await listFilms(folder)).faults;
};

test('films of both forms are listed', async () => {
  await mkdir(folder, { recursive: true });
  expect(await faultsOf({ 'a.mp4': mp4(), 'a.webm': webm, '.DS_Store': webm })).toEqual([]);
  expect((await listFilms(folder)).films).toEqual(['a.mp4', 'a.webm']);
  expect(await listFilms(path.join(folder, 'none'))).toEqual({ films: [], faults: [] });
});

test('a file that is something else under the name of a film is refused', async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff8000' } });
  expect(
    await faultsOf({
      'a.mp4': await picture.clone().jpeg().toBuffer(),
      'b.webm': mp4(),
      'c.mp4': Buffer.from('\0\0\0 ftypqt  '),
      'd.mp4': Buffer.alloc(0),
      'e.mp4': Buffer.from('hello'),
      'f.mov': mp4(),
    }),
  ).toEqual([
    'a.mp4: is a JPEG picture, not an MP4 film; another name does not convert it',
    'b.webm: is an MP4 film, not a WebM film; another name does not convert it',
    'c.mp4: is a QuickTime film, not an MP4 film; another name does not convert it',
    'd.mp4: is empty, not an MP4 film; another name does not convert it',
    'e.mp4: is something else, not an MP4 film; another name does not convert it',
    'f.mov: a film ends .mp4 or .webm',
  ]);
});

test('a film that is too heavy for a phone is refused', async () => {
  expect(await faultsOf({ 'a.mp4': mp4(largestFilm) })).toEqual([
    'a.mp4: has 901 KB; a film may have 900 KB at most',
  ]);
});
