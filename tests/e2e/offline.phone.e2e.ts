import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { telephoneText } from '@lasakita/ui/domain/contactLinks';
import { precacheBytes } from '../../tools/build/offline.ts';
import { builds } from './support/builds.ts';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import {
  dealers,
  influencers,
  pageKinds,
  pages,
  products,
  site as texts,
} from './support/content.ts';
import { choose } from './support/filters.ts';
import { expect, test as base } from './support/fixtures.ts';
import { OwnSite } from './support/ownSite.ts';
import { untilAlive, visit } from './support/visit.ts';

const root = path.resolve(import.meta.dirname, '../..');

const test = base.extend<{ ownSite: OwnSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
  ownSite: async ({}, use) => {
    const ownSite = await OwnSite.start();
    await use(ownSite);
    await ownSite.close();
  },
  baseURL: async ({ ownSite }, use) => {
    await use(ownSite.origin);
  },
});

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Waits until the worker has fetched everything and answers for the page. */
const untilReady = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

const visitOnce = async (page: Page, address = '/home') => {
  await visit(page, address);
  await untilReady(page);
};

const goOffline = async (context: BrowserContext) => {
  await context.setOffline(true);
};

/** The paths that are kept, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const found: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      found[name.startsWith('workbox-precache') ? 'precache' : name] = requests.map(
        ({ url }) => new URL(url).pathname,
      );
    }
    return found;
  });

/** The code that is kept, when no worker is on its way. */
const keptCode = async (page: Page) => {
  const isSettled = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const isComing = registration?.installing ?? registration?.waiting;
    return !isComing && registration?.active?.state === 'activated';
  });
  return isSettled
    ? ((await kept(page)).precache ?? []).filter((name) => /\.(?:js|css)$/.test(name))
    : [];
};

/** Until the worker of a newer version answers. Its code then lies beside that of the one before. */
const untilNewer = async (page: Page, before: readonly string[]) => {
  await expect
    .poll(async () => (await keptCode(page)).filter((name) => !before.includes(name)).length)
    .toBe(before.length);
};

/** How much of the earlier version's code is kept. */
const left = async (page: Page, before: readonly string[]) =>
  (await keptCode(page)).filter((name) => before.includes(name)).length;

/** Until the page has told the worker of which version it is. */
const untilAtRest = (page: Page) => page.waitForResponse(/\/assets\/registerWorker-/);

const workers = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what is fetched ahead keeps to its budget', () => {
  const { bytes } = JSON.parse(fs.readFileSync(path.join(root, 'budgets.json'), 'utf8')) as {
    bytes: { precache: number };
  };
  expect(precacheBytes(builds.plain)).toBeLessThanOrEqual(bytes.precache);
});

test(
  'after one visit catalogue, directory and map work without a network',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    // Pictures never seen are not there.
    consoleWatch.allow(FAILED_REQUEST);
    await visitOnce(page);
    await goOffline(context);
    await visit(page, '/products');
    await page.reload();
    await untilAlive(page);
    await expect(heading(page)).toHaveText('Products');
    await expect(page.getByText(`${products.length} products`)).toBeVisible();
    const [first] = products;
    await choose(page, { label: 'Select category', option: 'Cheesemiss', inSheet: true });
    const cheese = products.filter(({ category }) => category === 'cheese-and-cheese-powder');
    // The sheet with the filters, which says the same, may still be leaving.
    await expect(page.getByText(`${cheese.length} products`).first()).toBeVisible();
    await page.goto(`/products?search=${encodeURIComponent(first?.name ?? '')}`);
    await expect(page.getByText('1 product', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: first?.name ?? '' })).toContainText(
      first?.description[0] ?? '',
    );
    // What forgives was never used, and so never asked for by the page.
    await visit(page, '/products?search=tsoklate');
    await expect(page.getByText('No exact match for “tsoklate”.')).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText('Cocoa');

    // The directory.
    await visit(page, '/dealership');
    await page.reload();
    await untilAlive(page);
    await expect(page.getByText(`${dealers.length} dealers`)).toBeVisible();
    const region = dealers.find((dealer) => dealer.region)?.region ?? '';
    await choose(page, { label: 'Select location', option: region, inSheet: true });
    const near = dealers.filter((dealer) => dealer.region.toLowerCase() === region.toLowerCase());
    // The sheet with the filters, which says the same, may still be leaving.
    await expect(page.getByText(`${near.length} dealers`).first()).toBeVisible();
    const dealer = near.find(({ phoneNumbers }) => phoneNumbers.length === 1);
    await page.getByPlaceholder('Search for Dealers').fill(dealer?.name ?? '');
    const card = page.getByRole('article', { name: dealer?.name ?? '' });
    await expect(
      card.getByRole('link', { name: telephoneText(dealer?.phoneNumbers[0] ?? '') }),
    ).toHaveAttribute('href', /^tel:/);

    // The nearest dealer, and the map.
    await visit(page, '/dealership');
    await page.getByRole('combobox', { name: 'Near' }).fill('tagaytay');
    await page.getByRole('option', { name: 'Tagaytay, Cavite' }).click();
    await expect(page.getByText(/^about \d+ km$/)).toHaveCount(20);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('group', { name: 'Map of dealers' });
    await expect(map.locator('path').first()).toHaveAttribute('d', /^M/);
    await visit(page, '/dealership?near=tagaytay-cavite');
    await expect(page.getByText(/^about \d+ km$/)).toHaveCount(20);
  },
);

