import ArrowUpIcon from '@mui/icons-material/ArrowUpwardRounded';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useScrolledPast } from '../../hooks/useScrolledPast.ts';

const Button = styled(IconButton)(({ theme }) => ({
  position: 'fixed',
  right: 'max(16px, env(safe-area-inset-right))',
  bottom: 'max(16px, env(safe-area-inset-bottom))',
  zIndex: theme.tokens.layers.scrollToTop,
  width: 52,
  height: 52,
  ...theme.tokens.keycap,
  '&[hidden]': { display: 'none' },
  '@media print': { display: 'none' },
}));

export interface ScrollToTopProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'color' | 'children'
> {
  /** Selects what takes the focus, which would vanish with the button. @default 'main h1' */
  focusTarget?: string;
  /** Its name. @default 'Scroll to top' */
  label?: string;
}

const scrollToTop = () => {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
};

/**
 * Appears when the page is scrolled more than 500 px and takes the visitor back to its top (SHELL-4).
 *
 * @do Place it once, in the layout.
 * @dont Do not add a second button at the same corner.
 * @instead For the way to the content at the start of a page: `SkipLink`.
 * @keyboard Tab: Goes to it while it shows, after everything else.
 * @keyboard Enter, Space: Goes to the top.
 * @roles A button named "Scroll to top"; not there while the page is near its top.
 * @announcements The page's title, because the focus goes to it.
 */
export function ScrollToTop({
  focusTarget = 'main h1',
  label = 'Scroll to top',
  onClick,
  ...rest
}: ScrollToTopProps) {
  const { tokens } = useTheme();
  const isShown = useScrolledPast(tokens.scrollThresholds.scrollToTop, 'beyond');
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    document.querySelector<HTMLElement>(focusTarget)?.focus({ preventScroll: true });
    scrollToTop();
  };
  return (
    <Button {...rest} aria-label={label} hidden={!isShown} onClick={handleClick}>
      <ArrowUpIcon />
    </Button>
  );
}
