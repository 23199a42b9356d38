import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import products from '@content/products.json';
import {
  addressOfList,
  linesOf,
  listOfAddress,
  listText,
  packCount,
  totalsOf,
  withAdded,
} from '@/domain/shoppingList';
import { gramsOf, weightText } from '@/domain/weight';

const read = (text: string) => listOfAddress(text, products);
const amounts = (text: string) => read(text).entries.map(({ id, quantity }) => [id, quantity]);

describe('a list in an address', () => {
  test('names products and packs', () => {
    expect(read('1x3,6x2')).toEqual({
      entries: [
        { id: '1', name: 'Cheddar Cheese Powder', quantity: 3 },
        { id: '6', name: 'Sinigang sa Sampaloc Mix', quantity: 2 },
      ],
      leftOut: [],
    });
  });

  test('what stands twice is added up, and no more than 999', () => {
    expect(amounts('1x3,6x2,1x4')).toEqual([
      ['1', 7],
      ['6', 2],
    ]);
    expect(amounts('1x999,1x999')).toEqual([['1', 999]]);
  });

  test.each([
    ['99x1', 'no such product'],
    ['1x0', 'nothing'],
    ['1x-3', 'less than nothing'],
    ['1x1.5', 'a part of a pack'],
    ['1x1000', 'too many'],
    ['1x999999999999999999', 'far too many'],
    ['1', 'no number'],
    ['ubex3', 'no id'],
    ['<script>', 'no list at all'],
  ])('“%s” is left out, and told (%s)', (piece) => {
    expect(read(`${piece},6x2`)).toEqual({
      entries: [expect.objectContaining({ id: '6', quantity: 2 })],
      leftOut: [piece.slice(0, 20)],
    });
  });

  test.each([
    ['1x3,6x2.', 'a full stop'],
    ['1x3,6x2…', 'an ellipsis'],
    ['1x3,6x2)', 'a bracket'],
    ['(1x3,6x2)', 'brackets'],
    ['<1x3,6x2>', 'angle brackets'],
    ['1x3,6x2”', 'a quotation mark'],
    ['"1x3,6x2"', 'quotation marks'],
    ['«1x3,6x2»', 'other quotation marks'],
    ['*1x3,6x2*', 'bold'],
    ['_1x3,6x2_', 'italic'],
    ['~1x3,6x2~', 'struck through'],
    ['1x3,6x2`', 'code'],
    ['1x3,6x2 ', 'a space'],
    ['1x3,6x2\r\n', 'a line’s end'],
    ['\n1x3,\n6x2', 'lines'],
    ['1x3,6x2\u200B', 'a space of no width'],
    ['\u20681x3,6x2\u2069', 'marks of direction'],
    ['1x3,6x2!', 'an exclamation mark'],
    ['1x3,6x2?', 'a question mark'],
    ['1x3,6x2。', 'a full stop of Chinese'],
    ['1x3,6x2,', 'a comma'],
    ['1x3,6x2, thanks po!', 'words'],
    ['1x3,6x2Salamat', 'a word without a space'],
    ['My list: 1x3,6x2', 'words before it'],
    ['1x3, 6x2', 'a space in it'],
    ['1 x 3 , 6 x 2', 'spaces in it'],
    ['1x3 6x2', 'a space for the comma'],
    ['1x3\n6x2', 'a line for the comma'],
    ['1x3;6x2', 'semicolons'],
    ['1x3，6x2', 'a full-width comma'],
    ['１ｘ３，６ｘ２', 'full-width signs'],
    ['1×3,6×2', '× for x'],
    ['1X3,6X2', 'X for x'],
    ['1*3,6*2', '* for x'],
    ['1x3%2C6x2', 'a comma escaped twice'],
    ['1x3%252C6x2', 'a comma escaped three times'],
    ['%31%78%33%2C%36%78%32', 'all escaped'],
    ['1x3,6x2%0A', 'a line’s end escaped twice'],
    ['1x3,6x2&amp;utm_id=12x5', 'a parameter'],
    ['1x3,6x2?fbclid=Iw12x5,7', 'another'],
  ])('“%s” loses nothing (%s)', (text) => {
    expect(read(text)).toMatchObject({
      entries: [
        { id: '1', quantity: 3 },
        { id: '6', quantity: 2 },
      ],
      leftOut: [],
    });
  });

  test.each([
    ['1x3.', ',99x1)', '99x1'],
    ['1x3 ', '6x-2 thanks', '6x-2'],
    ['1x3,', '6x2.5.', '6x2.5.'],
    ['1x3,', '6x½', '6x½'],
    ['1x3,', '6x1½', '6x1½'],
    ['1x3,', '-6x2', '-6x2'],
    ['1x3,', '6x1e2', '6x1e2'],
    ['1x3,', '1.6x2', '1.6x2'],
  ])('of “%s%s” what names nothing is told: “%s”', (before, after, told) => {
    expect(read(before + after)).toMatchObject({
      entries: [{ id: '1', quantity: 3 }],
      leftOut: [told],
    });
  });

  test('signs around a list change nothing of it', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...Array.from(' \r\n.,;:!?()[]{}<>"\'“”‘’«»*_~`…|&')),
    });
    fc.assert(
      fc.property(signs, signs, (before, behind) => {
        expect(read(`${before}1x3,6x2${behind}`)).toEqual(read('1x3,6x2'));
      }),
    );
  });

  test('thousands of pieces are read in no time, and told by a few', () => {
    const { entries, leftOut } = read(`2x1,${'77x1,'.repeat(100_000)}`);
    expect(entries).toHaveLength(1);
    expect(leftOut).toHaveLength(5);
  });

  test('an address that is cut is cut between two products, and that is told', () => {
    // "6x25" lies across the end of what is read: half of it would be two packs.
    const before = '1x1,'.repeat(999);
    expect(before).toHaveLength(3996);
    const { entries, leftOut } = read(`${before}6x250,2x1`);
    expect(amounts(`${before}6x250,2x1`)).toEqual([['1', 999]]);
    expect(entries).toHaveLength(1);
    expect(leftOut).toEqual(['6x250,2x1…']);
    const one = read('9'.repeat(5000));
    expect(one).toEqual({ entries: [], leftOut: [`${'9'.repeat(19)}…`] });
  });

  test('any text makes a list that can be', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { quantity } of read(text).entries) {
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(999);
        }
      }),
    );
  });

  test('every list comes back as it was written', () => {
    const lists = fc.uniqueArray(
      fc.record({
        product: fc.constantFrom(...products),
        quantity: fc.integer({ min: 1, max: 999 }),
      }),
      { selector: ({ product }) => product.id },
    );
    fc.assert(
      fc.property(lists, (list) => {
        const entries = list.map(({ product: { id, name }, quantity }) => ({ id, name, quantity }));
        expect(read(addressOfList(entries))).toEqual({ entries, leftOut: [] });
      }),
    );
  });
});

