import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface FrameProps extends ComponentPropsWithRef<'div'> {
  /** A picture or a video. */
  children: ReactNode;
  /** Left out when the page is printed. @default false */
  screenOnly?: boolean;
}

const Root = styled('div', {
  shouldForwardProp: (prop) => prop !== 'screenOnly',
})<Required<Pick<FrameProps, 'screenOnly'>>>(({ theme, screenOnly }) => ({
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  // What is made narrower in a low window keeps round corners.
  '@media (max-height: 30rem)': { '& > *': { borderRadius: 'inherit' } },
  ...(screenOnly && { '@media print': { display: 'none' } }),
}));

/**
 * Rounds off the corners of a picture or a video.
 *
 * @do Put one picture or video in it.
 * @dont Do not use it where a picture runs to the screen's edge: that has no corners.
 * @instead For a picture that fills its section to the edges: `Picture` without a frame.
 * @keyboard None: it takes no focus.
 * @roles None of its own.
 * @announcements Nothing.
 */
export function Frame({ children, screenOnly = false, ...rest }: FrameProps) {
  return (
    <Root {...rest} screenOnly={screenOnly}>
      {children}
    </Root>
  );
}
