/** A monkey test: random actions on a page. They follow from a seed, so that a failure can be reproduced. */
import { expect } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { untilAlive } from './visit.ts';

/** After which something does not answer, in ms: long enough for a machine that does other things beside. */
const PATIENCE_MS = 20_000;

/** After which the browser itself does not, which has no time limit of its own for most of what is asked of it, in ms. */
const BROWSER_PATIENCE_MS = 60_000;

/** A drag takes a few hundredths of a second; after this it was never begun, in ms. */
const DRAG_MS = 3000;

/** What `doing` gives, or what `late` gives where it is still under way after so many ms. */
const within = async <Value>(doing: Promise<Value>, ms: number, late: () => Value) => {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<Value>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error as Error);
      }
    }, ms);
  });
  try {
    return await Promise.race([doing, limit]);
  } finally {
    clearTimeout(timer);
  }
};

/** Numbers from 0 to 1, always the same of a seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const TEXTS = [
  'sampaloc',
  'Piña colada, ñoño',
  'Kumusta po? Magkano po ang isang kilo?',
  'Ang ᜊᜌ᜔ᜊᜌᜒᜈ᜔ ay sulat',
  '🍲👩‍🍳🇵🇭🧀',
  'e\u0301\u200b\u202eabc',
  '<img src=x onerror=alert(1)>',
  '.*+?^${}()|[]\\',
  '%E0%A4%A',
  ' ',
  '',
  'a'.repeat(5000),
  'juan@example.ph',
  '-1',
];

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'Backspace',
  'Delete',
  'Alt+t',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'a',
];

const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 700],
  [1366, 800],
] as const;

/** Runs in the page, all of it: a round trip for each action would take most of the time. Says what it did. */
const playInPage = async ({
  seed,
  count,
  texts,
}: {
  seed: number;
  count: number;
  texts: readonly string[];
}): Promise<string[]> => {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const visible = <Kind extends HTMLElement>(selector: string) =>
    [...document.querySelectorAll<Kind>(selector)].filter(
      (element) =>
        !element.closest('[inert]') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0,
    );
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  const pointer = (element: Element, type: string, x: number, y: number) => {
    const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons: 1 };
    element.dispatchEvent(new PointerEvent(`pointer${type}`, { ...init, pointerId: 1 }));
    element.dispatchEvent(new MouseEvent(`mouse${type}`, init));
  };
  const setValue = (
    field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
    value: string,
  ) => {
    // React has put a setter of its own before the element's.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };

  const actions: [number, () => string | undefined][] = [
    [
      10,
      () => {
        const element = pick(
          visible('a[href], button:not(:disabled), [role="button"], video, summary, label, input'),
        );
        if (!element) return undefined;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        pointer(element, 'down', x, y);
        element.focus();
        pointer(element, 'up', x, y);
        element.click();
        return `click ${nameOf(element)}`;
      },
    ],
    [
      4,
      () => {
        const field = pick(
          // What may only be read, as the form while it sends, scripts could write to, and a visitor cannot.
          visible<HTMLInputElement | HTMLTextAreaElement>(
            'input:not([type="hidden"], [readonly]), textarea:not([readonly])',
          ),
        );
        const text = pick(texts) ?? '';
        if (!field) return undefined;
        field.focus();
        setValue(field, text);
        return `type ${JSON.stringify(text.slice(0, 30))} into "${field.name || field.placeholder}"`;
      },
    ],
    [
      2,
      () => {
        const select = pick(visible<HTMLSelectElement>('select'));
        const option = select && pick([...select.options]);
        if (!select || !option) return undefined;
        setValue(select, option.value);
        return `choose "${option.label}"`;
      },
    ],
    [
      2,
      () => {
        const element =
          pick(visible('a, button, li, img, [role="group"], section')) ?? document.body;
        pointer(element, 'over', 1, 1);
        pointer(element, 'enter', 1, 1);
        return `point at ${nameOf(element)}`;
      },
    ],
    [
      3,
      () => {
        const element =
          pick(visible('[aria-roledescription], [role="alert"], main')) ?? document.body;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + random() * width, top + random() * height];
        const far = (random() - 0.5) * 2 * width;
        pointer(element, 'down', x, y);
        for (const part of [0.2, 0.6, 1]) pointer(element, 'move', x + far * part, y);
        pointer(element, 'up', x + far, y);
        return `drag by ${far.toFixed()} px over ${nameOf(element).slice(0, 30)}`;
      },
    ],
    [
      3,
      () => {
        const key = pick([
          'Escape',
          'Enter',
          'ArrowLeft',
          'ArrowRight',
          'ArrowDown',
          'Tab',
          ' ',
          'a',
        ]);
        const target = document.activeElement ?? document.body;
        for (const type of ['keydown', 'keyup']) {
          target.dispatchEvent(
            new KeyboardEvent(type, { key: key ?? 'a', bubbles: true, cancelable: true }),
          );
        }
        return `key ${key}`;
      },
    ],
    [
      2,
      () => {
        const top = random() * document.documentElement.scrollHeight;
        window.scrollTo({ top, behavior: 'instant' });
        return `scroll to ${top.toFixed()}`;
      },
    ],
  ];
  const bag = actions.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

  const done: string[] = [];
  while (done.length < count) {
    done.push(pick(bag)?.() ?? 'nothing to act on');
    // What follows of it may follow, and sometimes it is seen.
    await new Promise((resolve) => {
      if (random() < 0.1) {
        requestAnimationFrame(() => setTimeout(resolve));
        // A headless browser beside others may draw no frame any more, and the test would wait for one to its end.
        setTimeout(resolve, 500);
      } else setTimeout(resolve);
    });
  }
  return done;
};

