import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';
import RestartIcon from '@mui/icons-material/RestartAltRounded';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useForkRef } from '@mui/material/utils';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { counterBoard, counterState, halfOf } from '../../domain/counter.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { typedNumber } from '../../domain/typedNumber.ts';
import { useSpacedText } from '../../hooks/useSpacedText.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { useLocale } from '../Locale/LocaleContext.ts';
import { Picture } from '../Picture/Picture.tsx';
import type { BandTone } from '../SectionBand/SectionBand.tsx';
import { Cups } from './Cups.tsx';
import type { CounterView } from './Cups.tsx';
import { budburanLabels } from './budburanLabels.ts';
import type { BudburanLabels } from './budburanLabels.ts';
import { styled } from '../../theme/styled.ts';

export { budburanLabels } from './budburanLabels.ts';
export type { BudburanLabels } from './budburanLabels.ts';
export type { CounterView } from './Cups.tsx';

/** What all that stands on a counter has. */
interface FoodWords {
  /** Tells it from the others. */
  value: string;
  /** What is read, such as "Fries". */
  label: string;
  /** What one is called on the board, such as "baso". */
  noun: string;
  /** What several are called where it is heard, such as "cups". */
  unit: string;
  /** What else it costs, for the open line: "Patatas, mantika, baso". */
  costs: string;
  /** The open line's first value, in pesos for each; marked as an example until it is changed. @default none: empty */
  exampleCosts?: number | undefined;
}

/** What stands on a rendered counter, where the powder coats it, or what it is served in. */
export interface RenderedFood extends FoodWords {
  /** What is in its pictures. */
  alt: string;
  /** The counter as it fits a phone. */
  phone: CounterView;
  /** The counter as it fits wide screens. */
  wide: CounterView;
}

/** What is served one by one, and drawn by the page. */
export interface DrawnFood extends FoodWords {
  /**
   * Draws all servings of the pouch, of which `done` are served. A press on a serving may call `serve` with the new number
   * of served ones. The button "Isa pa" does the same by keyboard.
   */
  draw: (done: number, serve: (done: number) => void) => ReactNode;
}

/** What stands on the counter. */
export type BudburanFood = RenderedFood | DrawnFood;

/** What is shaken over it. */
export interface BudburanPowder {
  /** Tells it from the others. */
  value: string;
  /** What is read, a part of its name, such as "Cheddar". */
  label: string;
  /** Its whole name, which is heard. */
  name: string;
  /** Its color on what it coats. @default none: what is added has its own colors, and a press on a place goes up to it */
  tint?: string | undefined;
  /** The ground of the head. */
  tone: BandTone;
  /** What a pouch costs, in pesos. */
  price: number;
  /** How many servings a pouch makes: at least as many as stand on the counter. */
  count: number;
  /** The grams of one. */
  grams: number;
  /** The pouch itself, cut out. */
  pouch: PictureSource | undefined;
  /** What there is to do with it, below the board: the button "Add to list". @default nothing */
  action?: ReactNode | undefined;
}

export interface BudburanProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What can stand on the counter; a single one is not asked about. */
  foods: readonly BudburanFood[];
  /** What can be shaken over it; a single one is not asked about. */
  powders: readonly BudburanPowder[];
  /** The value of the powder with which it begins. @default the first */
  startWith?: string | undefined;
  /** With how many coated it begins. @default untouched: half of what the pouch makes */
  startAt?: number | undefined;
  /** The price of a serving at the start, in pesos; marked as an example until it is changed. @default none: empty */
  examplePrice?: number | undefined;
  /** Called with the price of a serving as the visitor has it: typed, or raised and lowered by a peso. @default none */
  onPriceChange?: ((text: string) => void) | undefined;
  /** Called with what a serving costs besides the powder, as the visitor types it into the open line. @default none */
  onCostsChange?: ((text: string) => void) | undefined;
  /** Words in place of the usual ones. @default `budburanLabels` */
  labels?: LabelsOf<BudburanLabels> | undefined;
  /** The language of its words, where they are not said to be the page's own. @default the page's own */
  language?: string | undefined;
  /** The page's own language, which is that of what is heard and of `action` where `language` is another. @default 'en' */
  pageLanguage?: string | undefined;
  /** The level of the heading. @default 'h2' */
  headingLevel?: 'h2' | 'h3' | undefined;
}

