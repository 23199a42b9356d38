import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { pageKinds, site } from './support/content.ts';
import { boxOf, nextFrame, scrollOffset, scrollTo, visit } from './support/visit.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const footer = (page: Page) => page.getByRole('contentinfo');
const bar = (page: Page) => page.locator('header > [data-fixed]');

test(
  'after a navigation the focus is on the h1, the page at its top, and the title its own',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/home');
    for (const { path, title, heading: words } of pageKinds.slice(1, 5)) {
      await footer(page).locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(words);
      await expect(heading(page)).toBeFocused();
      await expect(page).toHaveTitle(title);
      await expect.poll(() => scrollOffset(page)).toBe(0);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        site.origin + path,
      );
    }
  },
);

test('back and forward return to where the visitor was', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/dealership');
  await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
  await scrollTo(page, 1700);
  await expect.poll(() => scrollOffset(page)).toBe(1700);
  await footer(page)
    .getByRole('link', { name: 'About Us' })
    .evaluate((link) => {
      (link as HTMLElement).click();
    });
  await expect(heading(page)).toHaveText('About');
  await expect.poll(() => scrollOffset(page)).toBe(0);
  await scrollTo(page, 300);
  await expect.poll(() => scrollOffset(page)).toBe(300);
  // The offset is noted with the next frame.
  await nextFrame(page);
  await page.goBack();
  await expect(heading(page)).toHaveText('Dealership');
  await expect.poll(() => scrollOffset(page)).toBe(1700);
  await page.goForward();
  await expect(heading(page)).toHaveText('About');
  await expect.poll(() => scrollOffset(page)).toBe(300);
});

test(
  'a reload keeps the place, though the list comes late',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/dealership');
    await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
    await scrollTo(page, 2000);
    await expect.poll(() => scrollOffset(page)).toBe(2000);
    await nextFrame(page);
    await page.reload();
    await expect.poll(() => scrollOffset(page)).toBe(2000);
  },
);

test('a link to a part of a page goes there', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/home');
  await page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).last().click();
  await expect(page).toHaveURL('/dealership#directory');
  await expect(page.locator('#directory-heading')).toBeInViewport();
});

test('the skip link leads past the header', { tag: '@once' }, async ({ page, isMobile }) => {
  await visit(page, '/products');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const controls = page.getByRole('main').locator('a, button, input').filter({ visible: true });
  await expect(controls.first()).toBeFocused();
  expect(isMobile ? await page.getByRole('button', { name: 'Open menu' }).count() : 1).toBe(1);
});

test('the header is fixed from 10 px on, and nothing jumps', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/about');
  const topOfMain = () =>
    page.evaluate(
      () => (document.querySelector('main')?.getBoundingClientRect().top ?? 0) + window.scrollY,
    );
  const top = await topOfMain();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (const [offset, position] of [
    [9, 'static'],
    [10, 'fixed'],
    [400, 'fixed'],
    [9, 'static'],
    [0, 'static'],
  ] as const) {
    await scrollTo(page, offset);
    await expect(bar(page)).toHaveCSS('position', position);
    expect(await topOfMain(), `at ${offset}`).toBe(top);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  }
  await scrollTo(page, 400);
  await expect.poll(async () => (await boxOf(bar(page))).y).toBe(0);
});

test(
  '"Scroll to top" shows beyond 500 px, goes at 500, and goes up smoothly',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/home');
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect(button).toBeHidden();
    await scrollTo(page, 500);
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    await expect(button).toBeHidden();
    await scrollTo(page, 501);
    await expect(button).toBeVisible();
    await scrollTo(page, 500);
    await expect(button).toBeHidden();

    await scrollTo(page, 2500);
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const offsets: number[] = [];
      Object.assign(window, { offsets });
      addEventListener('scroll', () => offsets.push(scrollY));
    });
    await button.click();
    await expect.poll(() => scrollOffset(page)).toBe(0);
    // Smoothly: there were stations between.
    const stations = await page.evaluate(() =>
      (window as never as { offsets: number[] }).offsets.filter((top) => top > 0 && top < 2500),
    );
    expect(stations.length).toBeGreaterThan(0);
    await expect(button).toBeHidden();
    await expect(heading(page)).toBeFocused();
  },
);

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('"Scroll to top" is there at once', { tag: ['@phone', '@long'] }, async ({ page }) => {
    await visit(page, '/home');
    await scrollTo(page, 2500);
    await page.evaluate(() => {
      const offsets: number[] = [];
      Object.assign(window, { offsets });
      addEventListener('scroll', () => offsets.push(scrollY));
    });
    await page.getByRole('button', { name: 'Scroll to top' }).click();
    await expect.poll(() => scrollOffset(page)).toBe(0);
    // No stations between: at most the offset it started from is told late.
    const offsets = await page.evaluate(() => (window as never as { offsets: number[] }).offsets);
    expect(offsets.filter((top) => top > 0 && top < 2500)).toEqual([]);
  });
});

test(
  'the footer: this year, and the social links in tabs with no opener',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/contact');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} ${site.company.name}`);
    const social = footer(page).getByRole('list', { name: 'Social media' }).getByRole('link');
    await expect(social).toHaveCount(5);
    for (const [index, name] of [
      'Facebook',
      'Instagram',
      'TikTok',
      'Shopee',
      'YouTube',
    ].entries()) {
      const link = social.nth(index);
      await expect(link).toHaveAccessibleName(name);
      await expect(link).toHaveAttribute('href', site.social[index]?.href ?? '');
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  },
);

test(
  'once the year has turned, the footer says the new one',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2031-03-01T08:00:00+08:00'));
    await visit(page, '/about');
    await expect(footer(page)).toContainText('© 2031');
  },
);

test(
  'the main part fills the screen but for 100 px',
  { tag: ['@phone', '@long'] },
  async ({ page, viewport }) => {
    for (const { path } of pageKinds) {
      await visit(page, path);
      const { height } = await boxOf(page.getByRole('main'));
      expect(height, path).toBeGreaterThanOrEqual((viewport?.height ?? 0) - 100);
    }
  },
);
