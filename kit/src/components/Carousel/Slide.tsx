import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { SlideContext } from './SlideContext.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import { styled } from '../../theme/styled.ts';

export interface SlideProps {
  /** Its place, from 0. */
  index: number;
  /** How many slides there are. */
  count: number;
  /** What it shows, in a few words. */
  label: string | undefined;
  /** The carousel's words. */
  labels: Pick<CarouselLabels, 'slide' | 'position'>;
  /** Whether it is the slide shown. */
  isCurrent: boolean;
  /** Whether it stands where others are reached by scrolling, so that none is hidden. */
  isInStrip: boolean;
  /** Whether what moves in it may move. */
  mayPlay: boolean;
  /** Whether the carousel's pause button also rules what plays in it. */
  controlled: boolean;
  /** Whether the visitor has paused the carousel. */
  paused: boolean;
  /** What stands on it. */
  children: ReactNode;
}

const Root = styled('div')({ position: 'relative', height: '100%', minWidth: 0 });

/**
 * One slide, named "2 of 5" as in the W3C's carousel pattern. Hidden slides are inert, and so are the copies that the slider
 * makes to loop. A copy has no ids, because they would stand twice in the page (CAR-3).
 */
export function Slide({
  index,
  count,
  label,
  labels,
  isCurrent,
  isInStrip,
  mayPlay,
  controlled,
  paused,
  children,
}: SlideProps) {
  const rootRef = useRef<HTMLDivElement>(null);
  const [isCopy, setCopy] = useState(false);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const holder = root?.closest('.slick-slide');
    if (!root || !holder) return undefined;
    // A press on a slide should not move the focus to it: that would pause the carousel for good.
    holder.removeAttribute('tabindex');
    if (!holder.classList.contains('slick-cloned')) return undefined;
    setCopy(true);
    const dropIds = () => {
      for (const element of root.querySelectorAll('[id]')) element.removeAttribute('id');
    };
    dropIds();
    const observer = new MutationObserver(dropIds);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['id'] });
    return () => observer.disconnect();
  }, []);

  const isShown = isInStrip || (isCurrent && !isCopy);

  // While it moves, the slider may for a moment call hidden what is shown already: its word follows ours at once, or
  // something hidden could have the focus.
  useLayoutEffect(() => {
    const holder = rootRef.current?.closest('.slick-slide');
    if (!holder) return undefined;
    const hidden = String(!isShown);
    const follow = () => {
      if (holder.getAttribute('aria-hidden') !== hidden) holder.setAttribute('aria-hidden', hidden);
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(holder, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [isShown]);

  const active = mayPlay && isShown;
  const state = useMemo(() => ({ active, controlled, paused }), [active, controlled, paused]);
  const position = labels.position(index + 1, count);
  return (
    <Root
      ref={rootRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the W3C's pattern has groups
      role="group"
      aria-roledescription={labels.slide}
      aria-label={label ? `${position}: ${label}` : position}
      inert={!isShown}
    >
      <SlideContext value={state}>{children}</SlideContext>
    </Root>
  );
}
