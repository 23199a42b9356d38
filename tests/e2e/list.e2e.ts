/** From a product to a list, and from the list to whoever is to get it (LIST-1, LIST-2). */
import type { Page } from '@playwright/test';
import { dealers, products, site } from './support/content.ts';
import { field, fillIn, sendOnce } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNoSidewaysScroll, visit } from './support/visit.ts';

const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My list/ });
const packs = (page: Page, name: string) => page.getByRole('textbox', { name: `Packs of ${name}` });

/** What the receiver reads, whichever way it came. */
const text = [
  'My list:',
  '12 × Cheddar Cheese Powder (200 g) · ₱780',
  '1 × Sinigang sa Sampaloc Mix (200 g) · ₱45',
  'Total: ₱825, 2.6 kg',
  `${site.origin}/list?items=1x12,6x1`,
].join('\n');

/** The same as a text message has it: other signs would make it several. */
const sms = text.replaceAll('×', 'x').replaceAll('·', '-').replaceAll('₱', 'P');

const bodyOf = async (page: Page, name: string, parameter: string) => {
  const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  return new URL(href ?? '').searchParams.get(parameter);
};

/** What stands in the header for the menu has not moved. */
const expectStill = async (page: Page, role: 'button' | 'navigation', act: () => Promise<void>) => {
  const menu = page.getByRole('banner').getByRole(role).first();
  const place = await menu.boundingBox();
  await act();
  expect(await menu.boundingBox()).toEqual(place);
};

test(
  'what is added is counted in the header, kept, summed up, and sent in every way',
  { tag: '@phone' },
  async ({ page, mail }) => {
    await visit(page, '/products/cheddar-cheese-powder');
    await expect(inHeader(page)).toHaveCount(0);
    await expectStill(page, 'button', async () => {
      await page.getByRole('button', { name: 'Add to list' }).click();
      await expect(page.getByRole('button', { name: 'Nasa listahan · 1' })).toBeVisible();
      await expect(inHeader(page)).toHaveAccessibleName('My list, 1 pack');
    });
    await visit(page, '/products?product=6');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add to list' }).click();
    await expect(dialog.getByRole('button', { name: 'Nasa listahan · 1' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close details' }).click();
    // On its card too.
    const name = 'Add to list, Sinigang sa Sampaloc Mix, 1 on it';
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await inHeader(page).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My list');
    await packs(page, 'Cheddar Cheese Powder').fill('12');
    await expect(page.getByRole('definition').filter({ hasText: '₱825' })).toBeVisible();
    await page.reload();
    await expect(packs(page, 'Cheddar Cheese Powder')).toHaveValue('12');
    await expect(inHeader(page)).toHaveAccessibleName('My list, 13 packs');
    await expectNoSidewaysScroll(page);

    expect(await bodyOf(page, 'SMS', 'body')).toBe(sms);
    expect(await bodyOf(page, 'Viber us', 'draft')).toBe(text);
    await page.evaluate(() => {
      const copied: string[] = [];
      const shared: ShareData[] = [];
      Object.assign(window, { copied, shared });
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (what: ShareData) => void shared.push(what),
      });
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (words: string) => void copied.push(words) },
      });
    });
    // The device's own sheet puts the address below the text by itself.
    await page.getByRole('button', { name: 'Share' }).click();
    const [words, address] = [text.slice(0, text.lastIndexOf('\n')), text.split('\n').at(-1)];
    expect(
      await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared),
    ).toEqual([{ title: 'My list', text: words, url: address }]);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Copied. Paste it where you want.')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { copied: string[] }).copied)).toEqual([
      text,
    ]);

    await page.getByRole('link', { name: 'Write to us' }).click();
    await expect(field(page, 'Subject')).toHaveValue('My list');
    await expect(field(page, 'Message')).toHaveValue(text);
    await expect(page).toHaveURL(/\/contact$/);
    await fillIn(page, { Name: 'Nena', Email: 'nena@example.com' });
    await sendOnce(page, mail);
    expect(mail.messages[0]).toMatchObject({ title: 'My list', message: text });
  },
);

