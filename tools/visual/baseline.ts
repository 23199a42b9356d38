/**
 * Baselines: one file per capture. Each carries the fingerprint of the exact pixels, which alone decides. A picture that
 * would be large without loss (photographs) is stored smaller and lossy, for people to look at, with fingerprints of its
 * tiles.
 */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { decode, differenceOf, fingerprint, tileHashes, toSharp } from './pixels.ts';
import type { Difference, Pixels } from './pixels.ts';
import { baselineFolder } from './storyList.ts';

/** Above this many bytes a picture is kept with loss. */
const LOSSLESS_LIMIT = 24_000;
const LOSSY_QUALITY = 30;
/** As wide as the report shows it. Baselines stay in the repository for ever. */
const LOSSY_WIDTH = 683;

interface Note {
  pixels: string;
  width: number;
  height: number;
  /** Fingerprints of the tiles, where the picture is kept with loss. */
  tiles?: string;
}

/** WebP without loss, AVIF with loss: each the smaller of the two at what it is for. */
const formats = ['webp', 'avif'] as const;

const fileOf = (key: string, format: (typeof formats)[number]) =>
  path.join(baselineFolder, `${key}.${format}`);

/** The file of a capture, if it has a baseline. */
export const baselineFile = (key: string): string | undefined =>
  formats.map((format) => fileOf(key, format)).find((file) => fs.existsSync(file));

const readNote = async (file: string): Promise<Note> => {
  const { xmpAsString } = await sharp(file).metadata();
  if (!xmpAsString) throw new Error(`${file} is no baseline`);
  return JSON.parse(xmpAsString) as Note;
};

export type Verdict =
  | { status: 'same' }
  | { status: 'missing' }
  | { status: 'changed'; before: Buffer; difference: Difference };

/** Compares a capture with its baseline: the same only when no pixel differs in any bit. */
export const judge = async (key: string, after: Pixels): Promise<Verdict> => {
  const file = baselineFile(key);
  if (!file) return { status: 'missing' };
  const note = await readNote(file);
  if (note.pixels === fingerprint(after)) return { status: 'same' };
  if (!note.tiles) {
    const before = await fs.promises.readFile(file);
    return { status: 'changed', before, difference: differenceOf(await decode(before), after) };
  }
  const { width, height } = note;
  const tiles = Buffer.from(note.tiles, 'base64');
  return {
    status: 'changed',
    before: await sharp(file).resize(width, height).webp({ quality: 85 }).toBuffer(),
    difference: differenceOf({ width, height, tiles }, after),
  };
};

/** Makes a capture the baseline, unless it is already. Says whether anything changed. */
export const accept = async (key: string, pixels: Pixels): Promise<boolean> => {
  const before = baselineFile(key);
  const note: Note = {
    pixels: fingerprint(pixels),
    width: pixels.width,
    height: pixels.height,
  };
  if (before && (await readNote(before)).pixels === note.pixels) return false;
  const withNote = (image: Sharp, content: Note) => image.withXmp(JSON.stringify(content));
  const lossless = (effort: number) =>
    withNote(toSharp(pixels), note).webp({ lossless: true, effort }).toBuffer();
  // The quick try tells photographs from the rest.
  let image = await lossless(0);
  if (image.length <= LOSSLESS_LIMIT * 2) image = await lossless(5);
  const isLossy = image.length > LOSSLESS_LIMIT;
  if (isLossy) {
    const tiles = tileHashes(pixels).toString('base64');
    const small = toSharp(pixels).resize({ width: LOSSY_WIDTH, withoutEnlargement: true });
    image = await withNote(small, { ...note, tiles })
      .avif({ quality: LOSSY_QUALITY, effort: 2 })
      .toBuffer();
  } else if (fingerprint(await decode(image)) !== note.pixels) {
    throw new Error(`${key} was not kept without loss`);
  }
  const file = fileOf(key, isLossy ? 'avif' : 'webp');
  if (before && before !== file) await fs.promises.rm(before);
  await fs.promises.mkdir(path.dirname(file), { recursive: true });
  await fs.promises.writeFile(file, image);
  return true;
};

/** All baselines there are, by key. */
export const baselineKeys = (): string[] => {
  if (!fs.existsSync(baselineFolder)) return [];
  return fs
    .readdirSync(baselineFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => formats.some((format) => name.endsWith(`.${format}`)))
    .map((name) => name.slice(0, name.lastIndexOf('.')).replaceAll(path.sep, '/'))
    .toSorted();
};
