import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseVideoAddress } from '@lasakita/ui/domain/videoAddress';
import { picturePlaces, videoAddress } from '@/content/schema';
import {
  checkContent,
  contentFiles,
  describeFault,
  type ContentFile,
  type ContentSources,
  type Surroundings,
} from '../../tools/content/contentChecks';
import { committed, pictures } from '../support/committedContent';
import { placesOf, valueAt } from '../support/contentMutations';

// The committed content with one thing changed stands for what staff may do to it.
const films = [
  'hero-cheddar',
  'hero-cheddar-phone',
  'hero-barbecue',
  'hero-barbecue-phone',
  'hero-ube',
  'hero-ube-phone',
  'hero-cocoa',
  'hero-cocoa-phone',
  'about',
  'dealership',
];
const surroundings: Surroundings = {
  pictures,
  films: films.flatMap((film) => [`${film}.mp4`, `${film}.webm`]),
};

const faultsOf = (sources: Partial<ContentSources>, around = surroundings, base = committed) =>
  checkContent({ ...base, ...sources }, around).map(describeFault);

/** The same content with twelve dealers: of all 230 the addresses are read each time. */
const small = {
  ...committed,
  'dealers.json': JSON.stringify(
    (JSON.parse(committed['dealers.json']) as unknown[]).slice(0, 12),
    null,
    2,
  ),
};

// Wrong content has no type.
// eslint-disable-next-line typescript/no-explicit-any
type Change = (value: any) => void;

/** The faults after `change` has altered what a file holds. */
function afterChange(file: ContentFile, change: Change, around = surroundings, base = committed) {
  const value: unknown = JSON.parse(base[file]);
  change(value);
  return faultsOf({ [file]: JSON.stringify(value, null, 2) }, around, base);
}

test('the committed content has no fault', () => {
  expect(faultsOf({})).toEqual([]);
});

describe('what a spreadsheet hands over', () => {
  const errors = ['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NULL!', '#NUM!', 'Err:502'];

  /** One place for each field that content has. */
  const fields = contentFiles.flatMap((file) => {
    const value: unknown = JSON.parse(small[file]);
    const seen = new Set<string>();
    return placesOf(value).flatMap((place) => {
      const field = place.filter((key) => typeof key !== 'number').join('.');
      const isText = ['string', 'number'].includes(typeof valueAt(value, place));
      if (!isText || seen.has(field)) return [];
      seen.add(field);
      return [{ file, place }];
    });
  });

  test('an error is refused in every field, with file, record, field and reason', () => {
    expect(fields.length).toBeGreaterThan(100);
    for (const [index, { file, place }] of fields.entries()) {
      const error = errors[index % errors.length] ?? '';
      const change: Change = (value) => {
        const parent = valueAt(value, place.slice(0, -1)) as Record<PropertyKey, unknown>;
        parent[place.at(-1) ?? ''] = error;
      };
      const told = afterChange(file, change, surroundings, small);
      const at = typeof place[0] === 'number' ? `, record ${place[0] + 1}` : ', ';
      const [where = ''] = told.filter((line) => line.endsWith('; write what is meant'));
      expect({ file, place, told, where }).toEqual({
        file,
        place,
        told,
        where: expect.stringContaining(
          `holds ${error}, a spreadsheet’s error; write what is meant`,
        ) as string,
      });
      expect(where).toContain(`src/content/${file}, line `);
      expect(where).toContain(at);
      const field = place.findLast((key) => typeof key === 'string') ?? '';
      expect(where).toContain(field);
    }
  }, 120_000);

  test('an error within a text is refused, and a number sign is not', () => {
    const named = (name: string) => afterChange('products.json', (v) => (v[0].name = name));
    expect(named('Keso #REF! 200')).toEqual([expect.stringContaining('holds #REF!')]);
    expect(named('########')).toEqual([expect.stringContaining('a spreadsheet’s error')]);
    expect(named('Keso #1')).toEqual([]);
  });

  const priced = (written: string) =>
    faultsOf({ 'products.json': committed['products.json'].replace('65,', `${written},`) });

  test.each([
    ['#N/A', 'holds #N/A, a spreadsheet’s error; write what is meant'],
    ['₱1,234.50', '₱1,234.50 does not belong here; write 1234.5'],
    ['1,234.50', '1,234.50 has a comma; write centavos after a point, such as 1250.50'],
    ['1.250', '1.250 may be 1250 or 1.25; write the one that is meant'],
    ['64.999', '64.999 may be 64999 or 64.999; write the one that is meant'],
    ['"₱1,234.50"', 'must be a number without quotes; write 1234.5'],
    ['"1.250"', '1.250 may be 1250 or 1.25; write the one that is meant'],
    [
      '"sixty"',
      '“sixty” is no number; write digits, with a point before decimals, such as 1250.50',
    ],
  ])('a price of %s is told with record and field', (written, reason) => {
    const told = priced(written);
    expect(told).toEqual([
      expect.stringMatching(/^src\/content\/products\.json, line \d+, record 1/),
    ]);
    expect(told[0]).toContain(`price: ${reason}`);
  });

  test.each(['65.50', '0.500', '1250', '1250.5'])('a price of %s is one', (written) => {
    expect(priced(written)).toEqual([]);
  });

  test('what may be thousands is asked about in other fields too, and not of coordinates', () => {
    const change = (file: ContentFile, from: RegExp, to: string) =>
      faultsOf({ [file]: committed[file].replace(from, to) }).map((line) => line.split(': ')[1]);
    expect(change('products.json', /"weight": "200g"/, '"weight": "1.250kg"')).toEqual([
      '1.250 may be 1250kg or 1.25kg; write the one that is meant',
    ]);
    expect(change('products.json', /"stock": "240"/, '"stock": "1.250"')).toEqual([
      '1.250 may be 1250 or 1.25; write the one that is meant',
    ]);
    expect(change('products.json', /"stock": "240"/, '"stock": "1,250"')).toEqual([
      'must be a whole number in quotes; write "1250"',
    ]);
    for (const field of ['servings', 'minutes', 'grams']) {
      const pattern = new RegExp(`"${field}": \\d+`);
      expect(change('recipes.json', pattern, `"${field}": 1.200`)).toEqual([
        '1.200 may be 1200 or 1.2; write the one that is meant',
      ]);
    }
    expect(change('dealers.json', /"region"/, '"at": [14.550, 121.030], "region"')).toEqual([]);
  });

  test('spaces around what has a form of its own are told as such', () => {
    const told = afterChange('products.json', (v) => {
      v[0].weight = ' 200g';
      v[0].stock = '5\u00A0';
      v[0].epirityDate = '07/15/2027\n';
    }).map((line) => line.split(/, (?=\w+: )/)[1]);
    expect(told).toEqual(
      ['stock', 'weight', 'epirityDate'].map(
        (field) => `${field}: has spaces around it; take them out`,
      ),
    );
  });

  test('a picture named as its file was called is told with what it is to be called', () => {
    const change = (v: { image: string }[]) => {
      if (v[0]) v[0].image = 'products/IMG_7872.JPG';
    };
    expect(afterChange('products.json', change)).toEqual([
      expect.stringContaining('npm run pictures makes products/img-7872 of it'),
    ]);
    const texts = { ...JSON.parse(committed['alt-texts.json']), 'uses/My Use.png': 'A.' } as object;
    expect(faultsOf({ 'alt-texts.json': JSON.stringify(texts) })).toEqual([
      expect.stringContaining('npm run pictures makes uses/my-use of it'),
    ]);
  });
});

