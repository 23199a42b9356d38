import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { chromiumLaunch } from '../../tools/chromium.ts';
import { rewriteResponses } from '../support/rewriteResponses.ts';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { fillIn, sendOnce, shortLetter } from './support/contactForm.ts';
import { influencers, pageKinds, products, site } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import {
  expectNoSidewaysScroll,
  nextFrame,
  scrollThrough,
  scrollTo,
  untilAlive,
  visit,
} from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('every third party hangs', () => {
  test(
    'every page can be read and used to its end',
    { tag: '@long' },
    async ({ page, thirdParties, mail }) => {
      test.slow();
      await thirdParties.hang();
      for (const { path, heading: title } of pageKinds) {
        await visit(page, path);
        await expect(heading(page)).toHaveText(title);
        await scrollThrough(page);
        expect(await page.evaluate(() => document.readyState)).not.toBe('loading');
      }
      await visit(page, '/contact');
      await fillIn(page, shortLetter);
      await sendOnce(page, mail);
    },
  );

  test(
    'a video keeps its poster and its link',
    { tag: '@long' },
    async ({ page, thirdParties }) => {
      await thirdParties.hang();
      await page.clock.install();
      await visit(page, `/influencers/${influencers[0]?.slug}`);
      const link = page.getByRole('link', { name: /^Watch on TikTok/ }).first();
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => thirdParties.requests.length).toBeGreaterThan(0);
      await page.clock.runFor(20_000);
      const slow = page.locator('[data-status="slow"], [data-status="failed"]').first();
      await expect(slow.locator('img').first()).toBeVisible();
      await expect(link).toHaveAttribute('href', influencers[0]?.videos[0]?.address ?? '');
    },
  );
});

test.describe('what the eye is offered fails', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(FAILED_REQUEST));

  test(
    'pictures: their words stand in their places, and nothing moves apart',
    { tag: '@long' },
    async ({ page, context }) => {
      await context.route(/\/pictures\//, (route) => route.abort());
      await visit(page, '/products');
      await expect(page.getByText(/^\d+ products$/)).toBeVisible();
      const [first] = products;
      await expect(page.getByRole('heading', { name: first?.name ?? '' })).toBeVisible();
      const card = page.getByRole('article').filter({ hasText: first?.name ?? '' });
      await expect(card.getByRole('img').first()).toHaveAccessibleName(/\w/);
      const box = await card.getByRole('img').first().boundingBox();
      expect(box?.height).toBeGreaterThan(100);
      await card.getByRole('button', { name: 'Details' }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Buy Now' })).toBeVisible();
      for (const { path, heading: title } of pageKinds) {
        await visit(page, path);
        await expect(heading(page)).toHaveText(title);
        await expectNoSidewaysScroll(page);
      }
    },
  );

  test('films: their posters stay, and the texts beside them can be read', async ({
    page,
    context,
  }) => {
    await context.route(/\/films\/.*\.(webm|mp4)$/, (route) => route.abort());
    await visit(page, '/home');
    await expect(heading(page)).toBeInViewport();
    const hero = page.getByRole('region', { name: 'Our powders at work' });
    await expect
      .poll(() =>
        hero
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
      )
      .toBe(true);
    await hero.getByRole('button', { name: 'Next slide' }).click();
    await expect(
      hero.getByRole('group', { name: 'Choose slide' }).locator('[aria-current="true"]'),
    ).toHaveAttribute('aria-label', 'Slide 2 of 4');
    await page.getByRole('heading', { name: site.home.about.headline }).scrollIntoViewIfNeeded();
    await expect(page.getByText(site.home.about.text)).toBeVisible();
  });

  test(
    'fonts: the texts show in the fonts of the device, and fit',
    { tag: '@long' },
    async ({ page, context }) => {
      await context.route(/\.woff2$/, (route) => route.abort());
      for (const { path, heading: title } of pageKinds) {
        await visit(page, path);
        await expect(heading(page)).toHaveText(title);
        await expect(heading(page)).toBeVisible();
        await expectNoSidewaysScroll(page, path);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page, `${path} at 320 px`);
        await page.setViewportSize({ width: 1366, height: 800 });
      }
    },
  );

  test(
    'fonts that hang: the texts are there meanwhile',
    { tag: '@long' },
    async ({ page, context }) => {
      await context.route(/\.woff2$/, () => undefined);
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(heading(page)).toBeVisible();
      await untilAlive(page);
      // None keeps the place of a text empty, but those that every device has.
      const displays = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ family }) => !family.includes('Fallback'))
          .map(({ family, display }) => `${family} ${display}`),
      );
      expect(displays.length).toBeGreaterThan(2);
      expect(displays.filter((text) => !text.endsWith(' swap'))).toEqual([]);
    },
  );
});

