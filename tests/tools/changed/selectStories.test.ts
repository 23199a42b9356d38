import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { dependenciesOf } from '../../../tools/changed/affected';
import {
  beyondGraph,
  captureStarts,
  selectStories,
  type Selection,
  type StoryGraph,
} from '../../../tools/changed/selectStories';
import { readStoryGraph } from '../../../tools/changed/storyGraph';
import { baselineKeys } from '../../../tools/visual/baseline';
import { readComponentDocs } from '../../../tools/storybook/componentDocs';
import { faults } from '../../visual/faults';

const root = path.resolve(import.meta.dirname, '../../..');
const part = (name: string) => `kit/src/components/${name}/${name}.tsx`;

let stories: StoryGraph;
beforeAll(async () => {
  stories = await readStoryGraph(root);
}, 120_000);

const of = (...changed: string[]): Selection => selectStories(changed, stories);
const reachedBy = (...changed: string[]) => [...of(...changed).stories.keys()];

describe('What every story stands in', () => {
  test('is the themes, the locale, a router and its link: nothing else of library and site', () => {
    const reached = [...dependenciesOf(stories.graph, ['.storybook/preview.tsx'])];
    expect(reached.filter((file) => /^(?:kit\/src|src|stories)\//.test(file)).toSorted()).toEqual([
      'kit/src/components/Locale/LocaleContext.ts',
      'kit/src/components/PageLink/LinkContext.ts',
      'kit/src/components/SectionBand/BandContent.tsx',
      'kit/src/domain/contactLinks.ts',
      'kit/src/domain/groupDigits.ts',
      'kit/src/domain/locale.ts',
      'kit/src/domain/money.ts',
      'kit/src/domain/philippines.ts',
      'kit/src/theme/GlobalStyles.tsx',
      'kit/src/theme/createSiteTheme.ts',
      'kit/src/theme/fonts.css',
      'kit/src/theme/generated/tokens.ts',
      'kit/src/theme/overrides.ts',
      'kit/src/theme/print.css',
      'kit/src/theme/styled.ts',
      'kit/src/theme/theme.ts',
      'kit/src/theme/tokens.ts',
      'src/layouts/RouterLink.tsx',
      'src/start/plain.css',
      // The toolbar's other brand.
      'stories/support/anotherBrand.ts',
    ]);
  });

  test('has no stores: every story that asks for them is handed its own', () => {
    const without = [...stories.folders.keys()].filter((story) => {
      const reached = dependenciesOf(stories.graph, [story]);
      return (
        reached.has('src/siteStores/StoreContext.tsx') &&
        !reached.has('stories/support/withStores.tsx')
      );
    });
    expect(without).toEqual([]);
  });
});

describe('Everything is captured', () => {
  test('after a change of what every story stands in, and the way there is said', () => {
    expect(of('kit/src/theme/theme.ts').forAll).toEqual([
      ['.storybook/preview.tsx', '.storybook/Surroundings.tsx', 'kit/src/theme/theme.ts'],
    ]);
    const files = [
      '.storybook/main.ts',
      '.storybook/preview.tsx',
      '.storybook/leanMediaPlugin.ts',
      'kit/src/theme/generated/tokens.ts',
      'kit/src/theme/fonts.css',
      'tests/visual/support/stage.ts',
      'tools/chromium.ts',
      'vite.config.ts',
    ];
    expect(files.filter((file) => of(file).forAll.length === 0)).toEqual([]);
  });

  test('after a change of what nothing imports, packages and files served as they are', () => {
    for (const file of ['package-lock.json', 'public/icons/icon-192.png', 'kit/package.json']) {
      expect(of(file).forAll).toContainEqual([file]);
    }
  });

  test('because of files that are there', () => {
    const files = [...captureStarts, ...beyondGraph];
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
});

describe('Nothing is captured', () => {
  test('after a change of tests, texts, pages of docs, and the site around the stories', () => {
    const files = [
      'tests/domain/listing.test.ts',
      'README.md',
      '.storybook/DocsPage.tsx',
      '.storybook/manager.ts',
      'tools/storybook/storyCode.ts',
      'tools/visual/comment.ts',
      'src/content/products.json',
      'src/entry-client.tsx',
    ];
    expect(of(...files)).toEqual({ forAll: [], stories: new Map() });
  });
});

describe('Some stories are captured', () => {
  test('by the shortest way to what differs', () => {
    const { stories: chains } = of(part('LineCard'), part('Picture'));
    expect(chains.get('stories/components/LineCard.stories.tsx')).toEqual([
      'stories/components/LineCard.stories.tsx',
      part('LineCard'),
    ]);
    expect(chains.get('stories/pages/HomePage/LinesSection.stories.tsx')).toEqual([
      'stories/pages/HomePage/LinesSection.stories.tsx',
      'src/pages/HomePage/sections/LinesSection.tsx',
      part('LineCard'),
    ]);
    expect(chains.has('stories/components/Pagination.stories.tsx')).toBe(false);
  });

  test('of the pages those that name a deferred part, on every way through the site too', () => {
    const reached = reachedBy(part('PhotoCarousel'));
    expect(reached).toContain('stories/pages/HomePage.stories.tsx');
    expect(reached).toContain('stories/journeys/Menu.stories.tsx');
    expect(reached).not.toContain('stories/pages/AboutPage.stories.tsx');
    expect(reached).not.toContain('stories/pages/HomePage/HeroSection.stories.tsx');
    expect(reachedBy('src/pages/ProductsPage/Catalogue.tsx')).toContain(
      'stories/pages/ProductsPage.stories.tsx',
    );
  });

  test('where a plugin makes something up of what differs', () => {
    expect(reachedBy('virtual:site-source')).toContain('stories/foundations/Colour.stories.tsx');
    expect(reachedBy('tools/storybook/sourceUsage.ts')).toContain(
      'stories/foundations/Colour.stories.tsx',
    );
    expect(reachedBy('tests/sample/dealers.json')).toContain(
      'stories/components/DealerMap.stories.tsx',
    );
    expect(reachedBy('tests/sample/products.json')).toContain(
      'stories/components/ChoiceChips.stories.tsx',
    );
  });

  test('where their baseline differs', () => {
    const file = 'tests/visual/baselines/components-linecard/default.phone.webp';
    expect([...of(file).stories]).toEqual([['stories/components/LineCard.stories.tsx', [file]]]);
  });
});

test('Every baseline lies in the folder of a story file', () => {
  const folders = new Set(stories.folders.values());
  const all = new Set(baselineKeys().map((key) => key.split('/')[0] ?? ''));
  expect([...all].filter((folder) => !folders.has(folder))).toEqual([]);
});

test('A planted fault selects every capture that it is planted in, wherever it would be made', () => {
  const docs = readComponentDocs(root);
  const storyFiles = new Map([...stories.folders].map(([file, folder]) => [folder, file]));
  const missed = faults.flatMap((fault) =>
    fault.stories.flatMap((id) => {
      const [folder = '', name = ''] = id.split('--');
      const file = fault.file ?? docs[`./${storyFiles.get(folder)}`]?.source ?? '';
      const captures = baselineKeys().filter((key) => key.startsWith(`${folder}/${name}.`));
      const selected = of(file);
      const isSelected =
        selected.forAll.length > 0 || selected.stories.has(storyFiles.get(folder) ?? '');
      return captures.length > 0 && isSelected ? [] : `${fault.name}: ${id}`;
    }),
  );
  expect(missed).toEqual([]);
});
