import { reaction } from 'mobx';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { formatListingAddress, parseListingAddress } from '@/services/listingAddress';
import type { Filter } from '@/services/listing';
import type { Listing } from '@/stores/Listing';

export interface ListingAddressHookOptions {
  categoryName: string;
  /** The categories that may be chosen; `undefined` while they are not known yet. */
  categories: readonly string[] | undefined;
  pageSizes: readonly number[];
}

export interface ListingAddress {
  /** Writes what is still at rest, before something else adds an entry to the history. */
  flushAddress: () => void;
}

/** Typing is written to the address when it rests this long, in ms: browsers limit how often an address may change. */
const REST_MS = 200;

/** Marks an address that the listing itself wrote: it says nothing new. */
const OWN = { fromListing: true };

/** What the current history entry carries, as the router keeps it. */
const currentState = () => (window.history.state as { usr?: object } | null)?.usr;

const isOwn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromListing' in state;

/**
 * Keeps a listing and the address in step (PROD-11): an address that is opened, or returned to with Back, sets the
 * listing; what the visitor changes is written to the address, as a new history entry unless only the keyword changed.
 *
 * @param options Must keep its identity between renders while nothing in it changes.
 */
export const useListingAddress = <Item>(
  listing: Listing<Item>,
  options: ListingAddressHookOptions,
): ListingAddress => {
  const { pathname, search, state } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const addressOptions = useMemo(
    () => ({ ...options, defaults: listing.defaultFilter }),
    [options, listing],
  );
  const latestOptions = useRef(addressOptions);
  /** The view that an address asked for last: writing it down again adds no entry to the history. */
  const fromAddress = useRef<{ filter: Filter; page: number }>(undefined);

  // Before the browser paints, or the previous filter of a list already loaded would flash.
  useLayoutEffect(() => {
    latestOptions.current = addressOptions;
  }, [addressOptions]);

  useLayoutEffect(() => {
    if (isOwn(state) && navigationType !== NavigationType.Pop) return;
    const { filter, page } = parseListingAddress(
      new URLSearchParams(search),
      latestOptions.current,
    );
    listing.showView(filter, page);
    fromAddress.current = { filter: listing.filter, page: listing.currentPage };
  }, [listing, search, state, navigationType]);

  // A category was let through before the categories were known: now it can be judged.
  const { categories } = options;
  useLayoutEffect(() => {
    const { category } = listing.filter;
    if (categories === undefined || category === '' || categories.includes(category)) return;
    listing.showView({ ...listing.filter, category: '' }, listing.currentPage);
    fromAddress.current = { filter: listing.filter, page: listing.currentPage };
  }, [listing, categories]);

  const writeAddress = useCallback(
    (replace: boolean) => {
      if (window.location.pathname !== pathname) return;
      const current = new URLSearchParams(window.location.search);
      const view = { filter: listing.filter, page: listing.currentPage };
      const query = formatListingAddress(view, latestOptions.current, current).toString();
      if (query === current.toString()) return;
      void navigate(
        { search: query === '' ? '' : `?${query}` },
        { replace, state: { ...currentState(), ...OWN } },
      );
    },
    [listing, navigate, pathname],
  );

  useEffect(
    () =>
      reaction(
        () => ({ filter: listing.filter, page: listing.currentPage }),
        (view, previous) => {
          const isFromAddress =
            view.filter === fromAddress.current?.filter && view.page === fromAddress.current.page;
          // Once the visitor has gone on, coming back to the same view is a step like any other.
          if (!isFromAddress) fromAddress.current = undefined;
          writeAddress(view.filter.keyword !== previous.filter.keyword || isFromAddress);
        },
        { delay: REST_MS },
      ),
    [listing, writeAddress],
  );

  return { flushAddress: useCallback(() => writeAddress(true), [writeAddress]) };
};
