import { describe, expect, test } from 'vitest';
import { nameOfRecord, valueText } from '../../admin/changes';
import { explained } from '../../admin/hostErrors';
import { copyOfRecord } from '../../admin/undo';

describe('a record', () => {
  test('is called by its own name, else by the first text in it', () => {
    expect(nameOfRecord({ id: '3', name: 'Cheddar' })).toBe('Cheddar');
    expect(nameOfRecord({ grams: 5, words: ['keso', 'cheese'] })).toBe('keso');
    expect(nameOfRecord(['keso', 'cheese'])).toBe('keso');
    expect(nameOfRecord({ grams: 5 })).toBeUndefined();
  });

  test('is not called by what the editor adds to it', () => {
    expect(nameOfRecord({ __sc_item_id: 'b1946ac9', shape: 'product-grams', text: 'Salt' })).toBe(
      'Salt',
    );
  });

  test('a copy has no number yet', () => {
    const record = { id: '3', name: 'Cheddar', packs: [{ weight: '1kg' }] };
    expect(copyOfRecord(record)).toEqual({ name: 'Cheddar', packs: [{ weight: '1kg' }] });
    expect(record.id).toBe('3');
    expect(copyOfRecord('A paragraph.')).toBe('A paragraph.');
  });

  test('a long text is told by its beginning', () => {
    expect(valueText('a'.repeat(100))).toBe(`“${'a'.repeat(80)}…”`);
  });
});

describe('what a git host says', () => {
  test('is told in words that say what to do', () => {
    expect(explained(new TypeError('Failed to fetch'))).toHaveProperty(
      'message',
      expect.stringMatching(/^The git host cannot be reached: .* What you typed is kept/),
    );
    for (const said of [
      { status: 401, message: 'Bad credentials' },
      { status: 403, message: 'Forbidden' },
      { status: 200, message: 'Resource not accessible by personal access token' },
    ]) {
      expect(explained(said)).toHaveProperty(
        'message',
        expect.stringMatching(/sign in with a new one/),
      );
    }
  });

  test('stays where it says so already', () => {
    const error = new Error('The disk is full: nothing was saved.');
    expect(explained(error)).toBe(error);
    expect(explained(undefined)).toBeUndefined();
  });
});
