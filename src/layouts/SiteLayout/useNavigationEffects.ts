import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { createScrollMemory } from './scrollMemory';

/** A page that is still growing is given this long, in ms, to become tall enough for its old scroll position. */
const RESTORE_PATIENCE_MS = 2500;

const USER_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to an offset as soon as the page is tall enough, unless the visitor moves first. */
const scrollWhenTallEnough = (offset: number): (() => void) => {
  const deadline = performance.now() + RESTORE_PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of USER_INPUTS) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: offset, behavior: 'instant' });
    if (reach >= offset || performance.now() > deadline) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const type of USER_INPUTS) window.addEventListener(type, stop, { passive: true });
  attempt();
  return stop;
};

/**
 * After a navigation to another page: scroll and focus go to its top; back and forward restore the scroll position
 * (ROUTE-4). A change of the query alone, such as a filter, moves nothing.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const [memory] = useState(() =>
    typeof window === 'undefined' ? undefined : createScrollMemory(),
  );
  const shownKey = useRef(key);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => memory?.write(shownKey.current, window.scrollY));
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
    };
  }, [memory]);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    shownKey.current = key;
    if (isOtherPage && !isFirst) {
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    }
    if (navigationType === NavigationType.Pop) return scrollWhenTallEnough(memory?.read(key) ?? 0);
    if (isOtherPage && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, navigationType, memory]);
};
