/**
 * The second press of a double click has no effect, neither on the new content nor on the content behind it. The same
 * holds for a second tap where the first one seemed to do nothing.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { boxOf, nextFrame, visit } from './support/visit.ts';

/** How far apart two presses may be, in ms. */
const gaps = [40, 120, 200, 300];

/**
 * Presses one place twice, as the device does. The page's clock runs only between the presses, so no machine is too slow
 * for the test.
 */
const pressTwice = async (page: Page, control: Locator, gap: number, hasTouch: boolean) => {
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(control);
  const at = [x + width / 2, y + height / 2] as const;
  const press = () => (hasTouch ? page.touchscreen.tap(...at) : page.mouse.click(...at));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await press();
  await nextFrame(page);
  await page.clock.runFor(gap);
  await press();
  await page.clock.resume();
};

interface Case {
  name: string;
  address: string;
  opener: (page: Page) => Locator;
  dialog: string | RegExp;
  close: string | RegExp;
  on?: 'desktop' | 'phone';
}

const cases: Case[] = [
  {
    name: 'the details of a product',
    address: '/products',
    opener: (page) => page.getByRole('button', { name: /^Details/ }).first(),
    dialog: /./,
    close: 'Close details',
  },
  {
    name: 'the menu',
    address: '/products',
    opener: (page) => page.getByRole('button', { name: 'Open menu' }),
    dialog: 'Menu',
    close: 'Close menu',
    on: 'phone',
  },
  {
    name: 'the filters',
    address: '/dealership',
    opener: (page) => page.getByRole('button', { name: /^Filters/ }),
    dialog: 'Filters',
    close: /^Show/,
    on: 'phone',
  },
];

for (const { name, address, opener, dialog, close, on } of cases) {
  test(
    `two presses open and close ${name} once`,
    { tag: ['@long', on ? `@${on}` : []].flat() },
    async ({ page, hasTouch }) => {
      await page.clock.install();
      await visit(page, address);
      await expect(opener(page)).toBeVisible();
      const shown = page.getByRole('dialog', { name: dialog });
      for (const gap of gaps) {
        await pressTwice(page, opener(page), gap, hasTouch);
        await expect(shown).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-settling');
        await expect(shown).toBeVisible();
        const before = page.url();
        await pressTwice(page, shown.getByRole('button', { name: close }), gap, hasTouch);
        await expect(shown).toBeHidden();
        await expect(page.locator('html')).not.toHaveAttribute('data-settling');
        // Nothing that lies behind was pressed, and no way was gone twice.
        await expect(page.getByRole('dialog')).toBeHidden();
        expect(new URL(page.url()).pathname, before).toBe(address);
        expect(page.context().pages()).toHaveLength(1);
      }
    },
  );
}

test('a double click opens a submenu and leaves it open', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/about');
  const button = page.getByRole('button', { name: 'Company' });
  await button.dblclick();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});
