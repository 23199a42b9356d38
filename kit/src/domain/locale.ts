import { groupDigits } from './groupDigits.ts';

/** How money and telephone numbers are written where the visitors are. */
export interface Locale {
  /** Writes an amount of money: "₱1,250", and a minus before what is below nothing. */
  money: (amount: number) => string;
  /** The sign that stands before a field for money. Empty where none does. */
  currencySign: string;
  /** The address that calls a number as somebody wrote it; `undefined` for a text that is no number. */
  telephoneLink: (written: string) => string | undefined;
  /** A number in the one way in which all are shown; what is none stays as it is. */
  telephoneText: (written: string) => string;
  /** A number that takes messages, as phones want it; `undefined` where that cannot be known. */
  mobileNumber: (written: string) => string | undefined;
}

/**
 * An amount in whole units, or with two decimals where it has parts.
 *
 * @param sign The currency's, which stands before it.
 */
export const amountText = (amount: number, sign = ''): string => {
  const [whole = '', parts = ''] = Math.abs(amount).toFixed(2).split('.');
  return `${amount < 0 ? '−' : ''}${sign}${groupDigits(whole)}${parts === '00' ? '' : `.${parts}`}`;
};

/** What stands between the digits of a number, and is not dialled. */
const between = /[\s()./-]/g;

/** The `tel:` link of a number that begins with its country code, 7 to 15 digits by the ITU; `undefined` for others. */
export const internationalLink = (written: string): string | undefined => {
  const number = written.replaceAll(between, '');
  return /^\+[1-9]\d{6,14}$/.test(number) ? `tel:${number}` : undefined;
};

/** No country: amounts have no currency sign, numbers stay as written; one without a country code is called as at home. */
export const anywhere: Locale = {
  money: (amount) => amountText(amount),
  currencySign: '',
  telephoneLink: (written) => {
    const atHome = written.replaceAll(between, '');
    return internationalLink(written) ?? (/^\d{7,15}$/.test(atHome) ? `tel:${atHome}` : undefined);
  },
  telephoneText: (written) => written,
  mobileNumber: () => undefined,
};
