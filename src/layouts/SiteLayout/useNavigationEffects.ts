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

/** Whether the document was reached by reload, back or forward: only then is there a position to return to. */
const isReturn = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
};

const goToTop = () => {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
};

/** Goes to the element that a link such as `/dealership#directory` names, if the page has it. */
const goToElement = (hash: string): boolean => {
  const element = hash === '' ? null : document.getElementById(hash.slice(1));
  if (!element) return false;
  element.scrollIntoView({ block: 'start' });
  // Made focusable for the moment, so that the keyboard goes on from there.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
};

/**
 * After a navigation to another page: scroll and focus go to its top, or to the part that the link names; back and
 * forward restore the scroll position (ROUTE-4). A change of the query alone, such as a filter, moves nothing.
 */
export const useNavigationEffects = (): void => {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const [memory] = useState(() =>
    typeof window === 'undefined' ? undefined : createScrollMemory(),
  );
  // The first entry of every document has the same key, and so has one that a link within the page makes: path and hash
  // tell them apart.
  const entry = `${key} ${pathname}${hash}`;
  const shownEntry = useRef(entry);
  const shownPath = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => memory?.write(shownEntry.current, window.scrollY));
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
    shownEntry.current = entry;
    if (navigationType === NavigationType.Pop) {
      if (isFirst && !isReturn()) {
        goToElement(hash);
        return undefined;
      }
      if (!isFirst && isOtherPage) goToTop();
      const offset = memory?.read(entry);
      return offset === undefined ? undefined : scrollWhenTallEnough(offset);
    }
    if (!goToElement(hash) && isOtherPage) goToTop();
    return undefined;
  }, [entry, pathname, hash, navigationType, memory]);
};
