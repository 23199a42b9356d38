/** The alphabet of text messages (GSM 03.38), and its extension, whose signs are sent as two. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const EXTENSION = '\f^{}\\[~]|€';

/** Whether all of a text is of that alphabet. */
export const isGsm = (text: string): boolean =>
  Array.from(text).every((sign) => (BASIC + EXTENSION).includes(sign));

/** In how many parts a phone sends a text, and has it paid for. */
export const smsParts = (text: string): number => {
  const [alone, ofSeveral] = isGsm(text) ? [160, 153] : [70, 67];
  const lengths = isGsm(text)
    ? Array.from(text).map((sign) => (EXTENSION.includes(sign) ? 2 : 1))
    : Array.from({ length: text.length }, () => 1);
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  if (whole <= alone) return 1;
  let parts = 1;
  let used = 0;
  for (const length of lengths) {
    // No sign is sent in halves.
    if (used + length > ofSeveral) {
      parts += 1;
      used = 0;
    }
    used += length;
  }
  return parts;
};
