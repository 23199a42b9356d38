import type { Page } from '@playwright/test';
import type { EmailReceiver } from '../support/emailReceiver.ts';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expectWords, field, fillIn, holdBack, sent, submit } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive, visit } from './support/visit.ts';

const letter = { Name: 'Juana', Email: 'juana@example.com', Subject: 'Keso', Message: 'Magkano?' };

const fill = (page: Page, values: Partial<typeof letter> = letter) => fillIn(page, values);

/**
 * Sets the texts of the fields at once from code. Typing thousands of lines in the browser takes minutes, and it cannot
 * type half a character.
 */
const putIn = (page: Page, texts: Record<string, string>) =>
  page.evaluate(
    (fields) => {
      for (const [name, quoted] of Object.entries(fields)) {
        const input = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
        if (!input) throw new Error(`There is no field ${name}`);
        const prototype = Object.getPrototypeOf(input) as object;
        const { set } = Object.getOwnPropertyDescriptor(prototype, 'value') ?? {};
        set?.call(input, JSON.parse(quoted));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])),
  );

const expectLetter = (page: Page) => expectWords(page, letter);

const strange = {
  Name: 'نينا \u202Eanen\u202C 👩🏽‍🍳',
  Subject: '₱₱₱ <script>alert(1)</script> & "quotes" \\ \u0000 ñ',
  Message: 'Salamat 🧀 שלום\n'.repeat(6_250),
};

/** A page whose message is on its way for good. */
const sendWithoutAnswer = async (page: Page, mail: EmailReceiver) => {
  mail.answerWith('hang');
  await visit(page, '/contact');
  await fill(page);
  await submit(page);
  await expect.poll(() => mail.attempts()).toBe(1);
};

test.beforeEach(({ consoleWatch }) => consoleWatch.allow(FAILED_REQUEST, /Error sending message/));

test.describe('written offline', () => {
  /** On the contact page, however the visitor came there. */
  const writeHere = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    await fill(page);
    await page.context().setOffline(true);
    await submit(page);
    await expect(page.getByText('You are offline: your message was not sent.')).toBeVisible();
  };
  const writeOffline = async (page: Page) => {
    await visit(page, '/contact');
    await writeHere(page);
    await expectLetter(page);
  };
  const offer = (page: Page) => page.getByRole('button', { name: 'Send it now' });

  test('a message is offered again once online, and goes out at one press', async ({
    page,
    mail,
  }) => {
    await writeOffline(page);
    await page.context().setOffline(false);
    await expect(offer(page)).toBeVisible();
    await expect(page.getByText('You are online again.', { exact: true })).toBeVisible();
    expect(mail.attempts()).toBe(0);
    await offer(page).click();
    await expect(sent(page)).toBeVisible();
    await expectWords(page, { Name: '', Email: '', Subject: '', Message: '' });
    expect(mail.messages).toMatchObject([
      { name: letter.Name, email: letter.Email, title: letter.Subject, message: letter.Message },
    ]);
  });

  test('it is offered on any page of the site', { tag: '@long' }, async ({ page, mail }) => {
    await visit(page, '/products');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await writeHere(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await page.context().setOffline(false);
    await offer(page).click();
    await expect(sent(page)).toBeVisible();
    expect(mail.messages).toMatchObject([{ name: letter.Name, message: letter.Message }]);
  });

  test(
    'nothing goes out by itself, and nothing is lost when nobody presses',
    { tag: '@long' },
    async ({ page, mail }) => {
      await writeOffline(page);
      await page.context().setOffline(false);
      await expect(offer(page)).toBeVisible();
      await expect(offer(page)).toHaveCount(0, { timeout: 30_000 });
      await expectLetter(page);
      await expect(page.getByText('You are online again.', { exact: true })).toBeVisible();
      expect(mail.attempts()).toBe(0);
    },
  );
});

