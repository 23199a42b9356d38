/** Filtering, sorting and paging of a list: `viewOf` says what it shows. */
import { typedNumberDigits } from '@lasakita/ui/domain/contactLinks';
import { foldLetters, foldText } from '@lasakita/ui/domain/foldText';
import type { FuzzyMatches, FuzzySearch } from './fuzzySearch';

/** Order of a list: as delivered, or by the listing's own order; `asc` is read as Newest, `desc` as Oldest. */
export type Sort = 'default' | 'asc' | 'desc';

/** The range of records on the first page: `end - start` is the size of a page, and 0 to 0 means all on one page. */
export interface PageRange {
  start: number;
  end: number;
}

/** What the visitor asked for (STATE-1). */
export interface Filter {
  /** The chosen category's value; compared as `foldText` does. Empty for all. */
  category: string;
  /** Text to find, as `foldLetters` compares it; of a number the digits. Empty for all. */
  keyword: string;
  sort: Sort;
  perPage: PageRange;
  /** What the records are to be for, by its slug (FIND-5). @default anything */
  use?: string | undefined;
  /** The slug of the town near which is looked for: it orders and hides nothing (NEAR-2). @default none */
  near?: string | undefined;
}

/** How a kind of record is searched, filtered and sorted. */
export interface ListingRules<Item> {
  /** The texts that a keyword is looked for in, one by one. */
  searchTexts: (item: Item) => readonly string[];
  /** The texts that are looked through for what is close to it, where nothing matches. @default none */
  fuzzyTexts?: (item: Item) => readonly string[];
  categoryOf: (item: Item) => string;
  /** What a record is for, by slugs. @default nothing */
  usesOf?: (item: Item) => readonly string[];
  /** The order that `asc` stands for. @default as delivered */
  compare?: (one: Item, other: Item) => number;
  /** The shelves on which records stand while nothing was chosen, on each in the order of `asc`. @default none */
  shelves?: Order<Item>;
}

/** A record with what a keystroke needs, converted once. */
interface PreparedItem<Item> {
  item: Item;
  /** Among the records as they were handed in, from 0. */
  place: number;
  /** What is searched, as `searchedText` makes it. */
  text: string;
  category: string;
  uses: readonly string[];
}

/** Records made ready to be searched, filed and put in order. */
export interface Records<Item> {
  /** As they were handed in. */
  items: readonly Item[];
  delivered: readonly PreparedItem<Item>[];
  ascending: readonly PreparedItem<Item>[];
  /** Shelf by shelf, and the shelf of each; set where there are such. */
  shelved?: readonly PreparedItem<Item>[] | undefined;
  shelfOf?: ((item: Item) => string) | undefined;
  /** Finds what is close to a keyword that nothing matches; not there until it was needed. */
  close?: FuzzySearch;
  /** What the records of one heading have in common, where they stand by headings. */
  groupOf?: ((item: Item) => string) | undefined;
  /** Whether nothing may come before what the order puts first. */
  isStrict?: boolean | undefined;
}

/** An order of records other than their own. */
export interface Order<Item> {
  /** A figure of each, the least first: a distance, say. What has the same one keeps its order. */
  figureOf: (item: Item) => number;
  /** The heading of a record, if the list has headings; this order keeps those of one together. @default none */
  groupOf?: ((item: Item) => string) | undefined;
  /** Whether it stands however well a record matches: the visitor asked for it, by a town. @default false */
  isStrict?: boolean | undefined;
}

/** What a keyword found, and the shorter ones before it, down to none: each found the next one's records among its own. */
interface SearchStep<Item> {
  /** One of these is in the text of all that is found. */
  wanted: readonly string[];
  found: readonly PreparedItem<Item>[];
  /** The same, those first in which it is a word of its own; set where others hold it as a part of a word. */
  ranked?: readonly PreparedItem<Item>[] | undefined;
  before?: SearchStep<Item>;
}

/** What the visitor looks at. */
export interface ListingPlace {
  filter: Filter;
  /** From 1 up. May lie past the last page. */
  currentPage: number;
  /** How many records show while all are on one page. */
  revealedCount: number;
}

/** What a listing shows at one moment. It stays as it is while the listing goes on. */
export interface ListingView<Item> extends ListingPlace {
  /** The records that it is a view of. */
  records: Records<Item>;
  /** Those that match exactly: the next letter goes on from here. */
  exact: SearchStep<Item>;
  /** Those that the filter lets through, in the order in which they stand; `itemsBetween` hands them out. */
  matching: Pick<SearchStep<Item>, 'found'>;
  /** Set where nothing matches exactly and these are shown for it (FIND-2). */
  fuzzyMatches: FuzzyMatches | undefined;
  matchCount: number;
  /** Records on a page; 0 when all are on one. */
  pageSize: number;
  /** Pages that the records fill, at least 1 (PROD-7). */
  pageCount: number;
  isPastEnd: boolean;
  /** The records to show now. */
  shown: readonly Item[];
  /** Whether records wait behind "Show more". */
  hasMore: boolean;
}

