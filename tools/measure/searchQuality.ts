/** Searches the sample for everything in the gold set, and says how well that went: for the tests and the bench. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Dealer, Product, ProductCategory, ProductUse } from '@/content/schema';
import { prepareFuzzySearch } from '@/domain/fuzzySearch';
import type { FuzzySearch, SearchWords } from '@/domain/fuzzySearch';
import { recordsOf, viewOf } from '@/domain/listing';
import {
  dealerFuzzyTexts,
  dealerTexts,
  productFuzzyTexts,
  productTexts,
} from '@/domain/recordTexts';
import { sampleContent } from '../content/contentFolder.ts';
import { dealerQueries, productQueries } from './goldQueries.ts';

/** One search: what it found, by id or name, and what it should have. */
export interface GoldResult {
  kind: string;
  keyword: string;
  found: readonly string[];
  must: readonly string[];
  may: readonly string[];
}

const sample = <Content>(file: string): Content =>
  JSON.parse(readFileSync(path.join(sampleContent, file), 'utf8')) as Content;

/** The search for what is close, with the sample's words. */
export const fuzzySearchOf = (texts: readonly (() => readonly string[])[]): FuzzySearch => {
  const steps = prepareFuzzySearch(texts, sample<SearchWords>('search-words.json'));
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
};

/** As the lists do it: exactly, and only where nothing matches what is close. */
const searchIn = <Item>(
  items: readonly Item[],
  searchTexts: (item: Item) => readonly string[],
  fuzzyTexts: (item: Item) => readonly string[],
) => {
  const records = {
    ...recordsOf(items, { searchTexts, categoryOf: () => '' }),
    close: fuzzySearchOf(items.map((item) => () => fuzzyTexts(item))),
  };
  return (keyword: string): readonly Item[] =>
    viewOf(records, {
      filter: { keyword, category: '', sort: 'default', perPage: { start: 0, end: 0 } },
      currentPage: 1,
      revealedCount: items.length,
    }).shown;
};

const productResults = (): GoldResult[] => {
  const lines = sample<ProductCategory[]>('product-categories.json');
  const uses = sample<ProductUse[]>('uses.json');
  const search = searchIn(sample<Product[]>('products.json'), productTexts, (product) =>
    productFuzzyTexts(product, lines, uses),
  );
  return Object.entries(productQueries).flatMap(([kind, text]) =>
    text
      .trim()
      .split('\n')
      .map((line): GoldResult => {
        const [keyword = '', wanted = ''] = line.trim().split(/: (?=[\d-])/);
        const ids = wanted.split(' ').filter((id) => id !== '-');
        return {
          kind: `products: ${kind}`,
          keyword,
          found: search(keyword).map(({ id }) => id),
          must: ids.filter((id) => !id.endsWith('?')),
          may: ids.filter((id) => id.endsWith('?')).map((id) => id.slice(0, -1)),
        };
      }),
  );
};

const dealerResults = (): GoldResult[] => {
  const dealers = sample<Dealer[]>('dealers.json');
  const search = searchIn(dealers, dealerTexts, dealerFuzzyTexts);
  const namesOf = (pattern: RegExp | undefined) =>
    dealers
      .filter((dealer) => pattern?.test(dealerFuzzyTexts(dealer).join(' ')))
      .map(({ name }) => name);
  return Object.entries(dealerQueries).flatMap(([kind, queries]) =>
    queries.map(([keyword, must, may]: readonly [string, RegExp, RegExp?]): GoldResult => ({
      kind: `dealers: ${kind}`,
      keyword,
      found: search(keyword).map(({ name }) => name),
      must: namesOf(must),
      may: namesOf(may),
    })),
  );
};

/** Every search of the gold set. */
export const goldResults = (): readonly GoldResult[] => [...productResults(), ...dealerResults()];

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/**
 * How much of what was found is right, and how much of what is right was found, each search counting as much as another:
 * one that finds half of Cavite weighs no more than one that finds one product.
 */
export const judge = (results: readonly GoldResult[]) => {
  const judged = results.map(({ kind, keyword, found, must, may }) => {
    const tooMuch = found.filter((one) => !must.includes(one) && !may.includes(one));
    const missing = must.filter((one) => !found.includes(one));
    return {
      precision: found.length === 0 ? 1 : 1 - tooMuch.length / found.length,
      recall: must.length === 0 ? 1 : 1 - missing.length / must.length,
      wrong: tooMuch.length + missing.length > 0 ? [{ kind, keyword, tooMuch, missing }] : [],
    };
  });
  return {
    searches: results.length,
    precision: sum(judged.map(({ precision }) => precision)) / results.length,
    recall: sum(judged.map(({ recall }) => recall)) / results.length,
    wrong: judged.flatMap(({ wrong }) => wrong),
  };
};
