/** How much of what goes into a recipe: scaled, rounded as a cook would, by weight or by spoons and cups (ITEM-3). */
import { groupDigits } from './groupDigits.ts';

/** What goes into a recipe: so many grams, milliliters or pieces, or as much as its note says. */
export interface RecipeIngredient {
  /** As it is read. */
  name: string;
  /** By weight. */
  grams?: number | undefined;
  /** What a cup of it weighs, in grams; without it no spoons are told. */
  gramsPerCup?: number | undefined;
  /** By volume. */
  milliliters?: number | undefined;
  /** By number. */
  pieces?: number | undefined;
  /** What is counted, such as "cloves". */
  unit?: string | undefined;
  /** What else is said of it, such as "diced". */
  note?: string | undefined;
  /** The page of a product of ours. */
  to?: string | undefined;
}

export type RecipeMeasure = 'grams' | 'spoons';

export const CUP_ML = 240;
const SPOONS_IN_CUP = 16;
const TEASPOONS_IN_SPOON = 3;

const fractions = [
  ['', 0],
  ['¼', 0.25],
  ['⅓', 1 / 3],
  ['½', 0.5],
  ['⅔', 2 / 3],
  ['¾', 0.75],
  ['', 1],
] as const;

/** 1.5 as "1½". The nearest fraction that measuring spoons have; halves and quarters alone where thirds are not measured. */
const mixed = (figure: number, hasThirds: boolean): string => {
  const whole = Math.floor(figure);
  const rest = figure - whole;
  const known = fractions.filter(([sign]) => hasThirds || !['⅓', '⅔'].includes(sign));
  const [sign, value] = known.reduce((best, one) =>
    Math.abs(one[1] - rest) < Math.abs(best[1] - rest) ? one : best,
  );
  const sum = whole + (value === 1 ? 1 : 0);
  if (sign === '') return groupDigits(sum);
  return sum === 0 ? sign : `${groupDigits(sum)}${sign}`;
};

const isOne = (text: string) => ['1', '¼', '⅓', '½', '⅔', '¾'].includes(text);

/** Cups from a quarter on, then tablespoons, then teaspoons; never nothing. */
const spoonsText = (cups: number): string => {
  // Between a third and a half of a cup lies as much as a fifth of it: spoons tell that better.
  const isBetweenCups = cups > 0.37 && cups < 0.46;
  if (cups >= 0.24 && !isBetweenCups) {
    const text = mixed(cups, true);
    return `${text} ${isOne(text) ? 'cup' : 'cups'}`;
  }
  const spoons = cups * SPOONS_IN_CUP;
  const parts = spoons < 2 ? 4 : 2;
  if (spoons >= 0.9) return `${mixed(Math.round(spoons * parts) / parts, false)} tbsp`;
  const teaspoons = spoons * TEASPOONS_IN_SPOON;
  if (teaspoons < 0.19) return 'a pinch';
  return `${mixed(Math.max(0.25, Math.round(teaspoons * 4) / 4), false)} tsp`;
};

/** 7 stays 7, 43 is 45, 217 is 220: kitchen scales and eyes know no better. */
const roundedAmount = (amount: number): number => {
  if (amount < 1) return Math.max(0.1, Math.round(amount * 10) / 10);
  const step = amount < 10 ? 0.5 : amount < 40 ? 1 : amount < 200 ? 5 : 10;
  return Math.round(amount / step) * step;
};

const inUnits = (amount: number, [small, large]: readonly [string, string]): string => {
  const rounded = roundedAmount(amount);
  return rounded < 1000 ? `${rounded}\u00A0${small}` : `${rounded / 1000}\u00A0${large}`;
};

/**
 * How much of an ingredient, as it is read: "40 g", "5 tbsp", "1½", "8 stalks"; nothing where the recipe leaves it to the cook.
 *
 * @param factor How many times the recipe is cooked; more than 0.
 * @param measure By spoons and cups where what a cup weighs is known; else by weight all the same.
 */
export const amountText = (
  ingredient: RecipeIngredient,
  factor: number,
  measure: RecipeMeasure,
): string | undefined => {
  const { grams, gramsPerCup, milliliters, pieces, unit } = ingredient;
  if (pieces !== undefined) {
    // Half an egg is none: from one on by halves, below it what there is.
    const text = mixed(Math.max(0.25, Math.round(pieces * factor * 2) / 2), false);
    return unit ? `${text} ${unit}` : text;
  }
  if (milliliters !== undefined) {
    const amount = milliliters * factor;
    return measure === 'spoons' ? spoonsText(amount / CUP_ML) : inUnits(amount, ['ml', 'L']);
  }
  if (grams === undefined) return undefined;
  const amount = grams * factor;
  return measure === 'spoons' && gramsPerCup !== undefined
    ? spoonsText(amount / gramsPerCup)
    : inUnits(amount, ['g', 'kg']);
};
