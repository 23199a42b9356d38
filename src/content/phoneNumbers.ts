/** What staff paste for a telephone number and nobody could call: found and, where that can be told, with what is meant. */
import { telephoneLink, telephoneText } from '@lasakita/ui/domain/contactLinks';
import { foldText } from '@lasakita/ui/domain/foldText';

/** Whatever digits follow, they are those of something else. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:tin|vat|bir|dti|sec|fda|prc|permit|reg(?:istration)?|lic(?:en[cs]e)?|id|acc(?:oun)?t|gcash|maya|zip)(?!\p{L})/u;

/** Words beside a number that say how to reach somebody. */
const BESIDE =
  /(?<!\p{L})(?:tel(?:ephone)?|phone|cel(?:l|lphone)?|cp|mobile|landline|call|text|viber|fax|hotline|globe|smart|pldt|loc(?:al)?|ext|no|or|o|and|at)(?!\p{L})/gu;

/** What a spreadsheet makes of many digits. */
const EXPONENT = /^\d+(?:[.,]\d+)?e\+?\d+$/;

/** Digits with letters among them that look like some. */
const LOOKS_LIKE_DIGITS = /(?<!\p{L})[\dol|i-]*\d[\dol|i-]*(?!\p{L})/gu;

/** Digits, and what people write between those of one number. */
const DIGITS = /\+?\(?\d[\d\s()+._*-]*/g;

const TWO_MOBILES = /^((?:63|0)9\d{9})((?:63|0)9\d{9})$/;

/** Fewer digits are those of a short number, of hours, of nothing. */
const FEWEST = 7;

/** A number that can be called, of digits that cannot: with another sign between them, or without the first 0. */
const meantBy = (part: string): string | undefined => {
  const digits = part.replaceAll(/[^\d+]/g, '');
  return [digits, digits.replace(/^00/, '+'), `0${digits}`]
    .filter(telephoneLink)
    .map(telephoneText)[0];
};

/** The numbers that a text holds, the second also where only its last digits are written: "8123 4567 / 68". */
const numbersIn = (text: string): readonly string[] => {
  const numbers: string[] = [];
  for (const [part] of text.matchAll(DIGITS)) {
    const digits = part.replaceAll(/\D/g, '');
    const last = numbers.at(-1);
    const parts = TWO_MOBILES.exec(digits)?.slice(1) ?? [part];
    const meant = parts.map(meantBy).filter((number) => number !== undefined);
    if (meant.length > 0) numbers.push(...meant);
    else if (last !== undefined && text.includes('/') && digits.length <= 4) {
      numbers.push(last.slice(0, -digits.length) + digits);
    }
  }
  return numbers;
};

/**
 * Why a text cannot be called although it is nearly a number, with what to write; `undefined` for a number, and for what is
 * meant as text, such as the label of a tax number (DEAL-4).
 */
export const numberFault = (written: string): string | undefined => {
  const text = foldText(written);
  if (telephoneLink(written) || OF_SOMETHING_ELSE.test(text)) return undefined;
  if (EXPONENT.test(text)) {
    return `${written} is what a spreadsheet made of a number; format its column as text and write the digits anew`;
  }
  const read = text.replaceAll(LOOKS_LIKE_DIGITS, (part) =>
    part.replaceAll('o', '0').replaceAll(/[il|]/g, '1'),
  );
  const numbers = numbersIn(read);
  if (numbers.length > 1) {
    return `${written} holds ${numbers.length} numbers; write each in an entry of its own: ${numbers.join(', ')}`;
  }
  if (numbers.length > 0) {
    return /\p{L}/u.test(read)
      ? `${written} cannot be called; write the number alone, ${numbers.join()}, and the words in an entry of their own`
      : `${written} cannot be called; write ${numbers.join()}`;
  }
  const count = read.replaceAll(/\D/g, '').length;
  const hasWords = /\p{L}/u.test(read.replaceAll(BESIDE, ''));
  return hasWords || count < FEWEST
    ? undefined
    : `${written} cannot be called: no Philippine number has these ${count} digits; if it is none, say before it what it is, such as TIN`;
};
