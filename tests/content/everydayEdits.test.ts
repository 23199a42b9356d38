/**
 * The company edits its content, and a push stays green. Twenty and more edits as anybody makes them are made one after the
 * other in a copy of the project, and all that a push runs and that reads this content is run on it: the content check after
 * each, at the end pictures, formatting and the build. The rest of what a push runs cannot see them, which the second half
 * proves: it stands on the sample.
 */
import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sampleAddress from '@content/site.json?url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  AltTexts,
  Dealer,
  Influencer,
  Product,
  ProductCategory,
  ProductUse,
  SearchWordGroups,
  Site,
} from '@/content/schema';
import { dealerSchema, productSchema } from '@/content/schema';
import type { NavItem } from '@lasakita/ui/domain/navigation';
import storybook from '../../.storybook/main';
import { checkContent, contentFiles, describeFault } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';
import { readContentSources } from '../../tools/content/contentSources';
import { filesIn } from '../../tools/build/filesIn';
import { filesOf } from '../../tools/content/encodedFiles';
import { isLong } from '../support/isLong';

const root = path.resolve(import.meta.dirname, '../..');
const tools = path.join(root, 'node_modules/.bin');

interface Content {
  'products.json': Product[];
  'product-categories.json': ProductCategory[];
  'uses.json': ProductUse[];
  'search-words.json': SearchWordGroups;
  'dealers.json': Dealer[];
  'influencers.json': Influencer[];
  'navigation.json': NavItem[];
  'site.json': Site;
  'alt-texts.json': AltTexts;
}

/** What a visitor then reads, by the page; with `!` in front, what is gone. */
type Seen = [page: string, ...texts: string[]];

interface Edit {
  does: string;
  change: (content: Content) => Seen | void | Promise<Seen | void>;
}

let folder = '';
const fileIn = (name: string) => path.join(folder, name);

const readContent = async (): Promise<Content> =>
  Object.fromEntries(
    await Promise.all(
      contentFiles.map(async (file) => [
        file,
        JSON.parse(await readFile(fileIn(`src/content/${file}`), 'utf8')) as unknown,
      ]),
    ),
  ) as Content;

/** As an editor saves it that was never told how this project formats its files. */
const save = async (content: Content) => {
  for (const [file, value] of Object.entries(content)) {
    await writeFile(fileIn(`src/content/${file}`), `${JSON.stringify(value, null, '\t')}\r\n`);
  }
};

const picture = (name: string, size = 1000) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#7a3e9d' } })
    .jpeg()
    .toFile(fileIn(`src/content/pictures/${name}.jpg`));

/** The master of a picture is another file from now on, whatever its ending was. */
const replacePicture = async (name: string) => {
  for (const ending of ['jpg', 'png', 'webp']) {
    await rm(fileIn(`src/content/pictures/${name}.${ending}`), { force: true });
  }
  await picture(name);
};

const first = <Item>(items: readonly Item[]): Item => {
  const [item] = items;
  if (item === undefined) throw new Error('There is nothing to edit');
  return item;
};

const influencerLinks = (navigation: NavItem[]) => {
  const item = navigation.find(
    (entry) =>
      'children' in entry &&
      entry.children.some((link) => 'to' in link && link.to.startsWith('/influencers/')),
  );
  if (!item || !('children' in item)) throw new Error('The menu has no influencers');
  return item.children;
};

const spare = { id: '90001', slug: 'spare-of-the-test', name: 'Spare of the test' };

/** So that something can be taken away, however little there is. */
const addSpares = (content: Content) => {
  content['products.json'].push({ ...first(content['products.json']), ...spareProduct });
  content['dealers.json'].push({ ...first(content['dealers.json']), name: spare.name });
  const { slug, name } = spare;
  content['influencers.json'].push({ ...first(content['influencers.json']), slug, name });
  influencerLinks(content['navigation.json']).push({ label: name, to: `/influencers/${slug}` });
};
const spareProduct = { id: spare.id, name: spare.name };

