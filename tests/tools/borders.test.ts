import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'borders-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What docs/ARCHITECTURE.md says of each folder: what it may import, and of which others types alone. */
const documented = new Map(
  [
    ...fs
      .readFileSync(path.join(root, 'docs/ARCHITECTURE.md'), 'utf8')
      .matchAll(
        /^\| `((?:kit\/)?src\/\w+|src|admin|stories|tests|\.storybook|tools)\/` +\|.*\| (.+?) *\|$/gm,
      ),
  ].map(([, folder = '', text = '']) => [
    folder,
    {
      all: new Set([...text.matchAll(/(?<!types of )`([\w/]+)`/g)].map(([, name]) => name)),
      types: new Set([...text.matchAll(/types of `(\w+)`/g)].map(([, name]) => name)),
      text,
    },
  ]),
);

const partsOf = (top: string) =>
  [...documented.keys()]
    .filter((name) => path.posix.dirname(name) === top)
    .map((name) => path.posix.basename(name));
const parts = partsOf('src');
const kitParts = partsOf('kit/src');
const outside = [...documented.keys()].filter((name) => !name.includes('/') && name !== 'src');

/** Each way to import, as a statement of its own. */
const ways = {
  value: (source: string) => `import { one } from '${source}'; void one;`,
  again: (source: string) => `export { one } from '${source}';`,
  late: (source: string) => `export const one = () => import('${source}');`,
  types: (source: string) => `import type { One } from '${source}'; export type Two = One;`,
};
type Way = keyof typeof ways;

const plants: { file: string; from: string; to: string; way: Way }[] = [];

const plant = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};

/** @param from - The folder, as the document names it. */
const plantImport = (from: string, to: string, way: Way, name: string, source: string) => {
  const file = `${from}/${name}.ts`;
  plants.push({ file, from, to, way });
  plant(file, ways[way](source));
};

let refusals: { file: string; text: string }[] = [];

const refused = (rule: string) =>
  new Set(refusals.filter(({ text }) => text.startsWith(rule)).map(({ file }) => file));

beforeAll(() => {
  for (const name of ['oxlint.config.ts', 'tsconfig.json']) {
    fs.copyFileSync(path.join(root, name), path.join(folder, name));
  }
  plant('package.json', '{ "type": "module" }');
  for (const part of ['', ...parts]) {
    const from = part ? `src/${part}` : 'src';
    const up = part ? '..' : '.';
    for (const way of Object.keys(ways) as Way[]) {
      for (const to of parts) {
        if (to === part) continue;
        plantImport(from, to, way, `${way}-${to}`, `@/${to}/Some/thing`);
        // Up and down again, from where it is planted.
        plantImport(from, to, way, `${way}-${to}-near`, `${up}/${to}/thing`);
      }
      plantImport(from, 'ui', way, `${way}-ui`, '@lasakita/ui/PriceCard');
      plantImport(from, 'ui/domain', way, `${way}-ui-domain`, '@lasakita/ui/domain/thing');
    }
    for (const to of outside) plantImport(from, to, 'value', `value-${to}`, `${up}/../${to}/thing`);
    plantImport(from, 'inside', 'value', 'inside', '@kit/components/PriceCard/PriceCard');
    plantImport(
      from,
      'inside',
      'value',
      'inside-near',
      `${up}/../kit/src/components/PriceCard/PriceCard`,
    );
    if (part !== 'content')
      plantImport(from, 'content', 'value', 'records', '@content/products.json');
    plantImport(from, 'stories', 'value', 'stories-alias', '@stories/support/thing');
  }
  for (const part of kitParts) {
    const from = `kit/src/${part}`;
    for (const way of Object.keys(ways) as Way[]) {
      for (const to of kitParts) {
        if (to !== part) plantImport(from, to, way, `${way}-${to}`, `../${to}/Some/thing`);
      }
      plantImport(from, 'site', way, `${way}-site`, '@/domain/thing');
      plantImport(from, 'site', way, `${way}-site-near`, '../../../src/domain/thing');
    }
    plantImport(from, 'site', 'value', 'alias', '@kit/theme/tokens');
    plantImport(from, 'site', 'value', 'records', '@content/products.json');
    plantImport(from, 'site', 'value', 'itself', '@lasakita/ui/PriceCard');
    for (const to of outside) plantImport(from, to, 'value', `value-${to}`, `../../../${to}/thing`);
  }
  for (const from of outside) {
    for (const to of outside) {
      if (to !== from) plantImport(from, to, 'value', `value-${to}`, `../${to}/thing`);
    }
    plantImport(from, 'pages', 'value', 'value-pages', '@/pages/thing');
  }

  const packages = ['react-slick', 'notistack', '@emailjs/browser', '@tanstack/react-virtual'];
  for (const from of documented.keys()) {
    if (outside.includes(from)) continue;
    for (const name of [...packages, 'react', 'react-router-dom', 'mobx', '@mui/material/Box']) {
      plant(`${from}/package-${name.replaceAll('/', '-')}.ts`, `import '${name}';`);
    }
  }
  plant('kit/src/components/Carousel/SlickSlider.ts', `import 'react-slick'; import 'notistack';`);

  plant(
    'src/domain/ring.ts',
    `import { two } from '@/domain/ring2'; export const one = () => two;`,
  );
  plant('src/domain/ring2.ts', `import { one } from './ring'; export const two = () => one;`);

  const { stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/oxlint'),
    ['--format', 'json', '.'],
    { cwd: folder, encoding: 'utf8' },
  );
  refusals = (
    JSON.parse(stdout) as { diagnostics: { filename: string; code: string; message: string }[] }
  ).diagnostics.map(({ filename, code, message }) => ({
    file: filename.replaceAll('\\', '/'),
    text: `${code} ${message}`,
  }));
}, 120_000);

