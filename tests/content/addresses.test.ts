import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, contentFiles, describeFault } from '../../tools/content/contentChecks';
import { committed, films, pictures } from '../support/committedContent';

type Keys = (string | number)[];

/** Every field that holds an address now, once for all the records of a list. */
const addressFields = contentFiles.flatMap((file) => {
  const found = new Map<string, Keys>();
  const visit = (value: unknown, keys: Keys) => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        visit(inner, [...keys, Array.isArray(value) ? Number(key) : key]);
      }
    } else if (
      typeof value === 'string' &&
      keys.at(-1) !== 'poster' &&
      /^(https?:|films\/|\/)/.test(value)
    ) {
      const kind = value.replace(/^(https?:|films|\/).*/s, '$1');
      found.set(
        `${keys.map((key) => (typeof key === 'number' ? '*' : key)).join('.')} ${kind}`,
        keys,
      );
    }
  };
  visit(JSON.parse(committed[file]), []);
  return [...found].map(([name, keys]) => ({ file, keys, name: `${file} ${name}` }));
});

type Place = Pick<(typeof addressFields)[number], 'file' | 'keys'>;

/** What is wrong once a text stands in each of the places. */
const faultsWith = (places: readonly Place[], text: string) => {
  const sources = { ...committed };
  for (const { file, keys } of places) {
    const content: unknown = JSON.parse(sources[file]);
    const parent = keys
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], content);
    (parent as Record<string, unknown>)[keys.at(-1) ?? ''] = text;
    sources[file] = JSON.stringify(content, null, 2);
  }
  return checkContent(sources, { pictures, films });
};

/** How a fault names a place. */
const named = ({ file, keys }: Place) => {
  const isList = typeof keys[0] === 'number';
  const field = (isList ? keys.slice(1) : keys)
    .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key))
    .join(', ');
  const record = expect.stringContaining(`record ${Number(keys[0]) + 1}`) as string;
  return expect.objectContaining({ file, field, ...(isList && { record }) }) as object;
};

const evil = [
  // oxlint-disable-next-line no-script-url -- what is to be refused
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://shop.example/',
  'http://shop.example/',
  'HTTPS:shop.example',
  'https:/shop.example/',
  'https:\\\\shop.example\\x',
  'https://',
  'https://shop',
  'https://shop.example@evil.example/',
  'https://shop.example\\@evil.example/',
  'https://shop.example:99999/',
  'https://shop.example/a b',
  'https://shop.example/\n',
  'https://shop.example/\u0000',
  'https://shop.example/\u202Egpj.exe',
  'https://shop.exämple/',
  ' https://shop.example/',
  'https://shop.example/ ',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\tproducts',
  '/products\n',
  '/../products',
  '/%2F/evil.example',
  'films/../../secret',
  '',
  ' ',
  '#top',
  '?search=ube',
  'products',
];

describe('every address of the content (no other kind than https, or a path of the site)', () => {
  test('is found: those of each file that has any', () => {
    expect(addressFields.map(({ name }) => name)).toEqual([
      'site.json origin https:',
      'site.json company.map.embed https:',
      'site.json company.map.link https:',
      'site.json social.*.href https:',
      'site.json home.hero.videos.*.address films',
      'site.json home.hero.videos.*.upright.address films',
      'site.json home.about.video.address films',
      'site.json dealership.where.video.address films',
      'site.json dealership.stores.*.href https:',
      'navigation.json *.to /',
      'navigation.json *.children.*.href https:',
      'navigation.json *.children.*.to /',
      'products.json *.link https:',
      'recipes.json *.video https:',
      'dealers.json *.mapsLink https:',
      'influencers.json *.videos.*.address https:',
    ]);
  });

  test.each(evil)('is refused wherever it stands when it reads %j', (address) => {
    const faults = faultsWith(addressFields, address);
    for (const place of addressFields) expect(faults).toContainEqual(named(place));
    expect(faults.map(describeFault)).toContainEqual(
      expect.stringMatching(
        /^src\/content\/products\.json, line \d+, record \d+ ".*", link: (?:must (?:be an|begin with|be a whole address, which begins with) https:|holds .*(?:cannot be seen|no address holds))/,
      ),
    );
  });

  test.each([
    'https://shop.example',
    'https://shop.example/',
    'https://SHOP.example:8443/a/b.html?q=1&b=%C3%B1#top',
    'https://xn--exmple-cua.com/@name/video/1',
  ])('may read %j', (address) => {
    expect(faultsWith([{ file: 'products.json', keys: [0, 'link'] }], address)).toEqual([]);
  });
});

describe('texts', () => {
  const productName: Place = { file: 'products.json', keys: [2, 'name'] };

  test.each(['Keso\u0000', 'Ke\u0008so', 'Keso \uD83E', '\uDDC0 keso', 'Keso\u009F'])(
    'of no keyboard are refused: %j',
    (name) => {
      expect(faultsWith([productName], name).map(describeFault)).toEqual([
        expect.stringMatching(
          /products\.json, line \d+, record 3.*, name: must not hold control characters/,
        ),
      ]);
    },
  );

  test.each(['Keso <3 & "queso"', 'a < b > c; d', 'ñ 🧀 שלום', 'one\ntwo'])(
    'are taken as they are: %j',
    (name) => {
      expect(faultsWith([productName], name)).toEqual([]);
    },
  );
});

const sources = (() => {
  const root = path.resolve(import.meta.dirname, '../..');
  return ['kit/src', 'src']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));
})();

const filesWith = (pattern: RegExp) =>
  sources.filter(({ source }) => pattern.test(source)).map(({ file }) => file);

test('no component makes markup of a text', () => {
  expect(
    filesWith(/dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/),
  ).toEqual([]);
});

test('no component names the company: its name is content', () => {
  // In comments it is the project's name.
  expect(filesWith(/^(?!\s*(?:\/?\*|\/\/)).*LasaKita/m)).toEqual([]);
});
