import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { influencers, site } from './support/content.ts';
import { visit } from './support/visit.ts';

const hero = (page: Page) => page.getByRole('region', { name: 'Our powders at work' });
const photos = (page: Page) => page.getByRole('region', { name: 'Pictures of the partnership' });

/** The number of the slide shown. */
const current = (page: Page, carousel = hero(page)) =>
  carousel
    .getByRole('group', { name: 'Choose slide' })
    .locator('[aria-current="true"]')
    .getAttribute('aria-label');

/** Lets a page's time pass, in steps, so that what it starts on the way takes part. */
const pass = async (page: Page, milliseconds: number) => {
  for (let gone = 0; gone < milliseconds; gone += 250) await page.clock.runFor(250);
};

const openHero = async (page: Page) => {
  await page.clock.install();
  await visitWithClock(page, '/home');
  await expect(hero(page).getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await expect(hero(page)).toHaveAttribute('data-rotating', 'true');
};

const visitWithClock = async (page: Page, address: string) => {
  await visit(page, address);
};

test('the hero goes on every four seconds, round and round', { tag: '@long' }, async ({ page }) => {
  await openHero(page);
  for (const number of [2, 3, 4, 1]) {
    await pass(page, 4000);
    await expect.poll(() => current(page)).toBe(`Slide ${number} of 4`);
  }
});

test(
  'the button pauses the hero and its films, and plays on',
  { tag: '@long' },
  async ({ page }) => {
    await openHero(page);
    await hero(page).getByRole('button', { name: 'Pause slides' }).click();
    await page.mouse.move(700, 30);
    await page.locator(':focus').blur();
    await pass(page, 9000);
    expect(await current(page)).toBe('Slide 1 of 4');
    await expect
      .poll(() =>
        hero(page)
          .locator('video')
          .evaluateAll((films) => films.every((film) => (film as HTMLVideoElement).paused)),
      )
      .toBe(true);
    await hero(page).getByRole('button', { name: 'Play slides' }).click();
    await pass(page, 4500);
    await expect.poll(() => current(page)).toBe('Slide 2 of 4');
  },
);

test('the pointer and the focus hold a carousel', { tag: '@long' }, async ({ page }) => {
  await openHero(page);
  await hero(page).getByRole('button', { name: 'Next slide' }).focus();
  await expect(hero(page)).toHaveAttribute('data-rotating', 'false');
  await pass(page, 9000);
  expect(await current(page)).toBe('Slide 1 of 4');
  await page.locator(':focus').blur();
  await expect(hero(page)).toHaveAttribute('data-rotating', 'true');
  await page.mouse.move(1000, 300);
  await expect(hero(page)).toHaveAttribute('data-rotating', 'false');
  await pass(page, 9000);
  expect(await current(page)).toBe('Slide 1 of 4');
  await page.mouse.move(700, 30);
  await expect(hero(page)).toHaveAttribute('data-rotating', 'true');
  await pass(page, 4500);
  await expect.poll(() => current(page)).toBe('Slide 2 of 4');
});

test('arrows, dots and keys choose a slide', async ({ page }) => {
  await visit(page, '/home');
  const next = hero(page).getByRole('button', { name: 'Next slide' });
  await next.click();
  await expect.poll(() => current(page)).toBe('Slide 2 of 4');
  await hero(page).getByRole('button', { name: 'Previous slide' }).click();
  await expect.poll(() => current(page)).toBe('Slide 1 of 4');
  await hero(page).getByRole('button', { name: 'Slide 3 of 4' }).click();
  await expect.poll(() => current(page)).toBe('Slide 3 of 4');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => current(page)).toBe('Slide 4 of 4');
  await expect(hero(page).getByRole('button', { name: 'Slide 4 of 4' })).toBeFocused();
  await page.keyboard.press('Home');
  await expect.poll(() => current(page)).toBe('Slide 1 of 4');
});

test(
  'nothing in a hidden slide takes the focus or stands twice in the page',
  { tag: '@long' },
  async ({ page }) => {
    const [influencer] = influencers.filter(({ videos }) => videos.length > 2);
    await visit(page, `/influencers/${influencer?.slug}`);
    const carousel = page.getByRole('region', { name: `Videos by ${influencer?.name}` });
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.getByRole('button', { name: 'Pause slides' })).toBeVisible();
    const reachable = await carousel.evaluate(
      (root) =>
        [...root.querySelectorAll('a, button, iframe, [tabindex="0"]')].filter(
          (element) =>
            element.closest('[role="group"][aria-roledescription="slide"]') &&
            !element.closest('[inert]'),
        ).length,
    );
    // The overlay link of the slide shown; its player may have come already.
    expect(reachable).toBeLessThanOrEqual(2);
    expect(reachable).toBeGreaterThan(0);
    const ids = await page.evaluate(() =>
      [...document.querySelectorAll('[id]')].map(({ id }) => id),
    );
    expect(ids.length).toBe(new Set(ids).size);
  },
);

test('an influencer with one video has no carousel', { tag: '@long' }, async ({ page }) => {
  const single = influencers.find(({ videos }) => videos.length === 1);
  await visit(page, `/influencers/${single?.slug}`);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Watch on TikTok/ })).toHaveCount(1);
});

test('an influencer’s carousel goes on every three seconds', { tag: '@long' }, async ({ page }) => {
  const several = influencers.find(({ videos }) => videos.length === 2);
  await page.clock.install();
  await visit(page, `/influencers/${several?.slug}`);
  const carousel = page.getByRole('region', { name: `Videos by ${several?.name}` });
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(carousel).toHaveAttribute('data-rotating', 'true');
  await pass(page, 3000);
  await expect.poll(() => current(page, carousel)).toBe('Slide 2 of 2');
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
});

test('the photos are fetched when their slide comes', { tag: '@long' }, async ({ page }) => {
  await visit(page, '/home');
  await photos(page).scrollIntoViewIfNeeded();
  await expect(photos(page).getByRole('button', { name: 'Pause slides' })).toBeVisible();
  await photos(page).getByRole('button', { name: 'Pause slides' }).click();
  const loaded = () =>
    photos(page)
      .locator('img')
      .evaluateAll(
        (images) =>
          images.filter(
            (image) =>
              (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
          ).length,
      );
  await expect.poll(loaded).toBeGreaterThan(0);
  expect(await loaded()).toBeLessThan(site.home.partnership.pictures.length);
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no carousel moves by itself, no film plays, nothing has to be revealed', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/home');
    await expect(hero(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(hero(page)).toHaveAttribute('data-rotating', 'false');
    await pass(page, 9000);
    expect(await current(page)).toBe('Slide 1 of 4');
    await expect(page.locator('[data-reveal="hidden"]')).toHaveCount(0);
    await page.getByRole('heading', { name: site.home.about.headline }).scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('button', { name: `Play video: ${site.home.about.video.title}` }),
    ).toBeVisible();
    const playing = await page
      .locator('video')
      .evaluateAll((films) => films.filter((film) => !(film as HTMLVideoElement).paused).length);
    expect(playing).toBe(0);
    const moved = await page
      .getByRole('region', { name: site.home.hero.headline })
      .locator('> div')
      .first()
      .evaluate((element) => getComputedStyle(element).transform);
    expect(moved).toBe('none');
    await photos(page).scrollIntoViewIfNeeded();
    await expect(photos(page).getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(photos(page)).toHaveAttribute('data-rotating', 'false');
  });

  test('the figures stand at their end at once', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/about');
    await expect(page.locator('dd').locator('[aria-hidden]:nth-of-type(3)')).toHaveText([
      '20+',
      '300+',
    ]);
  });
});
