import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

/** What a page cannot do to itself: each is shown of an element that says it in `data-shown`. */
export const shownStates = {
  hover: /:hover/g,
  focus: /:focus-visible/g,
  pressed: /:active/g,
} as const;

const inStates = (selector: string) =>
  Object.entries(shownStates).reduce(
    (text, [state, pseudoClass]) => text.replace(pseudoClass, `[data-shown="${state}"]`),
    selector,
  );

/** Draws what is inside in the states that it asks for: each rule for such a state holds for `data-shown` too. */
export function ShownStates({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const shown = new CSSStyleSheet();
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        if (!(rule instanceof CSSStyleRule)) continue;
        const selector = inStates(rule.selectorText);
        if (selector === rule.selectorText) continue;
        shown.insertRule(rule.cssText.replace(rule.selectorText, selector), shown.cssRules.length);
      }
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, shown];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
  }, []);
  return children;
}
