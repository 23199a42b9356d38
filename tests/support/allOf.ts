import { itemsBetween } from '@/domain/listing';
import type { Listing } from '@/stores/Listing';

/** Every record that a listing's filter lets through, in order. */
export const allOf = <Item>({ view }: Listing<Item>): readonly Item[] =>
  itemsBetween(view, 0, view.matchCount);
