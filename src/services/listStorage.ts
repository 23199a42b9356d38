import type { ListEntry } from '@/domain/shoppingList';
import { isRecord } from '@/domain/isRecord';
import { isQuantity, mergedEntries } from '@/domain/shoppingList';

/** Keeps the visitor's list on the device, and tells whoever shows it, in this tab and in others. Never throws. */
export interface ListStorage {
  /** The list as it is now; the same array until it changes. */
  read: () => readonly ListEntry[];
  /** Takes a new list. */
  write: (entries: readonly ListEntry[]) => void;
  /** Whether the device keeps it: full or forbidden storage does not, and the list is gone with the visit. */
  isKept: () => boolean;
  /** Calls `listener` after every change, until the function that it returns is called. */
  subscribe: (listener: () => void) => () => void;
}

const KEY = 'lasakita.list';

const isEntry = (value: unknown): value is ListEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  isQuantity(value.quantity);

/** What is stored, as far as it can be understood; a product that stands there twice is one line. */
const parse = (text: string | null): readonly ListEntry[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? mergedEntries(value.filter(isEntry)) : [];
  } catch {
    return [];
  }
};

/**
 * Events after which another tab, or a later page of this one, may have changed the list without a storage event: Back
 * restores a page from the back/forward cache, and a phone sends no events to a background tab.
 */
const RETURNS = ['pageshow', 'visibilitychange'];

/**
 * @param openStorage Where the list is kept, by default for good. Reading it may throw; an in-app browser may have none
 *   (null).
 */
export const createListStorage = (
  openStorage: () => Storage | null | undefined = () => globalThis.localStorage,
): ListStorage => {
  // What was read last, and what it said: whoever asks again without a change gets the same array.
  let text: string | null = null;
  let entries: readonly ListEntry[] = [];
  let isKept = true;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  // Another tab has changed it: of two that write at once the later one stays, in all.
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) tell();
  };
  const read = () => {
    // What could not be kept is in memory alone.
    if (!isKept) return entries;
    try {
      const storage = openStorage();
      isKept = Boolean(storage);
      const stored = storage?.getItem(KEY) ?? null;
      if (stored !== text) [text, entries] = [stored, parse(stored)];
    } catch {
      isKept = false;
    }
    return entries;
  };
  return {
    read,
    write: (next) => {
      entries = next;
      text = next.length > 0 ? JSON.stringify(next) : null;
      try {
        const storage = openStorage();
        if (text === null) storage?.removeItem(KEY);
        else storage?.setItem(KEY, text);
        // Some take everything and keep nothing.
        isKept = storage ? (storage.getItem(KEY) ?? null) === text : false;
      } catch {
        isKept = false;
      }
      tell();
    },
    isKept: () => isKept,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        globalThis.addEventListener?.('storage', handleStorage);
        for (const type of RETURNS) globalThis.addEventListener?.(type, tell);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.removeEventListener?.('storage', handleStorage);
        for (const type of RETURNS) globalThis.removeEventListener?.(type, tell);
      };
    },
  };
};

/** The list of this device. */
export const listStorage = createListStorage();
