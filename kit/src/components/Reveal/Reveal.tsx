import { useForkRef } from '@mui/material/utils';
import { useEffect, useRef, useState } from 'react';
import type { ComponentPropsWithRef, FocusEvent, ReactNode } from 'react';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { styled } from '../../theme/styled.ts';
import type { Filled } from '../../theme/styled.ts';

export interface RevealProps extends ComponentPropsWithRef<'div'> {
  /** What rises into sight. */
  children: ReactNode;
  /** How far in px above the lower edge of the view its upper edge must come. @default 120 */
  offset?: number | undefined;
  /** How long it rises, in ms; the site's pages pass 1000. @default 400 */
  duration?: number | undefined;
  /** A CSS timing function. @default 'ease' */
  easing?: string | undefined;
  /** How long it waits first, in ms. @default 0 */
  delay?: number | undefined;
  /** Whether it stays once it was revealed. @default true */
  once?: boolean | undefined;
}

type Timing = Filled<RevealProps, 'easing' | 'delay'> & { duration: number | undefined };

const Root = styled('div', {
  shouldForwardProp: (prop) => !['duration', 'easing', 'delay'].includes(String(prop)),
})<Timing>(({ theme, duration = theme.tokens.durations.revealDefault, easing, delay }) => ({
  '@media not print': {
    '&[data-reveal="hidden"]': { opacity: 0, transform: `translateY(${theme.spacing(10)})` },
    '&[data-reveal="revealed"]': {
      transition: `opacity ${duration}ms ${easing} ${delay}ms, transform ${duration}ms ${easing} ${delay}ms`,
    },
  },
}));

/**
 * Lets its contents rise into sight as they are scrolled to (HOME-6). Nothing is hidden by the server, without an observer,
 * with reduced motion, in print, or where the visitor has already seen it: only what is below the view when it is mounted.
 *
 * @do Wrap a section's words, once each.
 * @dont Do not wrap what a visitor waits for, such as results.
 * @dont Do not nest one in another.
 * @instead For a figure that counts up: `Counter`. For what is in the first view: nothing.
 * @keyboard None: it takes no focus.
 * @roles None of its own; what waits to be revealed can be read and reached all along.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Reveal } from '@lasakita/ui/Reveal';
 *
 * export default function Example() {
 *   return (
 *     <Reveal>
 *       <h2>From our kitchen to your stall</h2>
 *       <p>Powders and mixes, made fresh every week.</p>
 *     </Reveal>
 *   );
 * }
 * ```
 */
export function Reveal({
  children,
  offset = 120,
  duration,
  easing = 'ease',
  delay = 0,
  once = true,
  ref,
  onFocus,
  ...rest
}: RevealProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(rootRef, ref);
  const isMotionReduced = useReducedMotion();
  const [state, setState] = useState<'plain' | 'hidden' | 'revealed'>('plain');

  // The observers tell where it is. To measure it here would lay the page out in the middle of its coming to life.
  useEffect(() => {
    const root = rootRef.current;
    if (!root || isMotionReduced || typeof IntersectionObserver === 'undefined') return undefined;
    let isPlaced = false;
    // What stands so low on the page that it cannot come up to the offset is revealed when all of it is in view.
    const observers = [
      { rootMargin: `0px 0px -${offset}px 0px`, threshold: 0 },
      { rootMargin: '0px', threshold: 1 },
    ].map(
      (options) =>
        new IntersectionObserver((entries) => {
          const isIn = entries.some((entry) => entry.isIntersecting);
          const isBelowView = entries.some(
            ({ boundingClientRect }) => boundingClientRect.top >= window.innerHeight,
          );
          const isSeenAlready = !isPlaced && !isBelowView;
          isPlaced = true;
          if (!isSeenAlready && isIn) setState('revealed');
          else if (!isSeenAlready && isBelowView) setState('hidden');
          if (isSeenAlready || (isIn && once)) stop();
        }, options),
    );
    const stop = () => {
      for (const observer of observers) observer.disconnect();
    };
    for (const observer of observers) observer.observe(root);
    return stop;
  }, [isMotionReduced, offset, once]);

  // The keyboard reaches it before the scrolling does.
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (state === 'hidden') setState('revealed');
  };

  return (
    <Root
      {...rest}
      ref={handleRef}
      data-reveal={isMotionReduced ? 'plain' : state}
      duration={duration}
      easing={easing}
      delay={delay}
      onFocus={handleFocus}
    >
      {children}
    </Root>
  );
}
