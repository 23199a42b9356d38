import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { groupDigits } from '../../domain/groupDigits.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { typedNumber } from '../../domain/typedNumber.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { NumberStepper } from './NumberStepper.tsx';
import { styled } from '../../theme/styled.ts';

/** One thing on the list. */
export interface OrderLine {
  /** Tells it from the others. */
  id: string;
  /** What it is. */
  name: string;
  /** How many packs of it. */
  quantity: number;
  /** Its page. @default none */
  to?: string | undefined;
  /** Its picture's files. @default the place of a missing picture */
  picture?: PictureSource | undefined;
  /** What a pack is, such as "200 g". @default nothing */
  detail?: string | undefined;
  /** What one pack costs, such as "₱65": it stands behind the number of packs. @default nothing */
  each?: string | undefined;
  /** What its packs make, such as "= 54 baso". @default nothing */
  makes?: ReactNode | undefined;
  /** What its packs come to, such as "₱195". @default nothing: it is not to be had any more */
  sum?: string | undefined;
}

/** Every word of the list. */
export interface OrderListLabels {
  /** Names the field with the number of packs. @default 'Packs of Cheddar', with the name given */
  packs: (name: string) => string;
  /** The button for one pack less. @default 'One less' */
  less: string;
  /** The button for one pack more. @default 'One more' */
  more: string;
  /** Takes it off the list; followed by the name. @default 'Remove' */
  remove: string;
  /** Said once it is off. @default 'Cheddar is off the list.' */
  removed: (name: string) => string;
  /** Said of what is not to be had any more. @default 'Not sold any more. It is in no sum.' */
  gone: string;
  /** Said at a number that cannot be. @default 'From 1 to 999.' */
  fault: (most: number) => string;
}

export const orderListLabels: OrderListLabels = {
  packs: (name) => `Packs of ${name}`,
  less: 'One less',
  more: 'One more',
  remove: 'Remove',
  removed: (name) => `${name} is off the list.`,
  gone: 'Not sold any more. It is in no sum.',
  fault: (most) => `From 1 to ${groupDigits(most)}.`,
};

export interface OrderListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is on it, in order. */
  lines: readonly OrderLine[];
  /** What it comes to, as term and value in reading order. */
  totals: readonly { term: string; value: string }[];
  /** The most packs of one thing. @default 999 */
  most?: number | undefined;
  /** Called with the number of packs, when it is one that can be. @default none: the numbers are only read */
  onQuantity?: ((id: string, quantity: number) => void) | undefined;
  /** Called by "Remove". @default none: nothing can be taken off */
  onRemove?: ((id: string) => void) | undefined;
  /** Words in place of the usual ones. @default `orderListLabels` */
  labels?: LabelsOf<OrderListLabels> | undefined;
}

/** Half a scallop of the lower edge, where the paper is torn off. */
const TORN = 10;

