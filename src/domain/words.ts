/** The words of a text, and what two spellings of a word have in common. */

import { foldText } from '@lasakita/ui/domain/foldText';

const WORD = /[\p{L}\p{N}']+/gu;

/** In lower case, without accents and apostrophes: "Niño's" as "ninos". */
export const plainSpelling = (word: string): string =>
  foldText(word)
    .normalize('NFD')
    .replace(/[\p{M}']+/gu, '');

/** The words of a text as `foldText` makes them. */
export const wordsIn = (text: string): string[] => foldText(text).match(WORD) ?? [];

/** One and many are the same word: "cakes" as "cake", but "gas" and "swiss" as they are. */
export const singular = (plain: string): string =>
  plain.length > 3 && plain.endsWith('s') && !plain.endsWith('ss') ? plain.slice(0, -1) : plain;

/** What is the same in a word however it is written. */
export const baseOf = (written: string): string => singular(plainSpelling(written));

/** How a word sounds to a Filipino ear, one letter a sound: words that sound alike are written alike. */
const soundsOf = (plain: string): string =>
  plain
    .replaceAll('ph', 'p')
    .replace(/t?ch|t[sz]/g, 'C')
    .replace(/qu(?=[ei])|[cq]/g, 'k')
    .replace(/gu(?=[ei])/g, 'g')
    .replaceAll('x', 'ks')
    .replaceAll('f', 'p')
    .replaceAll('v', 'b')
    .replaceAll('z', 's')
    .replace(/[ey]/g, 'i')
    .replace(/[ow]/g, 'u')
    .replace(/(.)\1+/g, '$1');

/** Letters that may sound like others: c as s in "cereal", "ny" as ñ, ll as "ly" in "Villa", "frais" as "fries". */
const heardAs = [
  [/c(?=[eiy])/g, 's'],
  [/ny/g, 'n'],
  [/ll/g, 'ly'],
  [/a[iy](?=[^aeiou])/g, 'i'],
] as const;

/**
 * The ways a word may be heard: c/k/q, ch/ts, f/p, v/b, e/i/y, o/u/w, z/s and doubled letters sound alike, and some letters
 * may be heard as others besides.
 */
export const hearings = (plain: string): readonly string[] => [
  ...new Set(
    [plain, ...heardAs.map(([letters, sound]) => plain.replace(letters, sound))].map(soundsOf),
  ),
];

/** What one or more words in a row are found by, however they are written: "Hot Cakes" as "hotcake". */
export const searchKey = (words: string): string => baseOf(wordsIn(words).join(''));
