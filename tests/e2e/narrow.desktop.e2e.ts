import type { Page } from '@playwright/test';
import { fillIn, sendOnce, shortLetter } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { widestOfEach } from './support/content.ts';
import { boxOf, expectNoSidewaysScroll, untilAlive, visit } from './support/visit.ts';

/** What sticks out to the right of the view without being cut off by something around it. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible' && box !== document.body) return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main a, main button, main input, main select, main p')]
      .filter((element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }),
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 1 && box.right > width + 1 && !element.closest('[inert], [hidden]');
      })
      .filter((element) => {
        const scroller = element.closest('.slick-list, [tabindex="0"]');
        return !scroller && (!isCut(element) || element.closest('main') !== null);
      })
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
  });

const settle = async (page: Page, path: string) => {
  if (path === '/products') await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  if (path === '/dealership') await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
};

/** The words of headings that are broken in two for want of room. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility({ checkVisibilityCSS: true }))
      .flatMap((heading) => {
        const broken: string[] = [];
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );

test('the words of headings stay whole from tablets to small screens', async ({ page }) => {
  for (const { path } of widestOfEach) {
    await visit(page, path);
    await settle(page, path);
    for (const width of [768, 1000, 1200]) {
      await page.setViewportSize({ width, height: 1024 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('every page fits', async ({ page }) => {
    for (const { path } of widestOfEach) {
      await visit(page, path);
      await settle(page, path);
      await expectNoSidewaysScroll(page, path);
      expect(await overflowing(page), path).toEqual([]);
    }
  });

  test(
    'the menu, the filters, the details and the form can be used',
    { tag: '@long' },
    async ({ page, mail }) => {
      await visit(page, '/home');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('link', { name: 'Products' }).click();
      await expect(page.getByText(/^\d+ products$/)).toBeVisible();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('combobox', { name: 'Products per page' }).selectOption('10');
      await sheet.getByRole('button', { name: /^Show/ }).click();
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Go to next page' }).click();
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Details' }).first().click();
      const dialog = page.getByRole('dialog');
      const buy = dialog.getByRole('link', { name: 'Buy Now' });
      await buy.scrollIntoViewIfNeeded();
      await expect(buy).toBeInViewport();
      const box = await boxOf(buy);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      await dialog.getByRole('button', { name: 'Close details' }).click();
      await visit(page, '/contact');
      await fillIn(page, shortLetter);
      await sendOnce(page, mail);
      await expectNoSidewaysScroll(page);
    },
  );

  test('the pages of the directory fit, with their numbers', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/dealership?per-page=10&page=12');
    const pagination = page.getByRole('navigation', { name: 'Pages of dealers' });
    await expect(pagination).toBeVisible();
    for (const control of await pagination.getByRole('button').all()) {
      const box = await boxOf(control);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('with text at 200 %', () => {
  // As where a visitor chose a larger text in the browser's settings.
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important; }');
      document.adoptedStyleSheets = [sheet];
    });
  });

  for (const viewport of [
    { width: 1366, height: 800 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`in a window of ${viewport.width} px`, { tag: '@long' }, () => {
      test.use({ viewport });

      test('every page fits', async ({ page }) => {
        for (const { path } of widestOfEach) {
          await visit(page, path);
          expect(
            await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
          ).toBe('32px');
          await settle(page, path);
          await expectNoSidewaysScroll(page, path);
          expect(await overflowing(page), path).toEqual([]);
        }
      });

      test('the menu and the filters can be used', async ({ page }) => {
        await visit(page, '/home');
        const toggle = page.getByRole('button', { name: 'Open menu' });
        if (await toggle.isVisible()) {
          await toggle.click();
          await page.getByRole('dialog').getByRole('link', { name: 'Products' }).click();
        } else {
          await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
        }
        await expect(page.getByText(/^\d+ products$/)).toBeVisible();
        await page.getByPlaceholder('Search for Products').fill('ube');
        await expect(page.getByText(/^1 product$/)).toBeVisible();
        await page.getByRole('button', { name: 'Details' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('button', { name: 'Close details' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expectNoSidewaysScroll(page);
      });
    });
  }
});

test.describe('on paper', () => {
  test('the dealership page begins with the checklist, and has nothing to press', async ({
    page,
  }) => {
    await visit(page, '/dealership');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('BIR Form 2303')).toBeVisible();
    await expect(page.getByText('Forwarder Details (if applicable)')).toBeVisible();
    await expect(page.locator('header')).toBeHidden();
    await expect(page.locator('footer')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the list' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCount(0);
    await expect(page.getByText(/^Send everything to .+@.+, or ask us at \+63/)).toBeVisible();
  });

  test('"Print the list" prints, and "Copy the list" copies', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) });
    });
    await page.goto('/dealership');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Print the list' }).click();
    expect(await page.evaluate(() => (window as never as { printed: boolean }).printed)).toBe(true);
    await page.getByRole('button', { name: 'Copy the list' }).click();
    await expect(page.getByText(/^Copied/)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('[ ] A copy of your BIR Form 2303');
    expect(copied).toContain('[ ] TIN #');
  });
});
