import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PictureManifest } from '../src/content/schema.ts';
import { sampleContent } from '../tools/content/contentFolder.ts';
import { storybookPictures } from '../tools/storybook/storybookMedia.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MANIFEST = path.join(sampleContent, 'generated/pictures.json');
/** Hands the pictures to site and stories; who asks for the manifest itself gets it as it is. */
const PICTURES = path.join(ROOT, 'src/content/pictures.ts');
const ADDRESSES = path.join(ROOT, 'kit/src/domain/videoAddress.ts');
const PICTURE = path.join(ROOT, 'kit/src/components/Picture/Picture.tsx');
const ORIGINAL = /(\boriginal: `\/films\/\$\{film\})\.mp4`/;
const FALLBACK = /(fallbackWidth\(asset\.widths\)\}\.)jpg/;
const ID = '\0storybook-pictures';
const SERVED = '\0virtual:served-counters';

/** Each address from the page on and not from the root: a built Storybook may lie below a folder. */
const relative = (manifest: PictureManifest): PictureManifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([name, picture]) => [
      name,
      { ...picture, base: picture.base.replace(/^\//, '') },
    ]),
  );

/** The same for the pictures that come with the counters of what is served. */
function leanCounters(code: string): string {
  const [start = '', json = '{}'] = code.split(/(?<== )|;$/);
  const counters = JSON.parse(json, (key, value: unknown) =>
    key === 'bare' || key === 'cups'
      ? relative(storybookPictures({ [key]: value } as PictureManifest))[key]
      : value,
  ) as unknown;
  return `${start}${JSON.stringify(counters)};`;
}

/**
 * Makes the built Storybook ask only for the pictures and films that `tools/storybook/buildStorybook.ts` leaves in it, by
 * addresses relative to the page.
 */
export const leanMediaPlugin = (): Plugin => ({
  name: 'lean-media',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer === PICTURES && source.endsWith('/pictures.json') ? ID : undefined,
  load(id) {
    if (id !== ID) return undefined;
    const manifest = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as PictureManifest;
    return `export default ${JSON.stringify(relative(storybookPictures(manifest)))};`;
  },
  transform(code, id) {
    if (id === SERVED) return { code: leanCounters(code), map: null };
    const [pattern, kept] =
      id === ADDRESSES
        ? // The link to the original of a film leads to the format that is there,
          ([ORIGINAL, '$1.webm`'] as const)
        : // and so does the fallback of a picture, which a browser asks for where React pauses before the sources are there.
          ([FALLBACK, '$1avif'] as const);
    if (id !== ADDRESSES && id !== PICTURE) return undefined;
    if (!pattern.test(code)) this.error(`What to replace is not found in ${id}`);
    return { code: code.replace(pattern, kept).replaceAll('`/films/', '`films/'), map: null };
  },
});
