import { readNumber, spreadsheetFault } from '../../src/content/pasted.ts';

/** A place in a document: keys of objects and positions in lists, from the outside in. */
export type JsonPath = readonly PropertyKey[];

export interface JsonWithLines {
  value: unknown;
  /** The line of a place, counted from 1; of its nearest surrounding where the place itself does not exist. */
  lineOf: (path: JsonPath) => number;
  /** Keys that stand twice in one object: `JSON.parse` would silently drop the first. */
  repeated: JsonPath[];
  /** Numbers with three digits after their point, as they are written: `JSON.parse` would not tell 1.250 from 1.25. */
  doubtful: { path: JsonPath; written: string }[];
}

/** What is wrong with a text that is not JSON, said to somebody who does not know what JSON is. */
export class JsonFault extends Error {
  constructor(
    readonly line: number,
    reason: string,
    /** The place of the value that it is about, where it is about one. */
    readonly path: JsonPath = [],
  ) {
    super(reason);
  }
}

const keyOf = (path: JsonPath) => JSON.stringify(path.map(String));
const gap = /[ \t\r\n]*/y;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const quoted = /"(?:[^"\\\r\n]|\\.)*"/y;

/**
 * Reads JSON and remembers the line of every value, which `JSON.parse` does not; also its reasons are words for
 * programmers.
 */