test('pages never visited show without a network, and unknown ones lead home', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST);
  await visitOnce(page, '/contact');
  await goOffline(context);
  // The home page's document stands in for every influencer's alike.
  for (const { path: address, heading: words, title } of [...pageKinds, ...pages.slice(-1)]) {
    await visit(page, address);
    await expect(heading(page)).toHaveText(words);
    expect(new URL(page.url()).pathname).toBe(address);
    // Also where the home page's document stands in.
    await expect(page).toHaveTitle(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  }
  for (const address of ['/', '/no-such-page', `/influencers/${influencers.length}`]) {
    await visit(page, address);
    await expect(heading(page)).toHaveText(texts.home.hero.headline);
    await expect(page).toHaveURL('/home');
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(`${products.length} products`)).toBeVisible();
});

test('a file in a tab of its own is the file, or nothing, and never a page', async ({
  browser,
  ownSite,
}) => {
  // Not watched: the browser shows a file in a document of its own, whose styles the site's policy forbids.
  const context = await browser.newContext({ baseURL: ownSite.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await visitOnce(page, '/products');
  const picture = page.getByRole('article').first().getByRole('img');
  const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  // What was drawn before the worker answered is not kept yet.
  await page.reload();
  await expect.poll(address).toContain('/pictures/');
  const seen = await address();
  await expect.poll(async () => (await kept(page)).pictures).toContain(new URL(seen).pathname);

  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  await expect(tab.locator('body')).toContainText('User-agent: *');
  await goOffline(context);
  await tab.goto(seen);
  await expect(tab.locator('body > img')).toBeVisible();
  for (const file of ['/robots.txt', '/sitemap.xml', '/films/none.mp4', '/Admin']) {
    const other = await context.newPage();
    await expect(other.goto(file), file).rejects.toThrow(/ERR_/);
    await other.close();
  }
  // A page shows, in another spelling of its address too.
  await visit(page, '/Products/index.html?search=ube');
  await expect(page).toHaveURL('/products?search=ube');
  await expect(heading(page)).toHaveText('Products');
  await context.close();
});

test(
  'the page of a first visit goes on too, with parts that it had not fetched',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST);
    await visitOnce(page, '/about');
    await goOffline(context);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(`${products.length} products`)).toBeVisible();
  },
);

