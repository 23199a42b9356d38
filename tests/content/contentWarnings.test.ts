import { describe, expect, test } from 'vitest';
import { describeFault, type ContentFile } from '../../tools/content/contentChecks';
import { contentWarnings } from '../../tools/content/contentWarnings';

/** The least content in which everything agrees. */
const agreed = {
  'site.json': {
    company: { name: 'Masarap Foods', shortName: 'Masarap' },
    pages: { home: { title: 'Masarap Foods' }, about: { title: 'About | Masarap' } },
    home: {
      lines: 'Two brand lines. Dalawang pangalan, iisang sarap.',
      team: 'Three creators cook with us.',
    },
    products: { lead: 'See 2 products, or more than one dozen reasons.' },
    dealership: { text: 'More than 3 dealers, from Cavite to Sulu. Open from Monday to Friday.' },
    about: {
      lead: 'Masarap is a trader.',
      text: 'More than 20 years, 300+ partners.',
      counters: [
        { value: 20, label: 'Years of experience' },
        { value: 300, label: 'Partners' },
      ],
    },
  },
  'navigation.json': [],
  'products.json': [
    { name: 'Keso', category: 'cheese', uses: ['fries'], epirityDate: '07/15/2027' },
    { name: 'Ube', category: 'baking', epirityDate: '01/01/2028' },
  ],
  'product-categories.json': [{ value: 'cheese' }, { value: 'baking' }],
  'uses.json': [{ slug: 'fries' }],
  'search-words.json': [['keso', 'cheese']],
  'recipes.json': [],
  'dealers.json': [
    { name: 'A', region: 'Cavite', phoneNumbers: ['0900 000 0000', 'TIN 000'] },
    { name: 'B', region: 'Sulu', phoneNumbers: ['(034) 433 1234'] },
    { name: 'C', region: 'Quezon City', phoneNumbers: ['8123 4567'] },
    { name: 'D', region: 'Quezon City', phoneNumbers: ['0900-000-0001'] },
  ],
  'influencers.json': [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }],
  'alt-texts.json': {},
} satisfies Record<ContentFile, unknown>;

type Content = typeof agreed;
const nth = <T>(list: T[], index: number): T => list[index] as T;

const warningsAfter = (change: (content: Content) => void, today = '2027-07-15T12:00:00+08:00') => {
  const content = structuredClone(agreed);
  change(content);
  const sources = Object.fromEntries(
    Object.entries(content).map(([file, value]) => [file, JSON.stringify(value, null, 2)]),
  ) as Record<ContentFile, string>;
  return contentWarnings(sources, new Date(today)).map(describeFault);
};

test('content that agrees with itself has no warning', () => {
  expect(warningsAfter(() => {})).toEqual([]);
});

describe('a serving', () => {
  const served = (serving: object) =>
    warningsAfter((content) =>
      Object.assign(nth(content['products.json'], 0), {
        price: 65,
        weight: '200g',
        servingGrams: 10,
        servingNoun: 'baso',
        servingOf: 'fries',
        ...serving,
      }),
    );

  test('that a pack has whole, in a word that stands behind a number, has no warning', () => {
    expect(served({})).toEqual([]);
    expect(served({ servingGrams: 180 })).toEqual([]);
  });

  test('larger than what a pack holds less its waste', () => {
    expect(served({ servingGrams: 181 })).toEqual([
      expect.stringContaining('servingGrams: the pack is too small for one serving'),
    ]);
  });

  test.each(['BASO', 'Baso', 'mga baso', 'Mga Baso'])('that is called %s', (servingNoun) => {
    expect(served({ servingNoun })).toEqual([
      expect.stringContaining('servingNoun: stands behind a number, as in “18 baso”; write “baso”'),
    ]);
  });
});

test('a page of Facebook where a shop or a map is meant', () => {
  const warned = warningsAfter((content) => {
    Object.assign(nth(content['products.json'], 0), { link: 'https://www.facebook.com/keso' });
    Object.assign(nth(content['products.json'], 1), { link: 'https://shopee.ph/facebook.com/ube' });
    Object.assign(nth(content['dealers.json'], 0), { mapsLink: 'https://fb.me/dealer-a' });
  });
  expect(warned).toEqual([
    expect.stringMatching(/record 1 "Keso", link: leads to Facebook, and not to a shop/),
    expect.stringMatching(/record 1 "A", mapsLink: leads to Facebook, and not to a map/),
  ]);
});

