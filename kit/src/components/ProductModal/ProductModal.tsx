import CloseIcon from '@mui/icons-material/CloseRounded';
import ForwardIcon from '@mui/icons-material/ArrowForwardRounded';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Activity, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Badges } from '../Badges/Badges.tsx';
import { BuyLink, buyLinkLabels } from '../BuyLink/BuyLink.tsx';
import type { BuyLinkLabels } from '../BuyLink/BuyLink.tsx';
import { Facts } from '../Facts/Facts.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import type { ModalDialogProps } from '../ModalDialog/ModalDialog.tsx';
import type { LineColor } from '../LineCard/LineCard.tsx';
import { PackCount } from '../PackCount/PackCount.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PriceCard } from '../PriceCard/PriceCard.tsx';
import type { ProductMakes } from '../ProductCard/ProductCard.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { pictureKey } from '../../domain/picture.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { styled } from '../../theme/styled.ts';

export interface ProductDetails {
  /** The product's name, the modal's heading. */
  name: string;
  /** The ground on which the pack stands: its brand line's. @default 'annatto' */
  color?: LineColor | undefined;
  /** What a pack costs, such as "₱65". */
  price: string;
  /** How much is in it, such as "200 g", below the name. @default not said */
  weight?: string | undefined;
  /** What one pack makes. @default not said */
  makes?: ProductMakes | undefined;
  /** The picture's files; `undefined` shows the place of a missing picture. */
  picture: PictureSource | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** One serving of what it makes, cut out: stands at the pack's foot, as decoration. @default none */
  serving?: PictureSource | undefined;
  /** Paragraphs. */
  description: readonly string[];
  /** What the data holds about it, as term and value in reading order. */
  facts: readonly { term: string; value: string }[];
  /** Badges, such as "HALAL Accredited". */
  advantages: readonly string[];
  /** Where the product is bought; opens in a new tab. */
  buyLink: string;
  /** The shop that "Buy Now" leads to, shown small. @default not said */
  shop?: string | undefined;
  /** Its page. @default none: no link to it */
  to?: string | undefined;
}

/** The words of a product's dialog. */
export interface ProductModalLabels extends BuyLinkLabels {
  /** The button that closes it. @default 'Close details' */
  closeDetails: string;
  /** Names the badges. @default 'Advantages' */
  advantages: string;
  /** The link to its page. @default 'How to use it, recipes, kita' */
  page: string;
}

const defaultLabels: ProductModalLabels = {
  closeDetails: 'Close details',
  advantages: 'Advantages',
  page: 'How to use it, recipes, kita',
  ...buyLinkLabels,
};

export interface ProductModalProps extends Omit<
  ModalDialogProps,
  'label' | 'labelledBy' | 'children'
> {
  /** Whether it shows, kept by the owner. */
  open: boolean;
  /**
   * Kept by the owner until the modal has closed, so that it does not empty while it leaves. Handed over before the first
   * opening, any product makes that quicker: what is to be drawn is mostly there already, its picture excepted.
   */
  product: ProductDetails | undefined;
  /** What else can be done with it, below "Buy Now", such as a button that puts it on a list. @default nothing */
  action?: ReactNode | undefined;
  /** Links that lead on, beside the one to its page, such as to a film. @default none */
  links?: ReactNode | undefined;
  /** Called by "Close details", Escape and the backdrop; the owner then sets `open`. */
  onClose: () => void;
  /** Its own words. @default in English */
  labels?: LabelsOf<ProductModalLabels> | undefined;
}

/** A phone that is held sideways: the picture stands beside the text, which would begin below the view. */
const SIDEWAYS = '@media (max-height: 30rem) and (min-width: 30rem)';

/** Wide enough for its three buttons beside each other, in px. */
const WIDTH = 1000;

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [SIDEWAYS]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
}));

// Stays in the corner while the text scrolls, and takes no room from the picture.
const Corner = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.tokens.layers.raised,
  display: 'flex',
  justifyContent: 'flex-end',
  height: 0,
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  margin: theme.spacing(2, 2, 0),
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '&:hover': { backgroundColor: theme.tokens.surface.marked },
}));

