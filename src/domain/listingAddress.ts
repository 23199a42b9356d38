import { foldText } from '@lasakita/ui/domain/foldText';
import type { Filter, Sort } from './listing';

/** Which words a listing uses in the address, and which values it accepts. */
export interface ListingAddressOptions {
  /** The name of the category's parameter, such as `category` or `location`. */
  categoryName: string;
  /** The categories that may be chosen; `undefined` while they are not known yet, and then any is let through. */
  categories: readonly string[] | undefined;
  /** The uses that may be chosen, by their slugs. @default none */
  uses?: readonly string[] | undefined;
  /** Whether a slug is a town's, for a list ordered by distance; `'any'` while towns are unknown. @default none is */
  isTown?: ((slug: string) => boolean) | 'any' | undefined;
  /** The sizes of a page that may be chosen; 0 is All. */
  pageSizes: readonly number[];
  /** What an address without parameters stands for. */
  defaults: Filter;
}

/** What an address says about a listing. */
export interface ListingQuery {
  filter: Filter;
  page: number;
}

/** The longest keyword that is read from an address or a search box, in characters. */
export const MAX_KEYWORD_LENGTH = 100;

const SORTS: readonly string[] = ['default', 'asc', 'desc'] satisfies Sort[];
const isSort = (value: string | null): value is Sort => value !== null && SORTS.includes(value);

/** The size as written in an address: "all" or a number. */
const sizeName = (size: number) => (size === 0 ? 'all' : String(size));

/** A town that may be one, while the towns are not there. */
const TOWN_SLUG = /^[a-z0-9-]{1,80}$/;

/** The slug of a town in an address, as far as it is one. */
export const readTown = (
  slug: string,
  isTown: ListingAddressOptions['isTown'],
): string | undefined => {
  const isKnown = isTown === 'any' ? TOWN_SLUG.test(slug) : isTown?.(slug);
  return isKnown ? slug : undefined;
};

/** What the search box would hold: in one line, and cut so that no half of a character is left. */
const readKeyword = (text: string) =>
  text
    .replaceAll(/[\r\n]/g, '')
    .slice(0, MAX_KEYWORD_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '');

/** Reads a listing's view from an address; a value that it does not know is ignored (PROD-11). */
export const parseListingAddress = (
  params: URLSearchParams,
  { categoryName, categories, uses, isTown, pageSizes, defaults }: ListingAddressOptions,
): ListingQuery => {
  const keyword = readKeyword(params.get('search') ?? '');
  const category = foldText(params.get(categoryName) ?? '');
  const sort = params.get('sort');
  const size = pageSizes.find((candidate) => sizeName(candidate) === params.get('per-page'));
  const perPage = size === undefined ? defaults.perPage : { start: 0, end: size };
  const page = params.get('page') ?? '';
  const use = (params.get('use') ?? '').toLowerCase();
  const near = readTown((params.get('near') ?? '').toLowerCase(), isTown);
  return {
    filter: {
      keyword,
      category: categories === undefined || categories.includes(category) ? category : '',
      sort: isSort(sort) ? sort : defaults.sort,
      perPage,
      ...(uses?.includes(use) && { use }),
      ...(near !== undefined && { near }),
    },
    // Eight digits at most: beyond that a number is a mistake, and soon no longer exact.
    page: perPage.end > 0 && /^[1-9]\d{0,7}$/.test(page) ? Number(page) : 1,
  };
};

/** Writes a listing's view into an address, leaving out what is as by default and keeping parameters of others. */
export const formatListingAddress = (
  { filter, page }: ListingQuery,
  { categoryName, uses, isTown, defaults }: ListingAddressOptions,
  current: URLSearchParams,
): URLSearchParams => {
  const params = new URLSearchParams(current);
  const write = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) params.delete(name);
    else params.set(name, value);
  };
  write('search', filter.keyword, filter.keyword === '');
  write(categoryName, filter.category, filter.category === '');
  if (uses) write('use', filter.use ?? '', filter.use === undefined);
  if (isTown) write('near', filter.near ?? '', filter.near === undefined);
  write('sort', filter.sort, filter.sort === defaults.sort);
  write('per-page', sizeName(filter.perPage.end), filter.perPage.end === defaults.perPage.end);
  // With all on one page there is no other.
  write('page', String(page), page === 1 || filter.perPage.end === 0);
  return params;
};
