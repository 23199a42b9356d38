/** The docs pages as they are opened: on a phone, and with the stories in their own states. */
import { expect, test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { docsEntries, firstOfEachShelf, storybookOrigin } from './support/builtStorybook.ts';

const openDocs = async (page: Page, id: string) => {
  await page.goto(`${storybookOrigin()}/iframe.html?viewMode=docs&id=${id}`);
  await page.locator('#storybook-docs h1').waitFor();
};

interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
}

/** Playwright's test with one page of docs for a worker, which shows one after the other as the sidebar has it do. */
const test = base.extend<object, { phone: Page }>({
  phone: [
    async ({ browser }, use) => {
      const page = await browser.newPage({
        reducedMotion: 'reduce',
        viewport: { width: 390, height: 1_200 },
      });
      await openDocs(page, docsEntries[0]?.id ?? '');
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const frameOf = (page: Page, storyId: string) => page.frameLocator(`#iframe--${storyId}`);

const daily = firstOfEachShelf(docsEntries);

for (const entry of docsEntries) {
  const { id, title, importPath } = entry;
  const fits = `${title}: fits a phone, stays at its top and shows what to write`;
  test(fits, { tag: daily.includes(entry) ? [] : '@long' }, async ({ phone: page }) => {
    await page.evaluate((storyId) => {
      (window as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', {
        storyId,
        viewMode: 'docs',
      });
    }, id);
    await page
      .locator(`#storybook-docs [id*="${id.replace(/--docs$/, '')}--"]`)
      .first()
      .waitFor();
    // The frames that are in view have been played.
    for (const frame of await page.locator('iframe[id^="iframe--"]').all()) {
      const { y } = (await frame.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
      if (y < 1_200) {
        await frame.contentFrame().locator('body.sb-show-main').waitFor({ state: 'attached' });
      }
    }
    await page.evaluate(() => document.fonts.ready);
    const { wide, scrolled } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth - window.innerWidth,
      scrolled: window.scrollY,
    }));
    expect(wide, 'px too wide').toBeLessThanOrEqual(0);
    expect(scrolled, 'scrolled by itself').toBe(0);
    if (importPath.startsWith('./stories/components/')) {
      const docs = page.locator('#storybook-docs');
      for (const said of ['What to use instead: ', 'What was checked', 'What changed', /^Costs /]) {
        await expect(docs.getByText(said).filter({ visible: true }).first()).toBeVisible();
      }
    }
    await page.getByText('Show code').first().click();
    await expect(page.locator('#storybook-docs pre').first()).toContainText(/import [^;]* from '@/);
  });
}

test('what a version broke is told with what to write instead', async ({ page }) => {
  await openDocs(page, 'moving-to-another-version-migration-upgrade--docs');
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('heading', { name: 'From 1.0.0 to 2.0.0' })).toBeVisible();
  await expect(docs.locator('pre').first()).toContainText('LocaleProvider');
});

test('a story has the viewport that it sets', async ({ page }) => {
  await openDocs(page, 'components-header--docs');
  const frame = page.locator('#iframe--components-header--phone');
  await page.locator('#anchor--components-header--phone').scrollIntoViewIfNeeded();
  await expect
    .poll(() => frame.evaluate((element) => (element as HTMLIFrameElement).clientWidth))
    .toBe(480);
  const inside = frameOf(page, 'components-header--phone');
  await expect(inside.getByRole('button', { name: 'Open menu' })).toBeVisible();
});

test('a preview is as high as what is in it, and nothing cuts it', async ({ page }) => {
  await openDocs(page, 'components-kitahelper--docs');
  await page.locator('#anchor--components-kitahelper--in-use').scrollIntoViewIfNeeded();
  const frame = page.locator('#iframe--components-kitahelper--in-use');
  const heights = () =>
    frame.evaluate((element) => ({
      frame: element.clientHeight,
      holder: element.parentElement?.clientHeight ?? 0,
    }));
  await expect.poll(async () => (await heights()).frame).toBeGreaterThan(300);
  const { frame: own, holder } = await heights();
  expect(holder).toBeGreaterThanOrEqual(own);
});

test('the overview shows every component in its picture, and finds one by what others call it', async ({
  page,
}) => {
  await page.goto(`${storybookOrigin()}/iframe.html?id=overview--overview&viewMode=story`);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect.poll(() => cards.count()).toBeGreaterThan(50);
  await expect(cards.filter({ has: page.locator('img') })).toHaveCount(await cards.count());
  await page.getByRole('searchbox').fill('cart');
  await expect(cards).toHaveCount(1);
  const picture = cards.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(cards.getByRole('link', { name: 'OrderList' })).toBeVisible();
});

test('what a story gives the focus shows it, and the page keeps it', async ({ page }) => {
  await openDocs(page, 'components-selectbox--docs');
  await page.locator('#anchor--components-selectbox--focused').scrollIntoViewIfNeeded();
  const select = frameOf(page, 'components-selectbox--focused').getByRole('combobox');
  await expect(select).toHaveAttribute('data-shown-focus');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
});

test(
  'a dialog opens in its place, and the page stays where it is',
  { tag: '@long' },
  async ({ page }) => {
    // So high that both frames are near: what stands before them grows with what is told of a component.
    await page.setViewportSize({ width: 1_280, height: 8_000 });
    await openDocs(page, 'components-modaldialog--docs');
    await expect(
      frameOf(page, 'components-modaldialog--default').getByRole('dialog'),
    ).toBeVisible();
    await expect(
      frameOf(page, 'components-modaldialog--from-the-left').getByRole('dialog'),
    ).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test('a toast does not expire unseen', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await openDocs(page, 'components-toaststack--docs');
  const toast = frameOf(page, 'components-toaststack--default').getByRole('article');
  await expect(toast).toBeVisible();
  // Longer than a toast stays where it is looked at.
  await page.waitForTimeout(6_500);
  await expect(toast).toBeVisible();
});