/** The most that a serving may sell for, in pesos. */
const MOST = 10_000;

/** The least time between two sayings, in ms (BUD-1). */
const SAY_EVERY = 1000;

const MARGIN = 'clamp(16px, 4vw, 48px)';

/** Board and counter stand side by side where both have room. In rem: at large text below each other. */
const BESIDE = '@media (min-width: 80rem)';

/** Below it the counter is that of a phone. */
const PHONE = 'sm';

const Root = styled('section', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: BandTone;
}>(({ theme, tone }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  ...theme.tokens.onBand(tone),
  outline: 'none',
  transition: `background-color ${theme.tokens.durations.control}ms`,
  [BESIDE]: {
    gridTemplateColumns: 'minmax(0, 34fr) minmax(0, 66fr)',
    gridTemplateRows: 'auto auto 1fr',
  },
  // A game is none on paper.
  '@media print': { display: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2.5, 10),
  padding: theme.spacing(3.5, 0, 3),
  paddingInline: MARGIN,
  '& > :is(h2, h3)': {
    margin: 0,
    fontFamily: theme.tokens.fonts.display,
    fontSize: 'clamp(2.25rem, 1.2rem + 3vw, 3.5rem)',
    fontWeight: 400,
    lineHeight: 1,
  },
  '& fieldset': { minWidth: 0, margin: 0, padding: 0, border: 0 },
  '& label': { position: 'relative', cursor: 'pointer' },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  '& label:has(:focus-visible)': theme.tokens.focusRing,
  [theme.breakpoints.down('md')]: { '& > *': { flex: '1 1 100%' } },
  [BESIDE]: {
    gridColumn: '1 / -1',
    padding: theme.spacing(5, 0, 4),
    paddingInline: MARGIN,
    '& > :is(h2, h3)': { marginInlineEnd: 'auto', fontSize: 'clamp(3.5rem, 4.6vw, 6rem)' },
  },
}));

const Snacks = styled('fieldset')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    overflow: 'hidden',
    border: `3px solid ${theme.tokens.edge.drawn}`,
    borderRadius: theme.tokens.radius.large,
    backgroundColor: theme.tokens.surface.board,
    gap: 3,
  },
  '& label': {
    flex: '1 1 auto',
    display: 'grid',
    placeItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    padding: theme.spacing(1, 3),
    fontWeight: 800,
    lineHeight: 1.1,
    textAlign: 'center',
    color: theme.palette.text.primary,
    backgroundColor: theme.tokens.surface.page,
    '--focus-ring': theme.tokens.focus.onLight,
    '&:has(:focus-visible)': { outlineOffset: -6, boxShadow: 'none' },
    '&:has(:checked)': {
      ...theme.tokens.inverse,
      '--focus-ring': theme.tokens.focusOnDark,
      '@media (forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Highlight',
        color: 'HighlightText',
      },
    },
  },
}));

const Powders = styled('fieldset')(({ theme }) => ({
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 2),
    [theme.breakpoints.up('md')]: { columnGap: theme.spacing(8) },
  },
  '& label': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: theme.spacing(1.5),
    minWidth: theme.tokens.sizes.tap,
    paddingTop: 6,
    fontSize: theme.tokens.typeScale.tiny,
    fontWeight: 800,
    lineHeight: 1.1,
    textAlign: 'center',
    borderRadius: theme.tokens.radius.small,
    '&:has(:checked) > span': { textDecoration: 'underline', textDecorationThickness: 2 },
    '&:has(:checked) > i': { outline: '3px solid', outlineOffset: 2 },
    '& > span': { maxWidth: '100%', overflowWrap: 'anywhere', textUnderlineOffset: '0.3em' },
  },
}));

