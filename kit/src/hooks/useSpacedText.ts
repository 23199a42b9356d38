import { useEffect, useRef, useState } from 'react';

/**
 * A text for a live region that changes as fast as somebody taps: said at once, and from then on so many ms after what was said
 * last, so that sentences do not talk into each other. The last one is always said.
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
