import { useKeyword } from './KeywordContext';
import { highlightParts } from './highlightParts';

export interface HighlightProps {
  /** The whole text. */
  text: string;
  /** What the visitor searched for; empty marks nothing. @default the `KeywordProvider`'s */
  keyword?: string | undefined;
}

/** A text in which every match of the keyword is marked (PROD-11). */
export function Highlight({ text, keyword }: HighlightProps) {
  const givenKeyword = useKeyword();
  const wanted = keyword ?? givenKeyword;
  if (wanted.trim() === '') return text;
  return highlightParts(text, wanted).map(({ text: part, isMatch }, index) =>
    isMatch ? <mark key={index}>{part}</mark> : part,
  );
}
