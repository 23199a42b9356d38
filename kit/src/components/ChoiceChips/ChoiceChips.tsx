import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';

/** One thing that can be chosen. */
export interface ChipChoice {
  /** What is handed on when it is chosen. */
  value: string;
  /** What is read. */
  label: string;
  /** How many records it stands for, said beside the label. @default not said */
  count?: number | undefined;
  /** A drawing before the label; decoration. @default none */
  drawing?: ReactNode;
}

export interface ChoiceChipsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children'
> {
  /** Names the group, and stands above it: "What do you sell?". */
  label: string;
  /** What can be chosen, in order. */
  choices: readonly ChipChoice[];
  /** The value that is chosen, kept by the owner. @default none is */
  value?: string | undefined;
  /** Called with the value that was pressed, or with nothing when it was the one chosen. */
  onChange: (value: string | undefined) => void;
  /** What screen readers hear of a count. @default '1 product', '12 products' */
  countLabel?: (count: number) => string;
  /** Whether the label stands there for screen readers alone. @default false */
  quiet?: boolean;
}

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  minWidth: 0,
  container: 'chips / inline-size',
  '& > .label': { ...theme.typography.h4, margin: 0 },
  '@media print': { display: 'none' },
}));

const rows = { flexWrap: 'wrap', overflowX: 'visible', marginInline: 0, paddingInline: 0 } as const;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  // On phones one row that is pushed along by the thumb, up to the screen's own edge; the ring of the focus has room in it.
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  marginInline: 'calc(-1 * clamp(16px, 4vw, 48px))',
  paddingInline: 'clamp(16px, 4vw, 48px)',
  scrollPaddingInline: 'clamp(16px, 4vw, 48px)',
  paddingBlock: theme.spacing(1.5),
  [theme.breakpoints.up('md')]: rows,
  // At large text, and on the narrowest screens, the row would show one chip and hide the others.
  '@container chips (max-width: 18.5rem)': rows,
  // Plain elements below one that is styled.
  '& > *': {
    position: 'relative',
    flex: 'none',
    maxWidth: '100%',
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: theme.tokens.sizes.tap,
    margin: 0,
    padding: theme.spacing(1, 3.5),
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 700,
    lineHeight: 1.2,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    border: `2px solid ${theme.tokens.edge.strong}`,
    borderRadius: theme.tokens.radius.pill,
    '&:has(.drawing)': { paddingInline: theme.spacing(1, 3) },
    '&:focus-visible': theme.tokens.focusRing,
    '&[aria-pressed=true]': {
      ...theme.tokens.inverse,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
    '@media (hover: hover)': {
      '&:hover:not([aria-pressed=true])': { backgroundColor: theme.tokens.surface.hover },
    },
  },
  '& .drawing': {
    flex: 'none',
    display: 'block',
    width: '2.125rem',
    borderRadius: theme.tokens.radius.pill,
    overflow: 'hidden',
  },
  '& .count': { fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
}));

/**
 * Choices side by side, one press each: a press on the one that is chosen takes it back.
 *
 * @do Offer a few choices that most visitors look for, one press each.
 * @do Say how many records each stands for, if the number is known with the page.
 * @dont Do not use it for more than about ten: a select has room for them.
 * @dont Do not use it where several may be chosen.
 * @instead For more choices than fit two rows, or with a search beside them: `SelectBox` or `FilterBar`.
 * @keyboard Tab: Goes from chip to chip.
 * @keyboard Enter, Space: Chooses the chip, or takes the choice back.
 * @roles A group named by its label, of buttons that say whether they are pressed.
 * @announcements Nothing: the count of the list that it filters says what came of it.
 */
export function ChoiceChips({
  label,
  choices,
  value,
  onChange,
  countLabel = (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
  quiet = false,
  ...rest
}: ChoiceChipsProps) {
  const id = useId();
  return (
    // A fieldset is for a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <Root {...rest} role="group" aria-labelledby={id}>
      {quiet ? (
        <HiddenText id={id}>{label}</HiddenText>
      ) : (
        <p id={id} className="label">
          {label}
        </p>
      )}
      <Row>
        {choices.map((choice) => {
          const { count } = choice;
          const name = count === undefined ? undefined : `${choice.label} ${countLabel(count)}`;
          return (
            <button
              key={choice.value}
              type="button"
              aria-label={name}
              aria-pressed={choice.value === value}
              onClick={() => onChange(choice.value === value ? undefined : choice.value)}
            >
              {choice.drawing && (
                <span className="drawing" aria-hidden>
                  {choice.drawing}
                </span>
              )}
              {choice.label} {count !== undefined && <span className="count">{count}</span>}
            </button>
          );
        })}
      </Row>
    </Root>
  );
}
