import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expect, test } from './support/fixtures.ts';
import { pageKinds, site } from './support/content.ts';
import { invisible, untilAlive, visit } from './support/visit.ts';

const isEntry = /\/assets\/index-[^/]+\.js$/;

for (const { path, heading } of pageKinds) {
  // The gate takes a page with a form.
  const tag = path === '/contact' ? [] : '@long';
  test(`${path} can be read before its scripts come`, { tag }, async ({ page, context }) => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await context.route(isEntry, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(heading);
    await expect(title).toBeInViewport();
    await expect(title).toHaveCSS('font-family', /Lilita One/);
    await expect(page.getByRole('contentinfo')).toContainText(site.company.name);
    const ground = await page
      .locator('body')
      .evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).not.toBe('rgba(0, 0, 0, 0)');
    letGo();
    await untilAlive(page);
    await expect(title).toHaveText(heading);
  });
}

test('what was typed before the scripts came is kept', async ({ page, context }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route(isEntry, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Message' }).fill('Early bird');
  letGo();
  await untilAlive(page);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Early bird');
});

test('a page whose code does not come: an error page in the layout, and three ways on', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST, /A page failed/, /dynamically imported module/);
  const chunk = /\/assets\/AboutPage-[^/]+\.js$/;
  await visit(page, '/products');
  await context.route(chunk, (route) => route.abort());
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^Something went wrong/);

  // Trying again without a connection changes nothing; with one, the page comes.
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await loadedAnew;
  await expect(page.getByText('This page could not be shown')).toBeVisible();
  await context.unroute(chunk);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expect(page).toHaveTitle(site.pages.about.title);
});

test(
  'from the error page, home and the menu work',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST, /A page failed/, /dynamically imported module/);
    await visit(page, '/products');
    await context.route(/\/assets\/AboutPage-[^/]+\.js$/, (route) => route.abort());
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await page.getByRole('button', { name: 'Company' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await footer.getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.home.hero.headline);
  },
);

test(
  'a page opened anew whose own code does not come: the same error page',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST, /A page failed/, /dynamically imported module/, /Hydration/);
    await context.route(/\/assets\/AboutPage-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/about');
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Dealership' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dealership');
  },
);

test(
  'offline after loading: pages already seen go on, the others say so',
  { tag: '@long' },
  async ({ page, context, consoleWatch }) => {
    consoleWatch.allow(FAILED_REQUEST, /A page failed/, /dynamically imported module/);
    await visit(page, '/products');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const heading = page.getByRole('heading', { level: 1 });
    await footer.getByRole('link', { name: 'Dealership' }).click();
    await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();

    await context.setOffline(true);
    await footer.getByRole('link', { name: 'Products' }).click();
    await expect(heading).toHaveText('Products');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await page.getByPlaceholder('Search for Products').fill('ube');
    await expect(page.getByText(/^1 product$/)).toBeVisible();
    await page.getByRole('button', { name: 'Details' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();

    await footer.getByRole('link', { name: 'About Us' }).click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText('About');
  },
);

test('a list that cannot be loaded is empty, and the console says why', async ({
  page,
  context,
  consoleWatch,
}) => {
  consoleWatch.allow(FAILED_REQUEST, /Error fetching/);
  await context.route(/\/assets\/(products|dealers)-[^/]+\.js$/, (route) => route.abort());
  for (const [path, noun] of [
    ['/products', 'products'],
    ['/dealership', 'dealers'],
  ] as const) {
    await visit(page, path);
    await expect(page.getByText(`0 ${noun}`)).toBeVisible();
    expect(consoleWatch.matching(new RegExp(`Error fetching ${noun}:`))).toHaveLength(1);
    await expect(page.getByRole('list', { name: `List of ${noun}` })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test(
  'a browser without storage, observers and channels still shows everything',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['BroadcastChannel', 'IntersectionObserver']) {
        Reflect.deleteProperty(window, name);
      }
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    for (const { path, heading } of pageKinds) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // Nothing waits for being scrolled to.
      expect(await invisible(page), path).toEqual([]);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
  },
);
