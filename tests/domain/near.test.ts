import { describe, expect, test } from 'vitest';
import {
  addressAfter,
  answerOf,
  distanceBand,
  distancesFrom,
  farness,
  originAt,
  townsWithDealers,
} from '@/domain/near';
import type { DealerPlaces } from '@/domain/near';
import type { Town } from '@/domain/towns';
import { createTownSearch } from '@/domain/townSearch';
import { readTownFile } from '../../tools/content/townFile';

const { townOf, towns } = createTownSearch(readTownFile());
const town = (slug: string) => townOf(slug) as Town;
const tagaytay = town('tagaytay-cavite');
const silang = town('silang-cavite');
const davao = town('davao-city-davao-del-sur');

const dealers = ['Far', 'Nowhere', 'Here', 'Next', 'Exact'].map((name) => ({
  name,
  region: name === 'Nowhere' ? 'Mimaropa' : 'Cavite',
}));
const places: DealerPlaces = new Map([
  ['Far', { town: davao, at: davao.at }],
  ['Here', { town: tagaytay, at: tagaytay.at }],
  ['Next', { town: silang, at: silang.at }],
  ['Exact', { town: tagaytay, at: [14.2, 120.9] as const }],
]);
const origin = originAt(tagaytay);

test('each has its distance, and one of whom no place is known is beyond all', () => {
  const distanceOf = distancesFrom(places, tagaytay.at);
  const ordered = dealers.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  expect(ordered.map(({ name }) => name)).toEqual(['Here', 'Exact', 'Next', 'Far', 'Nowhere']);
  expect(distanceOf({ name: 'Here' })).toBe(0);
  expect(distanceOf({ name: 'Nowhere' })).toBe(Infinity);
});

test('each stands below the heading of its distance', () => {
  expect([0, 25, 25.1, 99, 101, Infinity].map(distanceBand)).toEqual([
    'Within 25 km',
    'Within 25 km',
    'Within 50 km',
    'Within 100 km',
    'Beyond 100 km',
    'Distance not known',
  ]);
});

test('each says how far it is, or where', () => {
  const said = dealers.map((dealer) => farness(dealer, places, origin, false));
  expect(said).toEqual([
    expect.stringMatching(/^about 9\d0 km, across the sea$/),
    'in Mimaropa',
    'in Tagaytay',
    expect.stringMatching(/^about 1\d km$/),
    expect.stringMatching(/^about 1\d km$/),
  ]);
  // The device knows better than the town where the visitor is.
  const exact = { ...origin, at: [14.12, 120.99] as const };
  expect(farness({ name: 'Here', region: '' }, places, exact, true)).toMatch(/^about \d km$/);
  expect(farness({ name: 'Nowhere', region: ' ' }, places, origin, false)).toBeUndefined();
});

test('an address does not say again in which town it is', () => {
  const here = { name: 'Here', address: '12 Rizal Street, Tagaytay, Cavite' };
  expect(addressAfter('in Tagaytay', here, places)).toBe('12 Rizal Street');
  expect(addressAfter('about 3 km', here, places)).toBe(here.address);
  expect(addressAfter('in Tagaytay', { ...here, address: 'Tagaytay, Cavite' }, places)).toBe(
    'Tagaytay, Cavite',
  );
  expect(addressAfter('in Mimaropa', { ...here, name: 'Nowhere' }, places)).toBe(here.address);
});

test('towns are counted by their dealers', () => {
  expect(townsWithDealers(dealers, places)).toEqual([
    expect.objectContaining({ slug: davao.slug, count: 1 }),
    { slug: tagaytay.slug, label: 'Tagaytay, Cavite', at: tagaytay.at, count: 2, region: 'Cavite' },
    expect.objectContaining({ slug: silang.slug, count: 1 }),
  ]);
});

describe('the device', () => {
  test('is believed where it knows the town', () => {
    const at = [14.11, 120.95] as const;
    expect(answerOf({ status: 'found', at, accuracy: 30 }, towns)).toEqual({
      origin: { slug: 'tagaytay-cavite', at, island: 'Luzon' },
    });
  });

  test('that is wrong by 50 km chooses nothing, and says so', () => {
    expect(answerOf({ status: 'found', at: [14.11, 120.95], accuracy: 50_000 }, towns)).toEqual({
      message: 'Your device knows only to about 50 km where you are. Type your town instead.',
    });
  });

  test('abroad finds the nearest, and says that no dealer is there', () => {
    const { origin: found, message } = answerOf(
      { status: 'found', at: [1.35, 103.82], accuracy: 30 },
      towns,
    );
    expect(found?.slug).toMatch(/-palawan$|-tawi-tawi$/);
    const there = town(found?.slug ?? '');
    const near: DealerPlaces = new Map([['Next', { town: there, at: there.at }]]);
    expect(found && farness({ name: 'Next', region: '' }, near, found, true)).toMatch(
      /^about [\d,]+ km, across the sea$/,
    );
    expect(message).toMatch(/^You seem to be outside the Philippines/);
  });

  test.each([
    [[NaN, NaN], 20],
    [[NaN, 120.9], 20],
    [[0, 0], 20],
    [[914.1, 120.9], 20],
    [[14.1, -1200], 20],
    [[14.1, 120.9], NaN],
    [[14.1, 120.9], Infinity],
  ] as const)('that says nonsense, such as %j within %d m, chooses nothing', (at, accuracy) => {
    const answer = answerOf({ status: 'found', at, accuracy }, towns);
    expect(answer).toEqual({ message: expect.stringMatching(/type your town/) });
  });

  test.each(['denied', 'lost', 'absent'] as const)('%s offers the field', (status) => {
    const { origin: found, message } = answerOf({ status }, towns);
    expect(found).toBeUndefined();
    expect(message).toMatch(/[Tt]ype your town/);
  });
});
