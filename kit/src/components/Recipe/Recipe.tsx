import PrintIcon from '@mui/icons-material/PrintRounded';
import VideoIcon from '@mui/icons-material/SmartDisplayRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useForkRef } from '@mui/material/utils';
import { useId, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { groupDigits } from '../../domain/groupDigits.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { amountText } from '../../domain/recipeAmounts.ts';
import type { RecipeIngredient, RecipeMeasure } from '../../domain/recipeAmounts.ts';
import {
  FEWEST_SERVINGS,
  MOST_SERVINGS,
  readServings,
  servingsAfter,
} from '../../domain/recipeServings.ts';
import { timeText } from '../../domain/recipeTime.ts';
import { useCanPrint } from '../../hooks/useCanPrint.ts';
import { useEarlyValue } from '../../hooks/useEarlyValue.ts';
import { printAlone } from '../../theme/printAlone.ts';
import { NumberStepper } from '../OrderList/NumberStepper.tsx';
import { PageLink } from '../PageLink/PageLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { BandTone } from '../SectionBand/SectionBand.tsx';
import { onGround } from '../../theme/onGround.ts';
import { styled } from '../../theme/styled.ts';

export type { RecipeIngredient, RecipeMeasure } from '../../domain/recipeAmounts.ts';

/** Every word of a recipe. */
export interface RecipeLabels {
  /** Above the ingredients. @default 'Ingredients' */
  ingredients: string;
  /** Above the steps. @default 'Steps' */
  steps: string;
  /** Names the pair that chooses how amounts are told. @default 'Amounts' */
  measure: string;
  /** The one of them that weighs. @default 'Grams' */
  grams: string;
  /** The other one. @default 'Spoons and cups' */
  spoons: string;
  /** Names the field with how many it is for. @default 'How many cups' */
  howMany: (unit: string) => string;
  /** What it makes. @default '4 cups', '1 cup' */
  total: (servings: number, unit: string) => string;
  /** Said at a number that cannot be. @default 'Write a whole number from 1 to 1,000.' */
  fault: (fewest: number, most: number) => string;
  /** The button that cooks less. @default 'Less' */
  less: string;
  /** The button that cooks more. @default 'More' */
  more: string;
  /** How long it takes. @default '25 minutes', '1 hour 15 minutes' */
  time: (minutes: number) => string;
  /** The button that prints it. @default 'Print the recipe' */
  print: string;
}

/** Of English plurals the singular: "dishes", "cups". */
const oneOf = (unit: string): string => unit.replace(/(?<=s|sh|ch|x)es$|s$/, '');

export const recipeLabels: RecipeLabels = {
  ingredients: 'Ingredients',
  steps: 'Steps',
  measure: 'Amounts',
  grams: 'Grams',
  spoons: 'Spoons and cups',
  howMany: (unit) => `How many ${unit}`,
  total: (servings, unit) => `${groupDigits(servings)} ${servings === 1 ? oneOf(unit) : unit}`,
  fault: (fewest, most) =>
    `Write a whole number from ${groupDigits(fewest)} to ${groupDigits(most)}.`,
  less: 'Less',
  more: 'More',
  time: timeText,
  print: 'Print the recipe',
};

export interface RecipeProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** What is cooked. */
  name: string;
  /** A sentence that makes hungry. */
  lead: string;
  /** The dish; `undefined` shows the place of a missing picture. */
  picture: PictureSource | undefined;
  /** What is in the picture. */
  pictureAlt: string;
  /** How long it takes, in minutes. */
  minutes: number;
  /** How many the amounts are for. */
  servings: number;
  /** What it makes so many of, in the plural: "cups". */
  unit: string;
  /** For how many it is cooked now, where the owner keeps it. @default kept by itself, at first `servings` */
  wanted?: number | undefined;
  /** Called with how many, when it is a number that can be. */
  onWanted?: ((wanted: number) => void) | undefined;
  /** How amounts are told now, where the owner keeps it. @default kept by itself, at first 'grams' */
  measure?: RecipeMeasure | undefined;
  /** Called with how amounts shall be told. */
  onMeasure?: ((measure: RecipeMeasure) => void) | undefined;
  /** What goes into it, in the order in which it is needed. */
  ingredients: readonly RecipeIngredient[];
  /** What is done, in order. Amounts stand in the ingredients alone: those are scaled. */
  steps: readonly string[];
  /** Where it can be watched. @default nowhere */
  video?: { label: string; to: string } | undefined;
  /** Words in place of the usual ones. @default `recipeLabels` */
  labels?: LabelsOf<RecipeLabels> | undefined;
  /** The ground of its name, where the picture beside it has none of its own. @default 'paper' */
  tone?: BandTone | undefined;
  /** The level of its heading; those within are one below. @default 'h2' */
  headingLevel?: 'h2' | 'h3' | undefined;
}

