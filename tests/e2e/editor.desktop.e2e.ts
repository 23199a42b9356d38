import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { buildSite } from './support/buildSite.ts';
import { builds } from './support/builds.ts';
import { FakeGitHost } from './support/gitHost.ts';
import { FakeGitHub } from './support/gitHubHost.ts';
import { changedLines } from '../support/changedLines.ts';
import { Editor, samplePictureFiles } from './support/editor.ts';
import { expect, test } from './support/fixtures.ts';
import { editorOrigins, editorSettings } from '../../admin/settings.ts';
import { buildEditor } from '../../tools/build/editor.ts';
import { headersFile } from '../../tools/build/hostingFiles.ts';
import { headerRules } from '../../tools/build/securityHeaders.ts';
import { startSiteServer } from '../../tools/build/siteServer.ts';
import { precacheEntries } from '../../tools/build/offline.ts';
import { checkContent, contentFiles, describeFault } from '../../tools/content/contentChecks.ts';
import type { ContentSources } from '../../tools/content/contentChecks.ts';
import { sampleContent } from '../../tools/content/contentFolder.ts';
import { updatePictures } from '../../tools/content/pictures.ts';
import type { Dealer, PictureManifest, Site } from '../../src/content/schema.ts';

const sample = (name: string) => fs.readFileSync(path.join(sampleContent, name), 'utf8');

const sampleDealers = JSON.parse(sample('dealers.json')) as Dealer[];
const samplePictures = JSON.parse(sample('generated/pictures.json')) as PictureManifest;

const regionOf = (region: string) => sampleDealers.filter((dealer) => dealer.region === region);

/** A picture of one color. */
const square = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#a03c14' } })
    .png()
    .toBuffer();

/** Each test's own: other tests of this file run beside it, and end before it. */
let folder = '';

/** The edited content, and the site that is built of it. */
const edited = {
  get content() {
    return path.join(folder, 'content');
  },
  /** In the project, whose package.json says what kind of modules the build itself loads. */
  get site() {
    return path.resolve(import.meta.dirname, '../..', `dist-e2e-${path.basename(folder)}`);
  },

  async write(sources: ContentSources, picture: Buffer) {
    const masters = path.join(folder, 'pictures');
    fs.cpSync(sampleContent, edited.content, { recursive: true });
    fs.mkdirSync(path.join(masters, 'products'), { recursive: true });
    fs.writeFileSync(path.join(masters, 'products/adobo-powder.png'), picture);
    for (const [name, text] of Object.entries(sources)) {
      fs.writeFileSync(path.join(edited.content, name), text ?? '');
    }
    const manifest = path.join(folder, 'pictures.json');
    await updatePictures({ masters, encoded: path.join(folder, 'encoded'), manifest });
    const added = JSON.parse(fs.readFileSync(manifest, 'utf8')) as PictureManifest;
    fs.writeFileSync(
      path.join(edited.content, 'generated/pictures.json'),
      JSON.stringify({ ...samplePictures, ...added }),
    );
  },

  page: (name: string) => fs.readFileSync(path.join(edited.site, name, 'index.html'), 'utf8'),
};

test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'edited-'));
});

test.afterEach(() => {
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(edited.site, { recursive: true, force: true });
  fs.rmSync(`${edited.site}-hosting`, { recursive: true, force: true });
});

/** The sample with what the folder holds now, as the check reads it. */
const sourcesIn = async (editor: Editor): Promise<ContentSources> =>
  Object.fromEntries(
    await Promise.all(
      contentFiles.map(async (file) => [file, await editor.read(`src/content/${file}`)] as const),
    ),
  ) as ContentSources;

// oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern
test.use({ baseURL: async ({ plainOrigin }, use) => use(plainOrigin) });

