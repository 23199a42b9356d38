import type { Theme } from '@mui/material/styles';

/**
 * The scallop of an awning's lower edge, the only shape in which a cloth ends: ten across a phone, twenty-four across the
 * widest content. Sets the custom properties `--scallop`, its width, and `--scallop-from`, the start of one scallop at the
 * content's edge.
 */
export const scallopSizes = (theme: Theme) => {
  const margin = 'clamp(16px, 4vw, 48px)';
  const { container } = theme.tokens.sizes;
  return {
    '--scallop': '10vw',
    '--scallop-from': `calc(max((100vw - ${container}px) / 2, 0px) + ${margin})`,
    [theme.breakpoints.up('lg')]: {
      '--scallop': `calc((min(100vw, ${container}px) - 96px) / 24)`,
    },
  };
};

/** The mask that cuts a row of scallops, each half as high as it is wide, from a given height on. */
export const scallopMask = (from = '0px') =>
  `radial-gradient(circle at 50% 0, #000 calc(var(--scallop) / 2 - 0.4px), transparent calc(var(--scallop) / 2 + 0.3px)) var(--scallop-from) ${from} / var(--scallop) calc(var(--scallop) / 2 + 1px) repeat-x`;
