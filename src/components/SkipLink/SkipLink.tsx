import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

export interface SkipLinkProps {
  /** The id of the main content. @default 'main' */
  target?: string;
}

const Link = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  position: 'fixed',
  top: theme.spacing(2),
  left: theme.spacing(2),
  zIndex: theme.tokens.layers.skipLink,
  padding: theme.spacing(3, 5),
  borderRadius: theme.tokens.radius.pill,
  backgroundColor: theme.palette.tsokolate.main,
  color: theme.palette.gata.light,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '&:focus-visible': theme.tokens.focusRing,
  '@media print': { display: 'none' },
}));

/** The first thing that the keyboard reaches: past header and menu, to the content (SHELL-5). */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  // Done here rather than by the browser, which would add an entry to the history; without scripts it still does it.
  const handleClick = (event: MouseEvent) => {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    element.focus({ preventScroll: true });
    element.scrollIntoView({ block: 'start' });
  };
  return (
    <Link href={`#${target}`} onClick={handleClick}>
      Skip to main content
    </Link>
  );
}