test(
  'dealers with a mobile number are sent it by SMS',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'lasakita.list',
        '[{"id":"1","name":"Cheddar","quantity":12},{"id":"6","name":"Sinigang","quantity":1},{"id":"77","name":"Pandan Powder","quantity":5}]',
      ),
    );
    const mobile = dealers.find(({ phoneNumbers }) => /^0900[ \d]+$/.test(phoneNumbers[0] ?? ''));
    const landline = dealers.find(({ phoneNumbers }) =>
      phoneNumbers.every((number) => /^[2-9]\d{3}[ -]?\d{4}$/.test(number)),
    );
    const cardOf = async (name = '') => {
      await visit(page, `/dealership?search=${encodeURIComponent(name)}`);
      const card = page.getByRole('article', { name });
      await expect(card).toBeVisible();
      return card;
    };
    const card = await cardOf(mobile?.name);
    const link = await card.getByRole('link', { name: /^Send my list/ }).getAttribute('href');
    const { protocol, pathname, searchParams } = new URL(link ?? '');
    expect(protocol + pathname).toBe(
      `sms:+63${mobile?.phoneNumbers[0]?.replaceAll(' ', '').slice(1)}`,
    );
    expect(searchParams.get('body')).toBe(sms);
    if (landline) {
      const other = await cardOf(landline.name);
      await expect(inHeader(page)).toHaveAccessibleName('My list, 18 packs');
      await expect(other.getByRole('link', { name: /^Send my list/ })).toHaveCount(0);
    }
    // What is not sold any more is named, and can go.
    await visit(page, '/list');
    await expect(page.getByText('Pandan Powder')).toBeVisible();
    await expect(page.getByText('Not sold any more. It is in no sum.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Pandan Powder' }).click();
    await expect(inHeader(page)).toHaveAccessibleName('My list, 13 packs');
  },
);

test('two tabs show the same list', { tag: '@desktop' }, async ({ page, context }) => {
  await visit(page, '/list');
  await expect(page.getByText('Wala pang laman.')).toBeVisible();
  const other = await context.newPage();
  await visit(other, '/products/cheddar-cheese-powder');
  await expectStill(other, 'navigation', async () => {
    await other.getByRole('button', { name: 'Add to list' }).click();
    await expect(inHeader(other)).toBeVisible();
  });
  await expect(packs(page, 'Cheddar Cheese Powder')).toHaveValue('1');
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(inHeader(other)).toHaveCount(0);
});

test(
  'a list in the address needs no storage, says what it left out, and can be taken over',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await visit(page, '/list?items=1x12,6x1,99x1,6x-2,1x1.5');
    await expect(page.getByText('12 ×')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '₱825' })).toBeVisible();
    await expect(page.getByText('“99x1”, “6x-2”, “1x1.5”')).toBeVisible();
    expect(await bodyOf(page, 'SMS', 'body')).toBe(sms);
    await page.getByRole('button', { name: 'Add it to my list' }).click();
    await expect(page).toHaveURL(/\/list$/);
    await expect(packs(page, 'Cheddar Cheese Powder')).toHaveValue('12');
    await expect(page.getByText(/^This device does not keep your list/)).toBeVisible();
    // It works for the visit.
    await packs(page, 'Cheddar Cheese Powder').fill('1');
    await expect(page.getByRole('definition').filter({ hasText: '₱110' })).toBeVisible();
    expect(products.find(({ id }) => id === '1')?.price).toBe(65);
  },
);

test(
  'an address with thousands of items shows a list at once',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, `/list?items=2x1,${'77x1,6x-1,6x1.5,6x99999999,'.repeat(250)}`);
    await expect(page.getByText('₱77', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^Left out/)).toContainText('“77x1”, “6x-1”, “6x1.5”');
  },
);
