import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { HiddenText } from '../HiddenText/HiddenText';
import { countAt } from './countAt';
import { groupDigits } from './groupDigits';
import { useInView } from '@/hooks/useInView';
import { useReducedMotion } from '@/hooks/useReducedMotion';
import { durations } from '@/theme/tokens';

export interface CounterProps {
  /** The figure that it counts to. */
  value: number;
  /** Stands right after the figure, such as "+". @default '' */
  suffix?: string;
  /** How long it counts, in ms. @default 2000 */
  duration?: number;
  /** Time in ms between coming into view and the count's start. @default 0 */
  delay?: number;
  /** Added to the classes of its root. @default none */
  className?: string;
}

// The final figure, unseen, keeps the place; the count stands in the same cell.
const Root = styled('span')({
  position: 'relative',
  display: 'inline-grid',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& > [aria-hidden]': { gridArea: '1 / 1' },
});
const Keeper = styled('span')({ visibility: 'hidden' });

/**
 * Counts to its figure when it is scrolled into view (ABOUT-1). The figure itself stands there on the server, with reduced
 * motion and, always, for assistive technology.
 */
export function Counter({
  value,
  suffix = '',
  duration = durations.count,
  delay = 0,
  className,
}: CounterProps) {
  const rootRef = useRef<HTMLSpanElement>(null);
  const inView = useInView(rootRef, { once: true });
  const isMotionReduced = useReducedMotion();
  const [elapsed, setElapsed] = useState(0);
  const isSeen = inView === 'in';

  useEffect(() => {
    if (!isSeen || isMotionReduced) return undefined;
    let start: number | undefined;
    let frame = 0;
    const step = (now: number) => {
      start ??= now + delay;
      setElapsed(now - start);
      if (now - start < duration) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [isSeen, isMotionReduced, duration, delay]);

  const isStill = isMotionReduced || inView === 'pending' || inView === 'unknowable';
  const figure = isStill ? value : countAt(value, isSeen ? elapsed : 0, duration);
  return (
    <Root ref={rootRef} className={className}>
      <HiddenText>
        {groupDigits(value)}
        {suffix}
      </HiddenText>
      <Keeper aria-hidden>
        {groupDigits(value)}
        {suffix}
      </Keeper>
      <span aria-hidden>
        {groupDigits(figure)}
        {suffix}
      </span>
    </Root>
  );
}
