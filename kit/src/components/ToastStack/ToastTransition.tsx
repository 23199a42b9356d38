import { keyframes } from '@mui/material/styles';
import { Transition } from 'notistack';
import type { TransitionProps } from 'notistack';
import { useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { styled, useTheme } from '../../theme/styled.ts';

export interface ToastTransitionProps extends TransitionProps {
  /** Whether the toast is to show. @default false */
  in?: boolean;
  /** The toast. */
  children: ReactNode;
}

const arrive = keyframes({ from: { opacity: 0, transform: 'translateX(24px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'scale(0.96)' } });

const Moving = styled('div')(({ theme }) => ({
  animation: `${arrive} ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
  '&[data-leaving]': {
    animation: `${leave} ${theme.tokens.durations.control}ms ${theme.tokens.easings.standard} forwards`,
  },
}));

/** How a toast comes and goes: notistack's own transition says when, the style how. */
export function ToastTransition({ in: shown = false, children, ...steps }: ToastTransitionProps) {
  const { control } = useTheme().tokens.durations;
  // The library's types are of an older React, whose references were never empty.
  const ref = useRef<HTMLDivElement>(null) as RefObject<HTMLDivElement>;
  return (
    <Transition {...steps} in={shown} nodeRef={ref} timeout={control}>
      {() => (
        <Moving ref={ref} data-leaving={shown ? undefined : ''} inert={!shown}>
          {children}
        </Moving>
      )}
    </Transition>
  );
}
