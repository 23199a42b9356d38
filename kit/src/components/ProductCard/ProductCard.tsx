import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Fragment, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { BuyLink, buyLinkLabels } from '../BuyLink/BuyLink.tsx';
import type { BuyLinkLabels } from '../BuyLink/BuyLink.tsx';
import { Highlight } from '../Highlight/Highlight.tsx';
import type { LineColor } from '../LineCard/LineCard.tsx';
import { PackCount } from '../PackCount/PackCount.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PriceCard } from '../PriceCard/PriceCard.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { boundedByHeight } from '../../theme/boundedByHeight.ts';
import { sweep } from '../../theme/sweep.ts';
import { styled } from '../../theme/styled.ts';

/** What one pack makes. */
export interface ProductMakes {
  /** How many servings. */
  count: number;
  /** What they are, such as "baso". */
  noun: string;
  /** What they are of, such as "ng fries": said where there is room. @default not said */
  of?: string | undefined;
  /** What of the price falls on one, such as "₱3.61 na lasa bawat baso": said where there is room. @default not said */
  each?: string | undefined;
  /** What makes them, such as "Isang pouch.". @default not said */
  onePack?: string | undefined;
  /** The language of these words where it is not the page's own, such as "fil". @default the page's */
  language?: string | undefined;
}

/**
 * The layout of a card: a tile among others; the hero of its shelf, with the count beside the pack; or a row on phones with
 * the picture at its start, which is a tile on wider screens.
 */
export type ProductCardSize = 'tile' | 'hero' | 'row';

/** The words of a product's card. */
export interface ProductCardLabels extends BuyLinkLabels {
  /** The button that tells more; its name ends in the product's. @default 'Details' */
  details: string;
}

const defaultLabels: ProductCardLabels = { details: 'Details', ...buyLinkLabels };

export interface ProductCardProps extends Omit<
  ComponentPropsWithRef<'article'>,
  'children' | 'color'
> {
  /** The product's name, the card's heading. */
  name: string;
  /** Its page, to which picture and name lead. @default none */
  to?: string | undefined;
  /** The ground on which the pack stands: its brand line's. @default 'annatto' */
  color?: LineColor | undefined;
  /** What one pack makes. @default not said, and its place stays */
  makes?: ProductMakes | undefined;
  /** What it is for. @default not said */
  use?: string | undefined;
  /** What a pack costs, such as "₱65". */
  price: string;
  /** What is in a pack, such as "200 g". */
  weight: string;
  /** What so much of it costs, such as "₱32.50 per 100 g". @default not said */
  unitPrice?: string | undefined;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureSource | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** One serving of what it makes, cut out: stands beside the pack, as decoration. @default none */
  serving?: PictureSource | undefined;
  /** All that one pack makes, drawn: stands below the number on a hero, in place of the one serving. @default the serving */
  crowd?: ReactNode | undefined;
  /** Where the product is bought; opens in a new tab. */
  buyLink: string;
  /** The shop that "Buy Now" leads to, shown small. @default not said */
  shop?: string | undefined;
  /** Called by the button "Details". */
  onDetails: () => void;
  /** One more thing to do with it, such as putting it on a list: a control of `sizes.tap`, as its last. @default none */
  action?: ReactNode | undefined;
  /** Marked in the name. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
  /** Set on the cards of the first screen, whose pictures are fetched at once. @default false */
  eager?: boolean | undefined;
  /** How it is set. @default 'tile' */
  size?: ProductCardSize | undefined;
  /** The level of the name's heading. @default 'h3' */
  headingLevel?: 'h2' | 'h3' | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<ProductCardLabels> | undefined;
}

/** The widths at which a card's picture is shown, for its `sizes`. */
const PICTURE_SIZES: Record<ProductCardSize, string> = {
  tile: '(min-width: 992px) 28vw, 54vw',
  hero: '(min-width: 992px) 536px, 76vw',
  row: '(min-width: 768px) 300px, 32vw',
};

/** Width to height of a pack's picture, the room for its shadow with it. */
const PACK_RATIO = 0.9;

/** The edge of the shelf, in px. */
const EDGE = 6;

interface Look {
  size: ProductCardSize;
}

const isOurs = (prop: PropertyKey) => prop === 'size' || prop === 'color';

