import type { Page } from '@playwright/test';
import { rewriteResponses } from '../support/rewriteResponses.ts';
import { pageKinds, pages } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { Monkey, growthOf, memoryOf } from './support/monkey.ts';
import type { Memory } from './support/monkey.ts';

/** On both projects together. The workflow does 10,000 every night. */
const ACTIONS = Number(process.env.MONKEY_ACTIONS ?? 600);
const SEED = Number(process.env.MONKEY_SEED ?? 2026);

/** Around all pages: to warm up, to compare with, and with reloads between. */
const ROUNDS = 3;

/** What the browser says where a page is left before its first picture is drawn. */
const LEFT_EARLY = /was preloaded using link preload but not used/;

/** To come to a page and to look at it afterwards takes as long as 50 actions: few are spent on one page of each kind. */
const places = ACTIONS < 10_000 ? pageKinds : pages;

const perStay = Math.ceil(ACTIONS / 2 / ROUNDS / places.length);
const millions = (bytes: number) => (bytes / 1e6).toFixed(2);
const inWords = ({ heap, shown, detached, listeners }: Memory) =>
  `${millions(heap)} MB, ${shown} nodes and ${detached} in no document, ${listeners} listeners`;

test(
  'whatever a visitor does, nothing fails and no memory is lost',
  { tag: '@long' },
  async ({ page, mail, consoleWatch, viewport, isMobile }, { annotations }) => {
    test.setTimeout(600_000 + ACTIONS * 100);
    expect(mail.origin).toBeTruthy();
    consoleWatch.allow(LEFT_EARLY);
    const problems = () => [
      ...consoleWatch.matching(/./).filter((text) => !LEFT_EARLY.test(text)),
      ...consoleWatch.takeViolations(),
    ];
    const monkey = new Monkey({ page, seed: SEED + Number(isMobile), problems });
    const session = await page.context().newCDPSession(page);
    const startedAt = Date.now();
    await monkey.start('/home');

    /** Always in the same place, with the same view. */
    const measure = async () => {
      await page.setViewportSize(viewport ?? { width: 390, height: 844 });
      await monkey.stay('/about', 0);
      await page.waitForTimeout(2000);
      return memoryOf(page, session);
    };
    const round = async () => {
      for (const { path } of places) await monkey.stay(path, perStay);
      return measure();
    };
    const warm = await round();
    const after = await round();
    for (const [index, { path }] of places.entries()) {
      await monkey.stay(path, perStay);
      if (index % 4 === 0) await monkey.reload();
    }
    const figures = `${monkey.actions} actions in ${((Date.now() - startedAt) / 1000).toFixed()} s; seed ${SEED}; ${inWords(warm)} became ${inWords(after)}`;
    annotations.push({ type: 'monkey', description: figures });
    expect(monkey.actions).toBeGreaterThanOrEqual(ACTIONS / 2);
    expect(growthOf(warm, after)).toEqual([]);
  },
);

test.describe('the monkey sees', { tag: ['@desktop', '@long'] }, () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(LEFT_EARLY));

  const plant = (page: Page, fault: string) =>
    rewriteResponses(
      page.context(),
      /\/assets\/index-[^/]+\.js$/,
      (source) => `${source}\n${fault}`,
    );

  test('an error, and says how to have it again', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/planted/);
    await plant(page, `addEventListener('click', () => { throw new Error('planted'); });`);
    const monkey = new Monkey({ page, seed: SEED, problems: () => consoleWatch.matching(/./) });
    await monkey.start('/home');
    await expect(monkey.stay('/products', 40)).rejects.toThrow(
      new RegExp(`MONKEY_SEED=${SEED}[^]*click[^]*planted`),
    );
  });

  test('a promise that nobody looks after', async ({ page, consoleWatch }) => {
    consoleWatch.allow(/planted/);
    await plant(
      page,
      `addEventListener('click', () => { Promise.reject(new Error('planted')); });`,
    );
    const monkey = new Monkey({ page, seed: SEED, problems: () => consoleWatch.matching(/./) });
    await monkey.start('/home');
    await expect(monkey.stay('/products', 40)).rejects.toThrow(/planted/);
  });

  for (const [what, fault, words, sign] of [
    [
      'a page with a second heading',
      `setInterval(() => document.querySelector('main')?.append(document.createElement('h1')), 100);`,
      /There is not one h1 in main/,
      'main > h1',
    ],
    [
      'a menu that does not answer',
      `setInterval(() => document.querySelectorAll('header').forEach((header) => { header.inert = true; }), 10);`,
      /The menu does not answer/,
      'header[inert]',
    ],
  ] as const) {
    test(what, async ({ page, consoleWatch }) => {
      // The fault is there before the page is alive.
      consoleWatch.allow(/Hydration/);
      await plant(page, fault);
      const monkey = new Monkey({ page, seed: SEED, problems: () => [], menuPatience: 2500 });
      await monkey.start('/about');
      await page.locator(sign).first().waitFor({ state: 'attached' });
      await expect(monkey.stay('/about', 0)).rejects.toThrow(words);
    });
  }

  test('a browser that gives no answer', async ({ page }) => {
    await plant(page, `addEventListener('click', () => { for (;;); }, true);`);
    const monkey = new Monkey({ page, seed: SEED, problems: () => [], browserPatience: 3000 });
    await monkey.start('/about');
    await expect(monkey.stay('/about', 40)).rejects.toThrow(
      new RegExp(`MONKEY_SEED=${SEED}[^]*The browser gives no answer`),
    );
  });

  test('what is never let go', async ({ page }) => {
    await plant(
      page,
      `const leak = [];
       addEventListener('click', () => { for (let i = 0; i < 100; i += 1) leak.push(document.createElement('i')); }, true);`,
    );
    const monkey = new Monkey({ page, seed: SEED, problems: () => [] });
    const session = await page.context().newCDPSession(page);
    await monkey.start('/about');
    await monkey.stay('/about', 20);
    const before = await memoryOf(page, session);
    await monkey.stay('/about', 200);
    const after = await memoryOf(page, session);
    expect(growthOf(before, after).join()).toMatch(/detached/);
  });
});

test(
  'the monkey goes on though a drag never begins',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const monkey = new Monkey({ page, seed: SEED, problems: () => [] });
    // A picture on its way: the page hears that it is dragged, and the browser does not drag it.
    await page.route('**/on-its-way.png', () => undefined);
    await monkey.start('/about');
    await page.evaluate(() => {
      const picture = document.createElement('img');
      picture.src = '/on-its-way.png';
      picture.style = 'position: fixed; inset: 0; width: 300px; height: 300px; z-index: 9999';
      picture.addEventListener('dragstart', () => document.body.append('it was dragged'));
      document.body.append(picture);
    });
    await monkey.drag([100, 100], [250, 250]);
    await expect(page.getByText('it was dragged')).toBeAttached();
    await page.evaluate(() => document.querySelector('[src="/on-its-way.png"]')?.remove());
    await monkey.stay('/about', 20);
  },
);