const Swatch = styled('i', { shouldForwardProp: (prop) => prop !== 'tint' })<{ tint: string }>(
  ({ theme, tint }) => ({
    width: '2.125rem',
    height: '2.125rem',
    border: `3px solid ${theme.tokens.edge.drawn}`,
    borderRadius: theme.tokens.radius.pill,
    backgroundColor: tint,
    forcedColorAdjust: 'none',
  }),
);

const Counter = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  // A little of the floor behind and before them is cut off.
  [theme.breakpoints.up(PHONE)]: { aspectRatio: '1500 / 815' },
  [BESIDE]: {
    gridArea: '2 / 2 / 4 / 3',
    aspectRatio: 'auto',
    minHeight: 'calc(66vw * 880 / 1500)',
  },
  '& > label': { position: 'absolute', inset: 0, cursor: 'pointer' },
  '& > label[data-still]': { cursor: 'default' },
}));

const Drawn = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [BESIDE]: { gridArea: '2 / 2 / 4 / 3' },
});

const View = styled('div', { shouldForwardProp: (prop) => prop !== 'floor' })<{
  floor: string | undefined;
}>(({ theme, floor }) => ({
  position: 'relative',
  isolation: 'isolate',
  '&[data-view=phone]': { [theme.breakpoints.up(PHONE)]: { display: 'none' } },
  '&[data-view=wide]': {
    position: 'absolute',
    insetInline: 0,
    // What stands on it is a little above its middle.
    top: '50%',
    transform: 'translateY(-47.5%)',
    // At large text the board beside it may be higher than the picture.
    boxShadow: `0 0 0 100vh ${floor}`,
    [theme.breakpoints.down(PHONE)]: { display: 'none' },
  },
}));

// The bar stays in view as long as the counter does, and never covers the head.
const Play = styled('div')({ minWidth: 0, [BESIDE]: { display: 'contents' } });

const boardGround = (theme: Theme) => ({
  color: theme.tokens.ink.onBoard,
  backgroundColor: theme.tokens.surface.board,
  '--focus-ring': theme.tokens.focusOnDark,
});

const Bar = styled('div')(({ theme }) => ({
  ...boardGround(theme),
  position: 'sticky',
  bottom: 0,
  zIndex: theme.tokens.layers.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2.5),
  padding: theme.spacing(1.5, 0),
  paddingInline: MARGIN,
  fontFamily: theme.tokens.fonts.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  // A low window has no room for it.
  '@media (max-height: 30rem)': { position: 'static' },
  '& p': { margin: 0 },
  '& > .count': {
    display: 'grid',
    justifyItems: 'center',
    minWidth: '3.75rem',
    '& > b': {
      fontSize: '2.875rem',
      fontWeight: 400,
      lineHeight: 0.9,
      color: theme.tokens.ink.bright,
    },
  },
  '& > .left': {
    display: 'grid',
    gap: theme.spacing(1),
    justifyItems: 'center',
    marginInline: 'auto',
    fontSize: '1.625rem',
    '& > small': { ...theme.typography.body2, fontWeight: 700, lineHeight: 1 },
  },
  '& > .ways': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(2),
    marginInlineStart: 'auto',
  },
  '& .more': { paddingInline: theme.spacing(4) },
  '& .more[aria-disabled=true]': {
    cursor: 'default',
    color: theme.tokens.ink.onBoard,
    backgroundColor: 'transparent',
    borderColor: 'currentColor',
    boxShadow: 'none',
    transform: 'none',
  },
  '& .again': {
    minWidth: theme.tokens.sizes.tap,
    padding: 0,
    color: 'inherit',
    fontWeight: 700,
  },
  [theme.breakpoints.down(PHONE)]: {
    // The sign says it, and who listens hears the word.
    '& .again > span:last-of-type': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  [theme.breakpoints.up(PHONE)]: {
    columnGap: theme.spacing(5),
    '& .again': { paddingInline: theme.spacing(3) },
  },
  [BESIDE]: {
    position: 'static',
    gridColumn: 1,
    columnGap: theme.spacing(4),
    padding: theme.spacing(3, 0, 2),
    paddingInline: `${MARGIN} ${theme.spacing(6)}`,
    '& > .left': { display: 'none' },
    '& > .count > b': { fontSize: 'clamp(4.5rem, 6.6vw, 9rem)' },
    '& > .count > span': { fontSize: 'clamp(1.25rem, 1.7vw, 2rem)' },
    '& > .ways': { flexDirection: 'column', alignItems: 'stretch', gap: theme.spacing(1.5) },
    '& .more': { minHeight: theme.spacing(14), fontSize: '1.25rem' },
  },
}));

