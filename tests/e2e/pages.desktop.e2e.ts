import fs from 'node:fs/promises';
import sharp from 'sharp';
import { builds } from './support/builds.ts';
import { expect, test } from './support/fixtures.ts';
import { dealers, influencers, pageKinds, pages, products, site } from './support/content.ts';
import { addressOf, untilAlive, visit } from './support/visit.ts';
import { paths } from '@/domain/paths';

const canonicalOf = (pagePath: string) => site.origin + pagePath;

for (const { path: pagePath, title, description, heading } of pageKinds) {
  // The gate takes the company's own page, and one of a product.
  const isDaily = pagePath === paths.home || pagePath.startsWith('/products/');
  const tag = isDaily ? [] : '@long';
  test(`${pagePath} says what it is, to people and to machines`, { tag }, async ({ page }) => {
    await visit(page, pagePath);

    await expect(page).toHaveTitle(title);
    await expect(page.locator('title')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    await expect(descriptions).toHaveAttribute('content', description);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', canonicalOf(pagePath));
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);

    const openGraph = await page
      .locator('meta[property^="og:"]')
      .evaluateAll((tags) =>
        Object.fromEntries(
          tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')]),
        ),
      );
    expect(openGraph).toMatchObject({
      'og:type': 'website',
      'og:site_name': site.company.name,
      'og:title': title,
      'og:description': description,
      'og:url': canonicalOf(pagePath),
    });

    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) =>
        scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>),
      );
    const types = data.map((entry) => entry['@type']);
    expect(types).toContain('Organization');
    expect(types.includes('BreadcrumbList')).toBe(pagePath !== paths.home);
    const isProduct = pagePath.startsWith(`${paths.products}/`);
    expect(types.filter((type) => type === 'Product' || type === 'Recipe')).toEqual(
      isProduct ? ['Product', 'Recipe'] : [],
    );
    const list = data.find((entry) => entry['@type'] === 'ItemList');
    const listed = { '/products': products.length, '/dealership': dealers.length }[pagePath];
    expect(list?.numberOfItems).toBe(listed);
  });
}

test('the picture of every page is there for whoever shares its address', async ({
  page,
  request,
}) => {
  for (const { path: pagePath } of pages) {
    const html = await (await request.get(pagePath)).text();
    const picture = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1];
    expect(picture, pagePath).toContain(site.origin);
    const answer = await request.get((picture ?? '').replace(site.origin, ''));
    expect(answer.headers()['content-type'], pagePath).toBe('image/jpeg');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect({ width, height }, pagePath).toEqual({ width: 1200, height: 630 });
    expect(html, pagePath).toMatch(/<meta property="og:image:alt" content="[^"]{10,}">/);
  }
  await page.close();
});

