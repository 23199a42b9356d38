/** For how many a recipe is cooked: what can be chosen, and by which steps (ITEM-3). */
import { typedNumber } from './typedNumber.ts';

export const FEWEST_SERVINGS = 1;
export const MOST_SERVINGS = 1000;

/** By one up to a dozen; what is baked by the dozens and tens by as many as keep the count round. */
const stepOf = (servings: number): number => {
  if (servings <= 12) return 1;
  if (servings % 5 === 0) return 5;
  return servings % 6 === 0 ? 6 : 1;
};

/**
 * What one press on "More" or "Less" makes of a number; nothing where it would lead too far. A step is the same wherever one
 * stands, so each undoes the other.
 *
 * @param servings How many the recipe is written for.
 */
export const servingsAfter = (
  press: 'more' | 'less',
  wanted: number,
  servings: number,
): number | undefined => {
  const next = wanted + stepOf(servings) * (press === 'more' ? 1 : -1);
  return next < FEWEST_SERVINGS || next > MOST_SERVINGS ? undefined : next;
};

/**
 * A typed number of servings; nothing where it is none that can be cooked.
 *
 * @param unit What it makes so many of, which may be written after it.
 */
export const readServings = (text: string, unit: string): number | undefined =>
  typedNumber(text, {
    min: FEWEST_SERVINGS,
    max: MOST_SERVINGS,
    decimals: 0,
    unit: 'count',
    noun: unit,
  }).value;
