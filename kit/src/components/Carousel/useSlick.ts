import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type * as SlickNamespace from './SlickSlider.ts';

/** What bundlers put in its place. */
declare const process: { env: { NODE_ENV?: string } };

type SlickModule = typeof SlickNamespace;

/** The slider's code and the slide to start with, or how it stands with it. */
export type Slick = { module: SlickModule; start: number } | 'pending' | 'failed';

/**
 * Loads the slider when the carousel is near the view, and hands it out once nobody's focus is in the strip that it
 * replaces, so that it can start where the visitor had scrolled to.
 */
export const useSlick = (isNear: boolean, stripRef: RefObject<HTMLElement | null>): Slick => {
  const [slick, setSlick] = useState<Slick>('pending');
  useEffect(() => {
    if (!isNear) return undefined;
    const strip = stripRef.current;
    const stop = new AbortController();
    const handOut = (module: SlickModule) => {
      if (stop.signal.aborted) return;
      if (strip?.matches(':focus-within')) {
        strip.addEventListener('focusout', () => handOut(module), {
          once: true,
          signal: stop.signal,
        });
        return;
      }
      const start = strip ? Math.round(strip.scrollLeft / (strip.clientWidth || 1)) : 0;
      // In slices: drawn at once, it is the longest task of a page that comes to life.
      startTransition(() => setSlick({ module, start }));
      // The focus may come meanwhile, and would be lost with the strip.
      const wait = () => {
        setSlick('pending');
        handOut(module);
      };
      strip?.addEventListener('focusin', wait, { once: true, signal: stop.signal });
    };
    import('./SlickSlider.ts').then(handOut, (cause: unknown) => {
      if (stop.signal.aborted) return;
      setSlick('failed');
      // Both are optional: who builds with the library may not have installed them.
      if (process.env.NODE_ENV !== 'production') console.error(cause);
    });
    return () => stop.abort();
  }, [isNear, stripRef]);
  return slick;
};
