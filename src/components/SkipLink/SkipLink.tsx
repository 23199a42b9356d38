import { styled } from '@mui/material/styles';

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
}));

/** The first thing that the keyboard reaches: past header and menu, to the content (SHELL-5). */
export function SkipLink({ target = 'main' }: SkipLinkProps) {
  return <Link href={`#${target}`}>Skip to main content</Link>;
}
