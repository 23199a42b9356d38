/** The yield of a pack in whole servings and Filipino words (COUNT-1): only numbers that the record bears, no earnings. */
import { groupDigits } from '@lasakita/ui/domain/groupDigits';
import { kitaOf } from '@lasakita/ui/domain/kita';
import { moneyText } from '@lasakita/ui/domain/money';
import type { Product } from '@/content/schema';
import { readableWeight } from './productTexts.ts';
import type { ListLine } from './shoppingList.ts';
import { gramsOf } from './weight.ts';

/** What every kitchen spills or spoils, in per cent of a pack. */
export const DEFAULT_WASTE = 10;

/** What of a serving a pack pays for, where its record does not say. */
const DEFAULT_COST_OF = 'lasa';

/** Servings of one kind: 18 "baso" of "fries". */
export interface ServingCount {
  /** Whole servings, at least one. */
  count: number;
  /** What one is called, in Filipino. */
  noun: string;
}

export interface PackCount extends ServingCount {
  /** What it is of. */
  of: string;
  /** What of the pack's price falls on one serving, in pesos, rounded once. */
  costEach: number;
  /** What that pays for, in Filipino: the "lasa", of a mix the "timpla". */
  costOf: string;
}

/** What one pack makes; nothing where the record names no serving, or the pack is too small for one. */
export const packCountOf = ({
  price,
  weight,
  servingGrams,
  servingNoun,
  servingOf,
  servingCostOf = DEFAULT_COST_OF,
}: Pick<
  Product,
  'price' | 'weight' | 'servingGrams' | 'servingNoun' | 'servingOf' | 'servingCostOf'
>): PackCount | undefined => {
  if (servingGrams === undefined || servingNoun === undefined || servingOf === undefined) {
    return undefined;
  }
  const { servings, cost } = kitaOf({
    packPrice: price,
    packGrams: gramsOf(weight),
    servingGrams,
    waste: DEFAULT_WASTE,
  });
  return cost === undefined
    ? undefined
    : {
        count: servings,
        noun: servingNoun,
        of: servingOf,
        costEach: cost,
        costOf: servingCostOf,
      };
};

export interface LargerPackCount extends ServingCount {
  of: string;
  /** So many whole pouches are in it. */
  pouches: number;
}

/** The yield of a larger pack: whole pouches, each with its own waste (COUNT-4). A 10 kg sack is 50 pouches, 900 baso. */
export const largerPackCount = (product: Product, weight: string): LargerPackCount | undefined => {
  const made = packCountOf(product);
  // Hundredths of a gram: "1.005kg" is a little less than 1005 otherwise.
  const [whole, pouch] = [weight, product.weight].map((written) =>
    Math.round(gramsOf(written) * 100),
  ) as [number, number];
  const pouches = made ? Math.floor(whole / pouch) : 0;
  return made && pouches > 0
    ? { pouches, count: pouches * made.count, noun: made.noun, of: made.of }
    : undefined;
};

/** The heights of a product's packs beside each other, by weight: the first is 1, one of eight times its weight is 2. */
export const packScales = ({ weight, packs = [] }: Product): number[] =>
  [weight, ...packs.map((pack) => pack.weight)].map((each) =>
    Math.cbrt(gramsOf(each) / gramsOf(weight)),
  );

/** Packs of one product on a list. */
export interface ListPart {
  product: Product;
  packs: number;
  /** What each of these packs makes. */
  each: number;
}

export interface ListCount extends ServingCount {
  /** The packs that make them. */
  packs: number;
  /** The same by product, in the order of the list. */
  parts: readonly ListPart[];
  /**
   * The sales before any cost, in pesos, if each serving is sold at its product's example price; with the lowest and the
   * highest of these prices. Nothing if a record has none.
   */
  sales?: { sum: number; from: number; to: number } | undefined;
}

/** The sales of so many servings more, at one price. */
const withSales = (
  sales: ListCount['sales'],
  count: number,
  price: number | undefined,
): ListCount['sales'] =>
  sales && price !== undefined
    ? {
        sum: sales.sum + count * price,
        from: Math.min(sales.from, price),
        to: Math.max(sales.to, price),
      }
    : undefined;

/**
 * The yield of a list's packs, by the noun of the servings, in the order of the list: one entry if all share a noun. It
 * leaves out products that are not sold any more or make no servings.
 */
