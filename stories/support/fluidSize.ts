const REM = 16;

const lengthAt = (length: string, width: number): number =>
  length.split('+').reduce((sum, part) => {
    const [, amount = '0', unit = ''] = /^\s*([\d.]+)(rem|vw|px)\s*$/.exec(part) ?? [];
    const factor = { rem: REM, vw: width / 100, px: 1 }[unit] ?? Number.NaN;
    return sum + Number(amount) * factor;
  }, 0);

/**
 * What a size of the type scale comes to, in px.
 *
 * @param size A length, or `clamp(least, preferred, most)` of sums of lengths in rem, vw or px.
 * @param width The view's width in px.
 */
export const fluidSize = (size: string, width: number): number => {
  const [least, preferred, most] = /^clamp\((.*)\)$/.exec(size)?.[1]?.split(',') ?? [];
  if (!least || !preferred || !most) return lengthAt(size, width);
  return Math.max(
    lengthAt(least, width),
    Math.min(lengthAt(preferred, width), lengthAt(most, width)),
  );
};
