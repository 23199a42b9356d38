import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, foldWithPlaces } from '@lasakita/ui/domain/foldText';
import { texts } from '../support/listingArbitraries';

describe('reads the same and is the same', () => {
  test.each([
    ["Aling Precy's", 'aling precy’s'],
    ["Aling Precy's", 'Aling Precy´s'],
    ["Aling Precy's", 'Aling Precyʼs'],
    ['Santo Niño', 'Santo Nin\u0303o'],
    ['SANTO NIÑO', 'santo nin\u0303o'],
    ['Lapu-Lapu', 'Lapu‑Lapu'],
    ['Lapu-Lapu', 'Lapu–Lapu'],
    ['Lapu-Lapu', 'Lapu−Lapu'],
    ['San Jose', '  San \u00A0Jose\n'],
    ['San Jose', 'San \u200B Jose\u200E'],
    ['keso', 'ke\u00ADso'],
    ['Biñan', 'Bin\u200B\u0303an'],
    ['Stall 12', 'Ｓｔａｌｌ　１２'],
    ['the "best"', 'the “best”'],
    ['office', 'oﬃce'],
  ])('%j and %j', (one, other) => {
    expect(foldText(other)).toBe(foldText(one));
  });
});

test.each([
  ['Nino', 'Niño'],
  ['Lapu-Lapu', 'Lapu Lapu'],
  ['Store 12', 'Store 1 2'],
])('what reads otherwise stays another text: %j and %j', (one, other) => {
  expect(foldText(other)).not.toBe(foldText(one));
});

test('a folded text is folded already', () => {
  fc.assert(
    fc.property(texts(), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
    }),
  );
});

test('places lie in the text, one after another', () => {
  fc.assert(
    fc.property(texts(), (text) => {
      const { folded, starts, ends } = foldWithPlaces(text);
      expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
      expect(starts.every((start, at) => start >= (starts[at - 1] ?? 0))).toBe(true);
      expect(ends.every((end, at) => end > (starts[at] ?? 0) && end <= text.length)).toBe(true);
    }),
  );
});
