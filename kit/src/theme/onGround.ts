import { getContrastRatio } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';

/**
 * What a ground of any color is to all that stands on it, as `tokens.onBand` is for the named ones: the light ink where that has
 * 4.5:1, or else the ink that has more; and the color of its largest numbers and of the focus ring, of at least 3:1 where one has that.
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
