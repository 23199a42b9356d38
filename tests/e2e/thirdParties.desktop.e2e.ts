import type { Locator, Page } from '@playwright/test';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expect, test } from './support/fixtures.ts';
import { influencers, pageKinds, site } from './support/content.ts';
import { scrollThrough, scrollTo, visit } from './support/visit.ts';

const influencer = influencers.find(({ videos }) => videos.length > 1);
const [firstVideo] = influencer?.videos ?? [];
const influencerPath = `/influencers/${influencer?.slug}`;
const playerOf = (address = '') => `https://www.tiktok.com/player/v1/${address.split('/').at(-1)}?`;

/** A window so low that nothing but the head of a page is in it. */
const LOW = { width: 1366, height: 200 };

/** Runs in every page: the visitor's browser is asked to save data. */
const saveData = () => {
  Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
    get: () => Object.assign(new EventTarget(), { saveData: true }),
  });
};

const video = (page: Page) => page.locator('[data-status]').filter({ has: overlay(page).first() });
const overlay = (page: Page) => page.getByRole('link', { name: /^Watch on TikTok/ });
const map = (page: Page) =>
  page.locator('[data-status]').filter({ has: page.getByRole('link', { name: /^Open in Maps/ }) });

/** What stands in a page and asks others: where, and by which addresses. */
const embedsOf = (
  path: string,
): { place: (page: Page) => Locator; addresses: string[] } | undefined => {
  if (path === '/contact') return { place: map, addresses: [site.company.map.embed] };
  const videos = influencers.find(({ slug }) => path === `/influencers/${slug}`)?.videos ?? [];
  if (videos.length === 0) return undefined;
  return { place: video, addresses: videos.map(({ address }) => playerOf(address)) };
};

const isEmbedOf = (addresses: string[]) => (asked: string) =>
  addresses.some(
    (address) => asked === address || (address.endsWith('?') && asked.startsWith(address)),
  );

for (const { path } of pageKinds) {
  const embeds = embedsOf(path);

  const byScrolling = `${path} asks nobody else before the visitor has scrolled`;
  // The gate takes a page with films and one with a map.
  const tag = ['/home', '/contact'].includes(path) ? [] : '@long';
  test(byScrolling, { tag }, async ({ page, thirdParties }) => {
    await page.setViewportSize(LOW);
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    expect(thirdParties.requests).toEqual([]);
    if (!embeds) {
      // Nor afterwards.
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(thirdParties.requests).toEqual([]);
      return;
    }

    // And once the embed is in view, exactly its own address.
    const place = embeds.place(page).first();
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const frame = embeds.place(page).locator('iframe:not([inert])').first();
    await expect(frame).toBeAttached();
    expect(
      thirdParties.requests.slice(0, 1).filter(isEmbedOf(embeds.addresses.slice(0, 1))),
    ).toHaveLength(1);
    // A carousel may have gone on to its next video meanwhile.
    expect(thirdParties.requests.filter((asked) => !isEmbedOf(embeds.addresses)(asked))).toEqual(
      [],
    );
    if (path !== '/contact') expect(thirdParties.requests[0]).toContain('muted=1');

    await expect(frame).toHaveAttribute('title', /\w/);
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    expect(await frame.getAttribute('allow')).toBe(path === '/contact' ? null : 'autoplay');
  });

  const bySaving = `${path} asks nobody else but by a tap where data is saved`;
  test(
    bySaving,
    { tag: path === '/contact' ? [] : '@long' },
    async ({ page, context, thirdParties }) => {
      await context.addInitScript(saveData);
      await visit(page, path);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(thirdParties.requests).toEqual([]);
      if (!embeds) return;

      const place = embeds.place(page).first();
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await place.getByRole('button', { name: /^(?:Play video|Show map)/ }).click();
      await expect(embeds.place(page).locator('iframe:not([inert])').first()).toBeAttached();
      if (path === '/contact') await expect(place).toHaveAttribute('data-status', 'shown');
      await expect.poll(() => thirdParties.requests.length).toBeGreaterThan(0);
      expect(thirdParties.requests.filter((asked) => !isEmbedOf(embeds.addresses)(asked))).toEqual(
        [],
      );
      expect(new Set(thirdParties.requests).size).toBe(1);
    },
  );
}

test('a video has a transparent link to the original, in a tab with no opener', async ({
  page,
  context,
}) => {
  await visit(page, influencerPath);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Influencers: ${influencer?.name}`,
  );
  await expect(page.getByRole('main').getByRole('img', { name: /\w/ }).first()).toBeVisible();
  const link = overlay(page).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.locator('[data-status="ready"]').first()).toBeVisible();
  const opening = context.waitForEvent('page');
  await link.click();
  const tab = await opening;
  expect(tab.url()).toBe(firstVideo?.address);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
});

test.describe('blocked', () => {
  test.beforeEach(async ({ thirdParties, consoleWatch }) => {
    await thirdParties.block();
    consoleWatch.allow(FAILED_REQUEST);
  });

  test(
    'a blocked video leaves its poster and its link',
    { tag: '@long' },
    async ({ page, thirdParties }) => {
      await page.clock.install();
      await visit(page, influencerPath);
      const link = overlay(page).first();
      await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expect.poll(() => thirdParties.requests.length).toBeGreaterThan(0);
      await page.mouse.move(5, 5);
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(
          page.locator('[data-status="slow"], [data-status="failed"]').first(),
        ).toBeVisible({ timeout: 200 });
      }).toPass();
      await expect(page.getByText('Watch on TikTok').locator('visible=true').first()).toBeVisible();
      const poster = page
        .locator('[data-status="slow"], [data-status="failed"]')
        .first()
        .locator('img')
        .first();
      await expect(poster).toBeVisible();
      expect(
        await poster.evaluate(
          (image: HTMLImageElement) => image.complete && image.naturalWidth > 0,
        ),
      ).toBe(true);
    },
  );

  test('a blocked map leaves its drawing and a link, and the address stands in words', async ({
    page,
  }) => {
    await visit(page, '/contact');
    await map(page).scrollIntoViewIfNeeded();
    await expect(map(page)).toHaveAttribute('data-status', 'failed');
    await expect(page.getByRole('main')).toContainText(site.company.address.join(', '));
    await expect(map(page).locator('svg').first()).toBeVisible();
    await expect(map(page).getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
      'href',
      site.company.map.link,
    );
  });

  // In the gate the others hang, which is worse (faults.desktop.e2e.ts).
  test('the whole site works without the others', { tag: '@long' }, async ({ page }) => {
    for (const { path, heading } of pageKinds) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  });
});

test('a map that never answers says so after a while', async ({ page, thirdParties }) => {
  await thirdParties.hang();
  await page.clock.install();
  await visit(page, '/contact');
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toHaveAttribute('data-status', 'asking');
  await page.clock.runFor(7000);
  await expect(map(page)).toHaveAttribute('data-status', 'slow');
  await expect(map(page).getByText('The map has not loaded: this is a drawing.')).toBeVisible();
});

test.describe('with data saving on', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(saveData);
  });

  test('the films of the site are not fetched either', { tag: '@long' }, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/films/')) films.push(request.url());
    });
    await visit(page, '/home');
    await scrollTo(page, 700);
    await expect(
      page.getByRole('button', { name: `Play video: ${site.home.about.video.title}` }),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(films.filter((address) => /\.(webm|mp4)$/.test(address))).toEqual([]);
  });
});
