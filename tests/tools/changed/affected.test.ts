import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import {
  readModuleGraph,
  readNamedPaths,
  type ModuleGraph,
} from '../../../tools/changed/moduleGraph';
import {
  affectedBy,
  siteStarts,
  starts,
  type Choice,
  type Kind,
} from '../../../tools/changed/affected';

const root = path.resolve(import.meta.dirname, '../../..');
const files = Object.fromEntries(
  Object.entries(starts).map(([kind, { files: pattern }]) => [
    kind,
    fs.globSync(pattern, { cwd: root }),
  ]),
) as Record<Kind, string[]>;

let graph: ModuleGraph;
let named: ModuleGraph;
let environment: string | undefined;
beforeAll(async () => {
  // As where the tool is run.
  vi.stubEnv('NODE_ENV', undefined);
  graph = await readModuleGraph(root, [
    ...Object.values(files).flat(),
    ...Object.values(starts).flatMap((start) => start.with),
    ...siteStarts,
  ]);
  named = readNamedPaths(root, graph);
  environment = process.env.NODE_ENV;
  vi.unstubAllEnvs();
}, 120_000);

test('to read the imports leaves the environment as it is: the tests that are run next inherit it', () => {
  expect(environment).toBeUndefined();
});

const of = (...changed: string[]): Choice => affectedBy(changed, graph, named, files);
const namesOf = (chosen: readonly string[]) => chosen.map((file) => path.basename(file));

