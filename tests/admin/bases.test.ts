import { describe, expect, test } from 'vitest';
import { isDrawnList } from '../../admin/bases.ts';

describe('a list that a drawn field keeps whole beside its entries', () => {
  const original = { 'records.0.phoneNumbers.0': '0900', 'records.0.phoneNumbers.1': '034' };
  const path = 'records.0.phoneNumbers';

  test.each([
    ['as it was', ['0900', '034'], true],
    ['with another text', ['0900', '035'], false],
    ['with one more', ['0900', '034', ''], false],
    ['with one less', ['0900'], false],
    ['empty, as it is drawn first', [], true],
    ['of one text', '0900', false],
  ])('%s: is it no change?', (_what, list, isDrawn) => {
    expect(isDrawnList(original, { ...original, [path]: list }, path)).toBe(isDrawn);
  });

  test('an empty one without its entries is one that was emptied', () => {
    expect(isDrawnList(original, { [path]: [] }, path)).toBe(false);
    expect(isDrawnList(original, { [path]: [], [`${path}.0`]: '0900' }, path)).toBe(false);
  });

  test('an empty one, where there was none, is no change', () => {
    expect(isDrawnList({}, { uses: [] }, 'uses')).toBe(true);
  });

  test('one that was kept whole before is compared as any other value', () => {
    expect(isDrawnList({ uses: ['fries'] }, { uses: ['fries'] }, 'uses')).toBe(false);
  });
});