describe('a wrong record', () => {
  test('is named with file, line, record, field and reason', () => {
    expect(afterChange('products.json', (products) => (products[1].price = -5))).toEqual([
      expect.stringMatching(
        /^src\/content\/products\.json, line \d+, record 2 "Cheese Sauce Powder Mix", price: must be more than 0$/,
      ),
    ]);
  });

  test('has the line on which the field stands', () => {
    const lines = committed['products.json'].split('\n');
    const line = lines.findIndex((text) => text.includes('"price": 77'));
    lines[line] = '    "price": "77",';
    expect(faultsOf({ 'products.json': lines.join('\n') })).toEqual([
      `src/content/products.json, line ${line + 1}, record 2 "Cheese Sauce Powder Mix", price: must be a number without quotes`,
    ]);
  });

  test.each<[string, ContentFile, Change, string]>([
    [
      'misses a field',
      'products.json',
      (v) => delete v[0].weight,
      '"Cheddar Cheese Powder", weight: is missing',
    ],
    [
      'has a field too many',
      'products.json',
      (v) => (v[0].colour = 'red'),
      'colour: is not a known field here',
    ],
    ['has an empty name', 'products.json', (v) => (v[0].name = '  '), 'name: must not be empty'],
    [
      'spells the date otherwise',
      'products.json',
      (v) => (v[0].epirityDate = '2027-07-15'),
      'epirityDate: must be a date as MM/DD/YYYY',
    ],
    [
      'has a day that does not exist',
      'products.json',
      (v) => (v[0].epirityDate = '02/30/2027'),
      'epirityDate: must be a day that exists',
    ],
    [
      'expired before anybody could read',
      'products.json',
      (v) => (v[0].epirityDate = '07/15/0027'),
      'epirityDate: must be of a year such as 2027',
    ],
    [
      'is for what nobody knows',
      'products.json',
      (v) => v[0].uses.push('frys'),
      'record 1 "Cheddar Cheese Powder", uses, entry 3: there is no use frys in uses.json',
    ],
    [
      'is for the same thing twice',
      'products.json',
      (v) => v[0].uses.push('fries'),
      'uses, entry 3: fries stands in this list already',
    ],
    [
      'shows a serving for what it is not for',
      'products.json',
      (v) => (v[0].otherServings[0].use = 'soups'),
      'otherServings, entry 1, use: soups is none of this product’s uses',
    ],
    [
      'has the address of another one',
      'products.json',
      (v) => (v[1].slug = 'cheddar-cheese-powder'),
      'record 2 "Cheese Sauce Powder Mix", slug: makes the address /products/cheddar-cheese-powder, which is that of record 1 already',
    ],
    [
      'has a name like another one’s address',
      'products.json',
      (v) => (v[1].name = 'Cheddar, Cheese & Powder'.replace(' &', '')),
      'name: makes the address /products/cheddar-cheese-powder, which is that of record 1 already',
    ],
    [
      'weighs nothing on a spoon',
      'products.json',
      (v) => (v[0].spoonGrams = 0),
      'spoonGrams: must be more than 0',
    ],
    [
      'is a number of servings without a word',
      'products.json',
      (v) => (delete v[0].servingNoun, delete v[0].servingOf),
      'servingGrams: a serving also needs what one is called (baso) and what it is of (fries); or take out all that is said of it',
    ],
    [
      'is a serving of no weight',
      'products.json',
      (v) => delete v[0].servingGrams,
      'servingNoun: a serving also needs its grams; or take out all that is said of it',
    ],
    [
      'is a serving of nothing',
      'products.json',
      (v) => delete v[0].servingOf,
      'servingGrams: a serving also needs what it is of (fries)',
    ],
    [
      'is a serving with its number',
      'products.json',
      (v) => (v[0].servingNoun = '18 baso'),
      'servingNoun: must be a word, such as baso',
    ],
    [
      'is a brand line that shows nothing that is sold',
      'product-categories.json',
      (v) => (v[1].product = '99'),
      'record 2 "Ranchero\'s", product: there is no product with the id 99',
    ],
    [
      'is a brand line that shows a product of another',
      'product-categories.json',
      (v) => (v[1].product = '1'),
      'product: the product with the id 1 is of another line',
    ],
    [
      'is a recipe of nothing that is sold',
      'recipes.json',
      (v) => (v[0].product = '99'),
      'record 1 "Cheese fries ng plaza", product: there is no product with the id 99 in products.json',
    ],
    [
      'is a recipe with a product that is not sold',
      'recipes.json',
      (v) => (v[0].ingredients[2].product = '99'),
      'record 1 "Cheese fries ng plaza", ingredients, entry 3, product: there is no product with the id 99',
    ],
    [
      'is a recipe for half a cup',
      'recipes.json',
      (v) => (v[0].servings = 0.5),
      'servings: must be a whole number',
    ],
    [
      'is an ingredient of less than nothing',
      'recipes.json',
      (v) => (v[0].ingredients[1].milliliters = -750),
      'ingredients, entry 2, milliliters: must be more than 0',
    ],
    [
      'is a recipe without a picture',
      'recipes.json',
      (v) => (v[0].picture = 'recipes/fries'),
      'picture: there is no picture recipes/fries in src/content/pictures',
    ],
    [
      'is a recipe of another one',
      'recipes.json',
      (v) => (v[1].slug = v[0].slug),
      'slug: is that of record 1 already',
    ],
    [
      'is a use of another one',
      'uses.json',
      (v) => v.push({ ...v[0], label: 'Chips' }),
      'record 9 "Chips", slug: is that of record 1 already',
    ],
    [
      'is a use without its drawing',
      'uses.json',
      (v) => (v[0].drawing = 'uses/crisps'),
      'record 1 "Fries", drawing: there is no picture uses/crisps in src/content/pictures',
    ],
    [
      'is a group without words',
      'search-words.json',
      (v) => (v[1] = []),
      'record 2: is an empty group; write its words, or take it out',
    ],
    [
      'is a group of one word',
      'search-words.json',
      (v) => (v[1] = ['cheddar']),
      'record 2: has one word only; a group needs another one for the same thing',
    ],
    [
      'is a group with a word of another',
      'search-words.json',
      (v) => v[1].push('keso'),
      'record 2, entry 4: keso stands in record 1; a word is in one group only',
    ],
    [
      'is a group with a word of another in another spelling',
      'search-words.json',
      (v) => v[1].push('Quick-Melts'),
      'record 2, entry 4: Quick-Melts is found like quickmelt, which stands in record 1',
    ],
    [
      'is a group with a word twice',
      'search-words.json',
      (v) => v[0].push(' Cheese '.trim()),
      'Cheese stands in this group twice',
    ],
    [
      'is a group with an empty word',
      'search-words.json',
      (v) => (v[0][1] = ' '),
      'record 1, entry 2: must not be empty',
    ],
    [
      'is a group with signs',
      'search-words.json',
      (v) => (v[0][1] = 'keso/queso'),
      'record 1, entry 2: must be a word, or a few, of letters and digits',
    ],
    ['weighs nothing', 'products.json', (v) => (v[0].weight = '0g'), 'weight: must be more than 0'],
    [
      'weighs nothing in decimals',
      'products.json',
      (v) => (v[0].weight = '0.00kg'),
      'weight: must be more than 0',
    ],
    [
      'keeps for no time',
      'products.json',
      (v) => (v[0].shelfLife = '0 Months'),
      'shelfLife: must be more than 0',
    ],
    [
      'has an id that is another one with a 0 in front',
      'products.json',
      (v) => (v[1].id = '01'),
      'id: must be a whole number in quotes, without a 0 in front',
    ],
    [
      'has a company phone of two digits',
      'site.json',
      (v) => (v.company.phone = '+63'),
      'company, phone: must be an international number',
    ],
    [
      'names a network twice',
      'site.json',
      (v) => (v.social[1].network = v.social[0].network),
      'social, entry 2, network: is that of entry 1 already; each network stands once',
    ],
    [
      'shows a product without saying what is seen',
      'alt-texts.json',
      (v) => (v['products/cheddar-cheese-powder'] = ' '),
      'the picture products/cheddar-cheese-powder has an empty text in alt-texts.json',
    ],
    [
      'has a weight without unit',
      'products.json',
      (v) => (v[0].weight = '200'),
      'weight: must be a number with g, kg, ml or L',
    ],
    [
      'has another shelf life',
      'products.json',
      (v) => (v[0].shelfLife = 'long'),
      'shelfLife: must be a number of months',
    ],
    [
      'has stock as a number',
      'products.json',
      (v) => (v[0].stock = 3),
      'stock: must be a text in quotes',
    ],
    [
      'has an unsafe link',
      'products.json',
      (v) => (v[0].link = 'http://shop.example'),
      'link: must begin with https://',
    ],
    [
      'has a script as its link',
      'products.json',
      // eslint-disable-next-line no-script-url
      (v) => (v[0].link = 'javascript:alert(1)'),
      'link: must be a whole address, which begins with https://',
    ],
    [
      'has no paragraph',
      'products.json',
      (v) => (v[0].description = []),
      'description: must have at least one paragraph',
    ],
    [
      'has a paragraph that is no text',
      'products.json',
      (v) => (v[0].description[1] = 7),
      'description, entry 2: must be a text in quotes',
    ],
    [
      'is no record',
      'products.json',
      (v) => (v[8] = 'Barbecue'),
      'record 9: must be a record in { }',
    ],
    [
      'has no phone number',
      'dealers.json',
      (v) => (v[4].phoneNumbers = []),
      'phoneNumbers: must have at least one number',
    ],
    [
      'has a price of four decimals',
      'products.json',
      (v) => (v[0].price = 64.9999),
      'price: must have at most two decimals, such as 64.95',
    ],
    [
      'has a link that begins with http',
      'dealers.json',
      (v) => (v[4].mapsLink = 'http://maps.google.com/?q=Manila'),
      'mapsLink: must begin with https://',
    ],
    [
      'has a link without its beginning',
      'dealers.json',
      (v) => (v[4].mapsLink = 'maps.google.com/?q=Manila'),
      'mapsLink: must be a whole address, which begins with https://',
    ],
    [
      'has a link with a space',
      'dealers.json',
      (v) => (v[4].mapsLink = 'https://maps.google.com/?q=Biñan Laguna'),
      'mapsLink: must be an https:// address, without spaces',
    ],
    [
      'has a link with a curly apostrophe',
      'dealers.json',
      (v) => (v[4].mapsLink = 'https://maps.google.com/?q=Precy’s'),
      'mapsLink: holds ’, which no address holds; copy the address again',
    ],
    [
      'has a link with a hidden sign',
      'dealers.json',
      (v) => (v[4].mapsLink = 'https://maps.google.com/?q=Manila\u200E'),
      'mapsLink: holds a character that cannot be seen (U+200E)',
    ],
    [
      'has seven phone numbers',
      'dealers.json',
      (v) => (v[4].phoneNumbers = Array(7).fill('0900 000 0000')),
      'phoneNumbers: must have at most six numbers',
    ],
    [
      'lies in the sea',
      'dealers.json',
      (v) => (v[4].at = [14.6, 130.2]),
      'at: [14.6, 130.2] is not in the Philippines; write latitude, then longitude',
    ],
    [
      'lies in Sabah, across the border',
      'dealers.json',
      (v) => (v[4].at = [5.9804, 116.0735]),
      'at: [5.9804, 116.0735] is not in the Philippines',
    ],
    [
      'has its place the other way round',
      'dealers.json',
      (v) => (v[4].at = [120.9822, 14.6042]),
      'at: has the longitude first; turn it round: [14.6042, 120.9822]',
    ],
    [
      'has half a place',
      'dealers.json',
      (v) => (v[4].at = [14.6042]),
      'at: must have at least 2 entries',
    ],
    [
      'has a place in words',
      'dealers.json',
      (v) => (v[4].at = 'Tagaytay'),
      'at: must be a list of two numbers, such as [14.6042, 120.9822]',
    ],
    [
      'has an unknown hue',
      'product-categories.json',
      (v) => (v[0].color = 'pink'),
      '"Cheesemiss", color: must be one of annatto, keso, sili, ube, pandan',
    ],
    [
      'has a video elsewhere',
      'influencers.json',
      (v) => (v[2].videos[1].address = 'https://vimeo.com/1'),
      '"Chef Ligaya", videos, entry 2, address: must be films/name, a YouTube address or a TikTok',
    ],
    [
      'has no video',
      'influencers.json',
      (v) => (v[0].videos = []),
      'videos: must have at least one video',
    ],
    [
      'has three hero videos',
      'site.json',
      (v) => v.home.hero.videos.pop(),
      'home, hero, videos: must have exactly 4 entries',
    ],
    [
      'has a wrong e-mail address',
      'site.json',
      (v) => (v.company.email = 'hello'),
      'company, email: must be an e-mail address',
    ],
    [
      'has a title too long',
      'site.json',
      (v) => (v.pages.home.title = 'x'.repeat(61)),
      'pages, home, title: must be at most 60 characters',
    ],
    [
      'has half a counter',
      'site.json',
      (v) => (v.about.counters[0].value = 20.5),
      'about, counters, entry 1, value: must be a whole number',
    ],
    [
      'misspells a field of one shape among several',
      'navigation.json',
      (v) => {
        v[0].too = v[0].to;
        delete v[0].to;
      },
      'record 1 "Home", too: is not a known field here',
    ],
    [
      'has a submenu without entries',
      'navigation.json',
      (v) => (v[6].children = []),
      '"Company", children: must have at least 1 entry',
    ],
    [
      'offers a powder on the counter that nobody sells',
      'site.json',
      (v) => (v.home.budburan.powders[1].product = '99'),
      'home, budburan, powders, entry 2, product: there is no product with the id 99',
    ],
    [
      'offers a powder that makes less than stands on the counter',
      'site.json',
      (v) => (v.home.budburan.powders[1].product = '8'),
      'home, budburan, powders, entry 2, product: is Ube Cake & Pancake Mix, of which a pack makes 9; the counter has 18 places',
    ],
    [
      'puts on the counter what was not drawn for it',
      'site.json',
      (v) => (v.home.budburan.foods[0].counter = 'kwek-kwek'),
      'home, budburan, foods, entry 1, counter: there is no picture count/kwek-kwek-phone-bare',
    ],
    [
      'gives a powder no color',
      'site.json',
      (v) => (v.home.budburan.powders[0].tint = 'orange'),
      'home, budburan, powders, entry 1, tint: must be a color such as #ff6404',
    ],
    [
      'has a wrong picture name',
      'alt-texts.json',
      (v) => (v['Products/Cocoa.png'] = 'Cocoa'),
      'Products/Cocoa.png: must name a picture as folder/name',
    ],
  ])('that %s', (_, file, change, message) => {
    const faults = afterChange(file, change);
    expect(faults.join('\n')).toContain(message);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^src\/content\/[a-z-]+\.json, line \d+, /);
  });

  test.each<[string, ContentFile, Change]>([
    ['a date of another form', 'products.json', (v) => (v[0].epirityDate = '2027-07-15')],
    ['an address without host', 'products.json', (v) => (v[0].link = 'shop')],
    ['an empty address', 'dealers.json', (v) => (v[0].mapsLink = '')],
    [
      'a misspelt field',
      'products.json',
      (v) => {
        v[0].expiryDate = v[0].epirityDate;
        delete v[0].epirityDate;
      },
    ],
    ['a film that is gone', 'site.json', (v) => (v.home.about.video.address = 'films/gone')],
    [
      'a slug that is changed in one place',
      'influencers.json',
      (v) => {
        const one = v.find(({ slug }: { slug: string }) => slug === 'kidlat');
        one.slug = 'kidlat-reyes';
      },
    ],
  ])('counts %s as one fault', (_, file, change) => {
    expect(afterChange(file, change)).toHaveLength(1);
  });

  test('tells apart what is misspelt and what is missing besides', () => {
    const faults = afterChange('products.json', (v) => {
      v[0].wheight = v[0].weight;
      delete v[0].weight;
      delete v[0].country;
      v[0].halal = true;
    });
    expect(faults.map((fault) => fault.replace(/.*", /, '')).sort()).toEqual([
      'country: is missing',
      'halal: is not a known field here; is its name misspelt?',
      'wheight: is not a known field here; weight is missing: is it meant?',
    ]);
  });

  test('is one fault with the alt text of a picture that is gone', () => {
    const [gone = ''] = pictures.filter((name) => name.startsWith('products/'));
    const left = pictures.filter((name) => name !== gone);
    const faults = faultsOf({}, { ...surroundings, pictures: left });
    expect(faults).toEqual([expect.stringContaining(`image: there is no picture ${gone}`)]);
  });

  test('does not hide another one: all faults are reported, by file and line', () => {
    const products = JSON.parse(committed['products.json']);
    products[7].price = 0;
    products[2].name = '';
    products[2].country = 5;
    const faults = faultsOf({
      'products.json': JSON.stringify(products, null, 2),
      'dealers.json': committed['dealers.json'].replace('"phoneNumbers"', '"phones"'),
      'site.json': undefined,
    });
    expect(faults.map((fault) => fault.replace(/line \d+/, 'line n'))).toEqual([
      'src/content/site.json, line n: the file is missing',
      'src/content/products.json, line n, record 3 "3", name: must not be empty',
      'src/content/products.json, line n, record 3 "3", country: must be a text in quotes',
      'src/content/products.json, line n, record 8 "Ube Cake & Pancake Mix", price: must be more than 0',
      expect.stringMatching(
        /dealers\.json, line n, record 1.*, phones: is not a known field here; phoneNumbers is missing: is it meant\?$/,
      ),
    ]);
  });
});

