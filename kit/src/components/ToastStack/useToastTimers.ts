import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { ToastClock } from './toastClock.ts';
import type { PauseReason } from './toastClock.ts';
import { useTheme } from '../../theme/styled.ts';

/** The window also loses focus to a frame within the page, such as the map: the visitor has not gone anywhere. */
const isFocusInFrame = () => document.activeElement instanceof HTMLIFrameElement;

/**
 * Runs the toasts' time, and answers how to hold it. notistack's own would go on with half of the five seconds after every
 * pause, for one toast and not for all, and goes on when the window comes back under a pointer that rests on a toast.
 */
export const useToastTimers = (
  regionRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onEnd: (id: string) => void,
) => {
  const { durations } = useTheme().tokens;
  const [clock] = useState(() => new ToastClock(durations.toast));
  const handleEnd = useEffectEvent(onEnd);

  const hold = useCallback(
    (reason: PauseReason, held: boolean) => {
      clock.hold(reason, held);
      // For the line on each toast that shows its time.
      regionRef.current?.toggleAttribute('data-paused', clock.paused);
    },
    [clock, regionRef],
  );

  useEffect(() => {
    const handleBlur = () => {
      if (!isFocusInFrame()) hold('window', true);
    };
    const handleFocus = () => hold('window', false);
    const handleVisibility = () => hold('hidden', document.hidden);
    if (!document.hasFocus()) handleBlur();
    handleVisibility();
    window.addEventListener('blur', handleBlur);
    window.addEventListener('focus', handleFocus);
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      window.removeEventListener('blur', handleBlur);
      window.removeEventListener('focus', handleFocus);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [hold]);

  useEffect(() => {
    clock.show(ids, (id) => handleEnd(id));
    if (ids.length > 0) return;
    // Nothing is left to hover or to drag, and what has gone reports no leaving.
    hold('hover', false);
    hold('drag', false);
  }, [clock, hold, ids]);

  useEffect(() => () => clock.show([], () => undefined), [clock]);

  return hold;
};
