/** Products on their cards and shelves: what each says of itself, and by which line it stands. */
import { foldText } from '@lasakita/ui/domain/foldText';
import { moneyText } from '@lasakita/ui/domain/money';
import type { Product, ProductCategory, ProductUse } from '@/content/schema';
import type { Order } from './listing.ts';
import { costEachText, packCountOf } from './packCount.ts';
import { pricePer100, readableWeight, shopName } from './productTexts.ts';

/** The shelf of what belongs to no line: LasaKita's own, whose color is annatto. */
export const OWN_LINE = '';

/** The one color that a product has everywhere: its line's. */
export const productColor = (
  { category }: Pick<Product, 'category'>,
  lines: readonly ProductCategory[],
): ProductCategory['color'] =>
  lines.find(({ value }) => foldText(value) === foldText(category))?.color ?? 'annatto';

/** The shelves of the brand lines, in the order of these; what belongs to none comes last. */
export const orderByLine = (lines: readonly Pick<ProductCategory, 'value'>[]) => {
  const placeOf = new Map(lines.map(({ value }, index) => [foldText(value), index]));
  const figureOf = ({ category }: Pick<Product, 'category'>) =>
    placeOf.get(foldText(category)) ?? Infinity;
  return {
    figureOf,
    groupOf: (product) => lines[figureOf(product)]?.value ?? OWN_LINE,
  } satisfies Order<Pick<Product, 'category'>>;
};

/** Which product of a shelf stands for it: the first that says what it makes, by its place. */
export const heroOf = (shelf: readonly Product[]): number =>
  Math.max(
    0,
    shelf.findIndex((product) => packCountOf(product) !== undefined),
  );

/** What one pack makes, as cards and details set it (COUNT-2); nothing where the record counts nothing. */
export const makesOf = (product: Product) => {
  const made = packCountOf(product);
  return (
    made && {
      count: made.count,
      noun: made.noun,
      of: `ng ${made.of}`,
      each: costEachText(made),
      onePack: 'Isang pouch.',
      language: 'fil',
    }
  );
};

/**
 * What a product's card says beside its name.
 *
 * @param chosenUse The slug of the use that is looked at, which it says where the product has it. @default its first
 */
export const cardTexts = (
  product: Product,
  lines: readonly ProductCategory[],
  uses: readonly ProductUse[],
  chosenUse = '',
) => ({
  color: productColor(product, lines),
  makes: makesOf(product),
  use: uses.find(
    ({ slug }) => slug === (product.uses?.find((each) => each === chosenUse) ?? product.uses?.[0]),
  )?.label,
  price: moneyText(product.price),
  weight: readableWeight(product.weight),
  unitPrice: pricePer100(product),
  shop: shopName(product.link),
});
