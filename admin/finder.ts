/**
 * Finds a record in a long list of a form, by its name or other words of it. The package has no search within a form, and
 * its global search leads to files only. The address names the open record, so that people can send it to a colleague.
 */
import { foldLetters } from '@lasakita/ui/domain/foldText';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { addressOf, fileOfAddress, RECORD_OPENED, recordOfAddress } from './bases.ts';
import { nameOfRecord } from './changes.ts';
import { words as formWords } from './words.ts';

/** A list of fewer records is seen at a glance. */
const LONG = 8;

const ID = 'find';

/**
 * The form's list of all records, which comes before the lists within a record. `null` while the previous form is still
 * drawn.
 */
const listOfRecords = () => {
  const file = fileOfAddress(location.hash);
  const list = document.querySelector('.item-list');
  const field = list?.closest('[role="group"][aria-label$="Field"]')?.getAttribute('aria-label');
  return file && field?.includes(formWords[file].label) ? list : null;
};

const recordAt = (place: number): Element | undefined => listOfRecords()?.children[place];

/** Watches the page until a record is drawn that is to be opened. */
let watching: MutationObserver | undefined;

/** Acts once something is drawn: at once, or when the package has drawn it. */
const onceDrawn = (act: () => boolean) => {
  watching?.disconnect();
  if (act()) return;
  const drawn = new MutationObserver(() => {
    if (act()) drawn.disconnect();
  });
  drawn.observe(document.body, { childList: true, subtree: true });
  watching = drawn;
};

/** Opens the record at a place of the form's list; the package draws it once it is in view. */
const openRecord = (place: number) => {
  let seen: Element | undefined;
  onceDrawn(() => {
    const record = recordAt(place);
    if (record && record !== seen) record.scrollIntoView({ block: 'start' });
    seen = record;
    const toggle = record?.querySelector<HTMLElement>('button[aria-expanded]');
    if (!toggle) return false;
    if (toggle.getAttribute('aria-expanded') === 'false') toggle.click();
    toggle.focus();
    return true;
  });
};

/** Goes to the first field of a record that was added, once the package has set the focus on its button. */
const goToNew = ({ target }: Event) => {
  const record = target instanceof Element && target.closest('.item');
  if (!record) return;
  onceDrawn(() => {
    const field = record.querySelector<HTMLElement>('input, textarea');
    record.scrollIntoView({ block: 'start' });
    field?.focus({ preventScroll: true });
    return field !== null;
  });
};

/** All texts and numbers of a record, each on a line. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.values(value).map(textOf).join('\n')
    : String(value);

/** Which of the names is sought: the very name before one that has it within; `record 12` is the twelfth. Else -1. */
export function placeOfName(names: readonly string[], text: string): number {
  const sought = foldLetters(text.trim());
  const [, counted] = /^record (\d+)\b/.exec(sought) ?? [];
  if (counted) return Number(counted) <= names.length ? Number(counted) - 1 : -1;
  const folded = names.map((name) => foldLetters(name));
  const exact = folded.indexOf(sought);
  return exact >= 0 ? exact : folded.findIndex((name) => name.includes(sought));
}

/** The digits of a telephone number, however it is written; nothing of other words. */
const numberIn = (text: string): string =>
  /^\+?[\d\s()-]{7,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(?:63|0)/, '') : '';

/**
 * The place of the record whose texts contain the words, else -1. A record with that name comes first. A phone number
 * matches in any format.
 */
export function placeOfWords(names: readonly string[], records: readonly unknown[], words: string) {
  const place = placeOfName(names, words);
  const sought = foldLetters(words.trim());
  const number = numberIn(words.trim());
  return place >= 0
    ? place
    : records.findIndex((record) => {
        const text = textOf(record);
        return (
          foldLetters(text).includes(sought) ||
          (number !== '' && text.split('\n').some((line) => numberIn(line).includes(number)))
        );
      });
}

const SEARCH = '#/search/';

/** What was searched for on the page of the editor that was left; `undefined` if it was another page. */
const wordsSought = (address: string): string | undefined => {
  const { hash } = new URL(address);
  const words = hash.startsWith(SEARCH) ? decodeURIComponent(hash.slice(SEARCH.length)).trim() : '';
  return words === '' ? undefined : words;
};

