/**
 * Measures and prints tables (`npm run bench`, after `npm run build`). It decides nothing, because machines are noisy.
 * Words after `--` pick tables: `npm run bench -- search interactions scroll bytes storybook`. `SITE` names another built
 * site than `dist`, to compare the two. `ROUNDS` sets how often each interaction runs.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { printInteractionTable } from './bench/interactionTable.ts';
import { byteKinds, pageTraffic } from './bench/pageTraffic.ts';
import { printScrollTable } from './bench/scrollTable.ts';
import { printSearchTable } from './bench/searchTable.ts';
import { printStorybookTable } from './bench/storybookTable.ts';
import { formatTable } from './bench/table.ts';
import { chromiumLaunch } from '../chromium.ts';
import { startSiteServer } from '../build/siteServer.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);

const wanted = process.argv.slice(2);
const isWanted = (table: string) => wanted.length === 0 || wanted.includes(table);

if (isWanted('search')) printSearchTable();

const folder = path.resolve(import.meta.dirname, '../..', process.env.SITE ?? 'dist');
const server = await startSiteServer({ folder });
const browser = await chromium.launch(await chromiumLaunch());
try {
  if (isWanted('interactions')) await printInteractionTable(browser, server.origin, ROUNDS);
  if (isWanted('scroll')) await printScrollTable(browser, server.origin);
  if (isWanted('bytes')) {
    console.log(
      'What each page asks for before anything is pressed, on a phone, in KB; text by brotli.\n',
    );
    const rows = [...(await pageTraffic(browser, folder))].map(([page, bytes]) => [
      page,
      ...byteKinds.map((kind) => bytes[kind] / 1000),
    ]);
    console.log(`${formatTable(['page', ...byteKinds], rows)}\n`);
  }
  if (isWanted('storybook')) await printStorybookTable(browser);
} finally {
  await browser.close();
  await server.close();
}
