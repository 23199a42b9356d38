import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { statuses } from '../../.storybook/notes.ts';
import { propsOf, readComponentDocs } from '../../tools/storybook/componentDocs.ts';

/** What has no story of its own, and why. A name that is not exported any more must go. */
const COMES_LATER = 'The same component in a chunk of its own: the component has the stories.';

const PLAIN = 'Drawn by the server for a page without its code; tested end to end.';

const OF_DIRECTORY =
  'A component with the state of the directory, as "Sections/Dealership/Directory" shows it.';

const OF_DEALERS_HEAD =
  'A part of the dealers’ head with the state of the directory, as "Sections/Dealership/Hero" shows it.';

const OF_ABOUT = 'A drawing of the page, as "Pages/About" shows it.';
const OF_PRODUCT = 'A part of a product’s page, as "Pages/Product" shows it.';
const OF_CATALOGUE = 'The shelves of the catalogue, as "Pages/Products" shows them.';
const OF_LIST = 'The list with its state, as "Pages/List" shows it.';

const withoutStory: Record<string, string> = {
  DeferredMenu: COMES_LATER,
  DeferredFooter: COMES_LATER,
  SiteFooter: 'The footer with the content of the site, as "Layouts/Site layout" shows it.',
  BelowHero: 'Sections in a row, each of which has its own stories.',
  MapAndForm: 'The map and the form with their state, as "Pages/Contact" shows them.',
  LargerPacks: 'The packs of a product, as "Pages/Product" shows them.',
  ServingCounter: OF_PRODUCT,
  Catalogue: 'The catalogue with its state, as "Pages/Products" shows it.',
  Shelves: OF_CATALOGUE,
  ShelfSkeleton: OF_CATALOGUE,
  FindDealer: OF_DEALERS_HEAD,
  MapOfNearest: OF_DEALERS_HEAD,
  NearestMap: OF_DEALERS_HEAD,
  NearDealers: OF_DEALERS_HEAD,
  NearestDealers: OF_DEALERS_HEAD,
  RegionChips: OF_DEALERS_HEAD,
  NearInstead: OF_DIRECTORY,
  PlacesCredit: OF_DIRECTORY,
  DirectoryMap: OF_DIRECTORY,
  MapOfList: OF_DIRECTORY,
  CountedRow: OF_ABOUT,
  Route: OF_ABOUT,
  ProductHead: OF_PRODUCT,
  BelowProduct: OF_PRODUCT,
  KitaSection: OF_PRODUCT,
  ScaledRecipe: OF_PRODUCT,
  CooksWith: 'What is cooked in the videos, as "Pages/Influencer" shows it.',
  PacksInUse: 'The packs on the counter, as "Pages/Influencer" shows them.',
  PackOnShelf: 'A pack of the shelf on the pages of products and influencers.',
  PackShelf: 'The shelf on the pages of products and influencers.',
  SiteMenu:
    'The menu with the site’s words: "Components/Navigation/SlideInMenu" has it with a question.',
  Cups: 'What stands on the counter, as "Components/Content/Budburan" shows it.',
  PowderCounter:
    'The counter with the content of the site, as "Sections/Home/Budburan mo" shows it.',
  Bleed: 'A row of the home page, as "Sections/Home/Partnership" and "Sampaloc" show it.',
  Scene: 'A counted picture, as "Pages/Product" and "Pages/Home" show it.',
  AddToList: OF_PRODUCT,
  ListingFilters:
    'The filters with their state, as "Pages/Products" and "Pages/Dealership" show them.',
  ListBody: OF_LIST,
  Crowd: OF_LIST,
  SendList: OF_LIST,
  ListLink: 'In the header of the whole site alone, where the end-to-end tests look at it.',
  ErrorBoundary: 'Draws nothing: "Layouts/Site layout" shows a page that failed inside it.',
  PageHead: "Draws nothing: it writes the document's head, which the end-to-end tests read.",
  LinkProvider: 'Draws nothing: it hands the link of the app to "PageLink".',
  RouterLink: "The router's link, which the end-to-end tests follow.",
  RowWindow: 'Draws nothing: it finds what "Sections/Listing results" draws of a long list.',
  PlainList: 'Empty in the browser: the document brings what is in it, which is tested end to end.',
  PlainProducts: PLAIN,
  PlainDealers: PLAIN,
};

const ROOT = path.resolve(import.meta.dirname, '../..');

interface StoryExport {
  play?: unknown;
  parameters?: Record<string, unknown>;
  tags?: string[];
}

