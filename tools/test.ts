/**
 * Everything that must hold before a change lands (`npm test`): formatting, types, lint, content, unit and component
 * tests, every story in a real browser with accessibility findings as errors, the built site end to end, and every story's
 * pixels. The last line counts them. A failed browser test runs again at the end of its part, alone, at most twice. If it
 * passes then, it is listed as shaky. `--strict` repeats nothing. `--long` runs what these leave out: the rest of the
 * checks of every page and story, monkey tests, deploys while a page is open, and planted faults in every story's pixels.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { whyNoNginx } from './build/nginx.ts';
import { runTold } from './runTold.ts';
import { beginningOf, readPlaywright, readVitest, settle } from './testReports.ts';
import type { Failure, Tally, Verdict } from './testReports.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const isStrict = process.argv.includes('--strict');
const isLong = process.argv.includes('--long');

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** How its tests are counted; a step without it counts as one test. */
  tests?: {
    /** Its report below the root. */
    report: string;
    read: (report: string) => Tally;
    /** How these tests are run again, alone, with their report at another place; where none is given they never are. */
    again?: (failures: Failure[], report: string) => Pick<Step, 'args' | 'env'>;
    /** Whether a failed test runs in a browser, where it may be late by chance. */
    isInBrowser?: (failure: Failure) => boolean;
  };
}

const longEnv = { ...(isLong && { LONG_TESTS: '1' }) };

/** A step of Playwright's; each config writes the report that `TEST_REPORT` names. */
const playwrightStep = (name: string, report: string, args: string[] = []): Step => ({
  name,
  command: 'playwright',
  args: ['test', ...args],
  env: longEnv,
  tests: {
    report: `test-results/${report}.json`,
    read: readPlaywright,
    isInBrowser: ({ file }) => file !== undefined,
    again: (_failures, again) => ({
      args: ['test', ...args, '--last-failed', '--workers=1'],
      // The sites lie there from the first run.
      env: { TEST_REPORT: again, E2E_BUILT: '1', ...longEnv },
    }),
  },
});

const vitestArgs = (report: string, ...more: string[]) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...more,
];

// The baselines show what the browser of the npm package draws, which is for Linux x64.
const hasPinnedBrowser = process.platform === 'linux' && process.arch === 'x64';
/** The workflow compares the looks by itself, on machines of their own. */
const looksElsewhere = process.env.LOOKS === 'elsewhere';

/** Quick, and independent of each other: they run at once. */
const checks: Step[] = [
  { name: 'Formatting', command: 'prettier', args: ['--check', '.'] },
  { name: 'Types', command: 'tsc', args: ['--noEmit'] },
  { name: 'Types of the worker', command: 'tsc', args: ['--noEmit', '--project', 'src/worker'] },
  { name: 'Lint', command: 'oxlint', args: ['--type-aware', '--deny-warnings'] },
  { name: 'Content', command: 'tsx', args: ['tools/content/content.ts', '--check'] },
  { name: 'Pictures', command: 'tsx', args: ['tools/content/pictures.ts', '--check'] },
];

const builds: Step[] = [
  { name: 'Build', command: 'tsx', args: ['tools/build/build.ts'] },
  { name: 'Storybook build', command: 'tsx', args: ['tools/storybook/buildStorybook.ts'] },
];

/** What every change must pass, one after the other; what stands in a list runs at once. */
const gate: (Step | Step[])[] = [
  checks,
  {
    name: 'Unit, component and story tests',
    command: 'vitest',
    args: vitestArgs('test-results/vitest.json'),
    tests: {
      report: 'test-results/vitest.json',
      read: readVitest,
      isInBrowser: ({ file }) => file?.endsWith('.tsx') ?? false,
      again: (failures, report) => ({
        args: vitestArgs(
          report,
          '--maxWorkers=1',
          '--project=components',
          '--project=stories',
          ...new Set(failures.flatMap(({ file }) => file ?? [])),
        ),
      }),
    },
  },
  ...builds,
  playwrightStep('End-to-end tests', 'e2e'),
  playwrightStep('Storybook as it is opened', 'storybook', [
    '-c',
    'playwright.storybook.config.ts',
  ]),
  { name: 'Bytes of the Storybook', command: 'tsx', args: ['tools/storybook/storybookBytes.ts'] },
  ...(hasPinnedBrowser && !looksElsewhere
    ? [
        {
          name: 'Visual regression',
          command: 'tsx',
          args: ['tools/visual/visual.ts'],
          // A capture takes several pictures by itself where the first differs.
          tests: { report: 'test-results/visual.json', read: readPlaywright },
        },
      ]
    : []),
  { name: 'Status of the components', command: 'tsx', args: ['tools/storybook/writeStatus.ts'] },
];

