import { getContrastRatio } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/**
 * What a ground of any color is to all that stands on it, as `tokens.onBand` is for the named ones: the light ink where that has
 * 4.5:1, or else the ink that has more; and the color of its largest numbers and of the focus ring, of at least 3:1 where one has that.
 *
 * @param ground A color that is written out, such as "#c33118".
 */
export const onGround = ({ tokens: { pantry } }: Theme, ground: string) => {
  const first = (colors: readonly string[], ratio: number) =>
    colors.find((color) => getContrastRatio(ground, color) >= ratio) ?? pantry.tsokolate.dark;
  const [light, dark] = [pantry.gata.light, pantry.tsokolate.dark];
  const ratios = [light, dark].map((ink) => getContrastRatio(ground, ink));
  const isLight = (ratios[0] ?? 0) >= Math.min(4.5, ratios[1] ?? 0);
  const clearer = isLight ? light : dark;
  const loud = first([pantry.keso.main, pantry.ube.main], 3);
  return {
    '--focus-ring': loud,
    '--loud': loud,
    backgroundColor: ground,
    color: clearer,
  };
};