/** Set as a receipt is: a rule of dashes between lines, a double one above the total, and a torn edge below it. */
const Root = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  position: 'relative',
  marginBottom: TORN,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  borderRadius: `${theme.tokens.radius.small}px ${theme.tokens.radius.small}px 0 0`,
  boxShadow: theme.tokens.elevations.low,
  outline: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `100% 0 auto`,
    height: TORN,
    background: `radial-gradient(circle at 50% 0, ${theme.palette.background.paper} ${TORN - 0.5}px, transparent ${TORN}px) 0 0 / ${2 * TORN}px ${TORN}px round`,
    filter: `drop-shadow(0 1px 0 ${theme.tokens.edge.quiet})`,
  },
  '@media print': { boxShadow: 'none', '&::after': { display: 'none' } },
  '& > ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gridTemplateAreas: '"picture words remove" "packs packs sum"',
    alignItems: 'center',
    gap: theme.spacing(2, 4),
    padding: theme.spacing(4),
    borderBottom: `2px dashed ${theme.tokens.edge.quiet}`,
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: '4.5rem minmax(0, 1fr) auto 7rem auto',
      gridTemplateAreas: '"picture words packs sum remove"',
      padding: theme.spacing(4, 6),
    },
    // At large text a phone has no room for more than one of them.
    '@container (max-width: 16rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"words remove" "packs packs" "sum sum"',
      '& .picture': { display: 'none' },
    },
    '@media print': { breakInside: 'avoid', padding: theme.spacing(2, 0) },
  },
  // The sums end where their total does.
  [theme.breakpoints.up('md')]: {
    '&[data-kept] > ul > li': {
      gridTemplateColumns: '4.5rem minmax(0, 1fr) auto 7rem',
      gridTemplateAreas: '"picture words packs sum"',
    },
  },
  '& .picture': {
    gridArea: 'picture',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: theme.tokens.radius.medium,
  },
  '& .words': { gridArea: 'words' },
  '& .name': {
    margin: 0,
    fontFamily: theme.tokens.fonts.display,
    fontSize: theme.tokens.typeScale.h4,
    lineHeight: 1.2,
  },
  '& .detail': { ...theme.typography.body2, margin: 0, color: theme.tokens.quietInk },
  '& .makes': {
    margin: theme.spacing(1, 0, 0),
    fontFamily: theme.tokens.fonts.display,
    lineHeight: 1.2,
    color: theme.tokens.ink.loud,
  },
  '& [data-gone] .detail': { fontWeight: 700, color: theme.palette.error.main },
  '& .packs': {
    gridArea: 'packs',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 3),
    margin: 0,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .sum': {
    gridArea: 'sum',
    margin: 0,
    textAlign: 'end',
    fontFamily: theme.tokens.fonts.display,
    fontSize: theme.tokens.typeScale.h3,
    lineHeight: 1,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .remove': {
    gridArea: 'remove',
    justifySelf: 'end',
    width: theme.tokens.sizes.tap,
    height: theme.tokens.sizes.tap,
    color: 'inherit',
    '@media print': { display: 'none' },
  },
  '& dl': {
    display: 'grid',
    gap: theme.spacing(1),
    margin: 0,
    padding: theme.spacing(5, 4, 4),
    borderTop: `6px double ${theme.tokens.edge.strong}`,
    [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 6, 5) },
    '@media print': { padding: theme.spacing(2, 0) },
  },
  '& > ul > li:last-of-type': { borderBottom: 0 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
    fontWeight: 700,
  },
  '& dd': { margin: 0, marginInlineStart: 'auto' },
  '& dl > .first': {
    marginBottom: theme.spacing(2),
    fontFamily: theme.tokens.fonts.display,
    fontSize: theme.tokens.typeScale.h3,
    fontWeight: 400,
    lineHeight: 1,
    '& dd': { fontSize: 'clamp(2.5rem, 14cqi, 5rem)' },
  },
}));

const Packs = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: theme.spacing(1),
  '--field': '3.75rem',
  '& > .stepper': { gap: theme.spacing(1) },
  '& p': {
    ...theme.typography.body2,
    margin: 0,
    fontWeight: 700,
    color: theme.palette.error.main,
  },
}));

interface QuantityProps {
  line: OrderLine;
  most: number;
  labels: OrderListLabels;
  onChange: (quantity: number) => void;
}

/** How many packs: by one less or more, or typed. */
function Quantity({ line: { name, quantity }, most, labels, onChange }: QuantityProps) {
  const faultId = useId();
  // What is being typed may be no number yet.
  const [typed, setTyped] = useState<string>();
  const limits = { min: 1, max: most, decimals: 0, unit: 'count' } as const;
  const isFault = typed !== undefined && typedNumber(typed, limits).value === undefined;
  const handleType = (text: string) => {
    setTyped(text);
    const { value } = typedNumber(text, limits);
    if (value !== undefined) onChange(value);
  };
  const step = (by: number) => {
    setTyped(undefined);
    const next = quantity + by;
    if (next >= 1 && next <= most) onChange(next);
  };
  const packs = labels.packs(name);
  return (
    <Packs aria-label={packs}>
      <NumberStepper
        value={typed ?? String(quantity)}
        label={packs}
        faultId={isFault ? faultId : undefined}
        less={{ label: labels.less, isDisabled: quantity <= 1, onPress: () => step(-1) }}
        more={{ label: labels.more, isDisabled: quantity >= most, onPress: () => step(1) }}
        onType={handleType}
        onBlur={() => setTyped(undefined)}
      />
      {isFault && <p id={faultId}>{labels.fault(most)}</p>}
    </Packs>
  );
}

