/** With what the kita helper begins (KITA-1). */
import type { KitaTexts } from '@lasakita/ui/domain/kitaFields';
import type { Product } from '@/content/schema';
import { DEFAULT_WASTE } from './packCount.ts';
import { gramsOf } from './weight.ts';

/** The figures of a product's record, and the waste that every kitchen has. */
export const kitaStart = ({
  price,
  weight,
  servingGrams,
}: Pick<Product, 'price' | 'weight' | 'servingGrams'>): KitaTexts => ({
  packPrice: String(price),
  packGrams: String(gramsOf(weight)),
  servingGrams: servingGrams === undefined ? '' : String(servingGrams),
  waste: String(DEFAULT_WASTE),
});
