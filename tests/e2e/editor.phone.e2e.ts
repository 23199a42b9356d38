/** The editor on a phone, where no preview stands beside the form. */
import sharp from 'sharp';
import { Editor } from './support/editor.ts';
import { expect, test } from './support/fixtures.ts';

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
test.use({ baseURL: async ({ plainOrigin }, use) => use(plainOrigin) });

test(
  'what does not fit is told in time, and a record is found after another was removed',
  { tag: '@phone' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
    const editor = new Editor(page);
    await editor.open();
    // One press, here too.
    await page.getByText('Products', { exact: true }).click();
    await editor.item('Cheddar Cheese Powder').getByRole('button', { name: 'Expand' }).click();
    const dialog = await editor.chooseFile('Picture', {
      name: 'small.png',
      buffer: await sharp({
        create: { width: 300, height: 300, channels: 3, background: '#a03c14' },
      })
        .png()
        .toBuffer(),
      mimeType: 'image/png',
    });
    const told = page.getByRole('status').filter({ hasText: 'cannot be a picture' });
    await expect(told).toContainText('300 × 300 pixels');
    const close = told.getByRole('button', { name: 'Close' });
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await close.click();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    // By keyboard: the package draws fields as they come into view, and they move what a finger is about to press.
    await editor
      .item('Cheese Sauce Powder Mix')
      .getByRole('button', { name: 'Remove', exact: true })
      .press('Enter');
    await expect(page.getByText('“Cheese Sauce Powder Mix” was removed.')).toBeVisible();
    const find = page.getByRole('combobox', { name: 'Find in this list' });
    await find.fill('ube');
    await find.press('Enter');
    await expect(editor.focused().getByRole('textbox', { name: 'Name' }).first()).toHaveValue(
      'Ube Cake & Pancake Mix',
    );
  },
);
