import { expect, test } from 'vitest';
import { distanceText, kilometersBetween, roundedKilometers } from '@lasakita/ui/domain/distance';
import type { Place } from '@lasakita/ui/domain/distance';

const manila: Place = [14.5995, 120.9842];
const cebu: Place = [10.3157, 123.8854];
const davao: Place = [7.0731, 125.6128];

test.each([
  ['Manila and Cebu', manila, cebu, 571],
  ['Manila and Davao', manila, davao, 978],
  ['Cebu and Davao', cebu, davao, 407],
  ['a place and itself', manila, manila, 0],
  ['the poles', [90, 0] as Place, [-90, 0] as Place, 20_015],
  ['two sides of the date line', [0, 179.5] as Place, [0, -179.5] as Place, 111],
])('between %s', (_, one, other, kilometers) => {
  expect(Math.round(kilometersBetween(one, other))).toBe(kilometers);
  expect(Math.round(kilometersBetween(other, one))).toBe(kilometers);
});

test.each([
  [0, 1],
  [0.4, 1],
  [1.4, 1],
  [2.2, 2],
  [5.1, 5],
  [11.7, 12],
  [19.4, 19],
  [41, 40],
  [43, 45],
  [97.4, 95],
  [98, 100],
  [118, 120],
  [971, 970],
])('%d km are said as %d', (kilometers, said) => {
  expect(roundedKilometers(kilometers)).toBe(said);
});

test('a distance is said as people say it', () => {
  expect(distanceText(11.6)).toBe('about 12 km');
  expect(distanceText(1204)).toBe('about 1,200 km');
});
