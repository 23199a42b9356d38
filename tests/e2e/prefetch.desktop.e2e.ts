import type { Page } from '@playwright/test';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

const chunk = /\/assets\/AboutPage-[^/]+\.js$/;

const countRequests = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (chunk.test(request.url())) asked.push(request.url());
  });
  return asked;
};

const linkOf = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });

for (const [how, tag, point] of [
  ['under the pointer', [], (page: Page) => linkOf(page).hover()],
  ['with the focus', '@long', (page: Page) => linkOf(page).focus()],
] as const) {
  test(`a link ${how} fetches its page's code, once`, { tag: [tag].flat() }, async ({ page }) => {
    await visit(page, '/products');
    const asked = countRequests(page);
    await point(page);
    await expect.poll(() => asked.length).toBe(1);
    await linkOf(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    expect(asked).toHaveLength(1);
  });
}

test('where data is to be saved, only the click fetches it', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  await visit(page, '/products');
  const asked = countRequests(page);
  await linkOf(page).hover();
  await page.getByRole('button', { name: 'Clear Filters' }).first().hover();
  expect(asked).toHaveLength(0);
  await linkOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  expect(asked).toHaveLength(1);
});

test('a part that another page cannot have fails no page without it', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST);
  await visit(page, '/products');
  await context.route(/\/assets\/MapAndForm-[^/]+\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).hover();
  await failed;
  await linkOf(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
});

test(
  'code that cannot be had ahead shows nothing, and the click says so',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST, /A page failed/, /dynamically imported module/);
    await visit(page, '/products');
    await context.route(chunk, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await linkOf(page).hover();
    await failed;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await linkOf(page).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
  },
);
