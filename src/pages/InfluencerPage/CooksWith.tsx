import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { LineCard } from '@lasakita/ui/LineCard';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import { recipes } from '@/content/recipes';
import type { Influencer } from '@/content/schema';
import { site } from '@/content/site';
import { recipesOf } from '@/domain/recipes';
import { productPage, products } from '@/pages/ProductPage/products';

export interface CooksWithProps {
  /** Whose videos they are. */
  influencer: Pick<Influencer, 'name' | 'videos'>;
}

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
}));

/** What an influencer cooks in the videos, and with what: each leads to the recipe on its product's page (ITEM-3). */
export function CooksWith({ influencer }: CooksWithProps) {
  const cooked = recipesOf(influencer, recipes).flatMap((recipe) => {
    const product = products.find(({ id }) => id === recipe.product);
    return product ? [{ recipe, product }] : [];
  });
  if (cooked.length === 0) return null;
  return (
    <SectionBand tone="keso" labelledBy="cooks-with">
      <Typography id="cooks-with" variant="h2" lang={site.headlineLanguage}>
        Ginamit niya
      </Typography>
      <Typography sx={{ mt: 2 }}>
        What {influencer.name} cooks in the videos, with the recipe to follow.
      </Typography>
      <Cards>
        {cooked.map(({ recipe, product }) => (
          <li key={recipe.slug}>
            <LineCard
              name={recipe.name}
              text={`With ${product.name}`}
              color={
                productCategories.find(({ value }) => value === product.category)?.color ?? 'keso'
              }
              picture={pictureAsset(recipe.picture)}
              pictureAlt={altText(recipe.picture)}
              to={`${productPage(product).path}#${recipe.slug}`}
            />
          </li>
        ))}
      </Cards>
    </SectionBand>
  );
}
