/**
 * Finds a record in a long list of a form, by its name or other words of it. The package has no search within a form, and
 * its global search leads to files only. The address names the open record, so that people can send it to a colleague.
 */
import { foldLetters } from '@lasakita/ui/domain/foldText';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { textsWithin } from '../tools/content/contentWarnings.ts';
import type { JsonPath } from '../tools/content/jsonWithLines.ts';
import { isRecord } from '../src/domain/isRecord.ts';
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

/** The outermost of the fields that hold a field and are drawn, down to the field itself. */
const drawnPart = (path: JsonPath): [part: Element | undefined, depth: number] => {
  let drawn: Element | undefined;
  for (const [index, name] of path.entries()) {
    const key = path
      .slice(0, index + 1)
      .map(String)
      .join('.');
    const part: Element | null | undefined =
      document.querySelector(`[data-key-path="${CSS.escape(key)}"]`) ??
      (typeof name === 'number' ? drawn?.querySelector('.item-list')?.children[name] : undefined);
    if (!part) return [drawn, index];
    drawn = part;
  }
  return [drawn, path.length];
};

/** Opens all that a field is in, from the outermost on, and goes to the field; the package draws what is open and in view. */
const openField = (path: JsonPath) => {
  let seen: Element | undefined;
  onceDrawn(() => {
    const [part, depth] = drawnPart(path);
    if (part && part !== seen) part.scrollIntoView({ block: 'center' });
    seen = part;
    const field = part?.querySelector<HTMLElement>('input, textarea, [contenteditable=true]');
    if (depth === path.length && field) {
      field.focus();
      return true;
    }
    // Its own, not that of a field within it.
    [
      ...(part?.querySelectorAll<HTMLElement>(
        'button[aria-expanded="false"]:not([aria-haspopup])',
      ) ?? []),
    ]
      .find((toggle) => toggle.closest('[data-key-path], .item') === part)
      ?.click();
    return false;
  });
};