const onTheSite = 'what staff change in the browser is on the site';
test(onTheSite, { tag: '@long' }, async ({ page, consoleWatch }) => {
  // Five edits and a build: on a busy machine that takes its time.
  test.slow();
  // Of the editor's own frame for the preview, and of its own code.
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const editor = new Editor(page);
  const linesOf = async (file: string) =>
    changedLines(sample(file), await editor.read(`src/content/${file}`));
  await editor.open();

  await test.step('a price', async () => {
    await editor.openForm('Products');
    await editor.item('Cheddar Cheese Powder').getByRole('button', { name: 'Expand' }).click();
    // To look at it is no change, once all of its fields are drawn.
    await expect(editor.field('Ships from').getByRole('textbox')).toBeVisible();
    await expect(editor.button('Save')).toBeDisabled();
    await editor.fill('Price', '66.5');
    // As visitors will see it.
    await expect(editor.preview().getByText('₱66.50')).toBeVisible();
    await expect(editor.preview().getByText('₱3.69 na lasa bawat baso')).toBeVisible();
    await editor.save();
    expect(await linesOf('products.json')).toEqual(['- "price": 65,', '+ "price": 66.5,']);
  });

  await test.step('a dealer with two numbers, without what the check refuses', async () => {
    await editor.openForm('Dealers');
    // A record opens by what it says of itself, and looking at it is no change.
    await page.getByText('San Lorenzo Food Depot — Manila').click();
    await expect(editor.field('Phone numbers').getByRole('textbox')).toBeVisible();
    await expect(editor.button('Save')).toBeDisabled();
    // It alone stands beside the form.
    await expect(editor.preview().getByText(sampleDealers[1]?.name ?? '')).toBeHidden();
    await expect(editor.preview().getByText('San Lorenzo Food Depot')).toBeVisible();
    await editor.add('dealer');
    const name = editor.field('Name').getByRole('textbox');
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport();
    await editor.fill('Name', 'San  Lorenzo food depot');
    await editor.fill('Region', 'Sulu');
    await editor.fill('Address', '1 Rizal Street, Jolo, Sulu');
    const numbers = await editor.reach(editor.field('Phone numbers'));
    await numbers.getByRole('textbox').fill('0900 111 2222');
    await editor.add('number', numbers);
    await numbers.getByRole('textbox').last().fill('034 433 1234');
    await editor.fill('Link to Google Maps', 'maps.google.com');
    await editor.button('Save').click();
    await expect(page.getByText('It must be an https:// address, without spaces.')).toBeVisible();
    await editor.fill('Link to Google Maps', 'https://maps.google.com/?q=Jolo');
    // The words of the content check, before anything is saved and when it is to be.
    const reason = 'Name: is that of no. 1 already; every record needs its own';
    await expect(editor.preview().getByText(reason)).toBeVisible();
    await editor.button('Save').click();
    const refusal = page.getByRole('alertdialog');
    await expect(refusal).toContainText(reason);
    await refusal.getByRole('button', { name: 'OK' }).click();
    expect(await editor.read('src/content/dealers.json')).toBe(sample('dealers.json'));
    await editor.fillUp('Name', 'Suki sa Jolo');
    await editor.save();
    expect(new Set(await linesOf('dealers.json'))).toEqual(
      new Set([
        '+ {',
        '+ "name": "Suki sa Jolo",',
        '+ "region": "Sulu",',
        '+ "address": "1 Rizal Street, Jolo, Sulu",',
        '+ "phoneNumbers": ["0900 111 2222", "034 433 1234"],',
        '+ "mapsLink": "https://maps.google.com/?q=Jolo"',
        '+ },',
      ]),
    );
  });

  await test.step('a region less', async () => {
    await editor.openForm('Dealers');
    const gone = regionOf('Lanao Del Sur');
    expect(gone).toHaveLength(1);
    // Among so many it is looked for by its name, or by its number as somebody reads it out.
    const search = page.getByRole('combobox', { name: 'Find in this list' });
    await search.fill(gone[0]?.phoneNumbers[0]?.replaceAll(' ', '') ?? '');
    await search.press('Enter');
    await expect(editor.focused().getByRole('textbox').first()).toHaveValue(gone[0]?.name ?? '');
    // Of several that have the words a further press opens the next.
    const namesakes = sampleDealers.filter(({ name }) => name.includes('Ka Doming'));
    await search.fill('Ka Doming');
    for (const [place, { name }] of namesakes.slice(0, 2).entries()) {
      await search.press('Enter');
      await expect(editor.focused().getByRole('textbox').first()).toHaveValue(name);
      await expect(page.getByText(`${place + 1} of ${namesakes.length}`)).toBeVisible();
    }
    await search.fill(gone[0]?.name ?? '');
    await search.press('Enter');
    await expect(editor.focused().getByRole('textbox').first()).toHaveValue(gone[0]?.name ?? '');
    await editor.focused().getByRole('button', { name: 'Remove' }).first().click();
    await editor.save();
    const dealers = JSON.parse(await editor.read('src/content/dealers.json')) as Dealer[];
    expect(dealers.map(({ name }) => name)).toEqual([
      ...sampleDealers.filter((dealer) => dealer !== gone[0]).map(({ name }) => name),
      'Suki sa Jolo',
    ]);
  });

  await test.step('the order of influencers', async () => {
    await editor.openForm('Influencers');
    await editor.item('Amihan').getByRole('button', { name: 'Reorder Item' }).press('ArrowDown');
    await editor.save();
    const influencers = JSON.parse(await editor.read('src/content/influencers.json')) as {
      slug: string;
    }[];
    expect(influencers.slice(0, 3).map(({ slug }) => slug)).toEqual([
      'bayani',
      'amihan',
      'chef-ligaya',
    ]);
    expect((await linesOf('influencers.json')).filter((line) => /\w/.test(line))).toEqual([]);
  });

  await test.step('a product with a picture, and what it shows', async () => {
    await editor.openForm('Products');
    await editor.add('product');
    await editor.fill('Name', 'Adobo Powder');
    await editor.fill('Price', '49');
    await editor.fill('Pieces in stock', '12');
    const line = await editor.reach(editor.field('Brand line'));
    await line.getByRole('radio', { name: 'Cheesemiss' }).click();
    await editor.choosePicture('Picture', { name: 'Adobo Powder.png', buffer: await square(1000) });
    await editor.fill('Where it is bought', 'https://shopee.ph/lasakita.example/adobo');
    const description = await editor.reach(editor.field('Description'));
    await editor.add('paragraph', description);
    await description.getByRole('textbox').fill('Adobo in a minute.');
    await editor.fill('Country of origin', 'Philippines');
    await editor.fill('Weight', '200g');
    await editor.fill('Shelf life', '8 Months');
    await editor.fill('Expiry date', '2031-07-15');
    await editor.fill('Ships from', 'Quezon City');
    await editor.save();
    // The next step is told.
    await expect(page.getByRole('status').filter({ hasText: 'Still to be done' })).toContainText(
      'has no text in “What pictures show”',
    );
    const products = JSON.parse(await editor.read('src/content/products.json')) as unknown[];
    expect(products.at(-1)).toEqual({
      // Never the number of one that was removed.
      id: expect.stringMatching(/^\d{6,}$/) as unknown,
      name: 'Adobo Powder',
      category: 'cheese-and-cheese-powder',
      image: 'products/adobo-powder',
      link: 'https://shopee.ph/lasakita.example/adobo',
      advantages: [],
      description: ['Adobo in a minute.'],
      price: 49,
      stock: '12',
      country: 'Philippines',
      weight: '200g',
      shelfLife: '8 Months',
      epirityDate: '07/15/2031',
      FDARegistrationNumber: '',
      shipsFrom: 'Quezon City',
    });
    await page.getByRole('button', { name: 'Close' }).click();
    await editor.openForm('What pictures show');
    await editor.add('picture');
    await editor.fill('Picture', 'products/adobo-powder');
    await editor.fill('What it shows', 'A pouch of adobo powder.');
    await editor.save();
    expect(await linesOf('alt-texts.json')).toContain(
      '+ "products/adobo-powder": "A pouch of adobo powder."',
    );
    await expect(page.getByText('Still to be done')).toBeHidden();
  });

  const sources = await sourcesIn(editor);
  const picture = await editor.readBytes('src/content/pictures/products/adobo-powder.png');
  await page.close();

  await test.step('the check passes', () => {
    const faults = checkContent(sources, {
      pictures: [...Object.keys(samplePictures), 'products/adobo-powder'],
      films: fs.readdirSync(path.join(sampleContent, 'films')),
    });
    expect(faults.map(describeFault)).toEqual([]);
  });

  await test.step('and the site shows it', async () => {
    await edited.write(sources, picture);
    await buildSite({ CONTENT_DIR: edited.content, OUT_DIR: edited.site, ADMIN: 'off' });
    // Not as texts: where one fails, its whole page would be printed.
    const shows = (page: string, text: string) => edited.page(page).includes(text);
    expect(shows('products', '₱66.50')).toBe(true);
    expect(shows('products', 'Adobo Powder')).toBe(true);
    expect(shows('products', '/pictures/products/adobo-powder.')).toBe(true);
    expect(shows('products/adobo-powder', 'Adobo in a minute.')).toBe(true);
    expect(shows('dealership', 'Suki sa Jolo')).toBe(true);
    expect(shows('dealership', '+63344331234')).toBe(true);
    expect(shows('dealership', 'Lanao Del Sur')).toBe(false);
    const [, others = ''] = edited.page('influencers/chef-ligaya').split('Iba pa sa kusina namin');
    const order = [...others.matchAll(/href="\/influencers\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(order.slice(0, 2)).toEqual(['bayani', 'amihan']);
  });
});

const PRODUCTS = 'src/content/products.json';
const CHEDDAR = 'Cheddar Cheese Powder';

/** Opens a record in the form of the products, and gives it another price. */
const setPriceIn = async (editor: Editor, name: string, price: string) => {
  await editor.item(name).getByRole('button', { name: 'Expand' }).click();
  await editor.fill('Price', price);
};

/** Opens the form of the products for it. */
const setPrice = async (editor: Editor, ...priced: [name: string, price: string]) => {
  await editor.openForm('Products');
  await setPriceIn(editor, ...priced);
};

const pricesIn = async (editor: Editor) => {
  const products = JSON.parse(await editor.read(PRODUCTS)) as { name: string; price: number }[];
  return Object.fromEntries(products.map(({ name, price }) => [name, price]));
};

test('what another program or tab changed meanwhile is kept, told, and asked about where it is the same field', async ({
  page,
  context,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const editor = new Editor(page);
  await editor.open();

  await test.step('another program', async () => {
    await setPrice(editor, CHEDDAR, '66.5');
    await editor.change(PRODUCTS, (text) => text.replace('"price": 45,', '"price": 47,'));
    await editor.save();
    expect(changedLines(sample('products.json'), await editor.read(PRODUCTS))).toEqual([
      '- "price": 65,',
      '- "price": 45,',
      '+ "price": 66.5,',
      '+ "price": 47,',
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'changed meanwhile' })).toContainText(
      'Products, Sinigang sa Sampaloc Mix, Price: 45 is now 47',
    );
    await editor.button('Close').click();
  });

  await test.step('another tab', async () => {
    const other = new Editor(await context.newPage());
    await other.openFolder();
    await setPrice(other, 'Barbecue Flavor Powder', '56');
    await expect.poll(() => other.drafts()).toContain('price":"56"');
    await editor.openForm('Products');
    // It is the other tab's, which goes on.
    await page.getByRole('button', { name: 'Discard' }).click();
    await setPriceIn(editor, CHEDDAR, '67');
    await expect(
      page.getByRole('status').filter({ hasText: 'This form is open in another tab too' }),
    ).toBeVisible();
    await other.save();
    await editor.save();
    expect(await pricesIn(editor)).toMatchObject({
      [CHEDDAR]: 67,
      'Barbecue Flavor Powder': 56,
      'Sinigang sa Sampaloc Mix': 47,
    });
    await editor.button('Close').click();
  });

  await test.step('the same field', async () => {
    await setPrice(editor, CHEDDAR, '70');
    // What others changed stands in the form, too.
    await expect(editor.item('Sinigang sa Sampaloc Mix')).toContainText('47 pesos');
    await editor.change(PRODUCTS, (text) => text.replace('"price": 67,', '"price": 68,'));
    await editor.button('Save').click();
    const asked = page.getByRole('dialog', { name: 'Somebody else changed the same' });
    await expect(asked.getByRole('group')).toHaveAccessibleName(`Products, ${CHEDDAR}, Price`);
    await asked.getByRole('button', { name: 'Back to the form' }).click();
    // No fault is told, and the form goes on.
    await editor.fill('Price', '70.5');
    await editor.fill('Price', '70');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect((await pricesIn(editor))[CHEDDAR]).toBe(68);
    await editor.button('Save').click();
    await asked.getByRole('radio', { name: 'Theirs: 68' }).check();
    // And once more while the question stands: it is asked anew.
    await editor.change(PRODUCTS, (text) =>
      text.replace('"price": 68,', '"price": 69,').replace('"price": 47,', '"price": 48,'),
    );
    await asked.getByRole('button', { name: 'Save' }).click();
    await asked.getByRole('radio', { name: 'Theirs: 69' }).check();
    await asked.getByRole('button', { name: 'Save' }).click();
    await editor.saved();
    expect(await pricesIn(editor)).toMatchObject({
      [CHEDDAR]: 69,
      'Sinigang sa Sampaloc Mix': 48,
    });
  });
});

test('a record has an address of its own, and can be put back after it was removed', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const editor = new Editor(page);
  await editor.open();
  await setPrice(editor, CHEDDAR, '66.5');
  const opened = () => new URL(page.url()).hash;
  expect(opened()).toContain(encodeURIComponent(CHEDDAR));
  // Also where it is open already.
  const find = page.getByRole('combobox', { name: 'Find in this list' });
  for (const name of ['Ube Cake & Pancake Mix', CHEDDAR]) {
    await find.fill(name);
    await find.press('Enter');
    await expect.poll(opened).toContain(encodeURIComponent(name));
  }

  const sinigang = editor.item('Sinigang sa Sampaloc Mix');
  await sinigang.getByRole('button', { name: 'Remove' }).click();
  await expect(sinigang).toBeHidden();
  const told = page.getByRole('status').filter({ hasText: 'was removed' });
  await expect(told).toContainText('“Sinigang sa Sampaloc Mix” was removed.');
  // Before it is saved: who uses it.
  await expect(
    editor
      .preview()
      .getByText(/^Recipes, .*: names “Sinigang sa Sampaloc Mix”/)
      .first(),
  ).toBeVisible();
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(sinigang).toBeVisible();
  await editor.save();
  expect(changedLines(sample('products.json'), await editor.read(PRODUCTS))).toEqual([
    '- "price": 65,',
    '+ "price": 66.5,',
  ]);

  await page.evaluate(
    (name) =>
      (location.hash = `#/collections/_singletons/entries/products?record=${encodeURIComponent(name)}`),
    'Barbecue Flavor Powder',
  );
  await expect(editor.focused().getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Barbecue Flavor Powder',
  );

  // Into a list that has become another one nothing is put back.
  await editor.item(CHEDDAR).getByRole('button', { name: 'Remove' }).click();
  await editor.fillUp('Name', 'Barbecue Powder');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'cannot be put back' })).toContainText(
    'This list was changed since.',
  );
  await expect(editor.item(CHEDDAR)).toBeHidden();
});

