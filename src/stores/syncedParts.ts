import { reaction } from 'mobx';
import { isRecord } from '@/domain/isRecord';
import type { Filter } from '@/domain/listing';
import type { SyncedPart } from '@/services/tabSync';
import type { Listing } from './Listing';
import type { RootStore } from './RootStore';

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

const isChoice = (value: unknown): value is string | undefined =>
  value === undefined || typeof value === 'string';

const isFilter = (value: unknown): value is Filter =>
  isRecord(value) &&
  typeof value.category === 'string' &&
  typeof value.keyword === 'string' &&
  (value.sort === 'default' || value.sort === 'asc' || value.sort === 'desc') &&
  isChoice(value.use) &&
  isChoice(value.near) &&
  isRecord(value.perPage) &&
  isCount(value.perPage.start) &&
  isCount(value.perPage.end) &&
  value.perPage.start <= value.perPage.end;

const listingPart = <Item>(listing: Listing<Item>): SyncedPart => {
  const read = () => ({ filter: listing.filter, currentPage: listing.currentPage });
  return {
    read,
    apply: (value) => {
      if (!isRecord(value) || !isFilter(value.filter) || !isCount(value.currentPage)) return;
      const { category, keyword, sort, use, near, perPage } = value.filter;
      const { start, end } = perPage;
      listing.showView(
        { category, keyword, sort, use, near, perPage: { start, end } },
        value.currentPage,
      );
    },
    subscribe: (onChange) => reaction(read, onChange),
  };
};

/** What tabs could share: the visitor's filter and page of either list. */
export const syncedParts = ({ products, dealers }: RootStore): Record<string, SyncedPart> => ({
  products: listingPart(products.listing),
  dealers: listingPart(dealers.listing),
});
