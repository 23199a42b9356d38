import { useEffect } from 'react';
import type { RefObject } from 'react';

/** How far an element sinks while it leaves the screen, as a part of the way scrolled. */
const SINK = 0.4;

/**
 * Fades an element and moves it down while the page scrolls over its height (HOME-1). With reduced motion it stays as
 * it is. Written to the element directly: a render for every scroll event would cost frames.
 */
export const useScrollFade = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = ref.current;
    if (!element || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    const update = () => {
      const way = Math.min(window.scrollY, element.offsetHeight);
      element.style.opacity = String(1 - way / element.offsetHeight);
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
