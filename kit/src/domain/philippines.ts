import { mobileNumber, telephoneLink, telephoneText } from './contactLinks.ts';
import type { Locale } from './locale.ts';
import { inPesos } from './money.ts';

/** Pesos, and the country's mobiles and landlines, with its area codes. */
export const philippines: Locale = { ...inPesos, telephoneLink, telephoneText, mobileNumber };
