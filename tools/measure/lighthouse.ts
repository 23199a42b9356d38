/**
 * Measures the built pages with Lighthouse as on a cheap phone over slow 4G (`npm run lighthouse`): the medians of some
 * runs, against `budgets.json`. Ends with an error when a page misses its budget.
 *
 *     npm run lighthouse -- --pages /home,/about --runs 3   fewer pages, fewer runs
 *     npm run lighthouse -- --built                         the site as it lies in dist/
 *     npm run lighthouse -- --record                        adds the medians to the history that Storybook shows
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { chromiumLaunch } from '../chromium.ts';
import { asTable, medians, overBudget } from './lighthouseSummary.ts';
import type { Budgets, PageFigures, SpeedRecord } from './lighthouseSummary.ts';
import { builtPages } from '../build/pageBytes.ts';
import { startSiteServer } from '../build/siteServer.ts';

const root = path.resolve(import.meta.dirname, '../..');
const dist = path.join(root, 'dist');
const historyFile = path.join(root, 'stories/foundations/speedHistory.json');

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    built: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const freePort = async (): Promise<number> => {
  const server = http.createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
};

interface NetworkItem {
  resourceType?: string;
  transferSize?: number;
}

/** Whether a built page asks search engines to leave it out. */
const isPrivate = (page: string) =>
  /<meta name="robots" content="noindex"/.test(
    fs.readFileSync(path.join(dist, page, 'index.html'), 'utf8'),
  );

/** One run in a browser of its own: nothing is left over from the one before. */
const measure = async (origin: string, page: string): Promise<PageFigures> => {
  const address = origin + page;
  const port = await freePort();
  const launch = await chromiumLaunch();
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(address, {
      port,
      logLevel: 'error',
      // For its sake the whole page would be in view, and ask others for what a visitor has not come to.
      disableFullPageScreenshot: true,
      // How fast others are, or whether they can be reached from here, says nothing of the site.
      blockedUrlPatterns: ['https://*'],
      // What is meant to be found by nobody cannot be faulted for it.
      skipAudits: isPrivate(page) ? ['is-crawlable'] : [],
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(
        result?.lhr.runtimeError?.message ?? `Lighthouse found nothing at ${address}`,
      );
    }
    const { audits, categories } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const figure = (name: string) => audits[name]?.numericValue ?? NaN;
    const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: NetworkItem[] };
    const bytes = (isCounted: (item: NetworkItem) => boolean) =>
      items.filter(isCounted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
    for (const [name, { score: audit, title, scoreDisplayMode }] of Object.entries(audits)) {
      const isScored = scoreDisplayMode === 'binary' && audit !== null;
      if (isScored && audit < 1) console.log(`  ${address}: ${name}: ${title}`);
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(figure('first-contentful-paint')),
      lcp: Math.round(figure('largest-contentful-paint')),
      tbt: Math.round(figure('total-blocking-time')),
      cls: Number(figure('cumulative-layout-shift').toFixed(4)),
      scriptBytes: bytes(({ resourceType }) => resourceType === 'Script'),
      bytes: bytes(({ resourceType }) => resourceType !== 'Media'),
    };
  } finally {
    await browser.close();
  }
};

const record = async (runs: number, pages: Record<string, PageFigures>) => {
  const history = JSON.parse(fs.readFileSync(historyFile, 'utf8')) as SpeedRecord[];
  const entry: SpeedRecord = {
    commit: git('rev-parse', '--short', 'HEAD'),
    madeAt: new Date().toISOString(),
    runs,
    pages,
  };
  const text = JSON.stringify([...history, entry]);
  const config = await resolveConfig(historyFile);
  fs.writeFileSync(historyFile, await format(text, { ...config, filepath: historyFile }));
  console.log(`Recorded for ${entry.commit}`);
};

const start = async () => {
  // What is recorded for a commit is that commit's, and no other.
  if (options.record && git('status', '--porcelain') !== '') {
    throw new Error('There are uncommitted changes: commit them before their speed is recorded');
  }
  if (!options.built || !fs.existsSync(path.join(dist, 'sitemap.xml'))) {
    const { status } = spawnSync('tsx', ['tools/build/build.ts'], { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error('The site could not be built');
  }
  const runs = Number(options.runs);
  const all = builtPages(dist);
  const chosen = options.pages?.split(',') ?? all;
  if (!Number.isInteger(runs) || runs < 1 || chosen.some((page) => !all.includes(page))) {
    throw new Error(`--runs takes a number, --pages some of ${all.join(',')}`);
  }
  const { origin, close } = await startSiteServer();
  const pages: Record<string, PageFigures> = {};
  for (const page of chosen) {
    const found: PageFigures[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await measure(origin, page));
    pages[page] = medians(found);
    console.log(asTable({ [page]: pages[page] }).split('\n')[1]);
  }
  await close();
  console.log(`\nMedians of ${runs}\n${asTable(pages)}\n`);
  const { lighthouse: budgets } = JSON.parse(
    fs.readFileSync(path.join(root, 'budgets.json'), 'utf8'),
  ) as { lighthouse: Budgets };
  const misses = Object.entries(pages).flatMap(([page, found]) => overBudget(page, found, budgets));
  for (const miss of misses) console.error(miss);
  if (options.record) await record(runs, pages);
  if (misses.length > 0) process.exitCode = 1;
};

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
