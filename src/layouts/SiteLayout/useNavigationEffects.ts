import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hasVisitorActed } from '@/start/hydrated';
import { createScrollMemory } from './scrollMemory';

/** A page that is still growing is given this long, in ms, to become tall enough for its old scroll position. */
const RESTORE_PATIENCE_MS = 2500;

const USER_INPUTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** A link, by its address and which of those with the same one it is. */
interface LinkPlace {
  href: string;
  nth: number;
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

const placeOf = (link: Element): LinkPlace => {
  const href = link.getAttribute('href') ?? '';
  return { href, nth: linksTo(href).indexOf(link as HTMLElement) };
};

/** What an entry of the history had when the visitor left it. */
interface Position {
  offset: number | undefined;
  /** The link that led away. */
  link: LinkPlace | undefined;
}

/**
 * Scrolls to an offset as soon as the page is tall enough, and gives the focus back to the link that led away as soon as it
 * is there, unless the visitor moves first.
 */
const restorePosition = ({ offset = 0, link }: Position): (() => void) => {
  const deadline = performance.now() + RESTORE_PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of USER_INPUTS) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    const reach = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: offset, behavior: 'instant' });
    const target = link && linksTo(link.href)[link.nth];
    const isThere = reach >= offset && (!link || target !== undefined);
    if (isThere) target?.focus({ preventScroll: true });
    if (isThere || performance.now() > deadline) stop();
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
  // As a chat hands it on: with a bracket before it, a full stop behind it, or a parameter.
  const [name] = /[\p{L}\d_-]+/u.exec(hash.replaceAll(/%[\da-f]{2}/gi, ' ')) ?? [];
  const element = name === undefined ? null : document.getElementById(name);
  if (!element) return false;
  element.scrollIntoView({ block: 'start' });
  // Made focusable for the moment, so that the keyboard goes on from there.
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  return true;
};

/**
 * After a navigation to another page, scroll and focus go to its top, or to the part that the link names. Back and forward
 * restore the scroll position, and the focus of the link that led away (ROUTE-4). A change of only the query, such as a
 * filter, moves nothing.
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
  const [leftBy] = useState(() => new Map<string, LinkPlace>());

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const remember = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => memory?.write(shownEntry.current, window.scrollY));
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) memory?.readAgain();
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', comeBack);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [memory]);

  // When the next page is shown, the link has gone.
  useEffect(() => {
    const noteLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) leftBy.set(shownEntry.current, placeOf(link));
    };
    document.addEventListener('click', noteLink, { capture: true });
    return () => document.removeEventListener('click', noteLink, { capture: true });
  }, [leftBy]);

  useLayoutEffect(() => {
    const isFirst = shownPath.current === undefined;
    const isOtherPage = shownPath.current !== pathname;
    shownPath.current = pathname;
    shownEntry.current = entry;
    if (navigationType === NavigationType.Pop) {
      if (isFirst && !isReturn()) {
        // The browser itself has gone there; where the visitor has gone on since, focus and page stay.
        if (!hasVisitorActed()) goToElement(hash);
        return undefined;
      }
      if (isFirst && hasVisitorActed()) return undefined;
      if (!isFirst && isOtherPage) goToTop();
      const offset = memory?.read(entry);
      const link = isOtherPage ? leftBy.get(entry) : undefined;
      if (offset === undefined && link === undefined) return undefined;
      return restorePosition({ offset, link });
    }
    if (!goToElement(hash) && isOtherPage) goToTop();
    return undefined;
  }, [entry, pathname, hash, navigationType, memory, leftBy]);
};
