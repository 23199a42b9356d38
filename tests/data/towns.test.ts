import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInCountryBox, kilometersBetween } from '@lasakita/ui/domain/distance';
import { slugOf } from '@/domain/slug';
import { citiesOf, isOnTheIslands, readTowns } from '@/domain/towns';
import { readTownFile } from '../../tools/content/townFile';

const file = readTownFile();
const towns = readTowns(file);
const bySlug = new Map(towns.map((town) => [town.slug, town]));
const bytesOf = (name: string) => brotliCompressSync(readFileSync(`src/data/${name}`)).length;

/** As a Philippine would list them. */
const provinces =
  'Abra, Agusan del Norte, Agusan del Sur, Aklan, Albay, Antique, Apayao, Aurora, Basilan, Bataan, Batanes, Batangas, Benguet, Biliran, Bohol, Bukidnon, Bulacan, Cagayan, Camarines Norte, Camarines Sur, Camiguin, Capiz, Catanduanes, Cavite, Cebu, Cotabato, Davao Occidental, Davao Oriental, Davao de Oro, Davao del Norte, Davao del Sur, Dinagat Islands, Eastern Samar, Guimaras, Ifugao, Ilocos Norte, Ilocos Sur, Iloilo, Isabela, Kalinga, La Union, Laguna, Lanao del Norte, Lanao del Sur, Leyte, Maguindanao del Norte, Maguindanao del Sur, Marinduque, Masbate, Metro Manila, Misamis Occidental, Misamis Oriental, Mountain Province, Negros Occidental, Negros Oriental, Northern Samar, Nueva Ecija, Nueva Vizcaya, Occidental Mindoro, Oriental Mindoro, Palawan, Pampanga, Pangasinan, Quezon, Quirino, Rizal, Romblon, Samar, Sarangani, Siquijor, Sorsogon, South Cotabato, Southern Leyte, Sultan Kudarat, Sulu, Surigao del Norte, Surigao del Sur, Tarlac, Tawi-Tawi, Zambales, Zamboanga Sibugay, Zamboanga del Norte, Zamboanga del Sur';

test('all towns of all provinces are there, each once', () => {
  expect(towns).toHaveLength(1656);
  expect(Object.keys(file.provinces)).toEqual(provinces.split(', '));
  expect(bySlug.size).toBe(towns.length);
  // The cities of the country, no town among them.
  const cities = citiesOf(file);
  expect(cities.size).toBe(149);
  expect(cities.has('tagaytay-cavite')).toBe(true);
  expect(cities.has('silang-cavite')).toBe(false);
  expect([...cities].filter((slug) => !bySlug.has(slug))).toEqual([]);
  expect(bySlug.get('tagaytay-cavite')).toMatchObject({ name: 'Tagaytay', province: 'Cavite' });
});

test.each([
  ['quezon-city-metro-manila', 'cebu-city-cebu', 570],
  ['tagaytay-cavite', 'calamba-laguna', 28],
  ['baguio-benguet', 'vigan-ilocos-sur', 130],
  ['manila-metro-manila', 'davao-city-davao-del-sur', 970],
  ['bacolod-negros-occidental', 'iloilo-city-iloilo', 42],
  ['san-fernando-la-union', 'san-fernando-pampanga', 180],
  ['tagum-davao-del-norte', 'davao-city-davao-del-sur', 47],
  ['naga-camarines-sur', 'naga-cebu', 385],
])('from %s to %s it is as far as on a map', (one, other, kilometers) => {
  const [from, to] = [bySlug.get(one), bySlug.get(other)];
  const distance = from && to ? kilometersBetween(from.at, to.at) : NaN;
  expect(Math.abs(distance - kilometers)).toBeLessThan(0.04 * kilometers + 2);
});

test('no town lies far from the others of its province', () => {
  const far = towns.filter((town) => {
    const others = towns.filter((other) => other.province === town.province && other !== town);
    return Math.min(...others.map((other) => kilometersBetween(town.at, other.at))) > 60;
  });
  // Islands by themselves, and the end of a peninsula.
  expect(far.map(({ slug }) => slug).toSorted()).toEqual([
    'balabac-palawan',
    'cagayancillo-palawan',
    'calayan-cagayan',
    'kalayaan-palawan',
    'mapun-tawi-tawi',
    'turtle-islands-tawi-tawi',
    'zamboanga-city-zamboanga-del-sur',
  ]);
});

test('what people call a town is a name of one that exists', () => {
  expect(Object.values(file.aliases).filter((slug) => !bySlug.has(slug))).toEqual([]);
  const of = new Map(Object.entries(file.aliases).map(([name, slug]) => [slugOf(name), slug]));
  expect(of.get('qc')).toBe('quezon-city-metro-manila');
  expect(of.get('cdo')).toBe('cagayan-de-oro-misamis-oriental');
  expect(of.get('gensan')).toBe('general-santos-south-cotabato');
  expect(of.get('bgc')).toBe('taguig-metro-manila');
  expect(of.get('divisoria')).toBe('binondo-metro-manila');
});

test('places at sea and abroad are not on the islands', () => {
  for (const { at } of towns) expect(isInCountryBox(at)).toBe(true);
  expect(isOnTheIslands([14.1, 120.95], towns)).toBe(true);
  expect(isOnTheIslands([5.98, 116.07], towns)).toBe(false);
  expect(isOnTheIslands([15, 118], towns)).toBe(false);
  expect(isOnTheIslands([1.35, 103.8], towns)).toBe(false);
});

test('both files are small', () => {
  expect(bytesOf('towns.json')).toBeLessThan(25_000);
  expect(bytesOf('outline.json')).toBeLessThan(8_000);
});