test(
  'a second tab leaves a message alone while the first sends it, and takes it over when that is closed',
  { tag: '@long' },
  async ({ page, context, mail }) => {
    await sendWithoutAnswer(page, mail);
    const second = await context.newPage();
    await visit(second, '/contact');
    const doubt = second.getByText('Your last message may not have been sent.');
    await expectWords(second, { Name: '', Message: '' });
    await expect(doubt).toHaveCount(0);
    await page.close();
    await expect(doubt).toBeVisible();
    await expectLetter(second);
  },
);

test(
  'a second tab that was opened while the first sent finds nothing to send once it has arrived',
  { tag: '@long' },
  async ({ page, context, mail }) => {
    const letGo = await holdBack(page);
    await visit(page, '/contact');
    await fill(page);
    await submit(page);
    const second = await context.newPage();
    await visit(second, '/contact');
    letGo();
    await expect(sent(page)).toBeVisible();
    // As long as a tab may take to see what another has taken out, and longer.
    await second.waitForTimeout(1000);
    await expectWords(second, { Name: '', Message: '' });
    await expect(second.getByText('may not have been sent')).toHaveCount(0);
    expect(mail.messages).toHaveLength(1);
  },
);

test(
  'a page closed while it sends: the words are there when it is opened again',
  { tag: '@long' },
  async ({ page, context, mail }) => {
    await sendWithoutAnswer(page, mail);
    await page.close();

    mail.answerWith(200);
    const reopened = await context.newPage();
    await visit(reopened, '/contact');
    await expectLetter(reopened);
    await expect(reopened.getByText('Your last message may not have been sent.')).toBeVisible();
    expect(mail.attempts()).toBe(1);
    await submit(reopened);
    await expect(sent(reopened)).toBeVisible();
    const later = await context.newPage();
    await visit(later, '/contact');
    await expectWords(later, { Name: '', Message: '' });
    await expect(later.getByText('may not have been sent')).toHaveCount(0);
  },
);

test('a message that failed is there when the browser is opened again', async ({
  page,
  context,
  mail,
}) => {
  mail.answerWith(500);
  await visit(page, '/contact');
  await fill(page);
  await submit(page);
  await expect(page.getByText('Message failed to send.')).toBeVisible();
  await page.close();
  const reopened = await context.newPage();
  await visit(reopened, '/contact');
  await expectLetter(reopened);
});

