/** The ways to send a list (LIST-2): each a link that carries the same text, in the signs that it can carry. */
import { smsHref, viberHref } from '@lasakita/ui/domain/contactLinks';
import { gsmText } from './gsmText.ts';
import { MAX_LINK_LENGTH } from './messageLinks.ts';
import { addressOfList, listText, soldOf } from './shoppingList.ts';
import type { ListLine } from './shoppingList.ts';
import { paths } from './paths.ts';

/** Where a list can be opened, by whoever is given the address. */
export const listAddress = (origin: string, lines: readonly ListLine[]): string =>
  `${origin}${paths.list}?items=${addressOfList(soldOf(lines))}`;

/** A link with the list in it: with all its lines, or as many as a link can carry; the address has them all. */
const withList = (
  lines: readonly ListLine[],
  origin: string,
  linkOf: (text: string) => string,
): string => {
  const address = listAddress(origin, lines);
  let most = soldOf(lines).length;
  let link = linkOf(listText(lines, address));
  while (link.length > MAX_LINK_LENGTH && most > 0) {
    most -= 1;
    link = linkOf(listText(lines, address, most));
  }
  return link;
};

/** A text message with the list, to a number or to whom the visitor chooses: of signs that cost no further part. */
export const listSms = (lines: readonly ListLine[], origin: string, to?: string): string =>
  withList(lines, origin, (text) => smsHref(gsmText(text), to));

/** A Viber message with the list, to a number. */
export const listViber = (lines: readonly ListLine[], origin: string, phone: string): string =>
  withList(lines, origin, (text) => `${viberHref(phone)}&draft=${encodeURIComponent(text)}`);

/** The contact form, with the list filled in. */
export const listContact = (lines: readonly ListLine[]): string =>
  `${paths.contact}?list=${addressOfList(soldOf(lines))}`;