const Pouch = styled('div', { shouldForwardProp: (prop) => prop !== 'left' })<{ left: number }>(
  ({ theme, left }) => ({
    '--left': left,
    '--wide': '4.5rem',
    position: 'relative',
    flex: 'none',
    width: 'var(--wide)',
    // It is slimmer than its picture.
    marginInline: 'calc(-0.18 * var(--wide))',
    // What is used up shows through.
    '& > :first-of-type': { opacity: 0.35 },
    '& > .full': {
      position: 'absolute',
      inset: 0,
      // The pouch itself stands within its picture.
      clipPath: 'inset(calc(6% + 88% * (1 - var(--left))) 0 0 0)',
      '@media (prefers-reduced-motion: no-preference)': {
        transition: `clip-path ${theme.tokens.durations.control}ms`,
      },
    },
    [BESIDE]: { '--wide': 'clamp(8rem, 10.5vw, 15rem)' },
  }),
);

const Ledger = styled('div')(({ theme }) => ({
  ...boardGround(theme),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 0, 8),
  paddingInline: MARGIN,
  '& p': { margin: 0 },
  '& .progress': {
    ...theme.typography.h3,
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
  },
  '& small': { display: 'block', ...theme.typography.body2, fontWeight: 400, lineHeight: 1.3 },
  '& dl': { margin: 0 },
  '& .row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: theme.spacing(3),
    minHeight: theme.spacing(10),
    paddingBlock: theme.spacing(1),
    borderTop: `1px solid ${theme.tokens.edge.field}`,
    fontWeight: 600,
    lineHeight: 1.2,
  },
  '& .row > :is(dt, .ask)': { flex: '1 1 7rem', minWidth: 0 },
  '& dd': {
    margin: 0,
    fontFamily: theme.tokens.fonts.display,
    fontSize: '1.5rem',
    fontWeight: 400,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  // Their sum stands in the column of the other sums, the open line below their name.
  '& .costs': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > .sum': { gridArea: '1 / 2 / span 2', overflowWrap: 'normal' },
  },
  // An open line, also where nothing can be typed.
  '& .blank': {
    flexWrap: 'wrap',
    gap: theme.spacing(1, 1.5),
    minHeight: theme.tokens.sizes.tap,
    // Apart from the rule of the total below it.
    paddingBottom: theme.spacing(1.5),
    fontFamily: 'inherit',
    fontSize: 'inherit',
    fontWeight: 600,
  },
  '& .blank > span': { fontSize: '1.25rem', borderBottomStyle: 'dashed' },
  '& .blank input': { width: '2.75rem' },
  '& .total': {
    borderTop: `3px solid ${theme.tokens.ink.bright}`,
    paddingTop: theme.spacing(2),
    '& > dd': {
      fontSize: 'clamp(2.5rem, 3.4vw, 4rem)',
      lineHeight: 1,
      color: theme.tokens.ink.bright,
    },
  },
  // The whole pouch, however much of it is used.
  '& .whole': {
    minHeight: 0,
    paddingTop: 0,
    border: 0,
    '& > dd': { color: theme.tokens.ink.bright },
  },
  '&[data-loss] .total > dd': { color: theme.tokens.ink.inverse },
  '& .fault': { color: theme.tokens.ink.errorOnBoard, fontWeight: 700 },
  [theme.breakpoints.between('md', 'xl')]: { '& > *': { maxWidth: '48rem' } },
  [BESIDE]: {
    gridColumn: 1,
    alignContent: 'space-between',
    gap: theme.spacing(2),
    padding: theme.spacing(0, 0, 4),
    fontSize: 'clamp(1rem, 1.2vw, 1.4375rem)',
    '& small': { fontSize: 'max(1rem, 0.85em)' },
    '& .progress, & dd': { fontSize: 'clamp(1.5rem, 1.75vw, 2.125rem)' },
    '& .row': { minHeight: theme.spacing(9), paddingBlock: 'clamp(2px, 0.35vw, 12px)' },
    paddingInline: `${MARGIN} ${theme.spacing(6)}`,
  },
  '@media (forced-colors: active)': { borderTop: '1px solid' },
}));