test('the search of everything leads to the record that has the words', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const editor = new Editor(page);
  await editor.open();
  const { name, phoneNumbers } = sampleDealers[41] ?? {};
  await page.getByRole('searchbox').fill(phoneNumbers?.[0] ?? '');
  await expect(page.getByText('Search Results', { exact: true })).toBeVisible();
  await page.getByRole('row').getByText('Dealers', { exact: true }).click();
  await expect(editor.focused().getByRole('textbox').first()).toHaveValue(name ?? '');
});

test('a text that is changed stands on its page, as visitors see it', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const editor = new Editor(page);
  await editor.open();
  await editor.openForm('Texts, company and pages', 'Company');
  const about = await editor.reach(editor.field('About page'));
  await about.getByRole('button', { name: 'Expand' }).first().click();
  await editor.fill('Large headline', 'Ubos na naman.');
  await expect(editor.preview().frameLocator('iframe').getByText('Ubos na naman.')).toBeVisible();
  // Whatever is closed around a text is opened for it.
  const find = page.getByRole('combobox', { name: 'Find a text' });
  const { home } = JSON.parse(sample('site.json')) as Site;
  for (const text of [home.dealership.headline, home.hero.videos[2]?.title ?? '']) {
    await find.fill(text);
    await find.press('Enter');
    await expect(page.locator(':focus')).toHaveValue(text);
  }
  await find.fill('no such words');
  await find.press('Enter');
  await expect(find).toHaveJSProperty('validationMessage', 'No text has that.');
  expect(await editor.read('src/content/site.json')).toBe(sample('site.json'));
});

