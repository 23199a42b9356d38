/** Text as it is compared: what reads the same is the same, however it was typed, pasted or saved. */

/** Signs that people type, or programs put, for an apostrophe. */
export const APOSTROPHES = "'’‘‛ʼ`´′＇";
const apostrophe = new RegExp(`[${APOSTROPHES}]`, 'g');
const quote = /[“”„‟″]/g;
const dash = /[\p{Pd}\u2212]/gu;
/** What takes no room, turns the direction of reading, or chooses how the letter before it is drawn. */
const unseen = /[\p{Cf}\uFE00-\uFE0F\u115F\u1160\u3164\uFFA0]/gu;
const space = /\s+/g;
/** Nothing of it is written in more than one way. */
const plain = /^(?:[!-&(-_a-~]+(?: [!-&(-_a-~]+)*)?$/;

/** What both of the functions below do to a text, or to one letter of it. */
const fold = (text: string): string =>
  text
    // As an accent by itself it would be taken apart into a space and an accent.
    .replaceAll('´', "'")
    // Before letters and their accents are put together: it may stand between them.
    .replace(unseen, '')
    .normalize('NFKC')
    .replace(apostrophe, "'")
    .replace(quote, '"')
    .toLowerCase()
    .replace(dash, '-')
    .replace(space, ' ');

/**
 * A text as it is compared, in lower case: forms of Unicode (ñ in one sign or two, letters of full width), apostrophes,
 * quotation marks, dashes, spaces and what cannot be seen make no difference. Accents do.
 */
export const foldText = (text: string): string =>
  plain.test(text) ? text.toLowerCase() : fold(text).trim();

/** Signs of ASCII that stand within a word and are often left out: "Ranchero's", "St.", "J.P.". */
const plainWithin = /['"`.]+/g;
const plainBetween = /[^a-z0-9,]+/g;
const ascii = /^[ -~]*$/;
/** The same of all others, with the accents of letters. */
const within = /[\p{M}'".]+/gu;
const between = /[^\p{L}\p{N},]+/gu;
/** Parts more than words: an address ends its street with it. */
const comma = /[,;]/g;

/** Letters and digits of a text that is folded already. */
const lettersIn = (folded: string): string =>
  folded.normalize('NFD').replace(within, '').replace(comma, ' , ').replace(between, ' ');

/**
 * The letters and digits of a text, as a search compares them. Besides what `foldText` ignores, it ignores accents,
 * apostrophes, quotation marks and periods; any other sign separates words as a space does. A comma stays, as a word of its
 * own, because the text before and after it belongs to two things. "Biñan" becomes `binan`, "Ranchero’s" `rancheros`,
 * "Double-Acting" `double acting`, "Cebu City, Cebu" `cebu city , cebu`.
 */
export const foldLetters = (text: string): string =>
  (ascii.test(text)
    ? text.toLowerCase().replace(plainWithin, '').replace(comma, ' , ').replace(plainBetween, ' ')
    : lettersIn(fold(text))
  ).trim();

/** What is left of a text to compare, and for each of its code units from where to where it stands in the text. */
export interface FoldedText {
  folded: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** A letter with its accents, or signs between letters. */
const LETTERS = /\s+|\P{M}\p{M}*|\p{M}+/gu;

/** @param foldLetter What is compared of one letter; of several spaces in a row one. */
const withPlaces = (text: string, foldLetter: (written: string) => string): FoldedText => {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: written, index } of text.matchAll(LETTERS)) {
    const end = index + written.length;
    for (const unit of foldLetter(written).split('')) {
      if (unit === ' ' && folded.endsWith(' ')) {
        ends[ends.length - 1] = end;
        continue;
      }
      folded += unit;
      starts.push(index);
      ends.push(end);
    }
  }
  return { folded, starts, ends };
};

/**
 * A text as it is compared, with the places of its letters.
 *
 * @param isLeftOut Which letters are left out besides, such as what parts the digits of a number. @default none
 */
export const foldWithPlaces = (
  text: string,
  isLeftOut: (letter: string) => boolean = () => false,
): FoldedText =>
  withPlaces(text, (written) => {
    const letter = fold(written);
    return isLeftOut(letter) ? '' : letter;
  });

/** Letters and digits of a text alone, as `foldLetters` has them, with their places. */
export const foldLettersWithPlaces = (text: string): FoldedText =>
  withPlaces(text, (written) => lettersIn(fold(written)));
