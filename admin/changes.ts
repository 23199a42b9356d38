/** What somebody else changed, in words for people who see forms. */
import type { ContentFile, Fault } from '../tools/content/contentChecks.ts';
import { SHAPE } from './fields.ts';
import { isRecord } from '../src/domain/isRecord.ts';
import type { ContentPath, OtherChange } from './merge.ts';

const LONGEST = 80;

/** A text that is long, cut. */
export const shortened = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

const isText = (value: unknown) => typeof value === 'string';

/** What a record is called: its own name, else the first text in it, or in a list of it. */
export const nameOfRecord = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.find(isText);
  if (!isRecord(value)) return undefined;
  const named = ['name', 'label', 'title', 'slug'].map((key) => value[key]).find(isText);
  // Not what the package adds, nor which shape it has.
  const said = Object.entries(value).flatMap(([key, part]) =>
    key.startsWith('__sc_') || key === SHAPE ? [] : part,
  );
  return named ?? said.find(isText);
};

/**
 * A value as it can be told.
 *
 * @param longest So many characters are told of a text. @default a line
 */
export function valueText(value: unknown, longest = LONGEST): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    return `“${shortened(value, longest)}”`;
  }
  if (Array.isArray(value)) {
    return value.map((part) => valueText(part, longest)).join(', ') || 'nothing';
  }
  if (isRecord(value)) return nameOfRecord(value) ?? 'a record';
  return JSON.stringify(value);
}

/**
 * Where a change is, as faults are told.
 *
 * @param whole The content that it is in.
 * @param value What is there, or was.
 */
export function placeOf(
  file: ContentFile,
  path: ContentPath,
  whole: unknown,
  value: unknown,
): Pick<Fault, 'file' | 'record' | 'field'> {
  const [first, ...rest] = path;
  if (!Array.isArray(whole) || typeof first !== 'number') return { file, field: fieldOf(path) };
  const record = rest.length === 0 ? value : (whole[first] as unknown);
  return {
    file,
    record: nameOfRecord(record) ?? `record ${first + 1}`,
    ...(rest.length > 0 && { field: fieldOf(rest) }),
  };
}

const fieldOf = (path: ContentPath) =>
  path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : part)).join(', ');

const ORDERS = {
  mine: 'the order was changed by somebody else too; yours stands',
  theirs: 'the order was changed',
};

/** One change of somebody else, told as faults are. */
export function otherChange(
  file: ContentFile,
  { path, before, theirs, order }: OtherChange,
  whole: unknown,
): Fault {
  if (order) return { ...placeOf(file, path, whole, undefined), line: 0, reason: ORDERS[order] };
  const told =
    before === undefined
      ? `${valueText(theirs)} was added`
      : `${valueText(before)} is now ${valueText(theirs)}`;
  const reason = theirs === undefined ? `${valueText(before)} was removed` : told;
  return { ...placeOf(file, path, whole, theirs ?? before), line: 0, reason };
}