// It runs from edge to edge of what it stands in; its words keep to the page's margin.
const EDGE = 'clamp(16px, 4vw, 48px)';

const Root = styled('article')(({ theme }) => ({
  '--edge': `calc(max((100vw - ${theme.tokens.sizes.container}px) / 2, 0px) + ${EDGE})`,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    // As high as the words beside it, where those are higher than it would be.
    '& > picture': { height: '100%' },
  },
  // A picture's shadows fade into its ground, which goes on behind the name beside or below it.
  '&[data-blended] > picture > img': {
    maskImage: 'linear-gradient(#000 90%, transparent)',
    [theme.breakpoints.up('md')]: {
      maskImage: 'linear-gradient(to right, transparent, #000 8%, #000 92%, transparent)',
    },
  },
  // What goes into it beside what is done: on one sheet.
  '@media print': {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: theme.spacing(6),
    fontSize: '10pt',
  },
}));

const Column = styled('div', {
  shouldForwardProp: (prop) => !['tinted', 'tone', 'ground', 'sx'].includes(String(prop)),
})<{
  tinted?: boolean;
  tone?: BandTone;
  ground?: string | undefined;
}>(({ theme, tinted = false, tone, ground }) => ({
  ...(tone && (ground ? onGround(theme, ground) : theme.tokens.onBand(tone))),
  ...(tinted && { backgroundColor: theme.tokens.surface.hover }),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(5),
  padding: `${theme.spacing(8)} ${EDGE}`,
  [theme.breakpoints.up('md')]: {
    paddingBlock: theme.spacing(12),
    paddingInline: tinted ? `var(--edge) ${theme.spacing(8)}` : `${theme.spacing(14)} var(--edge)`,
    // The steps stay in sight beside a longer list of what goes in.
    '&:last-child': {
      position: 'sticky',
      top: theme.tokens.sizes.header.desktop,
      alignSelf: 'start',
    },
  },
  '@media print': {
    '&:last-child': { position: 'static' },
    padding: theme.spacing(2, 0),
    color: 'inherit',
    backgroundColor: 'transparent',
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3),
}));

/** How many: by one step less or more, or typed. */
const Scale = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  '--field': '5rem',
  '& > .stepper': { gap: theme.spacing(2) },
  '& label, & p': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
  '& p': { ...theme.typography.body2, fontWeight: 700, color: theme.palette.error.main },
  '&& input': theme.typography.h4,
  // What it makes stands above.
  '@media print': { display: 'none' },
}));

/** Two radio buttons side by side, drawn as one switch. */
const Measures = styled('fieldset')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: theme.spacing(1),
  border: `2px solid ${theme.tokens.edge.strong}`,
  borderRadius: theme.tokens.radius.medium,
  '& legend': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: `calc(${theme.tokens.sizes.tap}px - ${theme.spacing(2)})`,
    paddingInline: theme.spacing(3),
    fontWeight: 700,
    cursor: 'pointer',
    borderRadius: theme.tokens.radius.small,
    '&:has(:checked)': { backgroundColor: theme.tokens.surface.chosen },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid Highlight' } },
  },
  // Nothing of it is drawn but its ring, around its words.
  '& input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    cursor: 'pointer',
    borderRadius: theme.tokens.radius.small,
    '&:focus-visible': theme.tokens.focusRing,
  },
  '@media print': { display: 'none' },
}));

