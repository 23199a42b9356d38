import { useSyncExternalStore } from 'react';
import { isSavingData, networkInformation, savingQuery } from '@/services/dataSaving';

const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(savingQuery);
  media.addEventListener('change', onChange);
  networkInformation()?.addEventListener?.('change', onChange);
  return () => {
    media.removeEventListener('change', onChange);
    networkInformation()?.removeEventListener?.('change', onChange);
  };
};

/** Whether the visitor's browser is asked to save data; `false` on the server and until the page is hydrated. */
export const useSaveData = (): boolean =>
  useSyncExternalStore(subscribe, isSavingData, () => false);