test(
  'without IntersectionObserver figures, map and pictures can be had',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await visit(page, '/about');
    await expect(page.locator('dd').first()).toContainText('20+');
    await visit(page, '/contact');
    await expect(page.getByRole('link', { name: /^Open in Maps/ })).toBeVisible();
    await visit(page, '/home');
    const photos = page.getByRole('region', { name: 'Pictures of the partnership' });
    await photos.scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        photos
          .locator('img')
          .evaluateAll((images) =>
            images.some((image) => (image as HTMLImageElement).naturalWidth > 0),
          ),
      )
      .toBe(true);
  },
);

for (const [name, time] of [
  ['in 1970', '1970-01-01T00:00:00Z'],
  ['in 2199', '2199-12-31T23:59:59Z'],
] as const) {
  const clock = `a clock ${name}: the lists come, and a message goes out`;
  test(clock, { tag: '@long' }, async ({ page, mail }) => {
    await page.clock.setFixedTime(new Date(time));
    await visit(page, '/products');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await expect(footer(page)).toContainText(/© (1970|2199|2200)/);
    await footer(page).getByRole('link', { name: 'Contact Us' }).click();
    await fillIn(page, shortLetter);
    await sendOnce(page, mail);
  });
}

test(
  'a clock that is set back while the visitor writes holds nothing up',
  { tag: '@long' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    const { Email, ...rest } = shortLetter;
    await fillIn(page, rest);
    await page.evaluate(() => {
      const past = Date.now() - 86_400_000;
      Date.now = () => past;
    });
    await fillIn(page, { Email });
    await sendOnce(page, mail);
  },
);

test('a component that throws takes its own page along, and no other', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(/A page failed/, /broken component/);
  await rewriteResponses(context, /\/assets\/AboutPage-[^/]+\.js$/, (source) =>
    source.replace(
      /export\{(\w+) as AboutPage\};?\s*$/,
      'function Broken(){throw new Error("broken component")}export{Broken as AboutPage};',
    ),
  );
  await visit(page, '/products');
  await footer(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('banner')).toBeVisible();
  expect(consoleWatch.matching(/A page failed: Error: broken component/)).toHaveLength(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  await footer(page).getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();

  // Opened directly, the same.
  await page.goto('/about');
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await footer(page).getByRole('link', { name: 'Dealership' }).click();
  await expect(heading(page)).toHaveText('Dealership');
});

/** Why a browser did not keep a page as it was for Back, as far as the page is to blame. */
const reasonsAgainstKeeping = async (browser: Browser, address: string, script?: () => void) => {
  const page = await browser.newPage();
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    const reasons: string[] = [];
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) reasons.push(`${type} ${reason}`);
    });
    await page.goto(address);
    if (script) await page.evaluate(script);
    else await untilAlive(page);
    await page.goto('about:blank');
    await page.goBack();
    await untilAlive(page);
    return reasons.filter((reason) => reason.startsWith('PageSupportNeeded'));
  } finally {
    await page.close();
  }
};

test(
  'Back may bring every page as it was left, out of the browser’s own cache',
  { tag: '@long' },
  async ({ baseURL }) => {
    // A browser that keeps pages, where it can at all: Playwright's own start forbids it.
    const browser = await chromium.launch({
      ...(await chromiumLaunch()),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      for (const { path } of pageKinds) {
        expect(await reasonsAgainstKeeping(browser, `${baseURL}${path}`), path).toEqual([]);
      }
      const spoil = () => addEventListener('unload', () => undefined);
      expect(await reasonsAgainstKeeping(browser, `${baseURL}/about`, spoil)).toHaveLength(1);
    } finally {
      await browser.close();
    }
  },
);

test(
  'Back from another site brings the words and the list as they were',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a message');
    await page.goto('/products?search=ube');
    await expect(page.getByText(/^1 product$/)).toBeVisible();
    await page.goto('about:blank');
    await page.goBack();
    await expect(page.getByText(/^1 product$/)).toBeVisible();
    await expect(page.getByPlaceholder('Search for Products')).toHaveValue('ube');
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message');
  },
);