describe('malformed JSON', () => {
  test('is reported with its line, and the other files are checked all the same', () => {
    const faults = faultsOf({
      'products.json': '[\n  { "id": "1" "name": "x" }\n]',
      'dealers.json': '[]]',
    });
    expect(faults).toContain('src/content/products.json, line 2: a comma is missing at the end');
    expect(faults).toContain(
      'src/content/dealers.json, line 1: ] does not belong here, after the end of the content',
    );
  });

  test('of one file does not make what refers to it wrong', () => {
    for (const file of contentFiles) {
      expect(faultsOf({ [file]: '[' })).toEqual([
        expect.stringMatching(new RegExp(`${file}, line 1: the file ends too early`)),
      ]);
    }
  });

  test('a field that stands twice is not silently dropped', () => {
    const twice = committed['alt-texts.json'].replace('{', '{\n  "about/about": "Another text",');
    expect(faultsOf({ 'alt-texts.json': twice })).toEqual([
      'src/content/alt-texts.json, line 3, about/about: stands twice; only one of them would be used',
    ]);
  });
});

describe('what is pasted from elsewhere', () => {
  const faultsOfName = (name: string) => afterChange('dealers.json', (v) => (v[2].name = name));

  test.each([
    ['Salt &amp; Pepper', '&amp;, as a web page writes a sign'],
    ['Ni&ntilde;o Store', '&ntilde;, as a web page writes a sign'],
    ['Aling Precy&#39;s', '&#39;, as a web page writes a sign'],
    ['Aling Precy&#x2019;s', '&#x2019;, as a web page writes a sign'],
    ['Santo<br>Store', '<br>, which is a web page’s markup'],
    ['Santo%20Store', '%20, as an address writes a sign'],
    ['Ni%C3%B1o Store', '%C3%B1, as an address writes a sign'],
    ['Santo NiÃ±o', 'Ã±, where a letter was read in a wrong encoding'],
    ['SANTO NIÃ‘O', 'Ã‘, where a letter was read in a wrong encoding'],
    ['Santo NiÃƒÂ±o', 'Ãƒ, where a letter was read in a wrong encoding'],
    ['Santo Ni√±o', '√±, where a letter was read in a wrong encoding'],
    ['Santo Ni├▒o', '├, where a letter was read in a wrong encoding'],
    ['Santo Ni?o', 'i?o, where a letter was read in a wrong encoding'],
    ['Precyâ€™s', 'â€, where a letter was read in a wrong encoding'],
    ['Santo Niï¿½o', 'ï¿½, where a letter was read in a wrong encoding'],
    ['Santo\u00A0\u200BStore', 'a character that cannot be seen (U+200B)'],
  ])('a name such as %s is refused with what to do', (name, reason) => {
    expect(faultsOfName(name)).toEqual([expect.stringContaining(`name: holds ${reason}`)]);
  });

  test.each(['Salt & Pepper; Herbs', '3 < 5 > 2', 'What? 100% Keso', 'Café Ñandú & Co.', 'R&D'])(
    'a name such as %s is let through',
    (name) => {
      expect(faultsOfName(name)).toEqual([]);
    },
  );

  test.each(contentFiles)('every text of %s is looked at', (file) => {
    let changed = 0;
    const source = JSON.stringify(JSON.parse(committed[file]), (_, value: unknown) => {
      if (typeof value !== 'string' || !/ \p{L}/u.test(value)) return value;
      changed += 1;
      return `${value} &amp;`;
    });
    const faults = checkContent({ ...committed, [file]: source }, surroundings);
    expect(
      new Set(faults.map(({ record, field }) => `${record} ${field}`)).size,
    ).toBeGreaterThanOrEqual(changed);
  });

  test('an address with ñ is taken', () => {
    const change: Change = (v) => (v[4].mapsLink = 'https://maps.google.com/?q=Biñan,+Laguna');
    expect(afterChange('dealers.json', change)).toEqual([]);
  });
});

