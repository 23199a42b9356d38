/**
 * Checks the claims on each component's documentation page, in its main story on a phone: screen reader output, text of
 * twice the size, right to left, forced colors, and a walk with the keyboard (KIT-6).
 */
import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { writeChecks } from '../../tools/storybook/checkRecords.ts';
import type { CheckFaults } from '../../tools/storybook/checkRecords.ts';
import { storyEntries, storybookOrigin } from './support/builtStorybook.ts';
import { textChecks } from './support/pageScripts.ts';

const TRANSCRIPTS = path.resolve(import.meta.dirname, 'transcripts');
const isAccepting = process.env.TRANSCRIPTS === 'accept';
/** How far a page may be wider than the screen, in px: parts of one. */
const SLACK = 1;
const PATIENCE_MS = 2_000;
/** How many steps a walk may take beside the controls, such as to the frame around the page. */
const MORE_STEPS = 3;
/** What WCAG asks of controls and of large text. */
const LEAST_CONTRAST = 3;

/** What is for wide screens alone, and the width that it is looked at, in px. */
const WIDE: Record<string, number> = { NavMenu: 1440 };
const PHONE = { width: 390, height: 844 };

type Pixels = Awaited<ReturnType<typeof decode>>;

const decode = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    emit: (event: string, data: unknown) => void;
    once: (event: string, listener: () => void) => void;
  };
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: unknown };
  textChecks: {
    textFaults: () => string[];
    rememberSizes: () => void;
    growthFaults: (times: number) => string[];
  };
}

/** The main story of each component of the library, by its name. */
const mains = new Map(
  storyEntries
    .filter(({ importPath }) => importPath.startsWith('./stories/components/'))
    .toReversed()
    .map(({ id, importPath }) => [path.basename(importPath, '.stories.tsx'), id]),
);

