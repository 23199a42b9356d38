import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RefObject } from 'react';

/**
 * `pending` on the server and until the first report; `unknowable` where the browser has no observer, so that a caller
 * decides whether to show at once or to wait for a tap.
 */
export type InView = 'pending' | 'in' | 'out' | 'unknowable';

export interface InViewOptions {
  /** How far around the view counts as in it, as a CSS margin. @default '0px' */
  margin?: string | undefined;
  /** Looks at the view of its own document, where that stands in a frame: margins count there too. @default false */
  ofDocument?: boolean | undefined;
  /** The part of the element that must be in view, 0 to 1. @default 0 */
  part?: number | undefined;
  /** Stops looking once it has been in view. @default false */
  once?: boolean | undefined;
}

const neverChanges = () => () => {};
const hasObserver = () => typeof IntersectionObserver !== 'undefined';

/** Where the element stands to the visible part of the page. */
export const useInView = (
  ref: RefObject<Element | null>,
  { margin = '0px', ofDocument = false, part = 0, once = false }: InViewOptions = {},
): InView => {
  const canObserve = useSyncExternalStore(neverChanges, hasObserver, () => true);
  const [inView, setInView] = useState<InView>('pending');
  useEffect(() => {
    const element = ref.current;
    // At hydration the server's answer still stands, and an effect runs on it.
    if (!element || !canObserve || !hasObserver()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const isIn = entry?.isIntersecting === true && entry.intersectionRatio >= part;
        setInView(isIn ? 'in' : 'out');
        if (isIn && once) observer.disconnect();
      },
      { rootMargin: margin, threshold: part, ...(ofDocument && { root: document }) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin, ofDocument, part, once, canObserve]);
  return canObserve ? inView : 'unknowable';
};
