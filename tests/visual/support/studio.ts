/** Opens a story and takes its picture. */
import { chromium } from '@playwright/test';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { chromiumLaunch } from '../../../tools/chromium.ts';
import { ordinaryConditions } from '../../../.storybook/conditions/conditions.ts';
import { rewriteResponses } from '../../support/rewriteResponses.ts';
import { decode } from '../../../tools/visual/pixels.ts';
import type { Pixels } from '../../../tools/visual/pixels.ts';
import { stage } from './stage.ts';
import { isWholePage } from '../../../tools/visual/storyList.ts';
import type { Capture } from '../../../tools/visual/storyList.ts';

/** Every capture happens at this moment: a weekday morning in Manila. */
const STARTS_AT = Date.UTC(2026, 8, 15, 2, 0, 0);
/** Air below and beside the contents, for shadows and outlines. */
const QUERY = 'id=none&viewMode=story&globals=a11y.manual:!true';
const MARGIN = 16;
const MAX_HEIGHT = 6000;
const STORY_MS = 60_000;
/** A browser that takes longer for a whole capture has hung: the longest takes 8 s, on a busy machine 30 s. */
const CAPTURE_MS = 90_000;
/** The pinned browser loses one in twenty captures of the longest page: four times in a row is not chance. */
const MOST_BROWSERS = 4;

/** The address of the stories that show what becomes of a picture that is missing. */
const NOTHING_HERE = '/pictures/nothing-here';

export interface StudioOptions {
  /** Changes every script of the Storybook on its way to the page: how the proof plants a fault in the source. */
  scriptFault?: ((source: string) => string) | undefined;
  /** Starts the browser, and another when that is lost. @default the pinned Chromium */
  launch?: () => Promise<Browser>;
  /** How long a capture may take before its browser counts as lost, in ms. @default 90000 */
  captureMs?: number;
}

export interface TakeOptions {
  /** Whether the page is opened anew, though it has shown nothing but stories of this file. @default false */
  anew?: boolean;
  /** Changes the page once it is at rest. */
  fault?: (() => void) | undefined;
}

class LostBrowser extends Error {}

export const launchPinned = async () => chromium.launch(await chromiumLaunch());

const isLost = (error: unknown) =>
  error instanceof LostBrowser ||
  // A browser that goes while it opens a page says only that it gave up.
  /has been closed|crashed|disconnected|ERR_ABORTED|no more frames/i.test(String(error));

