/**
 * Everything that must hold before a change lands (`npm test`): formatting, types, lint, content, unit and component
 * tests, every story in a real browser with accessibility findings as errors, the built site end to end, and every story's
 * pixels. Ends with one line that counts them.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { whyNoNginx } from './build/nginx.ts';
import { runTold } from './runTold.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Tally {
  passed: number;
  failed: number;
  /** The failed tests with the beginning of what each said, told again at the end: the log before it is long. */
  failures?: string[];
}

interface Step {
  name: string;
  command: string;
  args: string[];
  /** Reads how many tests ran; a step without one counts as one test. */
  count?: () => Tally;
}

const readJson = <Report>(name: string): Report =>
  JSON.parse(fs.readFileSync(path.join(results, name), 'utf8')) as Report;

const MESSAGE_LINES = 24;

const told = (where: string, message = '') =>
  [where, ...stripVTControlCharacters(message).split('\n', MESSAGE_LINES)].join('\n    ');

const vitestTally = (): Tally => {
  const report = readJson<{
    numPassedTests: number;
    numFailedTests: number;
    testResults: {
      name: string;
      message: string;
      status: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  }>('vitest.json');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: report.testResults.flatMap(({ name, message, status, assertionResults }) => {
      const file = path.relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      // A file that cannot even be read has no tests that could fail.
      if (status === 'failed' && failed.length === 0) return [told(file, message)];
      return failed.map((test) => told(`${file}: ${test.fullName}`, test.failureMessages[0]));
    }),
  };
};

interface PlaywrightSuite {
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

const failuresOf = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results: [first] }) =>
        told(`${file}:${line}: ${title} (${projectName})`, first?.error?.message),
      ),
  ),
  ...suites.flatMap(failuresOf),
];

const playwrightTally = (name: string) => (): Tally => {
  const { stats, suites, errors } = readJson<{
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  }>(name);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ message }) => told('Outside the tests', message)),
      ...suites.flatMap(failuresOf),
    ],
  };
};

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

const steps: Step[] = [
  {
    name: 'Unit, component and story tests',
    command: 'vitest',
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    count: vitestTally,
  },
  { name: 'Build', command: 'tsx', args: ['tools/build/build.ts'] },
  {
    name: 'End-to-end tests',
    command: 'playwright',
    args: ['test'],
    count: playwrightTally('e2e.json'),
  },
  { name: 'Storybook build', command: 'tsx', args: ['tools/storybook/buildStorybook.ts'] },
  {
    name: 'Storybook as it is opened',
    command: 'playwright',
    args: ['test', '-c', 'playwright.storybook.config.ts'],
    count: playwrightTally('storybook.json'),
  },
  { name: 'Bytes of the Storybook', command: 'tsx', args: ['tools/storybook/storybookBytes.ts'] },
  ...(hasPinnedBrowser && !looksElsewhere
    ? [
        {
          name: 'Visual regression',
          command: 'tsx',
          args: ['tools/visual/visual.ts'],
          count: playwrightTally('visual.json'),
        },
      ]
    : []),
  ...(hasPinnedBrowser
    ? [
        {
          name: 'Proof of visual regression',
          command: 'tsx',
          args: ['tools/visual/visual.ts', 'prove'],
          count: playwrightTally('visual-proof.json'),
        },
      ]
    : []),
  { name: 'Status of the components', command: 'tsx', args: ['tools/storybook/writeStatus.ts'] },
];

const check = async ({ name, command, args }: Step): Promise<Tally> => {
  const { isOk, said } = await runTold(name, command, args);
  return {
    passed: Number(isOk),
    failed: Number(!isOk),
    ...(!isOk && { failures: [told(name, said)] }),
  };
};

const run = ({ name, command, args, count }: Step): Tally => {
  const startedAt = Date.now();
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  const isOk = status === 0;
  if (!count) return { passed: Number(isOk), failed: Number(!isOk) };
  try {
    const tally = count();
    // A runner may fail without a failed test: an error between tests, say, or none found.
    return isOk || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch (error) {
    return { passed: 0, failed: 1, failures: [told('No report', String(error))] };
  }
};

fs.rmSync(results, { recursive: true, force: true });
const total = { passed: 0, failed: 0 };
const recap: string[] = [];
const add = ({ name }: Step, { passed, failed, failures = [] }: Tally) => {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) recap.push(`── Failed: ${name}`, ...failures);
};
await Promise.all(checks.map(async (step) => add(step, await check(step))));
for (const step of steps) add(step, run(step));
if (!hasPinnedBrowser) {
  console.log('\nThe pixels of the stories were not compared: that needs Linux x64');
}
if (looksElsewhere) console.log('\nLeft out: the looks of the stories are compared elsewhere');
if (whyNoNginx) console.log(`\nLeft out: ${whyNoNginx}`);
if (recap.length > 0) console.log(`\n${recap.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
