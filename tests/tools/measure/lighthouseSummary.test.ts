import { describe, expect, test } from 'vitest';
import { asTable, medians, overBudget } from '../../../tools/measure/lighthouseSummary.ts';
import type { PageFigures } from '../../../tools/measure/lighthouseSummary.ts';

const good: PageFigures = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcp: 900,
  lcp: 1400,
  tbt: 20,
  cls: 0,
  scriptBytes: 110_000,
  bytes: 200_000,
};

const {
  scriptBytes: _scripts,
  bytes: _bytes,
  ...every
} = { ...good, fcp: 1200, lcp: 1500, tbt: 50, cls: 0.01 };

describe('the medians', () => {
  test('are of each figure by itself', () => {
    const runs = [
      { ...good, lcp: 1000, tbt: 90 },
      { ...good, lcp: 3000, tbt: 10 },
      { ...good, lcp: 2000, tbt: 50 },
    ];
    expect(medians(runs)).toEqual({ ...good, lcp: 2000, tbt: 50 });
  });

  test('of an even number of runs lie between the middle two', () => {
    expect(medians([good, { ...good, lcp: 1600 }]).lcp).toBe(1500);
  });
});

describe('a budget', () => {
  test('is met up to its last millisecond', () => {
    expect(
      overBudget('/about', { ...good, fcp: 1200, lcp: 1500, tbt: 50, cls: 0.01 }, { every }),
    ).toEqual([]);
  });

  test.each([
    ['performance', 99],
    ['accessibility', 98],
    ['fcp', 1201],
    ['lcp', 1501],
    ['tbt', 51],
    ['cls', 0.011],
  ])('is missed by %s %s', (name, value) => {
    expect(overBudget('/about', { ...good, [name]: value }, { every })).toEqual([
      `/about: ${name} ${value}, budget ${every[name as keyof typeof every]}`,
    ]);
  });

  test('of a page stands before that of every page', () => {
    const budgets = { every, '/home': { lcp: 1800 } };
    expect(overBudget('/home', { ...good, lcp: 1800 }, budgets)).toEqual([]);
    expect(overBudget('/about', { ...good, lcp: 1800 }, budgets)).toHaveLength(1);
  });
});

test('the table has a line a page, in columns', () => {
  const [head, line] = asTable({ '/influencers/amihan': good }).split('\n');
  expect(head).toMatch(/^Page +Perf/);
  expect(line).toBe(
    '/influencers/amihan   100   100   100  100   0.90   1.40      20  0.000    110     200',
  );
});
