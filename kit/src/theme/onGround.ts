import { getContrastRatio } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/**
 * What a ground of any color is to all that stands on it, as `tokens.onBand` is for the named ones: ink of at least 4.5:1, and
 * the color of its largest numbers and of the focus ring, of at least 3:1.
 *
 * @param ground A color that is written out, such as "#c33118".
 */
export const onGround = ({ palette, tokens }: Theme, ground: string) => {
  const first = (colors: readonly string[], ratio: number) =>
    colors.find((color) => getContrastRatio(ground, color) >= ratio) ?? palette.tsokolate.dark;
  const loud = first([palette.keso.main, palette.ube.main], 3);
  return {
    '--focus-ring': loud,
    '--loud': loud,
    backgroundColor: ground,
    color: first([tokens.ink.inverse], 4.5),
  };
};