/** Runs in every page: a link that leads away is followed by its handlers, and not by the browser. */
const stayHere = () => {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link && (link.target === '_blank' || link.origin !== location.origin))
      event.preventDefault();
  });
};

/** Runs in every page: keeps apart what the browser does of its own. */
const tameBrowser = () => {
  // It says on the console that it is asked too often.
  window.print = () => undefined;
  // Chromium's document holds every picture with `srcset` that was made and never shown, for good, and with it the page that
  // React gave up rendering because the next one was asked for. That would hide what the site itself holds.
  const isChoice = (name: string) => /^(?:srcset|sizes)$/i.test(name);
  // oxlint-disable-next-line typescript/unbound-method -- called with its element below
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function set(name: string, value: string) {
    if (!isChoice(name)) setAttribute.call(this, name, value);
  };
};

const isUnderway = (error: unknown) =>
  error instanceof Error && /context was destroyed|navigat|frame was detached/i.test(error.message);

export interface Memory {
  /** Bytes of the heap in use. */
  heap: number;
  /** Nodes of the document: some more or fewer, by which parts of the menu stand open. */
  shown: number;
  /** Nodes that are in no document any more, and that somebody still holds. */
  detached: number;
  listeners: number;
}

const countShown = () => {
  const walker = document.createTreeWalker(document);
  let count = 1;
  while (walker.nextNode()) count += 1;
  return count;
};

/** What the page holds once everything is collected that nobody holds. */
export const memoryOf = async (page: Page, session: CDPSession): Promise<Memory> => {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const shown = await page.evaluate(countShown);
  return { heap: usedSize, shown, detached: nodes - shown, listeners: jsEventListeners };
};

/** By how much each may grow: a part of what it was, and a little beside. */
const ALLOWED: Record<keyof Memory, { part: number; beside: number }> = {
  heap: { part: 0.1, beside: 1_500_000 },
  // Every submenu open at once adds 89, a message or two a little more.
  shown: { part: 0.1, beside: 200 },
  // Some 35, and those of a page that React may still hold until it draws again.
  detached: { part: 0.1, beside: 150 },
  listeners: { part: 0.1, beside: 50 },
};

/** What has grown beyond what is allowed, in words. */
export const growthOf = (before: Memory, after: Memory): string[] =>
  (Object.keys(ALLOWED) as (keyof Memory)[])
    .filter((name) => after[name] > before[name] * (1 + ALLOWED[name].part) + ALLOWED[name].beside)
    .map((name) => `${name}: ${before[name]} became ${after[name]}`);

