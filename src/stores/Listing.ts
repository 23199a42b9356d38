import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { FuzzySearch } from '@/domain/fuzzySearch';
import { REVEAL_STEP, orderedBy, recordsOf, viewOf } from '@/domain/listing';
import type { Filter, ListingRules, ListingView, Order, PageRange, Sort } from '@/domain/listing';

export interface ListingOptions<Item> extends ListingRules<Item> {
  /** The range before the visitor chooses one. */
  defaultRange: PageRange;
  /** Makes the search for what is close, when first nothing matches exactly. @default none */
  loadFuzzySearch?: LoadFuzzySearch | undefined;
}

/** Says in which order records stand, of whatever list they are. */
export type OrderOf<Item> = (items: readonly Item[]) => Order<Item>;

/** Makes a search of the texts of each record; rejects where its code cannot be had. */
export type LoadFuzzySearch = (texts: readonly (() => readonly string[])[]) => Promise<FuzzySearch>;

/**
 * A list that is filtered, sorted and paged: what products and dealers have in common. Records are handed in whole and
 * are never changed or observed deeply. What was asked for is one value, `view`: every action replaces it. What shows is
 * `settled`: the same, or what there was before it.
 */
export class Listing<Item> {
  /** What the visitor asked for, in one piece: it may be drawn a little later, and in slices. */
  view: ListingView<Item>;
  /** What showed before the search for what is close began to be made; set while it is. */
  private viewBefore: ListingView<Item> | undefined;
  /** What orders the records instead of their own order. */
  private orderOf: OrderOf<Item> | undefined;

  constructor(private readonly options: ListingOptions<Item>) {
    this.view = viewOf(recordsOf<Item>([], options), {
      filter: this.defaultFilter,
      currentPage: 1,
      revealedCount: REVEAL_STEP,
    });
    makeObservable<this, 'viewBefore'>(this, {
      view: observableRef,
      viewBefore: observableRef,
      // Who asks for one of these is told of its changes alone.
      settled: computed,
      isUnknown: computed,
      items: computed,
      filter: computed,
      currentPage: computed,
      matchCount: computed,
      setData: actionBound,
      setCategory: actionBound,
      setKeyword: actionBound,
      setUse: actionBound,
      setNear: actionBound,
      setPlace: actionBound,
      setOrder: actionBound,
      setSort: actionBound,
      setPageRange: actionBound,
      setPage: actionBound,
      previousPage: actionBound,
      nextPage: actionBound,
      revealMore: actionBound,
      resetFilter: actionBound,
      showView: actionBound,
    });
  }

  get defaultFilter(): Filter {
    return { category: '', keyword: '', sort: 'asc', perPage: this.options.defaultRange };
  }

  /** What shows: while it is not known whether something is close, nobody is told that there is nothing. */
  get settled(): ListingView<Item> {
    return this.viewBefore ?? this.view;
  }

  /** Whether that is not known and nothing showed before: a list that came with such a search is still loading. */
  get isUnknown(): boolean {
    return this.viewBefore?.records.items.length === 0;
  }

  /** All records as handed in; empty until they are loaded. */
  get items(): readonly Item[] {
    return this.view.records.items;
  }

  get filter(): Filter {
    return this.view.filter;
  }

  /** From 1 up. May lie past the last page. */
  get currentPage(): number {
    return this.view.currentPage;
  }

  /** How many records the filter lets through. */
  get matchCount(): number {
    return this.view.matchCount;
  }

  /** How many of category, sort and range are not as by default: what the phone's filter sheet holds. */
  get activeFilterCount(): number {
    const { category, sort, perPage } = this.filter;
    const standard = this.defaultFilter;
    return [category !== '', sort !== standard.sort, perPage.end !== standard.perPage.end].filter(
      Boolean,
    ).length;
  }

  setData(items: readonly Item[]): void {
    const records = recordsOf(items, this.options);
    const { orderOf, view } = this;
    this.view = viewOf(orderOf ? orderedBy(records, orderOf(items), this.options) : records, view);
    void this.lookCloser(view);
  }

  /** Orders the records by a figure of each, such as a distance; without it they stand in their own order. */
  setOrder(orderOf: OrderOf<Item> | undefined): void {
    if (orderOf === this.orderOf) return;
    this.orderOf = orderOf;
    const order = orderOf?.(this.items);
    this.view = viewOf(orderedBy(this.view.records, order, this.options), this.view);
  }

  setCategory(category: string): void {
    this.change({ category });
  }

  setKeyword(keyword: string): void {
    this.change({ keyword });
  }

  /** Keeps those for a use, by its slug, or all (FIND-5). */
  setUse(use: string | undefined): void {
    this.change({ use });
  }

  /** Looks near a town, by its slug, or anywhere (NEAR-2). */
  setNear(near: string | undefined): void {
    this.change({ near });
  }

  /** Category and town at once: one step of the history. */
  setPlace(category: string, near: string | undefined): void {
    this.change({ category, near });
  }

  setSort(sort: Sort): void {
    this.change({ sort });
  }

  setPageRange(perPage: PageRange): void {
    this.change({ perPage });
  }

  /** Goes to a page; anything but a whole number from 1 up is ignored. */
  setPage(page: number): void {
    if (!Number.isInteger(page) || page < 1 || page === this.currentPage) return;
    this.view = viewOf(this.view.records, { ...this.view, currentPage: page }, this.view);
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
    const revealedCount = this.view.revealedCount + REVEAL_STEP;
    this.view = viewOf(this.view.records, { ...this.view, revealedCount }, this.view);
  }

  /** Clears category, keyword, use and town, and returns to `asc` and the default range (PROD-9). */
  resetFilter(): void {
    this.change({ ...this.defaultFilter, use: undefined, near: undefined });
  }

  /** Takes a whole view at once, as read from an address. A view that is shown already changes nothing. */
  showView(filter: Filter, page: number): void {
    const { start, end } = filter.perPage;
    const isSame =
      filter.category === this.filter.category &&
      filter.keyword === this.filter.keyword &&
      filter.use === this.filter.use &&
      filter.near === this.filter.near &&
      filter.sort === this.filter.sort &&
      start === this.filter.perPage.start &&
      end === this.filter.perPage.end;
    if (!isSame) this.change({ ...filter, use: filter.use, near: filter.near });
    this.setPage(page);
  }

  /** A change of the filter goes back to page 1 (PROD-9). */
  private change(part: Partial<Filter>): void {
    const filter = { ...this.filter, ...part };
    const place = { filter, currentPage: 1, revealedCount: REVEAL_STEP };
    const { view } = this;
    this.view = viewOf(view.records, place, view);
    void this.lookCloser(view);
  }

  /** Where nothing matches exactly, has the search for what is close made, once for these records (FIND-2). */
  private async lookCloser(viewBefore: ListingView<Item>): Promise<void> {
    const { loadFuzzySearch, fuzzyTexts } = this.options;
    const { records, filter, exact } = this.view;
    const isNeeded = exact.found.length === 0 && filter.keyword.trim() !== '' && !records.close;
    if (!isNeeded || records.items.length === 0 || this.viewBefore) return;
    if (!loadFuzzySearch || !fuzzyTexts) return;
    this.viewBefore = viewBefore;
    const close = await loadFuzzySearch(records.items.map((item) => () => fuzzyTexts(item))).catch(
      () => undefined,
    );
    runInAction(() => {
      this.viewBefore = undefined;
      // Without it the list is what matches exactly, and the next letter tries again.
      if (!close) return;
      if (records === this.view.records) this.view = viewOf({ ...records, close }, this.view);
      else void this.lookCloser(viewBefore);
    });
  }
}
