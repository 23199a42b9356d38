/**
 * Runs the tests that a change can reach (`npm run test:changed`): a change since the last commit or, if nothing differs,
 * since the branch left main. `-- --since REF` compares with another commit; `-- --list` only says what it would run.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { changesSince } from './changed/changes.ts';
import { readModuleGraph, readNamedPaths } from './changed/moduleGraph.ts';
import { affectedBy, dependenciesOf, siteStarts, starts, type Kind } from './changed/affected.ts';
import { runTold } from './runTold.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: { since: { type: 'string' }, list: { type: 'boolean', default: false } },
});

const { base, files: changed } = changesSince(root, values.since);

const files = Object.fromEntries(
  Object.entries(starts).map(([kind, { files: pattern }]) => [
    kind,
    fs.globSync(pattern, { cwd: root }).toSorted(),
  ]),
) as Record<Kind, string[]>;
const graph = await readModuleGraph(root, [
  ...Object.values(files).flat(),
  ...Object.values(starts).flatMap((start) => start.with),
  ...siteStarts,
]);
const { vitest, captures, e2e, otherPages, notes } = affectedBy(
  changed,
  graph,
  readNamedPaths(root, graph),
  files,
);

console.log(`${changed.length} files differ from ${base.slice(0, 7)}`);
for (const note of notes) console.log(`- ${note}`);
const shares: [string, readonly string[], number][] = [
  [
    'test and story files',
    vitest,
    files.unit.length + files.components.length + files.stories.length,
  ],
  ['story files captured', captures, files.stories.length],
  ['end-to-end files', e2e, files.e2e.length],
];
for (const [name, chosen, all] of shares) {
  console.log(`\n${chosen.length} of ${all} ${name}`);
  for (const file of chosen) console.log(`  ${file}`);
}

const failed: string[] = [];
const run = async (...command: Parameters<typeof runTold>) => {
  const { isOk } = await runTold(...command);
  if (!isOk) failed.push(command[0]);
  return isOk;
};

const runTests = async () => {
  if (vitest.length > 0) {
    await run('Tests and stories', 'vitest', ['run', '--reporter=dot', ...vitest]);
  }
};

/** Says for all of them what there is, not who uses it. */
const OF_ALL_SPECS = /\/(?:fixtures|builds|globalSetup)\.ts$/;

const runSite = async () => {
  // The journeys build the sample themselves; the company's site is another, which they take as it lies there.
  const isCompanySeen = e2e.some((file) => file.includes('company.'));
  if (isCompanySeen && !(await run('Build', 'tsx', ['tools/build/build.ts']))) return;
  const isPlainSeen = [...dependenciesOf(graph, e2e)]
    .filter((file) => file.startsWith('tests/e2e/') && !OF_ALL_SPECS.test(file))
    .some((file) => /\bplainOrigin\b|builds\.plain/.test(fs.readFileSync(file, 'utf8')));
  if (e2e.length > 0) {
    const builds = ['withKeys', isPlainSeen && 'plain', isCompanySeen && 'company'].filter(Boolean);
    const env = { E2E_BUILDS: builds.join(',') };
    const args = otherPages ? ['--grep-invert', otherPages.source] : [];
    await run(
      'End-to-end tests',
      'playwright',
      ['test', '--reporter=dot', '--pass-with-no-tests', ...args, ...e2e],
      env,
    );
  }
};

const runCaptures = async () => {
  // The baselines show what the browser of the npm package draws, which is for Linux x64.
  if (captures.length === 0 || process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = path.join(root, 'test-results/changed-storybook');
  // As Storybook is for tests, without pages of docs: the captures show stories alone.
  const build = 'tools/storybook/buildStorybook.ts';
  const args = [build, '--test', '--quiet', '--output-dir', folder];
  const shown = { STORY_FILES: captures.map((pattern) => pattern.split(' ')[0]).join(',') };
  if (await run('Storybook of these stories', 'tsx', args, shown)) {
    const env = { VISUAL_STORYBOOK: folder };
    await run('Visual regression', 'tsx', ['tools/visual/visual.ts', ...captures], env);
  }
};

if (!values.list) {
  const startedAt = Date.now();
  // At once: each of them waits for a browser half of its time.
  await Promise.all([runCaptures(), runTests(), runSite()]);
  console.log(`\n${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  console.log(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Nothing failed');
  process.exitCode = failed.length > 0 ? 1 : 0;
}
