/** The company's site as it is published: it shows all of the company's content. The other tests visit the sample. */
import fs from 'node:fs';
import path from 'node:path';
import type { Dealer, Influencer, Product, Site } from '../../src/content/schema.ts';
import { companyContent } from '../../tools/content/contentFolder.ts';
import { expect, test } from './support/fixtures.ts';
import { scrollThrough, visit } from './support/visit.ts';
import { dealersByRegion } from '@/domain/dealerOrder';
import { paths } from '@/domain/paths';

const read = (name: string): unknown =>
  JSON.parse(fs.readFileSync(path.join(companyContent, name), 'utf8'));

const { home, pages } = read('site.json') as Site;
const products = read('products.json') as Product[];
const dealers = read('dealers.json') as Dealer[];
const [influencer] = read('influencers.json') as Influencer[];

test.use({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  baseURL: async ({}, use) => {
    await use(process.env.E2E_COMPANY_ORIGIN);
  },
});

for (const address of [
  ...Object.values(paths),
  ...(influencer ? [`/influencers/${influencer.slug}`] : []),
]) {
  test(`${address} comes to life with every picture`, { tag: '@long' }, async ({ page }) => {
    await visit(page, address);
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    const broken = () =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
          .map(({ currentSrc, src }) => currentSrc || src),
      );
    expect(await broken()).toEqual([]);
  });
}

test('the pages say what the company has written', async ({ page }) => {
  await visit(page, paths.home);
  await expect(page).toHaveTitle(pages.home.title);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
});

for (const [address, records] of [
  [paths.products, products.toSorted((a, b) => Number(a.id) - Number(b.id))],
  [paths.dealership, dealersByRegion(dealers).flatMap(({ items }) => items)],
] as const) {
  // The gate takes one of the lists: what is written is checked when it is built.
  const tag = address === paths.products ? [] : '@long';
  test(`${address} lists what the company has entered, and finds it`, { tag }, async ({ page }) => {
    const [record] = records;
    test.skip(!record, 'There is nothing in the list');
    const name = record?.name ?? '';
    await visit(page, address);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    await page.getByPlaceholder(/^Search for/).fill(name);
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
  });
}
