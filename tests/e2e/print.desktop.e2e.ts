import type { Page } from '@playwright/test';
import { telephoneText } from '@lasakita/ui/domain/contactLinks';
import { dealersInOrder, pageKinds, products, productsInOrder, site } from './support/content.ts';
import { expect, test } from './support/fixtures.ts';
import { invisible, visit } from './support/visit.ts';

/** What stands on the sheets of a page printed on A4, and how many there are. */
const print = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const text = await page.evaluate(() => document.body.innerText);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
  await page.emulateMedia({ media: 'screen' });
  return { text, sheetCount: sheets?.length };
};

const found = (page: Page) => page.getByText(/^\d+ (products?|dealers?)$/);

test(
  'every page names the company, and shows its texts though nobody has scrolled to them',
  { tag: '@long' },
  async ({ page }) => {
    for (const { path, heading } of pageKinds) {
      await visit(page, path);
      await expect(page.locator('[data-print-only]')).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await invisible(page), path).toEqual([]);
      await expect(page.locator('header')).toBeHidden();
      const { text, sheetCount } = await print(page);
      expect(sheetCount, path).toBeLessThan(30);
      expect(text.match(new RegExp(site.company.name, 'g')) ?? [], path).not.toEqual([]);
      expect(text).toContain(site.company.phone);
      expect(text).toContain(site.company.email);
    }
  },
);

for (const [where, prepare] of [
  ['nothing can print', () => Reflect.deleteProperty(globalThis, 'print')],
  [
    'another app shows the page',
    () => Object.defineProperty(navigator, 'userAgent', { value: 'Android 14; wv) Chrome/139' }),
  ],
] as const) {
  test(
    `where ${where}, no button offers it, and the list can be copied`,
    { tag: '@long' },
    async ({ page }) => {
      await page.addInitScript(prepare);
      for (const [address, other] of [
        ['/dealership', 'Copy the list'],
        ['/products/cheddar-cheese-powder', 'Share'],
        [`/list?items=${productsInOrder[0]?.id}x2`, 'Copy'],
      ] as const) {
        await visit(page, address);
        await expect(page.getByRole('button', { name: other }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
      }
    },
  );
}

test('an open product is printed alone, once, on one sheet', async ({ page }) => {
  const [first, second] = productsInOrder;
  await visit(page, `/products?product=${first?.id}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(found(page)).toBeVisible();
  const { text, sheetCount } = await print(page);
  expect(sheetCount).toBe(1);
  expect(text.split(first?.name ?? '')).toHaveLength(2);
  expect(text).toContain(first?.description[0]);
  expect(text).toContain(first?.FDARegistrationNumber);
  expect(text).not.toContain(second?.name);
  expect(text).not.toMatch(/Buy Now|Filters/);
});

test('the products are printed as they are filtered', async ({ page }) => {
  await visit(page, '/products');
  await expect(found(page)).toBeVisible();
  const all = await print(page);
  for (const { name } of products) expect(all.text).toContain(name);
  expect(all.text).not.toMatch(/Buy Now|Details|Filters/);

  const [sample] = products;
  await page.getByRole('searchbox').fill(sample?.name ?? '');
  await expect(page.getByRole('article')).toHaveCount(1);
  const { text, sheetCount } = await print(page);
  expect(sheetCount).toBe(1);
  expect(text).toContain(sample?.name);
  for (const { name } of products.slice(1)) expect(text).not.toContain(name);
});

test(
  'the dealers that are found are printed, with their numbers',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/dealership');
    await expect(found(page)).toBeVisible();
    const first = await print(page);
    for (const { name } of dealersInOrder.slice(0, 20)) expect(first.text).toContain(name);

    const sample = dealersInOrder.at(-1);
    await page.getByRole('searchbox').fill(sample?.name ?? '');
    await expect(page.getByRole('article')).toHaveCount(1);
    const { text } = await print(page);
    expect(text).toContain(sample?.name);
    expect(text).toContain(sample?.address);
    for (const number of sample?.phoneNumbers ?? []) expect(text).toContain(telephoneText(number));
    expect(text).not.toContain(dealersInOrder[0]?.name);
    expect(text).not.toMatch(/View on map|Filters/);
  },
);

test('"Print the list" prints the list of an applicant alone, with its ticks, and the page is whole again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await visit(page, '/dealership');
  await expect(found(page)).toBeVisible();
  await page.getByRole('checkbox', { name: 'TIN #' }).check();
  await page.getByRole('button', { name: 'Print the list' }).click();
  expect(await page.evaluate(() => (window as never as { printed: boolean }).printed)).toBe(true);
  const alone = await print(page);
  expect(alone.sheetCount).toBe(1);
  expect(alone.text).toContain('BIR Form 2303');
  expect(alone.text).toContain(site.company.name);
  expect(alone.text).not.toContain(dealersInOrder[0]?.name);
  // A box is drawn with its tick: grounds of color are not printed.
  await page.emulateMedia({ media: 'print' });
  const tickOf = (name: string) =>
    page.locator('label', { has: page.getByRole('checkbox', { name }) }).locator('svg');
  await expect(tickOf('TIN #')).toBeVisible();
  await expect(tickOf('Business Name')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  // The browser says so once the sheets are out.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect((await print(page)).text).toContain(dealersInOrder[0]?.name);
});

test(
  'a recipe is printed alone on one sheet, as it was scaled, and so is a list',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/products/sinigang-sa-sampaloc-mix?servings=9');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    for (let bowls = 9; bowls < 12; bowls += 1) {
      await page.getByRole('button', { name: 'More' }).click();
    }
    await page.getByText('Spoons and cups').click();
    await page.getByRole('button', { name: 'Print the recipe' }).click();
    const recipe = await print(page);
    expect(recipe.sheetCount).toBe(1);
    expect(recipe.text).toContain('12 bowls');
    expect(recipe.text).toMatch(/3\stbsp\s+Sinigang sa Sampaloc Mix/);
    expect(recipe.text).toContain('Patis');
    expect(recipe.text).not.toMatch(/Magkano|Buy Now|Print the recipe|How many/);

    await visit(page, '/list?items=1x3,6x2');
    await expect(page.getByText('₱285', { exact: true })).toBeVisible();
    const list = await print(page);
    expect(list.sheetCount).toBe(1);
    expect(list.text).toMatch(/Cheddar Cheese Powder\s+200\sg\s+3 × ₱65\s+₱195/u);
    expect(list.text).toContain('₱285');
    expect(list.text).not.toMatch(/Write to us|Add it/);
  },
);
