/** The media query of a browser that is asked to save data. */
export const savingQuery = '(prefers-reduced-data: reduce)';

/** What browsers tell of the line; not in TypeScript's own types, and not in every browser. */
export interface NetworkInformation extends EventTarget {
  saveData?: boolean;
}

export const networkInformation = (): NetworkInformation | undefined =>
  (navigator as Navigator & { connection?: NetworkInformation }).connection;

/** Whether the visitor's browser is asked to save data, now. */
export const isSavingData = (): boolean =>
  networkInformation()?.saveData === true || window.matchMedia(savingQuery).matches;
