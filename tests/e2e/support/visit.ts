import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Waits until React has taken over the document: only then does the page answer. */
export const untilAlive = async (page: Page) => {
  await page.waitForFunction(() => {
    interface Fiber {
      stateNode: { current: { memoizedState: { isDehydrated?: boolean } | null } };
    }
    const root = document.getElementById('root');
    const [, fiber] =
      Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const state = (fiber as Fiber | undefined)?.stateNode.current.memoizedState;
    // What was prerendered comes to life in slices.
    return state !== undefined && state !== null && !state.isDehydrated;
  });
  // Its first effects run by messages of this kind; a stopped clock does not hold them.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => done());
        port1.start();
        port2.postMessage(undefined);
      });
    }
  });
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
 * Until the browser has drawn once more, which it does though the page's time stands still, but at most half a second: a
 * headless browser beside others may draw nothing, and a test would wait to its end and say nothing. With this it goes on and
 * says what is not as it should be.
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

/** Fails when anything makes the page scroll sideways. */
export const expectNoSidewaysScroll = async (page: Page) => {
  const { page: pageWidth, view } = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(pageWidth, 'width of the page').toBeLessThanOrEqual(view);
};

/** A control's place, once it has stopped moving. */
export const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not in sight');
  return box;
};
