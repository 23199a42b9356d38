/** How a text file ends its lines, and whether it begins with a mark of its encoding: what is written anew keeps both. */

/** The byte order mark, with which some programs of Windows begin a file. */
const MARK = '\uFEFF';

/** A text without the mark of its encoding. */
export const withoutMark = (text: string): string =>
  text.startsWith(MARK) ? text.slice(MARK.length) : text;

/** A text as it is worked with: without the mark, its lines ended by `\n`. */
export const plainText = (text: string): string => withoutMark(text).replaceAll('\r\n', '\n');

/**
 * Writes a text with `\n` line ends in the form of the file that it replaces: with the byte order mark, and with the old
 * line ends before and after the change. Changed lines end as most lines of that file do.
 */
export function inFormOf(source: string, text: string): string {
  const before = withoutMark(source).split('\n');
  const after = text.split('\n');
  const windows = before.filter((line) => line.endsWith('\r')).length;
  const end = windows * 2 > before.length - 1 ? '\r' : '';
  const isSame = (one: string | undefined, other: string | undefined) =>
    one?.replace(/\r$/, '') === other;
  // The last line has no end.
  const most = Math.min(before.length, after.length) - 1;
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail <= most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const lines = after.map((line, index) => {
    if (index < head) return before[index];
    if (index >= after.length - tail) return before[before.length - after.length + index];
    return index < after.length - 1 ? line + end : line;
  });
  return (source.startsWith(MARK) ? MARK : '') + lines.join('\n');
}
