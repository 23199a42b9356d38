import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foldLetters,
  foldLettersWithPlaces,
  foldText,
  foldWithPlaces,
} from '@lasakita/ui/domain/foldText';
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

test.each([
  ['Biñan', 'binan'],
  ['DASMARIN\u0303AS', 'dasmarinas'],
  ['Ranchero’s', 'rancheros'],
  ['Double–Acting', 'double acting'],
  ['Sta. Rosa', 'sta rosa'],
  ['J.P. Rizal', 'jp rizal'],
  ['“Aling” Nena (2)', 'aling nena 2'],
  ['Sour Cream & Onion', 'sour cream onion'],
  ['Cebu City,Cebu ; 2', 'cebu city , cebu , 2'],
  [' - ', ''],
])('of %j the letters and digits are %j', (text, letters) => {
  expect(foldLetters(text)).toBe(letters);
});

test('a text is told by its letters alike in ASCII and outside it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 20 }), (text) => {
      // What takes no room sends it the long way.
      expect(foldLetters(`\u200B${text}`)).toBe(foldLetters(text));
    }),
  );
});

test('a folded text is folded already', () => {
  fc.assert(
    fc.property(texts(), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text));
      expect(foldLetters(foldLetters(text))).toBe(foldLetters(text));
      expect(foldLettersWithPlaces(text).folded.trim()).toBe(foldLetters(text));
    }),
  );
});

test('places lie in the text, one after another', () => {
  fc.assert(
    fc.property(texts(), (text) => {
      for (const { folded, starts, ends } of [foldWithPlaces(text), foldLettersWithPlaces(text)]) {
        expect([starts.length, ends.length]).toEqual([folded.length, folded.length]);
        expect(starts.every((start, at) => start >= (starts[at - 1] ?? 0))).toBe(true);
        expect(ends.every((end, at) => end > (starts[at] ?? 0) && end <= text.length)).toBe(true);
      }
    }),
  );
});