describe('a number that nobody can call', () => {
  const faultsOfNumber = (number: string) =>
    afterChange('dealers.json', (v) => (v[4].phoneNumbers[0] = number));

  test.each([
    ['0900–520–5478', 'write 0900 520 5478'],
    ['0900_520_5478', 'write 0900 520 5478'],
    ['9005205478', 'write 0900 520 5478'],
    ['344331234', 'write (034) 433 1234'],
    ['0063 900 520 5478', 'write 0900 520 5478'],
    ['O9OO-52O-5478', 'write 0900 520 5478'],
    ['0900 52l 5478', 'write 0900 521 5478'],
    ['０９００５２０５４７８', 'write 0900 520 5478'],
    ["'09005205478", 'write 0900 520 5478'],
    ['Tel. No. 0900 520 5478', 'write the number alone, 0900 520 5478'],
    ['0900 520 5478 (Nena)', 'write the number alone, 0900 520 5478'],
    ['(02) 8123-4567 loc. 12', 'write the number alone, (02) 8123 4567'],
    ['0900 520 5478 / 0900 520 5479', 'holds 2 numbers; write each in an entry of its own'],
    ['0900 520 5478 or 0900-520-5479', '0900 520 5478, 0900 520 5479'],
    ['0900 520 5478/79', '0900 520 5478, 0900 520 5479'],
    ['0900 520 5478 0900 520 5479', '0900 520 5478, 0900 520 5479'],
    ['9.005E+9', 'is what a spreadsheet made of a number'],
    ['9,00521E+09', 'is what a spreadsheet made of a number'],
    ['0900 520 547', 'no Philippine number has these 10 digits'],
    ['0900 520 54788', 'no Philippine number has these 12 digits'],
    ['123-456-789-000', 'if it is none, say before it what it is, such as TIN'],
    ['\u202D0900 520 5478\u202C', 'holds a character that cannot be seen (U+202D)'],
  ])('%s is refused with what to write', (number, reason) => {
    expect(faultsOfNumber(number)).toEqual([
      expect.stringMatching(/record 5 .*, phoneNumbers, entry 1: /),
    ]);
    expect(faultsOfNumber(number)[0]).toContain(reason);
  });

  test.each([
    '0900 520 5478',
    '+63 (0)34 433 1234',
    'TIN 000-000-000-000',
    'TIN # 639-171-234-567',
    'VAT Reg. TIN 123-456-789',
    'Mon-Fri 8:00-17:00',
    'Look for Aling Nena',
    '117',
  ])('%s is let through', (number) => {
    expect(faultsOfNumber(number)).toEqual([]);
  });
});

