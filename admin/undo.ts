/** Records that are removed, put back and copied: the package's code calls it, where `tools/build/editor.ts` says so. */
import { nameOfRecord, shortened } from './changes.ts';
import { offerUndo, showRefusal } from './notes.ts';

const nameOf = (record: unknown) =>
  (typeof record === 'string' ? record : nameOfRecord(record)) ?? '';

/** A copy of what a form holds of a record. Its number is one of its own, which the field finds. */
export const copyOfRecord = (record: unknown): unknown => {
  const copy = structuredClone(record);
  if (typeof copy === 'object' && copy !== null && 'id' in copy) delete copy.id;
  return copy;
};

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
  // The form holds no blank entries.
  const namesIn = (list: readonly unknown[]) => list.map(nameOf).filter(Boolean).join('\n');
  const left = namesIn(others);
  const putInto: PutInto = (list, place) => {
    if (namesIn(list) !== left) {
      showRefusal('It cannot be put back:', [
        'This list was changed since. Add it again, or leave the form without saving: then nothing was removed.',
      ]);
      return false;
    }
    list.splice(place, 0, record);
    return true;
  };
  offerUndo(shortened(nameOf(record)) || 'A record without a name', () => change(putInto));
}
