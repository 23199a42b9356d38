/** What a visitor may do before a page has come to life, and how one sees that it counted, once (START-1). */
import type { Page } from '@playwright/test';
import type { EmailReceiver } from '../../support/emailReceiver.ts';
import { field, fillIn, shortLetter } from './contactForm.ts';
import { expect } from './fixtures.ts';

export interface Visit {
  page: Page;
  mail: EmailReceiver;
}

export interface Deed {
  /** In a few words, for the test's name. */
  name: string;
  /** Where it is done. */
  address: string;
  /** On which device it is done: where its control shows, and on one alone where both treat it alike. @default both */
  on?: 'desktop' | 'phone';
  /** The controls for which it stands, as a screen reader has them: `button "Filters"`. @default none: links need no code */
  controls?: RegExp;
  /** What the visitor does. */
  act: (visit: Visit) => Promise<void>;
  /** What must come of it. */
  expectDone: (visit: Visit) => Promise<void>;
}

const search = (page: Page, noun: string) => page.getByPlaceholder(`Search for ${noun}`);

const type = async (page: Page, noun: string, text: string) => {
  await search(page, noun).click();
  await page.keyboard.type(text, { delay: 15 });
};

const expectTyped = async (page: Page, noun: string, text: string) => {
  await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d* \w+$/ })).toBeVisible();
  await expect(search(page, noun)).toHaveValue(text);
  await expect(search(page, noun)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`search=${text}`));
  await expect(
    page
      .getByRole('list', { name: /^List of/ })
      .locator('mark')
      .first(),
  ).toHaveText(new RegExp(text, 'i'));
};

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().click();

const expectPage = async (page: Page, path: string) => {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('html')).toHaveAttribute('data-alive', '');
};

const expectSentOnce = async ({ page, mail }: Visit) => {
  await expect(page.getByText('Message sent successfully!').first()).toBeVisible();
  // A second one would follow on its heels.
  await page.waitForTimeout(300);
  expect(mail.messages).toHaveLength(1);
  expect(mail.messages[0]).toMatchObject({ name: shortLetter.Name, message: shortLetter.Message });
};

/** Counts what the page calls: neither shows in it. */
const countCalls = (page: Page) =>
  page.evaluate(() => {
    const calls = { print: 0, copy: 0 };
    Object.assign(window, { calls });
    window.print = () => {
      calls.print += 1;
    };
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async () => {
          calls.copy += 1;
        },
      },
    });
  });

const expectCalls = (page: Page, calls: { print: number; copy: number }) =>
  expect
    .poll(() => page.evaluate(() => (window as unknown as { calls: object }).calls))
    .toEqual(calls);

const cheddar = '/products/cheddar-cheese-powder';

