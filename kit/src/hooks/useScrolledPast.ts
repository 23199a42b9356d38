import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
};

/**
 * Whether the page's vertical offset has passed a threshold; false on the server.
 *
 * @param threshold Offset in px.
 * @param edge `reached` counts the threshold itself, `beyond` does not. @default 'reached'
 */
export const useScrolledPast = (
  threshold: number,
  edge: 'reached' | 'beyond' = 'reached',
): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (edge === 'reached' ? window.scrollY >= threshold : window.scrollY > threshold),
    () => false,
  );
