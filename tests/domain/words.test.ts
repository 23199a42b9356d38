import { describe, expect, test } from 'vitest';
import { baseOf, hearings, plainSpelling, searchKey, wordsIn } from '@/domain/words';

test('words are what stands between spaces and signs', () => {
  expect(wordsIn("Ranchero's Sour Cream & Onion (200g), lapu-lapu")).toEqual([
    "ranchero's",
    'sour',
    'cream',
    'onion',
    '200g',
    'lapu',
    'lapu',
  ]);
  expect(wordsIn(' … ')).toEqual([]);
});

test('accents, capitals, apostrophes and many for one are no other word', () => {
  expect(plainSpelling('Niño’s')).toBe('ninos');
  expect(baseOf('Cakes')).toBe(baseOf('cake'));
  expect(baseOf('swiss')).toBe('swiss');
  expect(searchKey('Hot Cakes')).toBe(searchKey('hotcake'));
});

describe('what sounds alike is heard alike', () => {
  test.each([
    ['keso', 'queso'],
    ['keso', 'quezo'],
    ['cocoa', 'kokoa'],
    ['chocolate', 'tsokolate'],
    ['chicken', 'tsiken'],
    ['fries', 'pries'],
    ['fries', 'phries'],
    ['valenzuela', 'balensuela'],
    ['champorado', 'tsamporadu'],
    ['sinigang', 'senegang'],
    ['onion', 'onnion'],
    ['biñan', 'binan'],
    ['cereal', 'sereal'],
    ['cereal', 'kereal'],
    ['crispy', 'krispi'],
    ['kakaw', 'kakao'],
    ['baguio', 'bagiu'],
  ])('%s as %s', (one, other) => {
    const heard = new Set(hearings(plainSpelling(one)));
    expect(hearings(plainSpelling(other)).some((sound) => heard.has(sound))).toBe(true);
  });

  test('and what does not, is not', () => {
    expect(hearings('keso')).not.toEqual(hearings('kape'));
    expect(hearings('ube')).not.toEqual(hearings('oat'));
  });
});
