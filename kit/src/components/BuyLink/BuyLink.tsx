import Button from '@mui/material/Button';
import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { styled } from '../../theme/styled.ts';

/** The words of the link to a shop. */
export interface BuyLinkLabels {
  /** The link to where it is bought. @default 'Buy Now' */
  buyNow: string;
  /** Small below it: whose shop. @default 'at Shopee', with the shop given */
  atShop: (shop: string) => string;
  /** Told of that link. @default 'opens in a new tab' */
  newTab: string;
}

export const buyLinkLabels: BuyLinkLabels = {
  buyNow: 'Buy Now',
  atShop: (shop) => `at ${shop}`,
  newTab: 'opens in a new tab',
};

export interface BuyLinkProps extends Omit<
  ComponentPropsWithRef<'a'>,
  'children' | 'color' | 'target' | 'rel'
> {
  /** Where it is bought; opens in a new tab. */
  href: string;
  /** The shop that it leads to, shown small below the words. @default not said */
  shop?: string | undefined;
  /** What is bought, for those who meet the link alone. @default not said: what stands around it does */
  product?: string | undefined;
  /** A large one stands alone. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
  /** Its own words. @default `buyLinkLabels` */
  labels?: LabelsOf<BuyLinkLabels> | undefined;
}

const Words = styled('span')(({ theme }) => ({
  // What stands around it may have it in one line, or in one where there is room.
  display: 'var(--buy-display, grid)',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gridAutoFlow: 'var(--buy-flow, row)' as 'row',
  justifyItems: 'center',
  alignItems: 'baseline',
  columnGap: '0.4em',
  lineHeight: 1.15,
  // Two lines in a button as high as those beside it.
  marginBlock: theme.spacing(-2),
  // A small card says it in the link's name alone.
  '& small': {
    display: 'var(--buy-shop, inline)',
    fontSize: theme.tokens.typeScale.tiny,
    fontWeight: 600,
    letterSpacing: 0,
  },
}));

/**
 * The way to buy, in a new tab, and at whose shop.
 *
 * @do Say whose shop it is: people who sell for a living want to know before they press.
 * @dont Do not name a shop that the address does not lead to.
 * @instead For a page of the site: `PageLink`.
 * @keyboard Enter: Opens the shop in a new tab.
 * @roles A link, described by the shop and the new tab.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { BuyLink } from '@lasakita/ui/BuyLink';
 *
 * export default function Example() {
 *   return (
 *     <BuyLink
 *       href="https://shop.example/cheddar"
 *       shop="Shopee"
 *       product="Cheddar Cheese Powder"
 *       size="large"
 *     />
 *   );
 * }
 * ```
 */
export function BuyLink({ href, shop, product, size = 'medium', labels, ...rest }: BuyLinkProps) {
  const { buyNow, atShop, newTab } = mergeLabels(buyLinkLabels, labels);
  const newTabId = useId();
  const place = shop && atShop(shop);
  return (
    <Button
      aria-label={product && `${[buyNow, place].filter(Boolean).join(' ')}, ${product}`}
      {...rest}
      variant="sticker"
      size={size}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={newTabId}
    >
      <Words>
        {buyNow} {place && <small>{place}</small>}
      </Words>
      <HiddenText id={newTabId} hidden>
        {newTab}
      </HiddenText>
    </Button>
  );
}
