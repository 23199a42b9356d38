import type { CSSObject } from '@mui/material/styles';

/**
 * For what is as high as its width makes it: in a low window, such as a phone held sideways, it becomes as narrow as it must to
 * be seen whole below the header.
 *
 * @param ratio Its width to its height.
 */
export const boundedByHeight = (ratio: number): CSSObject => ({
  '@media (max-height: 30rem)': {
    maxWidth: `calc((100svh - 4rem) * ${ratio})`,
    marginInline: 'auto',
  },
});
