import PlaceIcon from '@mui/icons-material/PlaceRounded';
import Button from '@mui/material/Button';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentPropsWithRef, RefObject } from 'react';
import { useForkRef } from '@mui/material/utils';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useInView } from '../../hooks/useInView.ts';
import { BuyLink } from '../BuyLink/BuyLink.tsx';
import type { BuyLinkLabels } from '../BuyLink/BuyLink.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { PriceCard } from '../PriceCard/PriceCard.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import { styled } from '../../theme/styled.ts';

/** Every word of the bar beside those of its link to the shop. */
export interface BuyBarLabels extends Partial<BuyLinkLabels> {
  /** The way to a dealer, as much of it as a bar holds. @default 'Dealer' */
  dealer: string;
  /** All of it, for those who listen; holds what is seen. @default 'Find a dealer near you' */
  findDealer: string;
}

export const buyBarLabels: BuyBarLabels = {
  dealer: 'Dealer',
  findDealer: 'Find a dealer near you',
};

export interface BuyBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** What is bought: names the bar, and is seen in it where there is room. */
  product: string;
  /** What it costs, such as "₱65". */
  price: string;
  /** Where it is bought; opens in a new tab. */
  href: string;
  /** The shop that it leads to. @default not said */
  shop?: string | undefined;
  /** The page that finds a dealer. */
  dealers: string;
  /** The buttons that it stands in for: it shows once they have left the view above. @default shows at once */
  after?: RefObject<Element | null> | undefined;
  /** Its own words. @default `buyBarLabels` */
  labels?: LabelsOf<BuyBarLabels> | undefined;
}

const Root = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.tokens.layers.header,
  paddingBlock: theme.spacing(2.5, 3),
  paddingBottom: `max(${theme.spacing(3)}, env(safe-area-inset-bottom))`,
  ...theme.tokens.onBand('paper'),
  borderTop: `3px solid ${theme.tokens.edge.drawn}`,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `rise ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
  },
  '@keyframes rise': { from: { transform: 'translateY(100%)' } },
  // A low window has no room for it.
  '@media print, (max-height: 30rem)': { display: 'none' },
}));

const Row = styled(BandContent)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: theme.spacing(2.5),
  '& > .price': { fontSize: 'min(2.25rem, 11vw)', marginInlineEnd: 'auto' },
  '& > .name': { ...theme.typography.h3, display: 'none' },
  '& > a': { paddingInline: theme.spacing(4.5) },
  [theme.breakpoints.up('md')]: {
    gap: theme.spacing(4),
    '& > .name': { display: 'block', marginInlineEnd: 'auto' },
    '& > .price': { marginInlineEnd: 0 },
  },
}));

/** Ends what stands above the bar: where it comes into view, the page below begins. */
const End = styled('span')({ display: 'block' });

/** The bar itself, which keeps clear of what has the focus as long as it is there. */
function Bar({
  product,
  price,
  href,
  shop,
  dealers,
  labels,
  ref,
  ...rest
}: Omit<BuyBarProps, 'after'>) {
  const { dealer, findDealer, ...buyWords } = mergeLabels(buyBarLabels, labels);
  const ownRef = useRef<HTMLElement>(null);
  const rootRef = useForkRef(ownRef, ref);
  useLayoutEffect(() => {
    const height = ownRef.current?.offsetHeight ?? 0;
    if (height === 0) return undefined;
    const { style } = document.documentElement;
    style.scrollPaddingBottom = `${height + 16}px`;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <Root aria-label={product} {...rest} ref={rootRef}>
      <Row>
        <span className="name">{product}</span>
        <PriceCard className="price" price={price} />
        <BuyLink href={href} shop={shop} labels={buyWords} />
        <Button
          variant="outlined"
          component={PageLink}
          to={dealers}
          aria-label={findDealer}
          startIcon={<PlaceIcon />}
        >
          {dealer}
        </Button>
      </Row>
    </Root>
  );
}

// So far that all of a page lies within: told apart is then only on which side of the view a thing is.
const FAR = '999999px';

/**
 * A slim bar at the lower edge of the view: price, shop and dealer, while the buttons of the page are above it.
 *
 * @do Put it last on the page: it goes where its own place comes into view, so that it covers no footer.
 * @dont Do not show it beside the buttons that it stands in for: hand them to it as `after`.
 * @instead For the way to the shop alone: `BuyLink`.
 * @keyboard Tab: Goes through the two links, after all else on the page.
 * @keyboard Enter: Follows the link.
 * @roles A navigation named by the product, with two links; not there while it does not show, and never printed.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { useRef } from 'react';
 * import { BuyBar } from '@lasakita/ui/BuyBar';
 * import { BuyLink } from '@lasakita/ui/BuyLink';
 *
 * export default function Example() {
 *   const buttons = useRef<HTMLParagraphElement>(null);
 *   return (
 *     <>
 *       <h1>Cheddar Cheese Powder</h1>
 *       <p ref={buttons}>
 *         <BuyLink href="https://shop.example/cheddar" shop="Shopee" />
 *       </p>
 *       <p>All that there is to say about it.</p>
 *       <BuyBar
 *         product="Cheddar Cheese Powder"
 *         price="€4"
 *         href="https://shop.example/cheddar"
 *         shop="Shopee"
 *         dealers="/dealers"
 *         after={buttons}
 *       />
 *     </>
 *   );
 * }
 * ```
 */
export function BuyBar({ after, ...bar }: BuyBarProps) {
  const nothing = useRef<Element>(null);
  const endRef = useRef<HTMLSpanElement>(null);
  // "In" is what is in the view or below it.
  const buttons = useInView(after ?? nothing, { margin: `0px 0px ${FAR} 0px`, ofDocument: true });
  // "In" is what is in the view or above it.
  const end = useInView(endRef, { margin: `${FAR} 0px 0px 0px`, ofDocument: true });
  const isShown = after === undefined || (buttons === 'out' && end === 'out');
  return (
    <>
      <End ref={endRef} />
      {isShown && <Bar {...bar} />}
    </>
  );
}
