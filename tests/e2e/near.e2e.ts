import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { clearFilters } from './support/filters.ts';
import { visit } from './support/visit.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Near' });
const hasFocus = (box: Locator) => box.evaluate((node) => node === document.activeElement);
const listed = (page: Page) => page.locator('#directory article');
/** Near a town the nearest stand above the list, which has the others. */
const cards = (page: Page) => page.locator('[data-nearest] article, #directory article');
const farness = (page: Page) => cards(page).locator('.distance');

/** The figures of the cards, in order; those in the town itself count as none. */
const kilometers = async (page: Page) =>
  (await farness(page).allTextContents()).map((text) =>
    Number(/^about ([\d,]+) km\b/.exec(text)?.[1]?.replace(',', '') ?? 0),
  );

test(
  'near a town the dealers come by distance, and each says how far',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await visit(page, '/dealership');
    await expect(cards(page)).toHaveCount(20);
    await field(page).fill('tagatay');
    await page.getByRole('option', { name: 'Tagaytay, Cavite' }).click();
    await expect(farness(page)).toHaveCount(20);
    await expect(page).toHaveURL(/[?&]near=tagaytay-cavite/);
    await expect(page.getByText('230 dealers')).toBeVisible();
    const figures = await kilometers(page);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
    expect(figures.at(0)).toBeLessThan(20);

    await page.getByPlaceholder('Search for Dealers').fill('imus');
    await expect(page).toHaveURL(/search=imus/);
    await expect(farness(page).first()).toHaveText(/^about \d+ km$/);

    await clearFilters(page, isMobile);
    await expect(field(page)).toHaveValue('');
    await expect(farness(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/near=/);
  },
);

test(
  'a town chosen shows at once the three nearest, each with a number that one press calls',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/dealership');
    await field(page).fill('lipa');
    await page.getByRole('option', { name: 'Lipa, Batangas' }).click();
    const nearest = page.getByRole('list', { name: 'Nearest dealers' }).getByRole('article');
    await expect(nearest).toHaveCount(3);
    // The list goes on with the others, and says where they are no longer near.
    await expect(page.getByRole('heading', { name: 'Within 25 km' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Within 50 km' })).toBeVisible();
    await expect(listed(page)).toHaveCount(17);
    for (const name of await nearest.getByRole('heading').allTextContents()) {
      await expect(listed(page).filter({ hasText: name })).toHaveCount(0);
    }
    for (const dealer of await nearest.all()) {
      await expect(dealer.locator('.distance')).toHaveText(/^(in|about) /);
      const call = dealer.locator('a[href^="tel:"]').first();
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(60);
    }
    // All without scrolling.
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const dealer of await nearest.all()) {
      await expect(dealer.locator('a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole('button', { name: 'Clear town' }).click();
    await expect(nearest).toHaveCount(0);
    await expect(listed(page)).toHaveCount(20);
  },
);

test(
  'the search key of a phone puts its keyboard away, and that of a desk keeps the field',
  { tag: '@long' },
  async ({ page, isMobile }) => {
    await visit(page, '/dealership');
    const search = page.getByPlaceholder('Search for Dealers');
    await search.fill('imus');
    await search.press('Enter');
    await expect.poll(() => hasFocus(search)).toBe(!isMobile);
    await expect(search).toHaveValue('imus');
    await field(page).fill('tagatay');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field(page).press('Enter');
    await expect(field(page)).toHaveValue('Tagaytay, Cavite');
    await expect.poll(() => hasFocus(field(page))).toBe(!isMobile);
  },
);

test(
  'a dealer of another island is said to be across the sea',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await visit(page, '/dealership?near=iloilo-city-iloilo');
    const card = (region: RegExp) => cards(page).filter({ hasText: region }).first();
    await expect(card(/Bacolod City, Negros/).locator('.distance')).toHaveText(
      /^about \d+ km, across the sea$/,
    );
    await expect(card(/Passi City, Iloilo/).locator('.distance')).toHaveText(/^about \d+ km$/);
  },
);

test(
  'whoever types a town into the search is offered the dealers near it',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await visit(page, '/dealership');
    await expect(cards(page)).toHaveCount(20);
    await page.getByPlaceholder('Search for Dealers').fill('makati');
    const offer = page.getByRole('button', { name: 'Show the dealers nearest to Makati' });
    await offer.click();
    await expect(field(page)).toHaveValue('Makati, Metro Manila');
    await expect(page).toHaveURL('/dealership?near=makati-metro-manila');
    await expect(farness(page)).toHaveCount(20);
    await expect(offer).toHaveCount(0);
    await page.goBack();
    await expect(page.getByPlaceholder('Search for Dealers')).toHaveValue('makati');
    // A dealer's own name is no town, and what dealers are found by needs no other way.
    for (const keyword of ['zzzz', 'cebu']) {
      await page.getByPlaceholder('Search for Dealers').fill(keyword);
      await expect(page.getByRole('button', { name: /^Show the dealers nearest/ })).toHaveCount(0);
    }
  },
);

test(
  'an address names the town, Back returns to it, and an unknown one is ignored',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/dealership?near=davao-city-davao-del-sur');
    await expect(field(page)).toHaveValue('Davao City, Davao del Sur');
    await expect(farness(page).first()).toHaveText('in Davao City');
    await visit(page, '/dealership?near=atlantis');
    await expect(cards(page)).toHaveCount(20);
    await expect(field(page)).toHaveValue('');
    await expect(farness(page)).toHaveCount(0);
    await page.goBack();
    await expect(farness(page).first()).toHaveText('in Davao City');
  },
);

test(
  'nothing covers the suggestions, and they can be pressed',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/dealership');
    await field(page).fill('san');
    const suggestions = page.getByRole('listbox', { name: 'Towns' });
    await expect(suggestions.getByRole('option')).toHaveCount(7);
    const covered = await suggestions.evaluate((list) => {
      const { top, bottom, left, width } = list.getBoundingClientRect();
      const rows = Array.from({ length: 9 }, (_, row) => top + ((row + 1) * (bottom - top)) / 10);
      return rows.filter((y) => !list.contains(document.elementFromPoint(left + width / 2, y)));
    });
    expect(covered).toEqual([]);
  },
);