interface StoryMeta extends StoryExport {
  title?: string;
  component?: unknown;
  subcomponents?: Record<string, unknown>;
}

type Module = Record<string, unknown>;

const sources = import.meta.glob<Module>(
  ['/kit/src/components/**/*.tsx', '/src/layouts/**/*.tsx', '/src/pages/**/*.tsx'],
  { eager: true },
);

const storyFiles = Object.entries(
  import.meta.glob<Module>('/stories/**/*.stories.tsx', { eager: true }),
).map(([file, { default: meta, ...stories }]) => ({
  file,
  meta: meta as StoryMeta,
  stories: Object.entries(stories) as [string, StoryExport][],
}));

/** A function with a capital, or what a wrapper such as `styled` or `observer` makes of one. */
const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

const components = Object.entries(sources).flatMap(([file, module]) =>
  Object.entries(module)
    .filter(isComponent)
    .map(([name, value]) => ({ file, name, value })),
);

const isOfComponent = ({ meta }: (typeof storyFiles)[number]) =>
  components.some(({ value }) => value === meta.component);

/** The story files that document a component; journeys and foundations do not. */
const documented = storyFiles.filter(isOfComponent);

const docs = readComponentDocs(ROOT);
const playsOf = ({ meta, stories }: (typeof storyFiles)[number]) =>
  [meta, ...stories.map(([, story]) => story)].map(({ play }) => play).filter(Boolean);

/** A source without its comments, whose examples may draw more than it does. */
const codeIn = (file: string) =>
  fs.readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, '');

/** Whether the component itself draws or holds something that takes the focus. */
const INTERACTIVE =
  /<(?:a|button|input|select|textarea|dialog|iframe)\b|onClick=|<(?:\w*Button|\w*Link|NavAnchor|Pagination|ModalDialog|\w*Carousel|Video|FilterBar|Toggle)\b/;
