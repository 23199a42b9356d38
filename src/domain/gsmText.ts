/** Signs that a text message carries as one: the alphabet GSM 03.38, and those of its extension, which count as two. */
const GSM =
  /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./\d:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà^{}\\[~\]|€]$/;

/** What stands for a sign that has no letters in it. */
const PLAIN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Array.from('‘’‚‛′ʼ`´').map((sign) => [sign, "'"])),
  ...Object.fromEntries(Array.from('“”„‟″«»').map((sign) => [sign, '"'])),
  ...Object.fromEntries(Array.from('·•‣●').map((sign) => [sign, '-'])),
  '₱': 'P',
  '×': 'x',
  '⁄': '/',
  '°': ' deg ',
  '®': '(R)',
  '©': '(C)',
  '¢': 'c',
  '→': '->',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};

const plainSign = (sign: string): string => {
  if (GSM.test(sign)) return sign;
  if (/\p{Pd}|\u2212/u.test(sign)) return '-';
  if (/\s/.test(sign)) return ' ';
  // Pictures, and what cannot be seen: the words say it without.
  if (/[\p{M}\p{C}\p{Extended_Pictographic}]/u.test(sign)) return PLAIN[sign] ?? '';
  return PLAIN[sign] ?? '?';
};

/**
 * A text in the signs of the GSM alphabet: one other sign leaves 70 letters to each part of a text message, in place of 160. "ñ" is
 * among them; "₱" becomes "P", curly quotation marks straight ones, and letters lose accents that the alphabet has not.
 */
export const gsmText = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .flatMap((sign) =>
      GSM.test(sign) || sign in PLAIN ? [sign] : Array.from(sign.normalize('NFKD')),
    )
    .map(plainSign)
    .join('');
