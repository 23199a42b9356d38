import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface FrameProps {
  /** A picture or a video. */
  children: ReactNode;
  /** A border of cream paper around it, as around a print. @default false */
  mounted?: boolean;
  /** Hung a little askew. @default false */
  askew?: boolean;
  /** Left out when the page is printed. @default false */
  screenOnly?: boolean;
}

const Root = styled('div', {
  shouldForwardProp: (prop) => !['mounted', 'askew', 'screenOnly'].includes(String(prop)),
})<Required<Omit<FrameProps, 'children'>>>(({ theme, mounted, askew, screenOnly }) => ({
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  ...(mounted && { border: `6px solid ${theme.palette.gata.light}` }),
  ...(askew && { transform: 'rotate(1.5deg)' }),
  ...(screenOnly && { '@media print': { display: 'none' } }),
}));

/** Rounds off the corners of a picture or a video, and hangs it. */
export function Frame({
  children,
  mounted = false,
  askew = false,
  screenOnly = false,
}: FrameProps) {
  return (
    <Root mounted={mounted} askew={askew} screenOnly={screenOnly}>
      {children}
    </Root>
  );
}
