import BackIcon from '@mui/icons-material/ArrowBackRounded';
import ForwardIcon from '@mui/icons-material/ArrowForwardRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Facts } from '@lasakita/ui/Facts';
import { HiddenText } from '@lasakita/ui/HiddenText';
import { LineCard } from '@lasakita/ui/LineCard';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { productCategories } from '@/content/productCategories';
import { productPage, products } from '@/pages/ProductPage/products';
import { recipes } from '@/content/recipes';
import type { Product } from '@/content/schema';
import { DEFAULT_WASTE } from '@/domain/packCount';
import { paths } from '@/domain/paths';
import { goesWith, productFacts, readableWeight } from '@/domain/productTexts';
import { ingredientsOf, videoOf } from '@/domain/recipes';
import { gramsOf } from '@/domain/weight';
import { Sleeping } from '@/start/Sleeping';
import { KitaSection } from '../shared/KitaSection';
import { useAddress } from '../shared/useAddress';
import { ScaledRecipe } from './ScaledRecipe';

const HowTo = styled('ol')(({ theme }) => ({
  margin: theme.spacing(4, 0, 0),
  paddingInlineStart: '1.4em',
  '& li': {
    paddingInlineStart: theme.spacing(1),
    marginBottom: theme.spacing(3),
    maxWidth: '60ch',
  },
  '& li::marker': { fontWeight: 800 },
}));

const Packs = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(3, 0, 5),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(2),
  '& b': { ...theme.typography.h4, marginInlineEnd: theme.spacing(3) },
}));

const Cards = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  gap: theme.spacing(5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
}));

const Neighbors = styled('nav')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 6),
  marginTop: theme.spacing(8),
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.tokens.sizes.tap,
    fontWeight: 700,
  },
}));

/** The figures with which the sums begin: those of the record, and the waste that every kitchen has (KITA-1). */
const figuresOf = ({ price, weight, servingGrams }: Product) => ({
  packPrice: String(price),
  packGrams: String(gramsOf(weight)),
  servingGrams: servingGrams === undefined ? '' : String(servingGrams),
  waste: String(DEFAULT_WASTE),
});

/** What a product's page shows below its first screen. */
export function BelowProduct({ product }: { product: Product }) {
  const address = useAddress();
  const figures = useMemo(() => figuresOf(product), [product]);
  const { howTo = [], packs = [] } = product;
  const place = products.findIndex(({ id }) => id === product.id);
  const [previous, next] = [products[place - 1], products[place + 1]];
  const cooked = recipes.filter((recipe) => recipe.product === product.id);
  return (
    <>
      <SectionBand tone="paper" labelledBy="about-product">
        <Split align="start">
          <div>
            <Typography id="about-product" variant="h2">
              {howTo.length > 0 ? 'How to use it' : 'What there is to know'}
            </Typography>
            {howTo.length > 0 && (
              <HowTo>
                {howTo.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </HowTo>
            )}
            {packs.length > 0 && (
              <>
                <Typography variant="h3" sx={{ mt: 8 }}>
                  Larger packs
                </Typography>
                <Packs>
                  {packs.map(({ weight, text }) => (
                    <li key={weight}>
                      <b>{readableWeight(weight)}</b>
                      {text}
                    </li>
                  ))}
                </Packs>
                <Button variant="outlined" component={PageLink} to={paths.contact}>
                  Ask for the price
                </Button>
              </>
            )}
          </div>
          <Facts facts={productFacts(product)} />
        </Split>
      </SectionBand>
      <Sleeping>
        <SectionBand tone="keso" data-needs-script>
          <KitaSection address={address} defaults={figures} />
        </SectionBand>
      </Sleeping>
      {cooked.length > 0 && (
        <SectionBand>
          {cooked.map((recipe, index) => {
            const video = videoOf(recipe, influencers);
            return (
              <ScaledRecipe
                key={recipe.slug}
                address={address}
                place={index}
                id={recipe.slug}
                name={recipe.name}
                lead={recipe.lead}
                picture={pictureAsset(recipe.picture)}
                pictureAlt={altText(recipe.picture)}
                minutes={recipe.minutes}
                servings={recipe.servings}
                unit={recipe.unit}
                ingredients={ingredientsOf(recipe, products)}
                steps={recipe.steps}
                video={video && { label: `Watch ${video.name} cook it`, to: video.path }}
              />
            );
          })}
        </SectionBand>
      )}
      <SectionBand labelledBy="goes-with">
        <Typography id="goes-with" variant="h2">
          What goes with it
        </Typography>
        <Cards>
          {goesWith(product, products).map((other) => (
            <li key={other.id}>
              <LineCard
                name={other.name}
                text={other.description[0] ?? ''}
                color={
                  productCategories.find(({ value }) => value === other.category)?.color ?? 'keso'
                }
                picture={pictureAsset(other.image)}
                pictureAlt={altText(other.image)}
                to={productPage(other).path}
              />
            </li>
          ))}
        </Cards>
        <Neighbors aria-label="Next and previous product">
          {previous && (
            <Link component={PageLink} to={productPage(previous).path}>
              <BackIcon aria-hidden />
              <HiddenText>Previous: </HiddenText>
              {previous.name}
            </Link>
          )}
          {next && (
            <Link component={PageLink} to={productPage(next).path} sx={{ ml: 'auto' }}>
              <HiddenText>Next: </HiddenText>
              {next.name}
              <ForwardIcon aria-hidden />
            </Link>
          )}
        </Neighbors>
      </SectionBand>
    </>
  );
}