/** What looks for the rare, asks it of all, or watches the watchers. */
const long: (Step | Step[])[] = [
  {
    name: 'Unit tests at length',
    command: 'vitest',
    args: vitestArgs('test-results/vitest.json', '--project=unit'),
    env: longEnv,
    tests: { report: 'test-results/vitest.json', read: readVitest },
  },
  ...builds,
  playwrightStep('End-to-end tests at length', 'e2e', ['--grep=@long|@once']),
  playwrightStep('Storybook as it is opened, at length', 'storybook', [
    '-c',
    'playwright.storybook.config.ts',
    '--grep=@long',
  ]),
  ...(hasPinnedBrowser
    ? [
        {
          name: 'Proof of visual regression',
          command: 'tsx',
          args: ['tools/visual/visual.ts', 'prove'],
          tests: { report: 'test-results/visual-proof.json', read: readPlaywright },
        },
      ]
    : []),
];

const verdictOf = (name: string, isOk: boolean, said = ''): Verdict => ({
  passed: Number(isOk),
  failures: isOk ? [] : [{ test: name, said: beginningOf(said) }],
  shaky: [],
});

const check = async ({ name, command, args }: Step): Promise<Verdict> => {
  const { isOk, said } = await runTold(name, command, args);
  return verdictOf(name, isOk, said);
};

const start = (command: string, args: string[], env?: Record<string, string>): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
    .status === 0;

const runTests = ({ name, command, tests }: Step, isOk: boolean): Verdict => {
  if (!tests) return verdictOf(name, isOk);
  const { report, read, again, isInBrowser } = tests;
  try {
    const first = read(report);
    // A runner may fail without a failed test: an error between tests, say, or none found.
    if (!isOk && first.failures.length === 0)
      first.failures.push({ test: name, said: 'The runner failed, and no test did' });
    return settle(
      first,
      read,
      (failure) => !isStrict && again !== undefined && (isInBrowser?.(failure) ?? false),
      (failures, attempt) => {
        const other = report.replace('.json', `-again-${attempt}.json`);
        console.log(`\n── ${name}: ${failures.length} tried again, ${attempt} of 2 ──`);
        const { args = [], env } = again?.(failures, other) ?? {};
        start(command, args, env);
        return other;
      },
    );
  } catch (error) {
    return verdictOf(name, false, `No report: ${String(error)}`);
  }
};

const run = (step: Step): Verdict => {
  const startedAt = Date.now();
  console.log(`\n── ${step.name} ──`);
  const verdict = runTests(step, start(step.command, step.args, step.env));
  console.log(`── ${step.name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  return verdict;
};

fs.rmSync(results, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const recap: string[] = [];
const shaky: (Failure & { step: string })[] = [];
const tell = (heading: string, failures: Failure[]) => {
  if (failures.length === 0) return;
  recap.push(`── ${heading}`, ...failures.map(({ test, said }) => `${test}\n    ${said}`));
};
const add = ({ name }: Step, verdict: Verdict) => {
  total.passed += verdict.passed;
  total.failed += verdict.failures.length;
  shaky.push(...verdict.shaky.map((failure) => ({ step: name, ...failure })));
  tell(`Shaky: ${name}`, verdict.shaky);
  tell(`Failed: ${name}`, verdict.failures);
};
for (const step of isLong ? long : gate) {
  if (Array.isArray(step)) await Promise.all(step.map(async (one) => add(one, await check(one))));
  else add(step, run(step));
}
fs.mkdirSync(results, { recursive: true });
fs.writeFileSync(path.join(results, 'shaky.json'), JSON.stringify(shaky, undefined, 2));
if (!hasPinnedBrowser) {
  console.log('\nThe pixels of the stories were not compared: that needs Linux x64');
}
if (looksElsewhere) console.log('\nLeft out: the looks of the stories are compared elsewhere');
if (whyNoNginx) console.log(`\nLeft out: ${whyNoNginx}`);
if (recap.length > 0) console.log(`\n${recap.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