describe('across files', () => {
  test.each<[ContentFile, string]>([
    ['products.json', 'id'],
    ['product-categories.json', 'value'],
    ['dealers.json', 'name'],
    ['influencers.json', 'slug'],
  ])('%s: each %s is there once', (file, field) => {
    const faults = afterChange(file, (records) => (records[3][field] = records[1][field]));
    expect(faults).toContainEqual(
      expect.stringMatching(
        new RegExp(`${file}, line \\d+, record 4.*, ${field}: is that of record 2 already`),
      ),
    );
  });

  const written = "Niña's Lapu-Lapu";
  const otherwise = [
    ['a second space', "Niña's  Lapu-Lapu"],
    ['a space that does not break', "Niña's\u00A0Lapu-Lapu"],
    ['the form of its letters', "Nin\u0303a's Lapu-Lapu"],
    ['an apostrophe', 'Niña’s Lapu-Lapu'],
    ['a dash', "Niña's Lapu–Lapu"],
  ] satisfies [string, string][];

  test.each<[string, string]>([
    ...otherwise,
    ['capitals', " NIÑA'S LAPU-LAPU"],
    ['a space at its end', `${written} `],
  ])('dealers that differ only in %s are the same', (_, other) => {
    const faults = afterChange('dealers.json', (v) => {
      v[0].name = written;
      v[9].name = other;
    });
    expect(faults).toEqual([expect.stringContaining('name: is that of record 1 already')]);
  });

  test.each<[string, string]>(otherwise)(
    'regions that differ only in %s are the same',
    (_, other) => {
      const faults = afterChange('dealers.json', (v) => {
        for (const dealer of v) dealer.region = dealer === v[9] ? other : written;
      });
      expect(faults).toEqual([
        expect.stringMatching(
          /record 10 .*, region: is the region of record 1 with other spaces or signs; write it as there: Niña's Lapu-Lapu/,
        ),
      ]);
    },
  );

  test('a picture needs a master', () => {
    const faults = afterChange('products.json', (v) => (v[0].image = 'products/nothing'));
    expect(faults).toEqual([
      expect.stringContaining(
        'image: there is no picture products/nothing in src/content/pictures',
      ),
    ]);
  });

  test('every place that shows a picture is looked at', () => {
    const faults = faultsOf({}, { ...surroundings, pictures: [] });
    const shown = faults.filter((fault) => fault.includes('there is no picture'));
    for (const place of [
      'products.json, line 7, record 1 "Cheddar Cheese Powder", image',
      'uses.json, line 5, record 1 "Fries", drawing',
      '"Cheesemiss", picture',
      '"Amihan", portrait',
      '"Amihan", videos, entry 1, poster',
      'pages, about, picture',
      'home, hero, videos, entry 4, poster',
      'home, about, video, poster',
      'home, partnership, pictures, entry 7',
      'home, sampaloc, background',
      'home, sampaloc, pictures, entry 5',
      'dealership, hero, picture',
      'dealership, where, video, poster',
      'about, picture',
    ]) {
      expect(shown).toContainEqual(expect.stringContaining(place));
    }
  });

  test('a picture needs an alt text, which may be empty', () => {
    expect(afterChange('alt-texts.json', (v) => delete v['about/about'])).toEqual([
      expect.stringContaining(
        'about, picture: the picture about/about has no text in alt-texts.json',
      ),
    ]);
    expect(afterChange('alt-texts.json', (v) => (v['about/about'] = ''))).toEqual([]);
  });

  test('an alt text needs a picture', () => {
    expect(afterChange('alt-texts.json', (v) => (v['about/gone'] = 'Gone'))).toEqual([
      expect.stringContaining('about/gone: there is no such picture in src/content/pictures'),
    ]);
  });

  test('a film needs both of its files', () => {
    const around = {
      ...surroundings,
      films: surroundings.films.filter((film) => film !== 'about.webm'),
    };
    expect(faultsOf({}, around)).toEqual([
      expect.stringContaining(
        'home, about, video, address: there is no film public/films/about.webm',
      ),
    ]);
  });

  test.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=12s',
    'https://youtu.be/dQw4w9WgXcQ?si=AbCd',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ#t=1',
    'https://youtube.com/shorts/dQw4w9WgXcQ?si=AbCd',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://tiktok.com/@lasakita.example/video/7000000000000000001/',
    'https://www.tiktok.com/@lasakita.example/video/7000000000000000001?is_from_webapp=1',
  ])('a video elsewhere needs no film: %s', (address) => {
    expect(afterChange('site.json', (v) => (v.home.about.video.address = address))).toEqual([]);
  });

  test.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.tiktok.com/@lasakita.example',
    'https://www.youtube.com/watch?v=dQw4w9W',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ?t=1',
    'https://www.youtube.com/watch?v=dQw4w9W&v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?list=PL1',
    'https://youtu.be/dQw4w9WgXcQ/',
    'https://vm.tiktok.com/ZM123/',
    'films/../secret',
    'films/About',
  ])('an address of no video is a fault: %s', (address) => {
    expect(afterChange('site.json', (v) => (v.home.about.video.address = address))).toHaveLength(1);
  });

  test.each([
    ['https://vm.tiktok.com/ZM123/', 'is a short link of TikTok'],
    ['https://www.youtube.com/playlist?list=PL1', 'is a page of YouTube that is no single video'],
    ['https://youtube.com/watch?v=dQw4w9W', 'must hold the 11 letters'],
    ['http://youtu.be/dQw4w9WgXcQ', 'must begin with https://'],
  ])('why %s is no address of a video is said', (address, reason) => {
    expect(afterChange('site.json', (v) => (v.home.about.video.address = address))).toEqual([
      expect.stringContaining(reason),
    ]);
  });

  test('an address that is accepted can be played', () => {
    const words =
      'https:// www. m. youtube.com/ youtu.be/ watch? v= dQw4w9WgXcQ & ? # t=1 / shorts/ embed/ tiktok.com/ @a.b /video/ 70';
    const parts = fc.constantFrom(...words.split(' '));
    const starts = fc.constantFrom(
      'https://www.youtube.com/watch?',
      'https://youtu.be/dQw4w9WgXcQ',
      'https://youtube.com/shorts/dQw4w9WgXcQ',
      'https://tiktok.com/@a.b/video/70',
      '',
    );
    const address = fc.tuple(starts, fc.array(parts, { maxLength: 6 }));
    let accepted = 0;
    fc.assert(
      fc.property(address, ([start, rest]) => {
        const text = start + rest.join('');
        if (!videoAddress.safeParse(text).success) return;
        accepted += 1;
        expect(parseVideoAddress(text)).toBeDefined();
      }),
      { numRuns: 3000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  test('the menu leads only to pages that exist', () => {
    expect(afterChange('navigation.json', (v) => (v[2].to = '/shop'))).toEqual([
      expect.stringContaining('record 3 "Products", to: there is no page /shop'),
    ]);
  });

  test('the menu leads to every influencer', () => {
    expect(afterChange('navigation.json', (v) => v[4].children.splice(5, 1))).toEqual([
      'src/content/navigation.json, line 1: no entry leads to /influencers/kidlat, who is in influencers.json',
    ]);
  });

  test('an influencer who is taken out leaves no link behind', () => {
    const faults = afterChange('influencers.json', (v) => v.splice(5, 1));
    expect(faults).toEqual([
      expect.stringContaining(
        '"Influencers", children, entry 6, to: there is no page /influencers/kidlat',
      ),
    ]);
  });

  test('the home page names a product and a partner that exist', () => {
    expect(afterChange('site.json', (v) => (v.home.sampaloc.product = '99'))).toEqual([
      expect.stringContaining('home, sampaloc, product: there is no product with the id 99'),
    ]);
    expect(afterChange('site.json', (v) => (v.home.about.dishes[1].product = '99'))).toEqual([
      expect.stringContaining(
        'home, about, dishes, entry 2, product: there is no product with the id 99',
      ),
    ]);
    expect(afterChange('site.json', (v) => (v.home.partnership.influencer = 'nobody'))).toEqual([
      expect.stringContaining(
        'home, partnership, influencer: there is no influencer with the slug nobody',
      ),
    ]);
  });

  test('a category that the select does not offer is allowed (PROD-1)', () => {
    expect(afterChange('products.json', (v) => (v[0].category = 'snacks'))).toEqual([]);
  });
});

describe('a text', () => {
  const namedSo = (name: string) => afterChange('products.json', (v) => (v[0].name = name));

  test.each([
    ['Cheddar\u200B Powder', 'U+200B) after “Cheddar”'],
    ['\u202ECheddar', 'U+202E) at the beginning'],
    ['Ched\u00ADdar', 'U+00AD) after “Ched”'],
    ['Cheddar\u2066', 'U+2066)'],
    ['\uFEFFCheddar', 'U+FEFF)'],
    ['\u3164', 'U+3164)'],
    ['Cheddar\u200D Powder', 'U+200D)'],
  ])('with a letter that cannot be seen is refused, and it is said which: %j', (name, told) => {
    expect(namedSo(name)).toEqual([
      expect.stringContaining('name: holds a character that cannot be seen'),
    ]);
    expect(namedSo(name)[0]).toContain(told);
  });

  test.each(['Keso 🧀', '👩‍🍳 Chef', '👩🏽‍🍳', '🏳️‍🌈', 'Piña', 'PIÑA', 'Crème brûlée', 'שלום'])(
    'is taken with all that can be seen: %j',
    (name) => {
      expect(namedSo(name)).toEqual([]);
    },
  );

  test.each(['Pi\uFFFDa', 'PiÃ±a', 'Aling Precyâ€™s', 'BiÃ±an'])(
    'that was read in a wrong encoding is refused: %j',
    (name) => {
      expect(namedSo(name)).toEqual([
        expect.stringMatching(/name: holds .+, where a letter was read in a wrong encoding/),
      ]);
    },
  );
});

describe('a picture', () => {
  const sizesOf = (change: Record<string, [number, number]>) => {
    const sizes = new Map(
      Object.entries(change).map(([name, [width, height]]) => [name, { width, height }]),
    );
    return faultsOf({}, { ...surroundings, sizes });
  };

  test.each<[string, [number, number], string]>([
    [
      'products/cheddar-cheese-powder',
      [10, 10],
      'image: the picture products/cheddar-cheese-powder has 10 × 10 pixels; here it needs at least 1000 × 1000',
    ],
    ['products/cheddar-cheese-powder', [1920, 1080], 'here it has to be square'],
    ['products/cheddar-cheese-powder', [1000, 1300], 'here it has to be square'],
    ['lines/cheesemiss', [999, 1000], 'here it needs at least 1000 × 1000'],
    ['home/sampaloc-1', [800, 800], 'home, sampaloc, pictures, entry 1: the picture'],
    ['home/sampaloc-background', [1280, 720], 'here it needs at least 1920 × 1080'],
    ['home/partnership-2', [1600, 900], 'here it has to be 4:3'],
    ['influencers/amihan', [320, 320], 'portrait: the picture influencers/amihan'],
    ['influencers/poster-1', [1280, 720], 'here it needs at least 720 × 1280'],
    ['influencers/poster-1', [1280, 1280], 'here it has to be upright, 9:16'],
    ['films/about', [640, 360], 'here it needs at least 1280 × 720'],
    ['about/about', [1600, 2400], 'here it has to be wide'],
    ['share/about', [10, 10], 'pages, about, picture: the picture share/about'],
    ['share/amihan', [600, 315], '"Amihan", slug: the picture share/amihan'],
  ])('%s of %j does not fit its place', (name, size, message) => {
    const faults = sizesOf({ [name]: size });
    expect(faults.join('\n')).toContain(message);
    expect(faults.every((fault) => fault.includes(name))).toBe(true);
  });

  test('that is larger, or a little less square, fits', () => {
    expect(
      sizesOf({
        'products/cheddar-cheese-powder': [3000, 2900],
        'home/partnership-1': [4032, 3024],
        'films/about': [1920, 1080],
        'about/about': [3000, 2000],
        'share/home': [2400, 1260],
      }),
    ).toEqual([]);
  });

  test('has the limits that the staff read', () => {
    const rows = readFileSync(
      path.resolve(import.meta.dirname, '../../docs/content.md'),
      'utf8',
    ).split('\n');
    for (const { width, height } of Object.values(picturePlaces)) {
      expect(rows).toContainEqual(expect.stringMatching(`^\\| .*${width} × ${height} +\\|$`));
    }
  });
});
