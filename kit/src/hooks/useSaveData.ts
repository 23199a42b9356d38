import { useSyncExternalStore } from 'react';
import { mediaQuery } from './useMedia.ts';

const savingQuery = '(prefers-reduced-data: reduce)';

/** What browsers tell of the line; not in TypeScript's own types, and not in every browser. */
interface NetworkInformation extends EventTarget {
  saveData?: boolean | undefined;
}

const networkInformation = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor's browser is asked to save data, now. */
export const isSavingData = (): boolean =>
  networkInformation()?.saveData === true || mediaQuery(savingQuery)?.matches === true;

const subscribe = (onChange: () => void) => {
  const media = mediaQuery(savingQuery);
  media?.addEventListener('change', onChange);
  networkInformation()?.addEventListener?.('change', onChange);
  return () => {
    media?.removeEventListener('change', onChange);
    networkInformation()?.removeEventListener?.('change', onChange);
  };
};

/** Whether the visitor's browser is asked to save data; `false` on the server and until the page is hydrated. */
export const useSaveData = (): boolean =>
  useSyncExternalStore(subscribe, isSavingData, () => false);
