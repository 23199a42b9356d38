// Holds on to no element: where a browser never says that it has printed, it would hold the whole page that it was on.
const endPrintAlone = () =>
  document.querySelector('[data-print-alone]')?.removeAttribute('data-print-alone');

/** Prints a part of the page alone, as `print.css` does with what is marked so. */
export const printAlone = (part: Element | null | undefined): void => {
  part?.setAttribute('data-print-alone', '');
  window.addEventListener('afterprint', endPrintAlone, { once: true });
  window.print();
};
