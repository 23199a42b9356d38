/**
 * Content figures that pages need before their lists have come, computed during the build.
 *
 * `virtual:content-counts` has
 *
 * - the number of records for each use and region, which the chips show in the prerendered page,
 * - the ends of the addresses of product pages, so that the valid paths are known before any product has come,
 * - what a sack makes (COUNT-4), which the dealers' page says without any product,
 * - the products on each shelf, so that their places are kept.
 *
 * `virtual:counter-powders` has the powders that can be shaken over the counter, and comes with the counter alone (BUD-1).
 * `virtual:dish-prices` has what the dishes of the home page's film cost, and comes with their links.
 * `virtual:served-counters` has the rendered counters of what is served, with their pictures: no page's first code has them.
 */
import fs from 'node:fs';
import type { Plugin } from 'vite';
import { foldText } from '@lasakita/ui/domain/foldText';
import { moneyText } from '@lasakita/ui/domain/money';
import type { CounterView } from '@lasakita/ui/Budburan';
import type {
  AltTexts,
  Dealer,
  PictureManifest,
  Product,
  ProductCategory,
  ServedCounters,
  Site,
} from '../../src/content/schema.ts';
import { REVEAL_STEP, groupsOf } from '../../src/domain/listing.ts';
import {
  largerPackCount,
  packCountOf,
  pouchText,
  sackText,
  type PackCount,
} from '../../src/domain/packCount.ts';
import { productPath } from '../../src/domain/paths.ts';
import { heroOf, orderByLine } from '../../src/domain/productCard.ts';
import { productSlug } from '../../src/domain/productTexts.ts';
import { gramsOf } from '../../src/domain/weight.ts';

const COUNTS = 'virtual:content-counts';
const POWDERS = 'virtual:counter-powders';
const DISHES = 'virtual:dish-prices';
const SERVED = 'virtual:served-counters';

/** So many regions are offered at once; the select has them all. */
const MOST_REGIONS = 8;

/** A sum as it is set: "₱65, isang pouch, 200 g = 18 baso". */
export interface PackSum extends Pick<PackCount, 'count' | 'noun' | 'costOf'> {
  price: string;
  note: string;
  /** "₱3.61" of the price falls on one serving. */
  costEach: string;
}

const countBy = (values: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};

/** Products for each use, by its slug. */
export const countUses = (products: readonly Pick<Product, 'uses'>[]): Record<string, number> =>
  Object.fromEntries(countBy(products.flatMap(({ uses = [] }) => uses)));

