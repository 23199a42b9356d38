/** Opens a story and takes its picture. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { decode } from './pixels.ts';
import type { Pixels } from './pixels.ts';
import { stage } from './stage.ts';
import type { Capture, Size } from './storyList.ts';

/** Every capture happens at this moment: a weekday morning in Manila. */
const STARTS_AT = Date.UTC(2026, 8, 15, 2, 0, 0);
/** Air below and beside the contents, for shadows and outlines. */
const MARGIN = 16;
const MAX_HEIGHT = 6000;
const STORY_MS = 30_000;

export interface StudioOptions {
  /** Changes every script of the Storybook on its way to the page: how the proof plants a fault in the source. */
  scriptFault?: ((source: string) => string) | undefined;
}

const STILL_STYLE = `
  *, *::before, *::after {
    caret-color: transparent !important;
    scroll-behavior: auto !important;
    /* With reduced motion everything has a transition, a very short one: a capture must not fall into it. */
    transition-property: none !important;
  }
  ::-webkit-scrollbar { display: none !important; }
  /* The page of a third party, which is not asked here. */
  iframe:not([srcdoc]) { visibility: hidden !important; }`;

interface StudioPage {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
}

/** Pages to photograph stories in: one for each size, kept for the next story. */
export class Studio {
  private readonly browser: Browser;
  private readonly origin: string;
  private readonly sets = new Map<string, Promise<StudioPage>>();

  private readonly scriptFault: StudioOptions['scriptFault'];

  constructor(browser: Browser, origin: string, { scriptFault }: StudioOptions = {}) {
    this.browser = browser;
    this.origin = origin;
    this.scriptFault = scriptFault;
  }

  /** @param pageFault - changes the page once it is at rest. */
  async take({ story, size, globals }: Capture, pageFault?: () => void): Promise<Pixels> {
    const isForced = { ...story.globals, ...globals }.forcedColors === 'active';
    const { page, devtools } = await this.setFor(size, isForced);
    const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
    // The accessibility check belongs to the stories' own tests.
    const query = new URLSearchParams({
      id: story.id,
      viewMode: 'story',
      globals: ['a11y.manual:!true', ...chosen].join(';'),
    });
    await page.goto(`${this.origin}/iframe.html?${query}`, { waitUntil: 'commit' });
    const error = await this.untilPlayed(page);
    if (error) throw new Error(`The story did not come to its end: ${error}`);
    await page.addStyleTag({ content: STILL_STYLE });
    await page.evaluate(
      (waitsForPictures) => window.visualStage.settle({ waitsForPictures }),
      globals.pictures !== 'slow',
    );
    if (pageFault) await page.evaluate(pageFault);
    const { right, bottom } = await page.evaluate(() => {
      window.visualStage.freeze();
      return window.visualStage.contentEnd();
    });
    const width = Math.min(Math.ceil(right) + MARGIN, size.width);
    const height = Math.min(Math.ceil(bottom) + MARGIN, MAX_HEIGHT);
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    return decode(Buffer.from(data, 'base64'));
  }

  async close() {
    for (const set of this.sets.values()) await (await set).context.close();
  }

  /** Until the story was drawn and played. Says why it was not. */
  private async untilPlayed(page: Page): Promise<string | undefined> {
    const end = await page.waitForFunction(() => window.visualStage?.end, undefined, {
      timeout: STORY_MS,
      polling: 10,
    });
    return (await end.jsonValue())?.error;
  }

  private setFor(size: Size, isForced: boolean): Promise<StudioPage> {
    const key = `${size.width}x${size.height}${isForced ? ' forced' : ''}`;
    let set = this.sets.get(key);
    if (!set) {
      set = this.build(size, isForced);
      this.sets.set(key, set);
    }
    return set;
  }

  private async build({ width, height }: Size, isForced: boolean): Promise<StudioPage> {
    const context = await this.browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
      colorScheme: 'light',
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      serviceWorkers: 'block',
    });
    await context.addInitScript(stage, { startsAt: STARTS_AT });
    const { scriptFault } = this;
    if (scriptFault) {
      await context.route(/\/assets\/[^/]*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: scriptFault(await response.text()) });
      });
    }
    const page = await context.newPage();
    return { context, page, devtools: await context.newCDPSession(page) };
  }
}
