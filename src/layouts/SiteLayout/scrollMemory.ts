/** Where the visitor had scrolled to, by history entry, for as long as the tab lives. */
export interface ScrollMemory {
  read(key: string): number | undefined;
  write(key: string, offset: number): void;
}

const STORAGE_KEY = 'lasakita:scroll';
/** Entries kept: the oldest go first. */
const LIMIT = 50;

const isOffsets = (value: unknown): value is [string, number][] =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && typeof entry[1] === 'number');

/** Keeps the offsets in the tab's storage, or in memory alone where storage is missing, full or forbidden. */
export const createScrollMemory = (
  openStorage: () => Storage = () => sessionStorage,
): ScrollMemory => {
  let offsets = new Map<string, number>();
  try {
    const stored: unknown = JSON.parse(openStorage().getItem(STORAGE_KEY) ?? '[]');
    if (isOffsets(stored)) offsets = new Map(stored);
  } catch {
    // Nothing kept: every page starts at its top.
  }
  return {
    read: (key) => offsets.get(key),
    write: (key, offset) => {
      offsets.delete(key);
      offsets.set(key, offset);
      for (const oldest of offsets.keys()) {
        if (offsets.size <= LIMIT) break;
        offsets.delete(oldest);
      }
      try {
        openStorage().setItem(STORAGE_KEY, JSON.stringify([...offsets]));
      } catch {
        // Kept in memory only.
      }
    },
  };
};
