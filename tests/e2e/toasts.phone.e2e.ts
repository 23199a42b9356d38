import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { fillIn, holdBack, shortLetter, submit } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { nextFrame, visit } from './support/visit.ts';

const views = [
  { name: 'upright', size: { width: 390, height: 844 } },
  { name: 'on its side', size: { width: 844, height: 390 } },
  { name: 'the smallest', size: { width: 320, height: 480 } },
];

for (const { name, size } of views) {
  for (const codeOfToasts of ['there', 'missing']) {
    const free = `a toast leaves the menu button free on a phone, ${name}, the code of the toasts ${codeOfToasts}`;
    test(free, { tag: '@long' }, async ({ page, context, plainOrigin, consoleWatch }) => {
      consoleWatch.allow(/Error sending message/, FAILED_REQUEST);
      if (codeOfToasts === 'missing') {
        await context.route(/\/assets\/ToastStack-[^/]+\.js$/, (route) => route.abort());
      }
      await page.setViewportSize(size);
      await visit(page, `${plainOrigin}/contact`);
      await fillIn(page, shortLetter);
      await submit(page);
      const toast = page.getByText('Message failed to send.');
      await expect(toast).toBeVisible();
      await nextFrame(page);
      const menu = page.getByRole('button', { name: 'Open menu' });
      // The header stays at hand wherever the page is scrolled to.
      const { bottom } = await page
        .getByRole('banner')
        .locator('> div')
        .evaluate((bar) => bar.getBoundingClientRect());
      const top = await toast.evaluate((words) => words.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
      // Before the message goes by itself, after 6 s.
      await menu.click({ timeout: 4000 });
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    });
  }
}

test(
  'a message that comes while the menu is open waits until it has gone',
  { tag: '@long' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    await fillIn(page, shortLetter);
    const letGo = await holdBack(page);
    await submit(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    letGo();
    await expect.poll(() => mail.messages.length).toBe(1);
    const toast = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
    await expect(toast).toBeHidden();
    // Longer than a message stays.
    await page.waitForTimeout(6000);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(toast).toHaveText('Message sent successfully!');
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(toast).toBeHidden();
  },
);
