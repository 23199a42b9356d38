import { useEffect, useRef, useState } from 'react';

/**
 * Throttles the text of a live region that changes with every tap: says the first text at once, and the next ones at least
 * `ms` after the one before, so that announcements do not overlap. It always says the last text.
 *
 * @param text What there is to say.
 * @param ms The least time between two sayings.
 */
export const useSpacedText = (text: string, ms: number): string => {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const timer = setTimeout(
      () => {
        saidAt.current = performance.now();
        setSaid(text);
      },
      Math.max(0, saidAt.current + ms - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [text, said, ms]);
  return said;
};
