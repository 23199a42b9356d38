/**
 * Measures one way to search with one number of records, in a process of its own, so that nothing of another one lies in
 * its memory: `node --expose-gc --import tsx tools/measure/bench/measureSearch.ts "plain filter" 10000`.
 */
import { performance } from 'node:perf_hooks';
import { candidates } from './candidates.ts';
import { manyDealers } from './manyDealers.ts';
import { median } from './table.ts';

export interface SearchMeasure {
  /** From the delivered records to the first page, in ms. */
  build: number;
  /** The very first keystroke, in ms. */
  first: number;
  /** Of the keystrokes after a round of warming up, in ms. */
  median: number;
  worst: number;
  /** How many keystrokes there was time for. */
  keystrokes: number;
  /** What it keeps beside the records, in MB. */
  memory: number;
  /** What the records themselves take, in MB. */
  recordMemory: number;
  /** How many match, by keyword. */
  totals: Record<string, number>;
}

/** Names, places, numbers, text that is nowhere, letters that are everywhere. */
const QUERIES = [
  'masagana baking',
  'quezon city',
  'San Jose, ',
  '0900 67',
  'stall 12',
  'santo niño',
  'lapu-lapu',
  'xylophone',
  'e',
];

/** The same with typos of typing, by ear, and words that no record has. */
const TYPOS = [
  'masagna baking',
  'kezon city',
  'San Hosse, ',
  'stal 12',
  'santu ninyo',
  'lapu lapo',
  'cebuu bakery',
  'qwrtz',
];

/** What stands in the search box, keystroke by keystroke: each query typed, then deleted. */
const keystrokesOf = (queries: readonly string[]): readonly string[] =>
  queries.flatMap((query) => {
    const typed = Array.from(query, (_, index) => query.slice(0, index + 1));
    return [...typed, ...typed.toReversed().slice(1), ''];
  });

export const keystrokes = keystrokesOf(QUERIES);

/** Warming up and measuring each end after this long, in ms: some take a second for a letter. */
const WARM_UP_LIMIT_MS = 4_000;
const MEASURE_LIMIT_MS = 40_000;

/** As the records come over the network: strings of their own, not pieces of longer ones. */
const deliver = (count: number) =>
  JSON.parse(JSON.stringify(manyDealers(count))) as ReturnType<typeof manyDealers>;

const usedMegabytes = async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    // A turn of its own: what the functions before left on the stack would be taken for used.
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 2 ** 20;
};

const measureSearch = async (name: string, count: number): Promise<SearchMeasure> => {
  const candidate = candidates.find((one) => one.name === name);
  if (!candidate) throw new Error(`Nothing is named ${name}`);
  const empty = await usedMegabytes();
  const dealers = deliver(count);
  const before = await usedMegabytes();

  const builtAt = performance.now();
  const search = await candidate.build(dealers);
  const build = performance.now() - builtAt;

  const time = (keyword: string) => {
    const startedAt = performance.now();
    const { total, isExact } = search(keyword);
    return { duration: performance.now() - startedAt, total, isExact };
  };
  const { hasTypos = false } = candidate;
  const typed = hasTypos ? keystrokesOf(TYPOS) : keystrokes;
  const first = time(typed[0] ?? '').duration;
  const run = (limit: number) => {
    const durations: number[] = [];
    const totals: Record<string, number> = {};
    const deadline = performance.now() + limit;
    for (const keyword of typed) {
      if (performance.now() > deadline) break;
      const { duration, total, isExact } = time(keyword);
      if (hasTypos && isExact) continue;
      durations.push(duration);
      totals[keyword] = total;
    }
    return { durations, totals };
  };
  run(WARM_UP_LIMIT_MS);
  const { durations, totals } = run(MEASURE_LIMIT_MS);
  // With a keyword in the box, since what is kept for the next letter counts too.
  search('quezon');
  const after = await usedMegabytes();
  search('');
  return {
    build,
    first,
    median: median(durations),
    worst: Math.max(...durations),
    keystrokes: durations.length,
    memory: after - before,
    recordMemory: before - empty,
    totals,
  };
};

if (process.argv[1] === import.meta.filename) {
  const [, , name = '', count = ''] = process.argv;
  console.log(JSON.stringify(await measureSearch(name, Number(count))));
}