/**
 * @param names Of the records, which are offered.
 * @param recordOf The place of a record by its name, or by other words of it. Else -1.
 */
const createField = (
  names: readonly string[],
  recordOf: (words: string) => number,
): HTMLElement => {
  const box = document.createElement('label');
  box.id = ID;
  const field = document.createElement('input');
  const offered = document.createElement('datalist');
  Object.assign(field, { type: 'search', placeholder: 'Find in this list' });
  field.setAttribute('aria-label', 'Find in this list');
  offered.id = `${ID}-names`;
  field.setAttribute('list', offered.id);
  offered.append(...names.map((name) => Object.assign(new Option(), { value: name })));
  field.addEventListener('change', () => {
    if (field.value.trim() === '') return;
    const place = recordOf(field.value);
    field.setCustomValidity(place >= 0 ? '' : 'No record of this list has that.');
    field.reportValidity();
    if (place >= 0) openRecord(place);
  });
  box.append(field, offered);
  return box;
};

/**
 * Shows the search field over the form of a long list, opens the record that the address names, and writes the opened
 * record into the address.
 *
 * @param recordsOf The records of the form that is open.
 * @returns To be called when a file has been read: its form may be open already.
 */
export function followForms(recordsOf: (file: ContentFile) => unknown): () => void {
  const namesOf = (file: ContentFile | undefined) => {
    const records = file && recordsOf(file);
    // What pictures show is kept by the pictures' names.
    if (!Array.isArray(records)) return file === 'alt-texts.json' ? Object.keys(records ?? {}) : [];
    return records.map((record) => nameOfRecord(record) ?? '');
  };
  let sought: { file: ContentFile; words: string } | undefined;
  const placeIn = (file: ContentFile, names: readonly string[]): number => {
    const record = recordOfAddress(location.hash);
    if (record !== undefined) return placeOfName(names, record);
    const records = recordsOf(file);
    return sought?.file === file && Array.isArray(records)
      ? placeOfWords(names, records, sought.words)
      : -1;
  };
  const follow = () => {
    watching?.disconnect();
    document.querySelector(`#${ID}`)?.remove();
    const file = fileOfAddress(location.hash);
    const recordOf = (words: string) => {
      const records = file && recordsOf(file);
      return placeOfWords(namesOf(file), Array.isArray(records) ? records : [], words);
    };
    const names = namesOf(file);
    if (names.length >= LONG) document.body.append(createField(names, recordOf));
    const place = file ? placeIn(file, names) : -1;
    if (place >= 0) openRecord(place);
  };
  window.addEventListener('hashchange', ({ oldURL }) => {
    const words = wordsSought(oldURL);
    const file = fileOfAddress(location.hash);
    if (words !== undefined) sought = file && { file, words };
    // The package says so twice.
    else if (file !== sought?.file) sought = undefined;
    follow();
  });

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // A closed record opens by a press on what it says of itself, too.
    target
      .closest('.summary')
      ?.closest('.item')
      ?.querySelector<HTMLElement>('button[aria-expanded="false"]')
      ?.click();
  });

  document.addEventListener(
    'click',
    ({ target }) => {
      const list = listOfRecords();
      const added = target instanceof Element && target.closest('.toolbar.add');
      if (added && !list?.contains(added))
        list?.addEventListener('focusin', goToNew, { once: true });
    },
    true,
  );

  document.addEventListener(
    'click',
    ({ target }) => {
      const toggle = target instanceof Element && target.closest('button[aria-expanded="false"]');
      const list = listOfRecords();
      const file = fileOfAddress(location.hash);
      if (!toggle || !file || !list || toggle.closest('.item-list') !== list) return;
      const name = namesOf(file)[[...list.children].findIndex((record) => record.contains(toggle))];
      if (!name) return;
      history.replaceState(history.state, '', addressOf(file, name));
      window.dispatchEvent(new Event(RECORD_OPENED));
    },
    true,
  );
  return follow;
}
