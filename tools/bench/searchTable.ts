import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { candidates } from './candidates.ts';
import { keystrokes } from './measureSearch.ts';
import type { SearchMeasure } from './measureSearch.ts';
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

/** Prints the dealers' store beside what could be taken instead: same records, same keystrokes. */
export const printSearchTable = (): void => {
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
    'what it finds',
  ];
  for (const count of RECORD_COUNTS) {
    const measures = candidates.map(({ name, semantics }) => ({
      name,
      semantics,
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
      plain ? agreement(plain.totals, one.totals) : '',
      one.semantics,
    ]);
    console.log(formatTable(headings, rows));
    console.log(`The records themselves: ${plain?.recordMemory.toFixed(1)} MB.\n`);
  }
};
