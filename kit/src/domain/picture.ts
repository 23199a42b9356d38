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
  ground?: string;
  /** Whether one sees through a part of it: a thing that is cut out. @default false */
  isCutOut?: true;
}

/** The widest that a fallback gets, in px: as wide as a picture that is shared. */
const WIDEST = 1200;

/**
 * The one width, in px, that a picture has as JPEG too: for browsers that do not know AVIF, and for those who share it.
 *
 * @param widths The widths that exist, ascending.
 */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= WIDEST) ?? widths[0] ?? 0;
