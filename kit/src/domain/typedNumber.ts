/** Numbers as people type them: "₱1,250.50", "P 65", "65.-", "12,5", "1 250", "10 %", "200 g", "1½ kilo". */
import { foldText } from './foldText.ts';

/** What a number counts: the units that may stand beside it are those of this kind. Liters weigh as water does. */
export type NumberUnit = 'pesos' | 'grams' | 'percent' | 'count';

export interface NumberLimits {
  /** The smallest that is meant. @default 0 */
  min?: number;
  /** The largest that is meant. @default 1000000 */
  max?: number;
  /** Digits after the point that are meant; more are refused, not rounded away. @default 2 */
  decimals?: number;
  /** What it counts; a unit of another kind is refused. @default any */
  unit?: NumberUnit;
  /** What else may be written after it, such as "hotcakes". @default nothing */
  noun?: string;
}

/** Why a text is no number that is meant. */
export type NumberFault =
  'unreadable' | 'doubtful' | 'negative' | 'tooSmall' | 'tooLarge' | 'tooPrecise';

/** A text as a number; neither a value nor a fault where nothing was typed. */
export interface TypedNumber {
  value?: number;
  fault?: NumberFault;
}

export const DEFAULT_MAX = 1_000_000;
const DEFAULT_DECIMALS = 2;

/** What is written after a number, of which kind it is, and how many places it moves the point. */
const units: readonly (readonly [kind: NumberUnit, words: RegExp, places: number])[] = [
  ['pesos', /^(?:₱|p|php|pesos?|piso)$/, 0],
  ['pesos', /^(?:¢|centavos?|sentimos?)$/, -2],
  ['grams', /^(?:g|gr|gms?|grams?|gramo|ml|millilit(?:er|re)s?)$/, 0],
  ['grams', /^(?:k[gl]s?|kilos?|kilograms?|kilogramo|l|lit(?:er|re|ro)s?)$/, 3],
  ['percent', /^(?:%|per ?cent|pct|pors[iy]ento)$/, 0],
  ['count', /^(?:x|pcs?|pieces?|piraso|packs?|servings?)$/, 0],
  ['pesos', /^k$/, 3],
  ['grams', /^k$/, 3],
  ['count', /^k$/, 3],
];

/** A number between a peso sign, or its letters, and a unit. "65.-" has no centavos. */
const TYPED =
  /^(?<minus>-?) ?(?<before>₱|(?:php|pesos?|piso|p)(?!\.\d)\.?)? ?(?<figure>[-\d.,'/ ]+?)(?:[.,/]-{1,2}|[.,])? ?(?<after>[^-\d.,'/ ]\D*?)?\.?$/;
const FRACTION = /^(?:(?<whole>\d+)[ -])?(?<over>\d)\/(?<under>[2-9]|1[06])$/;
/** Thousands, which no nought begins, and after another sign than theirs a point. */
const GROUPED =
  /^[1-9]\d{0,2}(?:(?<sign>[ ',.])|, )\d{3}(?:(?:\k<sign>|, )\d{3})*(?:(?!\k<sign>)[.,](?<rest>\d*))?$/;
const DECIMAL = /^(?:\d+[.,]?\d*|[.,]\d+)$/;
/** Three digits after a sign that parts thousands for some and is the point for others. */
const EITHER = /^0*[1-9]\d{0,2}(?<sign>[.,])\d{3}$/;

/** The digits of any script as ours, and fractions of one sign as two numbers. Small raised digits are none: "65⁰⁰". */
const withPlainDigits = (text: string): string =>
  foldText(
    text
      .replaceAll(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
      .replaceAll(/\p{No}/gu, '#'),
  )
    .replaceAll(/[⁄∕]/g, '/')
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      let nought = code;
      while (/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) nought -= 1;
      return String(code - nought);
    });

/**
 * A figure with a decimal point as its only separator, or `'doubtful'` if it can be read in two ways; nothing if it cannot
 * be read. A comma before exactly three digits separates thousands, as the Philippines write; a point there may do so too,
 * or not.
 */
const withPoint = (figure: string, places: number, max: number): string | undefined => {
  const either = EITHER.exec(figure)?.groups?.sign;
  const isTooMuch = Number(`${figure.replace(/\D/, '')}e${places}`) > max;
  // Scales show kilos with three digits after the point; and what is more than anybody means is not meant.
  if (either === '.' && places <= 0 && !isTooMuch) return 'doubtful';
  if (either === ',' && (figure.startsWith('0') || (places > 0 && isTooMuch))) return 'doubtful';
  const grouped = either === '.' ? undefined : GROUPED.exec(figure)?.groups;
  if (!grouped) return DECIMAL.test(figure) ? figure.replace(',', '.') : undefined;
  const { rest } = grouped;
  if (rest === undefined) return figure.replaceAll(/\D/g, '');
  if (rest.length === 3 && figure.at(-4) === ',') return 'doubtful';
  const whole = figure.slice(0, -rest.length - 1).replaceAll(/\D/g, '');
  return `${whole}.${rest}`;
};

/** Reads a number as it was typed. Grams are told by kilos too: "½ kg" is 500. What can mean two numbers is asked about. */
export const typedNumber = (
  text: string,
  { min = 0, max = DEFAULT_MAX, decimals = DEFAULT_DECIMALS, unit, noun }: NumberLimits = {},
): TypedNumber => {
  const bare = withPlainDigits(text);
  if (bare === '') return {};
  const { minus = '', before, figure: signed = '', after } = TYPED.exec(bare)?.groups ?? {};
  const isNegative = signed.startsWith('-');
  const figure = signed.slice(isNegative ? 1 : 0).trim();
  const isNoun = noun !== undefined && [after, `${after}s`].includes(foldText(noun));
  const known = units.find(
    ([kind, words]) => (unit ?? kind) === kind && after !== undefined && words.test(after),
  );
  if (
    (minus && isNegative) ||
    (before && unit && unit !== 'pesos') ||
    (after !== undefined && !known && !isNoun)
  )
    return { fault: 'unreadable' };
  const [, , places = 0] = known ?? [];
  const { whole = '0', over, under } = FRACTION.exec(figure)?.groups ?? {};
  const isFraction = over !== undefined && Number(over) < Number(under);
  const digits = isFraction ? '' : withPoint(figure, places, max);
  if (digits === undefined) return { fault: 'unreadable' };
  if (digits === 'doubtful') return { fault: 'doubtful' };
  const exact = isFraction
    ? (Number(whole) + Number(over) / Number(under)) * 10 ** places
    : Number(`${digits}e${places}`);
  if ((minus || isNegative) && exact !== 0) return { fault: 'negative' };
  const parts = (digits.split('.')[1] ?? '').replace(/0+$/, '').length - places;
  if (parts > decimals || (isFraction && decimals === 0 && !Number.isInteger(exact)))
    return { fault: 'tooPrecise' };
  // A third has no last digit: what is told of it is.
  const value = isFraction ? Number(exact.toFixed(decimals)) : exact;
  if (value > max) return { fault: 'tooLarge' };
  if (value < min) return { fault: 'tooSmall' };
  return { value };
};

/** Whether a number that was read is another than its bare digits: then it is worth saying what was understood. */
export const isInterpreted = (text: string, value: number): boolean =>
  Number(withPlainDigits(text).replaceAll(/[^\d.]|\.$/g, '')) !== value;