export interface MonkeyOptions {
  page: Page;
  /** The same seed does the same again. */
  seed: number;
  /** Says what has gone wrong so far. */
  problems: () => string[];
  /** How long the browser may give no answer, in ms; 60,000 unless given. */
  browserPatience?: number;
  /** How long the menu may give no answer, in ms; 20,000 unless given. */
  menuPatience?: number;
}

export class Monkey {
  /** How much it has done. */
  actions = 0;
  private readonly page: Page;
  private readonly seed: number;
  private readonly problems: () => string[];
  private readonly browserPatience: number;
  private readonly menuPatience: number;
  private readonly random: () => number;
  private readonly log: string[] = [];

  constructor({
    page,
    seed,
    problems,
    browserPatience = BROWSER_PATIENCE_MS,
    menuPatience = PATIENCE_MS,
  }: MonkeyOptions) {
    this.page = page;
    this.menuPatience = menuPatience;
    this.browserPatience = browserPatience;
    this.seed = seed;
    this.problems = problems;
    this.random = randomOf(seed);
  }

  /** Lets it out. */
  async start(path: string) {
    this.page.setDefaultTimeout(PATIENCE_MS);
    await this.page.addInitScript(stayHere);
    await this.page.addInitScript(tameBrowser);
    this.page.context().on('page', (other) => void other.close().catch(() => undefined));
    await this.page.goto(path);
    await untilAlive(this.page);
  }

  /**
   * Goes to a page without loading the site anew, and acts there; in the end the page must be whole.
   *
   * @throws With the seed and the last actions, when something has gone wrong.
   */
  async stay(path: string, count: number) {
    this.note(`— go to ${path} —`);
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    const end = this.actions + count;
    const unlessMute = (doing: Promise<void>) =>
      within(doing, this.browserPatience, () => {
        throw this.failure(path, ['The browser gives no answer']);
      });
    while (this.actions < end) {
      await unlessMute(this.playInPage(Math.min(20, end - this.actions)));
      if (this.actions < end) await unlessMute(this.playByHand());
    }
    await this.check(path);
  }

  /**
   * Drags with the mouse. Playwright waits forever for a drag that the page hears of but the browser does not start, as
   * with a picture that is still loading. A visitor simply lets go.
   */
  async drag(from: readonly [number, number], to: readonly [number, number]) {
    const { mouse } = this.page;
    this.note('drag the mouse');
    await mouse.move(...from);
    await mouse.down();
    await within(mouse.move(...to, { steps: 4 }), DRAG_MS, () => this.note('no drag began'));
    await mouse.up();
  }

  /** Loads the page anew, wherever it is. */
  async reload() {
    this.note('reload');
    await this.page.reload();
    await untilAlive(this.page);
  }

  private note(...done: string[]) {
    this.log.push(...done);
    this.log.splice(0, this.log.length - 40);
  }

