import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { countAt } from './countAt.ts';
import { groupDigits } from '../../domain/groupDigits.ts';
import { useInView } from '../../hooks/useInView.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { styled, useTheme } from '../../theme/styled.ts';

export interface CounterProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The figure that it counts to. */
  value: number;
  /** Stands right after the figure, such as "+". @default '' */
  suffix?: string | undefined;
  /** How long it counts, in ms. @default 2000 */
  duration?: number | undefined;
  /** Time in ms between coming into view and the count's start. @default 0 */
  delay?: number | undefined;
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
 *
 * @do Count one round figure that the company is proud of.
 * @do Say beside it what is counted.
 * @dont Do not count what a visitor compares or buys by: a figure that moves cannot be read.
 * @instead For a figure that stands still: plain text. For a price: `PriceCard`.
 * @keyboard None: it takes no focus.
 * @roles Text: the final figure, whatever is drawn.
 * @announcements Nothing while it counts.
 * @example
 * ```tsx
 * import Typography from '@mui/material/Typography';
 * import { Counter } from '@lasakita/ui/Counter';
 *
 * export default function Example() {
 *   return (
 *     <Typography variant="h2" component="p">
 *       <Counter value={500} suffix="+" /> dealers
 *     </Typography>
 *   );
 * }
 * ```
 */
export function Counter({
  value,
  suffix = '',
  duration: givenDuration,
  delay = 0,
  ref,
  ...rest
}: CounterProps) {
  const { tokens } = useTheme();
  const duration = givenDuration ?? tokens.durations.count;
  const rootRef = useRef<HTMLSpanElement>(null);
  const handleRef = useForkRef(rootRef, ref);
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
    <Root {...rest} ref={handleRef}>
      <HiddenText>{`${groupDigits(value)}${suffix}`}</HiddenText>
      <Keeper aria-hidden>{`${groupDigits(value)}${suffix}`}</Keeper>
      <span aria-hidden>{`${groupDigits(figure)}${suffix}`}</span>
    </Root>
  );
}
