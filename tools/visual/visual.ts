/**
 * Visual regression of the built Storybook.
 *
 * - `npm run visual` compares every story with its baseline,
 * - `npm run visual:accept` makes what is drawn now the baselines,
 * - `npm run visual:prove` plants known faults and counts how many are seen.
 *
 * `-- --since REF` captures only the stories that may look different since the branch left REF, and says why. Further words
 * choose captures by their names: `npm run visual -- carousel`.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { baselineFile, baselineKeys } from './baseline.ts';
import { proofFolder, proofTable, readProof } from './proofTable.ts';
import { clearRecords, readRecords, type CaptureRecord } from './records.ts';
import { chainText, commentFile, commentOf, percent, reviewOf } from './comment.ts';
import { readSince, withSourceChanges, type Since } from './since.ts';
import { capturesOf, listFile, orphans, resultsFolder, type ListedStory } from './storyList.ts';
import { listStories } from './readStorybook.ts';
import { startFileServer } from '../build/siteServer.ts';

type Mode = 'compare' | 'accept' | 'prove';

const root = path.resolve(import.meta.dirname, '../..');
const modes: Record<string, Mode> = { accept: 'accept', prove: 'prove' };
const args = process.argv.slice(2);
const mode: Mode = modes[args[0] ?? ''] ?? 'compare';
if (mode !== 'compare') args.shift();

/** Takes a flag out of what goes on to Playwright. */
const takeFlag = (name: string): boolean => {
  const at = args.indexOf(name);
  if (at >= 0) args.splice(at, 1);
  return at >= 0;
};

const takeOption = (name: string): string | undefined => {
  const at = args.indexOf(name);
  if (at < 0) return undefined;
  const [, value] = args.splice(at, 2);
  if (!value) throw new Error(`${name} of what?`);
  return value;
};

const builds = takeFlag('--build');
const sinceRef = takeOption('--since');
const words = args.filter((text) => !text.startsWith('-'));
const flags = args.filter((text) => text.startsWith('-'));
const isSharded = flags.some((flag) => flag.startsWith('--shard'));

const playwright = (origin: string, more: string[], env: Record<string, string>) =>
  new Promise<number>((resolve, reject) => {
    const child = spawn('playwright', ['test', '-c', 'playwright.visual.config.ts', ...more], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env, VISUAL_ORIGIN: origin },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Builds the Storybook, or one of these story files alone. */
const build = (files?: readonly string[]): string => {
  const folder = files
    ? path.join(root, 'test-results/changed-storybook')
    : path.join(root, 'storybook-static');
  console.log(files ? `Building ${files.length} story files` : 'Building the Storybook');
  // As Storybook is for tests, without pages of docs: the captures show stories alone.
  const partly = files ? ['--test', '--output-dir', folder] : [];
  const { status, stdout, stderr } = spawnSync(
    'tsx',
    ['tools/storybook/buildStorybook.ts', '--quiet', ...partly],
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...(files && { STORY_FILES: files.join(',') }) },
    },
  );
  if (status !== 0) throw new Error(`The Storybook was not built:\n${stdout}${stderr}`);
  return folder;
};

/** Says which captures are taken because of a change, and why. */
const tell = ({ forAll, ways, all }: Since, stories: readonly ListedStory[]) => {
  const count = stories.flatMap(capturesOf).length;
  if (forAll.length > 0) {
    console.log('Everything is captured, because of');
    for (const chain of forAll) console.log(`  ${chainText(chain)}`);
    return;
  }
  for (const title of new Set(stories.map((story) => story.title))) {
    const own = stories.filter((story) => story.title === title);
    console.log(`\n${title}: ${own.flatMap(capturesOf).length} captures`);
    console.log(`  ${own.map(({ name }) => name).join(', ')}`);
    console.log(`  because of ${chainText(ways[own[0]?.file ?? ''] ?? [])}`);
  }
  console.log(`\n${count} of ${all} captures (${percent(all === 0 ? 0 : count / all)})`);
};

const dropOrphans = (stories: readonly ListedStory[], isPart: boolean) => {
  for (const key of orphans(baselineKeys(), stories, isPart)) {
    const file = baselineFile(key);
    if (file) fs.rmSync(file);
    console.log(`Removed the baseline of ${key}: it has no story any more`);
  }
};

const writeComment = (records: readonly CaptureRecord[], since?: Since) =>
  fs.writeFileSync(commentFile, commentOf(reviewOf(records, since)));

const capture = async (
  stories: readonly ListedStory[],
  origin: string,
  since: Since | undefined,
  isPart: boolean,
): Promise<number> => {
  // Playwright heeds only the last of several.
  const grep = words.length > 0 ? ['--grep', words.join('|')] : [];
  const code = await playwright(origin, ['--project=stories', ...flags, ...grep], {
    VISUAL_ACCEPT: mode === 'accept' ? '1' : '0',
    VISUAL_PART: isPart ? '1' : '0',
    VISUAL_BLOB: isSharded ? '1' : '0',
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
    if (args.length === 0 && code === 0) dropOrphans(stories, isPart);
    console.log(`${records.filter(({ status }) => status === 'accepted').length} accepted`);
  }
  writeComment(records, since && withSourceChanges(root, since, records));
  if (code !== 0) console.log('Look at test-results/visual/report/index.html');
  return code;
};

const prove = async (origin: string): Promise<number> => {
  fs.rmSync(proofFolder, { recursive: true, force: true });
  const code = await playwright(origin, ['--project=proof', ...args], {
    VISUAL_REPORT: 'test-results/visual-proof',
  });
  console.log(`\n${proofTable(readProof())}`);
  return code;
};

const main = async (): Promise<number> => {
  fs.mkdirSync(resultsFolder, { recursive: true });
  if (mode !== 'prove') {
    clearRecords();
    fs.rmSync(commentFile, { force: true });
  }
  const since = sinceRef === undefined ? undefined : await readSince(root, sinceRef);
  const chosen = since && since.forAll.length === 0 ? Object.keys(since.ways) : undefined;
  if (chosen?.length === 0) {
    console.log(`Nothing that differs from ${sinceRef} can be seen in a story`);
    writeComment([], since);
    return 0;
  }
  const given = process.env.VISUAL_STORYBOOK ?? path.join(root, 'storybook-static');
  const storybook = builds || chosen ? build(chosen) : given;
  const server = await startFileServer(storybook);
  try {
    const stories = await listStories(storybook, server.origin);
    fs.writeFileSync(listFile, JSON.stringify(stories, undefined, 1));
    if (mode === 'prove') return await prove(server.origin);
    if (since) tell(since, stories);
    else console.log(`${stories.length} stories, ${stories.flatMap(capturesOf).length} captures`);
    return await capture(stories, server.origin, since, chosen !== undefined);
  } finally {
    await server.close();
  }
};

process.exitCode = await main();
