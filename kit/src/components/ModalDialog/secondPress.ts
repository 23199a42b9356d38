/**
 * How long, in ms, a page ignores presses after something opened over it or closed. The second press of a double click, or
 * of a tap that seemed to do nothing, comes up to 300 ms after the first and is meant for what stood there before.
 */
export const SECOND_PRESS_MS = 350;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the next press would be the second of one that has been answered. */
export const isSecondPress = (): boolean => 'settling' in document.documentElement.dataset;

/** Lets the next press go nowhere for a moment: the mark lays a pane that nobody sees over page and dialog. */
export const shieldFromSecondPress = (): void => {
  const { dataset } = document.documentElement;
  dataset.settling = '';
  clearTimeout(timer);
  timer = setTimeout(() => delete dataset.settling, SECOND_PRESS_MS);
};
