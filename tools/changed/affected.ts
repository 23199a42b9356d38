/** What a change can reach: which tests, stories and pages. Pure, so that each rule is tested alone. */
import path from 'node:path';
import { pageTable } from '../../src/domain/pageTable.ts';
import type { PageModule } from '../../src/domain/pageTable.ts';
import { PART_LIST, type ModuleGraph } from './moduleGraph.ts';

/** What is chosen: files, from the project's folder. */
export interface Choice {
  /** Unit and component tests, and stories. */
  vitest: string[];
  stories: string[];
  /** Of these stories, which are captured: patterns of their file and the capture's name. */
  captures: string[];
  e2e: string[];
  /** Of those that look at each page in turn, what the tests of other pages than the reached ones are called. */
  otherPages: RegExp | undefined;
  /** What was decided, and what was left out. */
  notes: string[];
}

/** Every kind of files that is run, and what decides for all of its kind. */
export const starts = {
  unit: { files: 'tests/**/*.test.ts', with: ['vitest.config.ts', 'tests/setup.unit.ts'] },
  components: {
    files: 'tests/**/*.test.tsx',
    with: ['vitest.config.ts', 'tests/setup.browser.ts'],
  },
  stories: {
    files: 'stories/**/*.stories.tsx',
    with: ['vitest.config.ts', '.storybook/main.ts', '.storybook/preview.tsx'],
  },
  e2e: {
    files: 'tests/e2e/*.e2e.ts',
    with: ['playwright.config.ts', 'tests/e2e/support/globalSetup.ts'],
  },
  pages: { files: 'src/pages/*/*Page.tsx', with: [] },
} as const;
export type Kind = keyof typeof starts;

/** What makes the built site, beside its pages. */
export const siteStarts = [
  'src/entry-client.tsx',
  'src/entry-server.tsx',
  'src/worker/worker.ts',
  'tools/build/build.ts',
  'vite.config.ts',
];

/** Decides for everything, though nothing imports it. */
const FOR_ALL = /^(?:package(?:-lock)?\.json|tsconfig\.json|index\.html|tests\/sample\/films\/)/;
/** Knows every page, with its deferred parts, and shows one of them at a time. */
const ROUTES = 'src/routes.ts';

/** Of a test that is made for each page: its name begins with where that stands. */
const pathsOfPage = Object.fromEntries(
  Object.values(pageTable).map(({ module, pattern }) => [module, pattern]),
);

/** The journeys that are made on one page, by the beginning of their names. */
const specsOfPage: Partial<Record<string, readonly string[]>> = {
  HomePage: ['home.'],
  ProductsPage: ['products.'],
  DealershipPage: ['dealers.'],
  ContactPage: ['contact.'],
  AboutPage: [],
  ListPage: ['list.'],
  InfluencerPage: [],
  ProductPage: ['products.'],
} satisfies Record<PageModule, readonly string[]>;
/** Those of what stands on several pages, by what they are about. */
const specsOfPart: Record<string, readonly string[]> = {
  'carousels.': ['HeroVideoCarousel', 'PhotoCarousel', 'InfluencerCarousel'].map(
    (name) => `kit/src/components/${name}/${name}.tsx`,
  ),
};
/** Goes through every page, quickly: each opens, with its head and what is on it. */
const QUICK = ['pages.', 'markup.'];

/**
 * Tests that build the whole site from edited content, or the library and apps on it. They take minutes, and a component's
 * own tests see its faults sooner.
 */
const WHOLE_BUILDS = /^tests\/(?:content\/(?:contentUnderFire|everydayEdits)|kit\/package)\./;
const JOURNEYS = 'stories/journeys/';
const PARTS = 'kit/src/components/';

const pageOf = (file: string) => /^(?:src|stories)\/pages\/(\w+Page)[/.]/.exec(file)?.[1];

/** Everything that files import, and what that imports. */
export const dependenciesOf = (graph: ModuleGraph, from: readonly string[]) => {
  const reached = new Set(from);
  for (const file of reached) for (const next of graph.get(file) ?? []) reached.add(next);
  return reached;
};

/** The same without pages and their deferred parts: what stands on all of them. */
const withoutPages = (graph: ModuleGraph): ModuleGraph =>
  new Map(graph).set(
    ROUTES,
    (graph.get(ROUTES) ?? []).filter(
      (file) => pageOf(file) === undefined && !file.startsWith(`${PART_LIST}#`),
    ),
  );

