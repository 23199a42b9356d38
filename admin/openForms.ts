/** One form in two tabs of a browser: both keep their drafts in the same place, and whoever saves lets go of the other's. */
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { fileOfAddress } from './bases.ts';

/**
 * Holds a lock as long as a form is open, by the page's address.
 *
 * @param tell Called where another tab holds it.
 */
export function watchOpenForms(tell: () => void) {
  let open: ContentFile | undefined;
  let release = () => {};
  const follow = () => {
    const file = fileOfAddress(location.hash);
    if (file === open) return;
    open = file;
    release();
    release = () => {};
    if (!file) return;
    void navigator.locks.request(`form of ${file}`, { ifAvailable: true }, async (lock) => {
      if (open !== file) return;
      if (lock) await new Promise<void>((resolve) => (release = resolve));
      else tell();
    });
  };
  window.addEventListener('hashchange', follow);
  follow();
}
