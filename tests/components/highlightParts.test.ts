import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  ])('marks in %j what matches %j', (text, keyword, result) => {
    expect(marked(text, keyword)).toBe(result);
  });

  it('loses no letter, and marks nothing but the keyword', () => {
    fc.assert(
      fc.property(fc.oneof(words, texts()), words, (text, keyword) => {
        const parts = highlightParts(text, keyword);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        const wanted = keyword.trim().toLowerCase();
        const marks = parts.filter(({ isMatch }) => isMatch);
        expect(marks.every((part) => part.text.toLowerCase() === wanted)).toBe(true);
        // A text whose length changes in lower case is left unmarked.
        const isJudged = wanted !== '' && text.toLowerCase().length === text.length;
        const rest = parts.filter(({ isMatch }) => !isMatch);
        const isMissed = rest.some((part) => part.text.toLowerCase().includes(wanted));
        expect(isJudged && isMissed).toBe(false);
      }),
    );
  });
});

it('marks words as a whole, however they are written', () => {
  const parts = highlightParts('Dutch-Processed Cocoa, cocoas', new Set(['cocoa', 'dutch']));
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'Dutch',
    'Cocoa',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('Dutch-Processed Cocoa, cocoas');
});
