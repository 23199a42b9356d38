import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { otherChange } from '../../admin/changes.ts';
import { describe as told } from '../../admin/check.ts';
import { merge } from '../../admin/merge.ts';

const base = [
  { id: '1', name: 'Cheddar', price: 65, uses: ['fries'] },
  { id: '2', name: 'Barbecue', price: 55, uses: ['fries', 'chicken'] },
  { id: '3', name: 'Ube', price: 75, uses: ['cakes'] },
];
const [cheddar, barbecue, ube] = base as [
  (typeof base)[number],
  (typeof base)[number],
  (typeof base)[number],
];
const cocoa = { id: '4', name: 'Cocoa', price: 850, uses: ['drinks'] };
const sinigang = { id: '5', name: 'Sinigang', price: 45, uses: ['soups'] };

const lines = (mine: unknown, theirs: unknown) => {
  const { value, others } = merge(base, mine, theirs);
  return others.map((change) => told(otherChange('products.json', change, value)));
};

test('changes of different fields and records are both there, and the other’s are told', () => {
  const mine = [{ ...cheddar, price: 66.5 }, barbecue, ube];
  const theirs = [{ ...cheddar, uses: ['fries', 'popcorn'] }, barbecue, { ...ube, price: 80 }];
  const { value, clashes } = merge(base, mine, theirs);
  expect(value).toEqual([
    { ...cheddar, price: 66.5, uses: ['fries', 'popcorn'] },
    barbecue,
    { ...ube, price: 80 },
  ]);
  expect(clashes).toEqual([]);
  expect(lines(mine, theirs)).toEqual([
    'Products, Cheddar, What it is for: “fries” is now “fries”, “popcorn”',
    'Products, Ube, Price: 75 is now 80',
  ]);
});

test('the same field changed in two ways is asked about, and in one way is not', () => {
  const mine = [{ ...cheddar, price: 66 }, { ...barbecue, price: 50 }, ube];
  const theirs = [{ ...cheddar, price: 70 }, { ...barbecue, price: 50 }, ube];
  const { clashes } = merge(base, mine, theirs);
  expect(clashes).toEqual([{ path: [0, 'price'], before: 65, mine: 66, theirs: 70 }]);
  const priceBy = (whose: 'mine' | 'theirs') => merge(base, mine, theirs, () => whose).value;
  expect(priceBy('mine')).toEqual([{ ...cheddar, price: 66 }, { ...barbecue, price: 50 }, ube]);
  expect(priceBy('theirs')).toEqual([{ ...cheddar, price: 70 }, { ...barbecue, price: 50 }, ube]);
});

describe('records', () => {
  test('that either added are there, in their places, once where both added the same', () => {
    const mine = [cheddar, barbecue, sinigang, ube, cocoa];
    const theirs = [cheddar, barbecue, ube, cocoa, { ...sinigang, id: '6', name: 'Puto' }];
    expect(merge(base, mine, theirs).value).toEqual([
      cheddar,
      barbecue,
      sinigang,
      ube,
      cocoa,
      { ...sinigang, id: '6', name: 'Puto' },
    ]);
    expect(lines(mine, theirs)).toEqual(['Products, Puto: Puto was added']);
  });

  test('that either removed are gone, unless the other changed them: then it is asked', () => {
    expect(merge(base, [cheddar, ube], [cheddar, barbecue]).value).toEqual([cheddar]);
    expect(lines(base, [cheddar, ube])).toEqual(['Products, Barbecue: Barbecue was removed']);
    const changed = [cheddar, { ...barbecue, price: 60 }, ube];
    const { clashes } = merge(base, [cheddar, ube], changed);
    expect(clashes).toHaveLength(1);
    expect(merge(base, [cheddar, ube], changed, () => 'mine').value).toEqual([cheddar, ube]);
    expect(merge(base, [cheddar, ube], changed, () => 'theirs').value).toEqual(changed);
  });

  test('keep the order that one of us gave them', () => {
    const turned = [ube, cheddar, barbecue];
    const more = [cheddar, barbecue, ube, cocoa];
    expect(merge(base, turned, more).value).toEqual([ube, cocoa, cheddar, barbecue]);
    expect(merge(base, more, turned).value).toEqual([ube, cocoa, cheddar, barbecue]);
    expect(lines(turned, base)).toEqual([]);
    expect(lines(base, turned)).toEqual(['Products: the order was changed']);
    // Two orders cannot both stand.
    expect(lines([barbecue, cheddar, ube], turned)).toEqual([
      'Products: the order was changed by somebody else too; yours stands',
    ]);
  });
});

const record = fc.record(
  {
    id: fc.integer({ min: 1, max: 6 }).map(String),
    price: fc.integer({ min: 1, max: 3 }),
    note: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  },
  { requiredKeys: ['id', 'price'] },
);
const contents = fc.uniqueArray(record, { selector: ({ id }) => id, maxLength: 5 });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('who changed nothing takes all of the other, and who changed the same is not asked', () => {
  fc.assert(
    fc.property(contents, contents, (before, after) => {
      const [one, other] = [plain(before), plain(after)];
      expect(plain(merge(one, one, other).value)).toEqual(other);
      expect(plain(merge(one, other, one).value)).toEqual(other);
      expect(merge(one, other, other)).toEqual({ value: other, others: [], clashes: [] });
    }),
  );
});

test('whoever’s side is taken where they clash, no record is invented', () => {
  fc.assert(
    fc.property(contents, contents, contents, fc.constantFrom('mine', 'theirs'), (...sides) => {
      const [before, mine, theirs, side] = sides;
      const { value } = merge(plain(before), plain(mine), plain(theirs), () => side);
      const ids = (value as { id: string }[]).map(({ id }) => id);
      const known = [...mine, ...theirs].map(({ id }) => id);
      expect(ids.every((id) => known.includes(id))).toBe(true);
    }),
  );
});