const Ingredients = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(5.5rem, auto) minmax(0, 1fr)',
    gap: theme.spacing(3),
    paddingBlock: theme.spacing(2.5),
    borderTop: `1px solid ${theme.tokens.edge.quiet}`,
    overflowWrap: 'anywhere',
  },
  '& b': { fontVariantNumeric: 'tabular-nums' },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.tokens.quietInk },
  // A long list takes two columns where they have room, and is about as high as the steps beside it.
  [`@media screen and (min-width: ${theme.breakpoints.values.lg}px)`]: {
    '&:has(> :nth-of-type(9))': {
      columns: '13rem',
      columnGap: theme.spacing(6),
      '& li': { gridTemplateColumns: '4.5rem minmax(0, 1fr)', breakInside: 'avoid' },
    },
  },
  '@media print': { '& li': { paddingBlock: theme.spacing(0.5) } },
}));

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  counterReset: 'step',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: theme.spacing(4),
  '& li': {
    counterIncrement: 'step',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: theme.spacing(3),
    maxWidth: '62ch',
    '&::before': {
      ...theme.typography.h3,
      content: 'counter(step)',
      minWidth: '1.2em',
      color: theme.tokens.ink.link,
    },
  },
  // Beside a longer list they are as loud as that is long.
  [theme.breakpoints.up('lg')]: {
    gap: theme.spacing(6),
    '& li': { fontSize: theme.tokens.typeScale.lead, lineHeight: 1.5 },
  },
  '@media print': { gap: theme.spacing(1), '& li': { fontSize: 'inherit' } },
}));

/**
 * A recipe that is scaled to what is needed, told by weight or by spoons, and printed on one sheet (ITEM-3).
 *
 * @do Write steps without amounts: those stand in the ingredients, which are scaled.
 * @do Name what a cup weighs, so that spoons can be told.
 * @dont Do not write a recipe for another product than the page is about.
 * @instead For facts without quantities: `Facts`. For a list to tick off: `Checklist`.
 * @keyboard Tab: Goes through "Less", the field and "More", the amounts, the links, and the buttons below.
 * @keyboard Arrow keys: Choose between grams and spoons.
 * @roles An article named by its heading, with a list of ingredients, a list of steps, an output with how many it is
 *   for, a text box for that, and a group of two radio buttons.
 * @announcements How many it is for now, politely. What is wrong with a number describes its field.
 * @example
 * ```tsx
 * import { Recipe } from '@lasakita/ui/Recipe';
 *
 * export default function Example() {
 *   return (
 *     <Recipe
 *       name="Cheese fries"
 *       lead="Orange to the bottom of the cup."
 *       picture={{ src: 'https://shop.example/fries.jpg', width: 1200, height: 900 }}
 *       pictureAlt="A paper cup of fries under cheese powder"
 *       minutes={25}
 *       servings={4}
 *       unit="cups"
 *       ingredients={[
 *         { name: 'Large potatoes', pieces: 4 },
 *         { name: 'Cheddar Cheese Powder', grams: 40, gramsPerCup: 128 },
 *         { name: 'Salt', note: 'to taste' },
 *       ]}
 *       steps={['Fry the potatoes until they are golden.', 'Shake over the powder, and toss.']}
 *     />
 *   );
 * }
 * ```
 */
