import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { BuyLink, buyLinkLabels } from '../BuyLink/BuyLink.tsx';
import type { BuyLinkLabels } from '../BuyLink/BuyLink.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { sweep } from '../../theme/sweep.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureAsset } from '../../domain/picture.ts';

/** The words of a product's card. */
export interface ProductCardLabels extends BuyLinkLabels {
  /** The button that tells more; its name ends in the product's. @default 'Details' */
  details: string;
}

const defaultLabels: ProductCardLabels = { details: 'Details', ...buyLinkLabels };

export interface ProductCardProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** The product's name, the card's heading. */
  name: string;
  /** Its page, to which picture and name lead. @default none */
  to?: string | undefined;
  /** The brand line, above the name. @default not said */
  brand?: string | undefined;
  /** What it is for, beside the brand. @default not said */
  use?: string | undefined;
  /** What a pack costs, such as "₱65". */
  price: string;
  /** What is in a pack, such as "200 g". */
  weight: string;
  /** What so much of it costs, such as "₱32.50 per 100 g". @default not said */
  unitPrice?: string | undefined;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureAsset | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** Where the product is bought; opens in a new tab. */
  buyLink: string;
  /** The shop that "Buy Now" leads to, shown small. @default not said */
  shop?: string | undefined;
  /** Called by the button "Details". */
  onDetails: () => void;
  /** Marked in the name. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
  /** Set on the cards of the first screen, whose pictures are fetched at once. @default false */
  eager?: boolean;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3';
  /** Its own words. @default in English */
  labels?: Partial<ProductCardLabels> | undefined;
}

/** The widths at which a card's picture is shown, for its `sizes`. */
const PICTURE_SIZES = '(min-width: 1200px) 300px, (min-width: 768px) 30vw, 46vw';

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.tokens.radius.large,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.tokens.elevations.low,
  '@media print': { breakInside: 'avoid', boxShadow: 'none' },
  transition: `box-shadow ${theme.tokens.durations.control}ms`,
  '& img': {
    transition: `transform ${theme.tokens.durations.reveal / 2}ms ${theme.tokens.easings.enter}`,
  },
  '@media (hover: hover)': {
    '&:hover': { boxShadow: theme.tokens.elevations.high },
    '&:hover img': { transform: 'scale(1.04)' },
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.spacing(1),
  padding: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(3) },
}));

/** A card narrower than this holds brand and use below each other. */
const NARROW = '@container (max-width: 14rem)';

// Room for a name of two lines and for all that is said of it, so that the cards of a row and their skeletons are of one height.
const Words = styled('div')(({ theme }) => {
  const { typeScale } = theme.tokens;
  return {
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(1),
    color: theme.tokens.quietInk,
    '& > .kind, & > .price, & > .unit': { margin: 0, fontSize: typeScale.small, lineHeight: 1.3 },
    '& > .kind': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: theme.spacing(2),
      minHeight: '1.3em',
      fontSize: typeScale.tiny,
      '& b': { fontWeight: 800, color: theme.palette.text.primary },
      [NARROW]: { flexDirection: 'column', flexWrap: 'nowrap', minHeight: '2.6em' },
    },
    '& > .price': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: theme.spacing(2),
      lineHeight: 1.1,
      fontWeight: 600,
      '& strong': {
        fontSize: typeScale.h3,
        fontWeight: 900,
        color: theme.palette.text.primary,
      },
    },
  };
});