/**
 * What somebody wants to buy: how many packs of what, what each comes to, and all of it (LIST-1).
 *
 * @do Name what is not sold any more, and leave it out of the sums.
 * @dont Do not call it a cart: nothing is bought here.
 * @instead For what is only read: `Facts`. For what is ticked off: `Checklist`.
 * @keyboard Tab: Goes through the lines: to the page, to the number of packs, to its buttons, to "Remove".
 * @roles A list; each number of packs a named group of a field and two buttons.
 * @announcements What was taken off, and a number of packs that cannot be.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { OrderList } from '@lasakita/ui/OrderList';
 *
 * export default function Example() {
 *   const [lines, setLines] = useState([
 *     { id: 'cheddar', name: 'Cheddar Cheese Powder', quantity: 3, price: 4 },
 *     { id: 'cocoa', name: 'Cocoa Powder', quantity: 1, price: 5 },
 *   ]);
 *   const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
 *   return (
 *     <OrderList
 *       lines={lines.map((line) => ({ ...line, sum: `€${line.quantity * line.price}` }))}
 *       totals={[{ term: 'Total', value: `€${total}` }]}
 *       onQuantity={(id, quantity) =>
 *         setLines((all) => all.map((line) => (line.id === id ? { ...line, quantity } : line)))
 *       }
 *       onRemove={(id) => setLines((all) => all.filter((line) => line.id !== id))}
 *     />
 *   );
 * }
 * ```
 */
export function OrderList({
  lines,
  totals,
  most = 999,
  onQuantity,
  onRemove,
  labels: givenLabels,
  ref,
  ...rest
}: OrderListProps) {
  const labels = mergeLabels(orderListLabels, givenLabels);
  const ownRef = useRef<HTMLDivElement>(null);
  const rootRef = useForkRef(ownRef, ref);
  const [removed, setRemoved] = useState('');
  const handleRemove = ({ id, name }: OrderLine) => {
    onRemove?.(id);
    setRemoved(labels.removed(name));
    // The button goes with its line, and the focus would be lost with it.
    ownRef.current?.focus();
  };
  return (
    <Root tabIndex={-1} {...rest} ref={rootRef} data-kept={onRemove ? undefined : ''}>
      <ul>
        {lines.map((line) => {
          const { id, name, quantity, to, picture, detail, each, makes, sum } = line;
          const isGone = sum === undefined;
          return (
            <li key={id} {...(isGone && { 'data-gone': '' })}>
              <div className="picture">
                <Picture asset={picture} alt="" ratio={1} sizes="72px" />
              </div>
              <div className="words">
                <p className="name">
                  {to === undefined ? (
                    name
                  ) : (
                    <Link component={PageLink} to={to} color="inherit">
                      {name}
                    </Link>
                  )}
                </p>
                <p className="detail">{isGone ? labels.gone : detail}</p>
                {makes && !isGone && <p className="makes">{makes}</p>}
              </div>
              <div className="packs">
                {onQuantity && !isGone ? (
                  <>
                    <Quantity
                      line={line}
                      most={most}
                      labels={labels}
                      onChange={(next) => onQuantity(id, next)}
                    />
                    {each && <span>{`× ${each}`}</span>}
                  </>
                ) : (
                  `${groupDigits(quantity)} × ${(!isGone && each) || ''}`
                )}
              </div>
              <p className="sum">{sum}</p>
              {onRemove && (
                <IconButton
                  className="remove"
                  aria-label={`${labels.remove} ${name}`}
                  onClick={() => handleRemove(line)}
                >
                  <DeleteIcon />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      <dl>
        {totals.map(({ term, value }, index) => (
          <div key={term} className={index === 0 ? 'first' : undefined}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <HiddenText as="output">{removed}</HiddenText>
    </Root>
  );
}