/** Beside the text the ground goes on as far as that does; what stands on it stays in view. */
const Ground = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: LineColor;
}>(({ theme, color }) => ({
  ...theme.tokens.onBand(color),
  containerType: 'inline-size',
  [theme.breakpoints.up('md')]: { background: 'var(--floor)' },
  '@media print': {
    color: theme.palette.text.primary,
    '--loud': 'currentcolor',
    background: 'none',
  },
}));

// Low on phones, so that name, sums and links below stand clear of the buttons. The whole pack shows below its count.
const Stage = styled('div', { shouldForwardProp: (prop) => prop !== 'color' })<{
  color: LineColor;
}>(({ theme, color }) => {
  const { backgroundColor } = theme.tokens.onBand(color);
  return {
    background: `linear-gradient(${backgroundColor} 82%, var(--floor) 0)`,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: theme.spacing(3),
    padding: theme.spacing(5, 5, 4),
    aspectRatio: '6 / 5',
    // The name shows below it, however low the window.
    maxHeight: '60dvh',
    // The button that closes it stands in the corner.
    // What it makes is never behind the pack, whose picture is empty above it.
    '& > p': {
      position: 'relative',
      zIndex: 1,
      margin: 0,
      paddingInlineEnd: theme.tokens.sizes.tap,
    },
    '& > p > .price': { fontSize: '2.25rem' },
    '& > p > .equals': { fontSize: '1.75rem' },
    '& > p > .count': { fontSize: 'min(4.25rem, 19vw)' },
    '& > p > .noun': { fontSize: '1.5rem' },
    '& > .pack': { position: 'relative' },
    // Before the pack, at its foot.
    '& > .serving': {
      position: 'absolute',
      insetInlineEnd: '4%',
      bottom: '3%',
      width: 'min(42%, 12rem)',
    },
    position: 'relative',
    // What stands above another on it is below the button that closes it.
    isolation: 'isolate',
    overflow: 'hidden',
    // A pack that is cut out has room for its shadow on either side: it may be larger than its place.
    '& > .pack[data-cut]': { marginInline: '-18%' },
    // On phones the count is a poster beside the pack, what it makes below it.
    [theme.breakpoints.down('md')]: {
      '@container (min-width: 18rem)': {
        gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
        gridTemplateRows: 'minmax(0, 1fr)',
        '& > p': {
          gridArea: '1 / 2',
          alignSelf: 'start',
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          paddingInlineEnd: 0,
        },
        '& > p > .price': { gridColumn: '1 / -1', justifySelf: 'start' },
        '& > p > .count': { fontSize: 'min(6rem, 24cqi)' },
        '& > p > .noun': { gridColumn: '1 / -1' },
        '& > .pack': { gridArea: '1 / 1' },
        '& > .pack[data-cut]': { margin: theme.spacing(0, '-24%', 0, '-30%') },
        '& > .serving': { width: 'min(46%, 12rem)', insetInlineEnd: '2%', bottom: '1%' },
      },
    },
    [SIDEWAYS]: {
      position: 'sticky',
      top: 0,
      alignSelf: 'start',
      aspectRatio: 'auto',
      height: 'calc(100dvh - 24px)',
      maxHeight: 'none',
    },
    [theme.breakpoints.up('md')]: {
      position: 'sticky',
      top: 0,
      aspectRatio: 'auto',
      // The dialog's own height, and no more than the pack needs.
      height: 'min(100dvh - 24px, 46rem)',
      maxHeight: 'none',
      padding: theme.spacing(8, 6, 2),
      '& > p': { paddingInlineEnd: 0 },
      '& > p > .count': { fontSize: 'min(7.25rem, 10vw)' },
      // Above it its picture is empty.
      '& > .pack[data-cut]': { marginInline: '-36%', marginTop: theme.spacing(-7) },
      // Beside the print, which says how much is in it.
      '& > .pack[data-cut]:has(+ .serving)': { margin: theme.spacing(-4, '-22%', 18, '-38%') },
      '& > .serving': { insetInlineEnd: '-8%', bottom: '-1%', width: 'min(60%, 17.5rem)' },
    },
    '@media print': { background: 'none' },
  };
});

