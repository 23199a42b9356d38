import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldLetters, foldText } from '@lasakita/ui/domain/foldText';
import { highlightParts } from '@kit/components/Highlight/highlightParts';
import { texts, words } from '../support/listingArbitraries';

const marked = (text: string, keyword: string) =>
  highlightParts(text, keyword)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('highlightParts (PROD-11)', () => {
  it.each([
    ['Ube Cake and Pancake Mix', 'cake', 'Ube [Cake] and Pan[cake] Mix'],
    ['Ube', 'UBE', '[Ube]'],
    ['Ube', ' ube ', '[Ube]'],
    ['aaa', 'aa', '[aa]a'],
    ['C++ (mix)', '(', 'C++ [(]mix)'],
    ['a.b', '.', 'a[.]b'],
    ['Ube', '', 'Ube'],
    ['Ube', '   ', 'Ube'],
    ['', 'ube', ''],
    ['Ube', 'keso', 'Ube'],
    ['<b>keso</b>', '<b>', '[<b>]keso</b>'],
    ['Biñan, Laguna', 'binan', '[Biñan], Laguna'],
    ['Bin\u0303an and Binangonan', 'biñan', '[Bin\u0303an] and [Binan]gonan'],
    ['Ranchero’s Mix', 'rancheros m', '[Ranchero’s M]ix'],
    ['Rancheros', "ranchero's", '[Rancheros]'],
    ['Double-Acting Baking', 'double acting', '[Double-Acting] Baking'],
    ['Sour Cream & Onion', 'cream onion', 'Sour [Cream & Onion]'],
    ['J.P. Rizal St.', 'jp rizal', '[J.P. Rizal] St.'],
    ['Café', 'cafe', '[Café]'],
    ['San Jose, Cavite', 'jose,cav', 'San [Jose, Cav]ite'],
    ['A & B', '&', 'A [&] B'],
    ["Aling Precy's", 'precy’s', "Aling [Precy's]"],
    ['Aling Precy’s Store', "precy's store", 'Aling [Precy’s Store]'],
    ['Santo Nin\u0303o Rice', 'NIÑO', 'Santo [Nin\u0303o] Rice'],
    ['Santo Niño Rice', 'nin\u0303o r', 'Santo [Niño R]ice'],
    ['Lapu\u2011Lapu', 'lapu-l', '[Lapu\u2011L]apu'],
    ['San  Jose', ' san jose', '[San  Jose]'],
    ['San Jose', 'san   jose', '[San Jose]'],
    ['ke\u00ADso', 'keso', '[ke\u00ADso]'],
    ['ＫＥＳＯ', 'keso', '[ＫＥＳＯ]'],
    ['Oﬃce', 'off', '[Oﬃ]ce'],
    ['İstanbul', 'stan', 'İ[stan]bul'],
    ['0900 520 5478', '09005205478', '[0900 520 5478]'],
    ['0900 520 5478', '+63 900 520', '[0900 520] 5478'],
    ['(034) 433 1234', '34-433', '(0[34) 433] 1234'],
    ['123 Rizal Street', '1234', '123 Rizal Street'],
  ])('marks in %j what matches %j', (text, keyword, result) => {
    expect(marked(text, keyword)).toBe(result);
  });

  it('loses no letter, and marks nothing but the keyword', () => {
    fc.assert(
      fc.property(fc.oneof(words, texts()), words, (text, keyword) => {
        const parts = highlightParts(text, keyword);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        // Signs around it are marked where they stand.
        const written = foldText(keyword);
        const hasSigns = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u.test(written);
        const folded = hasSigns && foldText(text).includes(written) ? foldText : foldLetters;
        const wanted = folded(keyword);
        const marks = parts.filter(({ isMatch }) => isMatch);
        // A sign that stands for two letters is marked whole.
        expect(marks.every((part) => folded(part.text).includes(wanted))).toBe(true);
        const rest = parts.filter(({ isMatch }) => !isMatch);
        const isMissed = rest.some((part) => folded(part.text).includes(wanted));
        expect(wanted !== '' && isMissed).toBe(false);
      }),
    );
  });
});

it('marks words in whichever form of Unicode they are written', () => {
  const parts = highlightParts('Santo Nin\u0303o’s', new Set(["niño's"]));
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Nin\u0303o’s']);
});

it('marks words as a whole, however they are written', () => {
  const parts = highlightParts('Dutch-Processed Cocoa, cocoas', new Set(['cocoa', 'dutch']));
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'Dutch',
    'Cocoa',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('Dutch-Processed Cocoa, cocoas');
});
