import BackIcon from '@mui/icons-material/ArrowBackRounded';
import PlaceIcon from '@mui/icons-material/PlaceRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { RefObject } from 'react';
import { Awning, AwningSign } from '@lasakita/ui/Awning';
import { Badges } from '@lasakita/ui/Badges';
import { BuyLink } from '@lasakita/ui/BuyLink';
import { moneyText } from '@lasakita/ui/domain/money';
import { PackCount } from '@lasakita/ui/PackCount';
import { PageLink } from '@lasakita/ui/PageLink';
import { Picture } from '@lasakita/ui/Picture';
import { PriceCard } from '@lasakita/ui/PriceCard';
import { BandContent, SectionBand } from '@lasakita/ui/SectionBand';
import type { BandTone } from '@lasakita/ui/SectionBand';
import { altText, pictureAsset } from '@/content/pictures';
import type { Product } from '@/content/schema';
import { site } from '@/content/site';
import { basisText, costEachText, packCountOf, pouchText } from '@/domain/packCount';
import { paths } from '@/domain/paths';
import { pricePer100, readableWeight, shopName } from '@/domain/productTexts';
import { DeferredAddToList, DeferredShareButton } from '../deferredParts';
import { lineOf, toneOf } from './products';

export interface ProductHeadProps {
  /** The record that it shows. */
  product: Product;
  /** Set to the ways to get it. */
  buttonsRef: RefObject<HTMLDivElement | null>;
}

/** The margin of a page's content, which what runs from edge to edge takes back. */
const MARGIN = 'clamp(16px, 4vw, 48px)';

/** As high as the floor of the shelf is, on phones and on wide screens. */
const FLOOR = { phone: '58px', wide: '96px' };

const Band = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BandTone;
}>(({ theme, tone }) => ({
  position: 'relative',
  overflow: 'hidden',
  ...theme.tokens.onBand(tone),
  outline: 'none',
}));

const SignLink = styled(PageLink)(({ theme }) => ({
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  textDecoration: 'none',
  '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.large },
  '&:hover': { textDecoration: 'underline', color: theme.palette.gata.main },
}));

// What stands beside what: on wide screens, and where a phone that is held sideways leaves no height for more.
const Stall = styled('div')(({ theme }) => {
  const wide = `${theme.breakpoints.up('lg')}, (max-height: 30rem) and (min-width: 30rem)`;
  return {
    // The floor lies below all of it, and above the ground.
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 21fr) minmax(0, 18fr)',
    columnGap: theme.spacing(2),
    paddingTop: theme.spacing(1),
    '&::before': {
      content: '""',
      zIndex: theme.tokens.layers.below,
      gridColumn: '1 / -1',
      gridRow: 2,
      alignSelf: 'end',
      height: FLOOR.phone,
      marginInline: `calc(-1 * ${MARGIN})`,
      backgroundColor: 'var(--floor)',
      borderBottom: `6px solid ${theme.palette.tsokolate.dark}`,
    },
    '& > .name': { gridColumn: '1 / -1', gridRow: 1 },
    '& > .stage': { gridColumn: 1, gridRow: 2, alignSelf: 'end' },
    '& > .count': {
      gridColumn: 2,
      gridRow: 2,
      alignSelf: 'center',
      paddingBlock: theme.spacing(3),
    },
    '& > .ways': { gridColumn: '1 / -1', gridRow: 3 },
    [wide]: {
      gridTemplateColumns: 'minmax(0, 40fr) minmax(0, 30fr) minmax(0, 30fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: theme.spacing(6),
      paddingTop: theme.spacing(3),
      '&::before': {
        gridRow: '1 / -1',
        height: FLOOR.wide,
        marginInline: `calc(-1 * max((100vw - ${theme.tokens.sizes.container}px) / 2, 0px) - ${MARGIN})`,
      },
      '& > .name': { gridColumn: 1, gridRow: 1 },
      '& > .stage': { gridColumn: 2, gridRow: '1 / -1' },
      '& > .count': {
        gridColumn: 3,
        gridRow: '1 / -1',
        alignSelf: 'end',
        paddingBlock: `0 calc(${FLOOR.wide} + ${theme.spacing(9)})`,
      },
      '& > .ways': {
        gridColumn: 1,
        gridRow: 2,
        paddingBottom: `calc(${FLOOR.wide} + ${theme.spacing(9)})`,
      },
    },
    // Begins with what there is to see.
    '@media (max-height: 30rem) and (min-width: 30rem)': {
      '& > .stage, & > .count': { alignSelf: 'start', paddingBlock: 0 },
      '&::before': { backgroundColor: 'transparent' },
    },
    '@media print': {
      '&::before': { display: 'none' },
      '& > .ways': { paddingBottom: 0 },
    },
  };
});

