/** The servings and the measure of a recipe in the address, so that visitors can share it, print it and come back to it. */
import type { RecipeMeasure } from '@lasakita/ui/domain/recipeAmounts';
import { readServings } from '@lasakita/ui/domain/recipeServings';
import type { Recipe } from '@/content/schema';

export interface RecipeChoice {
  /** For how many. */
  wanted: number;
  measure: RecipeMeasure;
}

/** A recipe on its page. */
export interface PlacedRecipe extends Pick<Recipe, 'servings' | 'unit'> {
  /** Which one of the page's recipes it is, from 0. */
  place: number;
}

/** The first recipe of a page has the plain names, the next one `servings-2`. */
const nameOf = (name: 'servings' | 'measure', place: number) =>
  place === 0 ? name : `${name}-${place + 1}`;

/** As it is chosen where the address says nothing, or nothing that can be. */
export const recipeDefaults = ({ servings }: Pick<Recipe, 'servings'>): RecipeChoice => ({
  wanted: servings,
  measure: 'grams',
});

export const readRecipeAddress = (params: URLSearchParams, recipe: PlacedRecipe): RecipeChoice => {
  const defaults = recipeDefaults(recipe);
  const text = params.get(nameOf('servings', recipe.place)) ?? '';
  const measure = params.get(nameOf('measure', recipe.place));
  return {
    wanted: readServings(text, recipe.unit) ?? defaults.wanted,
    measure: measure === 'spoons' ? measure : defaults.measure,
  };
};

/** The address's parameters with what was chosen; what is as it began stands in none. */
export const writeRecipeAddress = (
  params: URLSearchParams,
  choice: Partial<RecipeChoice>,
  recipe: PlacedRecipe,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  const defaults = recipeDefaults(recipe);
  const write = (name: string, value: string | number | undefined, usual: string | number) => {
    if (value === usual) next.delete(name);
    else if (value !== undefined) next.set(name, String(value));
  };
  write(nameOf('servings', recipe.place), choice.wanted, defaults.wanted);
  write(nameOf('measure', recipe.place), choice.measure, defaults.measure);
  return next;
};
