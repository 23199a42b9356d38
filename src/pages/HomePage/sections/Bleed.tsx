import { styled } from '@mui/material/styles';

/**
 * Words beside something that reaches the screen's edge: below them on phones, at the end of the row on wide screens.
 * Two children, the words first.
 */
export const Bleed = styled('div')(({ theme }) => ({
  '--side': `max(clamp(16px, 4vw, 48px), 50vw - ${theme.tokens.sizes.container / 2}px + 48px)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type': {
    paddingInline: 'clamp(16px, 4vw, 48px)',
    paddingBlock: 'clamp(44px, 5vw, 80px)',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    alignItems: 'center',
    '& > :first-of-type': { paddingInlineStart: 'var(--side)' },
  },
}));
