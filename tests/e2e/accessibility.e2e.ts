import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { nameFaults } from '../../.storybook/nameFaults.ts';
import { markupFaults } from '../support/markupFaults.ts';
import { fillIn, shortLetter, submit } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { pageKinds } from './support/content.ts';
import { scrollThrough, scrollTo, visit } from './support/visit.ts';

/** Scrolls through the page, so that everything that comes into being on the way is looked at too. */
const seeAll = async (page: Page) => {
  await scrollThrough(page);
  await scrollTo(page, 0);
};

const expectNoFindings = async (page: Page) => {
  // Colours halfway through a change are nobody's choice.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  expect(await page.evaluate(nameFaults)).toEqual([]);
  expect(await page.evaluate(markupFaults, undefined)).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  expect(
    violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(' ')) })),
  ).toEqual([]);
};

// What moves would be caught at another moment every time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pageKinds) {
  // The gate takes some: there axe looks at every page's stories too.
  const isDaily = ['/home', '/contact'].includes(path) || path.startsWith('/products/');
  const tag = isDaily ? '@once' : '@long';
  test(`axe finds nothing on ${path}`, { tag }, async ({ page }) => {
    await visit(page, path);
    if (path === '/products') await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    if (path === '/dealership') await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
    await seeAll(page);
    await expectNoFindings(page);
  });
}

test('axe finds nothing on the open menu', { tag: '@long' }, async ({ page, isMobile }) => {
  await visit(page, '/influencers/amihan');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Influencers' }).click();
    await expect(page.getByRole('link', { name: 'Tadhana' }).first()).toBeVisible();
  }
  await expectNoFindings(page);
});

test('axe finds nothing on the open product', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products?product=6');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
});

test(
  'axe finds nothing while the list is on its way',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.clock.install();
    await visit(page, '/products');
    await expect(page.getByRole('status').first()).toBeEmpty();
    await expectNoFindings(page);
  },
);

test(
  'axe finds nothing on the filters and on an empty result',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await visit(page, '/products');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await page.getByPlaceholder('Search for Products').fill('no such thing');
    await expect(page.getByText(/No products match/)).toBeVisible();
    await expectNoFindings(page);
    if (!isMobile) return;
    await page.getByRole('button', { name: 'Filters' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectNoFindings(page);
  },
);

test(
  'axe finds nothing on a page past the end and on pages by number',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await visit(page, '/dealership?per-page=10&page=99');
    await expect(page.getByText(/There is no page 99/)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await expect(page.getByRole('navigation', { name: 'Pages of dealers' })).toBeVisible();
    await expectNoFindings(page);
  },
);

test(
  'axe finds nothing on a form with errors, a failure and a toast',
  { tag: ['@desktop', '@long'] },
  async ({ page, mail, consoleWatch }) => {
    consoleWatch.allow(/Error sending message/, /status of 500/);
    mail.answerWith(500);
    await visit(page, '/contact');
    await submit(page);
    await expect(page.getByText('Please tell us your name.')).toBeVisible();
    await expectNoFindings(page);

    await fillIn(page, shortLetter);
    await submit(page);
    await expect(page.getByRole('alert')).toHaveText('Message failed to send.');
    await page.getByRole('region', { name: 'Notifications' }).getByRole('article').hover();
    await expectNoFindings(page);
  },
);