export function parseJsonWithLines(source: string): JsonWithLines {
  const text = source.replace(/^\uFEFF/, ' ');
  const lines = new Map<string, number>();
  const repeated: JsonPath[] = [];
  const doubtful: JsonWithLines['doubtful'] = [];
  let at = 0;

  const lineEnds = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (position: number) => {
    let [low, high] = [0, lineEnds.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((lineEnds[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  const fail = (reason: string, position = at): never => {
    throw new JsonFault(lineAt(position), reason);
  };
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const shown = () => {
    const rest = text.slice(at).split(/[\s,:{}[\]]/, 1)[0] ?? '';
    return rest === '' ? (text[at] ?? '') : rest.slice(0, 24);
  };
  const restOfLine = (from: number) => text.slice(from).split(/[\r\n]/, 1)[0] ?? '';
  const closingOf = (end: string, opened: number) =>
    `the ${end} is missing that closes what line ${lineAt(opened)} opens`;

  /** Like `fail`, where the reason may be none of this place: the file was cut off, or a comment stands here. */
  const failUnlessKnown = (reason: string, position = at): never => {
    if (at >= text.length) return fail('the file ends too early; was it saved and copied whole?');
    if (/^(\/\/|\/\*|#)/.test(text.slice(at, at + 2))) {
      return fail('this file can hold no comment; take it out');
    }
    return fail(reason, position);
  };

  /** The text that ended at `from` may have gone on after a `"` within it: then a quote comes once more in its line. */
  const failAtQuoteWithin = (from: number) => {
    const rest = restOfLine(from);
    const next = rest.trimStart();
    const isWord = !/^[",:}\]]/.test(next) && !/^\w+\s*:/.test(next);
    if (text[from - 1] !== '"' || !next.includes('"')) return;
    if (!rest.startsWith('"') && !isWord) return;
    fail('a " inside a text is written \\"; or a comma is missing after the text', from - 1);
  };

  /** A number or a spreadsheet's error that was pasted without quotes: it is known which value is meant. */
  const failAtPasted = (path: JsonPath) => {
    const pasted = /^[^",\]}\r\n](?:[^",\]}\r\n]|,(?=\d))*/.exec(text.slice(at))?.[0] ?? '';
    const number = /\d/.test(pasted) ? readNumber(pasted) : undefined;
    const reason =
      number === undefined
        ? spreadsheetFault(pasted)
        : `${pasted.trim()} does not belong here; write ${number}`;
    if (reason !== undefined) throw new JsonFault(lineAt(at), reason, path);
  };

  const readText = (): string => {
    const start = at;
    const found = take(quoted);
    if (found === undefined) {
      if (!/[\r\n]/.test(text.slice(at))) {
        return fail('the file ends too early, inside a text; was it saved and copied whole?');
      }
      return fail('a text begins with " and its closing " is missing');
    }
    try {
      return JSON.parse(found) as string;
    } catch {
      return fail(
        'a text holds a tab or a \\ in a wrong place; write \\n for a new line and \\\\ for \\',
        start,
      );
    }
  };

  /** What follows an entry: a comma and another entry, or the end of the list or object. */
  const another = (end: '}' | ']', opened: number, place: JsonPath = []): boolean => {
    const previous = at;
    take(gap);
    if (text[at] === end) {
      at += 1;
      return false;
    }
    if (at >= text.length) {
      fail(`the file ends too early: ${closingOf(end, opened)}`);
    }
    if (text[at] !== ',') {
      failAtQuoteWithin(previous);
      if (end === '}' && '{['.includes(text[at] ?? '')) fail(closingOf(end, opened));
      if ('"{['.includes(text[at] ?? '')) fail('a comma is missing at the end', previous - 1);
      if ('}]'.includes(text[at] ?? '')) fail(closingOf(end, opened));
      if (/\d/.test(text[previous - 1] ?? '') && /^ *\d/.test(restOfLine(previous))) {
        fail('a number has no spaces within it and no 0 in front');
      }
      failUnlessKnown(`${shown()} does not belong here; a comma or ${end} is expected`);
    }
    const comma = at;
    const decimals = /^(?:,\d+)+(?:\.\d+)?/.exec(restOfLine(at))?.[0];
    const whole = /-?\d[\d.]*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0];
    if (end === '}' && decimals && whole) {
      const reason = `${whole}${decimals} has a comma; write centavos after a point, such as 1250.50`;
      throw new JsonFault(lineAt(at), reason, place);
    }
    at += 1;
    take(gap);
    if (text[at] === end) fail(`there is a comma too many before ${end}`, comma);
    // A text that is cut in two by its own quote may go on after a comma.
    if (text[at] !== '"' && text[previous - 1] === '"' && lineAt(at) === lineAt(comma)) {
      const rest = restOfLine(at);
      if (/^(?!(?:true|false|null)\b)[^\W\d][^:"]*"/.test(rest)) {
        fail('a " inside a text is written \\"', comma);
      }
    }
    return true;
  };

  const readObject = (path: JsonPath) => {
    const opened = at;
    const object: Record<string, unknown> = {};
    let place = path;
    at += 1;
    take(gap);
    if (text[at] === '}') {
      at += 1;
      return object;
    }
    do {
      if (text[at] === '{' || text[at] === ']') fail(closingOf('}', opened));
      if (text[at] !== '"') {
        failUnlessKnown(`a field's name in straight quotes (") is expected here`);
      }
      const line = lineAt(at);
      const key = readText();
      place = [...path, key];
      if (Object.hasOwn(object, key)) repeated.push(place);
      take(gap);
      if (text[at] !== ':') {
        failAtQuoteWithin(at);
        failUnlessKnown(`a colon is missing after "${key}"`);
      }
      at += 1;
      const value = readValue(place);
      // Not by assignment, which would lose a field named __proto__.
      Object.defineProperty(object, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      lines.set(keyOf(place), line);
    } while (another('}', opened, place));
    return object;
  };

  const readList = (path: JsonPath) => {
    const opened = at;
    const list: unknown[] = [];
    at += 1;
    take(gap);
    if (text[at] === ']') {
      at += 1;
      return list;
    }
    do list.push(readValue([...path, list.length]));
    while (another(']', opened));
    return list;
  };

  const readValue = (path: JsonPath): unknown => {
    take(gap);
    lines.set(keyOf(path), lineAt(at));
    const first = text[at];
    if (first === undefined && path.length === 0) return fail('the file is empty');
    if (first === '{') return readObject(path);
    if (first === '[') return readList(path);
    if (first === '"') return readText();
    const found = take(literal);
    if (found !== undefined) {
      if (/^[1-9]\d{0,2}\.\d{3}$/.test(found)) doubtful.push({ path, written: found });
      return JSON.parse(found) as unknown;
    }
    failAtPasted(path);
    if (first === '“' || first === '”' || first === "'") {
      return fail(`${first} is the wrong quotation mark; use the straight "`);
    }
    const rest = text.slice(at, at + 8).trimEnd();
    if (['true', 'false', 'null', '-'].some((word) => word.startsWith(rest))) at = text.length;
    return failUnlessKnown(`${shown()} does not belong here; a text stands in straight quotes (")`);
  };

  const conflict = /^(?:<{7}|={7}|>{7})(?= |\r?$)/m.exec(text);
  if (conflict) {
    fail(
      `${conflict[0]} marks a merge that was not finished; keep one of the two versions and take the lines with <<<<<<<, ======= and >>>>>>> out`,
      conflict.index,
    );
  }

  const value = readValue([]);
  take(gap);
  if (at < text.length) fail(`${shown()} does not belong here, after the end of the content`);

  const lineOf = (path: JsonPath): number =>
    lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  return { value, lineOf, repeated, doubtful };
}