describe('a change in', () => {
  test('nothing chooses nothing', () => {
    expect(of()).toMatchObject({ vitest: [], stories: [], e2e: [] });
  });

  test('a component of one page: its stories and those of what it stands in, and the journeys there', () => {
    const { vitest, stories, e2e } = of('kit/src/components/LineCard/LineCard.tsx');
    expect(stories).toContain('stories/components/LineCard.stories.tsx');
    expect(stories).toContain('stories/pages/HomePage.stories.tsx');
    expect(stories).toContain('stories/pages/HomePage/LinesSection.stories.tsx');
    expect(stories).not.toContain('stories/pages/ContactPage.stories.tsx');
    expect(stories).not.toContain('stories/components/ProductCard.stories.tsx');
    expect(stories.length).toBeLessThan(10);
    expect(vitest).toEqual(expect.arrayContaining(stories));
    expect(vitest).not.toContain('tests/stores/Listing.test.ts');
    expect(namesOf(e2e)).toEqual(
      expect.arrayContaining(['home.desktop.e2e.ts', 'pages.desktop.e2e.ts']),
    );
    expect(namesOf(e2e)).not.toContain('dealers.e2e.ts');
    expect(namesOf(e2e)).not.toContain('carousels.desktop.e2e.ts');
    // They take minutes, and go through it on every way.
    expect(vitest).not.toContain('tests/content/contentUnderFire.test.ts');
    expect(vitest).not.toContain('tests/kit/package.test.ts');
    expect(vitest.filter((file) => file.startsWith('stories/journeys/'))).toEqual([]);
  });

  test('what is no component: the ways through the site too, and the edits of its content', () => {
    expect(of('src/pages/HomePage/sections/AboutSection.tsx').stories).toContain(
      'stories/journeys/FindProduct.stories.tsx',
    );
    expect(of('src/domain/contactLinks.ts').vitest).toContain(
      'tests/content/contentUnderFire.test.ts',
    );
  });

  test('one page: of what is tested on each page, that page', () => {
    const { otherPages } = of('kit/src/components/LineCard/LineCard.tsx');
    for (const path of ['/products', '/contact', '/influencers/chef-tala']) {
      expect(`desktop pages.desktop.e2e.ts ${path} says what it is`).toMatch(otherPages ?? /$^/);
    }
    expect('desktop pages.desktop.e2e.ts /home says what it is').not.toMatch(otherPages ?? / /);
    expect(of('src/layouts/SiteLayout/SiteLayout.tsx').otherPages).toBeUndefined();
  });

  test('a carousel: the tests of carousels, wherever it stands', () => {
    for (const name of ['Carousel', 'PhotoCarousel', 'InfluencerCarousel']) {
      const { e2e } = of(`kit/src/components/${name}/${name}.tsx`);
      expect(namesOf(e2e)).toContain('carousels.desktop.e2e.ts');
    }
  });

  test('a card of the directory: the tests of the directory too', () => {
    const { vitest, e2e } = of('kit/src/components/DealerCard/DealerCard.tsx');
    expect(vitest).toContain('tests/pages/DirectorySection.test.tsx');
    expect(vitest).not.toContain('tests/components/Carousel.test.tsx');
    expect(namesOf(e2e)).toContain('dealers.e2e.ts');
    expect(namesOf(e2e)).not.toContain('products.e2e.ts');
  });

  test('the layout: every page, and it says which journeys are left', () => {
    const { stories, e2e, notes } = of('src/layouts/SiteLayout/SiteLayout.tsx');
    expect(stories).toContain('stories/pages/ContactPage.stories.tsx');
    expect(stories).not.toContain('stories/components/LineCard.stories.tsx');
    expect(namesOf(e2e)).toContain('pages.desktop.e2e.ts');
    expect(notes.join()).toContain('every page');
  });

  test('the theme, the preview, the lock file: every story', () => {
    for (const file of ['kit/src/theme/tokens.ts', '.storybook/preview.tsx', 'package-lock.json']) {
      expect(of(file).stories.toSorted()).toEqual(files.stories.toSorted());
    }
  });

  test('logic, a test, a journey, a sample: who imports it', () => {
    expect(of('src/domain/listing.ts').vitest).toContain('tests/domain/listing.test.ts');
    expect(of('tests/theme/theme.test.ts').vitest).toContain('tests/theme/theme.test.ts');
    expect(of('tests/theme/theme.test.ts').stories).toEqual([]);
    expect(namesOf(of('tests/e2e/menu.phone.e2e.ts').e2e)).toEqual(['menu.phone.e2e.ts']);
    expect(of('tests/sample/dealers.json').vitest).toContain(
      'tests/pages/DirectorySection.test.tsx',
    );
    expect(of('tests/setup.browser.ts').vitest).toEqual(expect.arrayContaining(files.components));
  });

  test('a text that nothing imports: only the tests that read it', () => {
    const { vitest, stories, e2e } = of('docs/hosting.md');
    expect(vitest).not.toContain('tests/theme/theme.test.ts');
    expect([...stories, ...e2e]).toEqual([]);
    expect(vitest).not.toContain('tests/tools/dependencies.test.ts');
    expect(of('docs/dependencies.md').vitest).toContain('tests/tools/dependencies.test.ts');
    expect(of('docs/dependencies.md').vitest).not.toContain('tests/content/content.test.ts');
  });

  test('a source, a record, a baseline: the tests that read the folder in which it lies', () => {
    const { vitest } = of('kit/src/components/Facts/Facts.tsx');
    expect(vitest).toContain('tests/storybook/stories.test.ts');
    expect(vitest).toContain('tests/stories/foundations.test.ts');
    expect(vitest).not.toContain('tests/content/contentChecks.test.ts');
    expect(of('src/content/products.json').vitest).toContain('tests/content/content.test.ts');
    expect(of('public/icons/icon-192.png').vitest).toContain('tests/tools/content/icons.test.ts');
  });

  test('a part of a page: the page is captured as it is first, and all of it where it is its own', () => {
    const { captures } = of('kit/src/components/LineCard/LineCard.tsx');
    expect(captures).toContain('stories/components/LineCard.stories.tsx ');
    expect(captures).toContain('stories/pages/HomePage.stories.tsx .*/default.(?:desktop|phone)$');
    expect(captures.filter((pattern) => pattern.includes('journeys'))).toEqual([]);
    expect(of('src/pages/HomePage/sections/AboutSection.tsx').captures).toContain(
      'stories/pages/HomePage.stories.tsx ',
    );
  });
});
