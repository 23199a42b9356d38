import altTexts from '@content/alt-texts.json';
import manifest from '@content/generated/pictures.json';

/** A picture's encoded files, or `undefined` for a name that has none. */
export const pictureAsset = (name: string) =>
  Object.hasOwn(manifest, name) ? manifest[name] : undefined;

/** What is in a picture, for those who cannot see it; empty where it is pure decoration. */
export const altText = (name: string) =>
  (Object.hasOwn(altTexts, name) ? altTexts[name] : undefined) ?? '';
