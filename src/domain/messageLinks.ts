import { mailHref, viberHref } from '@lasakita/ui/domain/contactLinks';
import type { MessageDraft } from '@lasakita/ui/domain/message';

/** The longest link that every browser, system and mail program still opens, in characters. */
export const MAX_LINK_LENGTH = 1900;

/** What a link can carry: half a character, as a cut emoji leaves it, cannot be escaped at all. */
const escaped = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD').replaceAll(/\r\n?|\n/g, '\r\n'));

const CUT_NOTE = escaped(
  '\n\n[The rest did not fit into this link: please copy it from the form.]',
);

/** As much of a text as fits into a part of a link, in whole characters, and a note where it is cut. */
const fitting = (text: string, room: number, note: string): string => {
  // Escaped, no text is shorter: a very long one need not be looked at as a whole.
  const whole = text.length <= room ? escaped(text) : undefined;
  if (whole !== undefined && whole.length <= room) return whole;
  let kept = '';
  for (const character of text.slice(0, room).replaceAll('\r', '')) {
    const next = kept + escaped(character);
    if (next.length + note.length > room) break;
    kept = next;
  }
  return kept + note;
};

const filled = (start: string, text: string) =>
  start + fitting(text, MAX_LINK_LENGTH - start.length, CUT_NOTE);

export interface MessageLink {
  label: string;
  href: string;
}

/** Ways to send what was typed when the form could not: the words come along, as many as a link can carry. */
export const messageLinks = (
  { title, message }: MessageDraft,
  { email, phone }: { email: string; phone: string },
): MessageLink[] => {
  const subject = title.replaceAll(/\s+/g, ' ').trim();
  const mail = `${mailHref(email)}?subject=${fitting(subject, MAX_LINK_LENGTH / 2, '')}&body=`;
  const chat = `${viberHref(phone)}&draft=`;
  const words = [subject, message].filter(Boolean).join('\n\n');
  return [
    { label: 'Send it as an e-mail', href: filled(mail, message) },
    { label: 'Write on Viber', href: filled(chat, words) },
  ];
};
