/** What the runners' reports say: which tests passed, which failed, and what each failure said. */
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '..');

export interface Failure {
  /** What names the test, the same in every run. */
  test: string;
  /** Its file, from the root; none where the fault lies outside the tests. */
  file?: string;
  /** The beginning of what it said. */
  said: string;
}

export interface Tally {
  passed: ReadonlySet<string>;
  failures: Failure[];
}

/** The log before it is long: enough to know the fault again. */
const MESSAGE_LINES = 24;

export const beginningOf = (message = ''): string =>
  stripVTControlCharacters(message).split('\n', MESSAGE_LINES).join('\n    ');

const readJson = <Report>(file: string): Report =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Report;

interface VitestReport {
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

export const readVitest = (report: string): Tally => {
  const passed = new Set<string>();
  const failures: Failure[] = [];
  for (const { name, message, status, assertionResults } of readJson<VitestReport>(report)
    .testResults) {
    const file = path.relative(root, name);
    const before = failures.length;
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      const test = `${file}: ${fullName}`;
      if (result === 'passed') passed.add(test);
      else if (result === 'failed')
        failures.push({ test, file, said: beginningOf(failureMessages[0]) });
    }
    // A file that cannot even be read has no tests that could fail.
    if (status === 'failed' && failures.length === before)
      failures.push({ test: file, said: beginningOf(message) });
  }
  return { passed, failures };
};

interface PlaywrightSuite {
  specs?: {
    id: string;
    file: string;
    line: number;
    title: string;
    tests: {
      projectName: string;
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
  suites?: PlaywrightSuite[];
}

export const readPlaywright = (report: string): Tally => {
  const { suites, errors } = readJson<{
    suites: PlaywrightSuite[];
    errors: { message?: string }[];
  }>(report);
  const passed = new Set<string>();
  const failures: Failure[] = errors.map(({ message }) => ({
    test: 'Outside the tests',
    said: beginningOf(message),
  }));
  const walk = ({ specs = [], suites: inner = [] }: PlaywrightSuite) => {
    for (const { id, file, line, title, tests } of specs) {
      for (const { projectName, status, results } of tests) {
        const test = `${file}:${line}: ${title} (${projectName}, ${id})`;
        if (status === 'expected') passed.add(test);
        else if (status !== 'skipped')
          failures.push({ test, file, said: beginningOf(results[0]?.error?.message) });
      }
    }
    inner.forEach(walk);
  };
  suites.forEach(walk);
  return { passed, failures };
};

export interface Verdict {
  /** How many tests passed, those of a later try among them. */
  passed: number;
  failures: Failure[];
  /** What failed and passed when it was tried again, with what it said at first. */
  shaky: Failure[];
}

/**
 * Has what failed in a browser tried again, twice at most, and says what is left. A test that does not run again has failed.
 *
 * @param tryAgain Runs these tests anew and returns the path of the report.
 */
export const settle = (
  first: Tally,
  read: (report: string) => Tally,
  isTriedAgain: (failure: Failure) => boolean,
  tryAgain: (failures: Failure[], attempt: number) => string,
): Verdict => {
  const final = first.failures.filter((failure) => !isTriedAgain(failure));
  const shaky: Failure[] = [];
  let left = first.failures.filter(isTriedAgain);
  for (let attempt = 1; attempt <= 2 && left.length > 0; attempt += 1) {
    const { passed } = read(tryAgain(left, attempt));
    shaky.push(...left.filter(({ test }) => passed.has(test)));
    left = left.filter(({ test }) => !passed.has(test));
  }
  return {
    passed: first.passed.size + shaky.length,
    failures: [...final, ...left],
    shaky,
  };
};
