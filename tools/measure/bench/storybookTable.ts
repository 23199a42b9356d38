import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { startFileServer } from '../../build/siteServer.ts';
import { formatTable, median } from './table.ts';
import type { Cell } from './table.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const OPENINGS = 5;
const STARTS = 3;

/** The port of `npm run storybook` is left to whoever has it open. */
const SERVER_PORT = 6106;

/** Opens a Storybook in a fresh browser; answers how long it took until its side bar and first story were there, in s. */
const timeFirstStory = async (browser: Browser, address: string): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 } });
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address);
  await page.locator('#storybook-explorer-tree').waitFor();
  await page
    .frameLocator('#storybook-preview-iframe')
    .locator('body.sb-show-main :is(#storybook-root, #storybook-docs) > *')
    .first()
    .waitFor();
  const time = (performance.now() - start) / 1000;
  await context.close();
  return time;
};

const timeBuilt = async (browser: Browser): Promise<number[]> => {
  const folder = path.join(root, 'storybook-static');
  if (!fs.existsSync(path.join(folder, 'index.html'))) {
    throw new Error(`${folder} holds no built Storybook: run "npm run build-storybook" first`);
  }
  const { origin, close } = await startFileServer(folder);
  const times: number[] = [];
  while (times.length < OPENINGS) times.push(await timeFirstStory(browser, origin));
  await close();
  return times;
};

/** Starts the development server; answers how long it took until it listened, and from there to the first story, in s. */
const timeServer = async (browser: Browser): Promise<{ started: number; opened: number }> => {
  const start = performance.now();
  const server = spawn(
    'storybook',
    ['dev', '--port', String(SERVER_PORT), '--exact-port', '--disable-telemetry', '--no-open'],
    { cwd: root, stdio: 'ignore', detached: true },
  );
  const address = `http://127.0.0.1:${SERVER_PORT}`;
  const isListening = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    while (!(await isListening())) {
      if (server.exitCode !== null) throw new Error('storybook dev ended: run it to see why');
      await new Promise((done) => setTimeout(done, 100));
    }
    const started = (performance.now() - start) / 1000;
    return { started, opened: await timeFirstStory(browser, address) };
  } finally {
    // With what it started itself.
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
  }
};

/** Prints how long Storybook takes to its first story, without any slow-down. */
export const printStorybookTable = async (browser: Browser): Promise<void> => {
  console.log(
    'From the address of Storybook to its side bar and first story, in s; no slow-down.\n',
  );
  const built = await timeBuilt(browser);
  const served: { started: number; opened: number }[] = [];
  while (served.length < STARTS) served.push(await timeServer(browser));
  const row = (what: string, wanted: string, times: readonly number[]): Cell[] => [
    what,
    wanted,
    median(times),
    Math.max(...times),
    String(times.length),
  ];
  const rows = [
    row('the built one', '< 5', built),
    row(
      'the development server, once it listens',
      '< 5',
      served.map(({ opened }) => opened),
    ),
    row(
      'npm run storybook, until it listens',
      '',
      served.map(({ started }) => started),
    ),
  ];
  console.log(`${formatTable(['opened', 'wanted', 'median', 'worst', 'times'], rows)}\n`);
};
