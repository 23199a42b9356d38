import { describe, expect, test } from 'vitest';
import { prepareFuzzySearch } from '@/domain/fuzzySearch';
import type { FuzzySearch, SearchWords } from '@/domain/fuzzySearch';
import { dealerQueries, productQueries } from '../../tools/measure/goldQueries';
import { goldResults, judge } from '../../tools/measure/searchQuality';

const prepare = (texts: readonly (readonly string[])[], groups: SearchWords = []): FuzzySearch => {
  const steps = prepareFuzzySearch(
    texts.map((own) => () => own),
    groups,
  );
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

const records = [
  ['Dutch-Processed Cocoa Powder', 'Dark and mellow'],
  ['Cheddar Cheese Powder', 'For fries'],
  ['Sour Cream & Onion', 'The flavor of a stall at Santo Niño'],
];
const groups = [
  ['cocoa', 'tsokolate', 'hot choco'],
  ['cheese', 'keso'],
  ['sour cream', 'krema'],
  ['fish', 'isda'],
];
const search = prepare(records, groups);
const placesOf = (keyword: string) => {
  const found = search(keyword);
  return records.flatMap((_, place) => (found?.has(place) ? [place] : []));
};

describe('each word typed has to be close to one of the record', () => {
  test.each<[string, string, number[]]>([
    ['in any order', 'powder cocoa', [0]],
    ['in two fields', 'mellow cocoa', [0]],
    ['with a letter less', 'chedar', [1]],
    ['with a letter more', 'cheddarr', [1]],
    ['with another letter', 'cheddat', [1]],
    ['with two swapped', 'chedadr', [1]],
    ['with two typos from 8 letters on', 'procesde dutch', [0]],
    ['by ear', 'kokoa', [0]],
    ['by ear, with an accent', 'santu ninyo', [2]],
    ['by another word', 'keso', [1]],
    ['by another word with a typo', 'tsoklate', [0]],
    ['by another word by ear', 'chokolate', [0]],
    ['by a group of several words', 'krema', [2]],
    ['by several words of a group', 'hot choco', [0]],
    ['half of it', 'chedd', [1]],
    ['half of another word', 'tsok', [0]],
    ['torn apart', 'ched dar', [1]],
    ['run together', 'cheesepowder', [1]],
    ['with a Filipino link', 'kesong powder', [1]],
    ['beside little words', 'powder para sa fries', [1]],
    ['one that fits and one that does not', 'cocoa laptop', []],
    ['two of different records', 'cocoa onion', []],
    ['a word of a group that no record has', 'isda', []],
    ['three letters take no typo', 'srm', []],
    ['nonsense', 'qwrtz', []],
    ['nothing but little words', 'para sa', []],
    ['no word at all', '…', []],
  ])('%s: %s', (_what, keyword, places) => {
    expect(placesOf(keyword)).toEqual(places);
  });
});

test('the words that matched are named as they are written', () => {
  expect([...(search('tsoklate')?.words ?? [])]).toEqual(['cocoa']);
  expect([...(search('santo nino')?.words ?? [])].sort()).toEqual(['niño', 'santo']);
});

test('what is close at all counts only where nothing is closer', () => {
  const close = prepare([['bake'], ['cake'], ['cakes']]);
  const found = close('cake');
  expect([0, 1, 2].filter((place) => found?.has(place))).toEqual([1, 2]);
});

/** Every typo: a letter less, one more, another, two swapped. */
const slipped = (word: string): string[] =>
  Array.from(word).flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)];
    const swapped = after === '' ? [] : [`${before}${after[0]}${letter}${after.slice(1)}`];
    return [before + after, `${before}x${letter}${after}`, `${before}x${after}`, ...swapped];
  });

test('one typo from four letters on, and two from eight, always find the word', () => {
  const words = ['sampaloc', 'champorado', 'barbecue', 'pancake', 'ube', 'oats', 'popcorn', 'milk'];
  const search = prepare(words.map((word) => [word]));
  for (const [place, word] of words.entries()) {
    const once = slipped(word).filter((typed) => typed.length >= 4);
    // One at the end too: a typo within another one may count as three.
    const twice = slipped(word.slice(0, -3))
      .map((start) => `${start}x${word.slice(-2)}`)
      .filter((typed) => typed.length >= 8);
    const lost = [...once, ...twice].filter((typed) => !search(typed)?.has(place));
    expect(lost).toEqual([]);
  }
});

test('it pauses while it reads many records', () => {
  const steps = prepareFuzzySearch(
    Array.from({ length: 1000 }, (_, index) => () => [`stall ${index}`]),
    [],
  );
  let pauses = 0;
  while (!steps.next().done) pauses += 1;
  expect(pauses).toBe(10);
});

describe('what visitors type', () => {
  const all = goldResults();

  test('there are hundreds of searches, of every kind', () => {
    expect(all.length).toBeGreaterThan(400);
    expect(Object.keys(productQueries)).toHaveLength(12);
    expect(Object.keys(dealerQueries)).toHaveLength(6);
  });

  test.each([...new Set(all.map(({ kind }) => kind))])('%s', (kind) => {
    const { precision, recall, wrong } = judge(all.filter((result) => result.kind === kind));
    expect({ precision, recall, wrong }).toEqual({ precision: 1, recall: 1, wrong: [] });
  });
});
