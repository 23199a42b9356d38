import type { CSSObject } from '@mui/material/styles';

/**
 * For a box whose width sets its height: in a low window, such as a phone held sideways, it narrows until all of it fits
 * below the header.
 *
 * @param ratio Its width to its height.
 */
export const boundedByHeight = (ratio: number): CSSObject => ({
  '@media (max-height: 30rem)': {
    maxWidth: `calc((100svh - 4rem) * ${ratio})`,
    marginInline: 'auto',
  },
});
