import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { pageKinds } from './support/content.ts';
import { nextFrame, scrollTo, visit } from './support/visit.ts';

interface Shifts {
  /** The sum of the layout shifts that the browser reports. */
  shifts: number;
}

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const found: Shifts = { shifts: 0 };
    Object.assign(window, found);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as never as Shifts).shifts += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as never as Shifts).shifts);

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return [x, y + window.scrollY, width, height].map(Math.round);
    }),
  );

/** From now on time passes only when the test says so. */
const stopTime = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
};

/**
 * Opens a page while its clock stands still, and advances the clock only as far as hydration needs: React waits up to
 * 300 ms between two parts that arrive one after the other, as on a busy machine. Returns the time that passed, in ms.
 */
const visitInStoppedTime = async (page: Page, address: string) => {
  await page.goto(address);
  let passed = 0;
  await expect(async () => {
    if ((await page.locator('html[data-alive]').count()) > 0) return;
    await page.clock.runFor(25);
    passed += 25;
    throw new Error(`The page does not answer after ${passed} ms of its own time`);
  }).toPass({ intervals: [250] });
  return passed;
};

const lists = [
  { path: '/products', noun: 'products', count: /^\d+ products$/, link: 'Products' },
  { path: '/dealership', noun: 'dealers', count: /^\d+ dealers$/, link: 'Dealership' },
] as const;

for (const { path } of pageKinds) {
  const name = `${path}: the code is asked for once what is seen first is on the screen, and the document's styles stay`;
  // The gate takes a page with a list.
  test(name, { tag: ['@phone', path === '/products' ? [] : '@long'].flat() }, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (node instanceof HTMLStyleElement) moved.push(node.textContent.slice(0, 80));
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page, path);
    const { painted, asked } = await page.evaluate(() => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name: address }) => /\/assets\/[^/]+\.js$/.test(address))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(0);
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
    // The parts below come to life one by one.
    await page.waitForLoadState('networkidle');
    expect(await page.locator('head style[data-emotion^="ui "]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => (window as never as { moved: string[] }).moved)).toEqual([]);
  });
}

for (const { path, noun, count, link } of lists) {
  const skeletons = '[data-needs-script] article';
  const cards = `[aria-label="List of ${noun}"] article`;
  // The gate takes one of the two lists.
  const daily = path === '/products' ? [] : '@long';

  test(
    `${path}: places are kept for a second, in each of which at most one thing moves, and the list then shows`,
    { tag: ['@desktop', daily].flat() },
    async ({ page }) => {
      await stopTime(page);
      const passed = await visitInStoppedTime(page, path);
      await expect(page.locator(skeletons).first()).toBeVisible();
      const places = await page.locator(skeletons).count();
      const moving = await page
        .locator('[aria-hidden][data-needs-script]:has(article)')
        .first()
        .evaluate((list) => list.getAnimations({ subtree: true }).length);
      expect(moving).toBeGreaterThan(0);
      expect(moving).toBeLessThanOrEqual(places);
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(900 - passed);
      await expect(page.locator(skeletons).first()).toBeVisible();
      await expect(page.locator(cards)).toHaveCount(0);
      await page.clock.runFor(200);
      await expect(page.locator(cards).first()).toBeVisible();
      await expect(page.locator(skeletons)).toHaveCount(0);
      await expect(page.getByText(count)).toBeVisible();
    },
  );

  test(`${path}: nothing moves when the list arrives`, { tag: daily }, async ({ page }) => {
    await watchShifts(page);
    await stopTime(page);
    await visitInStoppedTime(page, path);
    await expect(page.locator(skeletons).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    // Where the visitor would see it.
    const top = await page
      .locator(skeletons)
      .first()
      .evaluate((card) => card.getBoundingClientRect().top + window.scrollY);
    await scrollTo(page, Math.max(0, top - 300));
    const before = await shiftsOf(page);
    const places = await boxesOf(page, skeletons);
    await page.clock.runFor(1200);
    await expect(page.locator(cards).first()).toBeVisible();
    const arrived = await boxesOf(page, cards);
    if (noun === 'products') {
      // Exactly the cards' size (PROD-2).
      expect(arrived).toEqual(places);
    } else {
      expect(arrived.length).toBe(places.length);
      expect(arrived[0]?.slice(0, 3)).toEqual(places[0]?.slice(0, 3));
    }
    await nextFrame(page);
    await nextFrame(page);
    expect((await shiftsOf(page)) - before).toBeLessThanOrEqual(0.01);
  });

  test(
    `${path}: the list works out no styles that the document could bring`,
    { tag: ['@phone', '@long'] },
    async ({ page }) => {
      await page.addInitScript(() => {
        const worked: string[] = [];
        Object.assign(window, { worked });
        const insert = CSSStyleSheet.prototype.insertRule;
        CSSStyleSheet.prototype.insertRule = function insertRule(rule, index) {
          worked.push(rule);
          return insert.call(this, rule, index);
        };
      });
      await visit(page, path);
      await expect(page.locator(cards).first()).toBeVisible();
      const workedOut = await page
        .locator(`:has(> [aria-label="List of ${noun}"]) *`)
        .evaluateAll((elements) => {
          const names = new Set(elements.flatMap((element) => [...element.classList]));
          const { worked } = window as never as { worked: string[] };
          return worked.filter((rule) =>
            (/\.(ui-\w+)/.exec(rule) ?? []).some((name) => names.has(name)),
          );
        });
      expect(workedOut).toEqual([]);
    },
  );

  test(
    `${path}: a list already loaded shows at once`,
    { tag: ['@desktop', '@long'] },
    async ({ page }) => {
      await visit(page, path);
      await expect(page.getByText(count)).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
      await page.evaluate(() => {
        const seen = { skeletons: 0 };
        Object.assign(window, { seen });
        new MutationObserver(() => {
          seen.skeletons += document.querySelectorAll('[data-needs-script] article').length;
        }).observe(document.body, { subtree: true, childList: true });
      });
      await footer.getByRole('link', { name: link }).click();
      await expect(page.locator(cards).first()).toBeVisible();
      const seen = await page.evaluate(
        () => (window as never as { seen: { skeletons: number } }).seen.skeletons,
      );
      expect(seen).toBe(0);
    },
  );
}
