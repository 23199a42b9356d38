/** What a visitor puts together to buy or to send (LIST-1). */
import { moneyText } from '@lasakita/ui/domain/money';
import type { Product } from '@/content/schema';
import { readableWeight } from './productTexts.ts';
import { unescaped } from './query.ts';
import { gramsOf, weightText } from './weight.ts';

/** So many packs of a product. */
export interface ListEntry {
  /** The product's id. */
  id: string;
  /** The product's name when it was added: should it be gone one day, it can still be named. */
  name: string;
  /** Packs, from 1 to `MAX_QUANTITY`. */
  quantity: number;
}

export const MAX_QUANTITY = 999;

/** Whether so many packs can be on a list. */
export const isQuantity = (quantity: unknown): quantity is number =>
  Number.isInteger(quantity) && Number(quantity) >= 1 && Number(quantity) <= MAX_QUANTITY;

/** The list with so many packs more of a product, as many as there can be. */
export const withAdded = (
  entries: readonly ListEntry[],
  { id, name }: Pick<Product, 'id' | 'name'>,
  quantity: number,
): readonly ListEntry[] => {
  const known = entries.find((entry) => entry.id === id);
  const total = Math.min((known?.quantity ?? 0) + quantity, MAX_QUANTITY);
  if (!known) return [...entries, { id, name, quantity: total }];
  return entries.map((entry) => (entry === known ? { id, name, quantity: total } : entry));
};

/** The entries with each product once, added up: however it came, nobody sees it as two lines. */
export const mergedEntries = (
  entries: readonly ListEntry[],
  onto: readonly ListEntry[] = [],
): readonly ListEntry[] =>
  entries.reduce((list, entry) => withAdded(list, entry, entry.quantity), onto);

/** The list with so many packs of a product; a number that cannot be leaves it as it is. */
export const withQuantity = (
  entries: readonly ListEntry[],
  id: string,
  quantity: number,
): readonly ListEntry[] =>
  isQuantity(quantity)
    ? entries.map((entry) => (entry.id === id ? { ...entry, quantity } : entry))
    : entries;

/** The list without a product. */
export const withoutProduct = (entries: readonly ListEntry[], id: string): readonly ListEntry[] =>
  entries.filter((entry) => entry.id !== id);

/** All packs of a list. */
export const packCount = (entries: readonly ListEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** More of an address than this is not read: no list that anybody sends is so long. */
const MAX_ADDRESS_LENGTH = 4000;

/** What an address names is said of so many pieces that could not be read, and no more. */
const MAX_LEFT_OUT = 5;

export interface AddressedList {
  entries: readonly ListEntry[];
  /** Pieces of the address that name no product of ours, or no number of packs from 1 to 999; at most a few. */
  leftOut: readonly string[];
}

/** A product and its packs within any text, but not as part of a word, a negative number or a decimal fraction. */
const PAIR = /(?:^|[^\p{L}\d.-]|(?:^|\D)\.)(\d{1,9})x(\d{1,9})(?![x./e]?\d|\p{No})/gu;

/** How often a chat may have escaped an address. */
const MOST_ESCAPES = 3;

/** The text of a list in the signs that it is written with here: keyboards, translators and chats have others for them. */
const plainList = (text: string): string => {
  let plain = text;
  for (let turn = 0; turn < MOST_ESCAPES && plain.includes('%'); turn += 1)
    plain = unescaped(plain);
  return (
    plain
      // A parameter that was hung on.
      .replace(/[&?](?:amp;)?[\w-]+=.*/s, '')
      // Full-width ones are the plain ones, so much further on.
      .replaceAll(/[\uFF01-\uFF5E]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/(?<=\d)\s*[x×✕✖х*]\s*(?=\d)/giu, 'x')
      .replaceAll(/[;、]/g, ',')
  );
};

/** What of a piece between two commas was meant for products, and names none. */
const unreadable = (piece: string, isLast: boolean): string[] => {
  const rest = piece.replaceAll(PAIR, ' ');
  if (rest !== piece) return rest.split(/[\s&]+/).filter((word) => /\dx|x\d/i.test(word));
  // Words behind the list are none of it.
  const isMeant = isLast ? /\d/.test(piece) : /[\p{L}\d]/u.test(piece);
  return isMeant ? [piece.trim()] : [];
};

/**
 * Reads `1x3,6x2`: ids of products, and how many packs of each. It adds up repeated products, ignores text around the pairs,
 * and reports a pair that names no product.
 */
export const listOfAddress = (address: string, products: readonly Product[]): AddressedList => {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  let entries: readonly ListEntry[] = [];
  const leftOut: string[] = [];
  const text = plainList(address);
  const isCut = text.length > MAX_ADDRESS_LENGTH;
  // At a comma: half a number would be another one.
  const end = isCut ? Math.max(text.lastIndexOf(',', MAX_ADDRESS_LENGTH), 0) : text.length;
  const pieces = text.slice(0, end).split(',');
  for (const [index, piece] of pieces.entries()) {
    for (const [, id = '', digits = ''] of piece.matchAll(PAIR)) {
      const name = names.get(id);
      const quantity = Number(digits);
      if (name !== undefined && isQuantity(quantity)) {
        entries = withAdded(entries, { id, name }, quantity);
      } else leftOut.push(`${id}x${digits}`);
    }
    leftOut.push(...unreadable(piece, index === pieces.length - 1));
  }
  if (isCut) leftOut.push(`${text.slice(end + 1, end + 20)}…`);
  return {
    entries,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT).map((piece) => piece.slice(0, 20)),
  };
};