test('the icons that the page and its manifest name are there, in their sizes', async ({
  page,
  request,
}) => {
  await page.goto('/home');
  const named = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const manifestAddress = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = (await (await request.get(manifestAddress ?? '')).json()) as {
    name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.name).toBe(site.company.name);
  expect(named).toHaveLength(3);
  for (const address of named) expect((await request.get(address)).status(), address).toBe(200);
  for (const { src, sizes, type } of manifest.icons) {
    const answer = await request.get(src);
    expect(answer.headers()['content-type'], src).toContain(type);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads the same', { tag: '@long' }, async ({ page }) => {
    for (const { path: pagePath, heading, title } of pageKinds) {
      await page.goto(pagePath);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Styled: the brand's own face, and its ground.
      const look = await page
        .locator('h1')
        .evaluate((element) => getComputedStyle(element).fontFamily);
      expect(look).toContain('Lilita One');
      await expect(page.getByRole('contentinfo')).toContainText(site.company.name);
      // Nothing that only a script could bring to life stands there empty.
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
    }
  });

  test('the products are listed, with where to buy them', async ({ page }) => {
    await page.goto('/products');
    for (const { name, link } of products) {
      const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
      await expect(entry.first()).toBeVisible();
      await expect(entry.getByRole('link', { name: 'Buy Now' }).first()).toHaveAttribute(
        'href',
        link,
      );
    }
  });

  test('the form says where to write instead, and keeps what was typed', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('form');
    await expect(form.getByRole('link', { name: site.company.email })).toHaveAttribute(
      'href',
      `mailto:${site.company.email}`,
    );
    await form.getByLabel('Name').fill('Maria');
    await form.getByLabel('Email').fill('maria@example.ph');
    await form.getByRole('textbox', { name: 'Subject' }).fill('Keso');
    const field = form.getByLabel('Message');
    await field.fill('Magkano po?');
    await form.getByRole('button', { name: 'Send Message' }).click();
    expect(new URL(page.url()).href).toMatch(/\/contact$/);
    await expect(field).toHaveValue('Magkano po?');
  });

  test('the dealers are listed, with numbers to call', async ({ page }) => {
    await page.goto('/dealership');
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('> h4') });
    await expect(list).toHaveCount(dealers.length);
    const sample = dealers.find(({ region }) => region === 'Cebu');
    const entry = list.filter({ hasText: sample?.name ?? '' });
    await expect(entry).toContainText(sample?.address ?? '');
    await expect(entry.getByRole('link').first()).toHaveAttribute('href', /^tel:\+63/);
  });

  test('the links lead on', async ({ page }) => {
    await page.goto('/home');
    await page.getByRole('main').getByRole('link', { name: 'See the products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await page.goto(`/influencers/${influencers[0]?.slug}`);
    const others = page.getByRole('main').getByRole('link', { name: influencers[1]?.name ?? '' });
    await others.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Influencers: ${influencers[1]?.name}`,
    );
  });

  test('the videos and the map have links', { tag: '@long' }, async ({ page }) => {
    await page.goto(`/influencers/${influencers[0]?.slug}`);
    await expect(page.getByRole('link', { name: /^Watch on TikTok/ }).first()).toHaveAttribute(
      'href',
      influencers[0]?.videos[0]?.address ?? '',
    );
    await page.goto('/contact');
    await expect(page.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
      'href',
      site.company.map.link,
    );
  });
});

test.describe('paths that are no page', () => {
  // The server says 404, and the browser says so on the console.
  test.beforeEach(({ consoleWatch }) => consoleWatch.allow(/status of 404/));

  test(
    'each ends at the home page, and Back leaves the site',
    { tag: '@long' },
    async ({ page }) => {
      for (const unknown of [
        '/',
        '/no-such-page',
        '/products/deeper/still',
        '/influencers',
        '/influencers/unknown',
        '/products/unknown',
      ]) {
        await page.goto('about:blank');
        await page.goto(unknown);
        await expect(page).toHaveURL(/\/home$/);
        await expect(page).toHaveTitle(site.pages.home.title);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.home.hero.headline);
        await page.goBack();
        await expect(page, unknown).toHaveURL('about:blank');
      }
    },
  );

  test(
    'what an advertisement added to the address stays in it',
    { tag: '@long' },
    async ({ page }) => {
      const added = '?utm_source=fb&fbclid=a%20b#more';
      for (const [from, to] of [
        ['/', '/home'],
        ['/no-such-page', '/home'],
        ['/About/', '/about'],
      ] as const) {
        await page.goto(`${from}${added}`);
        await untilAlive(page);
        expect(page.url().endsWith(`${to}${added}`), page.url()).toBe(true);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          canonicalOf(to),
        );
      }
    },
  );

  test('an unknown path is not offered to search engines', async ({ request }) => {
    for (const unknown of ['/no-such-page', '/influencers']) {
      expect(await (await request.get(unknown)).text()).toContain('content="noindex"');
    }
    expect(await (await request.get('/')).text()).not.toContain('noindex');
    // Nor is the visitor's own list, which is a page all the same.
    expect(await (await request.get('/list')).text()).toContain('content="noindex"');
  });

  test('an unknown path met inside the site is replaced too', async ({ page }) => {
    await visit(page, '/about');
    await page
      .getByRole('link', { name: 'LasaKita home' })
      .first()
      .evaluate((link) => {
        link.addEventListener(
          'click',
          (event) => {
            event.preventDefault();
            event.stopImmediatePropagation();
            history.pushState({}, '', '/influencers/nobody');
            dispatchEvent(new PopStateEvent('popstate', { state: {} }));
          },
          { capture: true },
        );
      });
    await page.getByRole('link', { name: 'LasaKita home' }).first().click();
    await expect(page).toHaveURL(/\/home$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test('case and a trailing slash make no difference', async ({ page }) => {
  await page.goto('/products/');
  await untilAlive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
  expect(addressOf(page)).toBe('/products');
});

test('sitemap and robots name every page once', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(pages.map(({ path: pagePath }) => canonicalOf(pagePath)));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('User-agent: *');
  expect(robots).not.toContain('Disallow: /');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('every file that the build wrote is one that a page needs a path for', async () => {
  const files = await fs.readdir(builds.withKeys, { recursive: true });
  const documents = files.filter((name) => name.endsWith('.html'));
  // All that are found, the visitor's list, the root, `/influencers`, and what stands for unknown paths.
  expect(documents).toHaveLength(pages.length + 4);
});
