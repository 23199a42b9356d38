/** Numbers as people type them: "₱1,250.50", "P 65", "12,5", "1 250", "10 %", "200 g". */
import { foldText } from './foldText.ts';

export interface NumberLimits {
  /** The smallest that is meant. @default 0 */
  min?: number;
  /** The largest that is meant. @default 1000000 */
  max?: number;
  /** Digits after the point that are meant; more are refused, not rounded away. @default 2 */
  decimals?: number;
}

/** Why a text is no number that is meant. */
export type NumberFault = 'unreadable' | 'negative' | 'tooSmall' | 'tooLarge' | 'tooPrecise';

/** A text as a number; neither a value nor a fault where nothing was typed. */
export interface TypedNumber {
  value?: number;
  fault?: NumberFault;
}

export const DEFAULT_MAX = 1_000_000;
const DEFAULT_DECIMALS = 2;

// What stands around a number and says only what is counted: the peso sign, its letters, per cent, a unit.
const TYPED =
  /^(?<minus>-?)(?:₱|php|p)?(?<digits>-?[\d.,]+)(?:%|pesos?|piso|php|g|grams?|gramo|pcs?)?\.?$/i;
/** Between thousands, besides a comma. */
const PARTS = /[ ']/g;

/**
 * A comma before exactly three digits parts thousands, as the Philippines write; any other is a decimal point. Where both
 * signs stand, the later one is the point.
 */
const withPoint = (digits: string): string => {
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  if (comma === -1) return digits;
  if (point > comma) return digits.replaceAll(',', '');
  if (point !== -1) return digits.replaceAll('.', '').replace(',', '.');
  return /^\d{1,3}(?:,\d{3})+$/.test(digits)
    ? digits.replaceAll(',', '')
    : digits.replace(/,(?=\d*$)/, '.');
};

/** Reads a number as it was typed. */
export const typedNumber = (
  text: string,
  { min = 0, max = DEFAULT_MAX, decimals = DEFAULT_DECIMALS }: NumberLimits = {},
): TypedNumber => {
  const bare = foldText(text).replaceAll(PARTS, '');
  if (bare === '') return {};
  const typed = TYPED.exec(bare)?.groups;
  const signed = typed ? `${typed.minus}${typed.digits}` : '';
  const digits = withPoint(signed.replace('-', ''));
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return { fault: 'unreadable' };
  const value = Number(digits);
  if (signed.startsWith('-') && value !== 0) return { fault: 'negative' };
  const fraction = (digits.split('.')[1] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return { fault: 'tooPrecise' };
  if (value > max) return { fault: 'tooLarge' };
  if (value < min) return { fault: 'tooSmall' };
  return { value };
};
