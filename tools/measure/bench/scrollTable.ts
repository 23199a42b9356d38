import type { Browser } from '@playwright/test';
import { paths } from '@/domain/paths';
import { manyDealers } from './manyDealers.ts';
import { formatTable, median } from './table.ts';
import type { Cell } from './table.ts';

/** The sample's number, one that is windowed, and what the site is held to. */
const RECORD_COUNTS = [230, 10_000, 100_000];

/** How far a frame scrolls, in px: a quick flick of the finger, and a thumb of the scroll bar that is dragged. */
const PACES = { flick: 120, drag: 4000 };

const FRAMES = 240;
/** A frame that takes longer than this, in ms, is one that was dropped. */
const DROPPED_MS = 1.5 * (1000 / 60);

/**
 * Prints how the directory scrolls with all dealers on one page, without any slow-down: how long its frames took, and
 * how many cards the page held.
 */
export const printScrollTable = async (browser: Browser, origin: string): Promise<void> => {
  console.log(`"All" while it scrolls, ${FRAMES} frames each, in ms; no slow-down.\n`);
  const rows: Cell[][] = [];
  for (const count of RECORD_COUNTS) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 800 } });
    await context.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const body = `export default JSON.parse(${JSON.stringify(JSON.stringify(manyDealers(count)))})`;
    await context.route(/\/assets\/dealers-[^/]*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    const page = await context.newPage();
    await page.goto(`${origin}${paths.dealership}?per-page=all#directory`);
    await page.getByText(`${count} dealers`, { exact: true }).waitFor();
    // The list is as long as it gets once nothing waits behind "Show more".
    const more = page.getByRole('button', { name: 'Show more' });
    while ((await more.count()) > 0) {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.waitForTimeout(50);
    }
    for (const [pace, step] of Object.entries(PACES)) {
      await page.evaluate(() => {
        document.querySelector('#directory')?.scrollIntoView();
      });
      await page.waitForTimeout(500);
      const frames = await page.evaluate(
        async ({ frameCount, distance }) => {
          const times: number[] = [];
          let last = await new Promise(requestAnimationFrame);
          for (let frame = 0; frame < frameCount; frame += 1) {
            window.scrollBy({ top: distance, behavior: 'instant' });
            const now = await new Promise(requestAnimationFrame);
            times.push(now - last);
            last = now;
          }
          return times;
        },
        { frameCount: FRAMES, distance: step },
      );
      const cards = await page
        .getByRole('list', { name: 'List of dealers' })
        .locator('> li')
        .count();
      rows.push([
        count.toLocaleString('en'),
        `${pace}, ${step} px a frame`,
        median(frames),
        Math.max(...frames),
        String(frames.filter((time) => time > DROPPED_MS).length),
        String(cards),
      ]);
    }
    await context.close();
  }
  const headings = ['records', 'scrolled', 'median frame', 'longest', 'dropped', 'cards held'];
  console.log(`${formatTable(headings, rows)}\n`);
};