/** Writes which record is open into the address, which the preview follows. */
const tellOpened = (file: ContentFile, name: string | undefined) => {
  if (!name) return;
  history.replaceState(history.state, '', addressOf(file, name));
  window.dispatchEvent(new Event(RECORD_OPENED));
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

/** The places at which something is true of an entry. */
const placesWhere = <Entry>(entries: readonly Entry[], isSought: (entry: Entry) => boolean) =>
  entries.flatMap((entry, place) => (isSought(entry) ? [place] : []));

/** Which of the names are sought: the very name, else those that have it within; `record 12` is the twelfth. */
const placesOfName = (names: readonly string[], text: string): number[] => {
  const sought = foldLetters(text.trim());
  const [, counted] = /^record (\d+)\b/.exec(sought) ?? [];
  if (counted) return Number(counted) <= names.length ? [Number(counted) - 1] : [];
  const folded = names.map((name) => foldLetters(name));
  const exact = placesWhere(folded, (name) => name === sought);
  return exact.length > 0 ? exact : placesWhere(folded, (name) => name.includes(sought));
};

/** The first of the names that are sought, else -1. */
export const placeOfName = (names: readonly string[], text: string): number =>
  placesOfName(names, text)[0] ?? -1;

/** The digits of a telephone number, however it is written; nothing of other words. */
const numberIn = (text: string): string =>
  /^\+?[\d\s()-]{7,}$/.test(text) ? text.replaceAll(/\D/g, '').replace(/^(?:63|0)/, '') : '';

/** The places of the records with that name, else of those whose texts contain the words. A phone number matches in any format. */
export function placesOfWords(
  names: readonly string[],
  records: readonly unknown[],
  words: string,
): number[] {
  const places = placesOfName(names, words);
  if (places.length > 0) return places;
  const sought = foldLetters(words.trim());
  const number = numberIn(words.trim());
  return placesWhere(records, (record) => {
    const text = textOf(record);
    return (
      foldLetters(text).includes(sought) ||
      (number !== '' && text.split('\n').some((line) => numberIn(line).includes(number)))
    );
  });
}

/** The paths of a form's texts that contain the words. */
export const pathsOfWords = (form: unknown, words: string): JsonPath[] => {
  const sought = foldLetters(words.trim());
  return [...textsWithin(form)]
    .filter(([, text]) => foldLetters(text).includes(sought))
    .map(([path]) => path);
};

const SEARCH = '#/search/';

/** What was searched for on the page of the editor that was left; `undefined` if it was another page. */
const wordsSought = (address: string): string | undefined => {
  const { hash } = new URL(address);
  const words = hash.startsWith(SEARCH) ? decodeURIComponent(hash.slice(SEARCH.length)).trim() : '';
  return words === '' ? undefined : words;
};

/** What a search field says. */
interface SearchWords {
  label: string;
  missed: string;
}

const IN_LIST: SearchWords = {
  label: 'Find in this list',
  missed: 'No record of this list has that.',
};

const IN_FORM: SearchWords = { label: 'Find a text', missed: 'No text has that.' };

/**
 * @param names Of the records, which are offered.
 * @param placesOf Where records or texts are, by their name or by other words of them.
 * @param openAt Opens what is at a place.
 */
const createField = <Place>(
  names: readonly string[],
  placesOf: (words: string) => readonly Place[],
  openAt: (place: Place) => void,
  { label, missed }: SearchWords,
): HTMLElement => {
  const box = document.createElement('label');
  box.id = ID;
  const field = document.createElement('input');
  const offered = document.createElement('datalist');
  const which = document.createElement('output');
  Object.assign(field, { type: 'search', placeholder: label });
  field.setAttribute('aria-label', label);
  offered.id = `${ID}-names`;
  field.setAttribute('list', offered.id);
  offered.append(...names.map((name) => Object.assign(new Option(), { value: name })));
  let found: readonly Place[] = [];
  let turn = 0;
  const open = () => {
    which.value = found.length > 1 ? `${turn + 1} of ${found.length}` : '';
    const place = found[turn];
    if (place !== undefined) openAt(place);
  };
  field.addEventListener('change', () => {
    found = field.value.trim() === '' ? [] : placesOf(field.value);
    turn = 0;
    const isMissed = field.value.trim() !== '' && found.length === 0;
    field.setCustomValidity(isMissed ? missed : '');
    field.reportValidity();
    open();
  });
  // "search" comes with each press of Enter, also where the words are the same: the next record that has them.
  let sought = '';
  field.addEventListener('search', () => {
    const isAgain = field.value === sought && found.length > 1;
    sought = field.value;
    if (!isAgain) return;
    turn = (turn + 1) % found.length;
    open();
  });
  box.append(field, which, offered);
  return box;
};

/**
 * Shows the search field over the form of a long list or of texts, opens the record that the address names, and writes the opened
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
      ? (placesOfWords(names, records, sought.words)[0] ?? -1)
      : -1;
  };
  const follow = () => {
    watching?.disconnect();
    document.querySelector(`#${ID}`)?.remove();
    const file = fileOfAddress(location.hash);
    const foundIn = (words: string) => {
      const records = file && recordsOf(file);
      return placesOfWords(namesOf(file), Array.isArray(records) ? records : [], words);
    };
    const names = namesOf(file);
    const open = (place: number) => {
      openRecord(place);
      // Also where it is open already.
      if (file) tellOpened(file, namesOf(file)[place]);
    };
    if (names.length >= LONG) document.body.append(createField(names, foundIn, open, IN_LIST));
    else if (file && isRecord(recordsOf(file))) {
      const pathsOf = (words: string) => pathsOfWords(recordsOf(file), words);
      document.body.append(createField([], pathsOf, openField, IN_FORM));
    }
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
      tellOpened(
        file,
        namesOf(file)[[...list.children].findIndex((record) => record.contains(toggle))],
      );
    },
    true,
  );
  return follow;
}