test('a product is added to what is there of it', () => {
  const once = withAdded([], { id: '1', name: 'Cheddar' }, 2);
  expect(withAdded(once, { id: '1', name: 'Cheddar Cheese' }, 3)).toEqual([
    { id: '1', name: 'Cheddar Cheese', quantity: 5 },
  ]);
  expect(packCount(withAdded(once, { id: '2', name: 'Sauce' }, 1))).toBe(3);
});

test.each([
  ['200g', 200],
  ['1kg', 1000],
  ['1.5kg', 1500],
  ['500ml', 500],
  ['2L', 2000],
])('%s are %d g', (weight, grams) => {
  expect(gramsOf(weight)).toBe(grams);
});

test.each([
  [200, '200\u00A0g'],
  [1000, '1\u00A0kg'],
  [1250, '1.25\u00A0kg'],
  [1_234_560, '1,234.56\u00A0kg'],
])('%d g are read as %s', (grams, text) => {
  expect(weightText(grams)).toBe(text);
});

describe('what a list comes to', () => {
  const entries = [
    { id: '1', name: 'Cheddar Cheese Powder', quantity: 3 },
    { id: '11', name: 'Dutch-Processed Cocoa Powder', quantity: 2 },
    { id: '77', name: 'Pandan Powder', quantity: 5 },
  ];

  test('counts what is sold, exactly', () => {
    expect(totalsOf(linesOf(entries, products))).toEqual({ packs: 5, price: 1895, grams: 2600 });
    const dear = products.map((product) => ({ ...product, price: 0.1 }));
    expect(totalsOf(linesOf([{ id: '1', name: '', quantity: 3 }], dear)).price).toBe(0.3);
  });

  test('what is not sold any more keeps its name, and is in no sum and no message', () => {
    const lines = linesOf(entries, products);
    expect(lines[2]).toEqual({ ...entries[2], product: undefined });
    expect(listText(lines, 'https://lasakita.example/list?items=1x3,11x2')).toBe(
      [
        'My list:',
        '3 × Cheddar Cheese Powder (200 g) · ₱195',
        '2 × Dutch-Processed Cocoa Powder (1 kg) · ₱1,700',
        'Total: ₱1,895, 2.6 kg',
        'https://lasakita.example/list?items=1x3,11x2',
      ].join('\n'),
    );
  });
});