/**
 * A parent may set the layout of its cards. `--card-row`, `--card-rows` and `--stage-rows` lay picture and words into rows
 * that a card shares with its neighbors. `--name-lines` reserves room for that many lines of a name. `--bleed` and
 * `--card-isolation: auto` extend a card's ground that far beyond it, behind its neighbors.
 */
const Card = styled('article', { shouldForwardProp: (prop) => !isOurs(prop) })<Look>(
  ({ theme, size }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'var(--card-rows, auto 1fr)',
    gridRow: 'var(--card-row, auto)',
    isolation: 'var(--card-isolation, isolate)' as 'isolate',
    height: '100%',
    minWidth: 0,
    '@media print': { breakInside: 'avoid' },
    '& .pack': {
      transition: `transform ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
    },
    '@media (hover: hover)': { '&:hover .pack': { transform: 'translateY(-6px)' } },
    ...(size === 'row' && {
      [theme.breakpoints.down('md')]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        gridTemplateRows: 'auto',
        columnGap: theme.spacing(4),
      },
    }),
  }),
);

// The ground is drawn behind all that stands on it, so that it may reach beyond the card without covering a neighbor.
const Stage = styled('div', { shouldForwardProp: (prop) => !isOurs(prop) })<
  Look & { color: LineColor }
>(({ theme, color, size }) => {
  const { backgroundColor, ...onGround } = theme.tokens.onBand(color);
  return {
    ...onGround,
    '--floor-height': 'clamp(44px, 6vw, 88px)',
    gridRow: 'var(--stage-rows, auto)',
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    minWidth: 0,
    paddingTop: `max(${theme.spacing(5)}, var(--stage-top, 0px))`,
    paddingBottom: `calc(var(--floor-height) * 0.42 + ${EDGE}px)`,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: theme.tokens.layers.below,
      // Drawn by the image of a border, which takes no room however far it reaches.
      borderImage: `linear-gradient(${backgroundColor} calc(100% - var(--floor-height)), var(--floor) 0 calc(100% - ${EDGE}px), ${theme.tokens.edge.strong} 0) fill 0 / 0 / 0 var(--bleed, 0px)`,
      '@media print, (forced-colors: active)': { borderImage: 'none' },
    },
    '@media print': { color: theme.palette.text.primary, '--loud': 'currentcolor' },
    // A picture that is cut out ends below the pack, with its shadow: so much lower the pack stands on the floor.
    '& > [data-cut]': { translate: '0 calc(var(--floor-height) * var(--sunk, 0.3))' },
    ...(size === 'hero' && {
      '--sunk': 0.6,
      gridTemplateColumns: 'minmax(0, min(57%, 24.5rem)) minmax(0, 1fr)',
      columnGap: theme.spacing(5),
      // A pack that is cut out has room for its shadow on either side: it may be larger than its place.
      '& > .pack[data-cut]': {
        width: '136%',
        maxWidth: '33.5rem',
        marginInlineStart: 'max(-18%, -4.6rem)',
      },
      // Any other picture is as high as it would be.
      '& > .pack:not([data-cut])': {
        aspectRatio: String(PACK_RATIO / 1.36),
        maxWidth: `${33.5 / 1.36}rem`,
      },
    }),
    // Before the pack, at its foot.
    '& > .serving': {
      position: 'absolute',
      insetInlineEnd: '-8%',
      bottom: `calc(var(--floor-height) * 0.12)`,
      width: 'min(58%, 13rem)',
    },
    // What it makes is seen beside the pack, clear of the print in its middle.
    ...(size !== 'hero' && {
      '& > .pack[data-cut]': { width: '118%', marginInlineStart: '-9%' },
      '& > .pack[data-cut]:has(+ .serving)': { marginInlineStart: '-22%' },
      '& > .pack:not([data-cut])': { aspectRatio: String(PACK_RATIO / 1.18) },
    }),
    ...(size === 'row' && {
      [theme.breakpoints.down('md')]: {
        paddingTop: theme.spacing(2),
        paddingBottom: theme.spacing(3),
        '--floor-height': '34px',
        '& > .pack[data-cut]': {
          '&, &:has(+ .serving)': { width: '130%', marginInlineStart: '-15%' },
        },
        '& > .pack:not([data-cut])': { aspectRatio: String(PACK_RATIO / 1.3) },
      },
    }),
  };
});

// As large as its place lets it: the figure is what the shelf says.
const Poster = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  alignSelf: 'var(--poster-place, center)',
  // Above the floor.
  paddingBottom: 'calc(var(--floor-height) * 0.7)',
  // What it makes stands on the floor, beside the pack.
  '&[data-serving]': { alignSelf: 'end', paddingBottom: 0 },
  '& > .serving': {
    width: 'min(136%, 15rem)',
    margin: theme.spacing(-8, 0, -5, '-30%'),
    [theme.breakpoints.up('lg')]: {
      width: 'min(160%, 20rem)',
      margin: theme.spacing(-5, 0, -6, '-34%'),
    },
  },
  // No higher than the one serving would be, so that a shelf on its way is as high.
  '& > .crowd': {
    width: 'min(150%, 15rem)',
    margin: theme.spacing(2, 0, 0, '-40%'),
    '& > svg': { maxHeight: '8.25rem' },
    [theme.breakpoints.up('lg')]: {
      width: 'min(160%, 20rem)',
      margin: theme.spacing(4, 0, 0, '-34%'),
      '& > svg': { maxHeight: '15rem' },
    },
  },
  '& > p': { display: 'grid', justifyItems: 'start', gap: theme.spacing(3), margin: 0 },
  '& .pack-of': { fontSize: '1.0625rem', fontWeight: 800, lineHeight: 1.1 },
  '& .count': {
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    fontSize: 'min(13rem, 84cqi)',
    lineHeight: 0.78,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--loud)',
    '&[data-long]': { fontSize: 'min(13rem, 54cqi)' },
  },
  '& .noun': {
    fontFamily: theme.tokens.fonts.display,
    fontSize: 'min(2rem, max(1.25rem, 15cqi))',
    lineHeight: 1,
    maxWidth: '100%',
    overflowWrap: 'anywhere',
  },
}));

/** How large the price is on the shelf's edge. */
const priceSize = {
  tile: 'clamp(2rem, 1.7rem + 1.2vw, 2.75rem)',
  hero: 'clamp(2.75rem, 2.3rem + 1.8vw, 4rem)',
};

/** The action stands beside the buttons, clear of the next card's. */
const besideButtons = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(2.75rem, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  '& > *': { gridColumn: '1 / -1' },
  '& > :nth-of-type(3)': { gridColumn: '1' },
  // In the middle of "Buy Now", which may be higher.
  '& > .action': {
    gridColumn: '2',
    justifySelf: 'start',
    alignSelf: 'end',
    marginBottom: 'calc(max(0px, var(--buy-height, 0px) - 2.75rem) / 2)',
  },
} as const;

// It begins above the shelf's edge, by which the price hangs.
const Body = styled('div', { shouldForwardProp: (prop) => !isOurs(prop) })<Look>(
  ({ theme, size }) => ({
    '--loud': theme.tokens.ink.loud,
    ...(size === 'hero' && {
      '--buy-height': '3.5rem',
      '--buy-text': '1.25rem',
      '--buy-room': '1.75rem',
      '--buy-flow': 'column',
    }),
    marginTop: `calc(-0.6 * ${priceSize[size === 'hero' ? 'hero' : 'tile']})`,
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    gap: theme.spacing(2),
    paddingBottom: size === 'row' ? 0 : 'clamp(20px, 3vw, 40px)',
    // Above the link that lies over the whole card.
    '& > .action': { position: 'relative', zIndex: theme.tokens.layers.raised },
    ...(size === 'tile'
      ? {
          '--buy-shop': 'none',
          '--buy-height': '2.75rem',
          [theme.breakpoints.up('md')]: besideButtons,
          // Narrow: across from the price, without a room of its own.
          [theme.breakpoints.down('md')]: {
            '& > .action': {
              order: -1,
              alignSelf: 'flex-end',
              height: 0,
              marginBottom: theme.spacing(-2),
            },
          },
        }
      : besideButtons),
    ...(size === 'row' && {
      // The picture is higher than the words: no room is kept for more of them.
      [theme.breakpoints.down('md')]: {
        marginTop: 0,
        '--room': 0,
        '--actions-top': 0,
        gridTemplateRows: 'auto auto auto',
        alignContent: 'start',
      },
      [theme.breakpoints.up('md')]: { '--buy-height': '3rem', '--buy-flow': 'column' },
    }),
  }),
);

// The price hangs on the shelf's edge, clear of the pack; the count has its line below, also where there is none.
const Formula = styled('div', { shouldForwardProp: (prop) => !isOurs(prop) })<Look>(
  ({ theme, size }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: theme.spacing(2, 4),
    fontSize: priceSize[size === 'hero' ? 'hero' : 'tile'],
    '& > p': {
      display: 'grid',
      gridTemplateColumns: 'auto auto minmax(0, 1fr)',
      justifyItems: 'start',
      alignItems: 'baseline',
      gap: theme.spacing(2),
      margin: 0,
      fontSize: 'inherit',
    },
    '& > p > .price': { gridColumn: '1 / -1', fontSize: '1em' },
    '& .each': {
      paddingBottom: theme.spacing(1),
      fontFamily: theme.tokens.fonts.display,
      fontSize: 'clamp(1.0625rem, 0.9rem + 0.6vw, 1.375rem)',
      lineHeight: 1.1,
      color: 'var(--loud)',
    },
    ...(size !== 'hero' && {
      '& > p': {
        display: 'grid',
        gridTemplateColumns: 'auto auto minmax(0, 1fr)',
        gridTemplateRows: 'auto minmax(2.5rem, auto)',
        justifyItems: 'start',
        alignItems: 'baseline',
        gap: theme.spacing(3, 2),
        margin: 0,
        fontSize: 'inherit',
      },
      '& > p > .equals': { fontSize: '1.5rem' },
      '& > p > .count': { fontSize: 'clamp(2.25rem, 2rem + 0.9vw, 2.75rem)' },
      '& > p > .noun': { fontSize: '1.25rem' },
    }),
    ...(size === 'row' && {
      [theme.breakpoints.down('md')]: {
        fontSize: '1.875rem',
        '& > p': {
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: theme.spacing(1, 2),
          margin: 0,
        },
        '& > p > .equals': { fontSize: '1.25rem' },
        '& > p > .count': { fontSize: '2.125rem' },
        '& > p > .noun': { fontSize: '1.125rem' },
      },
    }),
  }),
);

// Reserves room for all its words, beside heroes for a name of two lines: so all cards of a row, and their skeletons, are
// equally high.
const Words = styled('div', { shouldForwardProp: (prop) => !isOurs(prop) })<Look>(({
  theme,
  size,
}) => {
  const isHero = size === 'hero';
  const nameSize = isHero ? 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' : '1.25rem';
  return {
    '--name': nameSize,
    '--lines': isHero ? 1 : 'var(--name-lines, 2)',
    // Where a card is wide its other facts have one line.
    '--facts': isHero ? 1 : 2,
    [theme.breakpoints.up('xl')]: { '--facts': 1 },
    ...(!isHero && { [theme.breakpoints.up('md')]: { '--name': '1.5rem' } }),
    minHeight: `calc(var(--room, 1) * (var(--name) * 1.08 * var(--lines) + ${theme.spacing(isHero ? 1.5 : 2)} + 1.3 * var(--facts) * ${theme.tokens.typeScale.small}))`,
    '& > .name': {
      margin: 0,
      fontFamily: theme.tokens.fonts.display,
      fontWeight: 400,
      fontSize: 'var(--name)',
      lineHeight: 1.08,
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    '& a': {
      color: 'inherit',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.15em' },
      '&:focus-visible': { ...theme.tokens.focusRing, borderRadius: theme.tokens.radius.small },
      // The picture is a part of the link: one stop for the keyboard, one entry in a list of links.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    '& > .small': {
      margin: theme.spacing(1.5, 0, 0),
      fontSize: theme.tokens.typeScale.small,
      lineHeight: 1.3,
      fontWeight: 600,
      color: theme.tokens.quietInk,
      // Each part has its dot before it; that of a line's first lies outside, cut off.
      marginInlineStart: '-0.8em',
      clipPath: 'inset(0 0 0 0.8em)',
      '[dir=rtl] &': { clipPath: 'inset(0 0.8em 0 0)' },
      '& > span': {
        position: 'relative',
        display: 'inline-block',
        maxWidth: '100%',
        paddingInlineStart: '0.8em',
        '&::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '0.25em' },
      },
    },
    '& > .each': {
      margin: theme.spacing(0.5, 0, 0),
      fontSize: theme.tokens.typeScale.small,
      lineHeight: 1.3,
      fontWeight: 800,
      color: 'var(--loud)',
    },
  };
});

const Actions = styled('div')(({ theme }) => ({
  position: 'relative',
  // Above the link, which lies over the whole card.
  zIndex: theme.tokens.layers.raised,
  alignSelf: 'flex-start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginTop: 'var(--actions-top, auto)',
  paddingTop: theme.spacing(2),
  '& > *': { paddingInline: theme.spacing(3), whiteSpace: 'nowrap' },
  // What sells is as large as its card.
  '& > a:first-of-type, & > span:first-of-type': {
    minHeight: 'var(--buy-height, 0)',
    paddingInline: `var(--buy-room, ${theme.spacing(3)})`,
    fontSize: 'var(--buy-text, 1rem)',
  },
  '& > .quiet': {
    minWidth: theme.tokens.sizes.tap,
    paddingInline: theme.spacing(1),
    color: theme.palette.text.primary,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.25em',
  },
}));

/**
 * One product on the shelf (PROD-5). Picture and name lead to its page if it has one (ITEM-1). The order is always the same:
 * the pack, its price on the shelf's edge, its number of servings (COUNT-2), name, other facts, and the two buttons.
 *
 * @do Use it in a grid, with ProductCardSkeleton of the same size while the list is on its way.
 * @do Set `eager` on the cards of the first screen only.
 * @do Give a shelf one hero.
 * @dont Do not give it a second `action`: name and picture lead to the page, two buttons to the rest.
 * @dont Do not cut a long name: it takes two lines, and a row grows with it.
 * @dont Do not invent a count: without one its place stays empty.
 * @instead For a brand line: `LineCard`. For the whole record: `ProductModal`.
 * @keyboard Tab: Goes to the name, to "Buy Now", to "Details", then to the `action`.
 * @keyboard Enter, Space: Opens the page, the shop in a new tab, or the details.
 * @roles An article named by the product, whose heading is the link to its page if it has one; the names of both other
 *   controls hold the product's name.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { ProductCard } from '@lasakita/ui/ProductCard';
 *
 * export default function Example() {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <ProductCard
 *         name="Cheddar Cheese Powder"
 *         to="/products/cheddar"
 *         makes={{ count: 18, noun: 'cups' }}
 *         price="€4"
 *         weight="200 g"
 *         picture={{ src: 'https://shop.example/cheddar.jpg', width: 640, height: 640 }}
 *         pictureAlt="A pouch of cheddar cheese powder"
 *         buyLink="https://shop.example/cheddar"
 *         shop="Shopee"
 *         onDetails={() => setOpen((before) => !before)}
 *       />
 *       {isOpen && <p>For fries, popcorn and sauces.</p>}
 *     </>
 *   );
 * }
 * ```
 */
export function ProductCard({
  name,
  to,
  color = 'annatto',
  makes,
  use,
  price,
  weight,
  unitPrice,
  picture,
  pictureAlt,
  serving,
  crowd,
  buyLink,
  shop,
  onDetails,
  action,
  keyword,
  eager = false,
  size = 'tile',
  headingLevel: Heading = 'h3',
  labels,
  ...rest
}: ProductCardProps) {
  const { details, ...buyLabels } = mergeLabels(defaultLabels, labels);
  const nameId = useId();
  const shownName = <Highlight text={name} keyword={keyword} />;
  const isHero = size === 'hero';
  return (
    <Card {...rest} size={size} aria-labelledby={nameId}>
      <Stage color={color} size={size}>
        <Picture
          className="pack"
          data-cut={picture?.isCutOut}
          asset={picture}
          alt={pictureAlt}
          ratio={PACK_RATIO}
          sizes={PICTURE_SIZES[size]}
          eager={eager}
          standing
        />
        {serving && !isHero && (
          <Picture
            className="serving"
            asset={serving}
            alt=""
            sizes="140px"
            standing
            missing="nothing"
          />
        )}
        {isHero && makes && (
          <Poster data-serving={(crowd ?? serving) ? '' : undefined}>
            <p lang={makes.language}>
              {makes.onePack && <span className="pack-of">{makes.onePack} </span>}
              <strong className="count" data-long={makes.count > 99 ? '' : undefined}>
                {makes.count}
              </strong>{' '}
              <span className="noun">{[makes.noun, makes.of].filter(Boolean).join(' ')}</span>
            </p>
            {crowd && <div className="crowd">{crowd}</div>}
            {serving && !crowd && (
              <Picture
                className="serving"
                asset={serving}
                alt=""
                sizes="220px"
                standing
                missing="nothing"
              />
            )}
          </Poster>
        )}
      </Stage>
      <Body size={size}>
        <Formula size={size}>
          {makes && !isHero ? (
            <PackCount
              size="card"
              price={price}
              count={makes.count}
              noun={makes.noun}
              language={makes.language}
            />
          ) : (
            <p>
              <PriceCard className="price" price={price} />
            </p>
          )}
          {isHero && makes?.each && (
            <span className="each" lang={makes.language}>
              {makes.each}
            </span>
          )}
        </Formula>
        <Words size={size}>
          <Heading id={nameId} className="name">
            {to === undefined ? shownName : <PageLink to={to}>{shownName}</PageLink>}
          </Heading>
          <p className="small">
            {[use, weight, unitPrice]
              .filter((part) => part !== undefined)
              .map((part, index) => (
                <Fragment key={part}>
                  {index > 0 && ' '}
                  <span>{part}</span>
                </Fragment>
              ))}
          </p>
          {size === 'row' && makes?.each && (
            <p className="each" lang={makes.language}>
              {makes.each}
            </p>
          )}
        </Words>
        <Actions>
          <BuyLink href={buyLink} shop={shop} product={name} labels={buyLabels} />
          <Button
            className="quiet"
            variant="text"
            aria-label={`${details}, ${name}`}
            onClick={onDetails}
          >
            {details}
          </Button>
        </Actions>
        {action !== undefined && <div className="action">{action}</div>}
      </Body>
    </Card>
  );
}

const PackOnItsWay = styled('div')({
  display: 'grid',
  placeItems: 'end center',
  width: '100%',
  aspectRatio: String(PACK_RATIO),
  ...boundedByHeight(PACK_RATIO),
});
const Pouch = styled('div')(sweep, ({ theme }) => ({
  width: '66%',
  height: '92%',
  borderRadius: theme.tokens.radius.small,
  backgroundColor: 'var(--floor)',
}));
const LineSkeleton = styled(Skeleton)({ fontSize: 'inherit' });
const ShortSkeleton = styled(LineSkeleton)({ width: '60%' });
// The peso sign is a font file of its own. Asked for with the prices, it would have all the page laid out once more.
const PriceOnItsWay = styled(PriceCard)({
  color: 'transparent',
  '&::before': { content: '"₱00"' },
});
const ButtonSkeleton = styled(Skeleton)(({ theme }) => ({
  width: '5.5rem',
  height: theme.tokens.sizes.tap,
  borderRadius: theme.tokens.radius.pill,
  '&:last-child': { width: '3.5rem' },
}));

export interface ProductCardSkeletonProps
  extends
    Omit<ComponentPropsWithRef<'article'>, 'children' | 'color'>,
    Pick<ProductCardProps, 'color' | 'size'> {
  /** The product's name, where it is known already: it is read at once. @default a line in its place */
  name?: string | undefined;
}

/** The place of a card that is still on its way: exactly the card's size (PROD-2). */
export function ProductCardSkeleton({
  name,
  color = 'annatto',
  size = 'tile',
  ...rest
}: ProductCardSkeletonProps) {
  return (
    <Card {...rest} size={size} aria-hidden>
      <Stage color={color} size={size}>
        <PackOnItsWay className="pack" data-cut>
          <Pouch />
        </PackOnItsWay>
      </Stage>
      <Body size={size}>
        <Formula size={size}>
          <p>
            <PriceOnItsWay className="price" price="" />
          </p>
        </Formula>
        <Words size={size}>
          <div className="name">{name ?? <LineSkeleton variant="text" />}</div>
          <div className="small">
            <ShortSkeleton variant="text" />
          </div>
        </Words>
        <Actions>
          <ButtonSkeleton variant="rectangular" />
          <ButtonSkeleton variant="rectangular" />
        </Actions>
      </Body>
    </Card>
  );
}
