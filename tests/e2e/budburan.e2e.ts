/** The counter to shake a powder over, on the built pages (BUD-1 to BUD-4). */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilAlive, visit } from './support/visit.ts';

const counter = (page: Page) => page.getByRole('region', { name: 'Budburan mo' });
const coated = (page: Page) => counter(page).locator('[data-coat][data-on]:visible');
/** What is heard of the cups; the list has a status of its own. */
const status = (page: Page) => counter(page).getByRole('status').filter({ hasText: / cups/ });
const ITS_OWN = /\/count\/budburan-|\/PowderCounter-/;

test('nothing of it is fetched before it is near, and it answers then (BUD-3)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (ITS_OWN.test(request.url())) asked.push(request.url());
  });
  await visit(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await counter(page).getByRole('button', { name: 'Isa pa' }).click();
  await expect(status(page)).toHaveText('10 of 18 cups');
  await expect(coated(page)).toHaveCount(10);
  expect(asked.join()).toMatch(/-bare/);
  expect(asked.join()).toMatch(/-cups/);
  // One of the two counters: the other one is for other screens.
  expect(new Set(asked.map((address) => /budburan-(\w+)-/.exec(address)?.[1]))).toHaveProperty(
    'size',
    2,
  );
});

test(
  'without a script it is a still with half of the cups coated, and its words (BUD-3)',
  { tag: '@once' },
  async ({ newVisitor, plainOrigin }) => {
    const page = await newVisitor({ javaScriptEnabled: false });
    await page.goto(`${plainOrigin}/home`);
    await counter(page).scrollIntoViewIfNeeded();
    await expect(coated(page)).toHaveCount(9);
    await expect(counter(page)).toContainText('May 9 pa.');
    // Nor anything that would not answer.
    await expect(counter(page).getByRole('button')).toHaveCount(0);
    await expect(counter(page).locator('input:visible')).toHaveCount(0);
  },
);

test(
  'the page of a powder begins with it, and no second bar covers that of the counter',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products/barbecue-flavor-powder');
    await untilAlive(page);
    const chosen = counter(page).getByRole('radio', { name: 'Barbecue Flavor Powder' });
    await expect(chosen).toBeChecked();
    const bar = page.getByRole('navigation', { name: 'Barbecue Flavor Powder' });
    await counter(page).getByRole('button', { name: 'Isa pa' }).click();
    await expect(status(page)).toHaveText('12 of 22 cups');
    await expect(bar).toHaveCount(0);
    await page.getByRole('heading', { name: 'Paano gamitin' }).evaluate((heading) => {
      window.scrollTo({ top: heading.getBoundingClientRect().top + scrollY + 300 });
    });
    await expect(bar).toBeVisible();
  },
);

test(
  'what is no powder is served instead, one by one (COUNT-3)',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products/sinigang-sa-sampaloc-mix');
    const served = page.getByRole('region', { name: 'Ihain mo ang 60 mangkok' });
    const bowls = served.locator('[data-coat][data-on]:visible');
    await expect(bowls).toHaveCount(30);
    await served.getByRole('button', { name: 'Isa pa' }).click();
    await expect(bowls).toHaveCount(31);
    await expect(served).toContainText('31 × ₱40');
    await served.getByRole('button', { name: 'Dagdagan ng piso' }).click();
    await page.getByText('Buong kuwenta').click();
    await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue('41');
  },
);

test(
  'price and other costs that the counter is told are the helper’s too (KITA-2)',
  { tag: '@once' },
  async ({ page }) => {
    await visit(page, '/products/cheddar-cheese-powder');
    await counter(page).getByRole('button', { name: 'Dagdagan ng piso' }).click();
    await counter(page).getByRole('textbox', { name: 'Patatas, mantika, baso' }).fill('14');
    await expect(counter(page)).toContainText('−₱126');
    await expect(page).toHaveURL(/sell=26/);
    await page.getByText('Buong kuwenta').click();
    await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue('26');
    await expect(page.getByRole('textbox', { name: 'Other costs a serving' })).toHaveValue('14');
    // Who gets the address finds it unfolded.
    await expect(page).toHaveURL(/other=14/);
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Other costs a serving' })).toHaveValue('14');
    await expect(page.getByText('Kita a day')).toBeVisible();
  },
);
