import type { Searched } from './KeywordContext.ts';

export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

const WORDS = /([\p{L}\p{N}'’]+)/u;

/** Every other part is a word. */
const wordParts = (text: string, words: ReadonlySet<string>): HighlightPart[] =>
  text
    .split(WORDS)
    .map((part) => ({ text: part, isMatch: words.has(part.toLowerCase()) }))
    .filter((part) => part.text !== '');

/**
 * Splits a text at every place where the keyword stands, or one of the words as a whole, without regard to case. The parts joined give the text again.
 *
 * Lower-casing may change a text's length ("İ"): then positions would not fit, and nothing is marked.
 */
export const highlightParts = (text: string, keyword: Searched): HighlightPart[] => {
  if (typeof keyword !== 'string') return wordParts(text, keyword);
  const wanted = keyword.trim().toLowerCase();
  const lower = text.toLowerCase();
  if (wanted === '' || lower.length !== text.length) return [{ text, isMatch: false }];
  const parts: HighlightPart[] = [];
  let from = 0;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isMatch: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isMatch: true });
  }
  if (from < text.length || parts.length === 0)
    parts.push({ text: text.slice(from), isMatch: false });
  return parts;
};