const PRESSES = /\.(?:keyboard|tab|click|type|clear|selectOptions|focus|hover)\(/;

describe('Every component', () => {
  test('has stories', () => {
    const shown = new Set(
      storyFiles.flatMap(({ meta }) => [
        meta.component,
        ...Object.values(meta.subcomponents ?? {}),
      ]),
    );
    const missing = components.filter(
      ({ name, value }) => !shown.has(value) && !(name in withoutStory),
    );
    expect(missing.map(({ file, name }) => `${name} of ${file}`)).toEqual([]);
  });

  test('rests in its main story: what is done with it has one of its own', () => {
    const used = documented
      .filter(({ file }) => file.startsWith('/stories/components/'))
      .filter(({ stories }) => {
        const play = stories.find(([name]) => name === 'Default')?.[1].play;
        return typeof play === 'function' && PRESSES.test(play.toString());
      });
    expect(used.map(({ file }) => file)).toEqual([]);
  });

  test('that has none is still there', () => {
    const names = components.map(({ name }) => name);
    expect(Object.keys(withoutStory).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has each prop described, and what it is when left out', () => {
    const labels = Object.keys(import.meta.glob('/kit/src/components/**/*Labels.ts'));
    const bare = [...Object.keys(sources), ...labels].flatMap((file) => {
      const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
      return [...text.matchAll(/^export interface (\w+)/gm)].flatMap(([, name = '']) =>
        propsOf(text, name).flatMap(({ name: prop, isRequired, description, defaultValue }) => {
          const isSaid = isRequired || /^on[A-Z]/.test(prop) || defaultValue !== undefined;
          return description !== '' && isSaid ? [] : [`${name}.${prop}`];
        }),
      );
    });
    expect(bare).toEqual([]);
  });
});

test('Every component of a group is linked from the Introduction', () => {
  const text = fs.readFileSync(path.join(ROOT, 'stories/Introduction.stories.tsx'), 'utf8');
  const names = storyFiles.flatMap(({ meta }) => {
    const [, group, name = ''] = /^Components\/(\w+)\/(\w+)/.exec(meta.title ?? '') ?? [];
    return group ? [{ group, name }] : [];
  });
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter(({ name }) => !text.includes(`'${name}'`))).toEqual([]);
  expect(
    documented.filter(({ file, meta }) => file.includes('/components/') && !meta.title),
  ).toEqual([]);
});

test('There are stories for every state', () => {
  const count = storyFiles.reduce((sum, { stories }) => sum + stories.length, 0);
  expect(count).toBeGreaterThanOrEqual(150);
});

describe('No story', () => {
  const all = storyFiles.flatMap(({ file, meta, stories }) =>
    ([['meta', meta], ...stories] as [string, StoryExport][]).map(([name, story]) => ({
      name: `${file} ${name}`,
      story,
    })),
  );

  test('is excused from the accessibility check without its reason', () => {
    const excused = all.filter(({ story: { parameters = {} } }) => {
      const { a11y } = parameters as { a11y?: { reason?: string } };
      return a11y !== undefined && !a11y.reason;
    });
    expect(excused.map(({ name }) => name)).toEqual([]);
  });

  test('is judged by less than the preview does, which fails it on any finding', () => {
    const preview = fs.readFileSync(path.join(ROOT, '.storybook/preview.tsx'), 'utf8');
    expect(preview).toContain("a11y: { test: 'error' }");
  });

  test('depends on the clock or on chance', () => {
    const moving = storyFiles.filter(({ file }) =>
      /Math\.random|Date\.now|new Date\(\)/.test(fs.readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(moving.map(({ file }) => file)).toEqual([]);
  });

  test('is left out of the tests without its reason', () => {
    const untested = all.filter(
      ({ story: { tags = [], parameters = {} } }) =>
        tags.includes('!test') && typeof parameters.untested !== 'string',
    );
    expect(untested.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(documented)('$file', (storyFile) => {
  const { file, meta } = storyFile;
  const doc = docs[`.${file}`];
  const { usage, accessibility } = doc ?? {};

  test('begins with Default', () => {
    const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
    expect(/^export const (\w+): Story/m.exec(text)?.[1]).toBe('Default');
  });

  test('is connected with its source', () => {
    expect(doc?.description, 'the docstring').toBeTruthy();
    const users = [...(doc?.pages ?? []), ...(doc?.usedBy ?? [])];
    const isPage = doc?.source.startsWith('src/pages/') || doc?.source.startsWith('src/layouts/');
    expect(isPage || doc?.isOnEveryPage || users.length > 0, 'is used').toBe(true);
  });

  test('says how the component is used', () => {
    expect(usage?.do.length, 'do').toBeGreaterThan(0);
    expect(usage?.dont.length, 'do not').toBeGreaterThan(0);
  });

  test('names what there is to use instead', () => {
    const { instead = [] } = usage ?? {};
    expect(instead.length > 0 || !doc?.source.startsWith('kit/'), 'instead').toBe(true);
    const named = instead.flatMap((text) =>
      [...text.matchAll(/`([A-Z]\w+)`(?! of MUI)/g)].map(([, name]) => name),
    );
    const known = components.map(({ name }) => name);
    expect(named.filter((name) => !name || !known.includes(name))).toEqual([]);
  });

  test('says what it is without sight or pointer', () => {
    const text = fs.readFileSync(path.join(ROOT, doc?.source ?? ''), 'utf8');
    const keys = accessibility?.keyboard ?? [];
    const isNamed = keys.length > 0 || text.includes(' * @keyboard None: it takes no focus.');
    expect(isNamed, 'keyboard').toBe(true);
    expect(
      keys.filter(([key, effect]) => !key || !effect),
      'keyboard',
    ).toEqual([]);
    expect(accessibility?.roles, 'roles').toBeTruthy();
    expect(accessibility?.announcements, 'announcements').toBeTruthy();
  });

  test('has one status', () => {
    expect((meta.tags ?? []).filter((tag) => tag in statuses)).toHaveLength(1);
  });

  test('has a play function, with the keyboard or pointer where there is something to press', () => {
    const plays = playsOf(storyFile);
    expect(plays.length).toBeGreaterThan(0);
    const text = codeIn(doc?.source ?? '');
    const isInteractive = (accessibility?.keyboard ?? []).length > 0 || INTERACTIVE.test(text);
    const isPressed = plays.some((play) => PRESSES.test(String(play)));
    expect(!isInteractive || isPressed, 'something is pressed').toBe(true);
  });

  test('names keys where its source draws a control', () => {
    const text = codeIn(doc?.source ?? '');
    const isInteractive = INTERACTIVE.test(text);
    expect(!isInteractive || (accessibility?.keyboard ?? []).length > 0).toBe(true);
  });
});

test('Every page that a component is used on has a documentation page to link to', () => {
  const links = Object.values(docs).flatMap(({ pages }) => pages);
  expect(links.filter(({ docsId }) => docsId === undefined)).toEqual([]);
});
