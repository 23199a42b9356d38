import { getContrastRatio } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/**
 * The colors of everything on a ground of any color, as `tokens.onBand` for the named grounds. Words take the light ink if
 * that reaches 4.5:1, else the ink with more contrast. The largest numbers and the focus ring take a color of at least 3:1
 * if there is one.
 *
 * @param ground A color that is written out, such as "#c33118".
 */
export const onGround = ({ tokens: { pantry } }: Theme, ground: string) => {
  const contrast = (color: string) => getContrastRatio(ground, color);
  const [light, dark] = [pantry.gata.light, pantry.tsokolate.dark];
  const loud = [pantry.keso.main, pantry.ube.main].find((color) => contrast(color) >= 3) ?? dark;
  return {
    '--focus-ring': loud,
    '--loud': loud,
    backgroundColor: ground,
    color: contrast(light) >= Math.min(4.5, contrast(dark)) ? light : dark,
  };
};
