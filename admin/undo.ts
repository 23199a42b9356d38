/** An undo after a record was removed: the package's code calls it, where `tools/build/editor.ts` says so. */
import { nameOfRecord } from './changes.ts';
import { offerUndo, showRefusal } from './notes.ts';

const nameOf = (record: unknown) =>
  (typeof record === 'string' ? record : nameOfRecord(record)) ?? '';

/** Puts the record into a list, at a place; says whether it did. */
type PutInto = (list: unknown[], place: number) => boolean;

/**
 * Tells that a record was taken out of a list.
 *
 * @param record What the form held of it.
 * @param others What is left of the list.
 * @param change Hands over the list where it was taken from, as it is then: another one, where what is around it was moved.
 */
export function recordRemoved(
  record: unknown,
  others: readonly unknown[],
  change: (put: PutInto) => void,
) {
  const left = others.map(nameOf).join('\n');
  const putInto: PutInto = (list, place) => {
    if (list.map(nameOf).join('\n') !== left) {
      showRefusal('It cannot be put back:', [
        'This list was changed since. Add it again, or leave the form without saving: then nothing was removed.',
      ]);
      return false;
    }
    list.splice(place, 0, record);
    return true;
  };
  offerUndo(nameOf(record) || 'A record without a name', () => change(putInto));
}
