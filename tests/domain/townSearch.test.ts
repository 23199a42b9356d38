import { expect, test } from 'vitest';
import { createTownSearch } from '@/domain/townSearch';
import { citiesOf } from '@/domain/towns';
import { readTownFile } from '../../tools/content/townFile';

const { find, named, townOf, towns } = createTownSearch(readTownFile());
const best = (typed: string) => find(typed)[0]?.slug;

test('towns are found by name and province', () => {
  // One in seven: it takes a while.
  const some = towns.filter((_, index) => index % 7 === 0);
  const lost = some.filter(({ slug, name, province }) => best(`${name} ${province}`) !== slug);
  expect(lost.map(({ slug }) => slug)).toEqual([]);
});

test.each([
  ['tagaytay', 'tagaytay-cavite'],
  ['TAGAYTAY CITY', 'tagaytay-cavite'],
  ['City of Tagaytay', 'tagaytay-cavite'],
  ['tagay', 'tagaytay-cavite'],
  ['Dasmarinas', 'dasmarinas-cavite'],
  ['sta rosa laguna', 'santa-rosa-laguna'],
  ['San Fernando La Union', 'san-fernando-la-union'],
  ['san fernando, pampanga', 'san-fernando-pampanga'],
  ['cebu', 'cebu-city-cebu'],
  ['quezon city', 'quezon-city-metro-manila'],
  ['manila', 'manila-metro-manila'],
  // What people call them.
  ['QC', 'quezon-city-metro-manila'],
  ['cdo', 'cagayan-de-oro-misamis-oriental'],
  ['GenSan', 'general-santos-south-cotabato'],
  ['bgc', 'taguig-metro-manila'],
  ['Divisoria', 'binondo-metro-manila'],
  ['montalban', 'rodriguez-rizal'],
  ['boracay', 'malay-aklan'],
  ['dasma', 'dasmarinas-cavite'],
  // Slips.
  ['tagatay', 'tagaytay-cavite'],
  ['tagyatay', 'tagaytay-cavite'],
  ['bagiuo', 'baguio-benguet'],
  ['calambaa', 'calamba-laguna'],
  ['antippolo', 'antipolo-rizal'],
  ['divisorya', 'binondo-metro-manila'],
  ['dumagete', 'dumaguete-negros-oriental'],
  // By ear.
  ['kabanatuan', 'cabanatuan-nueva-ecija'],
  ['bakolod negros', 'bacolod-negros-occidental'],
  ['zambuanga', 'zamboanga-city-zamboanga-del-sur'],
  ['kalookan', 'caloocan-metro-manila'],
  ['binyan', 'binan-laguna'],
  ['marikena', 'marikina-metro-manila'],
  ['paranyake', 'paranaque-metro-manila'],
  ['maykawayan', 'meycauayan-bulacan'],
  ['sebu', 'cebu-city-cebu'],
  ['keson siti', 'quezon-city-metro-manila'],
  ['quezon cty', 'quezon-city-metro-manila'],
  // A city before its namesakes.
  ['bacolod', 'bacolod-negros-occidental'],
  ['san pablo', 'san-pablo-laguna'],
  ['puerto', 'puerto-princesa-palawan'],
  ['santiago', 'santiago-isabela'],
  ['bacolod lanao del norte', 'bacolod-lanao-del-norte'],
  // Run together, torn apart, the other way round.
  ['lapulapu', 'lapu-lapu-cebu'],
  ['tagay tay', 'tagaytay-cavite'],
  ['cavite tagaytay', 'tagaytay-cavite'],
  ['Q.C.', 'quezon-city-metro-manila'],
  ['kyusi', 'quezon-city-metro-manila'],
  ['sta mesa', 'sampaloc-metro-manila'],
])('“%s” finds %s first', (typed, slug) => {
  expect(best(typed)).toBe(slug);
});

test('several towns of one name are all there, each with its province', () => {
  const labels = find('san fernando').map(({ label }) => label);
  expect(labels).toContain('San Fernando, Pampanga');
  expect(labels).toContain('San Fernando, La Union');
});

test.each([
  ['laguna', 'Laguna'],
  ['Bohol', 'Bohol'],
  ['batanes', 'Batanes'],
  ['ilocos norte', 'Ilocos Norte'],
])('“%s” finds the towns of the province, the cities first', (typed, province) => {
  const found = find(typed);
  expect(found.length).toBeGreaterThan(3);
  for (const { label } of found) expect(label.endsWith(`, ${province}`)).toBe(true);
  const cities = citiesOf(readTownFile());
  const isCity = found.map(({ slug }) => cities.has(slug));
  expect(isCity).toEqual(isCity.toSorted((one, other) => Number(other) - Number(one)));
});

test.each([
  '',
  '   ',
  ',',
  'paris',
  'xyzzy',
  'tsoklate',
  '12345',
  'hong kong',
  'singapore',
  'dubai',
])('“%s” finds nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});

test('what it was found by is told, where that is not its name', () => {
  expect(find('qc')[0]).toEqual({
    slug: 'quezon-city-metro-manila',
    label: 'Quezon City, Metro Manila',
    calledAs: 'QC',
  });
  expect(find('quezon city')[0]?.calledAs).toBeUndefined();
});

test('an address names a town by its slug alone', () => {
  expect(townOf('tagaytay-cavite')?.name).toBe('Tagaytay');
  expect(townOf('tagaytay')).toBeUndefined();
  expect(townOf('constructor')).toBeUndefined();
});

test.each([
  ['tagaytay', 'tagaytay-cavite'],
  ['Tagaytay City', 'tagaytay-cavite'],
  ['tagaytay, cavite', 'tagaytay-cavite'],
  ['bacolod', 'bacolod-negros-occidental'],
  ['qc', 'quezon-city-metro-manila'],
  ['tagatay', undefined],
  ['taga', undefined],
  ['cheese', undefined],
  ['', undefined],
])('a town is named by “%s” as it is called alone: %s', (typed, slug) => {
  expect(named(typed)?.slug).toBe(slug);
});
