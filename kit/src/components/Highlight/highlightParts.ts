import { isBetweenDigits, typedNumberDigits } from '../../domain/contactLinks.ts';
import {
  APOSTROPHES,
  foldLetters,
  foldLettersWithPlaces,
  foldText,
  foldWithPlaces,
} from '../../domain/foldText.ts';
import type { FoldedText } from '../../domain/foldText.ts';
import type { Searched } from './KeywordContext.ts';

export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

const WORDS = new RegExp(`([\\p{L}\\p{M}\\p{N}\\p{Cf}${APOSTROPHES}]+)`, 'u');

const OUTER_SIGN = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;

/** Every other part is a word. */
const wordParts = (text: string, words: ReadonlySet<string>): HighlightPart[] =>
  text
    .split(WORDS)
    .map((part) => ({ text: part, isMatch: words.has(foldText(part)) }))
    .filter((part) => part.text !== '');

/** The parts of a text between and at the places where something stands in it. */
const partsAt = (
  text: string,
  { folded, starts, ends }: FoldedText,
  wanted: string,
): HighlightPart[] => {
  const parts: HighlightPart[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    // A sign that stands for two letters is marked as one.
    const start = Math.max(from, starts[at] ?? from);
    const end = ends[at + wanted.length - 1] ?? start;
    if (start > from) parts.push({ text: text.slice(from, start), isMatch: false });
    if (end > start) parts.push({ text: text.slice(start, end), isMatch: true });
    from = Math.max(from, end);
  }
  if (from < text.length || parts.length === 0)
    parts.push({ text: text.slice(from), isMatch: false });
  return parts;
};

/**
 * Splits a text at every place where the keyword stands, as `foldLetters` compares them, or one of the words as a whole, as
 * `foldText` does. The digits of a number are found whatever parts them, and signs around the keyword as they are typed. The
 * parts joined give the text again.
 */
export const highlightParts = (text: string, keyword: Searched): HighlightPart[] => {
  if (typeof keyword !== 'string') return wordParts(text, keyword);
  const letters = foldLetters(keyword);
  const written = foldText(keyword);
  // Signs around the letters, or alone, were typed as they stand: they are marked too.
  if (OUTER_SIGN.test(written) && foldText(text).includes(written)) {
    return partsAt(text, foldWithPlaces(text), written);
  }
  if (letters !== '' && foldLetters(text).includes(letters)) {
    return partsAt(text, foldLettersWithPlaces(text), letters);
  }
  const digits = typedNumberDigits(written);
  return digits === undefined
    ? [{ text, isMatch: false }]
    : partsAt(text, foldWithPlaces(text, isBetweenDigits), digits);
};
