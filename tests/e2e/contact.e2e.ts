import type { Page } from '@playwright/test';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expectWords, field, fillIn } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { site } from './support/content.ts';
import { MAIL_KEYS } from './support/mailSettings.ts';
import { visit } from './support/visit.ts';

const letter = {
  Name: 'Juana dela Cruz',
  Email: 'juana@example.com',
  Subject: 'Keso & “ube” <b>for the stall</b>',
  Message: 'Magandang araw!\n\n  How much is a sack?\n\tSalamat, Ñ 🧀',
};

const submit = (page: Page) => page.getByRole('button', { name: 'Send Message' });

const write = (page: Page, values: Partial<typeof letter> = letter) => fillIn(page, values);

const expectEmpty = (page: Page) =>
  expectWords(page, { Name: '', Email: '', Subject: '', Message: '' });

test(
  'a message is sent as it was written, and the form is empty again',
  { tag: '@phone' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    await write(page);
    await submit(page).click();
    await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
    await expectEmpty(page);
    expect(mail.messages).toEqual([
      {
        name: letter.Name,
        email: letter.Email,
        title: letter.Subject,
        message: letter.Message,
        lib_version: '4.4.1',
        service_id: MAIL_KEYS.serviceId,
        template_id: MAIL_KEYS.templateId,
        user_id: MAIL_KEYS.publicKey,
      },
    ]);
    // What was sent is no draft any more.
    await page.reload();
    await expectEmpty(page);
  },
);

test(
  'what many write about is the subject after one press',
  { tag: '@phone' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    const [, second = ''] = site.contact.subjects ?? [];
    await write(page, { Name: letter.Name, Email: letter.Email, Message: letter.Message });
    await page
      .getByRole('group', { name: 'Common subjects' })
      .getByRole('button', { name: second })
      .click();
    await expect(field(page, 'Subject')).toHaveValue(second);
    await submit(page).click();
    await expect.poll(() => mail.messages.map(({ title }) => title)).toEqual([second]);
  },
);

test(
  'the toast goes by itself after five seconds, and not under the pointer',
  { tag: ['@desktop', '@long'] },
  async ({ page, mail, isMobile }) => {
    await page.clock.install();
    await visit(page, '/contact');
    await write(page);
    await submit(page).click();
    await expect.poll(() => mail.messages.length).toBe(1);
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('article');
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(toast).toBeVisible({ timeout: 100 });
    }).toPass();
    const box = await toast.boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(box?.y).toBeLessThan(140);
    if (!isMobile) {
      await toast.hover();
      await page.clock.runFor(8000);
      await expect(toast).toBeVisible();
      await page.mouse.move(5, 700);
    }
    await page.clock.runFor(6000);
    await expect(toast).toHaveCount(0);
  },
);

test(
  'a message that fails keeps every word, says so, and can be sent again',
  { tag: '@desktop' },
  async ({ page, mail, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST, /Error sending message/);
    mail.answerWith(500);
    await visit(page, '/contact');
    await write(page);
    await submit(page).click();
    await expect(page.getByRole('alert').getByText('Message failed to send.')).toBeVisible();
    await expectWords(page, letter);
    expect(consoleWatch.matching(/The mail server gave up/)).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Send it as an e-mail' })).toHaveAttribute(
      'href',
      new RegExp(`^mailto:${site.company.email}\\?subject=Keso`),
    );

    mail.answerWith(200);
    await submit(page).click();
    await expect(page.getByRole('status').getByText('Message sent successfully!')).toBeVisible();
    expect(mail.messages).toHaveLength(2);
    expect(mail.messages[1]).toEqual(mail.messages[0]);
    await expectEmpty(page);
  },
);

test(
  'an unsent draft outlives a reload and a look at other pages',
  { tag: '@phone' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    await write(page);
    await page.reload();
    await expectWords(page, letter);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await page.goBack();
    await expectWords(page, letter);
    expect(mail.attempts()).toBe(0);
  },
);

test(
  'the first bad field gets the focus, and each says what it needs',
  { tag: '@phone' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    await submit(page).click();
    await expect(field(page, 'Name')).toBeFocused();
    for (const label of Object.keys(letter)) {
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(/^Please/);
    }
    await write(page, { Name: letter.Name, Email: 'juana', Subject: letter.Subject });
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
    await submit(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    await expect(field(page, 'Email')).toHaveAccessibleDescription(/whole e-mail address/);
    await write(page, { Email: letter.Email, Message: '   ' });
    await submit(page).click();
    await expect(field(page, 'Message')).toBeFocused();
    expect(mail.attempts()).toBe(0);
  },
);

test(
  'the fields have the names and kinds that the e-mail template and the browser know',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/contact');
    await expect(page.getByRole('heading', { name: 'Leave A Message' })).toBeVisible();
    const names = { Name: 'name', Email: 'email', Subject: 'title', Message: 'message' };
    for (const [label, name] of Object.entries(names)) {
      await expect(field(page, label)).toHaveAttribute('name', name);
      await expect(field(page, label)).toHaveAttribute('required', '');
    }
    await expect(field(page, 'Email')).toHaveAttribute('type', 'email');
  },
);

test(
  'a message that is on its way is not sent twice',
  { tag: '@desktop' },
  async ({ page, mail }) => {
    mail.answerWith('hang');
    await visit(page, '/contact');
    await write(page);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await submit(page).click({ force: true });
    await field(page, 'Name').press('Enter');
    await expect(page.getByText('Sending your message…')).toBeVisible();
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => mail.attempts()).toBe(1);
    await expectWords(page, letter);
  },
);

test('the company can be reached in the other ways', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/contact');
  const ways = page.getByRole('list', { name: 'Ways to reach us' });
  const { phone, hours, email, address, map } = site.company;
  const digits = phone.replaceAll(' ', '');
  await expect(ways.locator('> li')).toHaveCount(3);
  await expect(ways.getByRole('link', { name: address[0] ?? '' })).toHaveAttribute(
    'href',
    map.link,
  );
  await expect(ways.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${digits}`);
  await expect(ways).toContainText(hours ?? 'No hours in the content');
  await expect(ways.getByRole('link', { name: /Viber/ })).toHaveAttribute('href', /^viber:\/\//);
  await expect(ways.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});
