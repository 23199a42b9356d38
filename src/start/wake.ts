/**
 * How a page says which of its parts answer. A prerendered page and each of its late parts stand in an element with
 * `data-asleep` until their code has come and React has taken them over; the document's own script
 * (`head.ts`) keeps the presses on buttons in there, and here they are played back, each once. What was typed
 * or chosen meanwhile stands in the fields, which hand it on themselves (`useEarlyValue`). Links need no code.
 */

import type {} from './protocol';

/** Whether the visitor has pressed, typed or scrolled anything in this document. */
export const hasVisitorActed = (): boolean => globalThis.earlyDeeds?.any === true;

const answerEarlyPresses = (): void => {
  // In what still sleeps a press is kept again.
  for (const button of globalThis.earlyDeeds?.presses.splice(0) ?? []) button.click();
  if (!document.querySelector('[data-asleep]')) document.documentElement.dataset.alive = '';
};

/**
 * Says that all in an element answers, but for what sleeps in it by itself. To be called in an effect of it. With the last
 * one the whole page is alive: `data-alive` then stands on the root element (START-2).
 */
export const wake = (element: Element | null | undefined): void => {
  element?.removeAttribute('data-asleep');
  // After all effects of this moment: a button may need them to be heard.
  queueMicrotask(answerEarlyPresses);
};
