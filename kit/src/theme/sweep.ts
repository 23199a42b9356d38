import { keyframes } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

const pass = keyframes({ '50%, 100%': { transform: 'translateX(100%)' } });

/** A band of light that passes over what is still on its way: one for all that is in it. */
export const sweep = ({ theme }: { theme: Theme }): CSSObject => ({
  position: 'relative',
  overflow: 'hidden',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(90deg, transparent, ${theme.palette.action.hover}, transparent)`,
    transform: 'translateX(-100%)',
    animation: `${pass} ${theme.tokens.durations.sweep}ms linear infinite`,
  },
});
