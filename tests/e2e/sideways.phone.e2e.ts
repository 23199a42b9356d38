/** A phone that is held sideways: what fits by its width must fit by its height too. */
import { expect, test } from './support/fixtures.ts';
import { pageKinds } from './support/content.ts';
import { expectNoSidewaysScroll, visit } from './support/visit.ts';

for (const size of [
  { width: 667, height: 320 },
  { width: 740, height: 360 },
]) {
  // The gate takes the lower one.
  const tag = size.height > 320 ? '@long' : [];
  test.describe(`at ${size.width} x ${size.height}`, { tag }, () => {
    test.use({ viewport: size });

    test(
      'no picture, film or frame is higher than the view',
      { tag: '@long' },
      async ({ page }) => {
        for (const { path } of pageKinds) {
          await visit(page, path);
          await expectNoSidewaysScroll(page, path);
          const tooHigh = await page.evaluate(() =>
            [...document.querySelectorAll<HTMLElement>('main :is(img, video, iframe)')]
              .filter((element) => element.checkVisibility())
              // Not what lies behind the words of a section and is cut to its size.
              .filter(
                (element) =>
                  getComputedStyle(element.closest('picture') ?? element).position !== 'absolute',
              )
              .filter((element) => element.getBoundingClientRect().height > innerHeight)
              .map(
                (element) => `${element.localName} ${element.getAttribute('alt') ?? element.title}`,
              ),
          );
          expect(tooHigh, path).toEqual([]);
        }
      },
    );

    test(
      'a product’s details begin with its name, and Buy Now is at hand',
      { tag: '@long' },
      async ({ page }) => {
        await visit(page, '/products');
        await page
          .getByRole('button', { name: /^Details/ })
          .first()
          .click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('link', { name: /^Buy Now/ })).toBeInViewport({ ratio: 1 });
        await expect(dialog.getByRole('img').first()).toBeInViewport();
        await dialog.getByRole('button', { name: 'Close details' }).click();
        await expect(dialog).toBeHidden();
      },
    );

    test('a product’s page begins with its name', { tag: '@long' }, async ({ page }) => {
      await visit(page, '/products/cheddar-cheese-powder');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('main').getByRole('img').first()).toBeInViewport({ ratio: 0.7 });
    });

    test('menu and filters can be used to their ends', { tag: '@long' }, async ({ page }) => {
      await visit(page, '/products');
      await page.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await menu.getByRole('button', { name: 'Company' }).click();
      await menu.getByRole('link', { name: 'Contact Us' }).scrollIntoViewIfNeeded();
      await expect(menu.getByRole('link', { name: 'Contact Us' })).toBeInViewport({ ratio: 1 });
      await menu.getByRole('button', { name: 'Close menu' }).click();
      await page.getByRole('button', { name: /^Filters/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Filters' });
      await sheet.getByRole('button', { name: 'Clear Filters' }).scrollIntoViewIfNeeded();
      await expect(sheet.getByRole('button', { name: 'Clear Filters' })).toBeInViewport({
        ratio: 1,
      });
    });
  });
}
