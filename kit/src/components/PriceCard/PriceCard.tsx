import type { ComponentPropsWithRef } from 'react';
import { styled } from '../../theme/styled.ts';

export interface PriceCardProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What it costs, such as "₱65". */
  price: string;
  /** What one gets for it, small below, such as "isang pouch, 200 g". @default nothing */
  note?: string | undefined;
  /** The language of the note where it is not the page's own, such as "fil". @default the page's */
  noteLanguage?: string | undefined;
}

// In em: whoever sets it gives its size.
const Card = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '0.22em 0.3em 0.2em',
  fontFamily: theme.tokens.fonts.display,
  fontWeight: 400,
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: theme.tokens.ink.loud,
  backgroundColor: theme.tokens.surface.card,
  borderRadius: Math.min(4, theme.tokens.radius.small),
  boxShadow: theme.tokens.elevations.low,
  transform: 'rotate(-4deg)',
  maxWidth: '100%',
  '& > small': {
    display: 'block',
    whiteSpace: 'normal',
    marginTop: '0.3em',
    fontFamily: theme.typography.fontFamily,
    fontSize: `max(0.24em, ${theme.tokens.typeScale.tiny})`,
    fontWeight: 700,
    lineHeight: 1.15,
    color: theme.tokens.ink.deep,
  },
  '@media (forced-colors: active)': { border: '1px solid' },
  '@media print': { boxShadow: 'none', border: '1px solid' },
}));

/**
 * A price on a card as a market stall has it: white, tilted, never pressed.
 *
 * @do Set its size by the font size around it.
 * @do Stick it on a plain ground or a shelf's edge.
 * @dont Do not cover food by it: it hangs beside its dish.
 * @instead For what can be pressed: a button. For price and what it makes: `PackCount`.
 * @keyboard None: it takes no focus.
 * @roles Plain text.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import Typography from '@mui/material/Typography';
 * import { PriceCard } from '@lasakita/ui/PriceCard';
 *
 * export default function Example() {
 *   return (
 *     <Typography variant="h2" component="p">
 *       <PriceCard price="€4" note="one pouch, 200 g" />
 *     </Typography>
 *   );
 * }
 * ```
 */
export function PriceCard({ price, note, noteLanguage, ...rest }: PriceCardProps) {
  return (
    <Card {...rest}>
      {price}
      {note && <small lang={noteLanguage}> {note}</small>}
    </Card>
  );
}
