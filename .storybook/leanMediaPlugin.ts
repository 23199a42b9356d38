import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PictureManifest } from '../src/content/schema.ts';
import { storybookPictures } from '../tools/storybookMedia.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MANIFEST = path.join(ROOT, 'src/content/generated/pictures.json');
/** Hands the pictures to site and stories; who asks for the manifest itself gets it as it is. */
const PICTURES = path.join(ROOT, 'src/content/pictures.ts');
const ADDRESSES = path.join(ROOT, 'src/components/Video/videoAddress.ts');
const ORIGINAL = /(\boriginal: `\/films\/\$\{film\})\.mp4`/;
const ID = '\0storybook-pictures';

/** Has the built Storybook ask for those pictures and films only that `tools/buildStorybook.ts` leaves in it. */
export const leanMediaPlugin = (): Plugin => ({
  name: 'lean-media',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer === PICTURES && source.endsWith('/pictures.json') ? ID : undefined,
  load(id) {
    if (id !== ID) return undefined;
    const manifest = JSON.parse(fs.readFileSync(MANIFEST, 'utf8')) as PictureManifest;
    return `export default ${JSON.stringify(storybookPictures(manifest))};`;
  },
  // The link to the original of a film leads to the format that is there.
  transform(code, id) {
    if (id !== ADDRESSES) return undefined;
    if (!ORIGINAL.test(code)) this.error(`The original of a film is not found in ${ADDRESSES}`);
    return { code: code.replace(ORIGINAL, '$1.webm`'), map: null };
  },
});