export const listCounts = (lines: readonly ListLine[]): readonly ListCount[] => {
  const counts = new Map<string, ListCount>();
  for (const { product, quantity } of lines) {
    const made = product && packCountOf(product);
    if (!made) continue;
    const { packs, count, parts, sales } = counts.get(made.noun) ?? {
      packs: 0,
      count: 0,
      parts: [],
      sales: { sum: 0, from: Infinity, to: 0 },
    };
    const more = quantity * made.count;
    counts.set(made.noun, {
      packs: packs + quantity,
      count: count + more,
      noun: made.noun,
      parts: [...parts, { product, packs: quantity, each: made.count }],
      sales: withSales(sales, more, product.examplePrice),
    });
  }
  return [...counts.values()];
};

/** "18 baso". */
export const countText = ({ count, noun }: ServingCount): string =>
  `${groupDigits(String(count))}\u00A0${noun}`;

/** "18 baso ng fries". */
export const countOfText = (made: ServingCount & { of: string }): string =>
  `${countText(made)} ng ${made.of}`;

/** "₱3.61 na lasa bawat baso". */
export const costEachText = ({ costEach, costOf, noun }: PackCount): string =>
  `${moneyText(costEach)} na ${costOf} bawat ${noun}`;

/** "10 g bawat baso. Bawas na ang 10 % na natapon.": what the count is made of. */
export const basisText = (servingGrams: number, noun: string): string =>
  `${servingGrams}\u00A0g bawat ${noun}. Bawas na ang ${DEFAULT_WASTE}\u00A0% na natapon.`;

/** "isang pouch, 200 g": what stands at the price. */
export const pouchText = ({ weight }: Pick<Product, 'weight'>): string =>
  `isang pouch, ${readableWeight(weight)}`;

/** The same as a sentence, for who hears it: "Ang isang pouch, 200 g, ay 18 baso ng fries." */
export const countSentence = (product: Pick<Product, 'weight'>, made: PackCount): string =>
  `Ang ${pouchText(product)}, ay ${countOfText(made)}.`;

/** "6 pouch": what of a list makes its servings. */
export const packsText = ({ packs }: ListCount): string =>
  `${groupDigits(String(packs))}\u00A0pouch`;

/** "₱1,350 na benta, kung ₱25 ang baso": an example, which stands where it is said to be one. */
export const salesText = ({ sales, noun }: ListCount): string | undefined =>
  sales &&
  `${moneyText(sales.sum)} na benta, kung ${[...new Set([sales.from, sales.to])]
    .map(moneyText)
    .join(' hanggang ')} ang ${noun}`;

/** "₱2,475 na benta": of a whole list, where all that it makes has an example price. */
export const salesSumText = (counts: readonly ListCount[]): string | undefined => {
  const sums = counts.flatMap(({ sales }) => sales?.sum ?? []);
  return sums.length === counts.length
    ? `${moneyText(sums.reduce((sum, more) => sum + more, 0))} na benta`
    : undefined;
};

/**
 * The rest of the sales, once the packs and the example's other costs are paid: "₱302 ang natira, bawas ang ₱130 na pouch
 * at ₱468 na ibang gastos". A loss is said plainly. Nothing where a record lacks one of the examples.
 */
export const leftText = (counts: readonly ListCount[]): string | undefined => {
  // In centavos.
  let [sales, paid, costs] = [0, 0, 0];
  for (const { product, packs, each } of counts.flatMap(({ parts }) => parts)) {
    const { examplePrice, exampleCosts, price } = product;
    if (examplePrice === undefined || exampleCosts === undefined) return undefined;
    sales += packs * Math.round(100 * each * examplePrice);
    paid += packs * Math.round(100 * price);
    costs += packs * Math.round(100 * each * exampleCosts);
  }
  const text = (centavos: number) => moneyText(Math.abs(centavos) / 100);
  const left = sales - paid - costs;
  const rest = left < 0 ? `kulang pa ang ${text(left)}` : `${text(left)} ang natira`;
  return `${rest}, bawas ang ${text(paid)} na pouch at ${text(costs)} na ibang gastos`;
};

/** "10 kg, 50 pouch": what a sack holds. */
export const sackText = (weight: string, { pouches }: LargerPackCount): string =>
  `${readableWeight(weight)}, ${groupDigits(String(pouches))}\u00A0pouch`;
