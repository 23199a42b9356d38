import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { influencers, products, site } from './support/content.ts';
import { scrollTo, visit } from './support/visit.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name });
/** Slides are counted where the visitor chooses among them: the slider makes copies. */
const dots = (within: Locator) =>
  within.getByRole('group', { name: 'Choose slide' }).getByRole('button');

test('the hero fades and sinks as the page scrolls', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  const hero = page.getByRole('region', { name: site.home.hero.headline });
  const look = () =>
    hero
      .locator('> div')
      .first()
      .evaluate((element) => {
        const { opacity, transform } = getComputedStyle(element);
        return { opacity: Number(opacity), sunk: new DOMMatrix(transform).m42 };
      });
  expect(await look()).toEqual({ opacity: 1, sunk: 0 });
  await scrollTo(page, 200);
  await expect.poll(async () => (await look()).opacity).toBeLessThan(0.95);
  const first = await look();
  expect(first.sunk).toBeGreaterThan(0);
  await scrollTo(page, 500);
  await expect.poll(async () => (await look()).opacity).toBeLessThan(first.opacity);
  expect((await look()).sunk).toBeGreaterThan(first.sunk);
  await scrollTo(page, 0);
  await expect.poll(look).toEqual({ opacity: 1, sunk: 0 });
});

test('the sections are there, with their carousels and words', async ({ page }) => {
  await visit(page, '/home');
  const main = page.getByRole('main');
  await expect(dots(carousel(page, 'Our powders at work'))).toHaveCount(4);
  await expect(
    carousel(page, 'Our powders at work').getByRole('button', { name: /(Next|Previous) slide/ }),
  ).toHaveCount(2);
  await expect(main).toContainText('unsung hero of the Philippine flavoring industry');
  await expect(main).toContainText('accessible and affordable flavoring options');
  await expect(main).toContainText('national baking teacher and culinary influencer');
  await expect(main).toContainText('SARAP NG LASA!');
  await expect(main).toContainText('SARAP NG KITA!');
  await expect(main).toContainText('promote livelihood for the common Filipino');
  const partner = influencers.find(({ slug }) => slug === site.home.partnership.influencer);
  await expect(main.getByRole('link', { name: `Meet ${partner?.name}` })).toHaveAttribute(
    'href',
    `/influencers/${partner?.slug}`,
  );
  const partnership = carousel(page, 'Pictures of the partnership');
  await partnership.scrollIntoViewIfNeeded();
  await expect(dots(partnership)).toHaveCount(7);
  await expect(partnership.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
  const about = page.getByRole('region', { name: site.home.about.headline });
  await expect(
    about.getByRole('link', { name: 'Sinigang sa Sampaloc Mix: ₱45 = 60 mangkok' }),
  ).toHaveAttribute('href', '/products/sinigang-sa-sampaloc-mix');
  // A product that counts no servings has no price there.
  const counted = new Set(products.flatMap(({ id, servingGrams }) => (servingGrams ? [id] : [])));
  await expect(about.getByRole('listitem')).toHaveCount(
    site.home.about.dishes.filter(({ product }) => counted.has(product)).length,
  );
  const sampaloc = page
    .getByRole('region', { name: site.home.sampaloc.headline })
    .locator('[aria-roledescription="carousel"]');
  await sampaloc.scrollIntoViewIfNeeded();
  await expect(dots(sampaloc)).toHaveCount(5);
});

test(
  'the films of the home page play silently, in a loop, while they are in view',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    const film = page
      .getByLabel(site.home.about.video.title)
      .locator('visible=true')
      .and(page.locator('video'));
    await page.getByRole('heading', { name: site.home.about.headline }).scrollIntoViewIfNeeded();
    await expect(film).toBeVisible();
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0),
      )
      .toBe(true);
    expect(
      await film.evaluate((video: HTMLVideoElement) => [
        video.muted,
        video.loop,
        video.playsInline,
      ]),
    ).toEqual([true, true, true]);
    const pause = page.getByRole('button', { name: `Pause video: ${site.home.about.video.title}` });
    await pause.click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  },
);

test(
  'what is scrolled to rises into sight once, in one second',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/home');
    const reveals = page.locator('[data-reveal]');
    const hidden = page.locator('[data-reveal="hidden"]');
    expect(await hidden.count()).toBeGreaterThan(0);
    const text = reveals.filter({ hasText: site.home.partnership.headline });
    await expect(text).toHaveCSS('opacity', '0');
    await text.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    await expect(text).toHaveAttribute('data-reveal', 'revealed');
    const duration = await text.evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(duration).toBe('1s, 1s');
    await expect(text).toHaveCSS('opacity', '1');
    await scrollTo(page, 0);
    await expect(text).toHaveCSS('opacity', '1');
  },
);

test(
  'the figures of the About page count up when they are scrolled to',
  { tag: '@long' },
  async ({ page }) => {
    await page.clock.install();
    await visit(page, '/about');
    const counters = page.locator('dd');
    const shown = () => counters.locator('[aria-hidden]:nth-of-type(3)').allTextContents();
    await page.clock.runFor(100);
    await expect.poll(shown).toEqual(['0+', '0+']);
    await counters.first().scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        await page.clock.runFor(50);
        return Number.parseInt((await shown())[1] ?? '', 10);
      })
      .toBeGreaterThan(0);
    expect(Number.parseInt((await shown())[1] ?? '', 10)).toBeLessThan(300);
    await page.clock.runFor(2200);
    expect(await shown()).toEqual(['20+', '300+']);
    // To assistive technology it was the final figure all along.
    await expect(page.getByRole('definition')).toHaveText([/^20\+/, /^300\+/]);
    await expect(page.getByRole('term')).toHaveText(['Years of experience', 'Partners']);
    await expect(page.getByRole('main')).toContainText('Filipino food trader based in Quezon City');
  },
);
