/**
 * The edit distance of two words: how many letters have to be added, removed, changed, or swapped with their neighbor.
 *
 * Written here and not taken from a package: it counts a swap as one edit, stops where it is too many, and compares with the
 * beginning of a word, all without a table for each pair.
 */

/** How many typos a word of so many letters may have: one from 4 letters on, two from 8. */
export const typosAllowed = (length: number): number => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** What is compared at most; nobody types longer words. */
const LONGEST = 40;

let before = new Uint8Array(LONGEST + 2);
let last = new Uint8Array(LONGEST + 2);
let row = new Uint8Array(LONGEST + 2);

/**
 * The edit distance of a typed word from another one, or `most + 1` where it is larger.
 *
 * @param isHalf Whether the typed word may be the beginning of the other one.
 */
export const editDistance = (typed: string, word: string, most: number, isHalf = false): number => {
  const tooMany = most + 1;
  const length = isHalf ? Math.min(word.length, typed.length + most) : word.length;
  if (Math.abs(typed.length - length) > most || typed.length > LONGEST || length > LONGEST) {
    return tooMany;
  }
  for (let at = 0; at <= length; at += 1) last[at] = at;
  for (let i = 1; i <= typed.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(length, i + most);
    // Outside of this band there are too many edits already.
    row[from - 1] = from === 1 ? i : tooMany;
    let least = row[from - 1] ?? tooMany;
    for (let j = from; j <= to; j += 1) {
      const isSame = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1);
      const above = j === i + most ? tooMany : (last[j] ?? tooMany);
      let edits = Math.min(
        (last[j - 1] ?? tooMany) + Number(!isSame),
        above + 1,
        (row[j - 1] ?? tooMany) + 1,
      );
      const isSwap =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1);
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? tooMany) + 1);
      row[j] = edits;
      least = Math.min(least, edits);
    }
    if (least > most) return tooMany;
    [before, last, row] = [last, row, before];
  }
  if (!isHalf) return Math.min(tooMany, last[length] ?? tooMany);
  let least = tooMany;
  for (let j = Math.max(0, typed.length - most); j <= length; j += 1) {
    least = Math.min(least, last[j] ?? tooMany);
  }
  return least;
};