const withoutSpare = <Item extends { name: string }>(items: Item[]) =>
  items.splice(0, items.length, ...items.filter(({ name }) => name !== spare.name));

/** A record with what its schema does without left out, or else empty. */
const barest = <Item extends object>(
  { shape }: { shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> },
  item: Item,
): Item =>
  Object.fromEntries(
    Object.entries(item).flatMap(([name, value]) => {
      const allows = (empty: unknown) => shape[name]?.safeParse(empty).success;
      if (allows(undefined)) return [];
      return [[name, ['', []].find(allows) ?? value]];
    }),
  ) as Item;

const edits: Edit[] = [
  {
    does: 'a price goes up',
    change: ({ 'products.json': products }) => {
      first(products).price = 1234.5;
      return ['products', '₱1,234.50'];
    },
  },
  {
    does: 'a product gets other words, another weight and date',
    change: ({ 'products.json': products }) => {
      Object.assign(first(products), {
        name: 'Bagong Timpla Powder',
        weight: '1.5kg',
        shelfLife: '18 Months',
        epirityDate: '12/31/2029',
        description: ['Isang bagong timpla.', 'Para sa lahat.'],
        advantages: [],
      });
      return ['products', 'Bagong Timpla Powder'];
    },
  },
  {
    does: 'a product is added, with its picture',
    change: async (content) => {
      await picture('products/ube-of-the-test', 1100);
      content['alt-texts.json']['products/ube-of-the-test'] = 'A pouch of ube powder.';
      content['products.json'].push({
        ...first(content['products.json']),
        id: '90002',
        name: 'Ube Halaya Powder',
        image: 'products/ube-of-the-test',
      });
      return ['products', 'Ube Halaya Powder', 'A pouch of ube powder.'];
    },
  },
  {
    does: 'a product is of a line that no select offers',
    change: ({ 'products.json': products }) => {
      const product = products.find(({ id }) => id === '90002');
      if (product) product.category = 'root-crops';
    },
  },
  {
    does: 'a product and a dealer come with nothing that may be left out',
    change: ({ 'products.json': products, 'dealers.json': dealers }) => {
      products.push({ ...barest(productSchema, first(products)), id: '90003', name: 'Payak Mix' });
      dealers.push({ ...barest(dealerSchema, first(dealers)), name: 'Payak Store' });
      return ['products', 'Payak Mix'];
    },
  },
  {
    does: 'a product is taken out',
    change: ({ 'products.json': products }) => {
      withoutSpare(products);
      return ['products', `!${spare.name}`];
    },
  },
  {
    does: 'a product’s picture is replaced',
    change: ({ 'products.json': products }) => replacePicture(first(products).image),
  },
  {
    does: 'a dealer has another number',
    change: ({ 'dealers.json': dealers }) => {
      first(dealers).phoneNumbers = ['0900 765 4321', '(02) 8123-4567'];
      return ['dealership', '0900 765 4321'];
    },
  },
  {
    does: 'dealers are added',
    change: ({ 'dealers.json': dealers }) => {
      const names = ['Tindahan ni Ising', 'Suki sa Baybay', 'Lutong Bahay Trading'];
      dealers.push(...names.map((name) => ({ ...first(dealers), name })));
      return ['dealership', ...names];
    },
  },
  {
    does: 'a dealer closes',
    change: ({ 'dealers.json': dealers }) => {
      withoutSpare(dealers);
      return ['dealership', `!${spare.name}`];
    },
  },
  {
    does: 'a dealer moves to a region that had none',
    change: ({ 'dealers.json': dealers }) => {
      Object.assign(first(dealers), { region: 'Siquijor', address: '1 Rizal Street, Siquijor' });
      return ['dealership', '1 Rizal Street, Siquijor'];
    },
  },
  {
    does: 'an influencer is added, with a page',
    change: (content) => {
      const influencers = content['influencers.json'];
      influencers.push({ ...first(influencers), slug: 'bagong-kusinero', name: 'Bagong Kusinero' });
      influencerLinks(content['navigation.json']).push({
        label: 'Bagong Kusinero',
        to: '/influencers/bagong-kusinero',
      });
      return ['influencers/bagong-kusinero', 'Bagong Kusinero'];
    },
  },
  {
    does: 'an influencer leaves',
    change: (content) => {
      withoutSpare(content['influencers.json']);
      const links = influencerLinks(content['navigation.json']);
      const kept = links.filter(({ label }) => label !== spare.name);
      links.splice(0, links.length, ...kept);
      return ['home', `!${spare.name}`];
    },
  },
  {
    does: 'an influencer has another video',
    change: ({ 'influencers.json': influencers }) => {
      first(first(influencers).videos).address = 'https://youtu.be/abcdefghijk';
      return [`influencers/${first(influencers).slug}`, 'abcdefghijk'];
    },
  },
  {
    does: 'the company has a new name',
    change: ({ 'site.json': { company } }) => {
      Object.assign(company, { name: 'Sarap Corporation', shortName: 'Sarap' });
      return ['about', 'Sarap Corporation'];
    },
  },
  {
    does: 'the company moves, and has another phone and e-mail',
    change: ({ 'site.json': { company } }) => {
      company.address = ['9 Mabini Street', 'Poblacion', '1210 Makati City'];
      Object.assign(company, { phone: '+63 917 000 0000', email: 'hello@sarap.example' });
      return ['contact', '9 Mabini Street', 'hello@sarap.example'];
    },
  },
  {
    does: 'a headline reads otherwise',
    change: ({ 'site.json': { home } }) => {
      home.hero.headline = 'Bagong lasa, bagong kita';
      return ['home', 'Bagong lasa, bagong kita'];
    },
  },
  {
    does: 'a page has another title and description',
    change: ({ 'site.json': { pages } }) => {
      Object.assign(pages.about, { title: 'Who we are | Sarap', description: 'Who we are.' });
      return ['about', '<title>Who we are | Sarap</title>'];
    },
  },
  {
    does: 'counters and documents of the dealership change',
    change: ({ 'site.json': { about, dealership } }) => {
      for (const counter of about.counters) counter.value += 7;
      dealership.documents = ['A valid ID', 'A barangay permit', 'A photo of the store'];
      return ['dealership', 'A barangay permit'];
    },
  },
  {
    does: 'a film of the site becomes a video of YouTube',
    change: ({ 'site.json': { home } }) => {
      first(home.hero.videos).address = 'https://www.youtube.com/watch?v=lmnopqrstuv';
    },
  },
  {
    does: 'all films of the site are others',
    change: async () => {
      const films = await readdir(path.join(sampleContent, 'films'));
      await mkdir(fileIn('public/films'), { recursive: true });
      for (const film of await readdir(fileIn('public/films'))) {
        const other = films.find((name) => path.extname(name) === path.extname(film)) ?? '';
        await cp(path.join(sampleContent, 'films', other), fileIn(`public/films/${film}`));
      }
    },
  },
  {
    does: 'a brand line is renamed',
    change: ({ 'product-categories.json': lines }) => {
      Object.assign(first(lines), { label: 'Keso Mo', text: 'Keso para sa lahat.' });
      return ['home', 'Keso Mo', 'Keso para sa lahat.'];
    },
  },
  {
    does: 'an item of the menu is called otherwise',
    change: ({ 'navigation.json': navigation }) => {
      first(navigation).label = 'Simula';
      return ['about', 'Simula'];
    },
  },
  {
    does: 'a social network is left',
    change: ({ 'site.json': { social } }) => void social.pop(),
  },
];