test(
  'pictures are kept as they are seen, up to a bound, and films are not',
  { tag: '@long' },
  async ({ page, context, ownSite, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST);
    await visitOnce(page);
    await visit(page, '/products');
    const picture = page.getByRole('article').first().locator('img');
    const isDrawn = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    await expect.poll(async () => (await kept(page)).pictures?.length ?? 0).toBeGreaterThan(0);
    await goOffline(context);
    await page.reload();
    await untilAlive(page);
    await expect.poll(isDrawn).toBe(true);

    await context.setOffline(false);
    const all = fs
      .readdirSync(ownSite.file('pictures'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return {
          address: `/pictures/${path.relative(fs.realpathSync(ownSite.file('pictures')), fs.realpathSync(file))}`,
          size: fs.statSync(file).size,
        };
      })
      .toSorted((a, b) => b.size - a.size);
    const [largest] = all;
    expect(largest?.size).toBeGreaterThan(120_000);
    await page.evaluate(
      async (addresses) => {
        for (const address of addresses) await (await fetch(address)).blob();
      },
      all.slice(0, 150).map(({ address }) => address),
    );
    const seen = await kept(page);
    expect(seen.pictures).not.toContain(largest?.address);
    await expect.poll(async () => (await kept(page)).pictures?.length).toBe(80);
    expect(
      Object.values(await kept(page))
        .flat()
        .join(),
    ).not.toMatch(/(?:^|,)\/films\//);
  },
);

test(
  'a page whose network does not answer shows as it was kept',
  { tag: '@long' },
  async ({ page, context }) => {
    await visitOnce(page);
    // The connection is made, and nothing comes.
    await context.route('**/about', () => undefined);
    // Far longer than the worker's patience, and shorter than the browser's own.
    await page.goto('/about', { timeout: 20_000 });
    await untilAlive(page);
    await expect(heading(page)).toHaveText('About');
  },
);

const newHeadline = 'A second edition';
const secondEdition = { [texts.home.hero.headline]: newHeadline };

const newVersion = 'a new version shows at the next navigation, and takes the old one’s code away';
test(newVersion, { tag: '@long' }, async ({ page, context, ownSite, consoleWatch }) => {
  consoleWatch.allow(FAILED_REQUEST);
  await visitOnce(page);
  await expect(heading(page)).toHaveText(texts.home.hero.headline);
  const before = await keptCode(page);
  expect(before.length).toBeGreaterThan(10);
  await ownSite.deploy(secondEdition);
  await page.reload();
  await untilAlive(page);
  await expect(heading(page)).toHaveText(newHeadline);
  await untilNewer(page, before);
  await page.reload();
  await expect.poll(() => left(page, before)).toBe(0);
  expect(await keptCode(page)).toHaveLength(before.length);

  await goOffline(context);
  await visit(page, '/home');
  await expect(heading(page)).toHaveText(newHeadline);
  await visit(page, '/products');
  await expect(page.getByText(`${products.length} products`)).toBeVisible();
});

const oldVersion = 'a page of the old version goes on while it is open';
test(oldVersion, { tag: '@long' }, async ({ page, context, ownSite }) => {
  await visitOnce(page, '/about');
  const before = await keptCode(page);
  await ownSite.deploy(secondEdition);
  const other = await context.newPage();
  await visit(other, '/home');
  await expect(heading(other)).toHaveText(newHeadline);
  await untilNewer(other, before);
  const atRest = untilAtRest(other);
  await other.reload();
  await atRest;
  await other.waitForTimeout(1000);
  expect(await left(other, before)).toBe(before.length);
  // The host has its code no more.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText(`${products.length} products`)).toBeVisible();
  await page.close();
  await other.reload();
  await expect.poll(() => left(other, before)).toBe(0);
});

const switchedOff = 'switched off, the worker goes and takes along what it kept';
test(switchedOff, { tag: '@long' }, async ({ page, ownSite }) => {
  await visitOnce(page);
  expect(Object.keys(await kept(page))).not.toEqual([]);
  await ownSite.deploySwitchedOff();
  await page.reload();
  await untilAlive(page);
  await expect.poll(() => workers(page)).toBe(0);
  await expect.poll(() => kept(page)).toEqual({});
  await visit(page, '/products');
  await expect(page.getByText(`${products.length} products`)).toBeVisible();
});

for (const [what, name] of [
  ['the worker is not there', 'sw.js'],
  ['a file that it fetches ahead is not there', 'contact/index.html'],
] as const) {
  test(
    `where ${what}, the site works without one`,
    { tag: '@long' },
    async ({ page, ownSite, consoleWatch }) => {
      consoleWatch.allow(FAILED_REQUEST, /A bad HTTP response code/);
      fs.rmSync(ownSite.file(name));
      const asked = untilAtRest(page);
      await visit(page, '/home');
      await asked;
      await expect.poll(() => workers(page)).toBe(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
      await expect(page.getByText(`${products.length} products`)).toBeVisible();
      await page.reload();
      await untilAlive(page);
      await expect(heading(page)).toHaveText('Products');
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    },
  );
}

test('nothing is fetched ahead before the page has loaded and rests', async ({ page, context }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(/\/pictures\//, async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('registerWorker-')) asked.push(request.url());
  });
  await page.clock.install();
  // Its first picture is fetched at once: held, it keeps the page from having loaded.
  await page.goto('/home', { waitUntil: 'commit' });
  await page.clock.runFor(3000);
  await untilAlive(page);
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  letGo();
  await page.waitForLoadState('load');
  await page.clock.runFor(2000);
  expect(asked).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBe(1);
});

test('nothing is registered where data is to be saved', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    }),
  );
  const asked = untilAtRest(page);
  await visit(page, '/home');
  await asked;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
  expect(await workers(page)).toBe(0);
  expect(await kept(page)).toEqual({});
});