const leftUnsaved = [
  {
    what: 'what is typed',
    act: (editor: Editor) => setPrice(editor, CHEDDAR, '66.5'),
    draft: '66.5',
    cheddar: 66.5,
  },
  {
    what: 'a removal',
    act: async (editor: Editor) => {
      await editor.openForm('Products');
      await editor.item(CHEDDAR).getByRole('button', { name: 'Remove' }).click();
    },
    draft: 'Barbecue',
    cheddar: undefined,
  },
];

for (const { what, act, draft, cheddar } of leftUnsaved) {
  test(`${what} and not saved is there after the tab was closed, and goes into what was changed since`, async ({
    page,
    context,
    consoleWatch,
  }) => {
    test.slow();
    consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
    // The first time that this browser has the editor.
    const left = new Editor(page);
    await left.open();
    await act(left);
    await expect.poll(() => left.drafts()).toContain(draft);
    const tab = await context.newPage();
    // The browser asks whether the tab may go.
    const asked = page.waitForEvent('dialog');
    const closing = page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    await (await asked).accept();
    await closing;

    const editor = new Editor(tab);
    await tab.goto('/robots.txt');
    await editor.change(PRODUCTS, (text) => text.replace('"price": 45,', '"price": 47,'));
    await editor.openFolder();
    await editor.openForm('Products');
    await tab.getByRole('button', { name: 'Restore' }).click();
    await editor.save();
    const prices = await pricesIn(editor);
    expect(prices[CHEDDAR]).toBe(cheddar);
    expect(prices['Sinigang sa Sampaloc Mix']).toBe(47);
  });
}

