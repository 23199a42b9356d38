import { describe, expect, test } from 'vitest';
import dealers from '@content/dealers.json';
import { placeInLink, placeOfDealer, readDealerPlaces } from '@/domain/dealerPlaces';
import type { PlacedRecord } from '@/domain/dealerPlaces';
import { createAddressReader } from '@/domain/addressTown';
import { readTowns, townLabel } from '@/domain/towns';
import { dealerPlacesOf } from '../../tools/content/locateDealers';
import { readTownFile } from '../../tools/content/townFile';

const file = readTownFile();
const readAddress = createAddressReader(file);
const towns = readTowns(file);
const placeOf = (record: PlacedRecord) => placeOfDealer(record, readAddress, towns);
const mapsLink = 'https://www.google.com/maps/search/?api=1&query=Tagaytay';

test('at least 95 % of the sample dealers resolve to their town', () => {
  const lost = dealers.filter(({ address, region }) => !readAddress(address, region));
  expect(lost.map(({ address }) => address)).toEqual([]);
  // In the town that stands in the address, and in no other.
  const wrong = dealers.filter(({ address, region }) => {
    const town = readAddress(address, region);
    const said = address.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const name = town?.name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '') ?? '';
    return !said.includes(name.replace(/ city$/, ''));
  });
  // "Divisoria" lies in Binondo, "Baliuag" is written "Baliwag" by law, and one has a slip in its city.
  expect(wrong.length / dealers.length).toBeLessThan(0.05);
});

describe('an address', () => {
  test.each([
    ['5 Rizal Street, Poblacion, Tagaytay City, Cavite', 'Cavite', 'Tagaytay, Cavite'],
    ['City of Tagaytay, Cavite', '', 'Tagaytay, Cavite'],
    ['Zone 2, Sta. Rosa City, Laguna', 'Laguna', 'Santa Rosa, Laguna'],
    ['San Fernando City, La Union', 'La Union', 'San Fernando, La Union'],
    ['San Fernando City, Pampanga', 'Pampanga', 'San Fernando, Pampanga'],
    ['12 Burgos Street, San Isidro, Baguio Ciyt, Benguet', 'Benguet', 'Baguio, Benguet'],
    ['Stall 4, Quiapo, Manlia, Metro Manila', 'Manila', 'Quiapo, Metro Manila'],
    ['Stall 4, Divisoria, Manila, Metro Manila', 'Manila', 'Binondo, Metro Manila'],
    ['Marbel, South Cotabato', 'South Cotabato', 'Koronadal, South Cotabato'],
    ['Kidapawan City, North Cotabato', 'North Cotabato', 'Kidapawan, Cotabato'],
    ['Zone 2, Digos City', 'Davao', 'Digos, Davao del Sur'],
    ['Project 4', 'Quezon City', undefined],
    ['Tagaytay', '', 'Tagaytay, Cavite'],
    // There are many of the name.
    ['San Isidro', '', undefined],
    ['', '', undefined],
    [',,;', 'Cavite', undefined],
  ])('“%s” of the region “%s”', (address, region, label) => {
    const town = readAddress(address, region);
    expect(town && townLabel(town)).toBe(label);
  });
});

describe('coordinates in a link', () => {
  test.each([
    ['https://www.google.com/maps/place/Cebu+City/@10.2929,123.9016,17z', [10.2929, 123.9016]],
    ['https://www.google.com/maps/place/X/data=!3d14.1!4d120.95', [14.1, 120.95]],
    ['https://www.google.com/maps/search/?api=1&query=14.1,120.95', [14.1, 120.95]],
    ['https://www.google.com/maps/search/?api=1&query=14.1%2C120.95', [14.1, 120.95]],
    ['https://www.google.com/maps/place/Paris/@48.8566,2.3522,12z', undefined],
    ['https://www.google.com/maps/search/?api=1&query=26%20Rizal%20Avenue', undefined],
    ['', undefined],
  ])('%s', (link, place) => {
    expect(placeInLink(link)).toEqual(place);
  });
});

test('what the record says wins, then the link, then the town', () => {
  const record = { address: 'Tagaytay City, Cavite', region: 'Cavite', mapsLink };
  const inLink = 'https://www.google.com/maps/@14.2,120.9,17z';
  expect(placeOf({ ...record, mapsLink: inLink, at: [14.3, 121] }).at).toEqual([14.3, 121]);
  expect(placeOf({ ...record, mapsLink: inLink }).at).toEqual([14.2, 120.9]);
  const { town, at } = placeOf(record);
  expect(town?.slug).toBe('tagaytay-cavite');
  expect(at).toEqual(town?.at);
});

test('what the build hands on is what it found', () => {
  const dealer = { region: 'Cavite', phoneNumbers: ['0900 000 0000'], mapsLink };
  const some = [
    { ...dealer, name: 'A', address: 'Tagaytay City, Cavite' },
    { ...dealer, name: 'B', address: 'Tagaytay City, Cavite', at: [14.3, 121] as [number, number] },
    { ...dealer, name: 'C', address: 'behind the market', region: '' },
    {
      ...dealer,
      name: 'D',
      address: 'behind the market',
      region: '',
      at: [14.3, 121] as [number, number],
    },
  ];
  const names = some.map(({ name }) => name);
  const places = readDealerPlaces(dealerPlacesOf(some, file), names);
  for (const one of some) expect(places.get(one.name)).toEqual(placeOf(one));
});

test('where the address names no town, the one nearest to its coordinates has the dot on the map', () => {
  const record = { address: 'behind the market', region: '', mapsLink };
  expect(placeOf(record).town).toBeUndefined();
  const { town, at } = placeOf({ ...record, at: [14.1, 120.94] });
  expect(town?.slug).toBe('tagaytay-cavite');
  expect(at).toEqual([14.1, 120.94]);
  expect(
    placeOf({ ...record, mapsLink: 'https://www.google.com/maps/@14.1,120.94,17z' }).town,
  ).toBe(town);
});
