import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ListEntry } from '@/domain/shoppingList';
import { listStorage } from '@/services/listStorage';

/** The list before the page has come to life. */
export const unknownList: readonly ListEntry[] = [];

/** Where the visitor's list is kept: on this device. Stories hand in another. */
export const ListStorageContext = createContext(listStorage);

/** The visitor's list as it is kept; `unknownList` before the page has come to life. */
export const useKeptList = (): readonly ListEntry[] => {
  const { subscribe, read } = useContext(ListStorageContext);
  return useSyncExternalStore(subscribe, read, () => unknownList);
};

/** Whether the list outlives the visit. */
export const useIsListKept = (): boolean => {
  const { subscribe, read, isKept } = useContext(ListStorageContext);
  const look = () => {
    // It is known once the list has been looked for.
    read();
    return isKept();
  };
  return useSyncExternalStore(subscribe, look, () => true);
};

/**
 * Changes the list. The given function gets the list as it is stored now, which another tab may have changed, and returns
 * the list to store.
 */
export const useChangeList = () => {
  const { read, write } = useContext(ListStorageContext);
  return (change: (entries: readonly ListEntry[]) => readonly ListEntry[]): void =>
    write(change(read()));
};
