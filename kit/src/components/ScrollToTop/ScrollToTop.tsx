import ArrowUpIcon from '@mui/icons-material/ArrowUpwardRounded';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { mediaQuery } from '../../hooks/useMedia.ts';
import { useScrolledPast } from '../../hooks/useScrolledPast.ts';
import { styled, useTheme } from '../../theme/styled.ts';

const Button = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  flex: 'none',
  minWidth: theme.tokens.sizes.tap,
  minHeight: theme.tokens.sizes.tap,
  padding: 0,
  border: 'none',
  borderRadius: theme.tokens.radius.pill,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.tokens.surface.marked },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  // It keeps its place, so that nothing beside it moves.
  '&[hidden]': { visibility: 'hidden' },
  '& svg': { fontSize: 'min(1.5rem, 28px)' },
  '& span': { display: 'none' },
  // In a header that has room beside the row of links.
  '@container header (min-width: 84rem)': {
    paddingInline: theme.spacing(3),
    '& span': { display: 'inline' },
  },
}));

export interface ScrollToTopProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Selects what takes the focus, which would vanish with the button. @default 'main h1' */
  focusTarget?: string | undefined;
  /** Its name, and its words where there is room for them. @default 'Scroll to top' */
  label?: string | undefined;
}

const scrollToTop = () => {
  const isReduced = mediaQuery('(prefers-reduced-motion: reduce)')?.matches === true;
  window.scrollTo({ top: 0, behavior: isReduced ? 'instant' : 'smooth' });
};

/**
 * Appears when the page is scrolled more than 500 px and takes the visitor back to its top (SHELL-4).
 *
 * @do Let it stand in the bar that stays in view: `Header` has it.
 * @dont Do not let it float over the page, where it covers what is read and pressed.
 * @instead For the way to the content at the start of a page: `SkipLink`.
 * @keyboard Tab: Goes to it while it shows.
 * @keyboard Enter, Space: Goes to the top.
 * @roles A button named "Scroll to top"; not there while the page is near its top.
 * @announcements The page's title, because the focus goes to it.
 * @example
 * ```tsx
 * import { ScrollToTop } from '@lasakita/ui/ScrollToTop';
 *
 * export default function Example() {
 *   return (
 *     <>
 *       <header style={{ position: 'sticky', top: 0 }}>
 *         <ScrollToTop />
 *       </header>
 *       <main style={{ minHeight: '300vh' }}>
 *         <h1 tabIndex={-1}>All products</h1>
 *       </main>
 *     </>
 *   );
 * }
 * ```
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
    <Button {...rest} type="button" aria-label={label} hidden={!isShown} onClick={handleClick}>
      <ArrowUpIcon aria-hidden />
      <span>{label}</span>
    </Button>
  );
}
