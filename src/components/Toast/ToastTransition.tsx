import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { durations } from '@/theme/tokens';

export interface ToastTransitionProps {
  /** Whether the toast is to show. @default false */
  in?: boolean;
  /** notistack waits for these before it takes the next step. */
  onEnter?: (node: HTMLElement, isAppearing: boolean) => void;
  /** Called when it has come. */
  onEntered?: (node: HTMLElement, isAppearing: boolean) => void;
  /** Called when it begins to leave. */
  onExit?: (node: HTMLElement) => void;
  /** Called when it has left. */
  onExited?: (node: HTMLElement) => void;
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

/** How a toast comes and goes. Takes the place of notistack's own transition, whose styles are not ours. */
export function ToastTransition({
  in: shown = false,
  onEnter,
  onEntered,
  onExit,
  onExited,
  children,
}: ToastTransitionProps) {
  const ref = useRef<HTMLDivElement>(null);

  const begin = useEffectEvent((node: HTMLElement) => {
    if (shown) onEnter?.(node, true);
    else onExit?.(node);
  });
  const end = useEffectEvent((node: HTMLElement) => {
    if (shown) onEntered?.(node, true);
    else onExited?.(node);
  });

  useEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    begin(node);
    const timeout = setTimeout(() => end(node), durations.control);
    return () => clearTimeout(timeout);
  }, [shown]);

  return (
    <Moving ref={ref} data-leaving={shown ? undefined : ''} inert={!shown}>
      {children}
    </Moving>
  );
}
