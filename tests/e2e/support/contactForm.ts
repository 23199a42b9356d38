import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { EmailReceiver } from '../../support/emailReceiver.ts';

export const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

/** Types into the contact form, by its labels. */
export const fillIn = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
};

/** The form holds these words. */
export const expectWords = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toHaveValue(value);
  }
};

export const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

export const sent = (page: Page) => page.getByText('Message sent successfully!');

/** Presses the button, and waits until the message has gone out, once. */
export const sendOnce = async (page: Page, mail: EmailReceiver) => {
  await submit(page);
  await expect(sent(page)).toBeVisible();
  expect(mail.messages).toHaveLength(1);
};

/** What is sent waits on its way. @returns Lets it go. */
export const holdBack = async (page: Page): Promise<() => void> => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/send-form/, async (route) => {
    await released;
    await route.fallback();
  });
  return letGo;
};

/** The shortest message that the form lets through. */
export const shortLetter = { Name: 'x', Subject: 'x', Message: 'x', Email: 'x@example.com' };
