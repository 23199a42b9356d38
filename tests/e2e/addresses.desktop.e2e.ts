import fc from 'fast-check';
import { addresses } from '../support/addressArbitraries.ts';
import { pages } from './support/content.ts';
import { FAILED_REQUEST } from './support/consoleWatch.ts';
import { expect, test } from './support/fixtures.ts';
import { untilAlive } from './support/visit.ts';

const SAMPLE = Number(process.env.ADDRESSES ?? 12);

/** Each a test of its own. */
const GROUPS = Math.ceil(SAMPLE / 12);

// Of the kind of which the unit test goes through 2,000; 600 every night.
const sample = fc
  .sample(addresses(), { seed: 20_261_121, numRuns: SAMPLE })
  .filter((address) => URL.parse(address, 'http://127.0.0.1')?.host === '127.0.0.1');

test.describe.configure({ mode: 'parallel' });

const groups = Array.from({ length: GROUPS }, (_, group) =>
  sample.filter((_address, index) => index % GROUPS === group),
);

for (const [group, members] of groups.entries()) {
  test(
    `any address gives a page that works, ${group + 1} of ${groups.length}`,
    { tag: '@long' },
    async ({ page, consoleWatch }) => {
      test.slow();
      // An unknown path is answered with 404 and the home page (ROUTE-1).
      consoleWatch.allow(FAILED_REQUEST);
      for (const address of members) {
        const told = JSON.stringify(address);
        await page.goto(address);
        await untilAlive(page);
        await expect(page.getByRole('heading', { level: 1 }), told).toHaveCount(1);
        const { pathname } = new URL(page.url());
        const shown = pages.find(({ path }) => path === pathname.toLowerCase());
        expect(shown, `${told} shows ${pathname}`).toBeDefined();
        await expect(page.getByRole('heading', { level: 1 }), told).toHaveText(
          shown?.heading ?? '',
        );
        await expect(page.getByText('This page could not be shown'), told).toHaveCount(0);
      }
      // It answers.
      const dialog = page.getByRole('dialog');
      if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    },
  );
}
