import { expect, test } from 'vitest';
import { generateDealers, mapsSearch, regions } from '../../tools/generateDealers';

const dealers = generateDealers();
const isMobile = (number: string) => /^0900[ -]\d{3}[ -]\d{4}$/.test(number);
const isLandline = (number: string) => /^9\d{3} \d{4}$/.test(number);
const numbers = dealers.flatMap(({ phoneNumbers }) => phoneNumbers);

/** The regions of the specification, section 3. */
const specified =
  'Manila, Quezon City, Valenzuela, Pasig, San Juan, Mandaluyong, Marikina, Caloocan, Malabon, Pasay, Rizal, Bulacan, Pampanga, Bataan, Tarlac, Pangasinan, La Union, Benguet, Ilocos Sur, Cagayan, Isabela, Cavite, Laguna, Batangas, Quezon, Albay, Catanduanes, Camarines Sur, Palawan, Occidental Mindoro, Negros Occidental, Negros Oriental, Iloilo, Leyte, Northern Samar, Cebu, Bohol, Bukidnon, Lanao Del Norte, Lanao Del Sur, Misamis Oriental, Misamis Occidental, Agusan Del Norte, Surigao Del Norte, North Cotabato, South Cotabato, Davao, Sultan Kudarat, Maguindanao Del Norte, Zamboanga Del Norte, Zamboanga Del Sur, Sulu, Antique'.split(
    ', ',
  );

test('makes the same dealers every time, and others from another seed', () => {
  expect(generateDealers()).toEqual(dealers);
  expect(generateDealers(21)).not.toEqual(dealers);
});

test('makes 230 dealers with names of their own', () => {
  expect(dealers).toHaveLength(230);
  expect(new Set(dealers.map(({ name }) => name.toLowerCase())).size).toBe(230);
});

test('covers every region, spelt as specified', () => {
  expect(regions.map(({ name }) => name)).toEqual(specified);
  expect(new Set(dealers.map(({ region }) => region))).toEqual(new Set(specified));
  expect(dealers.filter(({ region }) => region === 'Cebu').length).toBeGreaterThanOrEqual(4);
});

test('gives 1 to 6 numbers, mostly mobile, and a few landlines of 8 digits', () => {
  const counts = dealers.map(({ phoneNumbers }) => phoneNumbers.length);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBe(6);
  expect(numbers.filter(isMobile).length).toBeGreaterThan(numbers.length * 0.9);
  const landlines = numbers.filter(isLandline);
  expect(landlines.length).toBeGreaterThanOrEqual(5);
  expect(landlines.length).toBeLessThan(20);
});

test('has one entry with a tax-number label instead of a phone', () => {
  const others = numbers.filter((number) => !isMobile(number) && !isLandline(number));
  expect(others).toEqual(['TIN 000-000-000-000']);
});

test('has one place with coordinates among searches for the address', () => {
  const places = dealers.filter(({ mapsLink }) => mapsLink.includes('/maps/place/'));
  expect(places).toHaveLength(1);
  expect(places[0]?.mapsLink).toMatch(/@\d+\.\d+,\d+\.\d+,\d+z$/);
  const searches = dealers.filter((dealer) => !places.includes(dealer));
  expect(searches.map(({ mapsLink }) => mapsLink)).toEqual(
    searches.map(({ address }) => mapsSearch(address)),
  );
});

test('has some addresses with typos or stray characters', () => {
  const slips = /Stret|Aveneu|Ciyt|Manlia|[;`)]|,,| ,| {2}|,$/;
  const odd = dealers.filter(({ address }) => slips.test(address));
  expect(odd.length).toBeGreaterThanOrEqual(8);
  expect(odd.length).toBeLessThan(20);
});

test('has one name that ends with a dangling slash', () => {
  expect(dealers.filter(({ name }) => name.endsWith('/'))).toHaveLength(1);
});
