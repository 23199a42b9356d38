/**
 * Measures and prints tables; decides nothing, as machines are noisy (`npm run bench`, after `npm run build`). Words
 * after `--` pick tables: `npm run bench -- interactions`. `SITE` names another built site, to set two side by side.
 */
import path from 'node:path';
import { chromium } from '@playwright/test';
import { printInteractionTable } from './bench/interactionTable.ts';
import { printSearchTable } from './bench/searchTable.ts';
import { chromiumLaunch } from './chromium.ts';
import { startSiteServer } from './siteServer.ts';

/** How often each interaction is gone through. */
const ROUNDS = Number(process.env.ROUNDS ?? 3);

const wanted = process.argv.slice(2);
const isWanted = (table: string) => wanted.length === 0 || wanted.includes(table);

if (isWanted('search')) printSearchTable();

const folder = path.resolve(import.meta.dirname, '..', process.env.SITE ?? 'dist');
const server = await startSiteServer({ folder });
const browser = await chromium.launch(await chromiumLaunch());
try {
  if (isWanted('interactions')) await printInteractionTable(browser, server.origin, ROUNDS);
} finally {
  await browser.close();
  await server.close();
}
