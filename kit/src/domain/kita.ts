/** What a seller keeps ("kita") of a pack, a serving and a day (KITA-1). */

/** What the sums are made of. Amounts of money in pesos, weights in grams, each with at most two decimals. */
export interface KitaFigures {
  /** What a pack costs, in pesos. */
  packPrice: number;
  /** What a pack weighs, in grams. */
  packGrams: number;
  /** What goes on one serving, in grams; more than nothing. */
  servingGrams: number;
  /** What else a serving costs, in pesos: potatoes, oil, cup, gas. @default 0 */
  otherCosts?: number | undefined;
  /** What is spilled or spoiled, in per cent of a pack; less than 100. @default 0 */
  waste?: number | undefined;
  /** What a serving is sold for, in pesos. @default not known: nothing is said of earnings */
  sellingPrice?: number | undefined;
  /** Servings sold a day. @default not known: nothing is said of a day */
  servingsADay?: number | undefined;
}

/** The sums, in pesos and centavos, each rounded once, half a centavo away from nothing. */
export interface Kita {
  /** Whole servings of a pack: what is left over is no serving. 0 where a pack is too small for one. */
  servings: number;
  /** What one serving costs; `undefined` where a pack is too small for one. */
  cost: number | undefined;
  /** What is kept of one serving; negative is a loss. `undefined` without a selling price. */
  perServing: number | undefined;
  /** What is kept of all servings of a pack. */
  perPack: number | undefined;
  /** What is kept of a day; `undefined` without its number of servings too. */
  perDay: number | undefined;
}

/** A figure in hundredths, exactly. */
const hundredths = (figure: number): bigint => BigInt(Math.round(figure * 100));

/** A fraction of hundredths as a figure, rounded to whole hundredths. */
const rounded = (numerator: bigint, denominator: bigint): number => {
  const size = numerator < 0n ? -numerator : numerator;
  const whole = Number((2n * size + denominator) / (2n * denominator)) / 100;
  return numerator < 0n && whole !== 0 ? -whole : whole;
};

/**
 * The sums of a seller. They are made of whole numbers and rounded at the end, so that no centavo is lost on the way; the
 * figures of a pack are those of its whole servings, so that they can be worked out again by hand.
 */
export const kitaOf = ({
  packPrice,
  packGrams,
  servingGrams,
  otherCosts = 0,
  waste = 0,
  sellingPrice,
  servingsADay,
}: KitaFigures): Kita => {
  const usable = hundredths(packGrams) * (10_000n - hundredths(waste));
  const servings = usable / (hundredths(servingGrams) * 10_000n);
  if (servings <= 0n) {
    return {
      servings: 0,
      cost: undefined,
      perServing: undefined,
      perPack: undefined,
      perDay: undefined,
    };
  }
  // All in centavos of a pack, over its servings.
  const costOfPack = hundredths(packPrice) + hundredths(otherCosts) * servings;
  const keptOfPack =
    sellingPrice === undefined ? undefined : hundredths(sellingPrice) * servings - costOfPack;
  return {
    servings: Number(servings),
    cost: rounded(costOfPack, servings),
    perServing: keptOfPack === undefined ? undefined : rounded(keptOfPack, servings),
    perPack: keptOfPack === undefined ? undefined : rounded(keptOfPack, 1n),
    perDay:
      keptOfPack === undefined || servingsADay === undefined
        ? undefined
        : // Servings have hundredths too, though they are whole as a rule.
          rounded(keptOfPack * hundredths(servingsADay), servings * 100n),
  };
};
