import type { Browser, Locator, Page } from '@playwright/test';
import { paths } from '@/domain/paths';
import { CPU_SLOWDOWN, installPaintClock, slowDown, timePaint } from './paintClock.ts';
import { formatTable, median } from './table.ts';
import type { Cell } from './table.ts';

interface Device {
  name: string;
  viewport: { width: number; height: number };
  isPhone: boolean;
}

const DEVICES: readonly Device[] = [
  { name: 'phone', viewport: { width: 390, height: 844 }, isPhone: true },
  { name: 'desktop', viewport: { width: 1366, height: 800 }, isPhone: false },
];

/** What each is held to at this slow-down, in ms. */
const LIST_LIMIT_MS = 50;
const OPENING_LIMIT_MS = 100;

/** A fast typist's letters follow one another this closely, in ms. */
const TYPING_PACE_MS = 120;

/** A short press of a finger or a mouse button, in ms: what its beginning causes is over before its end. */
const PRESS_MS = 80;

/** Long enough for transitions and the address to come to rest, in ms. */
const REST_MS = 700;

/** The times of each interaction on one device, in ms, in the order in which they were taken. */
type Times = Map<string, { limit: number; values: number[] }>;

/**
 * The median over the rounds of what was slowest, such as the third letter: a page that is slow there is so in every
 * round, and a machine that was held up is not.
 */
const slowestStep = (values: readonly number[], rounds: number): number => {
  const steps = values.length / rounds;
  return Math.max(
    ...values
      .slice(0, steps)
      .map((_value, step) => median(values.filter((_time, at) => at % steps === step))),
  );
};

const rest = (page: Page, duration = REST_MS) => page.waitForTimeout(duration);

/** Opens a page with a list and waits until it is at rest. */
const openList = async (browser: Browser, origin: string, device: Device, path: string) => {
  const context = await browser.newContext({
    viewport: device.viewport,
    hasTouch: device.isPhone,
    isMobile: device.isPhone,
    locale: 'en-PH',
  });
  // What other people's sites take is not ours to measure.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await installPaintClock(page);
  await page.goto(origin + path);
  await page.getByText(/^\d+ (products|dealers)$/).waitFor();
  await slowDown(page, CPU_SLOWDOWN);
  await rest(page);
  return page;
};

