import ArrowIcon from '@mui/icons-material/ArrowForwardRounded';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { moneyText } from '@lasakita/ui/domain/money';
import { timeText } from '@lasakita/ui/domain/recipeTime';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import { recipes } from '@/content/recipes';
import type { Influencer, Product } from '@/content/schema';
import { site } from '@/content/site';
import { packCountOf } from '@/domain/packCount';
import { recipesOf } from '@/domain/recipes';
import { productPage, products } from '@/pages/ProductPage/products';
import { AddToList } from '../shared/AddToList';
import { HIGH } from './highScreen';

export interface CooksWithProps {
  /** Whose videos they are. */
  influencer: Pick<Influencer, 'name' | 'videos'>;
}

const Dishes = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(6, 0, 0),
  padding: 0,
  display: 'grid',
  // In rem: at large text they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: theme.spacing(8, 6),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr auto',
    maxWidth: '40rem',
  },
}));

/** What it takes to cook it, below the dish: what a pack makes, and the way to have one. */
const Pack = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
  marginTop: theme.spacing(4),
  // A line of its own, however short: the buttons of all dishes stand on one line.
  '& > .formula': { flex: '1 0 100%', fontSize: '1.375rem' },
}));

const Dish = styled(PageLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.tokens.radius.small,
  '& > .table': { order: -1, borderBottom: `6px solid ${theme.palette.tsokolate.dark}` },
  // The dish is whole: the pack stands below it, before its words.
  '& .pack': { order: -1, flex: 'none', width: '4.5rem' },
  '& > .words': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: theme.spacing(3),
    paddingTop: theme.spacing(3),
    overflowWrap: 'anywhere',
  },
  '& .said': { flex: 1, minWidth: 0 },
  '& .name': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
  },
  '& .text': { ...theme.typography.body1, display: 'block', marginTop: theme.spacing(1) },
  '& .arrow': {
    transition: `transform ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
  },
  '&:hover .arrow': { transform: 'translateX(6px)' },
  '&:focus-visible': theme.tokens.focusRing,
}));

const Packs = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  columnGap: theme.spacing(6),
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.small,
  },
  '& picture': { flex: 'none', width: 'clamp(6rem, 11vw, 11rem)' },
  '& .name': { maxWidth: '9em', marginBottom: theme.spacing(2), fontWeight: 700, lineHeight: 1.2 },
  '& .formula': { fontSize: 'clamp(1rem, 1.7vw, 1.5rem)' },
  [HIGH]: {
    columnGap: 0,
    '& a': { display: 'block' },
    '& picture': { width: '100%' },
    // The pouch is large enough to say it.
    '& .name': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    // What it makes stands below the counter's edge.
    '& .formula': {
      position: 'absolute',
      top: '96%',
      insetInline: 0,
      justifyContent: 'center',
      fontSize: 'clamp(0.9375rem, 1.5vw, 1.375rem)',
    },
  },
  '& a:hover .formula': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& a:focus-visible': theme.tokens.focusRing,
}));

const cookedBy = (influencer: Pick<Influencer, 'videos'>) =>
  recipesOf(influencer, recipes).flatMap((recipe) => {
    const product = products.find(({ id }) => id === recipe.product);
    return product ? [{ recipe, product }] : [];
  });

/** What a pack of it makes, where its record says so. */
function Formula({ product }: { product: Product }) {
  const made = packCountOf(product);
  return (
    made && (
      <PackCount
        className="formula"
        size="card"
        price={moneyText(product.price)}
        // Beside the recipe's own number.
        note="isang pouch"
        count={made.count}
        noun={made.noun}
        language="fil"
      />
    )
  );
}

/** The packs that an influencer cooks with in the videos, two at most: each leads to its product's page. */
export function PacksInUse({ influencer }: CooksWithProps) {
  const packs = [...new Set(cookedBy(influencer).map(({ product }) => product))].slice(0, 2);
  if (packs.length === 0) return null;
  return (
    <Packs aria-label={`What ${influencer.name} cooks with`}>
      {packs.map((product) => (
        <li key={product.id}>
          <PageLink to={productPage(product).path}>
            <Picture
              asset={pictureAsset(product.image)}
              alt=""
              sizes="(min-width: 992px) 270px, 1px"
              standing
            />
            <div>
              <div className="name">{product.name}</div>
              <Formula product={product} />
            </div>
          </PageLink>
        </li>
      ))}
    </Packs>
  );
}

/**
 * The dishes that an influencer cooks in the videos, and their products. Each dish links to the recipe on its product's page
 * (ITEM-3); its pack goes on the visitor's list.
 */
export function CooksWith({ influencer }: CooksWithProps) {
  const cooked = cookedBy(influencer);
  if (cooked.length === 0) return null;
  return (
    <SectionBand labelledBy="cooks-with">
      <Typography id="cooks-with" variant="h1" component="h2" lang={site.headlineLanguage}>
        Niluto niya
      </Typography>
      <Typography sx={{ mt: 2 }}>
        What {influencer.name} cooks in the videos, with the recipe to follow.
      </Typography>
      <Dishes>
        {cooked.map(({ recipe, product }) => (
          <li key={recipe.slug}>
            <Dish to={`${productPage(product).path}#${recipe.slug}`}>
              {/* First in the link's name, second in sight. */}
              <span className="words">
                <span className="said">
                  <span className="name">
                    {recipe.name}
                    <ArrowIcon className="arrow" aria-hidden />
                  </span>{' '}
                  <span className="text">
                    {`${timeText(recipe.minutes)}, ${recipe.servings} ${recipe.unit}, with ${product.name}`}
                  </span>
                </span>
                <Picture
                  className="pack"
                  asset={pictureAsset(product.image)}
                  // The link names it.
                  alt=""
                  sizes="72px"
                  standing
                />
              </span>
              <span className="table">
                <Picture
                  asset={pictureAsset(recipe.picture)}
                  alt={altText(recipe.picture)}
                  ratio={4 / 3}
                  sizes="(min-width: 992px) 33vw, (min-width: 640px) 50vw, 100vw"
                />
              </span>
            </Dish>
            <Pack>
              <Formula product={product} />
              <AddToList product={product} />
            </Pack>
          </li>
        ))}
      </Dishes>
    </SectionBand>
  );
}
