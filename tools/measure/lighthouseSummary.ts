/** What Lighthouse found, put together: medians, budgets, the table. Pure: see lighthouse.ts for the runs. */

/** The figures of a page that have a budget, in the order of the table. */
export const figures = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
] as const;

export type Figure = (typeof figures)[number];

/** One page: scores of 100, times in ms, and the bytes that went over the line. */
export type PageFigures = Record<Figure | 'scriptBytes' | 'bytes', number>;

/** The most that a figure may be, or for a score the least; `every` stands for pages that do not say otherwise. */
export type Budgets = { every: Record<Figure, number> } & Record<
  string,
  Partial<Record<Figure, number>>
>;

/** One recorded measurement of all pages. */
export interface SpeedRecord {
  commit: string;
  /** When it was measured, as ISO 8601. */
  madeAt: string;
  /** Runs of each page, of which these are the medians. */
  runs: number;
  pages: Record<string, PageFigures>;
}

const scores = new Set<Figure>(['performance', 'accessibility', 'bestPractices', 'seo']);

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? NaN)) / 2;
};

/** The median of each figure over the runs of a page. */
export const medians = (runs: PageFigures[]): PageFigures => {
  const names = Object.keys(runs[0] ?? {}) as (keyof PageFigures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as PageFigures;
};

/** Where a page misses its budget, in words. */
export const overBudget = (page: string, found: PageFigures, budgets: Budgets): string[] => {
  const budget = { ...budgets.every, ...budgets[page] };
  return figures.flatMap((name) => {
    const isMet = scores.has(name) ? found[name] >= budget[name] : found[name] <= budget[name];
    return isMet ? [] : [`${page}: ${name} ${found[name]}, budget ${budget[name]}`];
  });
};

const heads = [
  'Page',
  'Perf',
  'A11y',
  'Best',
  'SEO',
  'FCP s',
  'LCP s',
  'TBT ms',
  'CLS',
  'JS KB',
  'All KB',
];

const cells = (page: string, found: PageFigures) => [
  page,
  ...[found.performance, found.accessibility, found.bestPractices, found.seo].map(String),
  (found.fcp / 1000).toFixed(2),
  (found.lcp / 1000).toFixed(2),
  found.tbt.toFixed(0),
  found.cls.toFixed(3),
  (found.scriptBytes / 1000).toFixed(0),
  (found.bytes / 1000).toFixed(0),
];

/** The pages' figures as a table of plain text. */
export const asTable = (pages: Record<string, PageFigures>): string => {
  const rows = [heads, ...Object.entries(pages).map(([page, found]) => cells(page, found))];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
};
