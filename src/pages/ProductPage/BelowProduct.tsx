import BackIcon from '@mui/icons-material/ArrowBackRounded';
import ForwardIcon from '@mui/icons-material/ArrowForwardRounded';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useMemo, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { BuyBar } from '@lasakita/ui/BuyBar';
import { moneyText } from '@lasakita/ui/domain/money';
import { Facts } from '@lasakita/ui/Facts';
import { useInView } from '@lasakita/ui/hooks/useInView';
import { PageLink } from '@lasakita/ui/PageLink';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { Split } from '@lasakita/ui/Split';
import { sizes } from '@lasakita/ui/tokens';
import { influencers } from '@/content/influencers';
import { altText, pictureAsset } from '@/content/pictures';
import { recipes } from '@/content/recipes';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { kitaStart } from '@/domain/kitaStart';
import { paths } from '@/domain/paths';
import { goesWith, productFacts, shopName } from '@/domain/productTexts';
import { ingredientsOf, videoOf } from '@/domain/recipes';
import { HydrationBoundary } from '@/start/HydrationBoundary';
import { FarCounter, FarServingCounter } from '../deferredParts';
import { crowdOfPack } from '../shared/Crowd';
import { KitaSection, useKitaFigures } from '../shared/KitaSection';
import { PackOnShelf, PackShelf } from '../shared/PackShelf';
import { useAddress } from '../shared/useAddress';
import type { Address } from '../shared/useAddress';
import { productPage, products, toneOf } from './products';
import { LargerPacks } from './LargerPacks';
import { ScaledRecipe } from './ScaledRecipe';

const HowTo = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  display: 'grid',
  gap: theme.spacing(5),
  margin: theme.spacing(7, 0, 0),
  padding: 0,
  '& li': {
    ...theme.typography.lead,
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.spacing(4),
    maxWidth: '38rem',
    '&::before': {
      content: 'counter(step)',
      minWidth: '0.75em',
      fontFamily: theme.tokens.fonts.display,
      fontSize: 'clamp(3.25rem, 1.9rem + 5vw, 6.5rem)',
      lineHeight: 0.84,
      color: 'var(--loud)',
    },
  },
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

const BELOW_HEADER = `-${sizes.header.phone}px 0px 0px`;

export interface BelowProductProps {
  /** The record that it shows. */
  product: Product;
  /** The buttons of the first screen: the bar stands in for them. */
  buttonsRef: RefObject<HTMLElement | null>;
}

/**
 * The counter, if it has the product's powder or servings, and the kita helper, which shares the price and the other costs
 * that the visitor enters on the counter. Below the counter, which reckons with these two, the helper is folded; without a
 * counter it follows the text about the product.
 */
function CounterAndKita({
  product,
  address,
  isPowder,
  counterRef,
  children,
}: {
  product: Product;
  address: Address;
  /** Whether it is shaken over the counter, or its servings are served. */
  isPowder: boolean;
  /** Where the counter stands; without one there is none. */
  counterRef: RefObject<HTMLDivElement | null> | undefined;
  /** What is said of the product. */
  children: ReactNode;
}) {
  const start = useMemo(() => kitaStart(product), [product]);
  const figures = useKitaFigures(address, start);
  const told = {
    onPriceChange: (text: string) => figures.change('sellingPrice', text),
    onCostsChange: (text: string) => figures.change('otherCosts', text),
  };
  return (
    <>
      {counterRef && (
        <div ref={counterRef}>
          {isPowder ? (
            <FarCounter product={product.id} {...told} />
          ) : (
            <FarServingCounter product={product} {...told} />
          )}
        </div>
      )}
      {!counterRef && children}
      <HydrationBoundary>
        <SectionBand tone="tsokolate" space={counterRef && 'none'} data-needs-script>
          <KitaSection
            figures={figures}
            examplePrice={product.examplePrice}
            exampleCosts={product.exampleCosts}
            isFolded={counterRef !== undefined}
          />
        </SectionBand>
      </HydrationBoundary>
      {counterRef && children}
    </>
  );
}

/** What a product's page shows below its first screen. */
export function BelowProduct({ product, buttonsRef }: BelowProductProps) {
  const address = useAddress();
  const { description, howTo = [], packs = [] } = product;
  const place = products.findIndex(({ id }) => id === product.id);
  const [previous, next] = [products[place - 1], products[place + 1]];
  const counterRef = useRef<HTMLDivElement>(null);
  // The counter has a bar of its own at the lower edge, until all of it is behind the header.
  const isAtCounter = useInView(counterRef, { margin: BELOW_HEADER }) === 'in';
  const isPowder = site.home.budburan.powders.some((powder) => powder.product === product.id);
  const isCounted = isPowder || crowdOfPack(product) !== undefined;
  const beside = goesWith(product, products);
  const isFitting = beside.some(({ uses }) => uses?.some((use) => product.uses?.includes(use)));
  const cooked = recipes.filter((recipe) => recipe.product === product.id);
  const about = (
    <SectionBand tone="paper" labelledBy="about-product">
      <Split align="start" columns="minmax(0, 7fr) minmax(0, 5fr)">
        <div>
          <Typography id="about-product" variant="h1" component="h2">
            {howTo.length > 0 ? (
              <span lang={site.headlineLanguage}>Paano gamitin</span>
            ) : (
              'What there is to know'
            )}
          </Typography>
          {/* The first one stands beside the pack. */}
          {description.slice(1).map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 3, maxWidth: '38rem' }}>
              {paragraph}
            </Typography>
          ))}
          {howTo.length > 0 && (
            <HowTo>
              {howTo.map((step) => (
                <li key={step}>
                  <span>{step}</span>
                </li>
              ))}
            </HowTo>
          )}
        </div>
        <div>
          <Facts facts={productFacts(product)} />
        </div>
      </Split>
    </SectionBand>
  );
  return (
    <>
      {packs.length > 0 && <LargerPacks product={product} />}
      <CounterAndKita
        {...{ product, address, isPowder }}
        counterRef={isCounted ? counterRef : undefined}
      >
        {about}
      </CounterAndKita>
      {cooked.map((recipe, index) => {
        const video = videoOf(recipe, influencers);
        return (
          <ScaledRecipe
            key={recipe.slug}
            address={address}
            place={index}
            id={recipe.slug}
            tone={toneOf(product)}
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
      <SectionBand labelledBy="goes-with">
        <Typography id="goes-with" variant="h1" component="h2" lang={site.headlineLanguage}>
          {isFitting ? 'Bagay din dito' : 'Iba pang timpla'}
        </Typography>
        <PackShelf>
          {beside.map((other) => (
            <PackOnShelf
              key={other.id}
              product={other}
              to={productPage(other).path}
              name={other.name}
            />
          ))}
        </PackShelf>
        <Neighbors aria-label="Next and previous product">
          {previous && (
            <Link component={PageLink} to={productPage(previous).path}>
              <BackIcon aria-hidden />
              {`Previous: ${previous.name}`}
            </Link>
          )}
          {next && (
            <Link component={PageLink} to={productPage(next).path} sx={{ ml: 'auto' }}>
              {`Next: ${next.name}`}
              <ForwardIcon aria-hidden />
            </Link>
          )}
        </Neighbors>
      </SectionBand>
      {!isAtCounter && (
        <BuyBar
          product={product.name}
          price={moneyText(product.price)}
          href={product.link}
          shop={shopName(product.link)}
          dealers={`${paths.dealership}#directory`}
          after={buttonsRef}
        />
      )}
    </>
  );
}
