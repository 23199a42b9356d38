import type { Theme } from '@mui/material/styles';
import { useControlled } from '@mui/material/utils';
import { useEffect, useId, useRef } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { styled } from '../../theme/styled.ts';

/** One thing that can be chosen. */
export interface ChipChoice {
  /** What is handed on when it is chosen. */
  value: string;
  /** What is read. */
  label: string;
  /** How many records it stands for, said beside the label. @default not said */
  count?: number | undefined;
  /** A drawing before the label; decoration. @default none */
  drawing?: ReactNode | undefined;
}

export interface ChoiceChipsProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'children' | 'defaultValue'
> {
  /** Names the group, and stands above it: "What do you sell?". */
  label: string;
  /** What can be chosen, in order. */
  choices: readonly ChipChoice[];
  /** The value that is chosen, kept by the owner; `undefined` where none is. @default kept by the chips themselves */
  value?: string | undefined;
  /** The value that is chosen at first, where the chips keep it themselves. @default none is */
  defaultValue?: string | undefined;
  /** Called with the value that was pressed, or with nothing when it was the one chosen. @default none */
  onChange?: ((value: string | undefined) => void) | undefined;
  /** What screen readers hear of a count. @default '1 product', '12 products' */
  countLabel?: ((count: number) => string) | undefined;
  /** Whether the label stands there for screen readers alone. @default false */
  quiet?: boolean | undefined;
  /** Chips hold their words; coins are large round drawings with words below and the count at the edge. @default 'chips' */
  look?: 'chips' | 'coins' | undefined;
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

/** One row that is pushed along by the thumb, up to the screen's own edge; the ring of the focus has room in it. */
const row = (theme: Theme) =>
  ({
    display: 'flex',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    marginInline: 'calc(-1 * clamp(16px, 4vw, 48px))',
    paddingInline: 'clamp(16px, 4vw, 48px)',
    scrollPaddingInline: 'clamp(16px, 4vw, 48px)',
    paddingBlock: theme.spacing(1.5),
  }) as const;

const Row = styled('div')(({ theme }) => ({
  ...row(theme),
  gap: theme.spacing(2),
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

// All in one row, as far as they fit.
const Coins = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(4.75rem, 25% - 12px), 1fr))',
  gap: theme.spacing(5, 2),
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(5.75rem, 1fr))',
  },
  '& > *': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: theme.spacing(2),
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(1, 0),
    font: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 800,
    lineHeight: 1.1,
    cursor: 'pointer',
    color: 'inherit',
    backgroundColor: 'transparent',
    border: 'none',
    borderRadius: theme.tokens.radius.medium,
    '&:focus-visible': theme.tokens.focusRing,
    [theme.breakpoints.up('lg')]: { fontSize: '1rem' },
  },
  '& .drawing': {
    display: 'block',
    width: 'clamp(4.5rem, 3.6rem + 3vw, 6.5rem)',
    maxWidth: '100%',
    aspectRatio: '1',
    border: `3px solid ${theme.tokens.edge.strong}`,
    borderRadius: theme.tokens.radius.pill,
    boxShadow: theme.tokens.elevations.sticker,
    overflow: 'hidden',
  },
  '& .word': {
    maxWidth: '100%',
    padding: theme.spacing(1),
    borderRadius: theme.tokens.radius.medium,
    overflowWrap: 'anywhere',
  },
  '& .count': {
    position: 'absolute',
    top: 0,
    insetInlineStart: 'calc(50% + 1rem)',
    minWidth: '1.75rem',
    padding: theme.spacing(0.5, 1),
    border: `2px solid ${theme.tokens.edge.strong}`,
    borderRadius: theme.tokens.radius.pill,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    lineHeight: 1.2,
    [theme.breakpoints.up('lg')]: { insetInlineStart: 'calc(50% + 1.75rem)', fontSize: '1.25rem' },
  },
  '& > :active .drawing': {
    transform: 'translateY(3px)',
    boxShadow: theme.tokens.elevations.stickerPressed,
  },
  // On phones and tablets, where what is asked for comes soon: one row that is pushed along by the thumb.
  [theme.breakpoints.down('lg')]: {
    ...row(theme),
    gap: theme.spacing(3),
    '& > *': { flex: 'none', width: '4.75rem' },
    // At large text, and on the narrowest screens, it would show one coin and hide the others.
    '@container chips (max-width: 18.5rem)': { ...rows, display: 'flex' },
    '&:has(> [aria-pressed=true])': {
      '& > *': { width: '4.75rem' },
      '& .drawing': { width: '3.5rem' },
      '& .count': { insetInlineStart: 'calc(50% + 0.5rem)' },
    },
  },
  '& > [aria-pressed=true] .drawing': {
    transform: 'scale(1.06)',
    boxShadow: `0 0 0 6px ${theme.tokens.surface.loud}`,
  },
  '& > [aria-pressed=true] .word': {
    ...theme.tokens.inverse,
    // A press takes it back.
    '&::after': { content: '" ×" / ""' },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
    },
  },
}));

