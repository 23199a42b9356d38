import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useState } from 'react';
import { PageLink } from '@lasakita/ui/PageLink';
import { ProductModal } from '@lasakita/ui/ProductModal';
import type { ProductDetails } from '@lasakita/ui/ProductModal';
import { moneyText } from '@lasakita/ui/domain/money';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { useStores } from '@/siteStores/StoreContext';
import { AddToList } from '../shared/AddToList';
import { PageHead } from '../PageHead';
import { makesOf, productColor } from '@/domain/productCard';
import { productFacts, productSlug, readableWeight, shopName } from '@/domain/productTexts';
import { paths, productPath } from '@/domain/paths';

export interface ProductDialogProps {
  /** The id in the address; one that no product has opens nothing. */
  productId: string | undefined;
  /** Called when the visitor closes the details. */
  onClose: () => void;
}

const detailsOf = (product: Product): ProductDetails => ({
  name: product.name,
  color: productColor(product, productCategories),
  price: moneyText(product.price),
  weight: readableWeight(product.weight),
  makes: makesOf(product),
  picture: pictureAsset(product.image),
  pictureAlt: altText(product.image),
  serving: product.servingPicture === undefined ? undefined : pictureAsset(product.servingPicture),
  description: product.description,
  facts: productFacts(product),
  advantages: product.advantages,
  buyLink: product.link,
  shop: shopName(product.link),
  to: productPath(productSlug(product)),
});

/** The details of the product that the address names, and the document's head to go with them. */
export const ProductDialog = observer(function ProductDialog({
  productId,
  onClose,
}: ProductDialogProps) {
  const { products } = useStores();
  const product = productId === undefined ? undefined : products.productById(productId);
  // The last one stays in the dialog while it leaves the screen.
  const [last, setLast] = useState<Product>();
  if (product && product !== last) setLast(product);
  // Before there was any it is made ready with the first: another one then changes little but words.
  const shown = product ?? last ?? products.productsData[0];
  // Nobody waits for the head: the details show first.
  const headed = useDeferredValue(product);
  const { title, description } = site.pages.products;
  return (
    <>
      {headed ? (
        <PageHead
          title={`${headed.name} | ${site.company.name}`}
          description={headed.description[0] ?? description}
          path={`${paths.products}?product=${headed.id}`}
        />
      ) : (
        <PageHead title={title} description={description} path={paths.products} />
      )}
      <ProductModal
        open={product !== undefined}
        product={shown && detailsOf(shown)}
        action={
          shown && (
            <>
              <AddToList key={shown.id} product={shown} />
              <Button
                variant="outlined"
                component={PageLink}
                to={`${paths.dealership}#directory`}
                aria-label="Find a dealer near you"
              >
                Dealer
              </Button>
            </>
          )
        }
        onClose={onClose}
      />
    </>
  );
});
