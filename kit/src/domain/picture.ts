/** A picture as the encoder left it: one entry of `src/content/generated/pictures.json`. */
export interface PictureAsset {
  /** The address of its files without width and ending, such as `/pictures/products/cocoa.1a2b3c4d`. */
  base: string;
  /** Width of the master in px. */
  width: number;
  /** Height of the master in px. */
  height: number;
  /** The widths in px that exist, ascending. */
  widths: number[];
  /** Its dominant color, shown until the picture has arrived. */
  color: string;
  /** The one color of its upper edge, where it has one: on it the picture goes on above its frame. @default none */
  ground?: string | undefined;
  /** Whether one sees through a part of it: a thing that is cut out. @default false */
  isCutOut?: true | undefined;
}

/** A picture by its address, of whatever origin. */
export interface PictureFile {
  /** Its address. */
  src: string;
  /** The same in other widths, as the `srcset` attribute takes them. @default none */
  srcSet?: string | undefined;
  /** Its width in px: with the height it keeps its place before it has arrived. */
  width: number;
  /** Its height in px. */
  height: number;
  /** Stands in its place until it has arrived. @default nothing */
  color?: string | undefined;
  /** The one color of its upper edge, where it has one. @default none */
  ground?: string | undefined;
  /** Whether one sees through a part of it: a thing that is cut out. @default false */
  isCutOut?: true | undefined;
}

/** A picture: as this site's encoder left it, or by its address. */
export type PictureSource = PictureAsset | PictureFile;

/** What tells a picture from others. */
export const pictureKey = (picture: PictureSource | undefined): string | undefined =>
  picture && ('base' in picture ? picture.base : picture.src);

/** The widest that a fallback gets, in px: as wide as a picture that is shared. */
const WIDEST = 1200;

/**
 * The one width, in px, that a picture has as JPEG too: for browsers that do not know AVIF, and for those who share it.
 *
 * @param widths The widths that exist, ascending.
 */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= WIDEST) ?? widths[0] ?? 0;