test(
  'Back brings words that were typed before the form came to life',
  { tag: '@long' },
  async ({ page, context }) => {
    const part = /\/assets\/MapAndForm-[^/]+\.js$/;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route(part, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Message' }).fill('Half a message');
    // The browser notes what is in a field within a second.
    await page.waitForTimeout(1500);
    await page.goto('about:blank');
    letGo();
    await page.goBack();
    await untilAlive(page);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a message');
  },
);

test.describe('at a zoom of 400 % in a window of 1280 by 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const { path } of pageKinds) {
    const isReadable = `${path} needs no scrolling sideways, and hides no focus`;
    // The gate takes the form; as narrow, though not as low, it sees every page (narrow.desktop.e2e.ts).
    const tag = path === '/contact' ? [] : '@long';
    test(isReadable, { tag }, async ({ page }) => {
      await visit(page, path);
      await expectNoSidewaysScroll(page);
      await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
      const covered: string[] = [];
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(async () => {
          const element = document.activeElement;
          if (!element || element === document.body) return undefined;
          // A player has its link over it, which is transparent.
          if (element instanceof HTMLIFrameElement) return undefined;
          const isSeen = () => {
            const { left, top, width, height } = element.getBoundingClientRect();
            if (width < 2) return true;
            return [0.1, 0.5, 0.9].some((across) =>
              [0.1, 0.5, 0.9].some((down) => {
                const seen = document.elementFromPoint(left + across * width, top + down * height);
                return seen && (element.contains(seen) || seen.closest('label')?.contains(element));
              }),
            );
          };
          // The page follows the focus, the header follows the page, and the focused element rises. This takes a second,
          // and more with slow frames.
          const giveUpAt = performance.now() + 10_000;
          while (performance.now() < giveUpAt) {
            await new Promise((done) => setTimeout(done, 16));
            if (isSeen()) return undefined;
          }
          return element.outerHTML.slice(0, 80);
        });
        if (found !== undefined) covered.push(found);
      }
      expect(covered).toEqual([]);
    });
  }

  test(
    'the hero can be read to its end, and the keyboard finds it whole again',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/home');
      const hero = page.getByRole('region', { name: site.home.hero.headline });
      // A film that cannot come has a link too.
      const link = hero.getByRole('link', { name: 'See the products' });
      const look = async () => ({
        opacity: await hero.evaluate(({ firstElementChild }) =>
          Number(firstElementChild && getComputedStyle(firstElementChild).opacity),
        ),
        isLinkSeen: await link.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return seen !== null && element.contains(seen);
        }),
      });
      const twoFrames = async () => {
        await nextFrame(page);
        await nextFrame(page);
      };
      await scrollTo(
        page,
        await link.evaluate((a) => a.getBoundingClientRect().bottom - innerHeight),
      );
      await twoFrames();
      expect(await look()).toEqual({ opacity: 1, isLinkSeen: true });

      // Past it, from where the keyboard comes back.
      const about = page.getByRole('region', { name: site.home.about.headline });
      await about.getByRole('link').first().focus();
      await scrollTo(page, 1000);
      await expect.poll(look).toEqual({ opacity: 0, isLinkSeen: false });
      while (!(await link.evaluate((a) => a === document.activeElement))) {
        await page.keyboard.press('Shift+Tab');
      }
      await expect.poll(look).toEqual({ opacity: 1, isLinkSeen: true });
    },
  );

  test('the menu and a product’s details can be used', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/products');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).first().click();
    const buy = page.getByRole('dialog').getByRole('link', { name: 'Buy Now' });
    await buy.scrollIntoViewIfNeeded();
    await expect(buy).toBeInViewport();
    await page.getByRole('button', { name: 'Close details' }).click();
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByRole('button', { name: 'Company' }).click();
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About');
  });
});