// The way to buy stays at hand below the text.
const Purchase = styled('div')(({ theme }) => ({
  '--buy-display': 'flex',
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  // At large text they stand below each other.
  flexWrap: 'wrap',
  // Each as high as it is by itself: a neighbor that grows stretches none.
  alignItems: 'flex-start',
  gap: theme.spacing(2),
  '& > *': { flex: '1 1 auto' },
  '& a, & button': { paddingInline: theme.spacing(3) },
  // Two beside each other on the narrowest phones, too.
  [theme.breakpoints.down('sm')]: {
    '& > :not(:first-of-type)': { '&, & button': { fontSize: '0.875rem' } },
    '& a, & button': { paddingInline: theme.spacing(2) },
  },
  marginInline: theme.spacing(-5),
  padding: theme.spacing(3, 5, 4),
  backgroundColor: theme.palette.background.paper,
  // The text goes out of sight behind it, and is not cut through.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: '2rem',
    background: `linear-gradient(transparent, ${theme.palette.background.paper})`,
    pointerEvents: 'none',
  },
  [theme.breakpoints.up('md')]: {
    marginInline: theme.spacing(-8),
    padding: theme.spacing(3, 8, 5),
  },
  // A low and narrow window, such as at a zoom of 400 %, or large text on a phone: it would leave no room to read in.
  '@media (max-height: 18rem), (max-height: 30rem) and (max-width: 29.99rem)': {
    position: 'static',
  },
  '@container (max-width: 14rem)': { position: 'static' },
}));

// On phones the price stands before the way to pay it. What one came for has a row of its own.
const Buy = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  '&&': { flexBasis: '100%' },
  // Where there is room for all three, beside the others.
  '@container (min-width: 29rem)': { '&&': { flexBasis: 'auto' } },
  '& > p': {
    margin: 0,
    fontFamily: theme.tokens.fonts.display,
    fontSize: theme.tokens.typeScale.h2,
    lineHeight: 1,
    color: theme.tokens.ink.loud,
    // The pack beside it says it.
    [theme.breakpoints.up('md')]: { display: 'none' },
    // The facts say it.
    '@media print': { display: 'none' },
  },
  '& > a': { flex: '1 1 9rem' },
}));

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(6),
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: theme.tokens.sizes.tap,
  },
  '@media print': { display: 'none' },
}));

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  // As wide as its place and no wider, however long a word is.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  containerType: 'inline-size',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 5, 0),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(10, 8, 0) },
}));

const Name = styled(Typography)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { paddingRight: theme.spacing(8) },
})) as typeof Typography;

// In two columns, where there is room for both.
const Advantages = styled(Badges)({
  '@container (min-width: 17rem)': {
    display: 'grid',
    gridTemplateColumns: 'auto auto',
    justifyContent: 'start',
  },
});

// What is asked first, before the text.
const Sums = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  margin: 0,
  textWrap: 'balance',
  fontWeight: 700,
  color: theme.tokens.ink.loud,
}));

interface DetailsProps extends Pick<ProductModalProps, 'action' | 'links' | 'onClose' | 'labels'> {
  product: ProductDetails;
  headingId: string;
  /** Whether nobody has asked for them yet: their picture is not fetched then. */
  isAhead: boolean;
}