/**
 * Choices side by side, one press each: a press on the one that is chosen takes it back.
 *
 * @do Offer a few choices that most visitors look for, one press each.
 * @do Say how many records each stands for, if the number is known with the page.
 * @do Use coins where the choice is what a page begins with, each with its drawing.
 * @dont Do not use it for more than about ten: a select has room for them.
 * @dont Do not use it where several may be chosen.
 * @instead For more choices than fit two rows, or with a search beside them: `SelectBox` or `FilterBar`.
 * @keyboard Tab: Goes from chip to chip.
 * @keyboard Enter, Space: Chooses the chip, or takes the choice back.
 * @roles A group named by its label, of buttons that say whether they are pressed.
 * @announcements Nothing: the count of the list that it filters says what came of it.
 * @example
 * ```tsx
 * import { ChoiceChips } from '@lasakita/ui/ChoiceChips';
 *
 * const choices = [
 *   { value: 'fries', label: 'Fries', count: 12 },
 *   { value: 'popcorn', label: 'Popcorn', count: 5 },
 *   { value: 'drinks', label: 'Drinks', count: 1 },
 * ];
 *
 * export default function Example() {
 *   return (
 *     <ChoiceChips
 *       label="What do you sell?"
 *       choices={choices}
 *       onChange={(chosen) => console.log(chosen)}
 *     />
 *   );
 * }
 * ```
 */
export function ChoiceChips(props: ChoiceChipsProps) {
  const {
    label,
    choices,
    value: givenValue,
    defaultValue,
    onChange,
    countLabel = (count) => `${count} ${count === 1 ? 'product' : 'products'}`,
    quiet = false,
    look = 'chips',
    ...rest
  } = props;
  const id = useId();
  // An owner with nothing chosen hands in `undefined`, which is not the same as none at all.
  const [value, setValue] = useControlled<string | null>({
    controlled: 'value' in props ? (givenValue ?? null) : undefined,
    default: defaultValue ?? null,
    name: 'ChoiceChips',
  });
  const handlePress = (pressed: string) => {
    const next = pressed === value ? undefined : pressed;
    setValue(next ?? null);
    onChange?.(next);
  };
  const choicesRef = useRef<HTMLDivElement>(null);
  const Choices = look === 'coins' ? Coins : Row;
  // In a row that reaches beyond the screen.
  useEffect(() => {
    const choices = choicesRef.current;
    const chosen = choices?.querySelector('[aria-pressed=true]');
    if (!choices || !chosen) return;
    const [outer, inner] = [choices.getBoundingClientRect(), chosen.getBoundingClientRect()];
    choices.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [value]);
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
      <Choices ref={choicesRef}>
        {choices.map((choice) => {
          const { count } = choice;
          const name = count === undefined ? undefined : `${choice.label} ${countLabel(count)}`;
          return (
            <button
              key={choice.value}
              type="button"
              aria-label={name}
              aria-pressed={choice.value === value}
              onClick={() => handlePress(choice.value)}
            >
              {choice.drawing && (
                <span className="drawing" aria-hidden>
                  {choice.drawing}
                </span>
              )}
              <span className="word">{choice.label}</span>{' '}
              {count !== undefined && <span className="count">{count}</span>}
            </button>
          );
        })}
      </Choices>
    </Root>
  );
}
