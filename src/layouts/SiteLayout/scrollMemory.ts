/** Where the visitor had scrolled to, by history entry, for as long as the tab lives. */
export interface ScrollMemory {
  read(key: string): number | undefined;
  write(key: string, offset: number): void;
  /** Reads what later documents of the tab kept: to be called where Back brings this one back as it was left. */
  readAgain(): void;
}

const STORAGE_KEY = 'lasakita:scroll';
/** Entries kept: the oldest go first. */
const LIMIT = 50;

const isOffsets = (value: unknown): value is [string, number][] =>
  Array.isArray(value) &&
  value.every((entry) => Array.isArray(entry) && typeof entry[1] === 'number');

/** Keeps the offsets in the tab's storage, or in memory alone where storage is missing, full or forbidden. */
export const createScrollMemory = (
  openStorage: () => Storage | null = () => sessionStorage,
): ScrollMemory => {
  let offsets = new Map<string, number>();
  const readAgain = () => {
    try {
      const stored: unknown = JSON.parse(openStorage()?.getItem(STORAGE_KEY) ?? '');
      if (isOffsets(stored)) offsets = new Map([...offsets, ...stored]);
    } catch {
      // Nothing kept: what is in memory stays, at first nothing.
    }
  };
  readAgain();
  return {
    readAgain,
    read: (key) => offsets.get(key),
    write: (key, offset) => {
      offsets.delete(key);
      offsets.set(key, offset);
      for (const oldest of offsets.keys()) {
        if (offsets.size <= LIMIT) break;
        offsets.delete(oldest);
      }
      try {
        openStorage()?.setItem(STORAGE_KEY, JSON.stringify([...offsets]));
      } catch {
        // Kept in memory only.
      }
    },
  };
};
