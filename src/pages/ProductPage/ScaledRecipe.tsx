import { useLayoutEffect, useState } from 'react';
import { Recipe } from '@lasakita/ui/Recipe';
import type { RecipeProps } from '@lasakita/ui/Recipe';
import { readRecipeAddress, recipeDefaults, writeRecipeAddress } from '@/domain/recipeAddress';
import type { RecipeChoice } from '@/domain/recipeAddress';
import type { Address } from '../shared/useAddress';

export interface ScaledRecipeProps extends Omit<
  RecipeProps,
  'wanted' | 'onWanted' | 'measure' | 'onMeasure'
> {
  /** The page's address: what is chosen stands in it. */
  address: Address;
  /** Which one of the page's recipes it is, from 0. */
  place: number;
}

/** A recipe, with how many it is for and how its amounts are told in the address. */
export function ScaledRecipe({ address, place, ...recipe }: ScaledRecipeProps) {
  const { params, isOwn, replaceAtRest } = address;
  const { servings, unit } = recipe;
  const [choice, setChoice] = useState(() => recipeDefaults(recipe));
  // After the first render, which must equal the prerendered page, and before it is painted.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- The address is outside: the server knows none.
    if (!isOwn) setChoice(readRecipeAddress(params, { servings, unit, place }));
  }, [params, isOwn, servings, unit, place]);
  const choose = (change: Partial<RecipeChoice>) => {
    setChoice((before) => ({ ...before, ...change }));
    replaceAtRest((current) => writeRecipeAddress(current, change, { servings, unit, place }));
  };
  return (
    <Recipe
      {...recipe}
      wanted={choice.wanted}
      onWanted={(wanted) => choose({ wanted })}
      measure={choice.measure}
      onMeasure={(measure) => choose({ measure })}
    />
  );
}
