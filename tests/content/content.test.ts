import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import dealers from '@content/dealers.json';
import pictures from '@content/generated/pictures.json';
import { influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import { countersSchema, servedCountersSchema } from '@/content/schema';
import products from '@content/products.json';
import { site } from '@/content/site';
import { contentFiles, jsonSchemas } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFile(path.join(root, file), 'utf8');

test('the JSON Schemas are up to date', async () => {
  const expected = jsonSchemas();
  const committed = await Promise.all(
    Object.keys(expected).map(async (file) => [file, await read(`src/content/schemas/${file}`)]),
  );
  expect(Object.fromEntries(committed)).toEqual(expected);
});

test('an editor finds the schema of every content file', async () => {
  const settings = JSON.parse(await read('.vscode/settings.json')) as {
    'json.schemas': { fileMatch: string[]; url: string }[];
  };
  expect(settings['json.schemas']).toEqual(
    contentFiles.map((file) => ({
      fileMatch: [`/src/content/${file}`],
      url: `./src/content/schemas/${file.replace('.json', '.schema.json')}`,
    })),
  );
});

test('the twelve influencers stand in the menu’s order (ROUTE-2)', () => {
  expect(influencers.map(({ slug }) => slug)).toEqual([
    'amihan',
    'bayani',
    'chef-ligaya',
    'dalisay',
    'hiraya',
    'kidlat',
    'luningning',
    'marikit',
    'mayumi',
    'silahis',
    'chef-tala',
    'tadhana',
  ]);
  expect(influencers.filter(({ videos }) => videos.length === 1).length).toBeGreaterThanOrEqual(2);
  const addresses = influencers.flatMap(({ videos }) => videos.map(({ address }) => address));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the brand lines are those of the specification', () => {
  expect(productCategories.map(({ value, label }) => [value, label])).toEqual([
    ['cheese-and-cheese-powder', 'Cheesemiss'],
    ['flavour-enhancers', "Ranchero's"],
    ['baking-ingredients', 'Casa Bamvina'],
    ['others', 'Satisfry'],
  ]);
});

test('the sample products are those of PROD-1', () => {
  expect(products).toHaveLength(12);
  const prices = products.map(({ price }) => price);
  expect(Math.min(...prices)).toBe(35);
  expect(Math.max(...prices)).toBe(850);
  expect(prices.filter((price) => price <= 77).length).toBeGreaterThan(6);
  expect(new Set(products.map(({ shelfLife }) => shelfLife))).toEqual(
    new Set(['6 Months', '8 Months', '12 Months', '24 Months']),
  );
  expect(products.some(({ category }) => category === 'cereal-and-oats')).toBe(true);
  expect(products.find(({ name }) => name.includes('Cocoa'))?.category).toBe('others');
});

test('the texts that the specification gives are there word for word', () => {
  const { home, dealership, about } = site;
  expect(home.slogan.lines).toEqual(['SARAP NG LASA!', 'SARAP NG KITA!']);
  expect(home.slogan.text).toContain(
    'improve and supplement the creativity of flavors and the Filipino desire for business',
  );
  expect(home.slogan.text).toContain(
    'helping build businesses and promote livelihood for the common Filipino',
  );
  expect(home.about.text).toContain('unsung hero of the Philippine flavoring industry');
  expect(home.about.text).toContain('one of the top in both B2B and B2C markets');
  expect(home.about.text).toContain('accessible and affordable flavoring options');
  expect(dealership.hero.headline).toBe('Dealership');
  expect(dealership.hero.text).toBe(
    'Inquire now. Start your journey to become our authorized dealer.',
  );
  expect(dealership.documents).toHaveLength(2);
  expect(dealership.details).toEqual([
    'Business Name',
    'Address',
    'TIN #',
    'Contact Persons',
    'Contact #s',
    'Email',
    'Socmed Page / Website',
    'Forwarder Details (if applicable)',
  ]);
  expect(about.counters).toEqual([
    { value: 20, suffix: '+', label: 'Years of experience' },
    { value: 300, suffix: '+', label: 'Partners' },
  ]);
});

test('nobody is called by mistake: sample numbers are unassigned ones', () => {
  expect(site.company.phone).toBe('+63 900 000 0000');
  for (const number of dealers.flatMap(({ phoneNumbers }) => phoneNumbers)) {
    expect(number).toMatch(/^(0900|9\d{3} ?\d{4}$|TIN 000)/);
  }
});

test('a picture has its files and its text; an unknown name has neither', () => {
  const asset = pictureAsset('products/cheddar-cheese-powder');
  expect(asset?.base).toMatch(/^\/pictures\/products\/cheddar-cheese-powder\.[0-9a-f]{8}$/);
  expect(altText('products/cheddar-cheese-powder')).toContain('Cheddar');
  expect(altText('home/sampaloc-background')).toBe('');
  expect(pictureAsset('products/nothing')).toBeUndefined();
  expect(altText('products/nothing')).toBe('');
  for (const inherited of ['constructor', '__proto__', 'toString']) {
    expect(pictureAsset(inherited)).toBeUndefined();
    expect(altText(inherited)).toBe('');
  }
});

test.each(['src/content', 'tests/sample'])(
  'all that stands on the counter has its places in %s',
  async (folder) => {
    const places: unknown = JSON.parse(await read(`${folder}/generated/counters.json`));
    expect(Object.keys(countersSchema.parse(places))).toEqual(
      expect.arrayContaining(site.home.budburan.foods.map(({ counter }) => counter)),
    );
  },
);

test.each(['src/content', 'tests/sample'])(
  'as much is served on phones as on wide screens in %s',
  async (folder) => {
    const json: unknown = JSON.parse(await read(`${folder}/generated/served-counters.json`));
    const counters = Object.values(servedCountersSchema.parse(json));
    expect(counters).not.toEqual([]);
    for (const { phone, desktop } of counters) {
      expect(phone.places).toHaveLength(desktop.places.length);
    }
  },
);

test('what a visitor loads takes no validator along, and no list that is loaded on demand', async () => {
  for (const file of await readdir(path.join(root, 'src/content'))) {
    if (!file.endsWith('.ts') || file.endsWith('.d.ts') || file === 'schema.ts') continue;
    const source = await read(`src/content/${file}`);
    expect(source).not.toMatch(/import (?!type)[^;]*schema/);
    expect(source).not.toMatch(/(products|dealers)\.json/);
  }
});

describe('npm run content', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  /** The sample where the company's content lies, with blank pictures of the sizes that its own have. */
  const layOut = async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
    folders.push(folder);
    const content = path.join(folder, 'src/content');
    await cp(sampleContent, content, { recursive: true });
    await rename(
      path.join(content, 'films'),
      path.join(await newFolder(folder, 'public'), 'films'),
    );
    await cp(path.join(root, 'src/content/schemas'), path.join(content, 'schemas'), {
      recursive: true,
    });
    for (const [name, { width, height }] of Object.entries(pictures)) {
      await newFolder(content, 'pictures', path.dirname(name));
      await sharp({ create: { width, height, channels: 3, background: '#fff' } })
        .jpeg({ quality: 1 })
        .toFile(path.join(content, 'pictures', `${name}.jpg`));
    }
    return folder;
  };
  const newFolder = async (...names: string[]) => {
    const folder = path.join(...names);
    await mkdir(folder, { recursive: true });
    return folder;
  };
  const project = layOut();

  const run = async (change: (folder: string) => Promise<void>, ...flags: string[]) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'content-'));
    folders.push(folder);
    await cp(await project, folder, { recursive: true });
    await change(folder);
    const tsx = path.join(root, 'node_modules/.bin/tsx');
    return promisify(execFile)(tsx, ['tools/content/content.ts', folder, ...flags], {
      cwd: root,
    }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr, folder }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr, folder }),
    );
  };

  test('passes on content in order, and writes the schemas', { timeout: 60_000 }, async () => {
    const schema = 'src/content/schemas/site.schema.json';
    const result = await run((folder) => rm(path.join(folder, schema)));
    expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining('in order') });
    expect(await readFile(path.join(result.folder, schema), 'utf8')).toBe(await read(schema));
  });

  test(
    'fails with every fault, a stale schema and a misnamed picture',
    { timeout: 60_000 },
    async () => {
      const result = await run(async (folder) => {
        await writeFile(path.join(folder, 'src/content/products.json'), '[{}]');
        await writeFile(path.join(folder, 'src/content/pictures/Cocoa.PNG'), '');
        await writeFile(path.join(folder, 'src/content/schemas/site.schema.json'), '{}');
      }, '--check');
      expect(result.code).toBe(1);
      expect(result.stderr).toContain(
        'src/content/products.json, line 1, record 1, id: is missing',
      );
      expect(result.stderr).toContain(
        'src/content/pictures: Cocoa.PNG: a picture lies in a folder',
      );
      expect(result.stderr).toContain('site.schema.json: is not up to date; run npm run content');
      expect(result.stderr).toMatch(/\d+ faults\.\n$/);
    },
  );

  test('prints what only seems wrong, and passes', { timeout: 60_000 }, async () => {
    const result = await run(async (folder) => {
      const file = path.join(folder, 'src/content/products.json');
      const source = await readFile(file, 'utf8');
      await writeFile(file, source.replace(/("epirityDate": "..\/..\/)\d{4}/, '$12001'));
    });
    expect(result.stderr).toMatch(
      /^warning: src\/content\/products\.json, line \d+, record 1 .*, epirityDate: has passed/m,
    );
    expect(result).toMatchObject({ code: 0, stdout: expect.stringContaining('in order') });
  });

  test(
    'refuses other encodings, small pictures and files that are something else',
    { timeout: 60_000 },
    async () => {
      const result = await run(async (folder) => {
        const file = (name: string) => path.join(folder, name);
        const dealers = await readFile(file('src/content/dealers.json'), 'utf8');
        const [first = '', ...rest] = dealers.split('\n');
        await writeFile(
          file('src/content/dealers.json'),
          Buffer.from([`${first} `, ...rest].join('\n').replace(/o/, 'ñ'), 'latin1'),
        );
        await writeFile(file('src/content/products.json'), Buffer.from('\uFEFF[]', 'utf16le'));
        const dot = sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } });
        await dot.clone().toFile(file('src/content/pictures/share/home.jpg'));
        await dot.clone().jpeg().toFile(file('public/films/about.mp4'));
        await writeFile(file('src/content/pictures/about/about.jpg'), 'no picture');
      });
      expect(result.code).toBe(1);
      for (const told of [
        /dealers\.json, line \d+: holds a letter of another encoding than UTF-8/,
        /products\.json, line 1: the file is saved as UTF-16; save it as UTF-8: /,
        /pages, home, picture: the picture share\/home has 10 × 10 pixels; .* 1200 × 630/,
        /public\/films: about\.mp4: is a JPEG picture, not an MP4 film/,
        /pictures: about\.jpg: is no picture; export it/,
      ]) {
        expect(result.stderr).toMatch(told);
      }
      expect(result.stderr).toMatch(/\n5 faults\.\n$/);
    },
  );
});

test('every film is light enough for a phone, in both forms, with a poster as wide as itself', async () => {
  const films = [
    ...site.home.hero.videos,
    site.home.about.video,
    site.dealership.where.video,
  ].filter(({ address }) => address.startsWith('films/'));
  expect(films.length).toBeGreaterThan(0);
  for (const { address, poster } of films) {
    for (const ending of ['webm', 'mp4']) {
      const file = path.join(sampleContent, `${address}.${ending}`);
      expect((await stat(file)).size, `${address}.${ending}`).toBeLessThan(900_000);
    }
    expect(pictureAsset(poster)?.width, `${poster}`).toBeGreaterThanOrEqual(960);
  }
});
