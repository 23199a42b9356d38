/**
 * Visual regression of the built Storybook.
 *
 * - `npm run visual` compares every story with its baseline,
 * - `npm run visual:accept` makes what is drawn now the baselines,
 * - `npm run visual:prove` plants known faults and counts how many are seen.
 *
 * Further words choose captures by their names: `npm run visual -- carousel`.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { baselineFile, baselineKeys } from '../tests/visual/support/baseline.ts';
import { proofFolder, proofTable, readProof } from '../tests/visual/support/proofTable.ts';
import { readRecords } from '../tests/visual/support/records.ts';
import { reportFile, writeReport } from '../tests/visual/support/report.ts';
import { capturesOf, listFile, resultsFolder } from '../tests/visual/support/storyList.ts';
import { listStories } from './storyLister.ts';
import { startFileServer } from './siteServer.ts';

type Mode = 'compare' | 'accept' | 'prove';

const root = path.resolve(import.meta.dirname, '..');
const storybookFolder = process.env.VISUAL_STORYBOOK ?? path.join(root, 'storybook-static');
const modes: Record<string, Mode> = { accept: 'accept', prove: 'prove' };
const [word, ...rest] = process.argv.slice(2);
const mode: Mode = modes[word ?? ''] ?? 'compare';
const choice = mode === 'compare' ? process.argv.slice(2) : rest;

const playwright = (origin: string, args: string[], env: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('playwright', ['test', '-c', 'playwright.visual.config.ts', ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, VISUAL_ORIGIN: origin },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

const dropOrphans = (wanted: ReadonlySet<string>) => {
  for (const key of baselineKeys().filter((name) => !wanted.has(name))) {
    const file = baselineFile(key);
    if (file) fs.rmSync(file);
    console.log(`Removed the baseline of ${key}: it has no story any more`);
  }
};

const main = async (): Promise<number> => {
  if (mode !== 'prove') {
    fs.rmSync(path.join(resultsFolder, 'captures'), { recursive: true, force: true });
    fs.rmSync(reportFile, { force: true });
  }
  fs.mkdirSync(resultsFolder, { recursive: true });
  const server = await startFileServer(storybookFolder);
  try {
    const stories = await listStories(storybookFolder, server.origin);
    fs.writeFileSync(listFile, JSON.stringify(stories, undefined, 1));
    const captures = stories.flatMap(capturesOf);
    if (mode === 'prove') {
      fs.rmSync(proofFolder, { recursive: true, force: true });
      const code = await playwright(server.origin, ['--project=proof', ...choice], {
        VISUAL_REPORT: 'test-results/visual-proof.json',
      });
      console.log(`\n${proofTable(readProof())}`);
      return code;
    }
    console.log(`${stories.length} stories, ${captures.length} captures`);
    const words = choice.filter((text) => !text.startsWith('-'));
    // Playwright heeds only the last of several.
    const grep = [
      ...choice.filter((text) => text.startsWith('-')),
      ...(words.length > 0 ? ['--grep', words.join('|')] : []),
    ];
    const code = await playwright(server.origin, ['--project=stories', ...grep], {
      VISUAL_ACCEPT: mode === 'accept' ? '1' : '0',
    });
    const records = readRecords();
    const unsteady = records.filter(({ status, takes }) => status === 'same' && takes > 1);
    if (unsteady.length > 0) {
      console.log(
        `Only a later take matched: ${unsteady.map(({ key, takes }) => `${key} (${takes})`).join(', ')}`,
      );
    }
    const lost = records.filter(({ losses }) => losses > 0);
    if (lost.length > 0) {
      console.log(`The browser was lost over: ${lost.map(({ key }) => key).join(', ')}`);
    }
    if (mode === 'accept') {
      if (choice.length === 0 && code === 0) dropOrphans(new Set(captures.map(({ key }) => key)));
      console.log(`${records.filter(({ status }) => status === 'accepted').length} accepted`);
    }
    if (await writeReport(records)) console.log(`Look at ${path.relative(root, reportFile)}`);
    return code;
  } finally {
    await server.close();
  }
};

process.exitCode = await main();