/** The regions with the most dealers, those first and those with as many by name. A region spelled twice counts once. */
export const countRegions = (
  dealers: readonly Pick<Dealer, 'region'>[],
  most = MOST_REGIONS,
): [label: string, count: number][] => {
  const labels = dealers.map(({ region }) => region.trim()).filter(Boolean);
  return [...countBy(labels.map((label) => foldText(label)))]
    .map(([value, count]): [string, number] => [
      labels.find((label) => foldText(label) === value) ?? value,
      count,
    ])
    .toSorted(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
    .slice(0, most);
};

/** What the largest pack makes of the first product that comes in larger packs and counts its servings. */
export const countSack = (
  products: readonly Product[],
): { count: number; noun: string; note: string } | undefined => {
  for (const product of products) {
    const largest = (product.packs ?? []).toSorted(
      (one, other) => gramsOf(other.weight) - gramsOf(one.weight),
    )[0];
    const made = largest && largerPackCount(product, largest.weight);
    if (made) return { count: made.count, noun: made.noun, note: sackText(largest.weight, made) };
  }
  return undefined;
};

/** The shelves of the products that show first, the names of what stands on each, and the place of its hero. */
export const countShelves = (
  products: readonly Product[],
  lines: readonly Pick<ProductCategory, 'value'>[],
): [line: string, names: string[], hero: number][] => {
  const { figureOf, groupOf } = orderByLine(lines);
  const shelved = products
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .sort((one, other) => figureOf(one) - figureOf(other) || 0);
  return groupsOf(shelved.slice(0, REVEAL_STEP), groupOf).map(({ label, items }) => [
    label,
    items.map(({ name }) => name),
    heroOf(items),
  ]);
};

/** The pack sum of each product that the home page shows by itself, where its record counts servings. */
export const countPacks = (
  shown: readonly { product?: string | undefined }[],
  products: readonly Product[],
): Record<string, PackSum> =>
  Object.fromEntries(
    products
      .filter(({ id }) => shown.some(({ product }) => product === id))
      .flatMap((product): [string, PackSum][] => {
        const made = packCountOf(product);
        if (!made) return [];
        const { count, noun, costEach, costOf } = made;
        const [price, note] = [moneyText(product.price), pouchText(product)];
        return [[product.id, { price, note, count, noun, costEach: moneyText(costEach), costOf }]];
      }),
  );

/** What one pack makes of the product that each line shows, or of its first that counts its servings, by the line. */
export const countLines = (
  products: readonly Product[],
  lines: readonly Pick<ProductCategory, 'value' | 'product'>[],
): Record<string, Pick<PackSum, 'price' | 'count' | 'noun'>> =>
  Object.fromEntries(
    lines.flatMap(({ value, product: shown }) => {
      const ofLine = products.filter(({ category }) => category === value);
      const product = ofLine.find(({ id }) => id === shown) ?? ofLine[heroOf(ofLine)];
      const made = product && packCountOf(product);
      return made
        ? [[value, { price: moneyText(product.price), count: made.count, noun: made.noun }]]
        : [];
    }),
  );

/** What one pack of each dish's product costs and makes, where its record counts servings. */
export const priceDishes = (
  dishes: Site['home']['about']['dishes'],
  products: readonly Product[],
): (Pick<PackSum, 'price' | 'count' | 'noun'> & {
  path: string;
  name: string;
  x: number;
  y: number;
})[] =>
  dishes.flatMap(({ product: id, x, y }) => {
    const product = products.find((one) => one.id === id);
    const made = product && packCountOf(product);
    if (!made) return [];
    const { name, price } = product;
    const { count, noun } = made;
    const path = productPath(productSlug(product));
    return [{ path, name, price: moneyText(price), count, noun, x, y }];
  });

/** A powder of the counter, with all that is said of it there. */
export interface CounterPowder {
  id: string;
  name: string;
  label: string;
  tint: string;
  tone: ProductCategory['color'];
  price: number;
  count: number;
  grams: number;
  image: string;
  slug: string;
}

/** The powders of the counter that count their servings. */
export const countPowders = (
  powders: Site['home']['budburan']['powders'],
  products: readonly Product[],
  lines: readonly Pick<ProductCategory, 'value' | 'color'>[],
): CounterPowder[] =>
  powders.flatMap(({ product: id, label, tint }) => {
    const product = products.find((other) => other.id === id);
    const made = product && packCountOf(product);
    if (!made) return [];
    const { name, price, image, category, servingGrams = 0 } = product;
    const tone = lines.find(({ value }) => value === category)?.color ?? 'annatto';
    const slug = productSlug(product);
    return [
      { id, name, label, tint, tone, price, count: made.count, grams: servingGrams, image, slug },
    ];
  });

/** A rendered counter of what is served. */
export interface ServedCounter {
  alt: string;
  phone: CounterView;
  wide: CounterView;
}

/** The rendered counters by the name of the serving's picture, with their own pictures. */
export const servedCounters = (
  counters: ServedCounters,
  pictures: PictureManifest,
  altTexts: AltTexts,
): Record<string, ServedCounter> =>
  Object.fromEntries(
    Object.entries(counters).map(([name, { phone, desktop }]) => {
      const pictureOf = (part: string) => pictures[`count/served-${name}-${part}`];
      return [
        name,
        {
          alt: altTexts[`count/served-${name}-desktop-bare`] ?? '',
          phone: { ...phone, bare: pictureOf('phone-bare'), cups: pictureOf('phone-cups') },
          wide: { ...desktop, bare: pictureOf('desktop-bare'), cups: pictureOf('desktop-cups') },
        },
      ];
    }),
  );

export function contentCounts(): Plugin {
  return {
    name: 'lasakita:content-counts',
    resolveId: {
      filter: { id: new RegExp(`^(${COUNTS}|${POWDERS}|${DISHES}|${SERVED})$`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^\0(${COUNTS}|${POWDERS}|${DISHES}|${SERVED})$`) },
      async handler(id) {
        const read = async (name: string): Promise<unknown> => {
          // Of the content that is built: the company's, or the sample.
          const file = (await this.resolve(`@content/${name}.json`))?.id ?? '';
          this.addWatchFile(file);
          return JSON.parse(fs.readFileSync(file, 'utf8'));
        };
        if (id.endsWith(SERVED)) {
          const counters = servedCounters(
            (await read('generated/served-counters')) as ServedCounters,
            (await read('generated/pictures')) as PictureManifest,
            (await read('alt-texts')) as AltTexts,
          );
          return `export const servedCounters = ${JSON.stringify(counters)};`;
        }
        const products = (await read('products')) as Product[];
        const lines = (await read('product-categories')) as ProductCategory[];
        if (id.endsWith(POWDERS)) {
          const { home } = (await read('site')) as Site;
          const powders = countPowders(home.budburan.powders, products, lines);
          return `export const powders = ${JSON.stringify(powders)};`;
        }
        if (id.endsWith(DISHES)) {
          const { home } = (await read('site')) as Site;
          return `export const dishes = ${JSON.stringify(priceDishes(home.about.dishes, products))};`;
        }
        const uses = countUses(products);
        const regions = countRegions((await read('dealers')) as Dealer[]);
        const slugs = products.map(productSlug);
        const shelves = countShelves(products, lines);
        const { home } = (await read('site')) as Site;
        const packSums = countPacks([...home.hero.videos, home.sampaloc], products);
        return `export const packSums = ${JSON.stringify(packSums)};\nexport const lineSums = ${JSON.stringify(countLines(products, lines))};\nexport const productSlugs = ${JSON.stringify(slugs)};\nexport const uses = ${JSON.stringify(uses)};\nexport const regions = ${JSON.stringify(regions)};\nexport const shelves = ${JSON.stringify(shelves)};\nexport const sack = ${JSON.stringify(countSack(products))};`;
      },
    },
  };
}