const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LostBrowser(`No capture within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
    // It ends by itself, in an error, when its browser is closed.
    work.catch(() => undefined);
  }
};

const STILL_STYLE = `
  *, *::before, *::after {
    caret-color: transparent !important;
    /* Forced colours give the caret its colour back. */
    caret-animation: manual !important;
    scroll-behavior: auto !important;
    /* A capture must not fall into a change on its way. */
    transition-property: none !important;
  }
  ::-webkit-scrollbar { display: none !important; }
  /* The page of a third party, which is not asked here. */
  iframe:not([srcdoc]) { visibility: hidden !important; }`;

interface StudioPage {
  page: Page;
  devtools: CDPSession;
  /** The files that were asked for and are not there. */
  missing: string[];
  /** Whose stories the page has shown, of which the next may be shown in it. */
  file?: string | undefined;
}

/** A page to photograph stories in, kept for the next story of the same file. */
export class Studio {
  /** How often the browser was lost, and started anew. */
  losses = 0;

  private readonly origin: string;
  private readonly scriptFault: StudioOptions['scriptFault'];
  private readonly launch: () => Promise<Browser>;
  private readonly captureMs: number;
  private readonly rooms = new Map<string, Promise<StudioPage>>();
  private browser: Promise<Browser> | undefined;

  constructor(
    origin: string,
    { scriptFault, launch = launchPinned, captureMs = CAPTURE_MS }: StudioOptions = {},
  ) {
    this.origin = origin;
    this.scriptFault = scriptFault;
    this.launch = launch;
    this.captureMs = captureMs;
  }

  /**
   * Takes a capture; again with a new browser when the browser crashes or hangs, which says nothing about the story.
   *
   * @throws When the story does not come to its end, or four browsers in a row are lost.
   */
  async take(capture: Capture, { anew = false, fault }: TakeOptions = {}): Promise<Pixels> {
    for (let browsers = 1; ; browsers += 1) {
      try {
        return await within(this.captureMs, this.photograph(capture, anew, fault));
      } catch (error) {
        const isGone = (await this.browser)?.isConnected() === false;
        if (browsers === MOST_BROWSERS || (!isGone && !isLost(error))) throw error;
        this.losses += 1;
        await this.close();
      }
    }
  }

  async close() {
    const { browser } = this;
    this.browser = undefined;
    this.rooms.clear();
    // One that hangs does not answer; it ends with this process.
    await within(5000, (async () => (await browser)?.close())()).catch(() => undefined);
  }

  private async photograph(
    { story, size, globals }: Capture,
    anew: boolean,
    fault: TakeOptions['fault'],
  ): Promise<Pixels> {
    const isForced = { ...story.globals, ...globals }.forcedColors === 'active';
    const room = await this.roomFor(isForced);
    const { page, devtools, missing } = room;
    const isAlone = anew || isWholePage(story) || story.visual.alone === true;
    const isAnew = isAlone || room.file !== story.file || !(await this.leave(room));
    room.file = undefined;
    await page.setViewportSize({ width: size.width, height: size.height });
    if (isAnew) {
      await page.goto(`${this.origin}/iframe.html?${QUERY}`, { waitUntil: 'commit' });
      // Not by `waitForFunction`, whose timers would be those of the page's clock.
      await page.evaluate(() => window.visualStage.untilReady());
    }
    const error = await page.evaluate(([id, settings]) => window.visualStage.show(id, settings), [
      story.id,
      { ...ordinaryConditions, ...globals },
    ] as const);
    if (error) throw new Error(`The story did not come to its end: ${error}`);
    const still = await page.addStyleTag({ content: STILL_STYLE });
    await page.evaluate(
      (waitsForPictures) => window.visualStage.settle({ waitsForPictures }),
      globals.pictures !== 'slow',
    );
    const gone = missing.splice(0);
    if (gone.length > 0) throw new Error(`The Storybook has no ${gone.join(', ')}`);
    if (fault) await page.evaluate(fault);
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
    await still.evaluate((style: Element) => style.remove());
    // What a fault changed is not put right.
    if (!fault) room.file = story.file;
    return decode(Buffer.from(data, 'base64'));
  }

  /** Says whether the story is gone without a trace. */
  private async leave({ page }: StudioPage): Promise<boolean> {
    const traces = await page.evaluate(() => window.visualStage.leave());
    return traces.length === 0;
  }

  /** Forced colours have a page of their own: the browser keeps some of them when they are turned off again. */
  private roomFor(isForced: boolean): Promise<StudioPage> {
    const key = isForced ? 'forced' : 'plain';
    let room = this.rooms.get(key);
    if (!room) {
      room = this.build(isForced);
      this.rooms.set(key, room);
    }
    return room;
  }

  private async build(isForced: boolean): Promise<StudioPage> {
    this.browser ??= this.launch();
    const context = await (
      await this.browser
    ).newContext({
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
      forcedColors: isForced ? 'active' : 'none',
      colorScheme: 'light',
      locale: 'en-PH',
      timezoneId: 'Asia/Manila',
      serviceWorkers: 'block',
    });
    await context.addInitScript(stage, { startsAt: STARTS_AT, storyMs: STORY_MS });
    if (this.scriptFault) {
      await rewriteResponses(context, /\/assets\/[^/]*\.js$/, this.scriptFault);
    }
    const page = await context.newPage();
    const missing: string[] = [];
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url());
      if (response.status() < 400 || origin !== this.origin) return;
      if (!pathname.startsWith(NOTHING_HERE)) missing.push(pathname);
    });
    return { page, devtools: await context.newCDPSession(page), missing };
  }
}