export function Recipe({
  name,
  lead,
  picture,
  pictureAlt,
  minutes,
  servings,
  unit,
  wanted: ownersWanted,
  onWanted,
  measure: ownersMeasure,
  onMeasure,
  ingredients,
  steps,
  video,
  labels,
  tone = 'paper',
  headingLevel = 'h2',
  ref,
  ...rest
}: RecipeProps) {
  const words = mergeLabels(recipeLabels, labels);
  const id = useId();
  const ownRef = useRef<HTMLElement>(null);
  const rootRef = useForkRef(ownRef, ref);
  const canPrint = useCanPrint();
  const [ownWanted, setOwnWanted] = useState(servings);
  const [ownMeasure, setOwnMeasure] = useState<RecipeMeasure>('grams');
  const wanted = ownersWanted ?? ownWanted;
  const measure = ownersMeasure ?? ownMeasure;
  // What is being typed may be no number yet. It goes when another number comes from elsewhere.
  const [typed, setTyped] = useState<{ text: string; wanted: number }>();
  const text = typed?.wanted === wanted ? typed.text : undefined;
  // An empty field is on the way to a number.
  const isFault = Boolean(text?.trim()) && readServings(text ?? '', unit) === undefined;
  const change = (next: number) => {
    setOwnWanted(next);
    onWanted?.(next);
  };
  const handleType = (written: string) => {
    const next = readServings(written, unit);
    setTyped({ text: written, wanted: next ?? wanted });
    if (next !== undefined) change(next);
  };
  const fewer = servingsAfter('less', wanted, servings);
  const more = servingsAfter('more', wanted, servings);
  const step = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== undefined) change(next);
  };
  const chooseMeasure = (next: RecipeMeasure) => {
    setOwnMeasure(next);
    onMeasure?.(next);
  };
  const servingsRef = useRef<HTMLInputElement>(null);
  useEarlyValue(servingsRef, handleType);
  const spoonsRef = useRef<HTMLInputElement>(null);
  useEarlyValue(spoonsRef, () => chooseMeasure('spoons'));
  const inner = headingLevel === 'h2' ? 'h3' : 'h4';
  return (
    <Root
      aria-labelledby={`${id}-name`}
      {...rest}
      ref={rootRef}
      data-blended={picture?.ground === undefined ? undefined : ''}
    >
      <Picture
        asset={picture}
        alt={pictureAlt}
        ratio={4 / 3}
        sizes="(min-width: 768px) 42vw, 100vw"
      />
      {/* The picture's ground goes on behind the name. */}
      <Column tone={tone} ground={picture?.ground} sx={{ alignContent: 'center' }}>
        <div>
          <Typography id={`${id}-name`} variant="h1" component={headingLevel}>
            {name}
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 2 }}>
            {lead}
          </Typography>
          <Typography sx={{ mt: 3, fontWeight: 700 }}>
            {`${words.time(minutes)} · `}
            <output id={`${id}-total`}>{words.total(wanted, unit)}</output>
          </Typography>
        </div>
      </Column>
      <Column tinted>
        <Typography variant="h3" component={inner}>
          {words.ingredients}
        </Typography>
        <Row data-needs-script sx={{ alignItems: 'end' }}>
          <Scale>
            <label htmlFor={`${id}-servings`}>{words.howMany(unit)}</label>
            <NumberStepper
              id={`${id}-servings`}
              inputRef={servingsRef}
              value={text ?? String(wanted)}
              faultId={isFault ? `${id}-fault` : undefined}
              resultId={`${id}-total`}
              less={{
                label: words.less,
                isDisabled: fewer === undefined,
                onPress: () => step(fewer),
              }}
              more={{
                label: words.more,
                isDisabled: more === undefined,
                onPress: () => step(more),
              }}
              onType={handleType}
              onBlur={() => !isFault && setTyped(undefined)}
            />
            {isFault && <p id={`${id}-fault`}>{words.fault(FEWEST_SERVINGS, MOST_SERVINGS)}</p>}
          </Scale>
          <Measures>
            <legend>{words.measure}</legend>
            {(['grams', 'spoons'] as const).map((one) => (
              <label key={one}>
                <input
                  {...(one === 'spoons' && { ref: spoonsRef })}
                  type="radio"
                  name={`${id}-measure`}
                  value={one}
                  checked={measure === one}
                  onChange={() => chooseMeasure(one)}
                />
                {words[one]}
              </label>
            ))}
          </Measures>
        </Row>
        <Ingredients>
          {ingredients.map((ingredient) => {
            const amount = amountText(ingredient, wanted / servings, measure);
            return (
              <li key={ingredient.name}>
                <b>{amount ?? ingredient.note}</b>
                <span>
                  {ingredient.to ? (
                    <Link component={PageLink} to={ingredient.to}>
                      {ingredient.name}
                    </Link>
                  ) : (
                    ingredient.name
                  )}
                  {amount !== undefined && ingredient.note && <small>{ingredient.note}</small>}
                </span>
              </li>
            );
          })}
        </Ingredients>
      </Column>
      <Column>
        <Typography variant="h3" component={inner}>
          {words.steps}
        </Typography>
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Row sx={{ '@media print': { display: 'none' } }}>
          {canPrint && (
            <Button
              data-needs-script
              variant="outlined"
              startIcon={<PrintIcon />}
              onClick={() => printAlone(ownRef.current)}
            >
              {words.print}
            </Button>
          )}
          {video && (
            <Button component={PageLink} to={video.to} variant="outlined" startIcon={<VideoIcon />}>
              {video.label}
            </Button>
          )}
        </Row>
      </Column>
    </Root>
  );
}
