import type { Page } from '@playwright/test';
import { namedScripts } from '../../tools/build/pageBytes.ts';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { dealersInOrder, pageKinds, products, site } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';

const CODE = /\/assets\/[^/]+\.js$/;

const lists = [
  { path: '/products', noun: 'products', names: products.map(({ name }) => name) },
  { path: '/dealership', noun: 'dealers', names: dealersInOrder.map(({ name }) => name) },
];

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not arrive' });
const plainList = (page: Page) => page.locator('[data-plain-list]');
const skeletons = (page: Page) => page.locator('[data-needs-script] article:visible');

test.describe('the code cannot be fetched', () => {
  test.beforeEach(async ({ consoleWatch, context }) => {
    consoleWatch.allow(FAILED_REQUEST);
    await context.route(CODE, (route) => route.abort());
  });

  for (const { path, names } of lists) {
    test(`${path} says so and shows the plain list`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(path);
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toBeInViewport();
      await expect(plainList(page).locator('li').getByRole('heading')).toHaveText(names);
      await expect(plainList(page)).toBeVisible();
      await expect(skeletons(page)).toHaveCount(0);
      // Nor anything that would not answer.
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(Filters|Clear Filters)/ })).toHaveCount(0);
    });
  }

  test('the form says where to write instead', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact');
    const instead = page.getByRole('form').getByRole('link', { name: site.company.email });
    await expect(notice(page)).toBeVisible();
    await expect(instead).toBeVisible();
  });

  test(
    'every page says so, and offers another attempt',
    { tag: ['@desktop', '@long'] },
    async ({ page, context }) => {
      for (const { path } of pageKinds) {
        await page.goto(path);
        await expect(notice(page), path).toBeVisible();
      }
      await page.goto('/products?category=cheese-and-cheese-powder');
      await expect(notice(page)).toBeVisible();
      await context.unroute(CODE);
      await notice(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^\d+ products?$/)).toBeVisible();
      expect(new URL(page.url()).search).toBe('?category=cheese-and-cheese-powder');
      await expect(notice(page)).toHaveCount(0);
      await expect(plainList(page)).toBeHidden();
    },
  );
});

for (const { path, noun, names } of lists) {
  test(
    `${path}: whichever file of the code is missing, there is a list, or a word and a list`,
    { tag: ['@desktop', '@long'] },
    async ({ page, context, request, consoleWatch }) => {
      test.slow();
      consoleWatch.allow(FAILED_REQUEST, /A page failed|dynamically imported module/);
      const asked = new Set<string>();
      page.on('request', (sent) => {
        if (CODE.test(sent.url())) asked.add(new URL(sent.url()).pathname);
      });
      await page.goto(path);
      const cards = page.locator(`[aria-label="List of ${noun}"] article`);
      await expect(cards.first()).toBeVisible();
      const named = namedScripts(await (await request.get(path)).text()).map((file) => `/${file}`);
      expect(named.length).toBeGreaterThan(2);
      // All that the document names, and of what they ask for the part with the list itself, and a file that it shares.
      const files = [
        ...named,
        ...[...asked].filter((file) => /Catalogue|BelowHero|StoreContext/.test(file)),
      ];

      for (const file of files) {
        await context.route(`**${file}`, (route) => route.abort());
        await page.goto(path);
        const heading = page.getByRole('main').getByRole('heading', { name: names[0] ?? '' });
        // Where a part is missing, a new document is tried first.
        await expect(heading.first(), file).toBeVisible({ timeout: 30_000 });
        if (await cards.first().isHidden()) {
          await expect(page.getByText(/did not arrive|could not be shown/).first()).toBeVisible();
          await expect(page.getByRole('main').locator('li :is(h2, h3, h4)')).toHaveText(names);
        }
        await expect(skeletons(page), file).toHaveCount(0);
        await context.unroute(`**${file}`);
      }
    },
  );
}

test(
  'code that is only slow is waited for without a word',
  { tag: ['@desktop', '@long'] },
  async ({ page, context }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route(CODE, async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/products');
    await expect(skeletons(page).first()).toBeVisible();
    await page.clock.runFor(6000);
    await expect(notice(page)).toHaveCount(0);
    await expect(plainList(page)).toBeHidden();
    await expect(skeletons(page).first()).toBeVisible();
    release();
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is there that would not answer', { tag: '@once' }, async ({ page }) => {
    for (const { path } of pageKinds) {
      await page.goto(path);
      const dead = await page
        // A box is ticked by the browser itself, and printed as it is.
        .locator(
          'button:visible, input:not([type="checkbox"]):visible, select:visible, [role="button"]:visible',
        )
        .evaluateAll((controls) =>
          controls
            // The menu opens by its style; the form says beside its button where to write instead.
            .filter((control) => !control.closest('header nav, form'))
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(dead, path).toEqual([]);
      await expect(notice(page)).toHaveCount(0);
    }
  });

  test('the products have their pictures', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/products');
    const pictures = plainList(page).locator('li img');
    await expect(pictures).toHaveCount(products.length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(100);
    }
  });

  test('the dealers of a region are one press away', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/dealership');
    const heading = plainList(page).getByRole('heading', { name: 'Cebu', exact: true });
    await expect(heading).not.toBeInViewport();
    await plainList(page).getByRole('link', { name: 'Cebu', exact: true }).click();
    await expect(heading).toBeInViewport();
  });

  test('every link of the menu can be reached', async ({ page }, { project }) => {
    await page.goto('/about');
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    const shorts = menu.getByRole('link', { name: /^Shorts & Reels/ });
    const influencer = menu.getByRole('link', { name: 'Amihan' });
    await expect(shorts).toBeHidden();
    if (project.name === 'desktop') {
      await menu.getByRole('button', { name: 'Videos' }).hover();
      await expect(shorts).toBeVisible();
      await expect(shorts).toHaveAttribute('href', /^https:/);
      await page.mouse.move(400, 600);
      await expect(shorts).toBeHidden();
      // By the keyboard too: the list opens with the focus on its button, and stays with the focus in it.
      await menu.getByRole('button', { name: 'Influencers' }).focus();
      await expect(influencer).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(influencer).toBeFocused();
    } else {
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      await expect(shorts).toBeVisible();
    }
    await influencer.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Influencers: /);
  });

  test(
    'the list of an applicant can be read, and neither printed nor copied by a button',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/dealership');
      await expect(page.getByText(site.dealership.documents[0] ?? '')).toBeVisible();
      await expect(page.getByText('Print the list')).toBeHidden();
      await expect(page.getByText('Copy the list')).toBeHidden();
    },
  );
});