const Way = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  // Quieter than the ways to get it.
  '& .share > button': {
    marginInlineEnd: theme.spacing(-3),
    paddingInline: theme.spacing(3),
    color: 'inherit',
    '&, &:hover, &:active': {
      border: 0,
      boxShadow: 'none',
      transform: 'none',
      backgroundColor: 'transparent',
    },
    '&:hover': { textDecoration: 'underline' },
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.tokens.sizes.tap,
    color: 'inherit',
    fontWeight: 700,
  },
  '@media print': { display: 'none' },
}));

// At large text on a phone a word is no wider than the screen.
const Name = styled(Typography)(({ theme }) => ({
  ...theme.typography.h1,
  fontSize: 'min(clamp(2.5rem, 0.6rem + 4.6vw, 4.75rem), 14vw)',
  lineHeight: 0.94,
  outline: 'none',
  overflowWrap: 'anywhere',
})) as typeof Typography;

/** Where the pack stands. Around one that is cut out its picture is empty, and may lie under what is beside it. */
const Stage = styled('div', { shouldForwardProp: (prop) => prop !== 'isCutOut' })<{
  isCutOut: boolean;
}>(({ theme, isCutOut }) => ({
  ...(isCutOut
    ? {
        zIndex: theme.tokens.layers.below,
        pointerEvents: 'none',
        margin: '0 -28% -6px',
        [theme.breakpoints.up('lg')]: { margin: '-1% -30% -16px' },
      }
    : { paddingBlock: theme.spacing(4, 8) }),
  '@media print': { maxWidth: '7cm', margin: 0 },
}));

/** One serving of what the pack makes, at its foot. */
const Serving = styled('div')(({ theme }) => ({
  gridArea: '2 / 1 / auto / -1',
  alignSelf: 'end',
  justifySelf: 'start',
  pointerEvents: 'none',
  width: 'clamp(108px, 34vw, 220px)',
  marginInlineStart: '34%',
  marginBottom: theme.spacing(1),
  [`${theme.breakpoints.up('lg')}, (max-height: 30rem) and (min-width: 30rem)`]: {
    gridArea: '1 / 2 / -1 / -1',
    width: 'clamp(230px, 21.5vw, 316px)',
    marginInlineStart: '28%',
    marginBottom: theme.spacing(1),
  },
  '@media print, (max-height: 30rem)': { display: 'none' },
}));

/** A price without a count. */
const Price = styled('p')(({ theme }) => ({
  margin: 0,
  textAlign: 'end',
  fontSize: 'min(2.75rem, 11vw)',
  '& small': { whiteSpace: 'normal' },
  '& > *': { maxWidth: '100%' },
  [theme.breakpoints.up('lg')]: { fontSize: 'min(5.75rem, 6vw)' },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  // On phones a counter of its own below the shelf.
  [`${theme.breakpoints.down('lg')} and (min-height: 30.01rem), (max-width: 29.99rem)`]: {
    marginInline: `calc(-1 * ${MARGIN})`,
    padding: `${theme.spacing(2)} ${MARGIN} ${theme.spacing(8)}`,
    ...theme.tokens.onBand('paper'),
  },
  '& p': { margin: 0 },
  // In two columns: of four none stands alone.
  '& > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5rem), max-content))',
    marginTop: theme.spacing(5),
    maxWidth: '29rem',
  },
}));

const Buttons = styled('div', { shouldForwardProp: (prop) => prop !== 'isYellow' })<{
  isYellow: boolean;
}>(({ theme, isYellow }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: theme.spacing(3),
  maxWidth: '29rem',
  '& a, & button': { marginTop: theme.spacing(3), paddingInline: theme.spacing(4) },
  // What comes late stands in an element without a box.
  '& > a, & > div > *': { flex: '1 1 auto' },
  // What one came for has a line of its own.
  '& > .buy': {
    flexBasis: '100%',
    minHeight: '3.25rem',
    fontSize: '1.125rem',
    '--buy-flow': 'column',
  },
  // In one row, where the pack does not stand beside them.
  [theme.breakpoints.between('md', 'lg')]: {
    maxWidth: 'none',
    '& > .buy': {
      flexBasis: 'auto',
      minHeight: theme.tokens.sizes.tap,
      fontSize: '1rem',
      '--buy-flow': 'row',
    },
  },
  '@media (max-width: 23.5rem)': { '& .MuiButton-startIcon': { display: 'none' } },
  [theme.breakpoints.up('lg')]: {
    '& > .buy': { flexBasis: 'auto' },
    // Yellow on yellow sells nothing.
    ...(isYellow && {
      '& > .buy, & > .buy:hover': {
        color: theme.palette.gata.main,
        backgroundColor: theme.palette.sili.main,
      },
    }),
  },
  [theme.breakpoints.up('xl')]: {
    '& a, & button': { minHeight: '3.25rem', paddingInline: theme.spacing(5) },
    '& > .buy': { paddingInline: theme.spacing(9) },
  },
  '@media print': { display: 'none' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  marginTop: theme.spacing(5),
  maxWidth: '34rem',
  textWrap: 'pretty',
  // Beside the pack the words come first: there is room for them above the buttons.
  [`${theme.breakpoints.up('lg')}, (max-height: 30rem) and (min-width: 30rem)`]: { order: -1 },
}));

