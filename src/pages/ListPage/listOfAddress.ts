import { site } from '@/content/site';
import { listAddress } from '@/domain/listLinks';
import { linesOf, listOfAddress, listText } from '@/domain/shoppingList';
import { products } from '@/pages/ProductPage/products';

/** The list of an address as it is sent; nothing where it names nothing of ours. */
export const textOfAddress = (items: string): string | undefined => {
  const lines = linesOf(listOfAddress(items, products).entries, products);
  return lines.length === 0 ? undefined : listText(lines, listAddress(site.origin, lines));
};
