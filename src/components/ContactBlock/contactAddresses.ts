/** A number as phones want it: `+63 900 000 0000` is `+639000000000`. */
const dialled = (phone: string) => phone.replace(/(?!^\+)\D/g, '');

/** What calls a number. */
export const telHref = (phone: string): string => `tel:${dialled(phone)}`;

/** What opens a chat with a number in Viber, which wants the plus sign escaped. */
export const viberHref = (phone: string): string =>
  `viber://chat?number=${encodeURIComponent(dialled(phone))}`;

/** What begins an e-mail. */
export const mailHref = (email: string): string => `mailto:${email}`;
