import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formatListingAddress, parseListingAddress, readTown } from '@/domain/listingAddress';
import type { ListingAddressOptions } from '@/domain/listingAddress';
import type { Filter } from '@/domain/listing';
import type { Listing } from '@/stores/Listing';
import type { Address } from './useAddress';

interface Shown {
  filter: Filter;
  page: number;
}

/** Whether nothing but the keyword is another, and the page that goes with it. */
const isTyping = (filter: Filter, previous: Filter): boolean =>
  filter.keyword !== previous.keyword &&
  filter.category === previous.category &&
  filter.use === previous.use &&
  filter.near === previous.near &&
  filter.sort === previous.sort &&
  filter.perPage.end === previous.perPage.end;

/**
 * Keeps a listing and the address in step (PROD-11): an address that is opened, or returned to with Back, sets the
 * listing; what the visitor changes is written to the address, as a new history entry unless only the keyword changed.
 */
export const useListingAddress = <Item>(
  listing: Listing<Item>,
  { params, isOwn, push, replace, replaceAtRest }: Address,
  options: Omit<ListingAddressOptions, 'defaults'>,
): void => {
  const { categories, isTown } = options;
  const addressOptions = { ...options, defaults: listing.defaultFilter };
  /** While the address sets the listing, what changes is nothing that the visitor did. */
  const isReading = useRef(false);
  const lastRead = useRef<Filter>(undefined);
  const writing = (shown: Shown) => (current: URLSearchParams) =>
    formatListingAddress(shown, addressOptions, current);

  const show = ({ filter, page }: Shown) => {
    isReading.current = true;
    listing.showView(filter, page);
    isReading.current = false;
    lastRead.current = listing.filter;
  };
  const readAddress = useEffectEvent(() => show(parseListingAddress(params, addressOptions)));
  const judge = useEffectEvent(() => {
    const { filter, currentPage: page } = listing;
    const { category, near } = filter;
    const isKnown = category === '' || categories === undefined || categories.includes(category);
    const town = near === undefined ? undefined : readTown(near, isTown);
    if (isKnown && town === near) return;
    show({ filter: { ...filter, category: isKnown ? category : '', near: town }, page });
  });
  const writeEarly = useEffectEvent(() => {
    if (listing.filter === lastRead.current) return;
    replace(writing({ filter: listing.filter, page: listing.currentPage }));
  });
  const writeChange = useEffectEvent((shown: Shown, previous: Shown) => {
    if (isReading.current || isTyping(shown.filter, previous.filter)) replaceAtRest(writing(shown));
    else push(writing(shown));
  });

  // Before the browser paints, or the previous filter of a list already loaded would flash.
  useLayoutEffect(() => {
    if (!isOwn) readAddress();
  }, [listing, params, isOwn]);

  // A category, or a town, was let through before they were known: now it can be judged.
  useLayoutEffect(() => judge(), [listing, categories, isTown]);

  useEffect(() => {
    // The fields may have handed on what was typed or chosen before the page came to life.
    writeEarly();
    return reaction(
      () => ({ filter: listing.filter, page: listing.currentPage }),
      (shown, previous) => writeChange(shown, previous),
    );
  }, [listing]);
};
