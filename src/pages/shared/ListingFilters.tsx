import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { SelectOption } from '@lasakita/ui/SelectBox';
import type { Sort } from '@/domain/listing';
import type { Listing } from '@/stores/Listing';
import type { Loader } from '@/stores/Loader';
import { countText } from './countText';
import { ListFilters } from './Toolbar';

export interface ListingFiltersProps<Item> {
  /** The records with their filter, whether they have come, and the categories that may be chosen. */
  store: {
    readonly listing: Listing<Item>;
    readonly loader: Loader<Item>;
    readonly categories: readonly SelectOption[];
  };
  /** What is listed, in the plural. */
  noun: 'products' | 'dealers';
  /** What the select of categories asks for, such as "Category". */
  category: string;
  /** How they may be sorted. @default not at all: there is no such select */
  sorts?: readonly (SelectOption & { value: Sort })[];
  /** The sizes of a page that may be chosen; 0 is All. */
  pageSizes: readonly number[];
}

/** The filters of a listing, connected to its store (PROD-3, DEAL-6). */
export const ListingFilters = observer(function ListingFilters<Item>({
  store,
  noun,
  category,
  sorts,
  pageSizes,
}: ListingFiltersProps<Item>) {
  const { listing, loader, categories } = store;
  const { filter, settled: view, isUnknown } = listing;
  const { fuzzyMatches } = view;
  // Told when the cards that it counts are shown, which come a moment after the key.
  const isReady = !isUnknown && (loader.status === 'loaded' || loader.status === 'failed');
  const count = useDeferredValue(isReady ? countText(view.matchCount, noun) : '');
  // Where nothing matches exactly, what is close is shown (FIND-3).
  const notice = useDeferredValue(
    fuzzyMatches && `No exact match for “${view.filter.keyword.trim()}”. Showing what is close:`,
  );
  const title = noun.charAt(0).toUpperCase() + noun.slice(1);
  // The bar's selects are drawn anew only when what is handed to them changes.
  const [sort, pageSize] = useMemo(
    () =>
      [
        {
          label: `Sort ${noun}`,
          caption: 'Sort',
          onChange: (value: string) => listing.setSort(value as Sort),
        },
        {
          label: `${title} per page`,
          caption: 'Per page',
          options: pageSizes.map((size) => ({
            value: String(size),
            label: size === 0 ? 'All' : String(size),
          })),
          onChange: (size: string) => listing.setPageRange({ start: 0, end: Number(size) }),
        },
      ] as const,
    [listing, noun, title, pageSizes],
  );
  return (
    <ListFilters
      label={`Find a ${noun.slice(0, -1)}`}
      searchPlaceholder={`Search for ${title}`}
      keyword={filter.keyword}
      onKeywordChange={listing.setKeyword}
      onClear={listing.resetFilter}
      activeCount={listing.activeFilterCount}
      count={count}
      notice={notice}
      selects={[
        {
          label: `Select ${category.toLowerCase()}`,
          caption: category,
          placeholder: `Select ${category.toLowerCase()}`,
          options: categories,
          value: filter.category,
          onChange: listing.setCategory,
        },
        ...(sorts ? [{ ...sort, options: sorts, value: filter.sort }] : []),
        { ...pageSize, value: String(filter.perPage.end) },
      ]}
    />
  );
}) as <Item>(props: ListingFiltersProps<Item>) => ReactNode;
