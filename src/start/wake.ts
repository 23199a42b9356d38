/**
 * How a page says which of its parts answer. A prerendered page and each of its late parts stand in an element with
 * `data-asleep` until their code has come and React has taken them over; the document's own script
 * (`head.ts`) keeps the presses on buttons in there, and here they are played back, each once. What was typed
 * or chosen meanwhile stands in the fields, which hand it on themselves (`useEarlyValue`). Links need no code.
 */

import type {} from './protocol';

/** Whether the visitor has pressed, typed or scrolled anything in this document. */
export const hasVisitorActed = (): boolean => globalThis.earlyDeeds?.any === true;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the document as it came. */
let firstFields: Field[] = [];

/**
 * Keeps the fields that sleep. To be called before anything wakes: where something else has put an element between them, as
 * password managers do, React throws the prerendered part away and draws it anew, and the words typed into it with it.
 */
export const keepFields = (): void => {
  firstFields = [...document.querySelectorAll<Field>('[data-asleep] :is(input, select, textarea)')];
};

const KIND = ['name', 'placeholder', 'aria-label', 'type', 'value'];
const kindOf = (element: Element) =>
  [
    element.tagName,
    // What a button says; the options of a select.
    element.textContent,
    ...KIND.map((name) =>
      name === 'value' && 'defaultValue' in element ? '' : element.getAttribute(name),
    ),
  ].join();

/** The element itself, or the one of its kind that was drawn in its place. */
const heirOf = <Kept extends HTMLElement>(element: Kept): Kept | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<Kept>(element.localName)].find(
        (other) => kindOf(other) === kindOf(element),
      );

/** Sets a field as a visitor would: React hears of it. */
const setValue = (field: Field, value: string) => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const handOnValues = (): void => {
  firstFields = firstFields.filter((field) => {
    if (field.isConnected) return true;
    const heir = heirOf(field);
    if (heir && heir.value !== field.value) setValue(heir, field.value);
    return !heir;
  });
};

const answerEarlyDeeds = (): void => {
  handOnValues();
  // In what still sleeps a press is kept again.
  for (const button of globalThis.earlyDeeds?.presses.splice(0) ?? []) heirOf(button)?.click();
  if (!document.querySelector('[data-asleep]')) document.documentElement.dataset.alive = '';
};

/**
 * Says that all in an element answers, but for what sleeps in it by itself. To be called in an effect of it. With the last
 * one the whole page is alive: `data-alive` then stands on the root element (START-2).
 */
export const wake = (element: Element | null | undefined): void => {
  element?.removeAttribute('data-asleep');
  // After all effects of this moment: a button may need them to be heard.
  queueMicrotask(answerEarlyDeeds);
};
