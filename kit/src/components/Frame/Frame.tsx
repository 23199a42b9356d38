import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FrameProps extends ComponentPropsWithRef<'div'> {
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
})<Required<Pick<FrameProps, 'mounted' | 'askew' | 'screenOnly'>>>(
  ({ theme, mounted, askew, screenOnly }) => ({
    overflow: 'hidden',
    borderRadius: theme.tokens.radius.large,
    // What is made narrower in a low window keeps round corners.
    '@media (max-height: 30rem)': { '& > *': { borderRadius: 'inherit' } },
    ...(mounted && { border: `6px solid ${theme.palette.background.paper}` }),
    ...(askew && { transform: 'rotate(1.5deg)' }),
    ...(screenOnly && { '@media print': { display: 'none' } }),
  }),
);

/**
 * Rounds off the corners of a picture or a video, and hangs it.
 *
 * @do Put one picture or video in it.
 * @do Mount and hang askew what decorates a title.
 * @dont Do not hang askew what has words in it.
 * @instead For a picture that fills its section to the edges: `Picture` without a frame.
 * @keyboard None: it takes no focus.
 * @roles None of its own.
 * @announcements Nothing.
 */
export function Frame({
  children,
  mounted = false,
  askew = false,
  screenOnly = false,
  ...rest
}: FrameProps) {
  return (
    <Root {...rest} mounted={mounted} askew={askew} screenOnly={screenOnly}>
      {children}
    </Root>
  );
}
