import { groupDigits } from '@/components/Counter/groupDigits';
import type { Product } from '@/content/schema';

// To make an Intl.DateTimeFormat takes as long as all else together that a product's details need.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** "200g" as people read it: "200 g". */
export const readableWeight = (weight: string): string => weight.replace(/^([\d.]+)/, '$1\u00A0');

/** 1250 as "₱1,250", and 65.5 as "₱65.50". */
export const readablePrice = (price: number): string => {
  const [pesos = '', centavos = ''] = price.toFixed(2).split('.');
  return `₱${groupDigits(pesos)}${centavos === '00' ? '' : `.${centavos}`}`;
};

/** "07/15/2027" as "July 15, 2027"; a date that does not exist stays as written. */
export const readableDate = (written: string): string => {
  const [month, day, year] = written.split('/').map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  const exists = date.getUTCDate() === day && date.getUTCMonth() + 1 === month;
  return exists ? `${MONTHS[date.getUTCMonth()]} ${day}, ${year}` : written;
};

/** The line below a product's name on its card. */
export const productSummary = ({ price, weight }: Product): string =>
  `${readablePrice(price)} · ${readableWeight(weight)}`;

/** The facts that a product's record holds, in reading order; what is empty is left out (PROD-6). */
export const productFacts = (product: Product): { term: string; value: string }[] =>
  [
    { term: 'Price', value: readablePrice(product.price) },
    { term: 'Weight', value: readableWeight(product.weight) },
    { term: 'Shelf life', value: product.shelfLife },
    { term: 'Expiry date', value: readableDate(product.epirityDate) },
    { term: 'Stock', value: product.stock },
    { term: 'Country of origin', value: product.country },
    { term: 'Ships from', value: product.shipsFrom },
    { term: 'FDA registration', value: product.FDARegistrationNumber },
  ].filter(({ value }) => value.trim() !== '');
