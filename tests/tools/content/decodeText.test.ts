import { expect, test } from 'vitest';
import { decodeText } from '../../../tools/content/decodeText';
import { JsonFault } from '../../../tools/content/jsonWithLines';

const faultOf = (bytes: Uint8Array) => {
  try {
    decodeText(bytes);
  } catch (error) {
    if (error instanceof JsonFault) return `${error.line}: ${error.message}`;
    throw error;
  }
  return undefined;
};

test('UTF-8 is read, with a byte order mark and without', () => {
  expect(decodeText(Buffer.from('[\n"Piña 🧀"]'))).toBe('[\n"Piña 🧀"]');
  expect(decodeText(Buffer.from('\uFEFF["Piña"]'))).toBe('["Piña"]');
});

test('Windows-1252 is refused with the line of its first letter and what to do', () => {
  const bytes = Buffer.from('[\r\n"Keso",\r\n"Piña", "Biñan"\r\n]', 'latin1');
  expect(faultOf(bytes)).toMatch(
    /^3: holds a letter of another encoding than UTF-8, such as Windows-1252; save it as UTF-8: /,
  );
  expect(faultOf(Buffer.from('["ñ', 'latin1'))).toMatch(/^1: /);
});

test.each([
  ['with a mark', Buffer.from('\uFEFF["Keso"]', 'utf16le')],
  ['of big ends', Buffer.from('\uFEFF["Keso"]', 'utf16le').swap16()],
  ['without a mark', Buffer.from('["Keso"]', 'utf16le')],
])('UTF-16 %s is refused with what to do', (_, bytes) => {
  expect(faultOf(bytes)).toMatch(/^1: the file is saved as UTF-16; save it as UTF-8: /);
});
