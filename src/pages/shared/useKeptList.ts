import { useSyncExternalStore } from 'react';
import type { ListEntry } from '@/domain/shoppingList';
import { listStorage } from '@/services/listStorage';

/** The list before the page has come to life. */
export const unknownList: readonly ListEntry[] = [];

/** The visitor's list as this device has it, on pages that do without stores; `unknownList` before the page has come to life. */
export const useKeptList = (): readonly ListEntry[] =>
  useSyncExternalStore(listStorage.subscribe, listStorage.read, () => unknownList);
