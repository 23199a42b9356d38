import type { Page } from '@playwright/test';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expectWords, fillIn, submit } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { visit } from './support/visit.ts';

const letter = { Name: 'Juana', Email: 'juana@example.com', Subject: 'Keso', Message: 'Magkano?' };

const fill = (page: Page) => fillIn(page, letter);

const expectFailure = async (page: Page) => {
  await expect(page.getByRole('alert').getByText('Message failed to send.')).toBeVisible();
  await expectWords(page, letter);
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
};

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(FAILED_REQUEST, /Error sending message/));

const answers = [
  [400, /The template ID is invalid/],
  [403, /Forbidden/],
  [429, /Too Many Requests/],
  [451, /Unavailable For Headless Browser/],
  [500, /The mail server gave up/],
  ['cut', /Network Error/],
] as const;

test(
  'however the provider fails, nothing is lost, and its words are on the console',
  { tag: '@long' },
  async ({ page, mail, consoleWatch }) => {
    await visit(page, '/contact');
    await fill(page);
    for (const [index, [mode, words]] of answers.entries()) {
      mail.answerWith(mode);
      await submit(page);
      await expect
        .poll(() => consoleWatch.matching(/Error sending message/).length, String(mode))
        .toBe(index + 1);
      expect(consoleWatch.matching(/Error sending message/).at(-1)).toMatch(words);
      await expectFailure(page);
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
  },
);

test(
  'no answer at all: after 20 seconds the message counts as not sent',
  { tag: '@long' },
  async ({ page, mail, consoleWatch }) => {
    mail.answerWith('hang');
    await page.clock.install();
    await visit(page, '/contact');
    await fill(page);
    await submit(page);
    await expect.poll(() => mail.attempts()).toBe(1);
    await expect(page.getByText('Sending your message…')).toBeVisible();
    await page.clock.runFor(20_500);
    await expectFailure(page);
    expect(consoleWatch.matching(/Network Error/)).toHaveLength(1);
  },
);

test(
  'a site without e-mail keys says so on the console, and loses nothing',
  { tag: '@long' },
  async ({ page, plainOrigin, thirdParties, consoleWatch }) => {
    await visit(page, `${plainOrigin}/contact`);
    await fill(page);
    await submit(page);
    await expectFailure(page);
    expect(consoleWatch.matching(/public key/i)).toHaveLength(1);
    expect(thirdParties.requests.filter((address) => address.includes('emailjs'))).toEqual([]);
  },
);

test('offline: the words stay, and go out once the connection is back', async ({
  page,
  context,
  mail,
}) => {
  await visit(page, '/contact');
  await fill(page);
  await context.setOffline(true);
  await submit(page);
  await expectFailure(page);
  await context.setOffline(false);
  await submit(page);
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(mail.messages).toHaveLength(1);
});

test(
  'the keyboard reaches a toast with Alt+T, closes it with Escape and is back',
  { tag: '@long' },
  async ({ page, mail }) => {
    mail.answerWith(500);
    await visit(page, '/contact');
    await fill(page);
    await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
    await expectFailure(page);
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('article');
    await page.keyboard.press('Alt+t');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(toast).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Subject' })).toBeFocused();
  },
);
