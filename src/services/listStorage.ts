import type { ListEntry } from '@/domain/shoppingList';
import { isQuantity } from '@/domain/shoppingList';

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

const isEntry = (value: unknown): value is ListEntry => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, quantity } = value as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' && isQuantity(quantity);
};

/** What is stored, as far as it can be understood. */
const parse = (text: string | null): readonly ListEntry[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value)
      ? value.filter(isEntry).map(({ id, name, quantity }) => ({ id, name, quantity }))
      : [];
  } catch {
    return [];
  }
};

/**
 * @param openStorage Where it is kept; naming it may throw. By default for good.
 */
export const createListStorage = (
  openStorage: () => Storage | undefined = () => globalThis.localStorage,
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
      isKept = storage !== undefined;
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
        isKept = storage !== undefined;
      } catch {
        isKept = false;
      }
      tell();
    },
    isKept: () => isKept,
    subscribe: (listener) => {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', handleStorage);
      };
    },
  };
};

/** The list of this device. */
export const listStorage = createListStorage();
