import { site } from '@/content/site';
import { listSms } from '@/domain/listLinks';
import { linesOf, soldOf } from '@/domain/shoppingList';
import type { ListEntry } from '@/domain/shoppingList';
import { products } from '@/pages/ProductPage/products';

/** Makes the text message with a list to a number; nothing where nothing on it is sold any more. */
export const smsOfList = (
  entries: readonly ListEntry[],
): ((number: string) => string) | undefined => {
  const lines = linesOf(entries, products);
  return soldOf(lines).length === 0 ? undefined : (number) => listSms(lines, site.origin, number);
};
