/**
 * Input while a page is still loading counts, exactly once (START-1). The tests try it at each stage of loading. The long
 * tests also try it at moments of a phone on a slow line, with a slow and a quick processor. `QUEUED_INPUT=all` does every
 * deed at every moment; it takes twenty minutes.
 */
import type { Page } from '@playwright/test';
import { namedScripts } from '../../tools/build/pageBytes.ts';
import { pageKinds } from './support/content.ts';
import { deeds } from './support/queuedInput.ts';
import type { Deed } from './support/queuedInput.ts';
import { expect, test } from './support/fixtures.ts';

const tagOf = ({ on }: Deed) => (on ? `@${on}` : []);

/** Opens a page whose code, or that of its deferred parts alone, is on its way until the function is called. */
const openHeld = async (page: Page, address: string, held: 'code' | 'parts') => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const document = await page.request.get(address);
  const free = held === 'code' ? [] : namedScripts(await document.text()).map((file) => `/${file}`);
  await page.context().route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (!free.includes(new URL(route.request().url()).pathname)) await released;
    await route.fallback();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
  // The rest of the page answers by then.
  if (held === 'parts') await expect(page.locator('#root')).not.toHaveAttribute('data-hydrating');
  return letGo;
};

/** What the gate does at each stage: a field that a list listens to, a choice, what opens something, the form. */
const daily = {
  code: /^(letters in "Search for Products"$|a choice in every|"Filters"$|"Search|"Add to list"|a submenu by the keyboard|a message by its)/,
  parts: /^("Map"|"Open menu"|figures)/,
};

for (const deed of deeds) {
  for (const held of ['code', 'parts'] as const) {
    const name = `before its ${held} has come: ${deed.name} on ${deed.address}`;
    const isDaily = daily[held].test(deed.name);
    test(name, { tag: [tagOf(deed), isDaily ? [] : '@long'].flat() }, async ({ page, mail }) => {
      const letGo = await openHeld(page, deed.address, held);
      await deed.act({ page, mail });
      letGo();
      await deed.expectDone({ page, mail });
    });
  }
}

/** As password managers and spelling checkers do, long before a page's own code has come. */
const putIconsBesideFields = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      for (const field of document.querySelectorAll('main :is(input, textarea)')) {
        if (field.nextElementSibling?.localName === 'x-icon') continue;
        field.after(document.createElement('x-icon'));
      }
    }).observe(document, { subtree: true, childList: true });
  });

for (const deed of deeds.filter(({ name }) => /letters|message|figures|words/.test(name))) {
  // The gate takes one field that a list listens to.
  const isDaily = deed.name.endsWith('Search for Products"');
  test(
    `with icons beside the fields: ${deed.name} on ${deed.address}`,
    { tag: [tagOf(deed), isDaily ? [] : '@long'].flat() },
    async ({ page, mail, consoleWatch }) => {
      // React draws the part anew, and says so.
      consoleWatch.allow(/Hydration|hydrat|Minified React error #418/i);
      await putIconsBesideFields(page);
      const letGo = await openHeld(page, deed.address, 'code');
      await deed.act({ page, mail });
      letGo();
      await deed.expectDone({ page, mail });
    },
  );
}

/** As a screen reader has them; what lies in a closed menu or dialog is none of them. */
const CONTROL =
  /^\s*- (button|checkbox|combobox|listbox|radio|searchbox|slider|spinbutton|switch|tab|textbox) "([^"]+)"/gm;

test(
  'every control that the first paint shows is one of the deeds',
  { tag: '@once' },
  async ({ page, isMobile }) => {
    const device = isMobile ? 'phone' : 'desktop';
    const shown = new Set<string>();
    for (const { path } of pageKinds) {
      await openHeld(page, path, 'code');
      // The browser itself unfolds it.
      for (const summary of await page.locator('summary').all()) await summary.click();
      const tree = await page.locator('body').ariaSnapshot();
      for (const [, role, name] of tree.matchAll(CONTROL)) shown.add(`${role} "${name}"`);
      await expect(page.locator('[contenteditable]')).toHaveCount(0);
    }
    const left = [...shown].filter(
      (control) => !deeds.some(({ controls }) => controls?.test(control)),
    );
    expect(left).toEqual([]);
    // Nor is there a deed for what is gone.
    const idle = deeds.filter(
      ({ controls, on = device }) =>
        controls && on === device && ![...shown].some((control) => controls.test(control)),
    );
    expect(idle.map(({ name }) => name)).toEqual([]);
  },
);

const isAll = process.env.QUEUED_INPUT === 'all';

/** What Lighthouse takes for a mobile network: 150 ms, 1.6 Mbit/s. */
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

/** How many times slower the processor is made: what Lighthouse takes for a phone, and this machine as it is. */
const rates = [4, 1];

const slowDown = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
};

/** Opens a page, and returns so many ms after its first paint. */
const openUntil = async (page: Page, address: string, moment: number) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(async (wanted) => {
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [paint] = list.getEntriesByName('first-contentful-paint');
        if (paint) resolve(paint.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const left = painted + wanted - performance.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
  }, moment);
};

/** After the first paint, in ms. */
const moments = isAll
  ? [0, 100, 200, 400, 600, 800, 1000, 1300, 1600, 2000, 2500, 3000]
  : [0, 300, 600, 900, 1200, 1600, 2000];

/** In ms after the first paint: a quick processor hydrates every touched page about half a second later. */
const QUICK_MOMENTS_END = 900;

/**
 * Two kinds of deeds, each kept in its own way: letters, and presses on controls that hydrate late. The kinds take turns
 * from moment to moment, and so do the deeds of a kind that slowness hit hardest, because CPU throttling costs as much
 * processor time as the slow processor would. Every night each deed runs at every moment.
 */
const kinds = [/^letters/, /^(?:"Filters"|a message by its)/].map((kind) =>
  deeds.filter(({ name, address }) => kind.test(name) && !address.includes('?')),
);
const isDue = (deed: Deed, moment: number, rate: number) => {
  if (isAll) return true;
  if (rate === 1 && moment > QUICK_MOMENTS_END) return false;
  const turn = moments.indexOf(moment);
  // On the quick processor the other kind's turn comes at the same moment.
  const kind = kinds[(turn + Number(rate === 1)) % kinds.length] ?? [];
  return kind[Math.floor(turn / kinds.length) % kind.length] === deed;
};

for (const deed of deeds) {
  for (const rate of rates) {
    for (const moment of moments.filter((each) => isDue(deed, each, rate))) {
      const name = `${rate}x, ${moment} ms after the first paint: ${deed.name} on ${deed.address}`;
      // The phone is the slower one.
      const tag = [isAll ? tagOf(deed) : '@phone', '@long'].flat();
      test(name, { tag }, async ({ page, mail }) => {
        await slowDown(page, rate);
        await openUntil(page, deed.address, moment);
        await deed.act({ page, mail });
        await deed.expectDone({ page, mail });
      });
    }
  }
}
