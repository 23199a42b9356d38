/** What a visitor writes to the company. Its fields have the names that the e-mail template knows (CONTACT-2). */
export interface MessageDraft {
  name: string;
  email: string;
  /** The subject. */
  title: string;
  message: string;
}

export type MessageField = keyof MessageDraft;

export const emptyDraft: MessageDraft = { name: '', email: '', title: '', message: '' };

/** In the order of the form. */
export const messageFields = Object.keys(emptyDraft) as MessageField[];

/**
 * What is known of a message that was not sent: the visitor is offline, or is online again since; or its page was closed
 * before the answer came, and nobody knows; or it is longer than the
 * provider takes; or a program filled in a field that nobody sees, and the visitor is asked to press once more.
 */
export type MessageTrouble = 'offline' | 'backOnline' | 'interrupted' | 'tooLong' | 'filledIn';
