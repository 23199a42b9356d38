import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { untilAlive } from './support/visit.ts';

/** Opens a page whose code is on its way until the function is called. */
const openUnfinished = async (page: Page, address: string) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.context().route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return letGo;
};

for (const [address, button, dialog] of [
  ['/about', 'Open menu', 'Menu'],
  ['/products', 'Filters', 'Filters'],
] as const) {
  test(`"${button}" pressed before the code has come answers when it has`, async ({ page }) => {
    const letGo = await openUnfinished(page, address);
    await page.getByRole('button', { name: button, exact: true }).tap();
    await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
    letGo();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: dialog })).toBeHidden();
  });
}

test('only the last press counts, and no press twice', async ({ page }) => {
  const letGo = await openUnfinished(page, '/products');
  await page.getByRole('button', { name: 'Filters', exact: true }).tap();
  await page.getByRole('heading', { level: 1 }).tap();
  letGo();
  await untilAlive(page);
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});