const run = (command: string, ...args: string[]) =>
  promisify(execFile)(path.join(tools, command), args, {
    cwd: folder,
    env: {
      ...process.env,
      CONTENT_DIR: '',
      NODE_ENV: 'production',
      // It reads the same files, and shows none of them to visitors.
      ADMIN: 'off',
      // The tools call each other by name.
      PATH: `${tools}${path.delimiter}${process.env.PATH}`,
    },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
      code: 1,
      said: stdout + stderr,
    }),
  );

const seen: Seen[] = [];

/** What a project needs that is built; the pictures of the stories are not among it. */
const copied = [
  'admin',
  'kit',
  'src',
  'public',
  'tools',
  'tests/sample',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.prettierrc.json',
  '.prettierignore',
];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edits-'));
  for (const name of copied) {
    await cp(path.join(root, name), fileIn(name), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  await symlink(path.join(root, 'node_modules'), fileIn('node_modules'));
  const content = await readContent();
  addSpares(content);
  await save(content);
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the company edits its content', () => {
  test('in twenty ways and more', () => {
    expect(edits.length).toBeGreaterThanOrEqual(20);
  });

  test.each(edits)('$does, and the check finds nothing wrong', async ({ change }) => {
    const content = await readContent();
    const result = await change(content);
    if (result) seen.push(result);
    await save(content);
    const { sources, surroundings, faults } = await readContentSources(folder);
    expect([...checkContent(sources, surroundings).map(describeFault), ...faults]).toEqual([]);
  });

  test.runIf(isLong)('and the site that is built shows it all', { timeout: 300_000 }, async () => {
    const sample = JSON.parse(
      await readFile(path.join(sampleContent, 'generated/pictures.json'), 'utf8'),
    ) as Parameters<typeof filesOf>[0];
    expect(await run('tsx', 'tools/content/pictures.ts')).toMatchObject({ code: 0 });
    expect(await run('tsx', 'tools/content/pictures.ts', '--check')).toMatchObject({ code: 0 });
    expect(await run('prettier', '--check', 'src/content', 'tests/sample')).toMatchObject({
      code: 0,
    });
    expect(await run('tsx', 'tools/build/build.ts')).toMatchObject({ code: 0 });

    const missing: string[] = [];
    for (const [page, ...texts] of seen) {
      const html = await readFile(fileIn(`dist/${page}/index.html`), 'utf8');
      for (const text of texts) {
        const isGone = text.startsWith('!');
        if (html.includes(isGone ? text.slice(1) : text) === isGone)
          missing.push(`${page}: ${text}`);
      }
    }
    expect(missing).toEqual([]);

    // Nothing is said of what is not there.
    const documents = filesIn(fileIn('dist')).filter((file) => file.endsWith('.html'));
    expect(documents.length).toBeGreaterThan(17);
    for (const file of documents) {
      const code = /<script(?! type="application\/ld\+json").*?<\/script>/gs;
      const said = (await readFile(file, 'utf8')).replaceAll(code, '');
      const faults = said.match(/.{0,40}(?:\bundefined\b|\bNaN\b|\[object).{0,20}/g) ?? [];
      expect({ file, faults: [...faults] }).toEqual({ file, faults: [] });
    }

    // The stories' pictures are all there still, and those that no page shows any more are not on the site.
    const manifest = JSON.parse(
      await readFile(fileIn('src/content/generated/pictures.json'), 'utf8'),
    ) as typeof sample;
    const namesIn = (name: string) =>
      filesIn(fileIn(name)).map((file) => path.relative(fileIn(name), file));
    expect(namesIn('public/pictures')).toEqual(expect.arrayContaining(filesOf(sample)));
    expect(namesIn('dist/pictures').toSorted()).toEqual(filesOf(manifest).toSorted());
  });
});

describe('what else a push runs stands on the sample:', () => {
  test('unit, component and story tests', () => {
    expect(sampleAddress).toContain('/tests/sample/site.json');
  });

  test('the Storybook, from which the captures are taken', async () => {
    const config = await storybook.viteFinal?.(
      { resolve: { alias: { '@content': 'elsewhere' } } },
      {} as never,
    );
    expect(config?.resolve?.alias).toEqual({ '@content': sampleContent });
    expect(config?.publicDir).toBe(false);
    expect(JSON.stringify(storybook.staticDirs)).not.toMatch(/public"|public\/films/);
  });

  const sourcesIn = async (...folders: string[]): Promise<[file: string, source: string][]> =>
    Promise.all(
      folders
        .flatMap((name) => filesIn(path.join(root, name)))
        .filter((file) => /\.tsx?$/.test(file))
        .map(async (file) => [path.relative(root, file), await readFile(file, 'utf8')]),
    );

  test('whatever imports a file of the content, by the one name that leads to it', async () => {
    const found: string[] = [];
    for (const [file, source] of await sourcesIn(
      'kit/src',
      'src',
      'tests',
      'stories',
      '.storybook',
    )) {
      for (const [, name = ''] of source.matchAll(
        /(?:\bfrom|\bimport\(|\bglob\(|\bmock\(|\bdoMock\()\s*['"`]([^'"`\n]+\.json)\b/g,
      )) {
        const target = name.startsWith('.')
          ? path.join(path.dirname(file), name)
          : name.replace(/^@?\//, name.startsWith('@/') ? 'src/' : '');
        if (target.startsWith('src/content/')) found.push(`${file}: ${name}`);
      }
    }
    // Its server serves folders of the test's own.
    expect(found.filter((each) => !each.startsWith('tests/tools/contentReload'))).toEqual([]);
  });

  /** Sources that name where the company's content lies, and for what. Code and schemas there are the program's. */
  const known: Record<string, string> = {
    '.storybook/main.ts': 'encoded pictures, which are named by what is in them',
    'stories/Introduction.stories.tsx': 'a sentence',
    'stories/foundations/Voice.stories.tsx': 'a sentence',
    'tests/admin/fields.test.ts': 'names of files',
    'tests/content/content.test.ts': 'folders of the test',
    'tests/content/contentChecks.test.ts': 'messages',
    'tests/content/contentUnderFire.test.ts': 'messages',
    'tests/content/everydayEdits.test.ts': 'this test',
    'tests/e2e/company.desktop.e2e.ts': 'reads it: the built site shows it',
    'tests/e2e/editor.desktop.e2e.ts': 'names of files in the browser’s folder',
    'tests/e2e/newCompany.desktop.e2e.ts':
      'reads it: the site of another company names nothing of it',
    'tests/e2e/support/editor.ts': 'names of folders in the browser',
    'tests/e2e/support/gitHost.ts': 'names of files of a host of the test',
    'tests/e2e/support/gitHubHost.ts': 'names of files of a host of the test',
    'tests/tools/borders.test.ts': 'names of folders',
    'tests/tools/changed/affected.test.ts': 'names of files',
    'tests/tools/changed/selectStories.test.ts': 'names of files',
    'tests/tools/content/contentReload.test.ts': 'folders of the test',
    'tests/tools/content/newCompany.test.ts': 'folders of the test',
    'tests/tools/content/pictures.test.ts': 'reads it: its pictures are encoded',
  };

  test('whatever else is told where it lies does not depend on what is in it', async () => {
    const naming =
      /src\/content(?!\/(?:\w+\.tsx?\b|schema))|public\/(?:films|pictures)|companyContent|pictureFolders/;
    const found = (await sourcesIn('tests', 'stories', '.storybook'))
      .filter(([, source]) => naming.test(source.replaceAll(/^\s*(?:\*|\/\/|\/\*\*).*$/gm, '')))
      .map(([file]) => file);
    expect(found.toSorted()).toEqual(Object.keys(known).toSorted());
  });
});
