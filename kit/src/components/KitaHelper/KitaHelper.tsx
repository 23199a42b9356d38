import RestartIcon from '@mui/icons-material/RestartAltRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { useForkRef } from '@mui/material/utils';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import type { Kita } from '../../domain/kita.ts';
import type { Locale } from '../../domain/locale.ts';
import type { NumberFault } from '../../domain/typedNumber.ts';
import { groupDigits } from '../../domain/groupDigits.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { useLocale } from '../Locale/LocaleContext.ts';
import { TextField } from '../TextField/TextField.tsx';
import { kitaFields, kitaLimits, kitaUnits, readKita } from '../../domain/kitaFields.ts';
import type { KitaField, KitaTexts, KitaUnit } from '../../domain/kitaFields.ts';
import { styled } from '../../theme/styled.ts';

export { kitaFields } from '../../domain/kitaFields.ts';
export type { KitaField, KitaTexts } from '../../domain/kitaFields.ts';

/** Every word of the helper. */
export interface KitaLabels {
  /** The heading. @default 'What do you keep?' */
  heading: string;
  /** What stands below the heading. */
  lead: string;
  /** The fields' labels (KITA-1). */
  fields: Readonly<Record<KitaField, string>>;
  /** What the fields count, for those who listen. */
  units: Readonly<Record<KitaUnit, string>>;
  /** What each sum is called. */
  sums: Readonly<Record<keyof Kita, string>>;
  /** Said in place of what a seller keeps while no selling price is known. */
  noPrice: string;
  /** Below sums that are made of an example price. */
  ownPrice: string;
  /** What marks a price as an example, and each sum made of it. @default 'an example' */
  exampleMark: string;
  /** Stands in the field of the selling price, or of other costs, while it is empty. @default as in 'e.g. 25' */
  examplePlaceholder: (amount: number) => string;
  /** Says which amounts of the sums are examples: each is given where it is one. */
  example: (amounts: {
    price: string | undefined;
    otherCosts: string | undefined;
    /** Whether no other costs are known, not even an example. */
    isWithoutCosts: boolean;
  }) => string;
  /** Said while a figure that all sums need is missing. */
  noSums: string;
  /** Said of a pack that is too small for one serving. */
  tooSmallPack: string;
  /** Said of a loss, with what it comes to for one serving. */
  loss: (amount: string) => string;
  /** What is said at a field of what was typed. */
  fault: (
    fault: NumberFault,
    limits: { min: number; max: number; decimals: number },
    unit: KitaUnit,
  ) => string;
  /** Said at a field of which more was understood than its digits, such as "½ kg". @default 'Read as 500 g.' */
  interpreted: (figure: string) => string;
  /** The button that puts the figures back with which it began. */
  reset: string;
}

export const kitaLabels: KitaLabels = {
  heading: 'What do you keep?',
  lead: 'Type what you pay and what you ask. Every figure is yours: we promise no earnings.',
  fields: {
    packPrice: 'Pack price',
    packGrams: 'Pack weight',
    servingGrams: 'Grams a serving',
    otherCosts: 'Other costs a serving',
    waste: 'Waste',
    sellingPrice: 'Selling price',
    servingsADay: 'Servings a day',
  },
  units: {
    pesos: 'as an amount',
    grams: 'in grams',
    percent: 'in per cent',
    servings: 'as a number',
  },
  sums: {
    servings: 'Servings a pack',
    cost: 'Cost a serving',
    perServing: 'Profit a serving',
    perPack: 'Profit a pack',
    perDay: 'Profit a day',
  },
  noPrice: 'Type your selling price to see what you keep.',
  ownPrice: 'Type your own price: the sums follow it.',
  exampleMark: 'an example',
  examplePlaceholder: (amount) => `e.g. ${amount}`,
  example: ({ price, otherCosts, isWithoutCosts }) =>
    `An example: with ${[
      price && `a selling price of ${price}`,
      otherCosts && `other costs of ${otherCosts}`,
    ]
      .filter(Boolean)
      .join(' and ')}${isWithoutCosts ? ', and no other costs yet' : ''}.`,
  noSums: 'Pack price, pack weight and grams a serving are needed.',
  tooSmallPack: 'The pack is too small for one serving.',
  loss: (amount) => `A loss: every serving costs ${amount} more than it sells for.`,
  fault: (fault, { min, max, decimals }, unit) =>
    ({
      unreadable:
        unit === 'grams'
          ? 'Write a weight, such as 200 or ½ kg.'
          : 'Write a number, such as 65 or 12.50.',
      doubtful: 'This can mean two numbers. Write thousands as 1,250 and parts as 1.25.',
      negative: 'Write a number without a minus.',
      tooSmall: `Write at least ${min}.`,
      tooLarge: `Write at most ${groupDigits(max)}.`,
      tooPrecise:
        decimals === 0
          ? 'Write a whole number.'
          : `Write at most ${decimals} digits after the point.`,
    })[fault],
  interpreted: (figure) => `Read as ${figure}.`,
  reset: 'Start over',
};

