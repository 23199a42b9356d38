/** The pages on hosts of all kinds, however their addresses are spelled. */
import type { Page } from '@playwright/test';
import type { SiteServer } from '../../tools/build/siteServer.ts';
import { listPage, pageKinds, pages, products, site } from './support/content.ts';
import type { ExpectedPage } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { startOtherHost } from './support/otherHosts.ts';
import type { OtherHost } from './support/otherHosts.ts';
import { addressOf, untilAlive, visit } from './support/visit.ts';
import { paths } from '@/domain/paths';

const pageAt = (address: string) => {
  const page = pages.find(({ path }) => path === address);
  if (!page) throw new Error(`There is no page at ${address}`);
  return page;
};

/** All that the document says of itself is of one page, and so is what it shows. */
const expectPage = async (page: Page, { path, title, description, heading }: ExpectedPage) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  expect(new URL(page.url()).pathname).toBe(path);
  await expect(page).toHaveTitle(title);
  const head = await page.evaluate(() => ({
    titles: document.querySelectorAll('head > title').length,
    descriptions: [...document.querySelectorAll('meta[name="description"]')].map((tag) =>
      tag.getAttribute('content'),
    ),
    canonicals: [...document.querySelectorAll('link[rel="canonical"]')].map((tag) =>
      tag.getAttribute('href'),
    ),
    addresses: [...document.querySelectorAll('meta[property="og:url"]')].map((tag) =>
      tag.getAttribute('content'),
    ),
    robots: document.querySelectorAll('meta[name="robots"]').length,
  }));
  const own = site.origin + path;
  expect(head).toEqual({
    titles: 1,
    descriptions: [description],
    canonicals: [own],
    addresses: head.addresses.length > 0 ? [own] : [],
    // The visitor's own list is nothing for search engines.
    robots: path === listPage.path ? 1 : 0,
  });
  if (path === paths.products) {
    await expect(page.getByText(`${products.length} products`)).toBeVisible();
  }
};

/** Each with the page's own address: any of the first is to lead to it. */
const spellings = [
  ['/Products', '/products'],
  ['/products/', '/products'],
  ['/products/index.html', '/products'],
  ['/PRODUCTS/Index.HTML', '/products'],
  ['/influencers/Amihan', '/influencers/amihan'],
  ['/influencers/amihan/index.html', '/influencers/amihan'],
  ['/home/index.html', '/home'],
] as const;

test.describe('the preview leads to the one address of a page', () => {
  for (const [spelling, own] of [...spellings, ['/index.html', '/'] as const]) {
    test(`from ${spelling}`, async ({ request }) => {
      for (const query of ['', '?page=2&search=a%20b']) {
        const answer = await request.get(spelling + query, { maxRedirects: 0 });
        expect(answer.status()).toBe(301);
        expect(answer.headers().location).toBe(own + query);
        expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
      }
      expect((await request.get(own, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  test('and never to another site', async ({ baseURL }) => {
    for (const address of ['//products/', '//products/index.html', '/%2e%2e//products/']) {
      // Not by Playwright, which would mend the address first.
      const answer = await fetch(`${baseURL}${address}`, { redirect: 'manual' });
      expect(answer.headers.get('location') ?? '/', address).toMatch(/^\/(?!\/)/);
    }
  });
});

const startedAs = (options: OtherHost) => {
  const started: { host?: SiteServer } = {};
  test.beforeEach(async () => {
    started.host = await startOtherHost(options);
  });
  test.afterEach(async ({ page }) => {
    // Before its host, or what it still fetches would fail.
    await page.close();
    await started.host?.close();
  });
  return (address: string) => `${started.host?.origin}${address}`;
};

test.describe('on a host that knows one spelling and answers 404 to others', () => {
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 404/));
  const at = startedAs({ findsDocuments: true, otherwise: { file: '404.html', status: 404 } });
  test('every spelling is the page, under its own address', { tag: '@long' }, async ({ page }) => {
    for (const [spelling, own] of [
      ...spellings,
      ['//products', '/products'] as const,
      ['/%70roducts', '/products'] as const,
      ['/products).', '/products'] as const,
      ['/about%E2%80%A6', '/about'] as const,
    ]) {
      await visit(page, at(`${spelling}?from=elsewhere`));
      await expectPage(page, pageAt(own));
      expect(addressOf(page), spelling).toBe(`${own}?from=elsewhere`);
    }
  });

  test('what only looks like a page is none', { tag: '@long' }, async ({ page, consoleWatch }) => {
    // The router's own word.
    consoleWatch.allow(/could not be decoded/);
    for (const address of ['/products/index.htm', '/index.html/products', '/%E0%A4%A']) {
      if (address.includes('%')) {
        // The browser itself may refuse it; the code must not throw.
        await visit(page, at('/home'));
        await page.evaluate((broken) => {
          history.pushState({}, '', broken);
          dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, address);
      } else {
        await visit(page, at(address));
      }
      await expect(page).toHaveURL(/\/home$/);
      await expect(page).toHaveTitle(site.pages.home.title);
    }
  });
});

for (const file of ['index.html', '404.html'] as const) {
  test.describe(`on a host that answers every path with ${file} and status 200`, () => {
    const at = startedAs({ findsDocuments: false, otherwise: { file, status: 200 } });
    test('each is the page itself', { tag: '@long' }, async ({ page }) => {
      for (const expected of pageKinds.slice(1)) {
        await visit(page, at(expected.path));
        await expectPage(page, expected);
        // And so is the next page.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
        await expect(page).toHaveTitle(site.pages.contact.title);
        await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
      }
    });
  });
}

test(
  'inside the site too another spelling leads to the page’s own address',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/about');
    for (const [spelling, own] of spellings) {
      await page.evaluate((address) => {
        history.pushState({}, '', `${address}?from=inside#main`);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, spelling);
      await expect.poll(() => new URL(page.url()).pathname).toBe(own);
      expect(page.url()).toContain('?from=inside#main');
      await untilAlive(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageAt(own).heading);
    }
  },
);
