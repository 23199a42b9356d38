import { useLayoutEffect, useState } from 'react';

/** What browsers set text to unless visitors choose otherwise, in px. */
const USUAL_PX = 16;

/**
 * The visitor's text size relative to the browser's default: 2 at 200 %. It is 1 on the server and at the first render.
 * Measured after every render, because no event reports a change.
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