test('a recipe whose video nobody shows any more', () => {
  const video = 'https://www.tiktok.com/@a/video/1';
  const change = (address: string) => (content: Content) => {
    content['recipes.json'].push({ name: 'Fries', video } as never);
    Object.assign(nth(content['influencers.json'], 0), { videos: [{ address }] });
  };
  expect(warningsAfter(change(video))).toEqual([]);
  expect(warningsAfter(change(`${video}2`))).toEqual([
    expect.stringMatching(
      /recipes\.json, line \d+, record 1 "Fries", video: no influencer shows it/,
    ),
  ]);
});

test('a product that has expired is told from the day after, by the clock of the Philippines', () => {
  expect(warningsAfter(() => {}, '2027-07-15T23:59:00+08:00')).toEqual([]);
  expect(warningsAfter(() => {}, '2027-07-16T00:01:00+08:00')).toEqual([
    expect.stringMatching(
      /products\.json, line \d+, record 1 "Keso", epirityDate: has passed, and the product can still be bought$/,
    ),
  ]);
});

test.each<[string, (content: Content) => unknown, string]>([
  [
    'a use that no product has',
    (v) => v['uses.json'].push({ slug: 'soups' }),
    'record 2 "soups", slug: no product is for this: visitors do not see it',
  ],
  [
    'a line taken away while products are of it',
    (v) => {
      v['product-categories.json'].pop();
      v['site.json'].home.lines = '';
    },
    'record 2 "Ube", category: no line of product-categories.json has the value baking',
  ],
  [
    'a line without products',
    (v) => (nth(v['products.json'], 1).category = 'cheese'),
    'record 2 "baking", value: no product is of this line',
  ],
  [
    'a product that is named like another but for a space',
    (v) => {
      nth(v['products.json'], 0).name = 'Ube Halaya';
      nth(v['products.json'], 1).name = 'Ube  halaya';
    },
    'record 2 "Ube  halaya", name: reads like that of record 1',
  ],
  [
    'a product with the registration of another, as a copy has it',
    (v) => {
      Object.assign(nth(v['products.json'], 0), { FDARegistrationNumber: 'FR-1' });
      Object.assign(nth(v['products.json'], 1), { FDARegistrationNumber: 'FR-1' });
    },
    'FDARegistrationNumber: is the number of record 1 already; is it meant?',
  ],
  [
    'a product with the picture of another, as a copy has it',
    (v) => {
      Object.assign(nth(v['products.json'], 0), { image: 'products/keso' });
      Object.assign(nth(v['products.json'], 1), { image: 'products/keso' });
    },
    'image: is the picture of record 1 already; is it meant?',
  ],
  [
    'a use that is called like another but for its apostrophe',
    (v) => {
      v['uses.json'] = [
        { slug: 'fries', label: "Nena's fries" },
        { slug: 'soups', label: 'Nena’s fries' },
      ] as never;
      Object.assign(nth(v['products.json'], 1), { uses: ['soups'] });
    },
    'record 2 "Nena’s fries", label: reads like that of record 1',
  ],
  [
    'a number that nobody can call',
    (v) => (nth(v['dealers.json'], 1).phoneNumbers = ['16-123']),
    'phoneNumbers, entry 1: 16-123 cannot be called',
  ],
  [
    'a number that two dealers have, however it is written',
    (v) => {
      nth(v['dealers.json'], 0).phoneNumbers = ['0917 555 0101'];
      nth(v['dealers.json'], 1).phoneNumbers = ['+63 917 555 0101'];
    },
    'phoneNumbers, entry 1: +63 917 555 0101 is a number of record 1 already; is it meant?',
  ],
  [
    'a number that a dealer has twice',
    (v) => (nth(v['dealers.json'], 1).phoneNumbers = ['0917 555 0101', '09175550101']),
    'phoneNumbers, entry 2: 09175550101 is a number of this dealer already; is it meant?',
  ],
  [
    'a slip in a region',
    (v) => {
      nth(v['dealers.json'], 0).region = 'Quezon Ctiy';
      v['site.json'].dealership.text = '';
    },
    'record 1 "A", region: stands only here; is Quezon City meant?',
  ],
  [
    'a text that counts other brand lines, in English',
    (v) => (v['site.json'].home.lines = 'Four brand lines.'),
    'home, lines: says “Four … brand lines”, and product-categories.json has 2',
  ],
  [
    'a text that counts them in Filipino',
    (v) => (v['site.json'].home.lines = 'Apat na pangalan, iisang sarap'),
    'home, lines: says “Apat … pangalan”, and product-categories.json has 2',
  ],
  [
    'a text that counts other influencers',
    (v) => (v['site.json'].home.team = 'Today twelve creators cook with us.'),
    'home, team: says “twelve … creators”, and influencers.json has 3',
  ],
  [
    'a text that counts other products',
    (v) => (v['site.json'].products.lead = 'Hanapin: twelve powders and mixes.'),
    'products, lead: says “twelve … powders and mixes”, and products.json has 2',
  ],
  [
    'a text that promises more dealers',
    (v) => (v['site.json'].dealership.text = 'More than 10 dealers.'),
    'dealership, text: says “10 … dealers”, and dealers.json has 4',
  ],
  [
    'a text that says another figure than the counter',
    (v) => (nth(v['site.json'].about.counters, 1).value = 400),
    'about, text: says “300 … partners”, and about, counters has 400',
  ],
  [
    'a text that names a region without dealers',
    (v) => {
      v['dealers.json'].splice(1, 1);
      v['site.json'].dealership.text = 'From us, from Cavite to Sulu.';
    },
    'dealership, text: names Sulu, where dealers.json has no dealer',
  ],
])('%s is told', (_, change, told) => {
  expect(warningsAfter(change)).toEqual([expect.stringContaining(told)]);
});