const Price = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > button': {
    ...theme.tokens.keycap,
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: theme.tokens.sizes.tap,
    height: theme.tokens.sizes.tap,
    padding: 0,
    boxShadow: 'none',
    borderRadius: theme.tokens.radius.pill,
    cursor: 'pointer',
    '&:focus-visible': theme.tokens.focusRing,
  },
  '& > span': {
    display: 'flex',
    alignItems: 'center',
    fontFamily: theme.tokens.fonts.display,
    fontSize: '1.5rem',
    borderBottom: `3px solid ${theme.tokens.ink.bright}`,
    '&:has(:focus-visible)': {
      ...theme.tokens.focusRing,
      borderRadius: Math.min(4, theme.tokens.radius.small),
    },
  },
  '& input': {
    width: '3.5rem',
    minHeight: theme.tokens.sizes.tap,
    padding: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    outline: 'none',
  },
}));

interface RadiosProps {
  /** What is chosen. */
  name: string;
  value: string;
  choices: readonly { value: string; label: string; name?: string; tint?: string | undefined }[];
  onChoose: (value: string) => void;
}

function Radios({ name, value, choices, onChoose }: RadiosProps) {
  return (
    <div>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            aria-label={choice.name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.tint && <Swatch tint={choice.tint} aria-hidden />}
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  );
}

