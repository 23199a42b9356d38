import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { AccessibilityNotes, UsageNotes } from '../../.storybook/notes.ts';
import { statuses } from '../../.storybook/notes.ts';
import { propsOf, readComponentDocs } from '../../tools/componentDocs.ts';

/** What has no story of its own, and why. A name that is not exported any more must go. */
const COMES_LATER = 'The same component in a chunk of its own: the component has the stories.';

const withoutStory: Record<string, string> = {
  LateMenu: COMES_LATER,
  LateFooter: COMES_LATER,
  SiteFooter: 'The footer with the content of the site, as "Layouts/Site layout" shows it.',
  BelowHero: 'Sections in a row, each of which has its own stories.',
  MapAndForm: 'The map and the form with their state, as "Pages/Contact" shows them.',
  Catalogue: 'The catalogue with its state, as "Pages/Products" shows it.',
  ErrorBoundary: 'Draws nothing: "Layouts/Site layout" shows a page that failed inside it.',
  PageHead: "Draws nothing: it writes the document's head, which the end-to-end tests read.",
  RowWindow: 'Draws nothing: it finds what "Sections/Listing results" draws of a long list.',
  StaticProducts:
    'Stands in noscript, which a browser with scripting never shows; tested end to end.',
  StaticDealers:
    'Stands in noscript, which a browser with scripting never shows; tested end to end.',
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
  ['/src/components/**/*.tsx', '/src/layouts/**/*.tsx', '/src/pages/**/*.tsx'],
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

  test('that has none is still there', () => {
    const names = components.map(({ name }) => name);
    expect(Object.keys(withoutStory).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has each prop described, and what it is when left out', () => {
    const bare = Object.keys(sources).flatMap((file) => {
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
  const usage = meta.parameters?.usage as UsageNotes | undefined;
  const accessibility = meta.parameters?.accessibility as AccessibilityNotes | undefined;

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

  test('says what it is without sight or pointer', () => {
    expect(accessibility?.keyboard, 'keyboard').toBeTypeOf('object');
    expect(accessibility?.roles, 'roles').toBeTruthy();
    expect(accessibility?.announcements, 'announcements').toBeTruthy();
  });

  test('has one status', () => {
    expect((meta.tags ?? []).filter((tag) => tag in statuses)).toHaveLength(1);
  });

  test('has a play function, with the keyboard or pointer where there is something to press', () => {
    const plays = playsOf(storyFile);
    expect(plays.length).toBeGreaterThan(0);
    const text = fs.readFileSync(path.join(ROOT, doc?.source ?? ''), 'utf8');
    const isInteractive =
      Object.keys(accessibility?.keyboard ?? {}).length > 0 || INTERACTIVE.test(text);
    const isPressed = plays.some((play) => PRESSES.test(String(play)));
    expect(!isInteractive || isPressed, 'something is pressed').toBe(true);
  });

  test('names keys where its source draws a control', () => {
    const text = fs.readFileSync(path.join(ROOT, doc?.source ?? ''), 'utf8');
    const isInteractive = INTERACTIVE.test(text);
    expect(!isInteractive || Object.keys(accessibility?.keyboard ?? {}).length > 0).toBe(true);
  });
});

test('Every page that a component is used on has a documentation page to link to', () => {
  const links = Object.values(docs).flatMap(({ pages }) => pages);
  expect(links.filter(({ docsId }) => docsId === undefined)).toEqual([]);
});
