/**
 * The site for users of screen readers: announcements and the place of the focus. Also its look with other colors and
 * larger letters.
 */
import type { Page } from '@playwright/test';
import { field, fillIn, shortLetter } from './support/contactForm.ts';
import { expect, test } from './support/fixtures.ts';
import { pageKinds, products, site } from './support/content.ts';
import { scrollOffset, scrollThrough, scrollTo, visit } from './support/visit.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const list = (page: Page) =>
  page.getByRole('group', { name: /^(Page \d+ of \d+|All on one page)$/ });

test(
  'a failure is announced below the button, which keeps its place; a success stays to be read',
  { tag: '@phone' },
  async ({ page, mail, consoleWatch }) => {
    consoleWatch.allow(/Error sending message/, /status of 500/);
    mail.answerWith(500);
    await page.clock.install();
    await visit(page, '/contact');
    await fillIn(page, shortLetter);
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.focus();
    const top = async () => (await send.boundingBox())?.y;
    const before = await top();
    await page.keyboard.press('Enter');
    const failure = page.locator('form [aria-live="polite"]', { hasText: 'was not sent' });
    await expect(failure).toBeVisible();
    expect(await top()).toBe(before);
    await expect(send).toBeFocused();
    expect(
      await send.evaluate(
        (button, note) => button.compareDocumentPosition(note as Node),
        await failure.elementHandle(),
      ),
    ).toBe(4);

    mail.answerWith(200);
    await page.keyboard.press('Enter');
    const success = page.locator('form [aria-live="polite"]', { hasText: 'Salamat!' });
    await expect(success).toBeVisible();
    // Longer than the toast.
    await page.clock.runFor(6000);
    await expect(
      page.getByRole('region', { name: 'Notifications' }).getByRole('article'),
    ).toHaveCount(0);
    await expect(success).toContainText('Your message is with us now. We answer by e-mail.');
    await field(page, 'Name').fill('J');
    await expect(success).toHaveCount(0);
  },
);

test(
  'in the phone’s filters the count is heard as it changes',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/products');
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expect(sheet.getByRole('status')).toHaveText(`${products.length} products`);
    await sheet.getByRole('combobox', { name: 'Select category' }).selectOption({ index: 1 });
    await expect(sheet.getByRole('status')).not.toHaveText(`${products.length} products`);
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ products?$/);
  },
);

test(
  'a page of the list says which it is, and clearing the filters keeps the focus',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await visit(page, '/dealership?per-page=10');
    await page.getByRole('button', { name: 'Go to page 3' }).click();
    await expect(list(page)).toBeFocused();
    await expect(list(page)).toHaveAccessibleName(/^Page 3 of \d+$/);

    await visit(page, '/products');
    await page.getByRole('searchbox').fill('no such thing');
    await list(page).getByRole('button', { name: 'Clear Filters' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    await expect(list(page)).toBeFocused();
  },
);

test('Back returns to the link that led away', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/home');
  await scrollThrough(page);
  const link = page.getByRole('main').getByRole('link', { name: 'Find a dealer' }).last();
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const offset = await scrollOffset(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dealership#directory$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home$/);
  await expect(link).toBeFocused();
  expect(Math.abs((await scrollOffset(page)) - offset)).toBeLessThan(3);
});

test(
  'links and buttons of cards say what they are about',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    await visit(page, '/products');
    const [first] = products;
    for (const start of ['Details', 'Buy Now at Shopee']) {
      await expect(page.getByLabel(`${start}, ${first?.name}`, { exact: true })).toBeVisible();
    }
    await visit(page, '/dealership');
    await expect(page.getByRole('link', { name: /^View on map, \S/ }).first()).toBeVisible();
    for (const store of site.dealership.stores) {
      await expect(
        page.getByRole('link', { name: `${store.label} (opens in a new tab)`, exact: true }),
      ).toBeAttached();
    }
    await visit(page, '/home');
    const lines = page.locator('a[href*="?category="]');
    for (const line of await lines.all()) {
      const visible = (await line.innerText()).split('\n')[0] ?? '';
      expect(visible).not.toBe('');
      await expect(line).toHaveAccessibleName(new RegExp(`^${visible}`));
    }
  },
);

test(
  'no name holds characters of no width, and Filipino is marked',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    for (const path of ['/products', '/dealership', '/contact']) {
      await visit(page, path);
      const tree = await page.locator('body').ariaSnapshot();
      expect(tree).not.toMatch(/[\u200B-\u200D\uFEFF]/);
    }
    await expect(page.getByText(site.company.slogan)).toHaveAttribute(
      'lang',
      site.headlineLanguage,
    );
    await expect(page.getByText(site.contact.opening ?? '', { exact: true })).toHaveAttribute(
      'lang',
      site.headlineLanguage,
    );
    await visit(page, '/products');
    await expect(page.getByText(site.products.opening ?? '', { exact: true })).toHaveAttribute(
      'lang',
      site.headlineLanguage,
    );
  },
);

