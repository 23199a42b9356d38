import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { recipes } from '@/content/recipes';
import type { Influencer } from '@/content/schema';
import { site } from '@/content/site';
import { recipesOf } from '@/domain/recipes';
import { productPage, products } from '@/pages/ProductPage/products';
import { PackOnShelf, PackShelf } from '../shared/PackShelf';

export interface CooksWithProps {
  /** Whose videos they are. */
  influencer: Pick<Influencer, 'name' | 'videos'>;
}

/** Few stand on it: each is large. */
const Shelf = styled(PackShelf)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  '& .standing': { maxWidth: '18rem' },
});

/** What an influencer cooks in the videos, and with what: each leads to the recipe on its product's page (ITEM-3). */
export function CooksWith({ influencer }: CooksWithProps) {
  const cooked = recipesOf(influencer, recipes).flatMap((recipe) => {
    const product = products.find(({ id }) => id === recipe.product);
    return product ? [{ recipe, product }] : [];
  });
  if (cooked.length === 0) return null;
  return (
    <SectionBand tone="keso" labelledBy="cooks-with">
      <Typography id="cooks-with" variant="h1" component="h2" lang={site.headlineLanguage}>
        Ginamit niya
      </Typography>
      <Typography sx={{ mt: 2 }}>
        What {influencer.name} cooks in the videos, with the recipe to follow.
      </Typography>
      <Shelf>
        {cooked.map(({ recipe, product }) => (
          <PackOnShelf
            key={recipe.slug}
            product={product}
            to={`${productPage(product).path}#${recipe.slug}`}
            name={recipe.name}
            text={`With ${product.name}`}
          />
        ))}
      </Shelf>
    </SectionBand>
  );
}