/**
 * A counter of servings, on which each press coats one with powder until the pouch is empty. A board beside it reckons with
 * the visitor's own price (BUD-1, BUD-2). Nothing starts by itself: before the first press it is a still image with half of
 * the servings coated (BUD-3).
 *
 * @do Offer powders that make at least as many servings as stand on the counter. Servings beyond that number take the places
 *   of those that were handed over.
 * @do Leave out the `tint` for food that is served, not coated: its sheet shows it in its own colors, cut out. Without
 *   pictures, hand in a food with `draw` instead of views: it draws all servings, those to come faintly.
 * @do Let it bleed from edge to edge: it brings grounds and margins of its own.
 * @do Begin the open line with an example (`exampleCosts`): a sum that leaves out potatoes and oil flatters.
 * @dont Do not call what is left earnings: what else a serving costs is the visitor's to know.
 * @dont Do not show it twice on a page.
 * @instead For all sums of a stall: `KitaHelper`. For what a pouch makes, as a formula: `PackCount`.
 * @keyboard Tab: Goes to the snack, the powder, "Isa pa", "Ulitin", the price with its two buttons, and the open line of
 *   other costs.
 * @keyboard Arrow keys: Choose another snack or powder.
 * @keyboard Enter, Space: On "Isa pa": coats the next one.
 * @roles A region named by its heading, with two groups of radio buttons, a status, and a list of terms with the sums. A
 *   press on the picture acts as "Isa pa"; where something is served, a press on a place serves up to it.
 * @announcements How many of how many are coated, politely, at most once a second.
 * @example
 * ```tsx
 * import { Budburan } from '@lasakita/ui/Budburan';
 *
 * const sheet = { width: 1600, height: 1200, widths: [800, 1600], color: '#c89b5a' };
 * const view = {
 *   bare: { ...sheet, base: '/pictures/fries-bare' },
 *   cups: { ...sheet, base: '/pictures/fries-powder' },
 *   columns: 2,
 *   rows: 2,
 *   size: [50, 50],
 *   places: [
 *     [0, 0],
 *     [50, 0],
 *     [0, 50],
 *     [50, 50],
 *   ],
 * };
 * const fries = {
 *   value: 'fries',
 *   label: 'Fries',
 *   noun: 'baso',
 *   unit: 'cups',
 *   costs: 'Patatas, mantika, baso',
 *   alt: 'Four paper cups of fries on a counter',
 *   phone: view,
 *   wide: view,
 * };
 *
 * export default function Example() {
 *   return (
 *     <Budburan
 *       foods={[fries]}
 *       powders={[
 *         {
 *           value: 'cheddar',
 *           label: 'Cheddar',
 *           name: 'Cheddar Cheese Powder',
 *           tint: '#f5a623',
 *           tone: 'annatto',
 *           price: 65,
 *           count: 18,
 *           grams: 10,
 *           pouch: { src: 'https://shop.example/cheddar.png', width: 640, height: 800 },
 *         },
 *       ]}
 *       examplePrice={25}
 *     />
 *   );
 * }
 * ```
 */
