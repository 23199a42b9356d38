import fs from 'node:fs';
import path from 'node:path';
import { beforeEach, describe as group, expect, test, vi } from 'vitest';
import { check, describe, newWarnings } from '../../admin/check';
import { Content } from '../../admin/content';
import { forms } from '../../admin/fields';
import { isReckonable, toContent } from '../../admin/form';
import { filesOf, newPictures, noEncodableFile, sizesOfNew } from '../../admin/pictures';
import { amountFault, tidyAmount } from '../../admin/widgets';
import { contentFiles } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';

const read = (file: string) => fs.readFileSync(path.join(sampleContent, file), 'utf8');
const manifest = JSON.parse(read('generated/pictures.json')) as Record<string, unknown>;

let content: Content;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  content = new Content({
    pictures: Object.fromEntries(Object.keys(manifest).map((name) => [name, 'jpg'])),
    films: fs.readdirSync(path.join(sampleContent, 'films')),
  });
  for (const file of contentFiles) content.read(file, read(file));
});

type Entry = Record<string, unknown>;

/** A form of the sample, changed. */
const changed = (file: (typeof contentFiles)[number], change: (records: Entry[]) => void) => {
  const form = content.read(file, read(file)) as Entry[];
  change(form);
  return form;
};

const firstOf = (form: unknown) => (toContent('products.json', form) as Entry[])[0];

const checked = (file: (typeof contentFiles)[number], form: unknown) => {
  const { faults, left } = check(
    content,
    file,
    content.textOf(file, form),
    newPictures(content, file, form),
  );
  return { faults: faults.map(describe), left: left.map(describe) };
};

group('the check in the editor', () => {
  test.each(contentFiles)('finds nothing wrong with %s of the sample', (file) => {
    expect(checked(file, content.read(file, read(file)))).toEqual({ faults: [], left: [] });
  });

  test('says what is wrong in the words of the check, and where by the labels of the form', () => {
    const form = changed('dealers.json', ([first]) =>
      Object.assign(first ?? {}, { mapsLink: 'x' }),
    );
    expect(checked('dealers.json', form).faults).toEqual([
      'Dealers, no. 1 "San Lorenzo Food Depot", Link to Google Maps: must be a whole address, which begins with https://',
    ]);
  });

  test('calls a record without a name so: a form numbers none', () => {
    const fault = { line: 0, record: 'record 13', field: 'price', reason: 'must be a number' };
    expect(describe({ ...fault, file: 'products.json' })).toBe(
      'Products, the one without a name, Price: must be a number',
    );
  });

  test('of two dealers that are called the same blames the one that was changed', () => {
    const reason = 'is that of no. 3 already; every record needs its own';
    const form = changed('dealers.json', ([first, , third]) =>
      Object.assign(first ?? {}, { name: third?.name }),
    );
    const [told] = checked('dealers.json', form).faults;
    expect(told).toMatch(/^Dealers, no\. 1 /);
    expect(told).toContain(reason);
    const other = changed('dealers.json', ([first, , third]) =>
      Object.assign(third ?? {}, { name: first?.name }),
    );
    expect(checked('dealers.json', other).faults[0]).toMatch(/^Dealers, no\. 3 /);
  });

  test('lets a new picture through, and tells that its text is still to be written', () => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { image: '/products/new-one.png' }),
    );
    expect(checked('products.json', form)).toEqual({
      faults: [],
      left: [
        'Products, no. 1 "Cheddar Cheese Powder", Picture: the picture products/new-one has no text in “What pictures show”',
      ],
    });
    content.write('products.json', form);
    const files = content.pictures.map((name) => `${name}.jpg`);
    content.knowPictures([...files, 'products/new-one.png']);
    const texts = changed('alt-texts.json', (records) =>
      records.push({ picture: 'products/new-one', text: 'Powder.' }),
    );
    expect(checked('alt-texts.json', texts)).toEqual({ faults: [], left: [] });
    // And it is shown again as the file that it is.
    expect(content.endingOf('products/new-one')).toBe('png');
  });

  test('refuses a picture that nobody has brought', () => {
    const form = changed('alt-texts.json', (records) =>
      records.push({ picture: 'products/none', text: 'Nothing.' }),
    );
    expect(checked('alt-texts.json', form).faults).toEqual([
      expect.stringContaining('there is no such picture'),
    ]);
  });

  test('tells what other files need: a menu without an influencer who is new', () => {
    const form = changed('influencers.json', (records) =>
      records.push({ ...records[0], slug: 'bagong-chef', name: 'Bagong Chef' }),
    );
    expect(checked('influencers.json', form)).toEqual({
      faults: [],
      left: ['Menu: no entry leads to /influencers/bagong-chef, who is in “Influencers”'],
    });
  });

  test('calls a product that others name by its name, once it is removed', () => {
    const form = changed('products.json', (records) => records.splice(0, 1));
    const { left } = checked('products.json', form);
    expect(left).toContainEqual(
      'Recipes, no. 1 "Cheese fries ng plaza", Product: names “Cheddar Cheese Powder”, which is no more in “Products”',
    );
    expect(left.filter((said) => /\bid 1\b/.test(said))).toEqual([]);
  });

  test('warns of what was not so before', () => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { epirityDate: '01/31/2020' }),
    );
    const warnings = newWarnings(content, 'products.json', content.textOf('products.json', form));
    expect(warnings.map(describe)).toEqual([
      'Products, no. 1 "Cheddar Cheese Powder", Expiry date: has passed, and the product can still be bought',
    ]);
  });

  test('tells nothing anew of a record that only moves up', () => {
    const form = changed('products.json', (records) => records.splice(3, 1));
    const warnings = newWarnings(content, 'products.json', content.textOf('products.json', form));
    expect(warnings.map(describe).filter((said) => said.includes('no. 11'))).toEqual([]);
  });

  test('warns of a price that has a digit too many or too few', () => {
    const warningsAt = (price: number, before = '') => {
      const form = changed('products.json', ([first]) => Object.assign(first ?? {}, { price }));
      const text = before + content.textOf('products.json', form);
      return newWarnings(content, 'products.json', text);
    };
    expect(warningsAt(650).map(describe)).toEqual([
      'Products, Cheddar Cheese Powder, Price: was ₱65 and is ₱650 now',
    ]);
    expect(warningsAt(6.5)).toHaveLength(1);
    expect(warningsAt(130)).toEqual([]);
    // As Windows writes it.
    expect(warningsAt(650, '\uFEFF')).toHaveLength(1);
  });

  test('warns of what a change makes wrong in other files', () => {
    const form = changed('products.json', (records) => records.push({ ...records.at(-1) }));
    const warnings = newWarnings(content, 'products.json', content.textOf('products.json', form));
    expect(warnings.map(describe)).toContainEqual(
      expect.stringMatching(
        /^Texts.*, Lead: says “twelve … powders and mixes”, and “Products” has 13$/,
      ),
    );
  });
});

