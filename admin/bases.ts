/**
 * The base values of the forms: the values that each form was filled with. They separate the changes of other people since
 * then from the changes in a form. The package's code reports them, through calls that `tools/build/editor.ts` adds: when
 * a form is filled, and when a draft is restored. A draft keeps its base values too.
 */
import { contentFiles } from '../tools/content/contentChecks.ts';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { nameOf, RECORDS } from './fields.ts';
import { toContent } from './form.ts';

/** The address of a file's form in the editor. */
const FORM = '#/collections/_singletons/entries/';

/**
 * The address of a file's form in the editor.
 *
 * @param record The name of a record that is to be opened in it.
 */
export const addressOf = (file: ContentFile, record?: string): string =>
  `${FORM}${nameOf(file)}${record === undefined ? '' : `?record=${encodeURIComponent(record)}`}`;

const fileNamed = (name: string | undefined) => contentFiles.find((file) => nameOf(file) === name);

/** The file whose form an address of the editor shows. */
export const fileOfAddress = (hash: string): ContentFile | undefined =>
  hash.startsWith(FORM) ? fileNamed(hash.slice(FORM.length).split(/[/?]/)[0]) : undefined;

/** The record that an address of the editor names. */
export const recordOfAddress = (hash: string): string | undefined =>
  new URLSearchParams(hash.split('?')[1]).get('record') ?? undefined;

/** The event of the window that says that the address names another record: the preview shows that one. */
export const RECORD_OPENED = 'recordopened';

type Form = Record<string, unknown>;

const bases = new Map<ContentFile, unknown>();
const now = new Map<ContentFile, () => Form>();

const valueIn = (file: ContentFile, form: Form) =>
  toContent(file, Object.hasOwn(form, RECORDS) ? form[RECORDS] : form);

let listener: (file: ContentFile) => void = () => {};

/** With what the form of a file was filled; `undefined` where it never was, or nobody knows it of its draft. */
export const baseOf = (file: ContentFile): unknown => bases.get(file);

/** What the form of a file holds now; `undefined` where it never was filled. */
export const formNow = (file: ContentFile): unknown => {
  const form = now.get(file);
  return form && valueIn(file, form());
};

/** Whether the form of a file was ever filled. */
export const wasFilled = (file: ContentFile): boolean => bases.has(file);

/** @param listen Called when a form was filled. */
export const onFormFilled = (listen: (file: ContentFile) => void) => {
  listener = listen;
};

/**
 * Told by the package's code: a form is filled.
 *
 * @param name What the package calls the file.
 * @param form With what.
 * @param formOf What it holds whenever it is asked for.
 */
export function formFilled(name: string | undefined, form: Form, formOf: () => Form) {
  const file = fileNamed(name);
  if (!file) return;
  bases.set(file, valueIn(file, form));
  now.set(file, formOf);
  listener(file);
}

/** Told by the package's code: a draft is kept, and with it what its form was filled with. */
export const baseOfDraft = (name: string): unknown => {
  const file = fileNamed(name);
  return file && baseOf(file);
};

/**
 * Told by the package's code: a draft is taken up.
 *
 * @param base What was kept with it.
 */
export function draftRestored(name: string, base: unknown) {
  const file = fileNamed(name);
  if (file) bases.set(file, base);
}

/** The entries of a list of texts, which the package keeps by their paths. */
const entriesAt = (values: Readonly<Record<string, unknown>>, path: string): unknown[] => {
  const entries: unknown[] = [];
  while (Object.hasOwn(values, `${path}.${entries.length}`)) {
    entries.push(values[`${path}.${entries.length}`]);
  }
  return entries;
};

/**
 * Whether a list of texts stands in the form whole, or empty, beside its entries only because its field was drawn. The
 * package's code asks for this, because it keeps the values of a form by their paths.
 */
export const isDrawnList = (
  original: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
  path: string,
): boolean => {
  const list = current[path];
  if (!Array.isArray(list) || Object.hasOwn(original, path)) return false;
  const before = entriesAt(original, path);
  // Empty it is drawn first, and says nothing: the entries beside it do.
  const now: unknown[] = list.length === 0 ? entriesAt(current, path) : list;
  return now.length === before.length && now.every((entry, at) => entry === before[at]);
};
