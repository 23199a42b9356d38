import { highlightParts } from './highlightParts';

export interface HighlightProps {
  /** The whole text. */
  text: string;
  /** What the visitor searched for; empty marks nothing. @default '' */
  keyword?: string;
}

/** A text in which every match of the keyword is marked (PROD-11). */
export function Highlight({ text, keyword = '' }: HighlightProps) {
  if (keyword.trim() === '') return text;
  return highlightParts(text, keyword).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
