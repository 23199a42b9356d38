/** Changes every arg that the Controls offer, on the story that a component's docs show them for. */
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  docsEntries,
  firstOfEachShelf,
  storyEntries,
  storybookOrigin,
} from './support/builtStorybook.ts';

interface ArgType {
  name: string;
  control?: { type?: string; disable?: boolean } | false;
  options?: unknown[];
  table?: { disable?: boolean; type?: { summary?: string } };
}

interface PreparedStory {
  initialArgs: Record<string, unknown>;
  argTypes: Record<string, ArgType>;
  parameters: { controls?: { disable?: boolean }; stillControls?: Record<string, string> };
}

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, data: unknown) => void;
}

interface StoryPage {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { loadStory: (story: { storyId: string }) => Promise<PreparedStory> };
  };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

interface Outcome {
  arg: string;
  changed: boolean;
  /** Why it changes nothing, as the story says. */
  reason: string | undefined;
}

/** Shows a story in the page that it runs in, until it has been played. */
const showStory = (storyId: string) =>
  new Promise<void>((done) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StoryPage;
    channel.once('storyFinished', () => done());
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });

/** Runs in the story's page. */
const tryControls = async (storyIds: readonly string[]): Promise<Outcome[]> => {
  const CALM_MS = 120;
  const PATIENCE_MS = 1_500;
  const [storyId = ''] = storyIds;
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    window as unknown as StoryPage;
  const store = preview?.storyStoreValue;
  if (!store) throw new Error('The Storybook has no stories');
  const [story, ...others] = await Promise.all(
    storyIds.map((id) => store.loadStory({ storyId: id })),
  );
  if (!story) throw new Error(`There is no story ${storyId}`);
  if (story.parameters.controls?.disable) return [];

  const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
  const picture = () => {
    const parts = [...document.body.children].filter(
      ({ tagName, id, className }) =>
        id === 'storybook-root' ||
        !(/^(SCRIPT|STYLE)$/.test(tagName) || /^(storybook|sb-)/.test(id || className)),
    );
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')];
    const shown = [
      ...parts.map(({ outerHTML }) => outerHTML),
      ...fields.map(({ value }) => value),
      document.getAnimations().length,
    ];
    return shown.join('\n');
  };
  const calm = async () => {
    const until = performance.now() + PATIENCE_MS;
    let before: string;
    let now = picture();
    do {
      before = now;
      await pause(CALM_MS);
      now = picture();
    } while (now !== before && performance.now() < until);
    return now;
  };
  const differs = async (from: string) => {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until) {
      if (picture() !== from) return true;
      await pause(16);
    }
    return false;
  };
  const send = (event: string, data: object) =>
    new Promise<void>((done) => {
      channel.once('storyRendered', done);
      channel.emit(event, { storyId, ...data });
      // One that changes nothing is not drawn anew.
      setTimeout(done, 1_000);
    });

  /** The same in shape, with other words and figures in it; not what only a source can write, such as markup. */
  const altered = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value} changed`;
    if (typeof value === 'number') return value + 1;
    if (typeof value === 'boolean') return !value;
    if (Array.isArray(value)) return value.slice(1);
    if (typeof value !== 'object' || value === null || '$$typeof' in value) return undefined;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, altered(part) ?? (part as unknown)]),
    );
  };
  /** Other words for all that a prop such as `labels` groups, as its documentation lists them. */
  const otherWords = (name: string): unknown => {
    const words = Object.entries(story.argTypes).filter(
      ([part, { table }]) => part.startsWith(`${name}.`) && table?.type?.summary === 'string',
    );
    return words.length === 0
      ? undefined
      : Object.fromEntries(words.map(([part]) => [part.slice(name.length + 1), 'Changed']));
  };
  const candidatesOf = (name: string, { control, options }: ArgType): unknown[] => {
    const value = story.initialArgs[name];
    const type = control ? control.type : undefined;
    const elsewhere = others.map(({ initialArgs }) => initialArgs[name]);
    const ofType: Record<string, unknown[]> = {
      text: ['Changed'],
      number: [2, 7],
      range: [2, 7],
      boolean: [true, false],
    };
    const found = options
      ? [...options, ...elsewhere]
      : [altered(value), otherWords(name), ...elsewhere, ...(ofType[type ?? ''] ?? [])];
    return found.filter(
      (candidate, index) =>
        candidate !== undefined && candidate !== value && found.indexOf(candidate) === index,
    );
  };

  const outcomes: Outcome[] = [];
  for (const [arg, argType] of Object.entries(story.argTypes)) {
    const { control, table } = argType;
    if (!control || control.disable || !control.type || table?.disable) continue;
    const reason = story.parameters.stillControls?.[arg];
    let changed = false;
    for (const candidate of reason ? [] : candidatesOf(arg, argType)) {
      const before = await calm();
      await send('updateStoryArgs', { updatedArgs: { [arg]: candidate } });
      changed = await differs(before);
      await send('resetStoryArgs', { argNames: [arg] });
      if (changed) break;
    }
    outcomes.push({ arg, changed, reason });
  }
  return outcomes;
};

/** Playwright's test with one page for a worker, which shows one story after the other. */
const test = base.extend<object, { stories: Page }>({
  stories: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      await page.addInitScript(() => {
        const soon = window.setTimeout.bind(window);
        // What changes by itself in time, such as a toast that expires, is no answer to a control.
        window.setTimeout = ((run: () => void, ms = 0, ...rest: []) =>
          ms >= 2_000 && ms < 10_000 ? 0 : soon(run, ms, ...rest)) as typeof window.setTimeout;
      });
      const query = 'id=none&viewMode=story&globals=a11y.manual:!true';
      await page.goto(`${storybookOrigin()}/iframe.html?${query}`);
      await page.waitForFunction(
        () => (window as unknown as StoryPage).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
      );
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const titles = [...new Set(docsEntries.map(({ title }) => title))];
const daily = firstOfEachShelf(docsEntries).map(({ title }) => title);

for (const title of titles) {
  const changes = `${title}: what can be edited changes what is drawn`;
  test(changes, { tag: daily.includes(title) ? [] : '@long' }, async ({ stories: page }) => {
    const ids = storyEntries.filter((entry) => entry.title === title).map(({ id }) => id);
    await page.evaluate(showStory, ids[0] ?? '');
    const outcomes = await page.evaluate(tryControls, ids);
    const dead = outcomes.filter(({ changed, reason }) => !changed && !reason);
    expect(dead.map(({ arg }) => arg)).toEqual([]);
  });
}
