import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import {
  countPages,
  createSearch,
  itemsOfCategory,
  itemsOfPage,
  orderItems,
  pageSizeOf,
  prepareItems,
} from '@/services/listing';
import type { Filter, ListingRules, PageRange, PreparedItem, Sort } from '@/services/listing';

export interface ListingOptions<Item> extends ListingRules<Item> {
  /** The range before the visitor chooses one. */
  defaultRange: PageRange;
}

/** With all records on one page, this many show first, and as many more at a time (PROD-8). */
export const REVEAL_STEP = 24;

/**
 * What a listing shows at one moment. It stays as it is while the listing goes on, and is the same object until something
 * in it changes: it may be drawn a little later, and in slices.
 */
export type ListingView<Item> = Readonly<
  Pick<
    Listing<Item>,
    | 'filter'
    | 'currentPage'
    | 'pageCount'
    | 'pageSize'
    | 'isPastEnd'
    | 'matchCount'
    | 'matchingBetween'
    | 'shown'
    | 'hasMore'
    | 'revealedCount'
    | 'revealMore'
    | 'resetFilter'
  >
>;

/**
 * A list that is filtered, sorted and paged: what products and dealers have in common. Records are handed in whole and
 * are never changed or observed deeply; everything shown is derived.
 */
export class Listing<Item> {
  /** All records as handed in; empty until they are loaded. */
  items: readonly Item[] = [];
  filter: Filter;
  /** From 1 up. May lie past the last page: see `isPastEnd`. */
  currentPage = 1;
  /** How many records show while all are on one page. */
  revealedCount = REVEAL_STEP;

  constructor(private readonly options: ListingOptions<Item>) {
    this.filter = this.defaultFilter;
    makeObservable<this, 'prepared' | 'sort' | 'ordered' | 'category' | 'search' | 'found'>(this, {
      items: observableRef,
      filter: observableRef,
      currentPage: observableRef,
      revealedCount: observableRef,
      setData: actionBound,
      setCategory: actionBound,
      setKeyword: actionBound,
      setSort: actionBound,
      setPageRange: actionBound,
      setPage: actionBound,
      previousPage: actionBound,
      nextPage: actionBound,
      revealMore: actionBound,
      resetFilter: actionBound,
      showView: actionBound,
      prepared: computed,
      sort: computed,
      ordered: computed,
      category: computed,
      search: computed,
      found: computed,
      matching: computed,
      pageCount: computed,
      shown: computed,
      view: computed,
    });
  }

  get defaultFilter(): Filter {
    return { category: '', keyword: '', sort: 'asc', perPage: this.options.defaultRange };
  }

  setData(items: readonly Item[]): void {
    this.items = items;
  }

  setCategory(category: string): void {
    this.change({ category });
  }

  setKeyword(keyword: string): void {
    this.change({ keyword });
  }

  setSort(sort: Sort): void {
    this.change({ sort });
  }

  setPageRange(perPage: PageRange): void {
    this.change({ perPage });
  }

  /** Goes to a page; anything but a whole number from 1 up is ignored. */
  setPage(page: number): void {
    if (Number.isInteger(page) && page >= 1) this.currentPage = page;
  }

  /** Goes back one page, never below the first (PROD-7). */
  previousPage(): void {
    this.setPage(this.currentPage - 1);
  }

  /** Goes on one page, without an upper bound (PROD-7). */
  nextPage(): void {
    this.setPage(this.currentPage + 1);
  }

  /** Shows the next records while all are on one page (PROD-8). */
  revealMore(): void {
    this.revealedCount += REVEAL_STEP;
  }

  /** Clears category and keyword, and returns to `asc` and the default range (PROD-9). */
  resetFilter(): void {
    this.change(this.defaultFilter);
  }

  /** Takes a whole view at once, as read from an address. A view that is shown already changes nothing. */
  showView(filter: Filter, page: number): void {
    const { start, end } = filter.perPage;
    const isSame =
      filter.category === this.filter.category &&
      filter.keyword === this.filter.keyword &&
      filter.sort === this.filter.sort &&
      start === this.filter.perPage.start &&
      end === this.filter.perPage.end;
    if (!isSame) this.change(filter);
    this.setPage(page);
  }

  /** Every record that the filter lets through, in order. To count them, `matchCount` is the cheaper way. */
  get matching(): readonly Item[] {
    return this.found.map(({ item }) => item);
  }

  /** How many records the filter lets through. */
  get matchCount(): number {
    return this.found.length;
  }

  /** Some of the records that the filter lets through: from one place, counted from 0, up to but without another. */
  matchingBetween(start: number, end: number): readonly Item[] {
    return this.found.slice(start, end).map(({ item }) => item);
  }

  get pageSize(): number {
    return pageSizeOf(this.filter.perPage);
  }

  get pageCount(): number {
    return countPages(this.matchCount, this.pageSize);
  }

  get isPastEnd(): boolean {
    return this.pageSize > 0 && this.currentPage > this.pageCount;
  }

  /** How many of category, sort and range are not as by default: what the phone's filter sheet holds. */
  get activeFilterCount(): number {
    const { category, sort, perPage } = this.filter;
    const standard = this.defaultFilter;
    return [category !== '', sort !== standard.sort, perPage.end !== standard.perPage.end].filter(
      Boolean,
    ).length;
  }

  /** The records to show now. */
  get shown(): readonly Item[] {
    return this.pageSize === 0
      ? this.matchingBetween(0, this.revealedCount)
      : itemsOfPage(this.found, this.currentPage, this.pageSize).map(({ item }) => item);
  }

  /** Whether records wait behind "Show more". */
  get hasMore(): boolean {
    return this.pageSize === 0 && this.revealedCount < this.matchCount;
  }

  /** All that shows now, in one piece. */
  get view(): ListingView<Item> {
    const { filter, currentPage, pageCount, pageSize, isPastEnd, matchCount } = this;
    const { shown, hasMore, revealedCount, found } = this;
    return {
      filter,
      currentPage,
      pageCount,
      pageSize,
      isPastEnd,
      matchCount,
      matchingBetween: (start, end) => found.slice(start, end).map(({ item }) => item),
      shown,
      hasMore,
      revealedCount,
      revealMore: () => this.revealMore(),
      resetFilter: () => this.resetFilter(),
    };
  }

  // A value of its own for each step, down to the sort and category alone: what the visitor changes repeats only what
  // comes after it, and a keystroke neither prepares nor orders anything.
  private get prepared(): readonly PreparedItem<Item>[] {
    return prepareItems(this.items, this.options);
  }

  private get sort(): Sort {
    return this.filter.sort;
  }

  private get ordered(): readonly PreparedItem<Item>[] {
    return orderItems(this.prepared, this.sort, this.options);
  }

  private get category(): string {
    return this.filter.category;
  }

  private get search() {
    return createSearch(itemsOfCategory(this.ordered, this.category));
  }

  private get found(): readonly PreparedItem<Item>[] {
    return this.search(this.filter.keyword);
  }

  /** A change of the filter goes back to page 1 (PROD-9). */
  private change(part: Partial<Filter>): void {
    this.filter = { ...this.filter, ...part };
    this.currentPage = 1;
    this.revealedCount = REVEAL_STEP;
  }
}