const isAllowed = ({ from, to, way }: (typeof plants)[number]) => {
  const { all, types, text } = documented.get(from) ?? {
    all: new Set(),
    types: new Set(),
    text: '',
  };
  if (text === 'everything') return true;
  if (text === 'everything but `tests/`') return to !== 'tests';
  if (to === 'ui/domain' && all.has('ui')) return true;
  if (text.includes('every folder of `src/` but'))
    return to === 'ui' || (parts.includes(to) && !all.has(to));
  return all.has(to) || (way === 'types' && types.has(to));
};

const foldersIn = (top: string) =>
  fs
    .readdirSync(path.join(root, top), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

test('every folder of the sources has a line in the document', () => {
  expect(parts.toSorted()).toEqual(foldersIn('src'));
  expect(kitParts.toSorted()).toEqual(foldersIn('kit/src'));
  expect(outside.toSorted()).toEqual(['.storybook', 'admin', 'stories', 'tests', 'tools']);
});

test('README.md has a line for every folder of the site, and both documents name every folder of the tools', () => {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const named = (text: string | undefined) =>
    [...(text ?? '').matchAll(/`([\w/]+)\/`/g)].map(([, name = '']) => name).toSorted();

  const [, table] = /\n## Folders\n(.+?)\n## /s.exec(read('README.md')) ?? [];
  const lines = named(table?.replaceAll(/^(\| .+? \|).*/gm, '$1'));
  expect(lines.filter((folder) => !fs.existsSync(path.join(root, folder)))).toEqual([]);
  const ofSite = lines.filter((folder) => folder.startsWith('src/'));
  expect(ofSite).toEqual(foldersIn('src').map((name) => `src/${name}`));

  const [, inReadme] = /^\| `tools\/` +\|(.+)$/m.exec(table ?? '') ?? [];
  const [, inArchitecture] =
    /^- `tools\/` by purpose(.+?)\n- /ms.exec(read('docs/ARCHITECTURE.md')) ?? [];
  for (const list of [inReadme, inArchitecture]) {
    expect(named(list)).toEqual(foldersIn('tools'));
  }
});

test('the linter refuses just the imports that docs/ARCHITECTURE.md does not allow', () => {
  const found = refused('eslint(no-restricted-imports)');
  const label = ({ from, to, way, file }: (typeof plants)[number]) =>
    `${from} → ${to}, ${way}: ${file}`;
  expect(plants.filter(({ file }) => found.has(file)).map(label)).toEqual(
    plants.filter((one) => !isAllowed(one)).map(label),
  );
});

test('a widget has one importer, and what is no view does without React', () => {
  const found = refused('eslint(no-restricted-imports)');
  const places = [
    ...kitParts.map((part) => `kit/src/${part}`),
    ...parts.map((part) => `src/${part}`),
  ];
  const free = (name: string) =>
    places.filter((place) => !found.has(`${place}/package-${name}.ts`)).toSorted();
  for (const name of ['react-slick', 'notistack', '@emailjs-browser', '@tanstack-react-virtual']) {
    expect(free(name)).toEqual([]);
  }
  expect(free('mobx')).toEqual(['src/pages', 'src/siteStores', 'src/stores']);
  expect(free('react-router-dom')).toEqual(['src/layouts', 'src/pages']);
  expect(free('@mui-material-Box')).toEqual([
    'kit/src/components',
    'kit/src/theme',
    'src/layouts',
    'src/pages',
    'src/start',
  ]);
  expect(places.filter((place) => !free('react').includes(place)).toSorted()).toEqual([
    'kit/src/domain',
    'src/content',
    'src/data',
    'src/domain',
    'src/services',
    'src/worker',
  ]);
  const ofWrapper = refusals.filter(({ file }) => file.endsWith('SlickSlider.ts'));
  expect(ofWrapper.map(({ text }) => /'(.+?)'/.exec(text)?.[1])).toEqual(['notistack']);
});

test('a cycle is refused', () => {
  expect([...refused('import(no-cycle)')].toSorted()).toEqual([
    'src/domain/ring.ts',
    'src/domain/ring2.ts',
  ]);
});
