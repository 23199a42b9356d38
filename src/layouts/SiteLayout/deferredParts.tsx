import { useEffect } from 'react';
import type { SlideInMenuProps } from '@lasakita/ui/SlideInMenu';
import { deferredPart } from '@/lazy/deferredPart';

/** Takes the visitor to the footer, which names the pages too, when the code of the menu cannot be had. */
function FooterInstead({ open, onClose }: SlideInMenuProps) {
  useEffect(() => {
    if (!open) return;
    onClose();
    document.getElementById('footer')?.scrollIntoView();
  }, [open, onClose]);
  return null;
}

/** The slide-in menu, whose code comes once the page can be used. */
export const DeferredMenu = deferredPart(() =>
  import('./SiteMenu').then(({ SiteMenu }) => SiteMenu).catch(() => FooterInstead),
);

/** The footer as it was prerendered, with plain links, when its code cannot be had. */
const standingFooter = () => {
  const footer = document.getElementById('footer')?.cloneNode(true);
  const stand = (place: HTMLElement | null) => place?.replaceChildren(...(footer ? [footer] : []));
  return function StandingFooter() {
    return <div ref={stand} />;
  };
};

/** The footer, whose code comes once the page can be used. */
export const DeferredFooter = deferredPart(() =>
  import('./SiteFooter').then(({ SiteFooter }) => SiteFooter).catch(standingFooter),
);

/** Fetches the code of both ahead of time. */
export const preloadLayout = async (): Promise<void> => {
  await Promise.all([DeferredMenu.preload(), DeferredFooter.preload()]);
};