export interface KitaHelperProps extends Omit<
  ComponentPropsWithRef<'section'>,
  'onChange' | 'children'
> {
  /** What stands in the fields, as it was typed; kept by the owner. */
  values: KitaTexts;
  /** Called at every keystroke with the field and its whole text. */
  onChange: (field: KitaField, text: string) => void;
  /**
   * A selling price, in pesos: while the field is empty the sums are those of this one, each marked as an example. It never
   * stands in the field.
   *
   * @default none: nothing is said of earnings
   */
  examplePrice?: number | undefined;
  /**
   * Other costs of a serving, in pesos, such as its potatoes, oil and cup; the start value of their field. Give them where a
   * serving needs more than the pack, or the example promises more than anybody keeps.
   *
   * @default none
   */
  exampleCosts?: number | undefined;
  /** Called by the button that puts the first figures back. @default none: no such button */
  onReset?: (() => void) | undefined;
  /** Words in place of the usual ones. @default `kitaLabels` */
  labels?: LabelsOf<KitaLabels> | undefined;
  /** The language of the heading, and of what marks an example, where it is not the page's own. @default the page's own */
  headingLanguage?: string | undefined;
  /** The level of the heading. @default 'h2' */
  headingLevel?: 'h2' | 'h3' | undefined;
}

/** How the kita of a pack comes about, to be worked out again by hand: "18 × ₱25 − ₱65 − 18 × ₱13". */
const reckoningOf = (
  { servings }: Kita,
  { sellingPrice = 0, packPrice = 0, otherCosts = 0 }: Partial<Record<KitaField, number>>,
  { money }: Locale,
): string =>
  [
    `${groupDigits(servings)} × ${money(sellingPrice)}`,
    money(packPrice),
    ...(otherCosts > 0 ? [`${groupDigits(servings)} × ${money(otherCosts)}`] : []),
  ].join(' − ');

const Root = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  ...theme.tokens.sticker,
  // Its halves have a ground each: none shines through at the other's corners.
  backgroundColor: 'transparent',
  // Light, whatever it stands on.
  '--focus-ring': theme.tokens.focus.onLight,
  borderRadius: theme.tokens.radius.large,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
  '@media print': { breakInside: 'avoid', boxShadow: 'none' },
}));

const Figures = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.spacing(5),
  padding: theme.spacing(6, 5),
  backgroundColor: theme.tokens.sticker.backgroundColor,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8) },
}));

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  // In rem: at large text they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: theme.spacing(4),
  // Fields of one row stand on one line, however long their labels are, and what is said of one moves none beside it.
  '&& > *': {
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    rowGap: 0,
    '& > label': { alignSelf: 'end' },
  },
}));

/** The board on which a stall writes its prices. */
const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(4),
  padding: theme.spacing(6, 5),
  color: theme.tokens.ink.onBoard,
  backgroundColor: theme.tokens.surface.board,
  '--focus-ring': theme.tokens.focusOnDark,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(8) },
  '& dl': { display: 'grid', gap: theme.spacing(3), margin: 0 },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.spacing(4),
    paddingBottom: theme.spacing(2),
    borderBottom: `2px dotted ${theme.tokens.ink.quietOnBoard}`,
  },
  '& dt': theme.typography.body1,
  '& small': { ...theme.typography.body2, display: 'block' },
  '& dd': {
    ...theme.typography.h3,
    // The display face has no peso sign.
    fontFamily: theme.typography.fontFamily,
    fontWeight: 800,
    margin: 0,
    marginInlineStart: 'auto',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    color: theme.tokens.ink.bright,
  },
  '& [data-empty] dd': { color: theme.tokens.ink.quietOnBoard },
  '& [data-example] dd': { color: theme.tokens.ink.onBoard },
  '& [data-loss] dd': { color: theme.tokens.ink.inverse },
  '& p': { margin: 0, ...theme.typography.body1, fontWeight: 700 },
  '@media (forced-colors: active)': { border: '2px solid' },
}));

