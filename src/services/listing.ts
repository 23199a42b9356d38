/** Filtering, sorting and paging of a list, apart from React and MobX. */

/** Order of a list: as delivered, or by the listing's own order; `asc` is read as Newest, `desc` as Oldest. */
export type Sort = 'default' | 'asc' | 'desc';

/** The range of records on the first page: `end - start` is the size of a page, and 0 to 0 means all on one page. */
export interface PageRange {
  start: number;
  end: number;
}

/** What the visitor asked for (STATE-1). */
export interface Filter {
  /** The chosen category's value; compared without regard to case. Empty for all. */
  category: string;
  /** Text to find, without regard to case. Empty for all. */
  keyword: string;
  sort: Sort;
  perPage: PageRange;
}

/** How a kind of record is searched, filtered and sorted. */
export interface ListingRules<Item> {
  /** The texts that a keyword is looked for in, one by one. */
  searchTexts: (item: Item) => readonly string[];
  categoryOf: (item: Item) => string;
  /** The order that `asc` stands for. @default as delivered */
  compare?: (one: Item, other: Item) => number;
}

/** A record with what a keystroke needs, converted once. */
export interface PreparedItem<Item> {
  item: Item;
  text: string;
  category: string;
}

/** Cannot be typed into a search box: a keyword never matches across two fields. */
const FIELD_SEPARATOR = '\n';

export const prepareItems = <Item>(
  items: readonly Item[],
  { searchTexts, categoryOf }: ListingRules<Item>,
): readonly PreparedItem<Item>[] =>
  items.map((item) => ({
    item,
    text: searchTexts(item).join(FIELD_SEPARATOR).toLowerCase(),
    category: categoryOf(item).toLowerCase(),
  }));

export const orderItems = <Item>(
  prepared: readonly PreparedItem<Item>[],
  sort: Sort,
  { compare }: ListingRules<Item>,
): readonly PreparedItem<Item>[] => {
  if (sort === 'default') return prepared;
  const ascending = compare
    ? prepared.toSorted((one, other) => compare(one.item, other.item))
    : prepared;
  return sort === 'asc' ? ascending : ascending.toReversed();
};

/** The records of a category, in the order given; an empty category stands for all. */
export const itemsOfCategory = <Item>(
  ordered: readonly PreparedItem<Item>[],
  category: string,
): readonly PreparedItem<Item>[] => {
  const wanted = category.toLowerCase();
  return wanted === '' ? ordered : ordered.filter((prepared) => prepared.category === wanted);
};

/**
 * Finds the records that hold a keyword, in the order given.
 *
 * It remembers how it got to the last keyword: one more letter is looked for only where the letters before it stand,
 * and taking a letter away again costs nothing.
 */
export const createSearch = <Item>(
  ordered: readonly PreparedItem<Item>[],
): ((keyword: string) => readonly PreparedItem<Item>[]) => {
  /** Each keyword holds the one before it, so that its records are among the ones before. */
  let steps = [{ wanted: '', found: ordered }];
  return (keyword) => {
    const wanted = keyword.trim().toLowerCase();
    steps = steps.filter((step) => wanted.includes(step.wanted));
    const last = steps.at(-1);
    if (last?.wanted === wanted) return last.found;
    const found = (last?.found ?? ordered).filter(({ text }) => text.includes(wanted));
    steps.push({ wanted, found });
    return found;
  };
};

/** Records on a page; 0 when all are on one. */
export const pageSizeOf = ({ start, end }: PageRange): number => end - start;

/** Pages that the records fill, at least 1 (PROD-7). */
export const countPages = (recordCount: number, pageSize: number): number =>
  pageSize === 0 ? 1 : Math.max(1, Math.ceil(recordCount / pageSize));

/** The records of a page, counted from 1; none past the last page. */
export const itemsOfPage = <Item>(
  items: readonly Item[],
  page: number,
  pageSize: number,
): readonly Item[] => items.slice((page - 1) * pageSize, page * pageSize);