export function Budburan({
  foods,
  powders,
  startWith,
  startAt,
  examplePrice,
  onPriceChange,
  onCostsChange,
  labels,
  language,
  pageLanguage = 'en',
  headingLevel: Heading = 'h2',
  ref,
  ...rest
}: BudburanProps) {
  const words = mergeLabels(budburanLabels, labels);
  const inPage = language === undefined ? undefined : pageLanguage;
  const locale = useLocale();
  const id = useId();
  const ownRef = useRef<HTMLElement>(null);
  const rootRef = useForkRef(ownRef, ref);
  const [foodValue, setFood] = useState(foods[0]?.value);
  const [powderValue, setPowder] = useState(startWith);
  const [touched, setTouched] = useState(startAt);
  const [priceText, setPriceText] = useState(String(examplePrice ?? ''));
  const handlePrice = (text: string) => {
    setPriceText(text);
    onPriceChange?.(text);
  };
  const [typedCosts, setTypedCosts] = useState<string>();
  const handleCosts = (text: string) => {
    setTypedCosts(text);
    onCostsChange?.(text);
  };

  // What was chosen and typed before the code had come (START-1).
  const adopt = useEffectEvent((root: HTMLElement) => {
    for (const input of root.querySelectorAll('input')) {
      if (input.type !== 'radio') {
        if (input.value === input.defaultValue) continue;
        (input.name === 'costs' ? handleCosts : handlePrice)(input.value);
      } else if (input.checked && !input.defaultChecked) {
        (input.name === `${id}-snack` ? setFood : setPowder)(input.value);
      }
    }
  });
  useEffect(() => {
    if (ownRef.current) adopt(ownRef.current);
  }, []);

  const food = foods.find(({ value }) => value === foodValue) ?? foods[0];
  const powder = powders.find(({ value }) => value === powderValue) ?? powders[0];
  const { count = 1, price: packPrice = 0 } = powder ?? {};
  const done = Math.min(touched ?? halfOf(count), count);
  const isEmpty = done === count;
  const ending = isEmpty ? ` ${words.empty}` : '';
  const status = words.status(done, count, food?.unit ?? '');
  const heard = useSpacedText(isEmpty ? `${status}.${ending}` : status, SAY_EVERY);
  if (!food || !powder) return null;

  const rendered = 'draw' in food ? undefined : food;
  const { coated, next, served } = counterState(
    rendered?.phone.places.length ?? count,
    count,
    done,
  );
  const { value: price, fault } = typedNumber(priceText, { max: MOST, unit: 'pesos' });
  const costsText = typedCosts ?? String(food.exampleCosts ?? '');
  const { value: costs, fault: costsFault } = typedNumber(costsText, { max: MOST, unit: 'pesos' });
  const board = price === undefined ? undefined : counterBoard(done, price, packPrice, costs);
  const isLoss = board !== undefined && board.left < 0;
  const leftText = board ? locale.money(Math.abs(board.left)) : '–';
  // What the whole pouch leaves: said until it is empty.
  const whole =
    board && !isEmpty && price !== undefined
      ? counterBoard(count, price, packPrice, costs).left
      : undefined;
  const isExample = priceText === String(examplePrice);
  const costsSaid = costsFault
    ? words.fault(costsFault, { max: MOST })
    : costs === undefined
      ? words.yours
      : costsText === String(food.exampleCosts) && words.example;
  const addToPrice = (pesos: number) =>
    handlePrice(String(Math.min(MOST, Math.max(0, (price ?? examplePrice ?? 0) + pesos))));
  const handleMore = () => setTouched((before) => Math.min((before ?? halfOf(count)) + 1, count));
  const said = [isExample && `${id}-example`, fault && `${id}-fault`].filter(Boolean).join(' ');

  return (
    <Root aria-labelledby={`${id}-heading`} {...rest} ref={rootRef} tone={powder.tone}>
      <Head>
        <Heading id={`${id}-heading`} lang={language}>
          {words.heading}
        </Heading>
        {foods.length > 1 && (
          <Snacks data-needs-script>
            <HiddenText as="legend">{words.snack}</HiddenText>
            <Radios name={`${id}-snack`} value={food.value} choices={foods} onChoose={setFood} />
          </Snacks>
        )}
        {powders.length > 1 && (
          <Powders data-needs-script>
            <HiddenText as="legend">{words.powder}</HiddenText>
            <Radios
              name={`${id}-powder`}
              value={powder.value}
              choices={powders}
              onChoose={setPowder}
            />
          </Powders>
        )}
      </Head>
      <Play>
        {'draw' in food ? (
          <Drawn>{food.draw(done, setTouched)}</Drawn>
        ) : (
          <Counter>
            {(['phone', 'wide'] as const).map((name) => {
              const view = food[name];
              return (
                <View key={name} data-view={name} floor={view.bare?.color}>
                  <Picture
                    asset={view.bare}
                    alt={food.alt}
                    sizes={name === 'phone' ? '100vw' : '(min-width: 80rem) 66vw, 100vw'}
                  />
                  <Cups
                    view={view}
                    tint={powder.tint}
                    coated={coated}
                    next={next}
                    number={done + 1}
                    onPress={
                      powder.tint === undefined ? (place) => setTouched(place + 1) : undefined
                    }
                  />
                </View>
              );
            })}
            {/* For whoever points: the button has the words. */}
            {powder.tint !== undefined && (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control
              <label htmlFor={`${id}-more`} data-still={isEmpty ? '' : undefined} />
            )}
          </Counter>
        )}
        <Bar lang={language}>
          <Pouch left={(count - done) / count} aria-hidden>
            <Picture asset={powder.pouch} alt="" sizes="(min-width: 80rem) 11vw, 72px" standing />
            <Picture
              className="full"
              asset={powder.pouch}
              alt=""
              sizes="(min-width: 80rem) 11vw, 72px"
              standing
            />
          </Pouch>
          <p className="count">
            <b>{done}</b> <span>{food.noun}</span>
          </p>
          {/* The board says it to those who listen. */}
          <p className="left" aria-hidden>
            <small>{isLoss ? words.loss : words.leftShort}</small>
            <span>{leftText}</span>
          </p>
          <div className="ways" data-needs-script>
            <Button
              id={`${id}-more`}
              className="more"
              variant="sticker"
              aria-disabled={isEmpty}
              aria-label={isEmpty ? words.empty : words.more}
              onClick={handleMore}
            >
              <span>{isEmpty ? words.empty : words.more}</span>
            </Button>
            <Button className="again" variant="text" onClick={() => setTouched(0)}>
              <RestartIcon aria-hidden />
              <span>{words.again}</span>
            </Button>
          </div>
          <HiddenText as="output" lang={inPage}>
            {heard}
          </HiddenText>
        </Bar>
      </Play>
      <Ledger lang={language} data-loss={isLoss ? '' : undefined}>
        <div>
          <p className="progress">{words.progress(done, count - done, food.noun) + ending}</p>
          <small>{served > 0 ? words.served(served) : words.basis(powder.grams, food.noun)}</small>
        </div>
        <div>
          <div className="row" data-needs-script>
            <div className="ask">
              <label htmlFor={`${id}-price`}>{words.price(food.noun)}</label>
              {isExample && <small id={`${id}-example`}>{words.example}</small>}
              {fault && (
                <small id={`${id}-fault`} className="fault">
                  {words.fault(fault, { max: MOST })}
                </small>
              )}
            </div>
            <Price>
              <button type="button" aria-label={words.lower} onClick={() => addToPrice(-1)}>
                <RemoveIcon aria-hidden />
              </button>
              <span>
                <span aria-hidden>{locale.currencySign}</span>
                <input
                  id={`${id}-price`}
                  name="price"
                  inputMode="decimal"
                  autoComplete="off"
                  value={priceText}
                  aria-describedby={said || undefined}
                  aria-invalid={fault !== undefined}
                  onChange={({ target }) => handlePrice(target.value)}
                />
              </span>
              <button type="button" aria-label={words.raise} onClick={() => addToPrice(1)}>
                <AddIcon aria-hidden />
              </button>
            </Price>
          </div>
          <dl>
            <div className="row">
              <dt>
                {words.sale}
                <small>{price === undefined ? '' : `${done} × ${locale.money(price)}`}</small>
              </dt>
              <dd>{board ? locale.money(board.sale) : '–'}</dd>
            </div>
            <div className="row">
              <dt>{words.pouch}</dt>
              <dd>{locale.money(-packPrice)}</dd>
            </div>
            <div className="row costs">
              <dt>
                <label htmlFor={`${id}-costs`}>{food.costs}</label>
              </dt>
              <Price as="dd" className="blank">
                {`${done} ×`}
                <span>
                  <span aria-hidden>{locale.currencySign}</span>
                  <input
                    id={`${id}-costs`}
                    name="costs"
                    inputMode="decimal"
                    autoComplete="off"
                    data-needs-script
                    value={costsText}
                    aria-describedby={`${id}-costs-said`}
                    aria-invalid={costsFault !== undefined}
                    onChange={({ target }) => handleCosts(target.value)}
                  />
                </span>
                <small id={`${id}-costs-said`} className={costsFault && 'fault'}>
                  {costsSaid}
                </small>
              </Price>
              <dd className="sum">
                {board && costs !== undefined ? locale.money(-board.costs) : '–'}
              </dd>
            </div>
            <div className="row total">
              <dt>
                {isLoss ? words.loss : costs === undefined ? words.left : words.leftShort}
                {costs !== undefined && board && (
                  <small>{words.before(locale.money(board.leftBefore))}</small>
                )}
              </dt>
              <dd>{leftText}</dd>
            </div>
            {whole !== undefined && (
              <div className="row whole">
                <dt>{words.whole(count, food.noun)}</dt>
                <dd>{locale.money(whole)}</dd>
              </div>
            )}
          </dl>
        </div>
        {powder.action && <div lang={inPage}>{powder.action}</div>}
      </Ledger>
    </Root>
  );
}