const measureDevice = async (
  browser: Browser,
  origin: string,
  device: Device,
  rounds: number,
): Promise<Times> => {
  const times: Times = new Map();
  const note = (name: string, limit: number, value: number) => {
    const entry = times.get(name) ?? { limit, values: [] };
    entry.values.push(value);
    times.set(name, entry);
  };
  const timeKey = async (page: Page, name: string, key: string) => {
    note(name, LIST_LIMIT_MS, await timePaint(page, 'keydown', () => page.keyboard.press(key)));
    await rest(page, TYPING_PACE_MS);
  };
  /** Points at something, and answers how to press it. */
  const pressOf = async (page: Page, name: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`${name}: nothing to press`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await rest(page);
    // The locator's own click would ask the page what lies under it, between the event and its paint.
    return () => page.mouse.click(x, y, { delay: PRESS_MS });
  };
  const timeClick = async (page: Page, name: string, target: Locator) => {
    const press = await pressOf(page, name, target);
    note(name, LIST_LIMIT_MS, await timePaint(page, 'click', press));
    await rest(page);
  };
  /** Until what opens is there. */
  const timeOpening = async (
    page: Page,
    name: string,
    target: Locator,
    outcome: string,
    press?: () => Promise<unknown>,
  ) => {
    const act = press ?? (await pressOf(page, name, target));
    note(name, OPENING_LIMIT_MS, await timePaint(page, 'click', act, outcome));
    await rest(page);
  };
  const timeChoice = async (page: Page, name: string, label: string, option: string) => {
    const select = page.getByRole('combobox', { name: label }).filter({ visible: true });
    note(
      name,
      LIST_LIMIT_MS,
      await timePaint(page, 'change', () => select.selectOption({ label: option })),
    );
    await rest(page);
  };
  const type = async (page: Page, name: string, placeholder: string, text: string) => {
    await page.getByPlaceholder(placeholder).focus();
    await rest(page);
    for (const letter of text) await timeKey(page, `${name}: a letter`, letter);
    for (const _letter of text) await timeKey(page, `${name}: a letter less`, 'Backspace');
  };
  /** On phones the selects are behind a button, and the list lies behind them. */
  const withSelects = async (page: Page, act: () => Promise<void>) => {
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (device.isPhone)
      await timeOpening(page, 'filter sheet: open', filters, 'dialog[open] select');
    await act();
    const dialog = page.getByRole('dialog');
    await timeClick(
      page,
      'Clear Filters',
      (device.isPhone ? dialog : page.getByRole('search')).getByRole('button', {
        name: 'Clear Filters',
      }),
    );
    if (device.isPhone)
      await timeOpening(
        page,
        'filter sheet: close',
        dialog.getByRole('button', { name: /^Show / }),
        'body:not(:has(dialog[open]))',
      );
  };
  const turnPages = async (page: Page, name: string, names: readonly string[]) => {
    for (const button of names) {
      const target = page.getByRole('button', { name: button, exact: true });
      await timeClick(page, name, target);
    }
  };

  for (let round = 0; round < rounds; round += 1) {
    const products = await openList(browser, origin, device, paths.products);
    await type(products, 'Search for Products', 'Search for Products', 'sampaloc');
    await withSelects(products, async () => {
      for (const option of ['Cheesemiss', 'Casa Bamvina', 'Select category']) {
        await timeChoice(products, 'products: category', 'Select category', option);
      }
      for (const option of ['Oldest', 'Default', 'Newest']) {
        await timeChoice(products, 'products: sort', 'Sort products', option);
      }
      for (const option of ['10', '20', '24']) {
        await timeChoice(products, 'products: per page', 'Products per page', option);
      }
    });
    for (const card of [0, 5, 9]) {
      const details = products.getByRole('button', { name: 'Details' }).nth(card);
      await timeOpening(products, 'product modal: open', details, 'dialog[open] h2');
      await products.keyboard.press('Escape');
      await rest(products);
    }
    await products.goto(`${origin}${paths.products}?per-page=10`);
    await products.getByText(/^\d+ products$/).waitFor();
    await rest(products);
    await turnPages(products, 'products: another page', ['Go to next page', 'Go to page 1']);
    await products.context().close();

    const dealers = await openList(browser, origin, device, `${paths.dealership}#directory`);
    await type(dealers, 'Search for Dealers', 'Search for Dealers', 'quezon city');
    await type(dealers, 'Search for Dealers', 'Search for Dealers', '0900 67');
    await turnPages(dealers, 'dealers: another page', [
      'Go to next page',
      'Go to next page',
      'Go to previous page',
      'Go to page 12',
      'Go to page 1',
    ]);
    await withSelects(dealers, async () => {
      for (const option of ['Cebu', 'Quezon City', 'Select location']) {
        await timeChoice(dealers, 'dealers: location', 'Select location', option);
      }
      for (const option of ['10', '50', '20', 'All']) {
        await timeChoice(dealers, `dealers: ${option} per page`, 'Dealers per page', option);
      }
    });
    await dealers.context().close();

    const still = await openList(browser, origin, device, paths.products);
    if (device.isPhone) {
      const toggle = still.getByRole('button', { name: 'Open menu' });
      await timeOpening(still, 'slide-in menu: open', toggle, 'dialog[open] nav');
    }
    for (const label of ['Influencers', 'Videos', 'Shop Now']) {
      const submenu = still.getByRole('button', { name: label, exact: true });
      const outcome = 'nav button[aria-expanded="true"]';
      // One is closed by the next on wide screens, and by a second press in the panel.
      // Without the pointer, which would open it on its way there.
      const click = () => submenu.dispatchEvent('click');
      await timeOpening(still, 'nested menu: open', submenu, outcome, click);
      await submenu.dispatchEvent('click');
      await rest(still);
    }
    await still.context().close();
  }
  return times;
};

/** Prints how long the built site takes from an event to the paint that shows it, slowed down as a phone is. */
export const printInteractionTable = async (
  browser: Browser,
  origin: string,
  rounds: number,
): Promise<void> => {
  console.log(
    `Interactions with the sample data: from event to next paint, CPU ${CPU_SLOWDOWN} times slower, in ms.\n`,
  );
  const times: Times[] = [];
  for (const device of DEVICES) times.push(await measureDevice(browser, origin, device, rounds));
  const names = new Set(times.flatMap((one) => [...one.keys()]));
  const rows = [...names].map((name): Cell[] => {
    const limit = times.map((one) => one.get(name)?.limit).find((value) => value !== undefined);
    return [
      name,
      `< ${limit ?? ''}`,
      ...times.flatMap((one): Cell[] => {
        const values = one.get(name)?.values;
        if (!values) return ['', '', '', ''];
        return [
          median(values),
          slowestStep(values, rounds),
          Math.max(...values),
          String(values.length),
        ];
      }),
    ];
  });
  const headings = DEVICES.flatMap(({ name }) => [name, 'slowest', 'worst', 'times']);
  console.log(`${formatTable(['interaction', 'wanted', ...headings], rows)}\n`);
};
