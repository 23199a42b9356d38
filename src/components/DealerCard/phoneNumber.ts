/**
 * The address that calls a number as dealers write it, or `undefined` for a text that is no phone number, such as a tax
 * number's label (DEAL-4).
 *
 * Known are Philippine mobiles (0900 000 0000, +63 900 000 0000) and Metro Manila landlines of 8 digits.
 */
export const telephoneLink = (written: string): string | undefined => {
  if (/[^\d\s()+.-]/.test(written)) return undefined;
  const digits = written.replaceAll(/[^\d+]/g, '');
  const mobile = /^(?:\+?63|0)(9\d{9})$/.exec(digits);
  if (mobile) return `tel:+63${mobile[1]}`;
  const landline = /^(?:\+?632|02)?([2-9]\d{7})$/.exec(digits);
  if (landline) return `tel:+632${landline[1]}`;
  return undefined;
};