group('what is pasted into a form', () => {
  /** What a form says below a field of numbers, and what the check says of the same. */
  const saidOf = (value: unknown) => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { price: value, stock: '1' }),
    );
    return {
      inForm: amountFault('products.json/price', value),
      inPreview: checked('products.json', form).faults.map((fault) => fault.split('Price: ')[1]),
    };
  };

  beforeEach(() => {
    forms();
  });

  test.each([
    ['₱1,234.50', 1234.5],
    ['PHP 65', 65],
    ['\u00A01250.5\t', 1250.5],
    ['\u200B65\u200B', 65],
    ['1.250,50', 1250.5],
    ['0.500', 0.5],
    ['1 ½', 1.5],
    [65, 65],
  ])('as a price, %j, is understood', (pasted, price) => {
    expect(saidOf(pasted)).toEqual({ inForm: undefined, inPreview: [] });
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { price: pasted }),
    );
    expect(firstOf(form)).toMatchObject({ price });
  });

  test.each([
    ['1.250', '1.250 may be 1250 or 1.25; write the one that is meant'],
    ['₱12.000', '12.000 may be 12000 or 12; write the one that is meant'],
    ['#N/A', 'holds #N/A, a spreadsheet’s error; write what is meant'],
    ['#div/0!', 'holds #div/0!, a spreadsheet’s error; write what is meant'],
    [
      'about 65',
      '“about 65” is no number; write digits, with a point before decimals, such as 1250.50',
    ],
    ['0', 'must be more than 0'],
    ['-5', 'must be more than 0'],
    ['65.1234', 'must have at most two decimals, such as 64.95'],
  ])('as a price, %j, is told in the same words in form and preview', (pasted, reason) => {
    expect(saidOf(pasted)).toEqual({ inForm: reason, inPreview: [reason] });
  });

  test('says nothing below a field that is still empty, and the preview what is missing', () => {
    for (const empty of ['', ' ', null, undefined]) {
      expect(saidOf(empty)).toEqual({ inForm: undefined, inPreview: ['is missing'] });
    }
  });

  test.each([
    ['products.json/price', '₱1,234.50', '1234.5'],
    ['products.json/price', '1250.50', '1250.50'],
    ['products.json/price', 'about 65', 'about 65'],
    ['products.json/price', '', ''],
    ['products.json/stock', '1,250', '1250'],
  ])('into %s, %j, stands there as %j once the field is left', (field, pasted, shown) => {
    expect(tidyAmount(field, pasted)).toBe(shown);
  });

  test('as what is in stock is a whole number, or told', () => {
    expect(amountFault('products.json/stock', '1,250')).toBeUndefined();
    expect(toContent('products.json', [{ stock: '1,250' }])).toMatchObject([{ stock: '1250' }]);
    expect(amountFault('products.json/stock', '1.250')).toContain('may be 1250 or 1.25');
    expect(amountFault('products.json/stock', '#REF!')).toContain('a spreadsheet’s error');
    expect(amountFault('products.json/stock', 'many')).toBe('must be a whole number');
    expect(amountFault('recipes.json/minutes', '2.5')).toBe('must be a whole number');
    expect(amountFault('recipes.json/servings', '9999')).toBe('must be at most 1000');
  });

  test('with spaces around it loses them, whatever kind they are', () => {
    const around = (text: string) => `\u200B \u00A0\t${text}\u2009\r\n\uFEFF`;
    const form = changed('products.json', ([first]) => {
      Object.assign(first ?? {}, {
        name: around('Cheddar'),
        weight: around('200g'),
        link: around('https://shopee.ph/x'),
        advantages: [around('Great')],
        slug: around(''),
      });
    });
    const product = firstOf(form);
    expect(product).toMatchObject({
      name: 'Cheddar',
      weight: '200g',
      link: 'https://shopee.ph/x',
      advantages: ['Great'],
    });
    expect(product).not.toHaveProperty('slug');
    expect(checked('products.json', form).faults).toEqual([]);
    expect(toContent('search-words.json', [{ words: [around('keso'), 'cheese'] }])).toEqual([
      ['keso', 'cheese'],
    ]);
    expect(
      toContent('alt-texts.json', [{ picture: around('products/a'), text: around('A.') }]),
    ).toEqual({ 'products/a': 'A.' });
    expect(toContent('dealers.json', [{ at: around('14.1, 120.9') }])).toMatchObject([
      { at: [14.1, 120.9] },
    ]);
  });
});

