import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { navigation } from './support/content.ts';
import { openInOtherTabs } from './support/otherTab.ts';
import { boxOf, nextFrame, scrollOffset, visit } from './support/visit.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const openMenu = async (page: Page) => {
  await toggle(page).click();
  await expect(panel(page)).toBeVisible();
  // It has arrived.
  await expect.poll(async () => (await boxOf(panel(page))).x).toBe(0);
};

test(
  'the panel: 250 px wide, with logo and close button, and the items in order',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    await openMenu(page);
    expect((await boxOf(panel(page))).width).toBe(250);
    await expect(panel(page).getByRole('link', { name: 'LasaKita home' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Close menu' })).toBeVisible();
    await expect(
      panel(page).getByRole('navigation').locator('> ul > li > :is(a, button)'),
    ).toHaveText(navigation.map(({ label }) => label));
    const transition = await panel(page).evaluate(
      (element) => getComputedStyle(element).transitionDuration,
    );
    expect(transition.split(', ')[0]).toBe('0.3s');
  },
);

test('the focus stays inside, and the page behind neither answers nor scrolls', async ({
  page,
}) => {
  await visit(page, '/home');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    const isInside = await panel(page).evaluate((element) =>
      element.contains(document.activeElement),
    );
    expect(isInside, `after ${step + 1} presses of Tab`).toBe(true);
  }
  // The browser's own top layer makes everything else inert.
  await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
  expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
  await page.mouse.move(350, 500);
  await page.mouse.wheel(0, 600);
  await nextFrame(page);
  expect(await scrollOffset(page)).toBe(0);

  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the close button and the backdrop close it, and the focus returns', async ({ page }) => {
  await visit(page, '/about');
  await openMenu(page);
  await panel(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await openMenu(page);
  // By its place: until then it would count as the second of a double click, and go nowhere.
  await expect(page.locator('html')).not.toHaveAttribute('data-settling');
  await page.mouse.click(350, 600);
  await expect(panel(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test('an internal item navigates and closes it', async ({ page }) => {
  await visit(page, '/home');
  await openMenu(page);
  await panel(page).getByRole('button', { name: 'Influencers' }).click();
  await panel(page).getByRole('link', { name: 'Chef Ligaya' }).click();
  await expect(page).toHaveURL('/influencers/chef-ligaya');
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Influencers: Chef Ligaya');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollOffset(page)).toBe(0);
  // Where the visitor is now, the panel opens and marks.
  await openMenu(page);
  await expect(panel(page).getByRole('button', { name: 'Influencers' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(panel(page).getByRole('link', { name: 'Chef Ligaya' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the item of the page shown closes it too', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/products');
  await openMenu(page);
  await panel(page).getByRole('link', { name: 'Products' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
});

test(
  'an external item opens a tab of its own with no opener',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, '/home');
    await openMenu(page);
    await panel(page).getByRole('button', { name: 'Shop Now' }).click();
    const opening = context.waitForEvent('page');
    await panel(page)
      .getByRole('link', { name: /^Shopee/ })
      .click();
    const tab = await opening;
    expect(tab.url()).toContain('https://shopee.ph/');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/home');
  },
);

test(
  'a page that is opened in another tab or window leaves the menu as it is',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    await openMenu(page);
    for (const name of ['Products', 'LasaKita home']) {
      await openInOtherTabs(panel(page).getByRole('link', { name }));
      await expect(panel(page)).toBeVisible();
    }
    await expect(page).toHaveURL('/home');
  },
);

test(
  'to open it fetches no page: the focus is put on a link, nobody went there',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/products');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await toggle(page).tap();
    await expect(panel(page).getByRole('link', { name: 'LasaKita home' })).toBeFocused();
    await page.waitForTimeout(500);
    expect(asked.filter((url) => url.includes('/assets/HomePage-'))).toEqual([]);
  },
);

test(
  'Back and Forward close the menu with the page that it stands on',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    for (const [go, address] of [
      [() => page.goBack(), '/home'],
      [() => page.goForward(), '/about'],
    ] as const) {
      await openMenu(page);
      await go();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expect(panel(page)).toBeHidden();
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    }
  },
);