const Name = styled(Typography)(({ theme }) => ({
  ...theme.typography.h4,
  minHeight: `${2 * Number(theme.typography.h4.lineHeight)}em`,
  color: theme.palette.text.primary,
  [theme.breakpoints.down('sm')]: { fontSize: theme.tokens.typeScale.body },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
    '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
    // The picture is a part of the link: one stop for the keyboard, one entry in a list of links.
    '&::after': { content: '""', position: 'absolute', inset: '0 0 auto', aspectRatio: '1' },
  },
})) as typeof Typography;

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  // Side by side the two would not fit on a narrow card or at large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6rem), 1fr))',
  gap: theme.spacing(2),
  marginTop: 'auto',
  paddingTop: theme.spacing(2),
  '& > *': { paddingInline: theme.spacing(2), whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

/**
 * One product on the shelf (PROD-5): picture and name lead to its page where it has one (ITEM-1).
 *
 * @do Use it in a grid, with ProductCardSkeleton while the list is on its way.
 * @do Set `eager` on the cards of the first screen only.
 * @dont Do not add a further action: name and picture lead to the page, two buttons to the rest.
 * @dont Do not cut a long name: it takes two lines, and a row grows with it.
 * @instead For a brand line: `LineCard`. For the whole record: `ProductModal`.
 * @keyboard Tab: Goes to the name, to "Details", then to "Buy Now".
 * @keyboard Enter, Space: Opens the page, the details, or the shop in a new tab.
 * @roles An article named by the product, whose heading is the link to its page; both other controls are described by its name.
 * @announcements Nothing.
 */
export function ProductCard({
  name,
  to,
  brand,
  use,
  price,
  weight,
  unitPrice,
  picture,
  pictureAlt,
  buyLink,
  shop,
  onDetails,
  keyword,
  eager = false,
  headingLevel = 'h3',
  labels,
  ...rest
}: ProductCardProps) {
  const { details, ...buyLabels } = { ...defaultLabels, ...labels };
  const nameId = useId();
  const shownName = <Highlight text={name} keyword={keyword} />;
  return (
    <Card {...rest} aria-labelledby={nameId}>
      <Picture asset={picture} alt={pictureAlt} ratio={1} sizes={PICTURE_SIZES} eager={eager} />
      <Body>
        <Words>
          {(brand ?? use) && (
            <p className="kind">
              {brand && <b>{brand}</b>}
              {use && <span>{use}</span>}
            </p>
          )}
          <Name id={nameId} component={headingLevel}>
            {to === undefined ? shownName : <PageLink to={to}>{shownName}</PageLink>}
          </Name>
          <p className="price">
            <strong>{price}</strong>
            {weight}
          </p>
          {unitPrice && <p className="unit">{unitPrice}</p>}
        </Words>
        <Actions>
          <Button variant="outlined" aria-label={`${details}, ${name}`} onClick={onDetails}>
            {details}
          </Button>
          <BuyLink href={buyLink} shop={shop} product={name} labels={buyLabels} />
        </Actions>
      </Body>
    </Card>
  );
}

/** The shapes of a packshot: a pouch with its seal and sign, and a heap of what is in it. */
const packshot = (shape: string, sign: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 100 100"><path fill="${shape}" d="M16 8.5h48.5v8c0 2-.6 3.6-.9 6.200-1.200 14-1 29-.2 42.6.2 3.800-.1 6.600-1 8.200-6 1.700-36.500 1.700-43 0-.9-1.600-1.300-4.400-1.100-8.200.9-13.600 1-28.6-.2-42.600-.3-2.600-2.100-4.200-2.100-6.200z"/><path fill="${shape}" d="M53 80.500c5.500-2.200 9.200-8.700 12.700-11.500 1.800-1.400 4.300-1.500 6.100.1 3.900 3.300 7.400 9.200 13.700 11.400 2.400.9 1.500 2.500-1.200 2.700-9.600.8-21.400.8-30.500 0-2.700-.2-3.100-1.800-.8-2.700z"/><path fill="none" stroke="${sign}" stroke-width="1.200" d="M16.500 13h47.500M16.900 17.500h46.600"/><rect fill="${sign}" x="24.500" y="27" width="31" height="7" rx="3.500"/><rect fill="${sign}" x="22.500" y="39" width="35" height="4" rx="2"/><rect fill="${sign}" x="28.500" y="46" width="23" height="4" rx="2"/></svg>`,
  )}")`;

// Drawn with the first frame, and as large as the pictures: on slow lines it is the page's largest paint, not they.
const SquareSkeleton = styled(Skeleton)(({ theme }) => ({
  aspectRatio: '1',
  height: 'auto',
  backgroundImage: packshot(theme.palette.gata.main, theme.palette.gata.dark),
  backgroundSize: 'cover',
}));
const CardOnItsWay = styled(Card)(sweep);
const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });
const ShortSkeleton = styled(LineSkeleton)({ width: '60%' });
// The peso sign is a font file of its own. Asked for with the prices, it would have all the page laid out once more.
const PriceSkeleton = styled(LineSkeleton)({
  minWidth: '3em',
  color: 'transparent',
  '&:empty::before': { content: '"₱"' },
});
const ButtonSkeleton = styled(Skeleton)(({ theme }) => ({
  height: theme.tokens.sizes.tap,
  borderRadius: theme.tokens.radius.pill,
}));

export type ProductCardSkeletonProps = Omit<ComponentPropsWithRef<'article'>, 'children'>;

/** The place of a card that is still on its way: exactly the card's size (PROD-2). */
export function ProductCardSkeleton(props: ProductCardSkeletonProps) {
  return (
    <CardOnItsWay {...props} aria-hidden>
      <SquareSkeleton variant="rectangular" />
      <Body>
        <Words>
          <div className="kind">
            <ShortSkeleton variant="text" />
          </div>
          <Name component="div">
            <LineSkeleton variant="text" />
            <LineSkeleton variant="text" />
          </Name>
          <div className="price">
            <strong>
              <PriceSkeleton variant="text" />
            </strong>
          </div>
          <div className="unit">
            <ShortSkeleton variant="text" />
          </div>
        </Words>
        <Actions>
          <ButtonSkeleton variant="rectangular" />
          <ButtonSkeleton variant="rectangular" />
        </Actions>
      </Body>
    </CardOnItsWay>
  );
}
