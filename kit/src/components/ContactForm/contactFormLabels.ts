import type { MessageField, MessageTrouble } from '../../domain/message.ts';

/** What is said of a message that was not sent. */
export interface TroubleText {
  /** What is the case. */
  what: string;
  /** What the visitor may do, without a full stop: other ways may follow. */
  next: string;
}

/** The words of the contact form but its heading and lead. */
export interface ContactFormLabels {
  /** Above each field. @default 'Name', 'Email', 'Subject', 'Message' */
  fields: Readonly<Record<MessageField, string>>;
  /** Names what the subject can be filled in with, for screen readers. @default 'Common subjects' */
  subjects: string;
  /** Below a field in which nothing stands. @default a sentence for each */
  missing: Readonly<Record<MessageField, string>>;
  /** Below the field of the e-mail address. @default 'Please write the whole e-mail address, such as juana@example.com.' */
  wrongEmail: string;
  /** The button. @default 'Send Message' */
  send: string;
  /** Beside the button while the message is on its way. @default 'Sending your message…' */
  sending: string;
  /** A word of thanks for a message that was taken. @default 'Thank you!' */
  thanks: string;
  /** Its language, where it is not the page's own. @default the page's own */
  thanksLanguage?: string | undefined;
  /** Said after it. @default 'Your message is with us now. We answer by e-mail.' */
  sent: string;
  /** Said after a failure, by what is known of it. @default two sentences for each */
  troubles: Readonly<Record<MessageTrouble | 'unknown', TroubleText>>;
  /** Ends what is said after a failure where there are other ways. @default ', or reach us another way.' */
  otherWays: string;
  /**
   * Stands before the e-mail address where no script runs. @default 'This form needs JavaScript, which does not run here.
   * Please write to'
   */
  noScript: string;
  /** Names the honeypot, a field that nobody sees, for who should get to it all the same. @default 'Website' */
  honeypot: string;
  /**
   * The name that `honeypot` had.
   *
   * @deprecated Use `honeypot`.
   * @default none
   */
  trap?: string | undefined;
}

export const defaultLabels: ContactFormLabels = {
  fields: { name: 'Name', email: 'Email', title: 'Subject', message: 'Message' },
  subjects: 'Common subjects',
  missing: {
    name: 'Please tell us your name.',
    email: 'Please give us your e-mail address, so that we can answer.',
    title: 'Please say in a few words what it is about.',
    message: 'Please write your message.',
  },
  wrongEmail: 'Please write the whole e-mail address, such as juana@example.com.',
  send: 'Send Message',
  sending: 'Sending your message…',
  thanks: 'Thank you!',
  sent: 'Your message is with us now. We answer by e-mail.',
  troubles: {
    unknown: {
      what: 'Your message was not sent.',
      next: 'Every word is still here: please try again',
    },
    offline: {
      what: 'You are offline: your message was not sent.',
      next: 'Every word is kept. Please try again when you are online',
    },
    backOnline: {
      what: 'You are online again.',
      next: 'Your message was not sent, and every word is still here: please try again',
    },
    interrupted: {
      what: 'Your last message may not have been sent.',
      next: 'Every word is still here: please send it again',
    },
    tooLong: {
      what: 'Your message is too long to be sent.',
      next: 'Every word is still here: please make it shorter',
    },
    filledIn: {
      what: 'Please press the button once more.',
      next: 'A program filled in a field that nobody sees, so we ask whether it is you. Every word is still here: press again',
    },
  },
  otherWays: ', or reach us another way.',
  noScript: 'This form needs JavaScript, which does not run here. Please write to',
  honeypot: 'Website',
};