  private pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    return items[Math.floor(this.random() * items.length)] as Item;
  }

  private async playInPage(count: number) {
    const seed = Math.floor(this.random() * 2 ** 31);
    this.actions += count;
    try {
      this.note(...(await this.page.evaluate(playInPage, { seed, count, texts: TEXTS })));
    } catch (error) {
      if (!isUnderway(error)) throw error;
      await untilAlive(this.page);
    }
  }

  /** What scripts cannot do: keys and pointers that the browser itself acts on, sizes, back and forward. */
  private async playByHand() {
    const { page } = this;
    this.actions += 1;
    const { width, height } = page.viewportSize() ?? { width: 300, height: 500 };
    const point = () => [this.random() * width, this.random() * height] as const;
    const choice = this.random();
    try {
      if (choice < 0.35) {
        const key = this.pick(KEYS);
        this.note(`press ${key}`);
        await page.keyboard.press(key);
      } else if (choice < 0.5) {
        this.note('press the mouse');
        await page.mouse.click(...point());
      } else if (choice < 0.7) {
        await this.drag(point(), point());
      } else if (choice < 0.8) {
        const [x, y] = this.pick(SIZES);
        this.note(`resize to ${x} × ${y}`);
        await page.setViewportSize({ width: x, height: y });
      } else {
        const delta = choice < 0.93 ? -1 : 1;
        this.note(delta < 0 ? 'back' : 'forward');
        await page.evaluate((by) => {
          const { canGoBack, canGoForward } = (
            window as unknown as { navigation: { canGoBack: boolean; canGoForward: boolean } }
          ).navigation;
          // Never to the empty page that the visit began with.
          if (by < 0 ? canGoBack : canGoForward) history.go(by);
        }, delta);
      }
      await untilAlive(page);
    } catch (error) {
      if (!isUnderway(error)) throw error;
      await untilAlive(page);
    }
  }

  /** Gets out of whatever is open, as a visitor does, and opens the menu. */
  private async tryMenu() {
    const { page } = this;
    const soon = { timeout: 2000 };
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) {
      await page.keyboard.press('Escape');
      await this.draw();
    }
    await expect(dialog).toHaveCount(0, soon);
    // A message lies over the menu on a phone, and stays while the pointer happens to rest on it.
    for (const close of await page.getByRole('button', { name: 'Close message' }).all()) {
      await close.click(soon);
    }
    const toggle = page.getByRole('button', { name: 'Open menu' });
    const banner = page.getByRole('banner');
    if (await toggle.isVisible()) {
      await toggle.click(soon);
      await page.getByRole('button', { name: 'Close menu' }).click(soon);
      await expect(dialog).toHaveCount(0, soon);
    } else {
      const company = banner.getByRole('button', { name: 'Company' });
      await company.focus(soon);
      // It may be open, or just about to close.
      if ((await company.getAttribute('aria-expanded', soon)) !== 'true') {
        await page.keyboard.press('Enter');
      }
      await expect(banner.getByRole('link', { name: 'About Us' })).toBeVisible(soon);
      await page.keyboard.press('Escape');
    }
  }

  /**
   * Makes the browser draw by taking a screenshot. A headless browser beside others may draw nothing by itself, and then a
   * closed dialog never leaves the screen.
   */
  private async draw() {
    const session = await this.page.context().newCDPSession(this.page);
    // Of all that is in view: a picture of a part changes the view for a moment, and a press misses.
    await session.send('Page.captureScreenshot', { format: 'jpeg', quality: 1 });
    await session.detach();
  }

  /** What lies over the page, for whoever looks for the reason why the menu does not answer. */
  private inTheWay() {
    return this.page.evaluate(async () => {
      const isDrawing = await new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true));
        setTimeout(() => resolve(false), 500);
      });
      const dialogs = [...document.querySelectorAll('dialog')].map(
        (dialog) =>
          `${dialog.ariaLabel ?? dialog.innerText.slice(0, 40)}: ${dialog.open ? 'open' : 'closed'}, ${dialog.getAnimations().length} animations`,
      );
      return `${location.href}; ${isDrawing ? 'draws' : 'draws nothing'}; focus in ${document.activeElement?.tagName}; ${dialogs.join('; ')}`;
    });
  }

  private async check(path: string) {
    const { page } = this;
    const found = [...this.problems()];
    try {
      // What was pressed last may still be on its way, with a dialog that covers the menu.
      await expect(() => this.tryMenu()).toPass({ timeout: this.menuPatience });
    } catch (error) {
      found.push(`The menu does not answer (${await this.inTheWay()}): ${String(error)}`);
    }
    if ((await page.locator('main h1').count()) !== 1) found.push('There is not one h1 in main');
    if ((await page.getByText('This page could not be shown').count()) > 0) {
      found.push('The error page shows');
    }
    found.push(...this.problems().filter((problem) => !found.includes(problem)));
    if (found.length > 0) throw this.failure(path, found);
  }

  private failure(path: string, found: readonly string[]) {
    return new Error(
      [
        // First: of a long message only the beginning is told again at the end of all tests.
        `At ${path}, after ${this.actions} actions; MONKEY_SEED=${this.seed} does it again. The last ones:`,
        this.log.join(' · '),
        ...found,
      ].join('\n'),
    );
  }
}