test('the search box keeps a label that is seen', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/products');
  await page.getByRole('searchbox', { name: 'Search for Products' }).fill('cheese');
  const label = page.locator('label', { hasText: /^Search$/ });
  await expect(label).toBeVisible();
  await label.click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test(
  'with the visitor’s own colours what is current and what is focused can be told',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await visit(page, '/dealership?per-page=10&page=2');
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const pageButton = 'nav[aria-label="Pages of dealers"] button';
    await expect(page.locator(`${pageButton}[aria-current]`)).toBeVisible();
    expect(await ground(`${pageButton}[aria-current]`)).not.toBe(
      await ground(`${pageButton}:not([aria-current])`),
    );
    if (!isMobile) {
      const main = 'nav[aria-label="Main"] > ul > li > ';
      expect(await ground(`${main} [aria-current]`)).not.toBe(
        await ground(`${main} a:not([aria-current])`),
      );
      // The arrow of a select is drawn in a colour that is not its ground's.
      const arrow = page.locator('[role=search] select + svg').first();
      const colors = await arrow.evaluate((svg) => [
        getComputedStyle(svg).color,
        getComputedStyle(svg.parentElement as Element).backgroundColor,
      ]);
      expect(colors[0]).toBe(
        await page.evaluate(() => {
          const probe = document.createElement('button');
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        }),
      );
    }
    await page.getByRole('searchbox').focus();
    const outline = await page
      .locator('[role=search] .MuiInputBase-root')
      .first()
      .evaluate((field) => getComputedStyle(field).outlineWidth);
    expect(Number.parseFloat(outline)).toBeGreaterThanOrEqual(3);
  },
);

test(
  'who asks for more contrast gets ink and edges',
  { tag: ['@phone', '@long'] },
  async ({ page }) => {
    const colors = async () => {
      await visit(page, '/dealership');
      await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
      return page.evaluate(() => {
        const style = (selector: string) =>
          getComputedStyle(document.querySelector(`main ${selector}`) as Element);
        return {
          address: style('article .address').color,
          edge: style('article').outlineStyle,
          field: style('search .MuiOutlinedInput-notchedOutline').borderColor,
        };
      });
    };
    const usual = await colors();
    await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    const more = await colors();
    expect(usual).toMatchObject({ edge: 'none' });
    expect(more).toEqual({ address: 'rgb(52, 23, 12)', edge: 'solid', field: 'rgb(52, 23, 12)' });
    expect(usual.address).not.toBe(more.address);
  },
);

test('with letters of twice the size nothing is cut', { tag: '@long' }, async ({ page }) => {
  for (const { path } of pageKinds) {
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await scrollThrough(page);
    await scrollTo(page, 0);
    const cut = await page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(
        'main h1, main a, main button, header a, footer a, main select',
      )) {
        const box = element.getBoundingClientRect();
        // Slides beside the one that is shown.
        if (element.closest('.slick-list')) continue;
        if (box.width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
        const name = `${element.tagName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`${name} leaves the screen`);
        if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0) {
          found.push(`${name} is ${element.scrollWidth - element.clientWidth} px too wide`);
        }
        if (element instanceof HTMLSelectElement) {
          const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
          const style = getComputedStyle(element);
          pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
          const words = element.selectedOptions[0]?.label ?? '';
          const room =
            element.clientWidth -
            Number.parseFloat(style.paddingLeft) -
            Number.parseFloat(style.paddingRight);
          if (pen.measureText(words).width > room + 1) found.push(`${name} cuts “${words}”`);
        }
      }
      // A word of a heading that is broken within: a line begins in its middle.
      for (const heading of document.querySelectorAll('main h1')) {
        const range = document.createRange();
        const text = heading.firstChild;
        if (!(text instanceof Text)) continue;
        for (const { index, 0: word } of text.data.matchAll(/[^\s-]+-?/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) found.push(`h1 breaks “${word}”`);
        }
      }
      const logo = document.querySelector('header a');
      if (logo) {
        const box = logo.getBoundingClientRect();
        const bar = (logo.closest('header') as Element).getBoundingClientRect();
        if (box.bottom > bar.bottom + 1 || box.top < bar.top - 1) found.push('the logo is cropped');
      }
      return found;
    });
    expect(cut, path).toEqual([]);
  }
});
