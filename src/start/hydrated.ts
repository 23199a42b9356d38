/**
 * How a page says which of its parts answer. A prerendered page and each of its deferred parts stand in an element with
 * `data-hydrating` until their code has come and React has taken them over; the document's own script
 * (`head.ts`) queues the presses on buttons in there, and here they are replayed, each once. What was typed
 * or chosen meanwhile stands in the fields, which hand it on themselves (`useEarlyValue`). Links need no code.
 */

import type {} from './protocol';

/** Whether the visitor has pressed, typed or scrolled anything in this document. */
export const hasVisitorActed = (): boolean => globalThis.queuedInput?.any === true;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields of the document as it came, each with what it is known by, and which the visitor was in last. */
const firstFields = new Map<Field, string>();
let lastFocus: EventTarget | null = null;

/** By what an element is known again: what it says, and what it is called. */
const kindOf = (element: Element) =>
  [
    element.localName === 'button' && element.textContent,
    ...['name', 'placeholder', 'aria-label', 'type'].map((name) => element.getAttribute(name)),
    (element as Field).labels?.[0]?.textContent,
  ].join();

/**
 * Keeps the fields that are not hydrated yet. Call it before any hydration: where something else has put an element between
 * them, as password managers do, React discards the prerendered part with the typed words and renders it anew.
 */
export const keepFields = (): void => {
  for (const field of document.querySelectorAll<Field>(
    '[data-hydrating] :is(input, select, textarea)',
  ))
    firstFields.set(field, kindOf(field));
  lastFocus = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    lastFocus = target;
  });
};

/** The element itself, or the one of its kind that was drawn in its place. */
const heirOf = <Kept extends HTMLElement>(
  element: Kept,
  kind = kindOf(element),
): Kept | undefined =>
  element.isConnected
    ? element
    : [...document.querySelectorAll<Kept>(element.localName)].find(
        (other) => kindOf(other) === kind,
      );

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((option) => option.defaultSelected && !option.selected)
    : field.value !== field.defaultValue;

/** Does to a field what the visitor did to the one that it stands for: React hears of it. */
const handOn = (field: Field, heir: Field): void => {
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) heir.click();
  if (isChanged(field)) {
    // Past React's own property of the element, or it would take the value as known.
    Reflect.set(Object.getPrototypeOf(heir) as object, 'value', field.value, heir);
    const type = heir instanceof HTMLSelectElement ? 'change' : 'input';
    heir.dispatchEvent(new Event(type, { bubbles: true }));
  }
  if (lastFocus === field) heir.focus({ preventScroll: true });
};

const handOnFields = (): void => {
  for (const [field, kind] of firstFields) {
    const heir = heirOf(field, kind);
    // One whose part has not come yet waits for it.
    if (!heir || heir === field) continue;
    firstFields.delete(field);
    handOn(field, heir);
  }
};

const replayQueuedInput = (): void => {
  handOnFields();
  // In what is not hydrated yet a press is queued again.
  for (const button of globalThis.queuedInput?.presses.splice(0) ?? []) heirOf(button)?.click();
  if (!document.querySelector('[data-hydrating=""]')) document.documentElement.dataset.alive = '';
};

/**
 * Says that an element is hydrated, but for the boundaries in it. To be called in an effect of it. With the last
 * one the whole page is alive: `data-alive` then stands on the root element (START-2).
 */
export const markHydrated = (element: Element | null | undefined): void => {
  element?.removeAttribute('data-hydrating');
  // After all effects of this moment: a button may need them to be heard.
  queueMicrotask(replayQueuedInput);
};
