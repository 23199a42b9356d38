import type { RecipeIngredient } from '@lasakita/ui/domain/recipeAmounts';
import type { Influencer, Product, Recipe } from '@/content/schema';
import { influencerPath, productPath } from './paths.ts';
import { productSlug } from './productTexts.ts';

const SPOONS_IN_CUP = 16;

/** What goes into a recipe: ours with their names and pages, and with spoons as heavy as the product's record says. */
export const ingredientsOf = (
  { ingredients }: Pick<Recipe, 'ingredients'>,
  products: readonly Product[],
): readonly RecipeIngredient[] =>
  ingredients.flatMap((ingredient): RecipeIngredient[] => {
    if (!('product' in ingredient)) return [ingredient];
    const { product: id, grams, note } = ingredient;
    const product = products.find((candidate) => candidate.id === id);
    // The content check refuses a recipe of what is not sold.
    if (!product) return [];
    return [
      {
        name: product.name,
        to: productPath(productSlug(product)),
        grams,
        gramsPerCup: product.spoonGrams && product.spoonGrams * SPOONS_IN_CUP,
        note,
      },
    ];
  });

/** Who shows a recipe in a video, with the page to watch it on. */
export const videoOf = (
  { video }: Pick<Recipe, 'video'>,
  influencers: readonly Influencer[],
): { name: string; path: string } | undefined => {
  const shownBy = influencers.find(({ videos }) => videos.some(({ address }) => address === video));
  return shownBy && { name: shownBy.name, path: influencerPath(shownBy.slug) };
};

/** The recipes that an influencer shows in a video. */
export const recipesOf = (
  { videos }: Pick<Influencer, 'videos'>,
  recipes: readonly Recipe[],
): readonly Recipe[] =>
  recipes.filter(({ video }) => videos.some(({ address }) => address === video));
