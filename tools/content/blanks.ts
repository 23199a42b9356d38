/** Placeholders of a new company where a text cannot say that it is still to be filled in. The check lists them. */
const MAP = 'https://www.google.com/maps';

export const blanks = {
  origin: 'https://www.company.example',
  // Of no number range that is in use.
  phone: '+63 999 999 9999',
  expiry: '12/31/2099',
  weight: '999kg',
  shelfLife: '999 Months',
  mapEmbed: `${MAP}?q=Manila&output=embed`,
  mapLink: `${MAP}/search/?api=1&query=Manila`,
} as const;

/** So much nothing costs. */
export const BLANK_PRICE = 999_999;

const all: readonly string[] = Object.values(blanks);

/** Whether a text is one of them. */
export const isBlank = (text: string): boolean => all.includes(text);
