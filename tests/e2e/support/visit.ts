import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Waits until the page says that all of it answers: only then does a test press anything. */
export const untilAlive = async (page: Page) => {
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
};

/** Opens a page and waits until it answers. */
export const visit = async (page: Page, address: string) => {
  await page.goto(address);
  await untilAlive(page);
};

export const scrollTo = async (page: Page, offset: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), offset);
};

/**
 * Waits until the browser has drawn once more, at most half a second. The browser draws even while the page's clock stands
 * still. A headless browser beside others may draw nothing, and a test would wait to its end and say nothing. With the
 * limit it goes on and says what is wrong.
 */
export const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        new IntersectionObserver(() => done()).observe(document.body);
        setTimeout(done, 500);
      }),
  );

/** Down to the end, so that everything has been in view. */
export const scrollThrough = async (page: Page) => {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < (await heightOf()); top += 400) {
    await scrollTo(page, top);
    await nextFrame(page);
  }
};

export const scrollOffset = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The path and query of the page shown. */
export const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/**
 * Fails when anything makes the page scroll sideways.
 *
 * @param where For the message, where a test looks at several pages. @default ''
 */
export const expectNoSidewaysScroll = async (page: Page, where = '') => {
  const { page: pageWidth, view } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(pageWidth, `width of the page ${where}`).toBeLessThanOrEqual(view);
};

/** A control's place, once it has stopped moving. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not in sight');
  return box;
};

/** Texts and controls of the main part that take up room and cannot be seen, though nothing says that they are hidden. */
export const invisible = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd)')]
      .filter((element) => element.textContent.trim() !== '')
      .filter(
        (element) =>
          !element.closest('[aria-hidden="true"], [inert], noscript, dialog, [hidden]') &&
          element.checkVisibility() &&
          !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      )
      .map((element) => element.textContent.slice(0, 60)),
  );