/** With all records on one page, this many show first, and as many more at a time (PROD-8). */
export const REVEAL_STEP = 24;

/** Cannot be typed into a search box: a keyword never matches across two fields. */
const FIELD_SEPARATOR = '\n';

const NO_USES: readonly string[] = [];

const SIGNS = /[^\p{L}\p{N}]+/gu;

/**
 * The searched text of a record: the letters and digits of each of its texts, once, between two spaces, which tell a whole
 * word from a part of one; then the signs between them, for visitors who type only signs.
 */
const searchedText = (texts: readonly string[]): string => {
  const lines = new Set<string>();
  const signs = new Set<string>();
  for (const text of texts) {
    lines.add(` ${foldLetters(text)} `);
    for (const [between] of foldText(text).matchAll(SIGNS)) signs.add(between);
  }
  return [...lines, ...signs].join(FIELD_SEPARATOR);
};

/** What a new list needs once: no keystroke prepares or sorts anything. */
export const recordsOf = <Item>(
  items: readonly Item[],
  { searchTexts, categoryOf, usesOf, compare, shelves }: ListingRules<Item>,
): Records<Item> => {
  const delivered = items.map((item, place) => ({
    item,
    place,
    text: searchedText(searchTexts(item)),
    category: foldText(categoryOf(item)),
    uses: usesOf?.(item) ?? NO_USES,
  }));
  const ascending = compare
    ? delivered.toSorted((one, other) => compare(one.item, other.item))
    : delivered;
  const places = shelves && items.map((item) => shelves.figureOf(item));
  // Infinity less Infinity is no number: beyond all shelves they are as far.
  const shelved =
    places &&
    ascending.toSorted((one, other) => (places[one.place] ?? 0) - (places[other.place] ?? 0) || 0);
  return { items, delivered, ascending, shelved, shelfOf: shelves?.groupOf };
};

/** The same records in another order, or without one in their own. */
export const orderedBy = <Item>(
  records: Records<Item>,
  order: Order<Item> | undefined,
  { compare }: Pick<ListingRules<Item>, 'compare'>,
): Records<Item> => {
  const { delivered } = records;
  if (!order) {
    const ascending = compare
      ? delivered.toSorted((one, other) => compare(one.item, other.item))
      : delivered;
    return { ...records, ascending, groupOf: undefined, isStrict: undefined };
  }
  const figures = delivered.map(({ item }) => order.figureOf(item));
  const figureOf = ({ place }: PreparedItem<Item>) => figures[place] ?? Infinity;
  const sorted = delivered.toSorted((one, other) => {
    const [figure, otherFigure] = [figureOf(one), figureOf(other)];
    // Infinity less Infinity is NaN, which would leave their order to chance.
    return figure === otherFigure ? 0 : figure - otherFigure;
  });
  // Copied, so that they lie in memory in the order of the search: a keystroke among 100,000 records takes 2 ms, not 13.
  const ascending = sorted.map((record) => ({ ...record }));
  return { ...records, ascending, groupOf: order.groupOf, isStrict: order.isStrict };
};

/**
 * What the records of one heading have in common; nothing where they stand by no headings, or all below the one that was
 * chosen, or where the better matches come before the others, of whatever heading.
 */
export const groupingOf = <Item>({
  records,
  filter,
  exact,
}: Pick<ListingView<Item>, 'records' | 'filter' | 'exact'>):
  ((item: Item) => string) | undefined =>
  filter.sort === 'default' || filter.category !== '' || exact.ranked ? undefined : records.groupOf;

/** Whether all is as it is before the visitor chooses anything: neither filtered nor sorted nor paged. */
const isUntouched = ({ category, keyword, sort, perPage, use, near }: Filter): boolean =>
  category === '' &&
  keyword.trim() === '' &&
  sort === 'asc' &&
  perPage.end === perPage.start &&
  use === undefined &&
  near === undefined;

/** On which shelf each record stands; nothing where they stand on none, or once anything was chosen. */
export const shelvingOf = <Item>({
  records,
  filter,
}: Pick<ListingView<Item>, 'records' | 'filter'>): ((item: Item) => string) | undefined =>
  isUntouched(filter) ? records.shelfOf : undefined;

/** Records that stand together below one heading. */
export interface Group<Item> {
  label: string;
  items: readonly Item[];
}

/** Records by their headings, in the order in which they stand. */
export const groupsOf = <Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): readonly Group<Item>[] => {
  const groups: { label: string; items: Item[] }[] = [];
  for (const item of items) {
    const label = groupOf(item);
    const last = groups.at(-1);
    if (last?.label === label) last.items.push(item);
    else groups.push({ label, items: [item] });
  }
  return groups;
};

