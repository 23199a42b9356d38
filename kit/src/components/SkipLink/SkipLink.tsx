import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { styled } from '../../theme/styled.ts';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'children'> {
  /** The id of the main content. @default 'main' */
  target?: string | undefined;
  /** What is read. @default 'Skip to main content' */
  label?: string | undefined;
}

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: theme.spacing(2),
  left: theme.spacing(2),
  zIndex: theme.tokens.layers.skipLink,
  padding: theme.spacing(3, 5),
  borderRadius: theme.tokens.radius.pill,
  ...theme.tokens.inverse,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '&:focus-visible': theme.tokens.focusRing,
  '@media print': { display: 'none' },
}));

/**
 * The first thing that the keyboard reaches: past header and menu, to the content (SHELL-5).
 *
 * @do Place it first in the layout.
 * @dont Do not hide it from the keyboard.
 * @instead For the way back up: `ScrollToTop`.
 * @keyboard Tab: Reaches it first, and shows it.
 * @keyboard Enter: Goes to the main content.
 * @roles A link named "Skip to main content".
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { SkipLink } from '@lasakita/ui/SkipLink';
 *
 * export default function Example() {
 *   return (
 *     <>
 *       <SkipLink />
 *       <nav aria-label="Pages">
 *         <a href="/products">Products</a>
 *       </nav>
 *       <main id="main" tabIndex={-1}>
 *         <h1>Welcome</h1>
 *       </main>
 *     </>
 *   );
 * }
 * ```
 */
export function SkipLink({
  target = 'main',
  label = 'Skip to main content',
  onClick,
  ...rest
}: SkipLinkProps) {
  // Done here rather than by the browser, which would add an entry to the history; without scripts it still does it.
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  };
  return (
    <Link {...rest} href={`#${target}`} onClick={handleClick}>
      {label}
    </Link>
  );
}
