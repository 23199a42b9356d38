import { expect, test, vi } from 'vitest';
import { settle } from '../../tools/testReports.ts';
import type { Failure, Tally } from '../../tools/testReports.ts';

const failure = (name: string, file: string | undefined = `${name}.test.tsx`): Failure => ({
  test: name,
  ...(file && { file }),
  said: `${name} was late`,
});

const tally = (passed: string[], failed: Failure[] = []): Tally => ({
  passed: new Set(passed),
  failures: failed,
});

const inBrowser = ({ file }: Failure) => file?.endsWith('.tsx') ?? false;

/** Each attempt passes those tests. */
const runs = (...attempts: string[][]) => {
  const tryAgain = vi.fn<(failures: Failure[], attempt: number) => string>(
    (_failures, attempt) => `report ${attempt}`,
  );
  const read = (report: string) => tally(attempts[Number(report.split(' ')[1]) - 1] ?? []);
  return { tryAgain, read };
};

test('what passes when it is tried again counts as passed, and is told as shaky', () => {
  const { tryAgain, read } = runs(['a'], ['b']);
  const first = tally(['x', 'y'], [failure('a'), failure('b'), failure('c')]);
  expect(settle(first, read, inBrowser, tryAgain)).toEqual({
    passed: 4,
    failures: [failure('c')],
    shaky: [failure('a'), failure('b')],
  });
  expect(tryAgain.mock.calls.map(([left]) => left.map(({ test: name }) => name))).toEqual([
    ['a', 'b', 'c'],
    ['b', 'c'],
  ]);
});

test('what fails outside a browser is never tried again', () => {
  const { tryAgain, read } = runs(['a']);
  const first = tally([], [failure('a', 'a.test.ts'), { test: 'Outside the tests', said: '' }]);
  expect(settle(first, read, inBrowser, tryAgain)).toEqual({
    passed: 0,
    failures: first.failures,
    shaky: [],
  });
  expect(tryAgain).not.toHaveBeenCalled();
});

test('a test that does not run again has failed', () => {
  const { tryAgain, read } = runs([], []);
  expect(settle(tally([], [failure('a')]), read, inBrowser, tryAgain).failures).toHaveLength(1);
});

test('what passes at once is left alone', () => {
  const { tryAgain, read } = runs();
  expect(settle(tally(['a']), read, inBrowser, tryAgain)).toEqual({
    passed: 1,
    failures: [],
    shaky: [],
  });
  expect(tryAgain).not.toHaveBeenCalled();
});
