import type { Page } from '@playwright/test';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { startDeployment } from './support/deployment.ts';
import type { Deployment } from './support/deployment.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');

/** Counts the documents that a page loads from now on. */
const countLoads = (page: Page) => {
  const seen = { loads: 0 };
  page.on('load', () => {
    seen.loads += 1;
  });
  return seen;
};

test.beforeEach(({ consoleWatch }) =>
  consoleWatch.allow(
    FAILED_REQUEST,
    /Failed to load module script/,
    /A page failed/,
    /imported module/,
  ),
);

test.describe('a new version is deployed while a tab is open', { tag: '@long' }, () => {
  let host: Deployment;
  test.beforeEach(async () => {
    host = await startDeployment();
  });
  test.afterEach(() => host.close());

  test('the next page comes with one new document, and the draft is kept', async ({ page }) => {
    await visit(page, `${host.origin}/contact`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('textbox', { name: 'Message' }).fill('Not sent yet');
    const seen = countLoads(page);
    host.deploy();
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About');
    await expect(page).toHaveURL(`${host.origin}/about`);
    await expect.poll(() => seen.loads).toBe(1);
    await untilAlive(page);
    // Of the new version now: no further document is needed.
    await footer(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await footer(page).getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Not sent yet');
    expect(seen.loads).toBe(1);
  });

  test('a page that was seen before goes on without a new document', async ({ page }) => {
    await visit(page, `${host.origin}/products`);
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About');
    const seen = countLoads(page);
    host.deploy();
    await footer(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    expect(seen.loads).toBe(0);
  });

  test('every page can be opened from a tab of the old version', async ({ page }) => {
    test.slow();
    await visit(page, `${host.origin}/home`);
    host.deploy();
    for (const [link, title] of [
      ['Dealership', 'Dealership'],
      ['About Us', 'About'],
      ['Contact Us', 'Contact'],
      ['Products', 'Products'],
    ] as const) {
      await footer(page).getByRole('link', { name: link }).click();
      await expect(heading(page)).toHaveText(title);
    }
  });
});

const chunk = /\/assets\/AboutPage-[^/]+\.js$/;

test(
  'code that does not come at first is fetched again unasked',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, '/products');
    const seen = countLoads(page);
    await context.route(chunk, (route) => route.abort(), { times: 1 });
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About');
    await expect.poll(() => seen.loads).toBe(1);
    await untilAlive(page);
    await footer(page).getByRole('link', { name: 'Products' }).click();
    await expect(heading(page)).toHaveText('Products');
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(heading(page)).toHaveText('About');
    expect(seen.loads).toBe(1);
  },
);

test(
  'code that never comes: one new document, then the error page, and no loop',
  { tag: '@long' },
  async ({ page, context }) => {
    await visit(page, '/products');
    const seen = countLoads(page);
    await context.route(chunk, (route) => route.abort());
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    // As long as several more would take.
    await page.waitForTimeout(3000);
    expect(seen.loads).toBe(1);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/home');
    await expect(heading(page)).not.toHaveText(/nasunog/);
  },
);

test(
  'code that came and failed by itself: the error page, and no new document',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(/Of its own/);
    await visit(page, '/products');
    const seen = countLoads(page);
    await context.route(chunk, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Of its own")' }),
    );
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    expect(seen.loads).toBe(0);
  },
);

test(
  'where nothing can be noted down there is no new document, and so no loop',
  { tag: '@long' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/products');
    const seen = countLoads(page);
    await context.route(chunk, (route) => route.abort());
    await footer(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    expect(seen.loads).toBe(0);
  },
);
