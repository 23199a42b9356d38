import { expect, test } from 'vitest';
import { kilometersBetween } from '@lasakita/ui/domain/distance';
import { islandOf } from '@/domain/islands';
import { farness, originAt } from '@/domain/near';
import { createTownSearch } from '@/domain/townSearch';
import type { Town } from '@/domain/towns';
import { readTownFile } from '../../tools/content/townFile';

const { townOf, towns } = createTownSearch(readTownFile());
const town = (slug: string) => townOf(slug) as Town;

test('every province that is named is one', () => {
  const provinces = new Set(towns.map(({ province }) => province));
  const count = (island: string) =>
    [...provinces].filter((province) => islandOf(province) === island).length;
  expect(['Luzon', 'Mindanao', 'Panay', 'Negros', 'Mindoro'].map(count)).toEqual([31, 23, 4, 2, 2]);
  expect(count('Samar and Leyte')).toBe(6);
  const alone = [...provinces].filter((province) => islandOf(province) === province);
  expect(alone).toHaveLength(15);
  expect(provinces.size).toBe(31 + 23 + 4 + 2 + 2 + 6 + 15);
});

test.each([
  ['iloilo-city-iloilo', 'bacolod-negros-occidental', true],
  ['cebu-city-cebu', 'tagbilaran-bohol', true],
  ['batangas-city-batangas', 'calapan-oriental-mindoro', true],
  ['tagaytay-cavite', 'davao-city-davao-del-sur', true],
  ['surigao-city-surigao-del-norte', 'maasin-southern-leyte', true],
  ['jordan-guimaras', 'iloilo-city-iloilo', true],
  ['bacolod-negros-occidental', 'dumaguete-negros-oriental', false],
  ['manila-metro-manila', 'legazpi-albay', false],
  // There is a bridge.
  ['tacloban-leyte', 'catbalogan-samar', false],
  ['cebu-city-cebu', 'lapu-lapu-cebu', false],
])('from %s to %s one goes across the sea: %s', (from, to, isAcross) => {
  const [here, there] = [town(from), town(to)];
  const said = farness(
    { name: 'There', region: '' },
    new Map([['There', { town: there, at: there.at }]]),
    originAt(here),
    false,
  );
  expect(said?.endsWith(' km, across the sea')).toBe(isAcross);
  expect(said).toMatch(/^about \d/);
});

test('no sea is told between towns that lie side by side', () => {
  const told = towns.flatMap((one) =>
    towns
      .filter((other) => islandOf(other.province) !== islandOf(one.province))
      .filter((other) => one.slug < other.slug && kilometersBetween(one.at, other.at) < 4)
      .map((other) => `${one.slug} ${other.slug}`),
  );
  expect(told).toEqual([]);
});
