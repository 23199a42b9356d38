import { JsonFault } from './jsonWithLines.ts';

const advice =
  'save it as UTF-8: in Visual Studio Code press the encoding in the bar at the bottom, then “Save with Encoding”, “UTF-8”; in Notepad choose “Save as” and there the encoding UTF-8';

/** The text of a file's bytes. Any other encoding than UTF-8 is refused, for its letters would become others. */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isMarked || bytes.subarray(0, 64).includes(0)) {
    throw new JsonFault(1, `the file is saved as UTF-16; ${advice}`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = lineOfFault(bytes);
    throw new JsonFault(
      line,
      `holds a letter of another encoding than UTF-8, such as Windows-1252; ${advice}, and look whether letters such as ñ are right`,
    );
  }
}

/** No letter of UTF-8 holds the byte of a line's end, so that lines can be tried one by one. */
function lineOfFault(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [line, start] = [1, 0];
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    try {
      decoder.decode(bytes.subarray(start, end < 0 ? bytes.length : end));
    } catch {
      return line;
    }
    if (end < 0) return line;
    line += 1;
    start = end + 1;
  }
}
