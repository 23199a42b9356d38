import { useEffect } from 'react';
import { useSaveData } from '@lasakita/ui/hooks/useSaveData';
import { findRoute } from '@/routes';

/**
 * Fetches a page's code as soon as the visitor points at a link to it, or touches or focuses one: mostly it is there at the
 * click. Not where data is to be saved. What cannot be had is asked for again at the click.
 */
export const usePrefetch = (): void => {
  const savesData = useSaveData();
  useEffect(() => {
    if (savesData) return undefined;
    const prefetch = ({ target, type }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // Where the keyboard went, not where the focus was put: a menu that opens would fetch its first page.
      if (type === 'focusin' && !link?.matches(':focus-visible')) return;
      if (!link || link.target || link.origin !== location.origin) return;
      const page = findRoute(link.pathname)?.Page;
      page?.preload().catch(() => page.forgetFailure());
    };
    // A finger that comes down is over the link too.
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch, { passive: true });
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, [savesData]);
};
