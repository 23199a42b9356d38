import { useLayoutEffect, useState } from 'react';

/** What browsers set text to unless visitors choose otherwise, in px. */
const USUAL_PX = 16;

/**
 * How large text is against a browser's usual size: 2 where a visitor has set it to 200 %. 1 on the server and at the first render.
 * Measured after every render, because no event tells that it has changed.
 */
export const useTextScale = (): number => {
  const [scale, setScale] = useState(1);
  // oxlint-disable-next-line react/exhaustive-deps -- After every render.
  useLayoutEffect(() => {
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    setScale(size / USUAL_PX || 1);
  });
  return scale;
};