const Loss = styled('p')(({ theme }) => ({
  '&&': {
    padding: theme.spacing(3, 4),
    color: theme.palette.error.main,
    backgroundColor: theme.palette.error.light,
    borderRadius: theme.tokens.radius.medium,
  },
}));

/** How long nothing is typed before the sums are read out, in ms: at every key they would talk into each other. */
const READ_OUT_AFTER = 1000;

/** A text once it has stayed the same for a while; at first nothing. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    const timer = setTimeout(() => {
      first.current = '';
      setRested(text);
    }, READ_OUT_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

const sums = ['servings', 'cost', 'perServing', 'perPack', 'perDay'] as const;

const sumText = (name: keyof Kita, kita: Kita, { money }: Locale): string | undefined => {
  const figure = kita[name];
  if (figure === undefined) return undefined;
  return name === 'servings' ? groupDigits(figure) : money(figure);
};

/** A figure with what it counts. */
const figureText = (figure: number, unit: KitaUnit, { money }: Locale): string => {
  if (unit === 'pesos') return money(figure);
  const [whole = '', parts] = String(figure).split('.');
  const sign = { grams: '\u00A0g', percent: '\u00A0%', servings: '' }[unit];
  return `${groupDigits(whole)}${parts ? `.${parts}` : ''}${sign}`;
};

/**
 * What a seller keeps of a pack, a serving and a day (KITA-1). Its figures are the visitor's own: without a selling price it
 * says nothing of earnings, but what would be kept at an example's.
 *
 * @do Begin with what is known of the product: its price, its weight, the grams of a serving.
 * @do Keep what is typed outside, in the address say, so that it can be shared.
 * @do Give an example price where one is known: until the visitor's own is typed the sums are its, and say so.
 * @dont Do not fill in a selling price: what a seller earns is hers to say.
 * @dont Do not round between the sums.
 * @instead For quantities of a dish: `Recipe`.
 * @keyboard Tab: Goes through the seven fields in order, then to the button.
 * @roles A region named by its heading, with seven text fields described by what they count, and a list of terms with
 *   the sums.
 * @announcements All sums in a sentence, politely, once nothing was typed for a second. What is wrong with a figure, or
 *   what was understood of it, describes its field.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { KitaHelper } from '@lasakita/ui/KitaHelper';
 * import type { KitaTexts } from '@lasakita/ui/KitaHelper';
 *
 * const pack: KitaTexts = { packPrice: '4', packGrams: '200', servingGrams: '10', waste: '10' };
 *
 * export default function Example() {
 *   const [values, setValues] = useState(pack);
 *   return (
 *     <KitaHelper
 *       values={values}
 *       onChange={(field, text) => setValues((before) => ({ ...before, [field]: text }))}
 *       onReset={() => setValues(pack)}
 *     />
 *   );
 * }
 * ```
 */
