/**
 * Multiplies the lengths of a `sizes` attribute and leaves its conditions as they are.
 *
 * @param sizes Such as `(min-width: 768px) 46vw, 92vw`; lengths may be `calc()`, conditions may not hold commas.
 * @param factor By how much a picture is wider than the frame that crops it.
 */
export const scaleSizes = (sizes: string, factor: number): string =>
  sizes
    .split(/,(?![^(]*\))/)
    .map((size) => {
      const [, condition = '', length = ''] = /^\s*(\(.*?\)\s+)?(.*?)\s*$/.exec(size) ?? [];
      return `${condition}calc(${length} * ${Number(factor.toFixed(3))})`;
    })
    .join(', ');