function Details({ product, headingId, isAhead, action, links, onClose, labels }: DetailsProps) {
  const { closeDetails, advantages, page, ...buyLabels } = mergeLabels(defaultLabels, labels);
  const { makes } = product;
  return (
    <>
      <Corner>
        <CloseButton aria-label={closeDetails} onClick={onClose}>
          <CloseIcon />
        </CloseButton>
      </Corner>
      <Layout>
        <Ground color={product.color ?? 'annatto'}>
          <Stage color={product.color ?? 'annatto'}>
            {makes ? (
              <PackCount
                size="card"
                price={product.price}
                count={makes.count}
                noun={makes.noun}
                language={makes.language}
              />
            ) : (
              <p>
                <PriceCard className="price" price={product.price} />
              </p>
            )}
            <div className="pack" data-cut={product.picture?.isCutOut}>
              {!isAhead && (
                <Picture
                  // Another product's picture would stand here until this one has come.
                  key={pictureKey(product.picture)}
                  asset={product.picture}
                  alt={product.pictureAlt}
                  fill
                  focus="center bottom"
                  sizes="(min-width: 768px) 680px, 100vw"
                  eager
                  standing
                />
              )}
            </div>
            {!isAhead && product.serving && (
              <Picture
                key={pictureKey(product.serving)}
                className="serving"
                asset={product.serving}
                alt=""
                sizes="176px"
                standing
                missing="nothing"
              />
            )}
          </Stage>
        </Ground>
        <Text>
          <Name id={headingId} variant="h2">
            {product.name}
          </Name>
          {(product.weight ?? makes?.each) !== undefined && (
            <Sums>
              {product.weight}
              {product.weight !== undefined && makes?.each !== undefined && ' · '}
              {makes?.each !== undefined && <span lang={makes.language}>{makes.each}</span>}
            </Sums>
          )}
          {product.description.map((paragraph) => (
            <Typography key={paragraph}>{paragraph}</Typography>
          ))}
          <Advantages badges={product.advantages} label={advantages} />
          {(product.to !== undefined || links) && (
            <Links>
              {product.to !== undefined && (
                <Link component={PageLink} to={product.to}>
                  {page}
                  <ForwardIcon aria-hidden fontSize="small" />
                </Link>
              )}
              {links}
            </Links>
          )}
          <Facts facts={product.facts} />
          <Purchase>
            <Buy>
              <p>{product.price}</p>
              <BuyLink size="large" href={product.buyLink} shop={product.shop} labels={buyLabels} />
            </Buy>
            {action}
          </Purchase>
        </Text>
      </Layout>
    </>
  );
}

/**
 * A product in full: the pack on its line's ground with its number of servings (COUNT-2), description, the facts of its
 * record, its badges and "Buy Now" (PROD-6).
 *
 * @do Keep `product` until it has closed.
 * @do Keep the open product in the address, so that it can be shared and Back closes it.
 * @dont Do not put a form into it.
 * @dont Do not show a fact that the data does not hold.
 * @instead For anything but a product: `ModalDialog`. For a line in a list: `ProductCard`.
 * @keyboard Tab: Goes round from "Close details" to the last way to get it.
 * @keyboard Escape: Closes it.
 * @roles A modal dialog named by the product. Facts are a list of terms, advantages a list named "Advantages".
 * @announcements The product's name, when it opens.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { useState } from 'react';
 * import { ProductModal } from '@lasakita/ui/ProductModal';
 *
 * const cheddar = {
 *   name: 'Cheddar Cheese Powder',
 *   price: '€4',
 *   picture: { src: 'https://shop.example/cheddar.jpg', width: 640, height: 640 },
 *   pictureAlt: 'A pouch of cheddar cheese powder',
 *   description: ['For fries, popcorn and sauces.'],
 *   facts: [{ term: 'Weight', value: '200 g' }],
 *   advantages: ['HALAL Accredited'],
 *   buyLink: 'https://shop.example/cheddar',
 * };
 *
 * export default function Example() {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>Details</Button>
 *       <ProductModal open={isOpen} product={cheddar} onClose={() => setOpen(false)} />
 *     </>
 *   );
 * }
 * ```
 */
export function ProductModal({
  open,
  product,
  action,
  links,
  onClose,
  labels,
  ...rest
}: ProductModalProps) {
  const headingId = useId();
  const [wasOpened, setWasOpened] = useState(open);
  if (open && !wasOpened) setWasOpened(true);
  return (
    <ModalDialog {...rest} open={open} onClose={onClose} labelledBy={headingId} width={WIDTH}>
      {product && (
        // Before the first opening React draws it ahead, while the browser has nothing else to do.
        <Activity mode={wasOpened ? 'visible' : 'hidden'}>
          <Details
            product={product}
            headingId={headingId}
            isAhead={!wasOpened}
            action={action}
            links={links}
            onClose={onClose}
            labels={labels}
          />
        </Activity>
      )}
    </ModalDialog>
  );
}