/** The list as an address has it: `1x3,6x2`. */
export const addressOfList = (entries: readonly ListEntry[]): string =>
  entries.map(({ id, quantity }) => `${id}x${quantity}`).join(',');

/** One line of the list with its product; without one it is not sold any more. */
export interface ListLine extends ListEntry {
  product: Product | undefined;
}

export interface ListTotals {
  /** Packs that can be bought. */
  packs: number;
  /** Pesos, exact to the centavo. */
  price: number;
  grams: number;
}

export const linesOf = (
  entries: readonly ListEntry[],
  products: readonly Product[],
): readonly ListLine[] =>
  entries.map((entry) => ({ ...entry, product: products.find(({ id }) => id === entry.id) }));

/** What a line comes to, in pesos. In centavos first: 3 × 0.1 is no 0.3. */
const priceOf = (price: number, quantity: number) => (Math.round(price * 100) * quantity) / 100;

/** What all that can be bought comes to. */
export const totalsOf = (lines: readonly Pick<ListLine, 'product' | 'quantity'>[]): ListTotals => {
  const sold = lines.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []));
  return {
    packs: sold.reduce((sum, { quantity }) => sum + quantity, 0),
    price:
      sold.reduce(
        (sum, { product, quantity }) => sum + Math.round(product.price * 100) * quantity,
        0,
      ) / 100,
    grams: sold.reduce((sum, { product, quantity }) => sum + gramsOf(product.weight) * quantity, 0),
  };
};

/** What a line says of its product: "3 × Cheddar Cheese Powder (200 g) · ₱195". */
const lineText = ({ name, product, quantity }: ListLine): string =>
  product
    ? `${quantity} × ${product.name} (${readableWeight(product.weight)}) · ${moneyText(priceOf(product.price, quantity))}`
    : `${quantity} × ${name}`;

/** What a line comes to, in pesos; nothing where it is not sold any more. */
export const lineSum = ({ product, quantity }: ListLine): number | undefined =>
  product && priceOf(product.price, quantity);

/** Of a list what can be bought. */
export const soldOf = (lines: readonly ListLine[]): readonly ListLine[] =>
  lines.filter(({ product }) => product !== undefined);

/**
 * The words of a list, without its address: its lines, and what they come to. What is not sold any more is left out.
 *
 * @param most So many lines, and how many more there are. @default all
 */
export const listWords = (lines: readonly ListLine[], most = Number.POSITIVE_INFINITY): string => {
  const sold = soldOf(lines);
  const { price, grams } = totalsOf(sold);
  const left = sold.length - most;
  return [
    'My list:',
    ...sold.slice(0, most).map(lineText),
    ...(left > 0 ? [`and ${left} more, in the link`] : []),
    `Total: ${moneyText(price)}, ${weightText(grams)}`,
  ]
    .join('\n')
    .replaceAll('\u00A0', ' ');
};

/** The list as it is sent, the same in every way (LIST-2): its words, and where it can be opened. */
export const listText = (lines: readonly ListLine[], address: string, most?: number): string =>
  `${listWords(lines, most)}\n${address}`;