export function KitaHelper({
  values,
  onChange,
  examplePrice,
  exampleCosts,
  onReset,
  labels,
  headingLanguage,
  headingLevel = 'h2',
  ref,
  ...rest
}: KitaHelperProps) {
  const words = mergeLabels(kitaLabels, labels);
  const locale = useLocale();
  const headingId = useId();
  const ownRef = useRef<HTMLElement>(null);
  const rootRef = useForkRef(ownRef, ref);
  const examples: Partial<Record<KitaField, number | undefined>> = {
    sellingPrice: examplePrice,
    otherCosts: exampleCosts,
  };
  const exampleOf = (field: KitaField) => (values[field]?.trim() ? undefined : examples[field]);
  const [price, otherCosts] = [exampleOf('sellingPrice'), exampleOf('otherCosts')];
  const { kita, faults, interpreted, figures } = readKita({
    ...values,
    ...(price !== undefined && { sellingPrice: String(price) }),
    ...(otherCosts !== undefined && { otherCosts: String(otherCosts) }),
  });

  // What was typed into the prerendered fields (START-1).
  const adopt = useEffectEvent((root: HTMLElement) => {
    for (const field of kitaFields) {
      const input = root.querySelector<HTMLInputElement>(`input[name="${field}"]`);
      if (input && input.value !== input.defaultValue) onChange(field, input.value);
    }
  });
  useEffect(() => {
    if (ownRef.current) adopt(ownRef.current);
  }, []);

  const isLoss = kita?.perServing !== undefined && kita.perServing < 0;
  const missing =
    kita === undefined
      ? words.noSums
      : kita.servings === 0
        ? words.tooSmallPack
        : kita.perServing === undefined
          ? words.noPrice
          : undefined;
  const isExample = price !== undefined || otherCosts !== undefined;
  const exampleText =
    isExample && kita?.perServing !== undefined
      ? words.example({
          price: price === undefined ? undefined : locale.money(price),
          otherCosts: otherCosts === undefined ? undefined : locale.money(otherCosts),
          isWithoutCosts: otherCosts === undefined && !values.otherCosts?.trim(),
        })
      : undefined;
  /** Whether a sum is made of an example. */
  const isMarked = (name: keyof Kita) =>
    exampleText !== undefined &&
    kita?.[name] !== undefined &&
    (name.startsWith('per') || (name === 'cost' && otherCosts !== undefined));
  const lossText =
    isLoss && kita.perServing !== undefined
      ? words.loss(locale.money(-kita.perServing))
      : undefined;
  const told = [
    ...(kita
      ? sums.flatMap((name) => {
          const text = sumText(name, kita, locale);
          if (text === undefined) return [];
          const mark = isMarked(name) ? `, ${words.exampleMark}` : '';
          return [`${words.sums[name]} ${text}${mark}`];
        })
      : []),
    exampleText,
    missing ?? lossText,
  ]
    .filter(Boolean)
    .join('. ');
  const heard = useRested(told);

  return (
    <Root aria-labelledby={headingId} {...rest} ref={rootRef}>
      <Figures>
        <div>
          <Typography id={headingId} variant="h2" component={headingLevel} lang={headingLanguage}>
            {words.heading}
          </Typography>
          <Typography sx={{ mt: 2, color: ({ tokens }) => tokens.quietInk }}>
            {words.lead}
          </Typography>
        </div>
        <Fields>
          {kitaFields.map((field) => {
            const fault = faults[field];
            const unit = kitaUnits[field];
            const figure = interpreted[field];
            return (
              <TextField
                key={field}
                name={field}
                label={words.fields[field]}
                value={values[field] ?? ''}
                inputMode={unit === 'servings' ? 'numeric' : 'decimal'}
                autoComplete="off"
                hint={words.units[unit]}
                {...(examples[field] !== undefined && {
                  placeholder: words.examplePlaceholder(examples[field]),
                })}
                {...(unit === 'pesos' && { before: locale.currencySign })}
                {...(unit === 'grams' && { after: 'g' })}
                {...(unit === 'percent' && { after: '%' })}
                message={fault && words.fault(fault, kitaLimits[field], unit)}
                {...(figure !== undefined && {
                  note: words.interpreted(figureText(figure, unit, locale)),
                })}
                onChange={(value) => onChange(field, value)}
              />
            );
          })}
        </Fields>
        {onReset && (
          <div>
            <Button variant="outlined" startIcon={<RestartIcon />} onClick={onReset}>
              {words.reset}
            </Button>
          </div>
        )}
      </Figures>
      <Board>
        <dl>
          {sums.map((name) => {
            const text = kita && sumText(name, kita, locale);
            const isLost = isLoss && name.startsWith('per');
            return (
              <div
                key={name}
                {...(text === undefined && { 'data-empty': '' })}
                {...(isLost && { 'data-loss': '' })}
                {...(isMarked(name) && { 'data-example': '' })}
              >
                <dt>
                  {words.sums[name]}
                  {isMarked(name) && (
                    <>
                      {' '}
                      <small lang={headingLanguage}>{words.exampleMark}</small>
                    </>
                  )}
                  {name === 'perPack' && kita?.perPack !== undefined && (
                    <>
                      {' '}
                      <small>{reckoningOf(kita, figures, locale)}</small>
                    </>
                  )}
                </dt>
                <dd>{text ?? '–'}</dd>
              </div>
            );
          })}
        </dl>
        {exampleText && <p lang={headingLanguage}>{exampleText}</p>}
        {exampleText && price !== undefined && <p>{words.ownPrice}</p>}
        {missing && <p>{missing}</p>}
        {lossText && <Loss>{lossText}</Loss>}
        <HiddenText as="output">{heard}</HiddenText>
      </Board>
    </Root>
  );
}
