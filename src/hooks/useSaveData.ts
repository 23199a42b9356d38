import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-data: reduce)';

interface Connection extends EventTarget {
  saveData?: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  connection()?.addEventListener?.('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
    connection()?.removeEventListener?.('change', onChange);
  };
};

/** Whether the visitor's browser is asked to save data; `false` on the server and until the page is hydrated. */
export const useSaveData = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true || window.matchMedia(query).matches,
    () => false,
  );
