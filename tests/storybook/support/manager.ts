/** Storybook's frame with its panels, opened once: stories are chosen in it as a click in its sidebar does. */
import { test as base } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { storybookOrigin } from './builtStorybook.ts';

/** A frame that does not answer for this long hangs, in ms: a busy machine answers later than an idle one, yet it does. */
const PATIENCE_MS = 20_000;
const STORY_MS = 60_000;
/** A usual screen: with the panels below it, what is left for a story is low. */
const VIEWPORT = { width: 1440, height: 900 };
const FIRST_STORY = 'introduction--introduction';
const FIRST_PANEL = 'storybook/interactions/panel';

interface Problem {
  message?: string;
  title?: string;
}

/** What Storybook says of a story: that it is over, or what went wrong in it. */
type Said = { storyId: string } | Problem | Problem[] | string;

interface Channel {
  on: (event: string, listener: (data: Said) => void) => void;
  emit: (event: string, data: unknown) => void;
}

interface Frame {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  finishedStory: string | undefined;
  /** What went wrong since the story was chosen. */
  faults: string[];
}

const finished = () => (window as unknown as Frame).finishedStory;
const said = () => (window as unknown as Frame).faults;

/** The frame is busy for longer than it may. */
export class Frozen extends Error {}

const withinPatience = async <Result>(answer: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Frozen(`No answer in ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    return await Promise.race([answer, tooLong]);
  } finally {
    clearTimeout(timer);
    // A page that hangs ends in an error when its browser is closed.
    answer.catch(() => undefined);
  }
};

export class Manager {
  private browser: Browser | undefined;
  private page: Page | undefined;
  /** The files that a story asked for and that are not there. */
  private readonly missing: string[] = [];
  private readonly launch: () => Promise<Browser>;

  constructor(launch: () => Promise<Browser>) {
    this.launch = launch;
  }

  /**
   * Chooses a story, waits until it has played, and looks at each panel.
   * @returns What went wrong in the story, such as a check of its play function, and the files that it did not find.
   * @throws Frozen When the frame does not answer in the meantime.
   */
  async show(storyId: string): Promise<string[]> {
    const page = this.page ?? (await this.open());
    await withinPatience(
      page.evaluate((id) => {
        if ((window as unknown as Frame).finishedStory === id) return;
        (window as unknown as Frame).finishedStory = undefined;
        (window as unknown as Frame).faults = [];
        // As a link inside a story does: the frame takes it from the stories' page alone.
        (window.frames[0] as unknown as Frame).__STORYBOOK_ADDONS_CHANNEL__.emit('selectStory', {
          storyId: id,
        });
      }, storyId),
    );
    const until = Date.now() + STORY_MS;
    while ((await withinPatience(page.evaluate(finished))) !== storyId) {
      if (Date.now() > until) throw new Error(`${storyId} did not finish`);
      await page.waitForTimeout(25);
    }
    for (const name of ['Controls', 'Accessibility', 'Interactions']) {
      await withinPatience(
        page.evaluate(
          (tab) =>
            new Promise<void>((drawn) => {
              [...document.querySelectorAll<HTMLElement>('[role=tab]')]
                .find(({ textContent }) => textContent.startsWith(tab))
                ?.click();
              requestAnimationFrame(() => requestAnimationFrame(() => drawn()));
            }),
          name,
        ),
      );
    }
    return [...(await withinPatience(page.evaluate(said))), ...this.missing.splice(0)];
  }

  async close() {
    const { browser } = this;
    this.browser = undefined;
    this.page = undefined;
    await browser?.close();
  }

  private async open(): Promise<Page> {
    this.browser = await this.launch();
    const page = await this.browser.newPage({ reducedMotion: 'reduce', viewport: VIEWPORT });
    page.on('response', (response) => {
      if (response.status() < 400 || !response.url().startsWith(storybookOrigin())) return;
      this.missing.push(`${new URL(response.url()).pathname} is not there`);
    });
    await page.addInitScript(() => {
      // The frame alone: the stories' page has a channel of its own.
      if (window.parent !== window) return;
      let channel: Channel | undefined;
      Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
        get: () => channel,
        set: (given: Channel) => {
          channel = given;
          const frame = window as unknown as Frame;
          frame.faults = [];
          channel.on('storyFinished', (data) => {
            frame.finishedStory = (data as { storyId: string }).storyId;
          });
          for (const event of [
            'playFunctionThrewException',
            'unhandledErrorsWhilePlaying',
            'storyThrewException',
            'storyErrored',
          ]) {
            channel.on(event, (data) => {
              const told = (Array.isArray(data) ? data : [data]) as (string | Problem)[];
              const words = told.map((each) =>
                typeof each === 'string' ? each : (each.message ?? each.title),
              );
              frame.faults.push(...words.map((each) => each ?? event));
            });
          }
        },
      });
    });
    // Without the accessibility check: it belongs to the stories' own tests and keeps the same thread busy. Without the
    // sidebar: drawing its tree takes half of a story's time, and the test looks at the panels, which `full` opens.
    const query = `path=/story/${FIRST_STORY}&full=false&nav=false&addonPanel=${FIRST_PANEL}&globals=a11y.manual:!true`;
    // To load takes longer than to answer.
    await page.goto(`${storybookOrigin()}/?${query}`);
    await page.waitForFunction(
      (id) => (window as unknown as Frame).finishedStory === id,
      FIRST_STORY,
      { timeout: STORY_MS },
    );
    this.page = page;
    return page;
  }
}

/** Playwright's test with one frame for all stories of a worker. */
export const test = base.extend<object, { manager: Manager }>({
  manager: [
    async ({ playwright, launchOptions }, use) => {
      const manager = new Manager(() => playwright.chromium.launch(launchOptions));
      await use(manager);
      await manager.close();
    },
    { scope: 'worker' },
  ],
});