for (const [name, forbid] of [
  [
    'forbidden',
    () => {
      for (const storage of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, storage, {
          configurable: true,
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  const keepsWords = `storage ${name}: a message is sent, and one that fails keeps its words`;
  test(keepsWords, { tag: '@long' }, async ({ page, mail }) => {
    await page.addInitScript(forbid);
    mail.answerWith(500);
    await visit(page, '/contact');
    await fill(page);
    await submit(page);
    await expect(page.getByText('Message failed to send.')).toBeVisible();
    await expectLetter(page);
    expect(mail.attempts()).toBe(1);
    mail.answerWith(200);
    await submit(page);
    await expect(sent(page)).toBeVisible();
    expect(mail.messages).toHaveLength(2);
  });
}

const manyStrange =
  '100,000 strange characters: kept, offered in links that open, and sent as they are';
test(manyStrange, { tag: '@long' }, async ({ page, mail }) => {
  // To lay out thousands of lines takes the browser seconds each time.
  test.slow();
  const words = { ...letter, ...strange };
  expect(words.Message.length).toBe(100_000);
  mail.answerWith(413);
  await visit(page, '/contact');
  await fill(page);
  await putIn(page, { name: words.Name, title: words.Subject, message: words.Message });
  await submit(page);
  await expect(page.getByText('Message failed to send.')).toBeVisible();
  // No other attempt would do: what is the matter is said.
  await expect(page.getByText('Your message is too long to be sent.')).toBeVisible();
  for (const name of ['Send it as an e-mail', 'Write on Viber']) {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? '';
    expect(href.length).toBeLessThanOrEqual(1900);
    expect(decodeURIComponent(href)).toContain('Salamat 🧀 שלום');
    expect(decodeURIComponent(href)).toContain('The rest did not fit into this link');
  }
  await expectWords(page, words);
  await page.reload();
  await untilAlive(page);
  await expectWords(page, words);
  mail.answerWith(200);
  await submit(page);
  await expect(sent(page)).toBeVisible();
  expect(mail.messages.at(-1)).toMatchObject({
    name: words.Name,
    title: words.Subject,
    message: words.Message,
  });
});

test(
  'lines in the subject become one line, from wherever they come',
  { tag: '@long' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    await page.evaluate(() => {
      sessionStorage.setItem(
        'lasakita.message-draft',
        JSON.stringify({
          name: 'Juana',
          email: 'juana@example.com',
          title: 'One\r\nBcc: all@example.com',
          message: 'x',
        }),
      );
    });
    await page.reload();
    await untilAlive(page);
    await expect(field(page, 'Name')).toHaveValue('Juana');
    await submit(page);
    await expect(sent(page)).toBeVisible();
    expect(mail.messages).toMatchObject([{ title: 'OneBcc: all@example.com' }]);
  },
);

test('half an emoji takes nothing down', { tag: '@long' }, async ({ page, mail }) => {
  mail.answerWith(500);
  await visit(page, '/contact');
  await fill(page);
  await putIn(page, { message: 'Keso \uD83E' });
  await submit(page);
  await expect(page.getByText('Your message was not sent.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send it as an e-mail' })).toHaveAttribute(
    'href',
    /body=Keso/,
  );
});

test(
  'a program that fills in every field is asked for one more press, and sends nothing at the first',
  { tag: '@long' },
  async ({ page, mail }) => {
    await visit(page, '/contact');
    const fillAll = () =>
      putIn(page, {
        name: letter.Name,
        email: letter.Email,
        website: 'https://juana.example',
        title: letter.Subject,
        message: letter.Message,
      });
    await fillAll();
    await submit(page);
    await expect(page.getByText('Please press the button once more.')).toBeVisible();
    await expectLetter(page);
    expect(mail.attempts()).toBe(0);
    await submit(page);
    await expect(sent(page)).toBeVisible();
    expect(mail.messages).toMatchObject([{ name: letter.Name, message: letter.Message }]);
  },
);

test('nobody meets the honeypot: not by Tab, not by a screen reader, not by eye', async ({
  page,
}) => {
  await visit(page, '/contact');
  await expect(page.getByRole('textbox')).toHaveCount(4);
  const honeypot = page.locator('form input[name="website"]');
  await expect(honeypot).toHaveCount(1);
  const { width, height } = (await honeypot.locator('xpath=../..').boundingBox()) ?? {};
  expect(Math.max(width ?? 0, height ?? 0)).toBeLessThanOrEqual(1);
  await field(page, 'Name').focus();
  const send = page.getByRole('button', { name: 'Send Message' });
  const reached: (string | null)[] = [];
  while (reached.length < 20 && !(await send.evaluate((button) => button.matches(':focus')))) {
    reached.push(await page.locator(':focus').getAttribute('name'));
    await page.keyboard.press('Tab');
  }
  await expect(send).toBeFocused();
  // The common subjects have no name: no answer of the form is theirs.
  expect(reached.filter((name) => name !== null)).toEqual(['name', 'email', 'title', 'message']);
});

test('a form filled in and sent within a moment arrives all the same, once', async ({
  page,
  mail,
}) => {
  await page.clock.install();
  await visit(page, '/contact');
  // However slow the machine is, it is one moment for the page.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await putIn(page, {
    name: 'Juana',
    email: 'juana@example.com',
    title: 'Keso',
    message: 'Magkano?',
  });
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(page.getByText('Sending your message…')).toBeVisible();
  expect(mail.attempts()).toBe(0);
  await page.clock.resume();
  await expect(sent(page)).toBeVisible();
  expect(mail.messages).toMatchObject([{ name: 'Juana', message: 'Magkano?' }]);
});
