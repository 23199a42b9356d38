import { use, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { SlideContext } from '../Carousel/SlideContext.ts';
import { useInView } from '../../hooks/useInView.ts';
import { usePageVisible } from '../../hooks/usePageVisible.ts';
import { useReducedMotion } from '../../hooks/useReducedMotion.ts';
import { useSaveData } from '../../hooks/useSaveData.ts';

/** How long in ms a player may take before the poster gets its link to the original (INF-2). */
export const PLAYER_PATIENCE = 6000;

export type PlayerStatus = 'none' | 'loading' | 'ready' | 'slow' | 'failed';

/**
 * When a video may be asked for and when it moves (VIDEO-2): in view, in the slide shown, in a tab in front; unasked only
 * where the place wants autoplay and the visitor neither saves data nor asked for less motion. A tap overrules that.
 */
export const usePlayback = (rootRef: RefObject<Element | null>, autoPlay: boolean) => {
  const inView = useInView(rootRef);
  const isPageVisible = usePageVisible();
  const isMotionReduced = useReducedMotion();
  const savesData = useSaveData();
  const slide = use(SlideContext);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [isRefused, setRefused] = useState(false);
  const [status, setStatus] = useState<PlayerStatus>('none');

  const mayAutoplay =
    autoPlay && !isMotionReduced && !savesData && !isRefused && inView !== 'unknowable';
  const wantsToPlay = wish ? wish === 'play' : mayAutoplay && !slide.paused;
  const isSeen = inView === 'in' || inView === 'unknowable';
  const isPlaying = wantsToPlay && isSeen && slide.active && isPageVisible;
  if (isPlaying && status === 'none') setStatus('loading');

  // Runs on while its slide is away: a carousel is quicker than any patience.
  useEffect(() => {
    if (status !== 'loading') return undefined;
    const timer = setTimeout(() => setStatus('slow'), PLAYER_PATIENCE);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    status,
    isPlaying,
    wantsToPlay,
    /** Whether the visitor, not the place, started it. */
    isTapped: wish === 'play',
    /** Whether the page has come to life and knows where the video stands. */
    isLive: inView !== 'pending',
    /** Whether the carousel's pause button rules this video, so that it needs none of its own. */
    isRuledByCarousel: slide.controlled && mayAutoplay && wish === undefined,
    onToggle: () => setWish(wantsToPlay ? 'pause' : 'play'),
    onReady: () => setStatus('ready'),
    onFailed: () => setStatus('failed'),
    onRefused: () => {
      setRefused(true);
      setWish(undefined);
    },
  };
};
