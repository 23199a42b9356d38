import { useEffect } from 'react';
import type { RefObject } from 'react';
import { mediaQuery } from './useMedia.ts';

/** How far an element sinks while it leaves the screen, as a part of the way scrolled. */
const SINK = 0.4;

/**
 * Fades an element and moves it down while the page scrolls over its height (HOME-1). One that is higher than the screen
 * begins when its end has come into view: until then it is read. With reduced motion it stays as it is. Written to the
 * element directly: a render for every scroll event would cost frames. Its parent must not be moved itself.
 */
export const useScrollFade = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || mediaQuery('(prefers-reduced-motion: reduce)')?.matches) return undefined;
    let frame = 0;
    const update = () => {
      // The element itself is moved, so its parent says where it ends.
      const end = element.parentElement?.getBoundingClientRect().bottom ?? 0;
      const begin = Math.max(0, window.scrollY + end - window.innerHeight);
      const height = Math.max(1, element.offsetHeight - begin);
      const way = Math.min(Math.max(0, window.scrollY - begin), height);
      element.style.opacity = String(1 - way / height);
      element.style.transform = `translateY(${way * SINK}px)`;
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    window.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
    };
  }, [ref]);
};
