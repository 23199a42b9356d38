import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { durations } from '@/theme/tokens';
import { PausableTimer } from './pausableTimer';
import type { PauseReason } from './pausableTimer';

/** The window also loses focus to a frame within the page, such as the map: the visitor has not gone anywhere. */
const isFocusInFrame = () => document.activeElement instanceof HTMLIFrameElement;

/**
 * One timer for each toast that shows. A reason to pause holds for all of them: a toast that closed above the one
 * under the pointer would move it away.
 */
export const useToastTimers = (
  regionRef: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onEnd: (id: string) => void,
) => {
  const timers = useRef(new Map<string, PausableTimer>());
  const reasons = useRef(new Set<PauseReason>());
  const handleEnd = useEffectEvent(onEnd);

  /** For the line on each toast that shows its time. */
  const showPaused = useCallback(() => {
    regionRef.current?.toggleAttribute('data-paused', reasons.current.size > 0);
  }, [regionRef]);

  const pause = useCallback(
    (reason: PauseReason) => {
      reasons.current.add(reason);
      for (const timer of timers.current.values()) timer.pause(reason);
      showPaused();
    },
    [showPaused],
  );

  const resume = useCallback(
    (reason: PauseReason) => {
      reasons.current.delete(reason);
      for (const timer of timers.current.values()) timer.resume(reason);
      showPaused();
    },
    [showPaused],
  );

  useEffect(() => {
    const handleBlur = () => {
      if (!isFocusInFrame()) pause('window');
    };
    const handleFocus = () => resume('window');
    const handleVisibility = () => (document.hidden ? pause : resume)('hidden');
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
  }, [pause, resume]);

  useEffect(() => {
    const running = timers.current;
    for (const [id, timer] of running) {
      if (ids.includes(id)) continue;
      timer.stop();
      running.delete(id);
    }
    for (const id of ids) {
      if (running.has(id)) continue;
      const timer = new PausableTimer(durations.toast, () => handleEnd(id), reasons.current);
      running.set(id, timer);
    }
    // Nothing is left to hover or to drag, and what has gone reports no leaving.
    if (ids.length === 0) {
      resume('hover');
      resume('drag');
    }
  }, [ids, resume]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) timer.stop();
      running.clear();
    };
  }, []);

  return { pause, resume };
};
