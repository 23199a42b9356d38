/** The widest that a fallback gets, in px: as wide as a picture that is shared. */
const WIDEST = 1200;

/**
 * The one width, in px, that a picture has as JPEG too: for browsers that know neither AVIF nor WebP, and for those who
 * share it.
 *
 * @param widths The widths that exist, ascending.
 */
export const fallbackWidth = (widths: readonly number[]): number =>
  widths.findLast((width) => width <= WIDEST) ?? widths[0] ?? 0;
