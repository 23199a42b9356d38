import { describe, expect, test } from 'vitest';
import { addressOf, fileOfAddress, recordOfAddress } from '../../admin/bases';
import { pathsOfWords, placeOfName, placesOfWords } from '../../admin/finder';

const names = ['Niño’s Store', 'Santos', 'Santos Trading', 'Big Santos'];

describe('a record of a long list', () => {
  test('is found by its name, before one that has it within', () => {
    expect(placeOfName(names, ' santos')).toBe(1);
    expect(placeOfName(names, 'trading')).toBe(2);
    expect(placeOfName(names, 'nino’s')).toBe(0);
    expect(placeOfName(names, 'Reyes')).toBe(-1);
  });

  test('is found by the place that the check says, where there is one', () => {
    expect(placeOfName(names, 'record 4')).toBe(3);
    expect(placeOfName(names, 'record 4 "Big Santos"')).toBe(3);
    expect(placeOfName(names, 'record 5')).toBe(-1);
  });

  test('is found by what stands in it, where no name has it', () => {
    const records = names.map((name, index) => ({ name, phones: [`0917 123 45${index}0`] }));
    expect(placesOfWords(names, records, '123 4520')).toEqual([2]);
    expect(placesOfWords(names, records, 'big')).toEqual([3]);
    // A number, however it is written.
    expect(placesOfWords(names, records, '+639171234530')).toEqual([3]);
    expect(placesOfWords(names, records, '0917-123-4510')).toEqual([1]);
    expect(placesOfWords(names, records, '0917 999 9999')).toEqual([]);
    // Not by what its fields are called.
    expect(placesOfWords(names, records, 'phones')).toEqual([]);
    // All that have it, in the order of the list.
    expect(placesOfWords(names, records, 'trading')).toEqual([2]);
    expect(placesOfWords(names, records, '0917 123')).toEqual([0, 1, 2, 3]);
  });

  test('of texts is where the words are, in the order of the form', () => {
    const form = { home: { headline: 'Sarap', lines: ['Ang SARAP', 'Wala'] }, name: 'LasaKita' };
    expect(pathsOfWords(form, ' sarap')).toEqual([
      ['home', 'headline'],
      ['home', 'lines', 0],
    ]);
    expect(pathsOfWords(form, 'headline')).toEqual([]);
  });

  test('has an address of its own', () => {
    const address = addressOf('dealers.json', 'Niño & Sons #2?');
    expect(fileOfAddress(address)).toBe('dealers.json');
    expect(recordOfAddress(address)).toBe('Niño & Sons #2?');
    expect(recordOfAddress(addressOf('dealers.json'))).toBeUndefined();
  });
});
