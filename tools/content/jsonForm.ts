/**
 * Writes changed content into the form that its file has: what did not change stays as it was written, letter by letter, so
 * that one changed price is one changed line.
 */
import { inFormOf, plainText } from './lineEnds.ts';

interface JsonNode {
  value: unknown;
  start: number;
  end: number;
  /** Of an object: its fields, in their order. */
  fields?: Map<string, JsonNode>;
  /** Of a list: its entries. */
  entries?: JsonNode[];
  /** Whether it stands on several lines. */
  isOpen?: boolean;
}

/** The longest line that a list stands on. */
const WIDTH = 100;

const quoted = /"(?:[^"\\]|\\.)*"/y;
const literal = /[^\s,\]}]+/y;

/** Reads JSON that is known to be well formed, with where each value stands. */
function parseNodes(source: string): JsonNode {
  let at = 0;
  const skip = () => {
    while (' \t\r\n'.includes(source[at] ?? '.')) at += 1;
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const read = (): JsonNode => {
    skip();
    const start = at;
    const first = source[at];
    if (first !== '{' && first !== '[') {
      const text = take(first === '"' ? quoted : literal);
      return { value: JSON.parse(text) as unknown, start, end: at };
    }
    at += 1;
    const isOpen = /^[ \t\r]*\n/.test(source.slice(at, at + 80));
    const fields = new Map<string, JsonNode>();
    const entries: JsonNode[] = [];
    skip();
    while (source[at] !== '}' && source[at] !== ']') {
      if (first === '{') {
        const key = JSON.parse(take(quoted)) as string;
        skip();
        at += 1;
        fields.set(key, read());
      } else entries.push(read());
      skip();
      if (source[at] === ',') at += 1;
      skip();
    }
    at += 1;
    const value =
      first === '{'
        ? Object.fromEntries([...fields].map(([key, node]) => [key, node.value]))
        : entries.map((node) => node.value);
    return { value, start, end: at, isOpen, ...(first === '{' ? { fields } : { entries }) };
  };
  return read();
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are the same; the order of an object's fields does not count. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  }
  if (isObject(one) && isObject(other)) {
    const keys = Object.keys(one);
    return (
      keys.length === Object.keys(other).length &&
      keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
    );
  }
  return Object.is(one, other);
};

/** What names a record: two of the same name are one that was changed. */
const NAMES = ['id', 'slug', 'name', 'value', 'label', 'address', 'product', 'title'];

const likeness = (one: unknown, other: unknown): number =>
  isObject(one) && isObject(other)
    ? NAMES.filter((key) => one[key] !== undefined && one[key] === other[key]).length
    : 0;

/**
 * For each entry of the changed list, its place in the list before: the place of an equal entry, else of one with its
 * name, else its own place. `undefined` for a new entry.
 */
export function originsOf(
  values: readonly unknown[],
  before: readonly unknown[],
): (number | undefined)[] {
  const free = new Set(before.keys());
  const origins = values.map((value, index) => {
    const isStill = (place: number) => isSame(before[place], value);
    const place = free.has(index) && isStill(index) ? index : [...free].find(isStill);
    if (place !== undefined) free.delete(place);
    return place;
  });
  values.forEach((value, index) => {
    if (origins[index] !== undefined) return;
    const [named] = [...free]
      .map((place) => ({ place, score: likeness(before[place], value) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    const isInPlace = values.length === before.length && free.has(index);
    const place = named?.place ?? (isInPlace ? index : undefined);
    if (place === undefined) return;
    free.delete(place);
    origins[index] = place;
  });
  return origins;
}

/** The fields of a changed object: those that were there in their order, and each new one after the one that it follows. */
function keysOf(value: Record<string, unknown>, node: JsonNode | undefined): string[] {
  const keys = [...(node?.fields?.keys() ?? [])].filter((key) => Object.hasOwn(value, key));
  const all = Object.keys(value);
  for (const [index, key] of all.entries()) {
    if (keys.includes(key)) continue;
    const before = all.slice(0, index).findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

/**
 * The text of a changed JSON file.
 *
 * @param written The file as it is. Its line ends and byte order mark stay. A text that is no JSON is replaced whole.
 * @param value What it is to hold. Fields that are new stand where they stand in this value.
 */
export function rewriteJson(written: string, value: unknown): string {
  const source = plainText(written);
  let root: JsonNode | undefined;
  try {
    JSON.parse(source);
    root = parseNodes(source);
  } catch {
    root = undefined;
  }
  const unit = /\n([ \t]+)\S/.exec(source)?.[1] ?? '  ';
  const lineOf = (node: JsonNode) => {
    const start = source.lastIndexOf('\n', node.start) + 1;
    const end = source.indexOf('\n', node.end);
    return source.slice(start, end < 0 ? undefined : end);
  };

  /**
   * @param origin What stood in its place, as it was; its form is kept.
   * @param model What stands in the same place of another record; its form is taken where there is no origin.
   * @param before How much of the line is taken already.
   */
  const write = (
    now: unknown,
    origin: JsonNode | undefined,
    model: JsonNode | undefined,
    indent: string,
    before: number,
  ): string => {
    if (origin && isSame(origin.value, now)) return source.slice(origin.start, origin.end);
    const form = origin ?? model;
    const inner = indent + unit;
    const open = (parts: string[], [begin, end]: readonly [string, string]) =>
      parts.length === 0
        ? begin + end
        : `${begin}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${end}`;
    const fits = (line: string) => before + line.length + 1 <= WIDTH;
    const isWide = (node: JsonNode | undefined) =>
      node !== undefined && lineOf(node).length > WIDTH;

    if (Array.isArray(now)) {
      const nodes = form?.entries ?? [];
      const before = origin?.entries ?? [];
      const origins = originsOf(
        now,
        before.map((node) => node.value),
      ).map((place) => (place === undefined ? undefined : before[place]));
      const parts = now.map((entry, index) =>
        write(entry, origins[index], origins[index] ?? nodes.at(-1), inner, inner.length),
      );
      const line = `[${parts.join(', ')}]`;
      const isPlain = now.every((entry) => typeof entry !== 'object');
      const isClosed = form?.entries !== undefined && form.entries.length > 0 && !form.isOpen;
      // A list that was opened though a line would have held it is meant so; the same of one that is closed and too long.
      const wasMeantOpen =
        form?.isOpen === true && isPlain && source.slice(form.start, form.end).length < WIDTH / 2;
      const isClosedNow = isPlain
        ? !wasMeantOpen && (fits(line) || (isClosed && isWide(form)))
        : isClosed && fits(line) && !line.includes('\n');
      return isClosedNow ? line : open(parts, ['[', ']']);
    }
    if (isObject(now)) {
      const partOf = (key: string, at: string) => {
        const head = `${JSON.stringify(key)}: `;
        const old = origin?.fields?.get(key);
        return head + write(now[key], old, form?.fields?.get(key), at, at.length + head.length);
      };
      const keys = keysOf(now, form);
      if (form && !form.isOpen && keys.length > 0) {
        const line = `{ ${keys.map((key) => partOf(key, indent)).join(', ')} }`;
        if (!line.includes('\n') && (fits(line) || isWide(form))) return line;
      }
      return open(
        keys.map((key) => partOf(key, inner)),
        ['{', '}'],
      );
    }
    return JSON.stringify(now);
  };

  // A file that is there ends as it did, and one that is written whole with a line end.
  const ending = root ? (/\s*$/.exec(source)?.[0] ?? '') : '\n';
  return inFormOf(written, write(value, root, undefined, '', 0) + ending);
}
