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
 * A text in the GSM alphabet, because one other sign cuts each part of a text message from 160 letters to 70. "ñ" is in it;
 * "₱" becomes "P", curly quotation marks become straight, and letters lose accents that the alphabet lacks.
 */
export const gsmText = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' '))
    .flatMap((sign) =>
      GSM.test(sign) || sign in PLAIN ? [sign] : Array.from(sign.normalize('NFKD')),
    )
    .map(plainSign)
    .join('');
