import { internationalLink } from './locale.ts';

/** The country's area codes without the 0 in front, but Metro Manila's. */
const areaCode = '3[2-68]|4[2-9]|5[2-6]|6[2-58]|7[24578]|8[2-8]';

/**
 * A number as it is dialled: a mobile, a landline of Metro Manila (8 digits) or of another area (7 digits), and one of Metro
 * Manila without its area code. People write the country and the 0 of calls at home together, too: +63 (0)34 433 1234.
 */
const dialledNumber = new RegExp(
  `^(?:\\+?630?|0)(9\\d{9}|2[2-9]\\d{7}|(?:${areaCode})[2-9]\\d{6})$|^([2-9]\\d{7})$`,
);

/** The digits of a number without the 0 or the country in front. */
const nationalNumber = (written: string): string | undefined => {
  const [, number, manilaNumber] = dialledNumber.exec(written.replaceAll(/[\s().-]/g, '')) ?? [];
  return manilaNumber === undefined ? number : `2${manilaNumber}`;
};

/**
 * The address that calls a number as dealers write it, or `undefined` for a text that is no phone number, such as a tax
 * number's label (DEAL-4).
 *
 * Known are Philippine mobiles (0900 000 0000, +63 900 000 0000), landlines with their area code ((02) 8123-4567,
 * 034 433 1234, +63 34 433 1234), those of Metro Manila without it, and any number that begins with another country.
 */
export const telephoneLink = (written: string): string | undefined => {
  const number = nationalNumber(written);
  if (number !== undefined) return `tel:+63${number}`;
  const link = internationalLink(written);
  // At home it is known what a number looks like.
  return link?.startsWith('tel:+63') ? undefined : link;
};

/** A whole number in the groups by which people read it: mobile, Metro Manila, other areas. */
const shownNumber = (number: string): string => {
  if (number.startsWith('9'))
    return `0${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  const areaLength = number.startsWith('2') ? 1 : 2;
  return `(0${number.slice(0, areaLength)}) ${number.slice(areaLength, -4)} ${number.slice(-4)}`;
};

/** A number in the one way in which the site writes them, whoever wrote it how; what is none stays as it is. */
export const telephoneText = (written: string): string => {
  const number = nationalNumber(written);
  return number === undefined ? written : shownNumber(number);
};

/** What people write between the digits of a number. */
export const isBetweenDigits = (sign: string): boolean => /^[\s()./-]$/.test(sign);

/** Fewer digits are more often a part of an address. */
const FEWEST_DIGITS = 4;

/**
 * The digits of what may be a number or a part of one, as they are dialled at home: `+63 900 520 5478` and `(0900) 520-5478`
 * as `09005205478`; `undefined` for any other text.
 *
 * @param folded As `foldText` makes it.
 */
export const typedNumberDigits = (folded: string): string | undefined => {
  if (!/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(folded)) return undefined;
  const dialled = folded.replaceAll(/[^\d+]/g, '');
  const digits = dialled
    .replace(/^(?:\+6?3?0?|00630?|630?(?=[2-9]\d{7}))/, '0')
    .replaceAll('+', '');
  return dialled.startsWith('+') || digits.length >= FEWEST_DIGITS ? digits : undefined;
};

/** Other forms under which a search finds a number: as it is shown, and the digits to dial at home. None for other texts. */
export const telephoneForms = (written: string): readonly string[] => {
  const number = nationalNumber(written);
  if (number === undefined) return [];
  const shown = shownNumber(number);
  return shown === written ? [`0${number}`] : [shown, `0${number}`];
};

/** A number as phones want it: `+63 900 000 0000` is `+639000000000`. */
const dialled = (phone: string) => phone.replace(/(?!^\+)\D/g, '');

/** What calls a number. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/** What opens a chat with a number in Viber, which wants the plus sign escaped. */
export const viberHref = (phone: string): string =>
  `viber://chat?number=${encodeURIComponent(dialled(phone))}`;

/**
 * What begins a text message. The empty parameter makes iPhones, which look for an "&", and all others read the same link.
 *
 * @param to A number as phones want it. @default nobody yet: the visitor chooses
 */
export const smsHref = (body: string, to = ''): string =>
  `sms:${to}?&body=${encodeURIComponent(body)}`;

/** A number to which a message can be sent, as phones want it: landlines take none. */
export const mobileNumber = (written: string): string | undefined => {
  const number = telephoneLink(written)?.slice('tel:'.length);
  return number?.startsWith('+639') ? number : undefined;
};

/** What begins an e-mail. */
export const mailHref = (email: string): string => `mailto:${email}`;
