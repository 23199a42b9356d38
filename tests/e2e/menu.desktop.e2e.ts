import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { influencers, navigation } from './support/content.ts';
import { openInOtherTabs } from './support/otherTab.ts';
import { visit } from './support/visit.ts';

const menu = (page: Page) => page.getByRole('banner').getByRole('navigation', { name: 'Main' });
const opener = (page: Page, name: string) => menu(page).getByRole('button', { name });

test(
  'a page that is opened in another tab leaves the submenu open',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    await opener(page, 'Company').click();
    await openInOtherTabs(menu(page).getByRole('link', { name: 'About Us' }));
    await expect(opener(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL('/home');
  },
);

test('the menu has its items in order', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  const items = menu(page).locator('> ul > li > :is(a, button)');
  await expect(items).toHaveText(navigation.map(({ label }) => label));
  for (const item of navigation) {
    if (!('children' in item)) continue;
    const { label: name, children } = item;
    const labels = children.map(({ label }) => label);
    await opener(page, name).click();
    const links = menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) });
    await expect(links.locator('li a')).toHaveText(labels.map((label) => new RegExp(`^${label}`)));
    const external = links.locator('li a[href^="http"]');
    await expect(external).toHaveCount(['Shop Now', 'Videos'].includes(name) ? labels.length : 0);
    for (const link of await external.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('the keyboard alone: skip link, submenu, arrows, Escape, and a page', async ({ page }) => {
  await visit(page, '/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'LasaKita home' }).first()).toBeFocused();
  for (const name of ['Home', 'Shop Now', 'Products', 'Dealership', 'Influencers']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(name);
  }
  const influencersButton = opener(page, 'Influencers');
  await expect(influencersButton).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(influencersButton).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Amihan' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Bayani' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu(page).getByRole('link', { name: 'Amihan' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(influencersButton).toHaveAttribute('aria-expanded', 'false');
  await expect(influencersButton).toBeFocused();

  // Never a trap: Tab leaves an open submenu, which closes behind.
  await page.keyboard.press('Space');
  await expect(influencersButton).toHaveAttribute('aria-expanded', 'true');
  for (let step = 0; step <= influencers.length; step += 1) await page.keyboard.press('Tab');
  await expect(opener(page, 'Videos')).toBeFocused();
  await expect(influencersButton).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Tab');
  await expect(opener(page, 'Company')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'About Us' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(opener(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
});

test('the pointer: hover opens, one at a time, and a press outside closes', async ({ page }) => {
  await visit(page, '/about');
  await opener(page, 'Videos').hover();
  await expect(opener(page, 'Videos')).toHaveAttribute('aria-expanded', 'true');
  await opener(page, 'Influencers').hover();
  await expect(opener(page, 'Influencers')).toHaveAttribute('aria-expanded', 'true');
  await expect(opener(page, 'Videos')).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.move(20, 600);
  await expect(opener(page, 'Influencers')).toHaveAttribute('aria-expanded', 'false');
  await opener(page, 'Shop Now').click();
  await expect(menu(page).getByRole('link', { name: 'TikTok Shop' })).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(menu(page).getByRole('link', { name: 'TikTok Shop' })).toBeHidden();
});

test('the page shown, and the submenu that holds it, are marked', async ({ page }) => {
  await visit(page, '/influencers/chef-tala');
  await expect(opener(page, 'Influencers')).toHaveAttribute('aria-current', 'true');
  await opener(page, 'Influencers').click();
  const link = menu(page).getByRole('link', { name: 'Chef Tala' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(menu(page).locator('[aria-current="page"]')).toHaveCount(1);
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await expect(menu(page).getByRole('link', { name: 'Products' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu(page).locator('[aria-current]')).toHaveCount(1);
  const grounds = await menu(page)
    .locator('> ul > li > a')
    .evaluateAll((links) => links.map((entry) => getComputedStyle(entry).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

test(
  'an external item opens a tab of its own with no opener',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, '/about');
    await opener(page, 'Shop Now').click();
    const opening = context.waitForEvent('page');
    await menu(page).getByRole('link', { name: 'TikTok Shop' }).click();
    const tab = await opening;
    expect(tab.url()).toContain('https://www.tiktok.com/shop/');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/about');
  },
);