test('what cannot be saved is said in words that help, and saved once it can be', async ({
  page,
  consoleWatch,
}) => {
  test.slow();
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/, /The disk is full/);
  // A disk that is full as long as the page says so, while it is written or at the end.
  await page.addInitScript(() => {
    const stream = FileSystemWritableFileStream.prototype;
    const { write, close } = stream;
    const isFull = (at: string) => (window as { diskIsFull?: string }).diskIsFull === at;
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    stream.write = function writeOrNot(data) {
      return isFull('write') ? full() : write.call(this, data);
    };
    stream.close = function closeOrNot() {
      return isFull('close') ? this.abort().then(full) : close.call(this);
    };
  });
  const editor = new Editor(page);
  await editor.open();
  await setPrice(editor, CHEDDAR, '66.5');
  const refusal = page.getByRole('alertdialog');
  const refusedWith = async (words: string) => {
    await editor.button('Save').click();
    await expect(refusal).toContainText(words);
    await refusal.getByRole('button', { name: 'OK' }).click();
  };

  await editor.rename('products.json', 'products-old.json');
  await refusedWith('The project’s folder is not where it was');
  await editor.rename('products-old.json', 'products.json');
  for (const at of ['write', 'close']) {
    await page.evaluate((diskIsFull) => Object.assign(window, { diskIsFull }), at);
    await refusedWith('The disk is full: nothing was saved');
    expect((await pricesIn(editor))[CHEDDAR]).toBe(65);
  }
  await page.evaluate(() => Reflect.deleteProperty(window, 'diskIsFull'));
  await editor.change(PRODUCTS, (text) => `<<<<<<< HEAD\n${text}`);
  await refusedWith('“Products” cannot be read where it lies');
  await editor.change(PRODUCTS, (text) => text.replace('<<<<<<< HEAD\n', ''));
  await editor.save();
  expect((await pricesIn(editor))[CHEDDAR]).toBe(66.5);

  await editor.openForm('What pictures show');
  await editor.add('picture');
  await editor.fill('Picture', 'products/cheddar-cheese-powder');
  await editor.fill('What it shows', 'Another pouch.');
  await refusedWith('The picture products/cheddar-cheese-powder stands in this list twice');
  expect(await editor.read('src/content/alt-texts.json')).toBe(sample('alt-texts.json'));
});

