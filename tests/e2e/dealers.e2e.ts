import type { Page } from '@playwright/test';
import { telephoneLink, telephoneText } from '@lasakita/ui/domain/contactLinks';
import { expect, test } from './support/fixtures.ts';
import { dealers, dealersInOrder, site } from './support/content.ts';
import { choose, clearFilters } from './support/filters.ts';
import { visit } from './support/visit.ts';

const cards = (page: Page) => page.getByRole('list', { name: 'List of dealers' });
const names = (page: Page) => cards(page).getByRole('article').getByRole('heading');
const headings = (page: Page) => cards(page).getByRole('heading', { level: 3 });
const card = (page: Page, name: string) => cards(page).getByRole('article', { name, exact: true });
const count = (page: Page, number: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${number} dealer${number === 1 ? '' : 's'}$`) });
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const open = async (page: Page, address = '/dealership') => {
  await visit(page, address);
  await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
};
const inRegion = (name: string) => dealersInOrder.filter(({ region }) => region === name);

test(
  'the page asks for dealers and says what they send (DEAL-1, DEAL-2)',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealership');
    await expect(main).toContainText(
      'Inquire now. Start your journey to become our authorized dealer.',
    );
    for (const words of [
      'BIR Form 2303',
      'hotos of your shop',
      'Business Name',
      'Address',
      'TIN #',
      'Contact Persons',
      'Contact #s',
      'Email',
      'Socmed Page / Website',
      'Forwarder Details (if applicable)',
    ]) {
      await expect(main.getByRole('listitem').filter({ hasText: words }).first()).toBeVisible();
    }
    for (const { label, href } of site.dealership.stores) {
      const store = main.getByRole('link', { name: `${label} (opens in a new tab)`, exact: true });
      await expect(store).toHaveAttribute('href', href);
      await expect(store).toHaveAttribute('target', '_blank');
      await expect(store).toHaveAttribute('rel', /noopener/);
    }
    await main.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL('/contact');
    // What is to be supplied is only to be filled in.
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      /^Business Name:\nAddress:\nTIN #:\n/,
    );
  },
);

test(
  'where to buy stands beside a film that plays by itself, muted and round and round (DEAL-3)',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const band = page.getByRole('region', { name: site.dealership.where.headline });
    await band.scrollIntoViewIfNeeded();
    await expect(band).toContainText(/wholesale dealers.*online stores.*public markets/s);
    const film = band.locator('video');
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    const state = await film.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }));
    expect(state).toEqual({ muted: true, loop: true });
  },
);

test(
  'dealers come below their regions, by name, twenty to a page, with the regions to choose from',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page);
    await expect(count(page, dealers.length)).toBeVisible();
    const first = dealersInOrder.slice(0, 20);
    await expect(names(page)).toHaveText(namesOf(first));
    const shown = [...new Set(first.map(({ region }) => region))];
    await expect(headings(page)).toHaveText(shown);
    const [top = ''] = shown;
    const ofTop = cards(page).getByRole('list', { name: top, exact: true });
    await expect(ofTop.getByRole('article')).toHaveCount(inRegion(top).length);
    const regions = [...new Set(dealers.map(({ region }) => region))].filter(Boolean).toSorted();
    const options = await page
      .locator('select[aria-label="Select location"] option')
      .evaluateAll((found) =>
        found.map((option) => [option.textContent, (option as HTMLOptionElement).value]),
      );
    expect(options.slice(1)).toEqual(regions.map((region) => [region, region.toLowerCase()]));
  },
);

test(
  'a visitor finds a dealer in Cebu, calls and opens the map',
  { tag: '@once' },
  async ({ page, context, isMobile }) => {
    await open(page);
    await choose(page, { label: 'Select location', option: 'Cebu', inSheet: isMobile });
    const found = inRegion('Cebu');
    await expect(count(page, found.length)).toBeVisible();
    await expect(names(page)).toHaveText(namesOf(found));
    await expect(page).toHaveURL('/dealership?location=cebu');
    // Of one region alone there is no heading.
    await expect(cards(page).getByRole('heading', { name: 'Cebu', exact: true })).toHaveCount(0);

    const [, dealer] = found;
    if (!dealer) throw new Error('There is no dealer in Cebu');
    await page
      .getByPlaceholder('Search for Dealers')
      .fill(dealer.address.slice(0, 12).toUpperCase());
    const place = card(page, dealer.name);
    await expect(place).toBeVisible();
    await expect(place.locator('mark').first()).toHaveText(dealer.address.slice(0, 12));
    await expect(place).toContainText(dealer.address);
    const numbers = dealer.phoneNumbers.filter((number) => telephoneLink(number));
    if (numbers.length > 1) await place.getByRole('button', { name: /^\+\d numbers?$/ }).click();
    for (const number of numbers) {
      const call = place.getByRole('link', { name: telephoneText(number) });
      await expect(call).toHaveAttribute('href', telephoneLink(number) ?? '');
    }
    const map = place.getByRole('link', { name: 'View on map' });
    await expect(map).toHaveAttribute('rel', /noopener/);
    const opening = context.waitForEvent('page');
    await map.click();
    const mapPage = await opening;
    expect(new URL(mapPage.url()).hostname).toBe('www.google.com');
    expect(await mapPage.evaluate(() => window.opener)).toBeNull();

    await clearFilters(page, isMobile);
    await expect(count(page, dealers.length)).toBeVisible();
  },
);

test(
  'any field is searched, whatever the case',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page);
    const search = page.getByPlaceholder('Search for Dealers');
    for (const keyword of [
      'san lorenzo baking supplies/',
      'LAPU-LAPU',
      '0900 673 9996',
      'ilocos',
    ]) {
      await search.fill(keyword);
      const expected = dealersInOrder.filter((dealer) =>
        Object.values(dealer).some((value) =>
          [value].flat().some((text) => String(text).toLowerCase().includes(keyword.toLowerCase())),
        ),
      );
      expect(expected.length, keyword).toBeGreaterThan(0);
      await expect(count(page, expected.length)).toBeVisible();
      await expect(names(page)).toHaveText(namesOf(expected.slice(0, 20)));
    }
  },
);

test(
  'words and numbers are found and marked however they are typed or pasted',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page);
    const search = page.getByPlaceholder('Search for Dealers');
    const marks = cards(page).locator('mark').filter({ visible: true });
    await search.fill('precy’s');
    await expect(count(page, 2)).toBeVisible();
    await expect(marks).toHaveText(["Precy's", "Precy's"]);
    await search.fill('Santo  Nin\u0303o');
    await expect(marks.first()).toHaveText('Santo Niño');
    // A further number opens where it holds what was searched for.
    const dealer = dealersInOrder.find(({ phoneNumbers }) =>
      /^0900[- ]\d{3}[- ]\d{4}$/.test(phoneNumbers[1] ?? ''),
    );
    const shown = dealer?.phoneNumbers[1]?.replaceAll('-', ' ') ?? '';
    for (const typed of [
      shown.replaceAll(' ', ''),
      shown.replace('0', '+63 '),
      `\u202D${shown}\u202C`,
    ]) {
      await search.fill(typed);
      await expect(count(page, 1)).toBeVisible();
      await expect(marks).toHaveText([shown]);
    }
  },
);

test(
  'a label of a tax number is text, never a number to call',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page);
    const odd = dealers.find(({ phoneNumbers }) =>
      phoneNumbers.some((text) => /[a-z]/i.test(text)),
    );
    const label = odd?.phoneNumbers.find((text) => /[a-z]/i.test(text)) ?? '';
    await page.getByPlaceholder('Search for Dealers').fill(odd?.name ?? '');
    const place = card(page, odd?.name ?? '');
    await expect(place.getByText(label)).toBeVisible();
    await expect(place.getByRole('link', { name: label })).toHaveCount(0);
  },
);

test(
  'all on one page: the first 24, and the rest as the visitor scrolls or asks',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    // Without the watcher that sees a visitor scroll near, only the button is left.
    await page.addInitScript(() => {
      const Watcher = window.IntersectionObserver;
      window.IntersectionObserver = class extends Watcher {
        override observe(target: Element) {
          if (target.textContent !== 'Show more') super.observe(target);
        }
      };
    });
    await open(page);
    await choose(page, { label: 'Dealers per page', option: 'All', inSheet: isMobile });
    await expect(page).toHaveURL('/dealership?per-page=all');
    await expect(names(page)).toHaveCount(24);
    await expect(page.getByRole('navigation', { name: 'Pages of dealers' })).toHaveCount(0);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(names(page)).toHaveCount(48);
    for (let shown = 72; shown < dealers.length; shown += 24) {
      await more.click();
      await expect(names(page)).toHaveCount(shown);
    }
    await more.click();
    await expect(names(page)).toHaveText(namesOf(dealersInOrder));
    await expect(more).toHaveCount(0);
  },
);

test(
  'all on one page: scrolling alone reaches the last one',
  { tag: '@long' },
  async ({ page }) => {
    await open(page, '/dealership?per-page=all');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(names(page)).toHaveCount(dealers.length, { timeout: 200 });
    }).toPass();
  },
);

test(
  'pages of the directory: next, numbers, an address to share, and past the end',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/dealership?per-page=50');
    const pagination = page.getByRole('navigation', { name: 'Pages of dealers' });
    await pagination.getByRole('button', { name: 'Go to next page' }).click();
    await expect(names(page)).toHaveText(namesOf(dealersInOrder.slice(50, 100)));
    await expect(page).toHaveURL('/dealership?per-page=50&page=2');
    // What the visitor chose is seen, and not the foot of the list before.
    await expect(names(page).first()).toBeInViewport();

    await visit(page, '/dealership?per-page=50&page=6');
    await expect(page.getByText('There is no page 6: the dealers end on page 5.')).toBeVisible();
    await page.getByRole('button', { name: 'Go to the last page' }).click();
    await expect(names(page)).toHaveText(namesOf(dealersInOrder.slice(200)));
    await expect(pagination.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  },
);

test(
  'values in the address that mean nothing are ignored',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await open(page, '/dealership?location=atlantis&per-page=11&page=abc');
    await expect(count(page, dealers.length)).toBeVisible();
    await expect(names(page)).toHaveText(namesOf(dealersInOrder.slice(0, 20)));
    await open(page, '/dealership?location=CEBU');
    await expect(names(page)).toHaveText(namesOf(inRegion('Cebu')));
  },
);

test(
  'nothing matches: the filters are named and can be cleared',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/dealership?location=cebu&search=snow');
    await expect(page.getByText('No dealers match “snow” in Cebu.')).toBeVisible();
    const box = page.getByPlaceholder('Search for Dealers');
    await box.fill('');
    await expect(count(page, inRegion('Cebu').length)).toBeVisible();
    await box.fill('snow');
    await expect(page.getByText('No dealers match “snow” in Cebu.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
    await expect(count(page, dealers.length)).toBeVisible();
  },
);

test('at least four dealers are on the screen of a phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await names(page)
    .first()
    .evaluate((name) => {
      window.scrollTo(0, name.getBoundingClientRect().top + window.scrollY - 200);
    });
  const below = await page.getByRole('search').boundingBox();
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4].map((index) => cards(page).getByRole('article').nth(index).boundingBox()),
  );
  const whole = boxes.filter(
    (box) => box && box.y > (below?.y ?? 0) + (below?.height ?? 0) && box.y + box.height <= 844,
  );
  expect(whole.length).toBeGreaterThanOrEqual(4);
});

test(
  'two doors lead to the directory and to three steps, whose boxes are empty and can be ticked',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    // All ways to a dealer are on the first screen, of a small phone too.
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const control of [
        page.getByRole('combobox', { name: 'Near' }),
        page.getByRole('button', { name: 'Use my location' }),
        page.getByRole('button', { name: /^Quezon City \d+ dealers$/ }),
      ]) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
    }
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Become a dealer' }).click();
    await expect(
      page.getByRole('heading', { name: site.dealership.documentsHeadline }),
    ).toBeVisible();
    const boxes = main.getByRole('checkbox');
    // What happens with it all is no task.
    await expect(boxes).toHaveCount(
      [site.dealership.documents, site.dealership.details].flat().length,
    );
    for (const box of await boxes.all()) await expect(box).not.toBeChecked();
    await main.getByText('TIN #').click();
    await expect(main.getByRole('checkbox', { name: 'TIN #' })).toBeChecked();
  },
);

test(
  'a region is one press away, and another press takes it back',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page);
    const chip = page.getByRole('button', { name: /^Cebu \d+ dealers$/ });
    await chip.click();
    await expect(page).toHaveURL('/dealership?location=cebu');
    await expect(count(page, inRegion('Cebu').length)).toBeVisible();
    // Down to them: the address keeps what was chosen.
    await page.getByRole('link', { name: 'Dealers in Cebu' }).click();
    await expect(page).toHaveURL('/dealership?location=cebu#directory');
    await expect(page.locator('#directory-heading')).toBeInViewport();
    await expect(count(page, inRegion('Cebu').length)).toBeVisible();
    await page.goBack();
    await chip.click();
    await expect(page).toHaveURL('/dealership');
    await page.goBack();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  },
);