export const deeds: readonly Deed[] = [
  {
    name: 'letters in "Search for Products"',
    address: '/products',
    on: 'phone',
    controls: /^searchbox "Search for Products"$/,
    act: ({ page }) => type(page, 'Products', 'cocoa'),
    expectDone: ({ page }) => expectTyped(page, 'Products', 'cocoa'),
  },
  {
    name: 'letters in "Search for Products" that the address fills with others',
    address: '/products?search=ube',
    on: 'desktop',
    act: ({ page }) => type(page, 'Products', 'cocoa'),
    expectDone: async ({ page }) => {
      await expect(search(page, 'Products')).toHaveValue(/cocoa/);
      await expect(search(page, 'Products')).toBeFocused();
    },
  },
  {
    name: 'letters in "Search for Dealers"',
    address: '/dealership',
    on: 'phone',
    controls: /^searchbox "Search for Dealers"$/,
    act: ({ page }) => type(page, 'Dealers', 'cebu'),
    expectDone: ({ page }) => expectTyped(page, 'Dealers', 'cebu'),
  },
  {
    name: 'letters in "Near"',
    address: '/dealership',
    controls: /^combobox "Near"$/,
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Near' }).click();
      await page.keyboard.type('tagay', { delay: 15 });
    },
    expectDone: async ({ page }) => {
      await expect(page.getByRole('combobox', { name: 'Near' })).toBeFocused();
      await page.getByRole('option', { name: 'Tagaytay, Cavite' }).click();
      await expect(page).toHaveURL(/near=tagaytay-cavite/);
      await expect(page.locator('article .distance').first()).toBeVisible();
    },
  },
  {
    name: '"Use my location"',
    address: '/dealership',
    on: 'phone',
    controls: /^button "Use my location"$/,
    act: ({ page }) => press(page, 'Use my location'),
    expectDone: ({ page }) => expect(page.getByText(/Type your town instead/)).toBeVisible(),
  },
  {
    name: 'a region',
    address: '/dealership',
    on: 'desktop',
    controls: /^button ".* dealers?"$/,
    act: ({ page }) => press(page, /^Cebu \d+ dealers$/),
    expectDone: async ({ page }) => {
      await expect(page).toHaveURL(/location=cebu/);
      await expect(page.getByRole('button', { name: /^Cebu \d+ dealers$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: '"Map"',
    address: '/dealership',
    on: 'phone',
    controls: /^button "Map"$/,
    act: ({ page }) => press(page, 'Map'),
    expectDone: ({ page }) =>
      expect(page.getByRole('group', { name: 'Map of dealers' })).toBeVisible(),
  },
  {
    name: 'a tick',
    address: '/dealership',
    on: 'phone',
    controls: /^checkbox /,
    act: ({ page }) => page.getByRole('checkbox', { name: 'TIN #' }).click(),
    expectDone: async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      await expect(page.getByRole('checkbox', { name: 'TIN #' })).toBeChecked();
    },
  },
  {
    name: 'a use',
    address: '/products',
    on: 'phone',
    controls: /^button ".* products?"$/,
    act: ({ page }) => press(page, /^Fries \d+ products$/),
    expectDone: async ({ page }) => {
      await expect(page).toHaveURL(/use=fries/);
      await expect(page.getByRole('button', { name: /^Fries \d+ products$/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'a choice in every select',
    address: '/products',
    on: 'desktop',
    controls: /^combobox "(Select category|Sort products|Products per page)"$/,
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Select category' }).selectOption('Casa Bamvina');
      await page.getByRole('combobox', { name: 'Sort products' }).selectOption('Oldest');
      await page.getByRole('combobox', { name: 'Products per page' }).selectOption('10');
    },
    expectDone: async ({ page }) => {
      await expect(page).toHaveURL(/category=baking-ingredients/);
      await expect(page).toHaveURL(/sort=desc/);
      await expect(page).toHaveURL(/per-page=10/);
      await expect(page.getByRole('combobox', { name: 'Select category' })).toHaveValue(
        'baking-ingredients',
      );
      await expect(page.getByRole('combobox', { name: 'Sort products' })).toHaveValue('desc');
    },
  },
  {
    name: 'a choice in "Dealers per page"',
    address: '/dealership',
    on: 'desktop',
    // "Select location" offers nothing before the dealers have come: the buttons of the regions do.
    controls: /^combobox "(Select location|Dealers per page)"$/,
    act: async ({ page }) => {
      await page.getByRole('combobox', { name: 'Dealers per page' }).selectOption('10');
    },
    expectDone: async ({ page }) => {
      await expect(
        page
          .getByRole('list', { name: /^List of/ })
          .getByRole('listitem')
          .first(),
      ).toBeVisible();
      await expect(page).toHaveURL(/per-page=10/);
    },
  },
  {
    name: '"Clear Filters"',
    address: '/products?category=others',
    on: 'desktop',
    controls: /^button "Clear Filters"$/,
    act: ({ page }) => press(page, 'Clear Filters'),
    expectDone: async ({ page }) => {
      await expect(page.getByRole('list', { name: /^List of/ })).toBeVisible();
      await expect(page).toHaveURL(/\/products$/);
    },
  },
  {
    name: '"Filters"',
    address: '/products',
    on: 'phone',
    controls: /^button "Filters"$/,
    act: ({ page }) => press(page, 'Filters'),
    expectDone: ({ page }) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  },
  {
    name: '"Search by name"',
    address: '/products',
    controls: /^button "Search by name"$/,
    act: ({ page }) => press(page, 'Search by name'),
    expectDone: ({ page }) => expect(search(page, 'Products')).toBeFocused(),
  },
  {
    name: '"Filters" pressed again because nothing was seen',
    address: '/dealership',
    on: 'phone',
    act: async ({ page }) => {
      await press(page, 'Filters');
      if (await page.getByRole('dialog', { name: 'Filters' }).isVisible()) return;
      // The sheet may open just now, and cover it.
      const again = page.getByRole('button', { name: 'Filters' }).first();
      await again.click({ timeout: 2000 }).catch(() => undefined);
    },
    expectDone: ({ page }) => expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible(),
  },
  {
    name: '"Open menu"',
    address: '/about',
    on: 'phone',
    controls: /^button "Open menu"$/,
    act: ({ page }) => press(page, 'Open menu'),
    expectDone: ({ page }) => expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible(),
  },
  {
    name: 'a submenu by the keyboard',
    address: '/home',
    on: 'desktop',
    controls: /^button "(Shop Now|Influencers|Videos|Company)"$/,
    act: async ({ page }) => {
      await page.getByRole('button', { name: 'Videos' }).focus();
      await page.keyboard.press('Enter');
    },
    expectDone: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Videos' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
      await expect(page.getByRole('button', { name: 'Videos' })).toBeFocused();
    },
  },
  {
    name: 'a submenu by the mouse',
    address: '/influencers/amihan',
    on: 'desktop',
    act: ({ page }) => press(page, 'Company'),
    expectDone: ({ page }) =>
      expect(page.getByRole('button', { name: 'Company' })).toHaveAttribute(
        'aria-expanded',
        'true',
      ),
  },
  {
    name: 'a link of the page',
    address: '/home',
    on: 'desktop',
    act: ({ page }) => page.getByRole('link', { name: 'See the products' }).first().click(),
    expectDone: ({ page }) => expectPage(page, '/products'),
  },
  {
    name: 'a link of the footer',
    address: '/about',
    on: 'phone',
    act: ({ page }) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Dealership' }).click(),
    expectDone: ({ page }) => expectPage(page, '/dealership'),
  },
  {
    name: '"Share"',
    address: cheddar,
    on: 'desktop',
    controls: /^button "Share"$/,
    act: async ({ page }) => {
      await countCalls(page);
      await press(page, 'Share');
    },
    expectDone: ({ page }) => expectCalls(page, { print: 0, copy: 1 }),
  },
  {
    name: '"Add to list"',
    address: cheddar,
    on: 'phone',
    controls: /^button "Add to list"$/,
    act: ({ page }) => press(page, 'Add to list'),
    expectDone: async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Nasa listahan · 1' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'My list, 1 pack' })).toBeVisible();
    },
  },
  {
    name: 'figures in the kita helper',
    address: cheddar,
    on: 'phone',
    controls:
      /^textbox "(Pack price|Pack weight|Grams a serving|Other costs a serving|Waste|Selling price|Servings a day)"$/,
    act: async ({ page }) => {
      await page.getByText('Buong kuwenta').click();
      await page.getByRole('textbox', { name: 'Selling price' }).click();
      await page.keyboard.type('35', { delay: 15 });
      await page.getByRole('textbox', { name: 'Servings a day' }).click();
      await page.keyboard.type('40', { delay: 15 });
    },
    expectDone: async ({ page }) => {
      await expect(page.getByRole('textbox', { name: 'Servings a day' })).toBeFocused();
      await expect(page.getByText('₱31.39', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(/sell=35&day=40/);
    },
  },
  {
    name: '"Start over"',
    address: `${cheddar}?sell=20`,
    on: 'desktop',
    controls: /^button "Start over"$/,
    act: async ({ page }) => {
      await page.getByText('Buong kuwenta').click();
      await press(page, 'Start over');
    },
    expectDone: async ({ page }) => {
      await expect(page.getByRole('textbox', { name: 'Selling price' })).toHaveValue('');
      await expect(page).toHaveURL(new RegExp(`${cheddar}$`));
    },
  },
  {
    name: 'a recipe for more, by spoons',
    address: cheddar,
    on: 'phone',
    controls: /^(button "(Less|More|Print the recipe)"|radio "(Grams|Spoons and cups)")$/,
    act: async ({ page }) => {
      await page.getByRole('radio', { name: 'Spoons and cups' }).click();
      await press(page, 'More');
    },
    expectDone: async ({ page }) => {
      await expect(page.getByText('5 cups', { exact: true })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Spoons and cups' })).toBeChecked();
      await expect(page.getByRole('listitem').filter({ hasText: /⅜\scup.*Cheddar/ })).toBeVisible();
    },
  },
  {
    name: 'a number in a recipe',
    address: cheddar,
    on: 'desktop',
    controls: /^textbox "How many cups"$/,
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'How many cups' }).click();
      await page.keyboard.press('End');
      await page.keyboard.type('0', { delay: 15 });
    },
    expectDone: async ({ page }) => {
      await expect(page.getByText('40 cups', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'How many cups' })).toHaveValue('40');
      await expect(page.getByRole('textbox', { name: 'How many cups' })).toBeFocused();
      await expect(page).toHaveURL(/servings=40$/);
    },
  },
  {
    name: '"Isa pa" on the counter',
    address: '/home',
    on: 'phone',
    controls: /^button "(Isa pa|Ulitin)"$/,
    act: ({ page }) => press(page, 'Isa pa'),
    expectDone: ({ page }) =>
      expect(page.getByRole('status').filter({ hasText: '10 of 18 cups' })).toBeAttached(),
  },
  {
    name: 'a snack for the counter',
    address: '/home',
    on: 'phone',
    controls: /^radio "(Fries|Popcorn|Fried chicken)"$/,
    act: ({ page }) => page.getByRole('radio', { name: 'Popcorn' }).click(),
    expectDone: async ({ page }) => {
      await expect(page.getByRole('radio', { name: 'Popcorn' })).toBeChecked();
      await expect(page.getByText('Mais, mantika, baso')).toBeVisible();
    },
  },
  {
    name: 'a powder for the counter',
    address: '/home',
    on: 'desktop',
    controls: /^radio ".* Powder"$/,
    act: ({ page }) => page.getByRole('radio', { name: 'Barbecue Flavor Powder' }).click(),
    expectDone: async ({ page }) => {
      await expect(page.getByText('−₱55')).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Barbecue Flavor Powder' })).toBeChecked();
    },
  },
  {
    name: 'price and other costs for the counter',
    address: cheddar,
    on: 'desktop',
    controls:
      /^(textbox "(Presyo mo bawat baso|Patatas, mantika, baso)"|button "(Bawasan|Dagdagan) ng piso")$/,
    act: async ({ page }) => {
      await page.getByRole('textbox', { name: 'Patatas, mantika, baso' }).click();
      await page.keyboard.type('13', { delay: 15 });
      const price = page.getByRole('textbox', { name: 'Presyo mo bawat baso' });
      await price.click();
      await price.press('ControlOrMeta+a');
      await page.keyboard.type('30', { delay: 15 });
    },
    expectDone: async ({ page }) => {
      await expect(page.getByText('₱270', { exact: true })).toBeVisible();
      await expect(page.getByText('−₱117', { exact: true })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Presyo mo bawat baso' })).toBeFocused();
    },
  },
  {
    name: '"Print the list" and "Copy the list"',
    address: '/dealership',
    on: 'desktop',
    controls: /^button "(Print|Copy) the list"$/,
    act: async ({ page }) => {
      await countCalls(page);
      await press(page, /Print the list/);
      await press(page, /Copy the list/);
    },
    expectDone: ({ page }) => expectCalls(page, { print: 1, copy: 1 }),
  },
  {
    name: 'a common subject',
    address: '/contact',
    controls:
      /^button "(Gusto kong maging dealer|Magkano ang isang sako\?|Saan mabibili\?|Recipe)"$/,
    act: ({ page }) => press(page, 'Saan mabibili?'),
    expectDone: async ({ page }) => {
      await expect(field(page, 'Subject')).toHaveValue('Saan mabibili?');
      await expect(page.getByRole('button', { name: 'Saan mabibili?' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'a message by its button',
    address: '/contact',
    on: 'phone',
    controls: /^button "Send Message"$/,
    act: async ({ page }) => {
      await fillIn(page, shortLetter);
      await press(page, 'Send Message');
    },
    expectDone: expectSentOnce,
  },
  {
    name: 'a message by Enter',
    address: '/contact',
    on: 'desktop',
    act: async ({ page }) => {
      await fillIn(page, shortLetter);
      await field(page, 'Email').press('Enter');
    },
    expectDone: expectSentOnce,
  },
  {
    name: 'an empty message by its button',
    address: '/contact',
    on: 'phone',
    act: ({ page }) => press(page, 'Send Message'),
    expectDone: async ({ page, mail }) => {
      await expect(field(page, 'Name')).toBeFocused();
      await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
      expect(mail.messages).toHaveLength(0);
    },
  },
  {
    name: 'words in every field, the focus in the last',
    address: '/contact',
    on: 'desktop',
    controls: /^textbox "(Name|Email|Subject|Message)"$/,
    act: async ({ page }) => {
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await field(page, label).click();
        await page.keyboard.type(`${label}@b.c`, { delay: 10 });
      }
    },
    expectDone: async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('data-alive', '');
      for (const label of ['Name', 'Email', 'Subject', 'Message']) {
        await expect(field(page, label)).toHaveValue(`${label}@b.c`);
      }
      await expect(field(page, 'Message')).toBeFocused();
      // Kept as the page's own, not only by the browser.
      await page.reload();
      await expect(field(page, 'Message')).toHaveValue('Message@b.c');
    },
  },
];