group('a preview', () => {
  const product = () => (JSON.parse(read('products.json')) as Entry[])[0] ?? {};
  const recipe = () => (JSON.parse(read('recipes.json')) as Entry[])[0] ?? {};

  test('is drawn of a record whose numbers can be reckoned with', () => {
    expect(isReckonable('products.json', product())).toBe(true);
    expect(isReckonable('products.json', { ...product(), name: '', link: 'x' })).toBe(true);
    expect(isReckonable('recipes.json', recipe())).toBe(true);
    expect(isReckonable('dealers.json', { name: 'A' })).toBe(true);
  });

  test.each([
    ['no price', { price: undefined }],
    ['a price of nothing', { price: 0 }],
    ['a price that cannot be read', { price: '1.250' }],
    ['no weight', { weight: '' }],
    ['a weight half written', { weight: '200' }],
    ['a serving that is no number', { servingGrams: 'some' }],
  ])('is not drawn of a product with %s', (_, change) => {
    expect(isReckonable('products.json', { ...product(), ...change })).toBe(false);
  });

  test.each([
    ['no servings', { servings: undefined }],
    ['no minutes', { minutes: undefined }],
    ['an ingredient without its grams', { ingredients: [{ name: 'Salt', grams: undefined }] }],
  ])('is not drawn of a recipe with %s', (_, change) => {
    expect(isReckonable('recipes.json', { ...recipe(), ...change })).toBe(false);
  });
});

group('a file of Windows', () => {
  test('with a mark of its encoding and no line end at its end stays so', () => {
    const lines = read('products.json').trimEnd().split('\n');
    const source = `\uFEFF${lines.join('\r\n')}`;
    const form = content.read('products.json', source) as Entry[];
    Object.assign(form[0] ?? {}, { price: '₱66.50' });
    const at = lines.findIndex((line) => line.includes('"price": 65,'));
    const expected = lines.with(at, '    "price": 66.5,').join('\r\n');
    expect(content.write('products.json', form)).toBe(`\uFEFF${expected}`);
    expect((content.valueOf('products.json') as Entry[])[0]).toMatchObject({ price: 66.5 });
    expect(checked('products.json', form).faults).toEqual([]);
  });
});

group('the files of pictures', () => {
  test('get their names from content as they are called on the way in', () => {
    const form = changed('products.json', ([first]) =>
      Object.assign(first ?? {}, { image: '/products/IMG_7872.JPG' }),
    );
    expect(newPictures(content, 'products.json', form)).toEqual(['products/img-7872']);
    expect(firstOf(form)).toMatchObject({ image: 'products/img-7872' });
    expect(checked('products.json', form).faults).toEqual([]);
  });

  test('are named as the encoder wants them', () => {
    expect(filesOf([{ image: '/products/a.jpg' }, { image: '/products/IMG 1.HEIC' }])).toEqual([
      'products/a.jpg',
      'products/IMG 1.HEIC',
    ]);
    expect(noEncodableFile('products/a.jpg')).toBeUndefined();
    for (const name of ['products/a.jpeg', 'products/A.jpg', 'products/a b.png']) {
      expect(noEncodableFile(name)).toBeUndefined();
    }
    expect(noEncodableFile('a/b.heic')).toContain('Most Compatible');
  });

  test('are as large as they were when they were put into the form', () => {
    const size = { width: 300, height: 200 };
    const shown = [{ image: 'blob:a', name: 'A' }, { image: '/products/b.jpg' }];
    const saved = [{ image: '/products/a.png', name: 'A' }, { image: '/products/b.jpg' }];
    expect(sizesOfNew(saved, shown, new Map([['blob:a', size]]))).toEqual(
      new Map([['products/a', size]]),
    );
  });
});
