import { useCallback, useSyncExternalStore } from 'react';

/** A media query; `undefined` where there are none, as in jsdom. */
export const mediaQuery = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined;

/** Whether a media query holds; `false` on the server and until the page is hydrated. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => {
        const media = mediaQuery(query);
        media?.addEventListener('change', onChange);
        return () => media?.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => mediaQuery(query)?.matches === true,
    () => false,
  );
