import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { candidates } from './candidates.ts';
import { keystrokes } from './measureSearch.ts';
import type { SearchMeasure } from './measureSearch.ts';
import { goldResults, judge } from '../searchQuality.ts';
import { formatTable } from './table.ts';
import type { Cell } from './table.ts';

/** The sample's own number, and what the site is held to. */
const RECORD_COUNTS = [230, 10_000, 100_000];

const measure = (name: string, count: number): SearchMeasure => {
  const script = path.join(import.meta.dirname, 'measureSearch.ts');
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--max-old-space-size=4096', '--import', 'tsx', script, name, String(count)],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  return JSON.parse(output) as SearchMeasure;
};

/** On how many keywords both found as many records. */
const agreement = (one: SearchMeasure['totals'], other: SearchMeasure['totals']): string => {
  const keywords = Object.keys(one).filter((keyword) => keyword in other);
  const same = keywords.filter((keyword) => one[keyword] === other[keyword]);
  return `${same.length} of ${keywords.length}`;
};

/** How much of what is found is right, and how much of what is right is found, of each list. */
const printQuality = (): void => {
  const all = goldResults();
  const rows = ['products', 'dealers'].map((list): Cell[] => {
    const { searches, precision, recall } = judge(all.filter(({ kind }) => kind.startsWith(list)));
    return [list, String(searches), precision * 100, recall * 100];
  });
  console.log(
    'What visitors type, searched in the sample: see tools/measure/goldQueries.ts. In %.\n',
  );
  console.log(`${formatTable(['list', 'searches', 'precision', 'recall'], rows)}\n`);
};

/** Prints the dealers' store beside a plain filter: same records, same keystrokes. */
export const printSearchTable = (): void => {
  printQuality();
  console.log(
    `Searching dealers: ${keystrokes.length} keystrokes, typed and deleted. In ms and MB; one process for each line.\n`,
  );
  const headings = [
    'records',
    'searched by',
    'build',
    'first key',
    'median key',
    'worst key',
    'keys',
    'memory',
    'as many hits as the filter',
  ];
  for (const count of RECORD_COUNTS) {
    const measures = candidates.map(({ name, hasTypos = false }) => ({
      name,
      hasTypos,
      ...measure(name, count),
    }));
    const plain = measures.find(({ name }) => name === 'plain filter');
    const rows = measures.map((one): Cell[] => [
      count.toLocaleString('en'),
      one.name,
      one.build,
      one.first,
      one.median,
      one.worst,
      String(one.keystrokes),
      one.memory,
      plain && !one.hasTypos ? agreement(plain.totals, one.totals) : '',
    ]);
    console.log(formatTable(headings, rows));
    console.log(`The records themselves: ${plain?.recordMemory.toFixed(1)} MB.\n`);
  }
};