test.each([' Keso', 'Keso\u00A0', 'Keso\n', '\tKeso'])(
  'spaces around a text, as in %j, are told',
  (name) => {
    expect(
      warningsAfter(({ 'products.json': products }) => (nth(products, 0).name = name)),
    ).toEqual([
      expect.stringMatching(/products\.json, .*, name: has spaces around it; take them out$/),
    ]);
  },
);

test('a new name of the company is looked for where it has to stand', () => {
  expect(
    warningsAfter((v) => {
      v['site.json'].company = { name: 'Sarap Corporation', shortName: 'Sarap Co' };
    }).map((warning) => warning.replace(/.*line \d+, /, '')),
  ).toEqual(
    ['pages, home, title', 'pages, about, title', 'about, lead'].map(
      (place) => `${place}: does not name the company, Sarap Corporation or Sarap Co`,
    ),
  );
});

describe('content that is wrong altogether', () => {
  test.each(['', '[', '{}', '[[]]', '[null, 7]', '"x"', '{"about": {"counters": {}}}'])(
    'is left to the checks: %s',
    (source) => {
      const sources = Object.fromEntries(
        Object.keys(agreed).map((file) => [file, source]),
      ) as Record<ContentFile, string>;
      expect(contentWarnings(sources, new Date())).toEqual([]);
    },
  );
});

describe('the place of a dealer', () => {
  const placed = (dealer: object) =>
    warningsAfter((content) => Object.assign(nth(content['dealers.json'], 0), dealer));

  test('is not asked for where the address ends with its town', () => {
    expect(placed({ address: 'Zone 2, Tagaytay City, Cavite' })).toEqual([]);
    expect(placed({ address: 'beside the church, Tagaytay Ciyt , Cavite;' })).toEqual([]);
  });

  test('is asked for where no town can be told', () => {
    expect(placed({ address: 'behind the market' })).toEqual([
      expect.stringMatching(
        /^src\/content\/dealers\.json, line \d+, record 1 "A", address: names no town that is known/,
      ),
    ]);
  });

  test.each([
    ['Zone 2, Imus City, Cavite, Philippines', 'Laguna', 'Imus, Cavite'],
    ['Cubao, Quezon City', 'Quezon', 'Quezon City, Metro Manila'],
    ['Poblacion, Makati, 1210 Metro Manila', 'Manila', 'Makati, Metro Manila'],
    ['Mandaue City, Cebu', 'Cebu City', 'Mandaue, Cebu'],
  ])('is asked about where “%s” does not lie in the region %s', (address, region, town) => {
    expect(placed({ address, region }).filter((warning) => warning.includes('address:'))).toEqual([
      expect.stringContaining(
        `is read as one in ${town}, which does not lie in the region ${region}`,
      ),
    ]);
  });

  test.each(['Cavite', 'CALABARZON', 'Region IV-A', 'Our partners'])(
    'is not asked about where the region is %s',
    (region) => {
      const warnings = placed({ address: 'Zone 2, Imus City, 4103 Cavite, Philippines', region });
      expect(warnings.filter((warning) => warning.includes('address:'))).toEqual([]);
    },
  );

  test('is known from coordinates, in the record or in its link', () => {
    const address = 'behind the market';
    expect(placed({ address, at: [14.11, 120.96] })).toEqual([]);
    const mapsLink = 'https://www.google.com/maps/place/Suki/@14.11,120.96,17z';
    expect(placed({ address, mapsLink })).toEqual([]);
  });
});
