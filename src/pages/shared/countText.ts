/**
 * A number of records as it is read: "12 products", "1 product".
 *
 * @param noun What is counted, in the plural, which ends in "s".
 */
export const countText = (count: number, noun: 'products' | 'dealers'): string =>
  `${count} ${count === 1 ? noun.slice(0, -1) : noun}`;
