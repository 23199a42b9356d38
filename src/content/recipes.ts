import json from '@content/recipes.json';

/** The recipes, in the order in which a product's page shows them (ITEM-3). */
export const recipes = json;
