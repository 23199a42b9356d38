/**
 * The pictures and films that the built Storybook takes along. The site sends each in several formats and many widths, for
 * every browser and every line; a Storybook is looked at in browsers of today, which all take AVIF and WebM.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { PictureManifest } from '../../src/content/schema.ts';
import { filesIn } from '../build/filesIn.ts';

/** The one width, in px, that is kept beside a picture's widest: for cards and phones, also on dense screens. */
const SMALL_WIDTH = 640;
/** The width, in px, of what the foundations alone show, as a thumbnail. */
const THUMBNAIL_WIDTH = 240;
/** A picture less wide than this, in px, is small enough by itself. */
const LEAST_WIDEST = 960;
/** For pictures that exist as JPEG only. */
const AVIF = { quality: 55, effort: 4 };

/** The widths of a picture that the built Storybook has: the widest always, so that none gets softer. */
export const storybookWidths = (widths: readonly number[]): number[] => {
  const widest = Math.max(...widths);
  return widths.filter(
    (width) => width === widest || (width === SMALL_WIDTH && widest >= LEAST_WIDEST),
  );
};

/** What others show where a page is shared: no page shows it, and the foundations only as a thumbnail. */
const isShareCard = (name: string) => name.startsWith('share/');
/** What films were made of: pages show the films, and the foundations these in a grid. */
const ofFilms: readonly string[] = ['dealership/stockroom'];

const widthsOf = (name: string, widths: readonly number[]): number[] => {
  if (isShareCard(name)) return [THUMBNAIL_WIDTH];
  return ofFilms.includes(name) ? [SMALL_WIDTH] : storybookWidths(widths);
};

/** The encoder's list with the widths that the built Storybook has. */
export const storybookPictures = (manifest: PictureManifest): PictureManifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, picture]) => [
      name,
      {
        ...picture,
        widths: widthsOf(name, picture.widths),
      },
    ]),
  );

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/**
 * Takes out of a built Storybook what its pages do not ask for: pictures in other formats and widths, and films in MP4. A
 * picture that exists as JPEG only becomes AVIF.
 *
 * @param folder The built Storybook, with the site's `pictures` and `films` in it.
 * @param manifest The encoder's list of the site's pictures.
 * @throws If a picture of the list has no file.
 */
export const slimMedia = async (folder: string, manifest: PictureManifest): Promise<void> => {
  const wanted = new Set<string>();
  for (const [name, { base, widths }] of Object.entries(storybookPictures(manifest))) {
    for (const width of widths) {
      const file = path.join(folder, `${base}-${width}.avif`);
      if (!(await exists(file))) {
        const widest = Math.max(...(manifest[name]?.widths ?? []));
        const original = path.join(folder, `${base}-${widest}.jpg`);
        await sharp(original).resize({ width }).avif(AVIF).toFile(file);
      }
      wanted.add(file);
    }
  }
  for (const file of filesIn(path.join(folder, 'pictures'))) {
    if (!wanted.has(file)) await fs.rm(file);
  }
  for (const file of filesIn(path.join(folder, 'films'))) {
    if (file.endsWith('.mp4')) await fs.rm(file);
  }
};
