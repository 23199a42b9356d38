import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/**
 * Closes what stands over a page when the visitor goes back or forward: it belongs to the page that is left. It has closed
 * before any router hears of the way, so that the next page finds the focus free.
 *
 * @param isOpen Whether it is open now.
 * @param onClose Called before the page changes.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
  const close = useEffectEvent(() => flushSync(onClose));
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePopState = () => close();
    window.addEventListener('popstate', handlePopState, { capture: true });
    return () => window.removeEventListener('popstate', handlePopState, { capture: true });
  }, [isOpen]);
};
