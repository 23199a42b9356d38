import { getContrastRatio } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/**
 * What a ground of any color is to all that stands on it, as `tokens.onBand` is for the named ones: ink of at least 4.5:1, and
 * the color of its largest numbers and of the focus ring, of at least 3:1.
 *
 * @param ground A color that is written out, such as "#c33118".
 */
export const onGround = ({ tokens: { pantry } }: Theme, ground: string) => {
  const first = (colors: readonly string[], ratio: number) =>
    colors.find((color) => getContrastRatio(ground, color) >= ratio) ?? pantry.tsokolate.dark;
  const loud = first([pantry.keso.main, pantry.ube.main], 3);
  return {
    '--focus-ring': loud,
    '--loud': loud,
    backgroundColor: ground,
    color: first([pantry.gata.light], 4.5),
  };
};
