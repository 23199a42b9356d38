/** An undo after a record was removed: the package's code calls it, where `tools/build/editor.ts` says so. */
import { nameOfRecord } from './changes.ts';
import { offerUndo } from './notes.ts';

/**
 * Tells that a record was taken out of a list.
 *
 * @param record What the form held of it.
 * @param putBack Puts it where it was.
 */
export function recordRemoved(record: unknown, putBack: (record: unknown) => void) {
  const name = typeof record === 'string' ? record : nameOfRecord(record);
  offerUndo(name || 'A record without a name', () => putBack(record));
}
