import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inFormOf, plainText, withoutMark } from '../../../tools/content/lineEnds';

test('a mark of the encoding is no letter', () => {
  expect(withoutMark('\uFEFF[]')).toBe('[]');
  expect(withoutMark('[]')).toBe('[]');
  expect(plainText('\uFEFFa\r\nb\nc')).toBe('a\nb\nc');
});

test.each([
  ['a\nb\n', 'a\nc\nd\n', 'a\nc\nd\n'],
  ['a\r\nb\r\n', 'a\nc\nd\n', 'a\r\nc\r\nd\r\n'],
  ['\uFEFFa\r\nb', 'a\nc', '\uFEFFa\r\nc'],
  ['a\r\nb', 'a\nb\n', 'a\r\nb\r\n'],
  ['', 'a\nb\n', 'a\nb\n'],
  // Two kinds: the lines that stay keep theirs, and the new ones end as most do.
  ['a\nb\r\nc\r\nd\ne\r\nf\r\n', 'a\nb\nnew\nd\ne\nf\n', 'a\nb\r\nnew\r\nd\ne\r\nf\r\n'],
])('%j that is to hold %j is written %j', (source, text, written) => {
  expect(inFormOf(source, text)).toBe(written);
});

test('a text that did not change is the same, however its lines end', () => {
  const part = fc.constantFrom('a', 'b', '\r\n', '\n', '  ');
  fc.assert(
    fc.property(fc.array(part), fc.boolean(), (parts, hasMark) => {
      const source = (hasMark ? '\uFEFF' : '') + parts.join('');
      expect(inFormOf(source, plainText(source))).toBe(source);
    }),
  );
});

test('whatever is written, its words are those that were to be', () => {
  const text = fc.array(fc.constantFrom('a', 'b', '\n')).map((parts) => parts.join(''));
  const source = fc.array(fc.constantFrom('a', 'b', '\n', '\r\n')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(source, text, (before, now) => {
      expect(plainText(inFormOf(before, now))).toBe(now);
    }),
  );
});
