import type { Product } from '@/content/schema';
import { slugOf } from './slug.ts';
import { gramsOf } from './weight.ts';
import { moneyText } from '@lasakita/ui/domain/money';

/** Search engines cut what is longer, in characters. */
const MOST_DESCRIBED = 160;

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

/**
 * The last part of a product page's address: its own slug, or its name in letters that an address can hold (ITEM-1), or its
 * id if the name has no such letters.
 */
export const productSlug = ({ id, name, slug }: Pick<Product, 'id' | 'name' | 'slug'>): string =>
  slug ?? (slugOf(name.replaceAll('&', ' and ')) || `product-${id}`);

/** "200g" as people read it: "200 g". */
export const readableWeight = (weight: string): string => weight.replace(/^([\d.]+)/, '$1\u00A0');

/** "07/15/2027" as "July 15, 2027"; a date that does not exist stays as written. */
export const readableDate = (written: string): string => {
  const [month, day, year] = written.split('/').map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  const exists = date.getUTCDate() === day && date.getUTCMonth() + 1 === month;
  return exists ? `${MONTHS[date.getUTCMonth()]} ${day}, ${year}` : written;
};

/** What search engines and shared links say of a product: as many whole sentences as they show. */
export const productDescription = ({
  description,
  name,
}: Pick<Product, 'description' | 'name'>): string => {
  const sentences = description.join(' ').match(/[^.!?]+[.!?]+/g) ?? [name];
  let said = '';
  for (const sentence of sentences) {
    const next = `${said}${sentence}`;
    if (next.trim().length > MOST_DESCRIBED) break;
    said = next;
  }
  return (
    said.trim() ||
    `${description
      .join(' ')
      .slice(0, MOST_DESCRIBED - 1)
      .trim()}…`
  );
};

/** What a product costs per 100 g, or per 100 ml: "₱32.50 per 100 g" (ITEM-2). */
export const pricePer100 = ({ price, weight }: Pick<Product, 'price' | 'weight'>): string =>
  `${moneyText((Math.round(price * 100) * 100) / gramsOf(weight) / 100)} per 100\u00A0${/m?[lL]$/.test(weight) ? 'ml' : 'g'}`;

/** So many others are shown beside a product. */
const MOST_BESIDE = 4;

/** What goes with a product: others for the same uses first, then those of its line, then the rest (ITEM-2). */
export const goesWith = (product: Product, products: readonly Product[]): readonly Product[] => {
  const shared = ({ uses = [], category }: Product) =>
    2 * uses.filter((use) => product.uses?.includes(use)).length +
    Number(category === product.category);
  return products
    .filter((other) => other !== product)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, MOST_BESIDE);
};

/** Where "Buy Now" leads, as visitors know it. */
export const shopName = (link: string): string => {
  const host = new URL(link).hostname.replace(/^www\./, '');
  const [, known = ''] = /(?:^|\.)(shopee|lazada|tiktok)\./.exec(host) ?? [];
  return { shopee: 'Shopee', lazada: 'Lazada', tiktok: 'TikTok Shop' }[known] ?? host;
};

/** What a pack costs and what is in it, in one line. */
export const productSummary = ({ price, weight }: Pick<Product, 'price' | 'weight'>): string =>
  `${moneyText(price)} · ${readableWeight(weight)}`;

/** The facts that a product's record holds, in reading order; what is empty is left out (PROD-6). */
export const productFacts = (product: Product): { term: string; value: string }[] =>
  [
    { term: 'Price', value: moneyText(product.price) },
    { term: 'Weight', value: readableWeight(product.weight) },
    { term: 'Shelf life', value: product.shelfLife },
    { term: 'Expiry date', value: readableDate(product.epirityDate) },
    { term: 'Stock', value: product.stock },
    { term: 'Country of origin', value: product.country },
    { term: 'Ships from', value: product.shipsFrom },
    { term: 'FDA registration', value: product.FDARegistrationNumber },
  ].filter(({ value }) => value.trim() !== '');
