import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JsonFault, parseJsonWithLines } from '../../../tools/content/jsonWithLines';

const faultOf = (source: string) => {
  try {
    parseJsonWithLines(source);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}: ${error.message}`;
    throw error;
  }
  return undefined;
};

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 2), (source, indent) => {
      const written = JSON.stringify(JSON.parse(source), null, indent);
      expect(parseJsonWithLines(written).value).toEqual(JSON.parse(written));
    }),
  );
});

test('refuses what JSON.parse refuses', () => {
  const pieces = fc.constantFrom('{', '}', '[', ']', ':', ',', '"a"', '1', '-', 'null', ' ', '\n');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const source = parts.join('');
      let isJson = true;
      try {
        JSON.parse(source);
      } catch {
        isJson = false;
      }
      expect(faultOf(source) === undefined).toBe(isJson);
    }),
    { numRuns: 2000 },
  );
});

test('remembers the line of every place', () => {
  const { lineOf } = parseJsonWithLines('[\n  { "a": 1,\n    "b": [2,\n 3] }\n]');
  expect(lineOf([])).toBe(1);
  expect(lineOf([0])).toBe(2);
  expect(lineOf([0, 'b'])).toBe(3);
  expect(lineOf([0, 'b', 1])).toBe(4);
  // What is missing has the line of what surrounds it.
  expect(lineOf([0, 'c', 'd'])).toBe(2);
});

test('reads Windows line ends and a byte order mark', () => {
  const { value, lineOf } = parseJsonWithLines('\uFEFF{\r\n"a": 1\r\n}');
  expect(value).toEqual({ a: 1 });
  expect(lineOf(['a'])).toBe(2);
});

test('finds a field that stands twice', () => {
  expect(parseJsonWithLines('[{"a": 1, "b": 2, "a": 3}]').repeated).toEqual([[0, 'a']]);
});

const wrongBackslash =
  '1: a text holds a tab or a \\ in a wrong place; write \\n for a new line and \\\\ for \\';

const cutOff = 'the file ends too early; was it saved and copied whole?';
const quoteWithin = '2: a " inside a text is written \\"; or a comma is missing after the text';

describe('says in plain words what is wrong, and on which line', () => {
  test.each([
    ['{\n  "a": 1\n  "b": 2\n}', '2: a comma is missing at the end'],
    ['[\n  1,\n  2,\n]', '3: there is a comma too many before ]'],
    ['{\n  "a": "x\n}', '2: a text begins with " and its closing " is missing'],
    ['{\n  “a”: 1\n}', `2: a field's name in straight quotes (") is expected here`],
    ['[“a”]', '1: “ is the wrong quotation mark; use the straight "'],
    ["['a']", `1: ' is the wrong quotation mark; use the straight "`],
    ['{\n  "a" 1\n}', '2: a colon is missing after "a"'],
    ['{ "a": ₱65 }', '1: ₱65 does not belong here; write 65'],
    ['{ "a": 65 pesos }', '1: pesos does not belong here; a comma or } is expected'],
    [
      '[\n  { "a": 1\n',
      '3: the file ends too early: the } is missing that closes what line 2 opens',
    ],
    ['[\n  { "a": 1,\n  { "a": 2 }\n]', '3: the } is missing that closes what line 2 opens'],
    ['[\n  { "a": 1\n  { "a": 2 }\n]', '3: the } is missing that closes what line 2 opens'],
    ['[\n  { "a": 1\n]', '3: the } is missing that closes what line 2 opens'],
    ['{}\n}', '2: } does not belong here, after the end of the content'],
    ['', '1: the file is empty'],
    [
      '{\n  "price": 65,50\n}',
      '2: 65,50 has a comma; write centavos after a point, such as 1250.50',
    ],
    [
      '{\n  "price": 1,250,\n  "a": 1\n}',
      '2: 1,250 has a comma; write centavos after a point, such as 1250.50',
    ],
    ['{ "price": 1 250 }', '1: a number has no spaces within it and no 0 in front'],
    ['{ "price": 065 }', '1: a number has no spaces within it and no 0 in front'],
    ['{\n  // new\n  "a": 1\n}', '2: this file can hold no comment; take it out'],
    ['{\n  "a": 1, // new\n  "b": 1\n}', '2: this file can hold no comment; take it out'],
    ['{\n  "a": 1 /* new */\n}', '2: this file can hold no comment; take it out'],
    ['[\n  # new\n  1\n]', '2: this file can hold no comment; take it out'],
    [
      '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}',
      '2: <<<<<<< marks a merge that was not finished; keep one of the two versions and take the lines with <<<<<<<, ======= and >>>>>>> out',
    ],
    [
      '{\n  "a": 1\n>>>>>>> other\n}',
      '3: >>>>>>> marks a merge that was not finished; keep one of the two versions and take the lines with <<<<<<<, ======= and >>>>>>> out',
    ],
    [`{\n  "a": "The "best" cheese",\n  "b": 1\n}`, quoteWithin],
    [`{\n  "a": "A 12" pan, or 14"",\n  "b": 1\n}`, quoteWithin],
    [`{\n  "a": "A pan of 12"",\n  "b": 1\n}`, quoteWithin],
    [`{\n  "a": "The "",\n  "b": 1\n}`, quoteWithin],
    [`{\n  "a"b": 1\n}`, quoteWithin],
    [`{\n  "a": "The best", she said",\n  "b": 1\n}`, '2: a " inside a text is written \\"'],
    [`[\n  "The best", she said"\n]`, '2: a " inside a text is written \\"'],
    ['{\n  "a": "x" b: 1\n}', '2: b does not belong here; a comma or } is expected'],
    ['{\n  "a": "x", b: "y"\n}', `2: a field's name in straight quotes (") is expected here`],
    ...['{', '{ "a"', '{ "a":', '{ "a": t', '{ "a": -', '{ "a": 1,', '[1,'].map((source) => [
      source,
      `1: ${cutOff}`,
    ]),
    ['{ "a": "ke', '1: the file ends too early, inside a text; was it saved and copied whole?'],
    ['["a\\q"]', wrongBackslash],
    ['["a\tb"]', wrongBackslash],
  ] as [string, string][])('%j', (source, message) => {
    expect(faultOf(source)).toBe(message);
  });
});
