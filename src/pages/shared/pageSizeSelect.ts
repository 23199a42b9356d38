import type { SelectBoxProps } from '@lasakita/ui/SelectBox';
import type { Listing } from '@/stores/Listing';

/**
 * The select for how many records a page of a listing shows.
 *
 * @param noun What is listed, in the plural and with a capital: "Products".
 * @param sizes What may be chosen; 0 is All.
 */
export const pageSizeSelect = <Item>(
  listing: Listing<Item>,
  noun: string,
  sizes: readonly number[],
): Omit<SelectBoxProps, 'value'> => ({
  label: `${noun} per page`,
  caption: 'Per page',
  options: sizes.map((size) => ({
    value: String(size),
    label: size === 0 ? 'All' : String(size),
  })),
  onChange: (size) => listing.setPageRange({ start: 0, end: Number(size) }),
});
