import { useKeyword } from './KeywordContext.ts';
import type { Searched } from './KeywordContext.ts';
import { highlightParts } from './highlightParts.ts';

export interface HighlightProps {
  /** The whole text. */
  text: string;
  /**
   * What the visitor searched for, or the words that are close to it; empty marks nothing. @default the `KeywordProvider`'s
   */
  keyword?: Searched | undefined;
}

/**
 * A text in which every match of the keyword is marked (PROD-11). It has no element around it that could take a `ref` or a
 * class: it stands in the text of whoever uses it.
 *
 * @do Mark what was searched for, wherever the search looks.
 * @dont Do not use it for emphasis: what it marks comes from the visitor.
 * @instead For emphasis: `strong` or `em`.
 * @keyboard None: it takes no focus.
 * @roles The matches are `mark` elements; the text reads as before.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { Highlight } from '@lasakita/ui/Highlight';
 *
 * export default function Example() {
 *   return (
 *     <p>
 *       <Highlight text="Cheddar Cheese Powder" keyword="cheese" />
 *     </p>
 *   );
 * }
 * ```
 */
export function Highlight({ text, keyword }: HighlightProps) {
  const givenKeyword = useKeyword();
  const wanted = keyword ?? givenKeyword;
  return highlightParts(text, wanted).map(({ text: part, isMatch }, index) =>
    // Each in an element of its own: a translator takes bare texts away, and React would look for them.
    isMatch ? <mark key={index}>{part}</mark> : <span key={index}>{part}</span>,
  );
}