test('what phones, spreadsheets and Windows hand over is put right on the way in', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/sandbox attribute can escape/, /derived_inert/);
  const windows = (text: string) => `\uFEFF${text.trimEnd().replaceAll('\n', '\r\n')}`;
  const editor = new Editor(page);
  await editor.open(windows);
  await editor.openForm('Products');
  await editor.item('Cheddar Cheese Powder').getByRole('button', { name: 'Expand' }).click();

  // Asked about, in the same words below the field and beside the form; and no sum is made of it.
  await editor.fill('Price', '1.250');
  const asked = '1.250 may be 1250 or 1.25; write the one that is meant';
  await expect(editor.preview().getByText(asked)).toBeVisible();
  await expect(editor.preview().getByText(/₱(?:NaN|0)/)).toHaveCount(0);
  await editor.button('Save').click();
  await expect(page.getByText(asked)).toBeVisible();
  await editor.fill('Price', '');
  await expect(editor.preview().getByText('Something is to be filled in.')).toBeVisible();
  await expect(editor.preview().getByText('₱65', { exact: true })).toBeVisible();
  await expect(editor.preview().getByText(/₱(?:NaN|0)/)).toHaveCount(0);

  await editor.fill('Price', '₱1,234.50');
  await expect(editor.preview().getByText('₱1,234.50', { exact: true })).toBeVisible();
  await editor.fill('Weight', '\u200B\u00A0250g \t');
  const refused = async (name: string, buffer: Buffer, words: string) => {
    await editor.chooseFile('Picture', { name, buffer, mimeType: 'image/png' });
    const told = page.getByRole('status').filter({ hasText: 'cannot be a picture' });
    await expect(told).toContainText(words);
    // Above the dialog, where it can be pressed.
    await told.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('Escape');
  };
  const heic =
    'The picture IMG_0001.HEIC is no JPEG, PNG or WebP. On the iPhone choose “Most Compatible”';
  await refused('IMG_0001.HEIC', Buffer.from('heic'), heic);
  const small = 'has 300 × 300 pixels; here it needs at least 1000 × 1000';
  await refused('small.png', await square(300), small);
  // As a phone takes it: larger than any screen needs, and not square.
  await editor.choosePicture(
    'Picture',
    {
      name: 'IMG_7872 (1).JPG.jpeg',
      buffer: await sharp(await square(10))
        .resize(4000, 3000, { fit: 'fill' })
        .jpeg()
        .toBuffer(),
      mimeType: 'image/jpeg',
    },
    async () => {
      const asked = page.getByRole('dialog', { name: 'Cut the picture to its place' });
      await expect(asked).toContainText('Here it has to be square.');
      await asked.getByRole('slider').fill('1');
      await asked.getByRole('button', { name: 'Use this part' }).click();
    },
  );
  await editor.save();

  const saved = (await editor.readBytes('src/content/products.json')).toString('utf8');
  const changed = sample('products.json')
    .replace('"price": 65,', '"price": 1234.5,')
    .replace('"weight": "200g"', '"weight": "250g"')
    .replace('"products/cheddar-cheese-powder"', '"products/img-7872-1"');
  expect(saved).toBe(windows(changed));
  const picture = await editor.readBytes('src/content/pictures/products/img-7872-1.jpg');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 2000, height: 2000 });
});

