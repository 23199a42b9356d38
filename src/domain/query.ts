/**
 * Reads addresses as chats, mails and notes pass them on: with the punctuation of the sentence behind them, in brackets or
 * quotation marks, escaped once more on the way, with another query appended. All code that reads addresses uses it.
 */

/** What stands before a value and is none of it: a space, an opening bracket, a quotation mark. */
const BEFORE = /[\p{Z}\p{Cc}\p{Cf}\p{Ps}\p{Pi}\p{Pf}"'<*_~`]/u;

/** What stands behind: those, every stop, and what closes. A percent sign belongs to its number, a dash may. */
const BEHIND = /(?![%-])[\p{Z}\p{Cc}\p{Cf}\p{P}<>~`´^|]/u;

const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' };

/** Where the value begins and ends. A bracket that closes one within belongs to it. */
const boundsOf = (text: string): [number, number] => {
  let [start, end] = [0, text.length];
  while (start < end && BEFORE.test(text.charAt(start))) start += 1;
  while (end > start) {
    const sign = text.charAt(end - 1);
    const opening = OPENING[sign];
    if (!BEHIND.test(sign) || (opening && text.slice(start, end).includes(opening))) break;
    end -= 1;
  }
  return [start, end];
};

/** A text without the signs that stand around it. */
export const withoutSigns = (text: string): string => text.slice(...boundsOf(text));

/** A text with what is escaped in it as it is meant; what nothing can be meant by stays. */
export const unescaped = (text: string): string =>
  text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

/** One value, though it was escaped twice. */
const readPart = (text: string) => unescaped(withoutSigns(text).replaceAll('+', ' '));

const escaped = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');

/** What `readPart` reads as the text. What it would take for another's is escaped twice. */
const writePart = (text: string) => {
  const kept = text.replaceAll(/%(?=[0-9a-f]{2})|\+/gi, escaped);
  const [start, end] = boundsOf(kept);
  return escaped(kept.slice(0, start)) + kept.slice(start, end) + escaped(kept.slice(end));
};

/** How often an address may have been escaped. */
const MOST_ESCAPES = 3;

/** A parameter whose "=" was escaped with all the rest. */
const withEquals = (pair: string) => {
  let text = pair;
  for (let turn = 0; turn < MOST_ESCAPES && !text.includes('='); turn += 1) text = unescaped(text);
  return text;
};

const mapped = (params: URLSearchParams, change: (text: string) => string) =>
  new URLSearchParams([...params].map(([name, value]) => [change(name), change(value)]));

/**
 * The parameters of an address's query. A second question mark, which our addresses never have, begins what a chat has
 * appended; "&amp;" is "&" in the source of a page.
 */
export const readQuery = (search: string): URLSearchParams =>
  mapped(
    new URLSearchParams(
      search
        .split(/&amp;|[&?]/i)
        .map(withEquals)
        .join('&'),
    ),
    readPart,
  );

/** The query that `readQuery` reads as these parameters, whatever is typed in them. */
export const writeQuery = (params: URLSearchParams): string => mapped(params, writePart).toString();
