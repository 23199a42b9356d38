import { fallbackWidth } from '@lasakita/ui/domain/picture';
import type { PictureManifest } from '@/content/schema';
import type { PictureAsset } from '@lasakita/ui/domain/picture';

export type Ending = 'avif' | 'jpg';

/** Pictures in this folder are for other sites, which take JPEG: no page shows them. */
export const isShared = (name: string) => name.startsWith('share/');

/** A sheet of cells, which a style shows at one width, and no `<img>`. */
export const isSheet = (name: string) => name.endsWith('-cups');

/** The name of a picture by where its files begin. */
const nameOf = (base: string) => base.replace('/pictures/', '').replace(/\.[\da-f]{8}$/, '');

/** A file of a picture, from the folder of the encoded ones. */
export const fileOf = ({ base }: PictureAsset, width: number, ending: Ending) =>
  `${base.replace('/pictures/', '')}-${width}.${ending}`;

/** Every file of a picture: the fallback is needed at one width only. */
export const partsOf = ({ base, widths }: PictureAsset): { width: number; ending: Ending }[] => {
  const avif = widths.map((width) => ({ width, ending: 'avif' as const }));
  const fallback = { width: fallbackWidth(widths), ending: 'jpg' as const };
  if (isShared(nameOf(base))) return [fallback];
  return isSheet(nameOf(base)) ? avif : [...avif, fallback];
};

/** The files of all pictures of a list, from the folder of the encoded ones. */
export const filesOf = (manifest: PictureManifest) =>
  Object.values(manifest).flatMap((entry) =>
    partsOf(entry).map(({ width, ending }) => fileOf(entry, width, ending)),
  );
