import type { ComponentPropsWithRef } from 'react';
import { groupDigits } from '../../domain/groupDigits.ts';
import { PriceCard } from '../PriceCard/PriceCard.tsx';
import { styled } from '../../theme/styled.ts';

export type PackCountSize = 'hero' | 'poster' | 'card' | 'beside';

export interface PackCountProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  /** What a pack costs, such as "₱65", or what stands before the equals sign in its place, such as "1 sako". */
  price: string;
  /** What one gets for it, small at the price, such as "isang pouch, 200 g". @default nothing */
  note?: string | undefined;
  /** How many servings it makes: the largest type of the page where the size is `poster`. */
  count: number;
  /** What they are, such as "baso" or "baso ng fries". */
  noun: string;
  /** The language of note and noun where it is not the page's own, such as "fil". @default the page's */
  language?: string | undefined;
  /**
   * How large it is set. As `hero`, figure and noun are as large as the text around; as `beside`, next to the pack itself,
   * it is set in lines, the price first. @default 'poster'
   */
  size?: PackCountSize | undefined;
  /** Whether `price` is set on a card, as prices are. @default true */
  onCard?: boolean | undefined;
}

/** How large so many letters can be to fill a line, and at most, in hundredths of its width. */
const filling = (letters: number, most: number) =>
  `${Math.min(most, Math.floor(100 / (0.72 * letters + 0.08)))}cqi`;

// As large as its place lets it: the pack beside it is what it stands on.
const Beside = styled('p', {
  shouldForwardProp: (prop) => prop !== 'figure' && prop !== 'price',
})<{ figure: string; price: string }>(({ theme, figure, price }) => ({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  justifyContent: 'end',
  justifyItems: 'end',
  alignItems: 'center',
  columnGap: theme.spacing(1.5),
  margin: 0,
  textAlign: 'end',
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  '& > .equals': {
    fontSize: `calc(0.34 * min(${filling(figure.length, 104)}, 20.5rem))`,
    lineHeight: 0.7,
  },
  '& > .count': {
    fontSize: `min(${filling(figure.length, 104)}, 20.5rem)`,
    fontWeight: 400,
    lineHeight: 0.8,
    color: 'var(--loud, inherit)',
  },
  '& > .noun': {
    gridColumn: '1 / -1',
    marginTop: '0.35em',
    fontSize: 'min(clamp(1.25rem, 13cqi, 2.75rem), 18cqi)',
    lineHeight: 1,
    overflowWrap: 'anywhere',
  },
  '& > .price': {
    gridColumn: '1 / -1',
    maxWidth: '100%',
    marginBottom: '0.35em',
    fontSize: `min(${filling(price.length + 1, 27)}, 5.75rem)`,
    '& > small': { whiteSpace: 'normal' },
  },
}));

const Formula = styled('p', { shouldForwardProp: (prop) => prop !== 'size' })<{
  size: 'hero' | 'poster' | 'card';
}>(({ theme, size }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.1em 0.2em',
  margin: 0,
  minWidth: 0,
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  lineHeight: 0.84,
  fontVariantNumeric: 'tabular-nums',
  fontSize: {
    hero: 'inherit',
    poster: 'clamp(6rem, 3rem + 9vw, 12rem)',
    card: theme.tokens.typeScale.h3,
  }[size],
  '& > .price': { fontSize: size === 'card' ? '1em' : '0.42em' },
  '& > .price > small': {
    display: 'block',
    marginTop: '0.4em',
    fontFamily: theme.typography.fontFamily,
    fontSize: `max(0.24em, ${theme.tokens.typeScale.small})`,
    fontWeight: 700,
    lineHeight: 1.2,
  },
  '& .equals': { fontSize: size === 'card' ? '1em' : '0.6em' },
  '& .count, & > .made > .noun': { fontWeight: 400, color: 'var(--loud, inherit)' },
  // A line breaks before the equals sign, as in a formula.
  '& > .made': { display: 'inline-flex', alignItems: 'center', gap: '0.2em', whiteSpace: 'nowrap' },
  '& > .noun': { fontSize: size === 'poster' ? '0.5em' : '0.8em', overflowWrap: 'anywhere' },
  // At large text the number alone would be wider than a phone.
  ...(size === 'poster' && {
    maxWidth: '100%',
    '@media (max-width: 30rem)': { fontSize: 'min(6rem, 26vw)' },
  }),
}));

/**
 * What one pack makes, as one formula: "₱65 = 18 baso". One setting on every page: card, equals sign, figure, noun.
 *
 * @do Set it once on a page as a poster, and small on each card.
 * @do Set it `beside` a pack: its place gives the size.
 * @do Show beside it exactly so many, where a picture shows servings at all.
 * @dont Do not round the figure, and do not set it where a product counts nothing.
 * @dont Do not claim earnings by it: it says what a pack makes, not what a seller gets.
 * @instead For a price alone: `PriceCard`. For what a seller keeps: `KitaHelper`.
 * @keyboard None: it takes no focus.
 * @roles A paragraph that reads as a sentence: "₱65, isang pouch = 18 baso".
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { PackCount } from '@lasakita/ui/PackCount';
 *
 * export default function Example() {
 *   return <PackCount price="€4" note="one pouch, 200 g" count={18} noun="cups of fries" />;
 * }
 * ```
 */
export function PackCount({
  price,
  note,
  count,
  noun,
  language,
  size = 'poster',
  onCard = true,
  ...rest
}: PackCountProps) {
  const figure = (
    <>
      <span className="equals">=</span>{' '}
      <strong className="count">{groupDigits(String(count))}</strong>
    </>
  );
  const unit = (
    <span className="noun" lang={language}>
      {noun}
    </span>
  );
  const parts = (
    <>
      {onCard ? (
        <PriceCard className="price" price={price} note={note} noteLanguage={language} />
      ) : (
        <span className="price" lang={language}>
          {price}
          {note && <small> {note}</small>}
        </span>
      )}{' '}
      {size === 'hero' ? (
        <span className="made">
          {figure} {unit}
        </span>
      ) : (
        <>
          {size === 'poster' ? <span className="made">{figure}</span> : figure} {unit}
        </>
      )}
    </>
  );
  return size === 'beside' ? (
    <Beside {...rest} figure={String(count)} price={price} data-size={size}>
      {parts}
    </Beside>
  ) : (
    <Formula {...rest} size={size} data-size={size}>
      {parts}
    </Formula>
  );
}