/** Whole pages, and what is done on them. */
const WHOLE = /^stories\/(?:pages\/\w+Page|journeys\/\w+|layouts\/SiteLayout)\.stories\.tsx$/;

/**
 * A whole page takes as long to capture as ten components, in each of its states: what is changed in a part of it is seen in
 * the part's own stories, and where it stands in the page as it is first.
 */
const capturesOf = (story: string, changed: readonly string[]) => {
  const page = pageOf(story);
  const isItsOwn = changed.some(
    (file) => file === story || (page !== undefined && pageOf(file) === page),
  );
  if (!WHOLE.test(story) || isItsOwn) return [`${story} `];
  return story.startsWith(JOURNEYS) ? [] : [`${story} .*/default.(?:desktop|phone)$`];
};

/**
 * @param named - The paths that each file of the graph names.
 * @param files - The files of each kind.
 */
export const affectedBy = (
  changed: readonly string[],
  graph: ModuleGraph,
  named: ModuleGraph,
  files: Record<Kind, readonly string[]>,
): Choice => {
  const notes: string[] = [];
  const sweeping = changed.filter((file) => FOR_ALL.test(file));
  if (sweeping.length > 0) notes.push(`${sweeping.join(', ')} may reach everything`);
  const isAffected = (reached: ReadonlySet<string>, by = changed) =>
    sweeping.length > 0 || by.some((file) => reached.has(file));
  // A component's own stories, its pages' stories and the end-to-end tests see its changes. Journeys are not needed.
  const beyondParts = changed.filter((file) => !file.startsWith(PARTS));
  const changedFor = (file: string) =>
    file.startsWith(JOURNEYS) || WHOLE_BUILDS.test(file) ? beyondParts : changed;

  const chosenOf = (kind: Kind) =>
    files[kind].filter((file) =>
      isAffected(dependenciesOf(graph, [file, ...starts[kind].with]), changedFor(file)),
    );
  const stories = chosenOf('stories');

  // No import tells what a test reads that opens files: what it names does, or what it imports, and all that lies below.
  const mayRead = (test: string) => {
    const reached = [...dependenciesOf(graph, [test])];
    return (
      reached.some((name) => /^node:(?:fs|child_process)/.test(name)) &&
      reached
        .flatMap((file) => named.get(file) ?? [])
        .some((place) => changedFor(test).some((file) => `${file}/`.startsWith(`${place}/`)))
    );
  };
  const unit = new Set([...chosenOf('unit'), ...files.unit.filter(mayRead)]);

  // The journeys know pages by their addresses, not by their modules.
  const specs = (beginnings: readonly string[]) =>
    files.e2e.filter((file) => beginnings.some((one) => path.basename(file).startsWith(one)));
  const e2e = new Set(chosenOf('e2e'));
  for (const [beginning, parts] of Object.entries(specsOfPart)) {
    if (isAffected(dependenciesOf(graph, parts)))
      for (const file of specs([beginning])) e2e.add(file);
  }
  const pages = files.pages.filter((file) => isAffected(dependenciesOf(graph, [file])));
  // Whatever does not go through the list of pages is on all of them: layout, entry, worker, build.
  const isEverywhere =
    isAffected(dependenciesOf(withoutPages(graph), siteStarts)) || pages.length > 1;
  let otherPages: RegExp | undefined;
  if (isEverywhere) {
    for (const file of specs(QUICK)) e2e.add(file);
    notes.push(
      'It can reach every page: of the journeys, those run that look at each of them; all of them are "npm run test:e2e"',
    );
  } else if (pages.length > 0) {
    const names = pages.map((file) => pageOf(file) ?? '');
    for (const file of specs([...QUICK, ...names.flatMap((name) => specsOfPage[name] ?? [])])) {
      e2e.add(file);
    }
    const others = Object.entries(pathsOfPage).filter(([name]) => !names.includes(name));
    otherPages = new RegExp(`(?:^| )(?:${others.map(([, where]) => where).join('|')}) `);
    notes.push(
      `It can reach ${names.join(', ')} alone: the journeys there, and what is looked at on every page`,
    );
  }
  return {
    vitest: [...unit, ...chosenOf('components'), ...stories],
    stories,
    captures: stories.flatMap((story) => capturesOf(story, changed)),
    e2e: [...e2e],
    otherPages,
    notes,
  };
};