const Strip = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(2, 7),
  margin: 0,
  // What comes below it is to be seen whole with it.
  paddingBlock: theme.spacing(5, 3),
  '& > strong': {
    ...theme.typography.h2,
    fontSize: 'clamp(2.125rem, 1.5rem + 2.2vw, 3.25rem)',
    lineHeight: 1,
  },
  '& > span': { ...theme.typography.lead, fontWeight: 600 },
}));

/** The first screen of a product's page: the pack, exactly what it makes, and the ways to get it (ITEM-2, COUNT-2). */
export function ProductHead({ product, buttonsRef }: ProductHeadProps) {
  const { name, description, advantages, price, weight, image, link, servingGrams } = product;
  const line = lineOf(product);
  const tone = toneOf(product);
  const made = packCountOf(product);
  const picture = pictureAsset(image);
  const isCutOut = picture?.isCutOut === true;
  const serving = product.servingPicture && pictureAsset(product.servingPicture);
  const pouch = pouchText(product);
  return (
    <>
      <Band tone={tone} aria-labelledby="product-name">
        <Awning tone={tone} />
        <BandContent>
          <Typography component="p" sx={{ m: 0 }}>
            {line ? (
              <SignLink to={`${paths.products}?category=${line.value}`}>
                <AwningSign>{line.label}</AwningSign>
              </SignLink>
            ) : (
              <AwningSign>{site.company.shortName}</AwningSign>
            )}
          </Typography>
          <Stall>
            <div className="name">
              <Way>
                <Link component={PageLink} to={paths.products}>
                  <BackIcon aria-hidden fontSize="small" />
                  All products
                </Link>
                <DeferredShareButton
                  className="share"
                  title={name}
                  text={`${name}, ${moneyText(price)} for ${readableWeight(weight)}`}
                />
              </Way>
              <Name id="product-name" component="h1" tabIndex={-1}>
                {name}
              </Name>
            </div>
            <Stage className="stage" isCutOut={isCutOut}>
              <Picture
                asset={picture}
                alt={altText(image)}
                {...(!isCutOut && { ratio: 1 })}
                sizes={
                  isCutOut
                    ? '(min-width: 1400px) 620px, (min-width: 992px) 44vw, 80vw'
                    : '(min-width: 1400px) 400px, (min-width: 992px) 28vw, 50vw'
                }
                standing
                eager
              />
            </Stage>
            {serving && (
              <Serving>
                <Picture
                  asset={serving}
                  // What it is stands beside it.
                  alt=""
                  missing="nothing"
                  sizes="(min-width: 992px) 316px, 34vw"
                  standing
                />
              </Serving>
            )}
            {made ? (
              <PackCount
                className="count"
                size="beside"
                price={moneyText(price)}
                note={pouch}
                count={made.count}
                noun={`${made.noun} ng ${made.of}`}
                language="fil"
              />
            ) : (
              <Price className="count">
                <PriceCard price={moneyText(price)} note={pouch} noteLanguage="fil" />
              </Price>
            )}
            <Ways className="ways">
              <Buttons ref={buttonsRef} isYellow={tone === 'keso'}>
                <BuyLink className="buy" size="large" href={link} shop={shopName(link)} />
                <DeferredAddToList product={product} />
                <Button
                  variant="outlined"
                  component={PageLink}
                  to={`${paths.dealership}#directory`}
                  startIcon={<PlaceIcon />}
                  aria-label="Find a dealer near you"
                >
                  Find a dealer
                </Button>
              </Buttons>
              <Words>
                <Typography variant="lead" component="p" sx={{ fontWeight: 600 }}>
                  {description[0]}
                </Typography>
                <Typography component="p" sx={{ fontWeight: 600 }}>
                  {pricePer100(product)}
                </Typography>
              </Words>
              <Badges badges={advantages} />
            </Ways>
          </Stall>
        </BandContent>
      </Band>
      {made && servingGrams !== undefined && (
        <SectionBand tone={tone} edge="scallop" space="none">
          <Strip lang="fil">
            <strong>{costEachText(made)}</strong> <span>{basisText(servingGrams, made.noun)}</span>
          </Strip>
        </SectionBand>
      )}
    </>
  );
}