/** Builds the editor for a host, and signs in there. */
const signInAt = async (
  page: Page,
  host: { origin: string; attachTo(context: BrowserContext): Promise<void> },
  repo: string,
) => {
  const context = page.context();
  await host.attachTo(context);
  const site = path.join(folder, 'site-with-host');
  const settings = editorSettings({ ADMIN_REPO: repo, ADMIN_HOST: host.origin });
  const rules = headerRules({
    scripts: [],
    styles: [],
    players: [],
    frames: [],
    connections: [],
    editor: { origins: [...editorOrigins(settings), 'https://www.githubstatus.com'] },
  });
  fs.mkdirSync(site);
  fs.writeFileSync(path.join(site, '404.html'), '');
  fs.writeFileSync(path.join(site, '_headers'), headersFile(rules));
  fs.writeFileSync(path.join(site, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  fs.symlinkSync(path.join(builds.plain, 'pictures'), path.join(site, 'pictures'));
  const root = path.resolve(import.meta.dirname, '../..');
  await buildEditor({ root, folder: site, content: sampleContent, settings });
  const { origin, close } = await startSiteServer({ folder: site });
  // A site of ours as well.
  await context.route(`${origin}/**`, (route) => route.continue());

  const editor = new Editor(page);
  await page.goto(`${origin}/admin`);
  await editor.button('Sign In Using Access Token').click();
  const signIn = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await signIn.getByRole('textbox').fill('the-token');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  return { editor, close };
};

/** What the package says when a colleague has committed meanwhile. */
const saveAnyway = async (page: Page, editor: Editor) => {
  await editor.button('Save').click();
  const told = page.getByRole('alertdialog', { name: 'Somebody else changed this file' });
  await told.getByRole('button', { name: 'Put together and save' }).click();
};

test(
  'at a git host a price is a commit of one line, and what a colleague committed meanwhile stays',
  { tag: '@long' },
  async ({ page, consoleWatch }) => {
    consoleWatch.allow(
      /sandbox attribute can escape/,
      /derived_inert/,
      /application ID is not defined/,
    );
    const host = new FakeGitHost();
    const { editor, close } = await signInAt(page, host, 'gitea:company/site');
    await setPrice(editor, CHEDDAR, '66.5');
    await editor.save();

    expect([...host.tokens]).toEqual(['token the-token']);
    expect(host.commits).toHaveLength(1);
    const [commit] = host.commits;
    expect(commit?.branch).toBe('main');
    const files = commit?.files ?? {};
    expect(Object.keys(files)).toEqual([PRODUCTS]);
    expect(changedLines(sample('products.json'), files[PRODUCTS] ?? '')).toEqual([
      '- "price": 65,',
      '+ "price": 66.5,',
    ]);

    await setPrice(editor, CHEDDAR, '67');
    host.push('products.json', (text) => text.replace('"price": 45,', '"price": 47,'));
    await saveAnyway(page, editor);
    await expect.poll(() => host.commits.length).toBe(3);
    expect(changedLines(sample('products.json'), host.commits[2]?.files[PRODUCTS] ?? '')).toEqual([
      '- "price": 65,',
      '- "price": 45,',
      '+ "price": 67,',
      '+ "price": 47,',
    ]);
    await page.close();
    await close();
  },
);

test(
  'at GitHub a price and a picture are commits, and what a colleague committed meanwhile stays',
  { tag: '@long' },
  async ({ page, consoleWatch }) => {
    test.slow();
    consoleWatch.allow(
      /sandbox attribute can escape/,
      /derived_inert/,
      /Something went wrong/,
      /Somebody else saved at the same moment/,
    );
    const host = new FakeGitHub(samplePictureFiles);
    const { editor, close } = await signInAt(page, host, 'github:company/site');
    const linesNow = () =>
      changedLines(sample('products.json'), host.read(PRODUCTS).toString('utf8'));
    await setPrice(editor, CHEDDAR, '66.5');
    await editor.save();
    expect(host.commits).toEqual([[PRODUCTS]]);
    expect(linesNow()).toEqual(['- "price": 65,', '+ "price": 66.5,']);

    await setPrice(editor, CHEDDAR, '67');
    host.push('products.json', (text) => text.replace('"price": 45,', '"price": 47,'));
    await saveAnyway(page, editor);
    await expect.poll(() => host.commits.length).toBe(3);
    const both = ['- "price": 65,', '- "price": 45,', '+ "price": 67,', '+ "price": 47,'];
    expect(linesNow()).toEqual(both);

    await editor.openForm('Products');
    // Who changed what.
    await page.getByRole('radio', { name: 'History' }).click();
    await expect(page.getByRole('list').filter({ hasText: 'Nena' })).toBeVisible();
    await page.getByRole('radio', { name: 'History' }).click();
    await editor.item(CHEDDAR).getByRole('button', { name: 'Expand' }).click();
    const buffer = await square(1000);
    await editor.choosePicture('Picture', { name: 'New Pouch.png', buffer });
    await editor.save();
    const added = 'src/content/pictures/products/new-pouch.png';
    expect(host.commits[3]?.toSorted()).toEqual([added, PRODUCTS].toSorted());
    expect(host.read(added).equals(buffer)).toBe(true);
    expect(linesNow()).toEqual(
      expect.arrayContaining([...both, '+ "image": "products/new-pouch",']),
    );

    // What was refused is not what the file holds, and a colleague's commit before it is saved again stays.
    const refusal = page.getByRole('alertdialog', { name: 'Error' });
    const refused = async (words: string) => {
      await expect(refusal).toContainText(words);
      await refusal.getByRole('button', { name: 'OK' }).click();
    };
    const barbecue = (from: number, to: number) =>
      host.push('products.json', (text) => text.replace(`"price": ${from},`, `"price": ${to},`));
    await setPrice(editor, CHEDDAR, '69');
    host.failing = 1;
    await editor.button('Save').click();
    await refused('Something went wrong');
    barbecue(55, 54);
    await saveAnyway(page, editor);
    await expect(refusal).toBeHidden();
    await expect.poll(linesNow).toEqual(expect.arrayContaining(['+ "price": 69,']));
    expect(linesNow()).toEqual(expect.arrayContaining(['+ "price": 54,']));

    // So does what comes while a question stands.
    await setPrice(editor, CHEDDAR, '70');
    host.push('products.json', (text) => text.replace('"price": 69,', '"price": 71,'));
    await saveAnyway(page, editor);
    const asked = page.getByRole('dialog', { name: 'Somebody else changed the same' });
    await expect(asked).toBeVisible();
    barbecue(54, 53);
    await asked.getByRole('button', { name: 'Save' }).click();
    await refused('Somebody else saved at the same moment');
    await saveAnyway(page, editor);
    await asked.getByRole('button', { name: 'Save' }).click();
    await expect.poll(linesNow).toEqual(expect.arrayContaining(['+ "price": 70,']));
    expect(linesNow()).toEqual(expect.arrayContaining(['+ "price": 53,']));

    // One's own other tab is somebody else too.
    const tab = await page.context().newPage();
    const other = new Editor(tab);
    await tab.goto(new URL('/admin', page.url()).href);
    await setPrice(other, 'Barbecue Flavor Powder', '56');
    await setPrice(editor, CHEDDAR, '68');
    await other.save();
    await editor.save();
    expect(linesNow()).toEqual(
      expect.arrayContaining(['+ "price": 68,', '+ "price": 47,', '+ "price": 56,']),
    );
    await tab.close();
    await page.close();
    await close();
  },
);

test('the editor stands apart: no page leads to it, no search engine may list it, no worker keeps it', async ({
  page,
  request,
  plainOrigin,
}) => {
  for (const address of ['/admin', '/admin/']) {
    const response = await request.get(plainOrigin + address);
    expect(response.ok()).toBe(true);
    const headers = response.headers();
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(headers['content-security-policy']).not.toMatch(/https?:|unsafe-eval/);
  }
  const home = (await request.get(`${plainOrigin}/home`)).headers();
  expect(home['x-robots-tag']).toBeUndefined();
  expect(home['content-security-policy']).not.toContain('unsafe');
  const naming = fs
    .readdirSync(builds.plain, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|xml|txt|webmanifest|js)$/.test(name) && !name.startsWith('admin'))
    .filter((name) =>
      /["'(`]\/admin\b/.test(fs.readFileSync(path.join(builds.plain, name), 'utf8')),
    );
  // The licences name packages, and the worker what it leaves alone.
  expect(naming.filter((name) => name !== 'sw.js' && name !== 'licences.txt')).toEqual([]);
  expect(precacheEntries(builds.plain).filter(({ url }) => url.includes('admin'))).toEqual([]);
  // Without a git host there is one way to begin.
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Open the Project’s Folder' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(1);
});

test('a build with ADMIN=off has no editor', () => {
  expect(fs.existsSync(path.join(builds.withKeys, 'admin'))).toBe(false);
  expect(fs.readFileSync(path.join(builds.withKeys, '_headers'), 'utf8')).not.toContain('admin');
});
