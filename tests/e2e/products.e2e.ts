import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { lines, products, productsInOrder, site, uses } from './support/content.ts';
import { choose, clearFilters } from './support/filters.ts';
import { addressOf, scrollOffset, scrollTo, visit } from './support/visit.ts';

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

const cards = (page: Page) => page.getByRole('list', { name: 'List of products' });
const names = (page: Page) => cards(page).getByRole('article').getByRole('heading');
const card = (page: Page, name: string) => cards(page).getByRole('article', { name });
const count = (page: Page, number: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${number} product${number === 1 ? '' : 's'}$`) });
const open = async (page: Page, address = '/products') => {
  await visit(page, address);
  await expect(page.getByText(/^\d+ products$/)).toBeVisible();
};

test(
  'all products are there, newest first, each with details and a way to buy',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    await expect(count(page, products.length)).toBeVisible();
    await expect(names(page)).toHaveText(namesOf(productsInOrder));
    for (const { name, link } of products) {
      const buy = card(page, name).getByRole('link', { name: 'Buy Now' });
      await expect(buy).toHaveAttribute('href', link);
      await expect(buy).toHaveAttribute('target', '_blank');
      await expect(buy).toHaveAttribute('rel', /noopener/);
      await expect(card(page, name).getByRole('button', { name: 'Details' })).toBeVisible();
      await expect(card(page, name).getByRole('img')).toHaveAttribute('alt', /\w/);
    }
    // No pages while all are on one (PROD-7).
    await expect(page.getByRole('navigation', { name: 'Pages of products' })).toHaveCount(0);
  },
);

test(
  'a visitor finds a product, opens it, shares its address and goes back',
  { tag: '@once' },
  async ({ page, newVisitor }) => {
    await open(page);
    await page.getByPlaceholder('Search for Products').fill('SAMPALOC');
    await expect(count(page, 1)).toBeVisible();
    const product = products.find(({ name }) => name.includes('Sampaloc'));
    if (!product) throw new Error('The sample product is gone');
    await expect(names(page)).toHaveText([product.name]);
    await expect(names(page).locator('mark')).toHaveText('Sampaloc');
    await expect(page).toHaveURL(/search=SAMPALOC/);

    const details = card(page, product.name).getByRole('button', { name: 'Details' });
    await details.click();
    const dialog = page.getByRole('dialog', { name: product.name });
    await expect(dialog).toBeVisible();
    for (const paragraph of product.description) await expect(dialog).toContainText(paragraph);
    for (const advantage of product.advantages) {
      await expect(dialog.getByRole('list', { name: 'Advantages' })).toContainText(advantage);
    }
    for (const term of ['Price', 'Weight', 'Shelf life', 'Expiry date', 'Ships from']) {
      await expect(dialog.getByRole('term').filter({ hasText: term })).toBeVisible();
    }
    await expect(dialog).toContainText(product.shelfLife);
    await expect(dialog).toContainText(`₱${product.price}`);
    await expect(dialog.getByText('epirityDate')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      product.link,
    );
    await expect(dialog.getByRole('link', { name: 'Buy Now' })).toHaveAttribute('target', '_blank');
    await expect(page).toHaveTitle(new RegExp(`^${product.name}`));
    await expect(page).toHaveURL(new RegExp(`product=${product.id}`));

    const friend = await newVisitor();
    await friend.goto(page.url());
    await expect(friend.getByRole('dialog', { name: product.name })).toBeVisible();
    await expect(friend.getByPlaceholder('Search for Products')).toHaveValue('SAMPALOC');
    await friend.getByRole('button', { name: 'Close details' }).click();
    await expect(friend.getByRole('dialog')).toHaveCount(0);
    expect(addressOf(friend)).toBe('/products?search=SAMPALOC');

    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(addressOf(page)).toBe('/products?search=SAMPALOC');
    await expect(page).toHaveTitle(/^Products/);
    await expect(details).toBeFocused();
    await page.goForward();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(addressOf(page)).toBe('/products?search=SAMPALOC');
  },
);

test(
  'opening and closing the details leaves the list where it was',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await open(page);
    const last = productsInOrder.at(-1)?.name ?? '';
    await card(page, last).getByRole('button', { name: 'Details' }).scrollIntoViewIfNeeded();
    const offset = await scrollOffset(page);
    await card(page, last).getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog', { name: last })).toBeVisible();
    await page.getByRole('button', { name: 'Close details' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(Math.abs((await scrollOffset(page)) - offset)).toBeLessThanOrEqual(1);
  },
);

test(
  '"Buy Now" opens the shop in a new tab that knows nothing of this one',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await open(page);
    const [product] = productsInOrder;
    const opening = context.waitForEvent('page');
    await card(page, product?.name ?? '')
      .getByRole('link', { name: 'Buy Now' })
      .click();
    const shop = await opening;
    await expect(shop).toHaveURL(product?.link ?? '');
    expect(await shop.evaluate(() => window.opener)).toBeNull();
    expect(addressOf(page)).toBe('/products');
  },
);

test(
  'category, sort and size of a page narrow and order the list, and stand in the address',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const inSheet = isMobile;
    await open(page);
    await choose(page, { label: 'Select category', option: 'Casa Bamvina', inSheet });
    const baking = productsInOrder.filter(({ category }) => category === 'baking-ingredients');
    await expect(names(page)).toHaveText(namesOf(baking));
    await expect(count(page, baking.length)).toBeVisible();
    await choose(page, { label: 'Sort products', option: 'Oldest', inSheet });
    await expect(names(page)).toHaveText(namesOf(baking.toReversed()));
    await choose(page, { label: 'Products per page', option: '10', inSheet });
    await expect(page).toHaveURL('/products?category=baking-ingredients&sort=desc&per-page=10');
    if (inSheet) await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();

    await page.reload();
    await expect(names(page)).toHaveText(namesOf(baking.toReversed()));

    await clearFilters(page, inSheet);
    await expect(names(page)).toHaveText(namesOf(productsInOrder));
    await expect(page).toHaveURL('/products');
    await page.goBack();
    await expect(names(page)).toHaveText(namesOf(baking.toReversed()));
    await expect(page).toHaveURL('/products?category=baking-ingredients&sort=desc&per-page=10');
  },
);

test(
  'pages: numbers, previous and next, and back to the first at a change',
  { tag: '@desktop' },
  async ({ page, isMobile }) => {
    await open(page, '/products?per-page=10');
    const pagination = page.getByRole('navigation', { name: 'Pages of products' });
    const previous = pagination.getByRole('button', { name: 'Go to previous page' });
    const next = pagination.getByRole('button', { name: 'Go to next page' });
    await expect(names(page)).toHaveText(namesOf(productsInOrder.slice(0, 10)));
    await expect(previous).toBeDisabled();
    await next.click();
    await expect(names(page)).toHaveText(namesOf(productsInOrder.slice(10, 20)));
    await expect(page).toHaveURL('/products?per-page=10&page=2');
    await expect(next).toBeDisabled();
    await expect(pagination.locator('[aria-current]')).toHaveText('2');
    await pagination.getByRole('button', { name: 'Go to page 1' }).click();
    await expect(names(page)).toHaveText(namesOf(productsInOrder.slice(0, 10)));
    await expect(page).toHaveURL('/products?per-page=10');
    await page.goBack();
    await expect(page).toHaveURL('/products?per-page=10&page=2');
    await expect(names(page)).toHaveText(namesOf(productsInOrder.slice(10, 20)));

    await choose(page, { label: 'Sort products', option: 'Oldest', inSheet: isMobile });
    await expect(names(page)).toHaveText(namesOf(productsInOrder.toReversed().slice(0, 10)));
    await expect(page).toHaveURL('/products?per-page=10&sort=desc');
  },
);

test(
  'a page past the end says so and offers the last one',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await open(page, '/products?per-page=10&page=7');
    await expect(page.getByText('There is no page 7: the products end on page 2.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await expect(names(page)).toHaveText(namesOf(productsInOrder.slice(10, 20)));
  },
);

test(
  'values in the address that mean nothing are ignored',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(
      page,
      '/products?category=shoes&sort=sideways&per-page=7&page=-3&product=999&search=%E0%A4',
    ).catch(() => undefined);
    await open(page, '/products?category=shoes&sort=sideways&per-page=7&page=-3&product=999');
    await expect(names(page)).toHaveText(namesOf(productsInOrder));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, '/products?category=CHEESE-AND-CHEESE-POWDER&page=0&per-page=10');
    await expect(names(page)).toHaveText(
      namesOf(productsInOrder.filter(({ category }) => category === 'cheese-and-cheese-powder')),
    );
  },
);

test(
  'a category that is in the data but not on offer stays reachable without a filter',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page);
    const cereal = products.find(({ category }) => category === 'cereal-and-oats');
    await expect(card(page, cereal?.name ?? '')).toBeVisible();
    await expect(page.getByRole('option', { name: /cereal/i })).toHaveCount(0);
  },
);

test(
  'nothing matches: the filters are named, and clearing brings everything back',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await open(page);
    await choose(page, { label: 'Select category', option: 'Cheesemiss', inSheet: isMobile });
    await page.getByPlaceholder('Search for Products').fill('cocoa');
    await expect(count(page, 0)).toBeVisible();
    await expect(page.getByText('No products match “cocoa” in Cheesemiss.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect(names(page)).toHaveText(namesOf(productsInOrder));
    await expect(page.getByPlaceholder('Search for Products')).toHaveValue('');
  },
);

test(
  'the filters wait below the shelves; once something is chosen they stay at hand, and small',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const search = page.getByRole('search', { name: 'Find a product' });
    const box = page.getByPlaceholder('Search for Products');
    const follows = () =>
      search.evaluate((tools) =>
        Boolean(
          (document
            .querySelector('[aria-label="List of products"]')
            ?.compareDocumentPosition(tools) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
    expect(await follows()).toBe(true);
    const shelves = cards(page).getByRole('heading', { level: 2 });
    await expect(shelves).toHaveText([...lines.map(({ label }) => label), site.company.shortName]);

    // The very field goes up with what was typed, and keeps the focus.
    await box.fill('powder');
    await expect(page).toHaveURL(/search=powder/);
    await expect(page.getByText('Hindi makita?')).toHaveCount(0);
    expect(await follows()).toBe(false);
    await expect(box).toBeFocused();
    await scrollTo(page, 900);
    await expect(box).toBeInViewport();
    const share = await search.evaluate((tools) => {
      const caption = tools.querySelector('label')?.getBoundingClientRect();
      return (tools.getBoundingClientRect().bottom - (caption?.top ?? 0)) / innerHeight;
    });
    expect(share).toBeLessThanOrEqual(0.12);

    // Who clears it keeps it where it is.
    await box.fill('');
    await expect(shelves).toHaveCount(lines.length + 1);
    expect(await follows()).toBe(false);
    await expect(box).toBeFocused();
  },
);

test(
  'who knows the name brings the filters up by a button, with the caret in the field',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const ask = page.getByRole('button', { name: 'Search by name' });
    await ask.click();
    await expect(ask).toHaveCount(0);
    const box = page.getByPlaceholder('Search for Products');
    await expect(box).toBeFocused();
    await expect(box).toBeInViewport();
    await page.keyboard.type('tsoko');
    await expect(page).toHaveURL(/search=tsoko/);
  },
);

test(
  'a card says what its pack makes, and no number where none is known (COUNT-1, COUNT-2)',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/products?use=pancakes');
    await expect(card(page, 'Buttermilk Pancake Mix').locator('p').first()).toHaveText(
      '₱60 = 5 plato',
    );
    await expect(card(page, 'Double-Acting Baking Powder').locator('p').first()).toHaveText('₱38');
    await open(page);
    await expect(card(page, 'Cheddar Cheese Powder').locator('p').first()).toHaveText(
      'Isang pouch. 18 baso ng fries',
    );
  },
);

test(
  'the details are there in the very frame of the press',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page);
    const isOpenAtOnce = await card(page, productsInOrder[0]?.name ?? '')
      .getByRole('button', { name: 'Details' })
      .evaluate(async (button: HTMLButtonElement) => {
        button.click();
        await Promise.resolve();
        return document.querySelector('dialog[open] h2') !== null;
      });
    expect(isOpenAtOnce).toBe(true);
    await expect(page).toHaveURL(/\?product=/);
  },
);

test(
  'a search that nothing matches shows what is close, and says so, without a network too',
  { tag: '@desktop' },
  async ({ page, context, consoleWatch }) => {
    // On a busy machine the page is at rest by then, and asks for what would make a visit without a network ready.
    consoleWatch.allow(/registerWorker/);
    // What was not on the screen before: a decoration that is missing leaves nothing.
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED.*\/pictures\/servings\//);
    await open(page);
    const box = page.getByPlaceholder('Search for Products');
    await box.fill('tsoklate');
    await expect(names(page)).toHaveText(['Dutch-Processed Cocoa Powder', 'Champorado Oat Cereal']);
    const status = page.getByRole('status').filter({ hasText: 'No exact match' });
    await expect(status).toHaveText(
      'No exact match for “tsoklate”. Showing what is close: 2 products',
    );
    await expect(status).toBeVisible();
    await expect(names(page).locator('mark')).toHaveText('Cocoa');

    await context.setOffline(true);
    await box.fill('quezo');
    await expect(names(page)).toHaveCount(3);
    await box.fill('ube');
    await expect(count(page, 1)).toBeVisible();
    await expect(page.getByText('No exact match')).toHaveCount(0);
    await box.fill('laptop');
    await expect(page.getByText('No products match “laptop”.')).toBeVisible();
  },
);

test(
  'what the visitor sells is one press away: with its number, in the address, and with Back',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    const [use] = uses;
    const sold = products.filter((product) => product.uses?.includes(use?.slug ?? ''));
    await visit(page, '/home');
    const onHome = page.getByRole('main').getByRole('list', { name: 'What do you sell?' });
    await onHome.getByRole('link', { name: use?.label ?? '' }).click();
    await expect(page).toHaveURL(`/products?use=${use?.slug}`);
    const cards = page.getByRole('list', { name: 'List of products' }).getByRole('article');
    await expect(cards).toHaveCount(sold.length);
    const chips = page.getByRole('group', { name: 'What do you sell?' });
    const chip = chips.getByRole('button', {
      name: new RegExp(`^${use?.label} ${sold.length} products?$`),
    });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    const answer = page.getByRole('heading', { name: /^Para sa / });
    await expect(answer).toHaveText(`Para sa ${use?.label.toLowerCase()}`);
    await chip.click();
    await expect(answer).toHaveCount(0);
    await expect(page).toHaveURL('/products');
    await expect(cards).toHaveCount(products.length);
    await page.goBack();
    await expect(cards).toHaveCount(sold.length);
    await clearFilters(page, isMobile);
    await expect(page).toHaveURL('/products');
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
  },
);

test(
  'a use that nothing is for leaves the list as it is; one that nothing matches is named',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await visit(page, '/products?use=stones');
    const cards = page.getByRole('list', { name: 'List of products' }).getByRole('article');
    await expect(cards).toHaveCount(products.length);
    await visit(page, '/products?use=soups&category=baking-ingredients');
    await expect(page.getByText('No products match in Casa Bamvina for soups.')).toBeVisible();
  },
);

test(
  'picture, name and details lead to the product’s page, and from there to the next one (ITEM-1, ITEM-2)',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    const [first, second] = products;
    const name = first?.name ?? '';
    const picture = card(page, name).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    // The middle of the picture, where the link lies over it.
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture is not there');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL(/\/products\/cheddar-cheese-powder$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    for (const text of ['₱32.50 per 100', 'Paano gamitin', first?.FDARegistrationNumber ?? '']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Buy Now at Shopee' })).toHaveAttribute(
      'href',
      first?.link ?? '',
    );
    await expect(page.getByRole('link', { name: 'Watch Amihan cook it' })).toHaveAttribute(
      'href',
      '/influencers/amihan',
    );
    await page.getByRole('link', { name: `Next: ${second?.name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: second?.name ?? '' })).toBeFocused();
    await page.goBack();
    await page.goBack();
    await card(page, name).getByRole('button', { name: 'Details' }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^How to use it/ })
      .click();
    await expect(page).toHaveURL(/\/products\/cheddar-cheese-powder$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a product’s first screen holds the pack, what it makes, and every way to get it (COUNT-2, ITEM-2)',
  { tag: '@once' },
  async ({ page }) => {
    for (const [width, height, least] of [
      [390, 844, 96],
      [1366, 768, 160],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The longest name has the least room.
      for (const slug of ['cheddar-cheese-powder', 'sour-cream-and-onion-powder']) {
        await visit(page, `/products/${slug}`);
        const main = page.getByRole('main');
        for (const way of [
          main.getByRole('heading', { level: 1 }),
          main.getByRole('img').first(),
          main.getByRole('link', { name: 'Buy Now at Shopee' }),
          main.getByRole('button', { name: 'Add to list' }),
          main.getByRole('link', { name: 'Find a dealer near you' }),
          main.getByRole('button', { name: 'Share' }),
        ]) {
          // A pouch's picture is empty at its sides.
          await expect(way).toBeInViewport({ ratio: 0.85 });
        }
        const number = main.getByRole('region').first().getByRole('strong');
        const size = await number.evaluate((element) => getComputedStyle(element).fontSize);
        expect(Number.parseFloat(size), `${slug} at ${width} px`).toBeGreaterThanOrEqual(least);
      }
    }
  },
);

test('once its buttons have left, a slim bar keeps price, shop and dealer at hand, and covers nothing', async ({
  page,
}) => {
  await visit(page, '/products/cheddar-cheese-powder');
  const bar = page.getByRole('navigation', { name: 'Cheddar Cheese Powder' });
  await expect(bar).toHaveCount(0);
  // Past the counter, which has a bar of its own.
  const below = page.getByRole('heading', { name: 'Paano gamitin' });
  const toBelow = () =>
    below.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant', block: 'start' }));
  await toBelow();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText('₱65')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Buy Now at Shopee' })).toBeVisible();
  // What has the focus is above it.
  await page.getByRole('article').first().getByRole('button').first().focus();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const bottom = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().bottom ?? 0,
    );
    expect(bottom).toBeLessThan((await bar.boundingBox())?.y ?? 0);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(bar).toHaveCount(0);
  await toBelow();
  await expect(bar).toBeVisible();
  await scrollTo(page, 0);
  await expect(bar).toHaveCount(0);
});
