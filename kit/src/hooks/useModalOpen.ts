import { useCallback, useSyncExternalStore } from 'react';

const isModalOpen = () => document.querySelector('dialog:modal') !== null;

/**
 * Whether a modal dialog lies over the page; false on the server.
 *
 * @param isAsked Whether anybody wants to know: the document is watched only then.
 */
export const useModalOpen = (isAsked: boolean): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        if (!isAsked) return () => undefined;
        const observer = new MutationObserver(onChange);
        // A dialog closes, or goes with its page.
        observer.observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['open'],
        });
        return () => observer.disconnect();
      },
      [isAsked],
    ),
    () => isAsked && isModalOpen(),
    () => false,
  );