/** Playwright's test with one page for a worker, which shows one story after the other. */
const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        viewport: PHONE,
      });
      const origin = storybookOrigin();
      await page.route(
        (address) => address.origin !== origin,
        (route) => route.abort(),
      );
      await page.goto(`${origin}/iframe.html?id=none&viewMode=story&globals=a11y.manual:!true`);
      await page.waitForFunction(
        () => (window as unknown as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined,
      );
      await page.addScriptTag({ content: await textChecks() });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Says something to the preview, and waits for what it answers. */
const tell = (page: Page, event: string, data: object, answer: string) =>
  page.evaluate(
    ([said, what, heard]) =>
      new Promise<void>((done) => {
        const channel = (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
        channel.once(heard as string, () => done());
        channel.emit(said as string, what);
      }),
    [event, data, answer] as const,
  );

const setGlobals = (page: Page, globals: Record<string, string>) =>
  tell(page, 'updateGlobals', { globals }, 'storyFinished');

const layoutFaults = (page: Page, slack: number) =>
  page.evaluate((most) => {
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    return [
      ...(window as unknown as Preview).textChecks.textFaults(),
      ...(wide > most ? [`The page is ${wide} px too wide`] : []),
    ];
  }, slack);

const growthFaults = (page: Page) =>
  page.evaluate(() => (window as unknown as Preview).textChecks.growthFaults(2));

interface Place {
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where words and controls lie that are in view, with nothing before them. */
const placesInView = (page: Page) =>
  page.evaluate(() => {
    const places: { label: string; x: number; y: number; width: number; height: number }[] = [];
    const add = (element: Element, { x, y, width, height }: DOMRect, label: string) => {
      const isInView =
        x >= 0 && y >= 0 && x + width <= window.innerWidth && y + height <= window.innerHeight;
      if (!isInView || width < 4 || height < 4) return;
      // Beyond the edge of what scrolls, where its backdrop would answer for it.
      const middle = y + height / 2;
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (middle < edge.top || middle > edge.bottom) return;
      }
      const top = document.elementFromPoint(x + width / 2, middle);
      if (!top || !(element.contains(top) || top.contains(element))) return;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      places.push({ label: label.trim().slice(0, 60), x, y, width, height });
    };
    const controls = 'button, a[href], input, select, textarea, [role=button]';
    // For a screen reader alone, or for nobody: a box of a pixel cuts it off.
    const isCutOff = (element: Element) => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (box.offsetWidth === 1 && box.offsetHeight === 1) return true;
      }
      return false;
    };
    for (const control of document.querySelectorAll(controls)) {
      if (isCutOff(control)) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      add(control, control.getBoundingClientRect(), `${control.localName} ${name}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const { parentElement: parent } = text;
      if (!parent || !text.nodeValue?.trim() || parent.closest('[inert], svg, script, style'))
        continue;
      // For a screen reader alone: a box of a pixel cuts it off.
      if (parent.offsetWidth === 1 && parent.offsetHeight === 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) add(parent, rect, text.nodeValue);
    }
    return places;
  });

/** The contrast between the darkest and the brightest of the pixels, as WCAG reckons it. */
const contrastIn = ({ data, info }: Pixels, { x, y, width, height }: Place): number => {
  let darkest = 1;
  let brightest = 0;
  for (let row = Math.round(y); row < Math.round(y + height); row += 1) {
    for (let column = Math.round(x); column < Math.round(x + width); column += 1) {
      const at = (row * info.width + column) * info.channels;
      const [red = 0, green = 0, blue = 0] = [...data.subarray(at, at + 3)].map((step) => {
        const part = step / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      darkest = Math.min(darkest, light);
      brightest = Math.max(brightest, light);
    }
  }
  return (brightest + 0.05) / (darkest + 0.05);
};

/** Words and controls that cannot be told from their ground: nothing in their place stands out from it. */
const unseen = async (page: Page): Promise<string[]> => {
  const places = await placesInView(page);
  const picture = await page.screenshot({ animations: 'disabled' });
  const pixels = await decode(picture);
  return places
    .filter((place) => contrastIn(pixels, place) < LEAST_CONTRAST)
    .map(({ label }) => `"${label}" is not seen`);
};

const indentOf = (line = '') => line.search(/\S|$/);

/** A snapshot without the addresses of links, which nobody is told. */
const asHeard = (snapshot: string): string => {
  const lines = snapshot.split('\n').filter((line) => !/^ *- \/url: /.test(line));
  const heard = lines.map((line, index) =>
    indentOf(lines[index + 1]) > indentOf(line) ? line : line.replace(/:$/, ''),
  );
  return `${heard.join('\n')}\n`;
};

/** What the Tab key has to reach: in a dialog that is open, what is in there. */
const markControls = (page: Page) =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
    const hasChosen = (radio: HTMLElement) =>
      document.querySelector(`[name="${CSS.escape(radio.getAttribute('name') ?? '')}"]:checked`);
    const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
    return [...place.querySelectorAll<HTMLElement>(controls)]
      .filter(
        (control) =>
          control.tabIndex >= 0 &&
          !control.matches(':disabled, [type=hidden]') &&
          !control.closest('[inert], [aria-hidden=true]') &&
          // Of choices that exclude each other, one takes the focus for all.
          !(control.matches('[type=radio]:not(:checked)') && hasChosen(control)) &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .map((control, index) => {
        control.dataset.walked = String(index);
        return `${control.localName} "${(control.getAttribute('aria-label') ?? control.textContent).trim()}"`;
      });
  });

/**
 * Walks through the story with the Tab key from its beginning: the controls that it does not reach in their order;
 * `undefined` where there is none.
 */
const notReached = async (page: Page): Promise<string[] | undefined> => {
  const controls = await markControls(page);
  if (controls.length === 0) return undefined;
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const reached: number[] = [];
  // A dialog keeps the focus where it is: the walk begins in the middle, and again at the beginning.
  const most = 2 * controls.length + MORE_STEPS;
  for (let step = 0; step < most && reached.length < controls.length; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element instanceof HTMLElement && element.matches(':focus-visible')
        ? element.dataset.walked
        : undefined;
    });
    if (at !== undefined && Number(at) === reached.length) reached.push(Number(at));
  }
  return controls.slice(reached.length);
};

/** What is found once all has come to rest: late layout, and colors on their way. */
const settled = async (find: () => Promise<string[]>): Promise<string[]> => {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > until) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
};

for (const [name, id] of mains) {
  test(`${name}: what is claimed of it holds`, async ({ phone: page }) => {
    await page.setViewportSize({ ...PHONE, width: WIDE[name] ?? PHONE.width });
    await tell(page, 'setCurrentStory', { storyId: id, viewMode: 'story' }, 'storyFinished');
    await page.evaluate(() => document.fonts.ready);

    const file = path.join(TRANSCRIPTS, `${name}.txt`);
    const hear = async () => asHeard(await page.locator('body').ariaSnapshot());
    let heard = await hear();
    let kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    // A film may still be on its way.
    let screenReader = await settled(async () => {
      heard = await hear();
      return heard === kept ? [] : ['It is otherwise'];
    });
    if (isAccepting && screenReader.length > 0) {
      fs.writeFileSync(file, heard);
      kept = heard;
      screenReader = [];
    }
    expect.soft(heard, 'what a screen reader finds').toBe(kept);

    await page.evaluate(() => (window as unknown as Preview).textChecks.rememberSizes());
    await setGlobals(page, { textSize: '200-percent' });
    const textSize = await settled(async () => [
      ...(await layoutFaults(page, SLACK)),
      ...(await growthFaults(page)),
    ]);
    await setGlobals(page, { textSize: '100-percent', direction: 'rtl' });
    const direction = await settled(() => layoutFaults(page, SLACK));
    await setGlobals(page, { direction: 'ltr' });
    await page.emulateMedia({ forcedColors: 'active' });
    const forcedColors = await settled(() => unseen(page));
    await page.emulateMedia({ forcedColors: null });

    const keyboard = await notReached(page);

    const found: CheckFaults = {
      screenReader,
      textSize,
      direction,
      forcedColors,
      ...(keyboard && { keyboard }),
    };
    writeChecks(name, found);
    expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([]);
  });
}

test('what is kept of a screen reader belongs to a component', () => {
  const kept = fs.readdirSync(TRANSCRIPTS).map((file) => path.basename(file, '.txt'));
  expect(kept.toSorted()).toEqual([...mains.keys()].toSorted());
});