test(
  'the device is asked only by the button, and its place goes nowhere',
  { tag: '@phone' },
  async ({ page, context }) => {
    await context.setGeolocation({ latitude: 14.1153, longitude: 120.9621, accuracy: 20 });
    await context.grantPermissions(['geolocation']);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
    await visit(page, '/dealership');
    await expect(cards(page)).toHaveCount(20);
    await expect(field(page)).toHaveValue('');
    await page.evaluate(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      Object.assign(window, { asked: 0 });
      geolocation.getCurrentPosition = (...args) => {
        (window as unknown as { asked: number }).asked += 1;
        ask(...args);
      };
    });
    await field(page).click();
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(0);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(field(page)).toHaveValue('Tagaytay, Cavite');
    expect(await page.evaluate(() => (window as unknown as { asked: number }).asked)).toBe(1);
    await expect(farness(page)).toHaveCount(20);
    expect(requests.filter((request) => /14\.11|120\.96/.test(request))).toEqual([]);
    expect(page.url()).not.toMatch(/14\.11|120\.96/);
  },
);

test('a refusal says what else to do', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/dealership');
  await expect(cards(page)).toHaveCount(20);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText(/Type your town instead/)).toBeVisible();
});

test(
  'abroad it says that no dealer is there, and shows the nearest',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await context.setGeolocation({ latitude: 1.35, longitude: 103.82, accuracy: 20 });
    await context.grantPermissions(['geolocation']);
    await visit(page, '/dealership');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText(/outside the Philippines, where we have no dealer/)).toBeVisible();
    await expect(farness(page).first()).toHaveText(/^about [\d,]+ km, across the sea$/);
    const figures = await kilometers(page);
    expect(figures).toEqual(figures.toSorted((one, other) => one - other));
  },
);

test(
  'a device that is wrong by 50 km chooses nothing, and says so',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    await context.setGeolocation({ latitude: 14.11, longitude: 120.96, accuracy: 50_000 });
    await context.grantPermissions(['geolocation']);
    await visit(page, '/dealership');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText(/knows only to about 50 km where you are/)).toBeVisible();
    await expect(field(page)).toHaveValue('');
  },
);

for (const [kind, code] of Object.entries({ denied: 1, lost: 3 })) {
  test(
    `a place that is ${kind} leaves the field, and says so`,
    { tag: ['@desktop', '@long'] },
    async ({ page }) => {
      await page.addInitScript((answer) => {
        navigator.geolocation.getCurrentPosition = (_found, failed) =>
          failed?.({ code: answer } as GeolocationPositionError);
      }, code);
      await visit(page, '/dealership');
      await page.getByRole('button', { name: 'Use my location' }).click();
      await expect(page.getByText(/[Tt]ype your town/)).toBeVisible();
      await expect(field(page)).toBeVisible();
    },
  );
}

test('a browser without the like says so', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'geolocation', { get: () => undefined }),
  );
  await visit(page, '/dealership');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('This browser cannot tell where you are.')).toBeVisible();
});

test(
  'by the keyboard alone: type, go down, choose, empty',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/dealership');
    await field(page).focus();
    await page.keyboard.type('cdo');
    await expect(page.getByRole('option').first()).toHaveText(/^Cagayan de Oro, Misamis Oriental/);
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Cagayan de Oro, Misamis Oriental');
    await expect(page).toHaveURL(/near=cagayan-de-oro-misamis-oriental/);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(page).not.toHaveURL(/near=/);
    await page.goBack();
    await expect(field(page)).toHaveValue('Cagayan de Oro, Misamis Oriental');
  },
);

test(
  'towns, outline and places are fetched when they are asked for',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const name = /\/assets\/(towns|outline|_virtual_dealer-places|MapOfList)-/.exec(
        request.url(),
      )?.[1];
      if (name) asked.push(name);
    });
    await visit(page, '/dealership');
    await expect(cards(page)).toHaveCount(20);
    expect(asked).toEqual([]);
    await field(page).click();
    await expect.poll(() => asked).toEqual(['towns']);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Map of dealers' })).toBeVisible();
    expect(asked.toSorted()).toEqual(['MapOfList', '_virtual_dealer-places', 'outline', 'towns']);
  },
);

test(
  'the map filters by a press on a dot, or on a region’s name',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await visit(page, '/dealership');
    await expect(cards(page)).toHaveCount(20);
    if (isMobile) await page.getByRole('button', { name: 'Map', exact: true }).click();
    const map = page.getByRole('group', { name: 'Map of dealers' });
    await expect(map).toBeVisible();
    await map.getByRole('button', { name: /^Jolo, Sulu/ }).press('Enter');
    await expect(page).toHaveURL(/location=sulu/);
    await expect(page).toHaveURL(/near=jolo-sulu/);
    await expect(listed(page)).toHaveCount(1);
    await map.getByRole('button', { name: /^Sulu \d+ dealers?$/ }).press('Enter');
    await expect(page).not.toHaveURL(/location=/);
  },
);
