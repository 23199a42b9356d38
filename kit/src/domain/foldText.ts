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

/** What is left of a text to compare, and for each of its code units from where to where it stands in the text. */
export interface FoldedText {
  folded: string;
  starts: readonly number[];
  ends: readonly number[];
}

/** A letter with its accents, or signs between letters. */
const LETTERS = /\s+|\P{M}\p{M}*|\p{M}+/gu;

/**
 * A text as it is compared, with the places of its letters.
 *
 * @param isLeftOut Which letters are left out besides, such as what parts the digits of a number. @default none
 */
export const foldWithPlaces = (
  text: string,
  isLeftOut: (letter: string) => boolean = () => false,
): FoldedText => {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: written, index } of text.matchAll(LETTERS)) {
    const letter = fold(written);
    const end = index + written.length;
    if (letter === ' ' && folded.endsWith(' ')) ends[ends.length - 1] = end;
    else if (!isLeftOut(letter)) {
      folded += letter;
      for (let unit = 0; unit < letter.length; unit += 1) {
        starts.push(index);
        ends.push(end);
      }
    }
  }
  return { folded, starts, ends };
};
