import { describe, expect, test } from 'vitest';
import {
  checkContent,
  contentFiles,
  describeFault,
  type ContentFile,
  type ContentSources,
} from '../../tools/contentChecks';
import { committed, pictures } from '../support/committedContent';

// The committed content with one thing changed stands for what staff may do to it.
const films = ['hero-fries', 'hero-baking', 'hero-cocoa', 'hero-stall', 'about', 'dealership'];
const surroundings = { pictures, films: films.flatMap((film) => [`${film}.mp4`, `${film}.webm`]) };

const faultsOf = (sources: Partial<ContentSources>, around = surroundings) =>
  checkContent({ ...committed, ...sources }, around).map(describeFault);

// Wrong content has no type.
// eslint-disable-next-line typescript/no-explicit-any
type Change = (value: any) => void;

/** The faults after `change` has altered what a file holds. */
function afterChange(file: ContentFile, change: Change, around = surroundings) {
  const value: unknown = JSON.parse(committed[file]);
  change(value);
  return faultsOf({ [file]: JSON.stringify(value, null, 2) }, around);
}

test('the committed content has no fault', () => {
  expect(faultsOf({})).toEqual([]);
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
      'link: must be an https:// address',
    ],
    [
      'has a script as its link',
      'products.json',
      // eslint-disable-next-line no-script-url
      (v) => (v[0].link = 'javascript:alert(1)'),
      'link: must be an https:// address',
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
      (v) => (v[3] = 'Barbecue'),
      'record 4: must be a record in { }',
    ],
    [
      'has no phone number',
      'dealers.json',
      (v) => (v[4].phoneNumbers = []),
      'phoneNumbers: must have at least one number',
    ],
    [
      'has seven phone numbers',
      'dealers.json',
      (v) => (v[4].phoneNumbers = Array(7).fill('0900 000 0000')),
      'phoneNumbers: must have at most six numbers',
    ],
    [
      'has an unknown hue',
      'product-categories.json',
      (v) => (v[0].color = 'pink'),
      '"Cheesemiss", color: must be one of annatto, keso, ube, pandan, sampaloc',
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
      'has a wrong picture name',
      'alt-texts.json',
      (v) => (v['Products/Cocoa.png'] = 'Cocoa'),
      'Products/Cocoa.png: must name a picture as folder/name',
    ],
  ])('that %s', (_, file, change, message) => {
    const faults = afterChange(file, change);
    expect(faults.join('\n')).toContain(message);
    expect(faults.every((fault) => fault.startsWith(`src/content/${file}, line `))).toBe(true);
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
      expect.stringContaining('phoneNumbers: is missing'),
      expect.stringContaining('phones: is not a known field here'),
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

  test('dealers that differ only in capitals are the same', () => {
    const faults = afterChange('dealers.json', (v) => (v[9].name = ` ${v[0].name.toUpperCase()}`));
    expect(faults).toEqual([expect.stringContaining('name: is that of record 1 already')]);
  });

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
      'products.json, line 6, record 1 "Cheddar Cheese Powder", image',
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
    'https://www.tiktok.com/@lasakita.example/video/7000000000000000001?is_from_webapp=1',
  ])('a video elsewhere needs no film: %s', (address) => {
    expect(afterChange('site.json', (v) => (v.home.about.video.address = address))).toEqual([]);
  });

  test.each([
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.tiktok.com/@lasakita.example',
    'films/../secret',
    'films/About',
  ])('an address of no video is a fault: %s', (address) => {
    expect(afterChange('site.json', (v) => (v.home.about.video.address = address))).toHaveLength(1);
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
    expect(afterChange('site.json', (v) => (v.home.partnership.influencer = 'nobody'))).toEqual([
      expect.stringContaining(
        'home, partnership, influencer: there is no influencer with the slug nobody',
      ),
    ]);
  });

  test('a page keeps its own path', () => {
    expect(afterChange('site.json', (v) => (v.pages.about.path = '/contact'))).toEqual([
      expect.stringContaining('pages, about, path: must be /about'),
    ]);
  });

  test('a category that the select does not offer is allowed (PROD-1)', () => {
    expect(afterChange('products.json', (v) => (v[0].category = 'snacks'))).toEqual([]);
  });
});
