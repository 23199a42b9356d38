import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '@/domain/editDistance';

/** The same in its plainest form: a whole table for each pair. */
const slowly = (one: string, other: string): number => {
  const table = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const changed = at(i - 1, j - 1) + Number(one[i - 1] !== other[j - 1]);
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed);
      if (one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, at(i - 2, j - 2) + 1);
      }
      (table[i] ?? [])[j] = least;
    }
  }
  return at(one.length, other.length);
};

// Few letters, so that words are alike often enough.
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 10 });

test('one more, one less, another and two swapped are one edit each', () => {
  expect(editDistance('tsokolate', 'tsokolate', 2)).toBe(0);
  expect(editDistance('tsoklate', 'tsokolate', 2)).toBe(1);
  expect(editDistance('chessse', 'chesse', 2)).toBe(1);
  expect(editDistance('kesa', 'keso', 1)).toBe(1);
  expect(editDistance('frise', 'fries', 1)).toBe(1);
  expect(editDistance('frise', 'fries', 0)).toBe(1);
});

test('as many as a whole table counts, or more than asked for', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, most) => {
      expect(editDistance(one, other, most)).toBe(Math.min(slowly(one, other), most + 1));
    }),
  );
});

test('half a word is compared with the beginning that is nearest', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 2 }), (half, whole, most) => {
      const beginnings = Array.from({ length: whole.length + 1 }, (_, end) => whole.slice(0, end));
      const least = Math.min(...beginnings.map((beginning) => slowly(half, beginning)));
      expect(editDistance(half, whole, most, true)).toBe(Math.min(least, most + 1));
    }),
  );
});

test('words longer than any are never alike', () => {
  expect(editDistance('a'.repeat(60), 'a'.repeat(60), 2)).toBe(3);
});
