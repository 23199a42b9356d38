import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { productOfSlug, productPage } from '@/pages/ProductPage/products';
import { slugOfProductPath } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { DeferredBelowProduct } from './DeferredBelowProduct';
import { ProductHead } from './ProductHead';

/**
 * One product on its line's color: the product, its price, the servings of a pack, its uses, and what a seller keeps of it
 * (ITEM-1, ITEM-2, COUNT-2). A slim bar keeps the ways to buy at hand once they have left the view.
 *
 * @do Add a product in the content: page, list and links follow.
 * @dont Do not claim what a seller earns: the figures are hers.
 * @keyboard Tab: Goes through the ways to buy, the kita helper, the recipe, and the products beside it.
 * @roles A heading of the first level, lists of badges, steps and facts, a region with the kita helper, an article with
 *   the recipe.
 * @announcements The title, because the focus goes to it after a navigation; the sums of the kita helper.
 */
export function ProductPage() {
  const { pathname } = useLocation();
  const buttonsRef = useRef<HTMLDivElement>(null);
  const product = productOfSlug(slugOfProductPath(pathname.toLowerCase()) ?? '');
  if (!product) return null;
  return (
    <>
      <PageHead {...productPage(product)} />
      <ProductHead key={product.id} product={product} buttonsRef={buttonsRef} />
      <DeferredBelowProduct key={`${product.id}-below`} product={product} buttonsRef={buttonsRef} />
    </>
  );
}
