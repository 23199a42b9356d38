import fs from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { scriptsBeforeUse } from '../../tools/build/pageBytes.ts';
import { builds } from './support/builds.ts';
import { listPage, pages } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive, visit } from './support/visit.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { bytes: budgets } = JSON.parse(fs.readFileSync(path.join(root, 'budgets.json'), 'utf8')) as {
  bytes: Record<
    'scriptBeforeUse' | 'homeScripts' | 'homeFirstView' | 'fuzzySearch' | 'map' | 'towns',
    number
  >;
};

/** What comes over the line from now on: counted from the request on, so that nothing that is under way is missed. */
const watchSizes = (page: Page) => {
  const requests = new Set<Request>();
  page.on('request', (request) => requests.add(request));
  return {
    clear: () => requests.clear(),
    addresses: () => [...requests].map((request) => request.url()),
    /** The bytes of all that has been asked for, once it is there; of an address that was asked for twice the second. */
    sum: async (isCounted: (type: string) => boolean) => {
      const sizes = new Map<string, number>();
      for (const request of requests) {
        if (!isCounted(request.resourceType())) continue;
        const response = await request.response();
        await response?.finished();
        sizes.set(request.url(), response ? (await request.sizes()).responseBodySize : 0);
      }
      return [...sizes.values()].reduce((sum, size) => sum + size, 0);
    },
  };
};

test('no page needs more code to come to life than its budget', () => {
  const sizes = scriptsBeforeUse(builds.plain);
  expect(Object.keys(sizes).toSorted()).toEqual(
    [...pages, listPage].map(({ path: address }) => address).toSorted(),
  );
  const over = Object.entries(sizes).filter(([, size]) => size > budgets.scriptBeforeUse);
  expect(over).toEqual([]);
});

// Each build has names of its own, and so is compressed a little differently.
for (const build of ['plain', 'with e-mail keys']) {
  const keepsToBudgets = `the home page keeps to its budgets of code and of bytes in all, ${build}`;
  test(
    keepsToBudgets,
    { tag: build === 'plain' ? [] : '@long' },
    async ({ newVisitor, plainOrigin }) => {
      // The phone that Lighthouse stands for.
      const page = await newVisitor({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
        isMobile: true,
        hasTouch: true,
      });
      const sizes = watchSizes(page);
      await page.goto(build === 'plain' ? `${plainOrigin}/home` : '/home');
      await untilAlive(page);
      // The slider's code, for the first carousel, is followed some seconds later by what starts the worker.
      // They rest, or a slow machine would count the slides that follow.
      await page.getByRole('button', { name: 'Pause slides' }).first().click();
      await expect.poll(() => sizes.addresses().join()).toContain('registerWorker');
      await page.waitForLoadState('networkidle');
      expect(await sizes.sum((type) => type === 'script')).toBeLessThanOrEqual(budgets.homeScripts);
      expect(await sizes.sum((type) => type !== 'media')).toBeLessThanOrEqual(
        budgets.homeFirstView,
      );
    },
  );
}

test('a search that forgives, the map and the towns keep to their budgets (FIND-4, NEAR-3, NEAR-5)', async ({
  newVisitor,
  plainOrigin,
}) => {
  // Too narrow for the map to come by itself.
  const page = await newVisitor({ viewport: { width: 390, height: 844 } });
  const sizes = watchSizes(page);
  /** Code and data that an action has fetched: the data are scripts too. */
  const fetchedBy = async (act: () => Promise<void>) => {
    await page.waitForLoadState('networkidle');
    sizes.clear();
    await act();
    return sizes.sum((type) => type === 'script');
  };

  await visit(page, `${plainOrigin}/products`);
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  const fuzzySearch = await fetchedBy(async () => {
    await page.getByPlaceholder('Search for Products').fill('tsoklate');
    await expect(page.getByText(/^No exact match/)).toBeVisible();
  });
  await visit(page, `${plainOrigin}/dealership`);
  await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
  const map = await fetchedBy(async () => {
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const coast = page.getByRole('group', { name: 'Map of dealers' }).locator('path').first();
    await expect(coast).toBeVisible();
  });
  const towns = await fetchedBy(async () => {
    await page.getByRole('combobox', { name: 'Near' }).fill('tagaytay');
    await expect(page.getByRole('option', { name: 'Tagaytay, Cavite' })).toBeVisible();
  });
  for (const [name, size] of Object.entries({ fuzzySearch, map, towns })) {
    expect(size, name).toBeGreaterThan(1000);
    expect(size, name).toBeLessThanOrEqual(budgets[name as keyof typeof budgets]);
  }
});
