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

/** The fractions that a set of measures has, and nothing and all. */
const quarters = [
  ['', 0],
  ['¼', 0.25],
  ['½', 0.5],
  ['¾', 0.75],
  ['', 1],
] as const;
const halves = [quarters[0], quarters[2], quarters[4]] as const;
const cupMeasures = [...quarters, ['⅓', 1 / 3], ['⅔', 2 / 3]] as const;
const eighths = [
  ['⅛', 0.125],
  ['⅜', 0.375],
  ['⅝', 0.625],
  ['⅞', 0.875],
] as const;

type Fractions = readonly (readonly [sign: string, value: number])[];

/** The nearest figure that can be measured, and as it is read: 1.5 is "1½". */
const mixed = (figure: number, known: Fractions): { value: number; text: string } => {
  const whole = Math.floor(figure);
  const rest = figure - whole;
  const [sign, part] = known.reduce((best, one) =>
    Math.abs(one[1] - rest) <= Math.abs(best[1] - rest) ? one : best,
  );
  const value = whole + part;
  const digits = groupDigits(sign === '' ? value : whole);
  return { value, text: digits === '0' ? sign : `${digits}${sign}` };
};

/** How far off an amount may be told where a finer measure is at hand. */
const TOLERANCE = 0.05;

interface Measure {
  /** So many of it are a cup. */
  perCup: number;
  /** The least that is told by it. */
  least: number;
  fractions: Fractions;
  name: (figure: number) => string;
}

const cups = (figure: number) => (figure > 1 ? 'cups' : 'cup');
const tablespoons = { perCup: SPOONS_IN_CUP, least: 1, name: () => 'tbsp' };
const teaspoons = { perCup: SPOONS_IN_CUP * TEASPOONS_IN_SPOON, name: () => 'tsp' };

/** From the largest and plainest to the finest. */
const measures: readonly Measure[] = [
  { perCup: 1, least: 0.25, name: cups, fractions: cupMeasures },
  { perCup: 1, least: 0.25, name: cups, fractions: [...cupMeasures, ...eighths] },
  { ...tablespoons, fractions: halves },
  { ...tablespoons, fractions: quarters },
  { ...teaspoons, least: 0.25, fractions: quarters },
  { ...teaspoons, least: 0.125, fractions: [...quarters, ...eighths] },
];

/** Less than half of the least spoon. */
const PINCH = 1 / 16;

/** Cups, then tablespoons, then teaspoons: the first that tells it well enough, or the finest; never nothing. */
const spoonsText = (amount: number): string => {
  if (amount * teaspoons.perCup < PINCH) return 'a pinch';
  for (const measure of measures) {
    const figure = amount * measure.perCup;
    const { value, text } = mixed(figure, measure.fractions);
    const isFinest = measure === measures.at(-1);
    if (isFinest || (value >= measure.least && Math.abs(value / figure - 1) <= TOLERANCE))
      return `${text}\u00A0${measure.name(value)}`;
  }
  return '';
};

/** Within 5 % from a gram on: 7 stays 7, 53 is 55, 217 is 220. Kitchen scales and eyes know no better. */
const roundedAmount = (amount: number): number => {
  if (amount < 5) return Math.max(1, Math.round(amount * 10)) / 10;
  const step = amount < 10 ? 0.5 : amount < 50 ? 1 : amount < 200 ? 5 : 10;
  return Math.round(amount / step) * step;
};

/** By halves, as eggs are; below one what there is, but never none. */
const piecesText = (amount: number): string =>
  mixed(Math.max(0.125, amount), amount < 1 ? [...cupMeasures, ...eighths.slice(0, 1)] : halves)
    .text;

const inUnits = (amount: number, [small, large]: readonly [string, string]): string => {
  const rounded = roundedAmount(amount);
  return rounded < 1000 ? `${rounded}\u00A0${small}` : `${rounded / 1000}\u00A0${large}`;
};

/**
 * The amount of an ingredient as text: "40 g", "5 tbsp", "1½", "8 stalks"; nothing where the recipe leaves it to the cook.
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
    const text = piecesText(pieces * factor);
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