/** The records of a category and use, in order: where every search begins. An empty category stands for all. */
const firstStep = <Item>(
  { delivered, ascending }: Records<Item>,
  { sort, category, use }: Filter,
): SearchStep<Item> => {
  const wanted = foldText(category);
  const ordered = sort === 'default' ? delivered : ascending;
  const ofUse = use === undefined ? ordered : ordered.filter(({ uses }) => uses.includes(use));
  const filed = wanted === '' ? ofUse : ofUse.filter((record) => record.category === wanted);
  return { wanted: [''], found: sort === 'desc' ? filed.toReversed() : filed };
};

/** A keyword as it is compared, and the digits of one that may be a number. Signs alone are looked for as they are. */
const wantedBy = (keyword: string): readonly string[] => {
  const letters = foldLetters(keyword);
  const written = foldText(keyword);
  if (letters === '') return [written];
  const digits = typedNumberDigits(written);
  return digits === undefined || digits === letters ? [letters] : [letters, digits];
};

/** Whether what has one of the longer texts has one of the shorter ones, too. */
const isWithin = (shorter: readonly string[], longer: readonly string[]) =>
  longer.every((text) => shorter.some((part) => text.includes(part)));

/** One more letter is looked for only where the letters before it stand, and taking a letter away again costs nothing. */
const search = <Item>(
  keyword: string,
  last: SearchStep<Item>,
  { isStrict = false }: Records<Item>,
): SearchStep<Item> => {
  const wanted = wantedBy(keyword);
  let step = last;
  while (step.before && !isWithin(step.wanted, wanted)) step = step.before;
  if (isWithin(wanted, step.wanted)) return step;
  const [letters = '', digits = letters] = wanted;
  const [word, number] = [` ${letters} `, ` ${digits} `];
  const found: PreparedItem<Item>[] = [];
  const asWord: PreparedItem<Item>[] = [];
  const asPart: PreparedItem<Item>[] = [];
  for (const record of step.found) {
    const { text } = record;
    if (!text.includes(letters) && (digits === letters || !text.includes(digits))) continue;
    found.push(record);
    const isWord = text.includes(word) || (digits !== letters && text.includes(number));
    (isWord ? asWord : asPart).push(record);
  }
  // Signs alone are no word.
  const isMixed = !isStrict && foldLetters(letters) !== '' && asWord.length * asPart.length > 0;
  return { wanted, found, ranked: isMixed ? asWord.concat(asPart) : undefined, before: step };
};

/** What is close to a keyword, of the category where its search began. */
const closeTo = <Item>(
  keyword: string,
  { close }: Records<Item>,
  exact: SearchStep<Item>,
): Pick<ListingView<Item>, 'matching' | 'fuzzyMatches'> => {
  const matches = exact.found.length === 0 ? close?.(keyword) : undefined;
  if (!matches)
    return { matching: { found: exact.ranked ?? exact.found }, fuzzyMatches: undefined };
  let first = exact;
  while (first.before) first = first.before;
  const found = first.found.filter(({ place }) => matches.has(place));
  return { matching: { found }, fuzzyMatches: found.length > 0 ? matches : undefined };
};

/** Some of the records that the filter lets through: from one place, counted from 0, up to but without another. */
export const itemsBetween = <Item>(
  { matching }: Pick<ListingView<Item>, 'matching'>,
  start: number,
  end: number,
): readonly Item[] => matching.found.slice(start, end).map(({ item }) => item);

/**
 * What a listing shows.
 *
 * @param last What it showed before, to go on from: the answer is the same without it, and takes longer.
 */
export const viewOf = <Item>(
  records: Records<Item>,
  { filter, currentPage, revealedCount }: ListingPlace,
  last?: ListingView<Item>,
): ListingView<Item> => {
  const goesOn =
    last?.records === records &&
    last.filter.sort === filter.sort &&
    last.filter.use === filter.use &&
    last.filter.category === filter.category;
  const exact = search(filter.keyword, goesOn ? last.exact : firstStep(records, filter), records);
  const { matching: chosen, fuzzyMatches } = closeTo(filter.keyword, records, exact);
  const matching = records.shelved && isUntouched(filter) ? { found: records.shelved } : chosen;
  const matchCount = matching.found.length;
  const pageSize = filter.perPage.end - filter.perPage.start;
  const pageCount = pageSize === 0 ? 1 : Math.max(1, Math.ceil(matchCount / pageSize));
  const [start, end] =
    pageSize === 0 ? [0, revealedCount] : [(currentPage - 1) * pageSize, currentPage * pageSize];
  return {
    filter,
    currentPage,
    revealedCount,
    records,
    exact,
    matching,
    fuzzyMatches,
    matchCount,
    pageSize,
    pageCount,
    isPastEnd: pageSize > 0 && currentPage > pageCount,
    shown: itemsBetween({ matching }, start, end),
    hasMore: pageSize === 0 && revealedCount < matchCount,
  };
};
