import type { StorageProvider } from '@emailjs/browser';
import { messageFields } from '@lasakita/ui/domain/message';
import type { MessageDraft } from '@lasakita/ui/domain/message';

/** Sends a message to the company's mailbox. Rejects with a `MessageNotSentError`, and nothing else. */
export type SendMessage = (draft: MessageDraft) => Promise<void>;

export interface EmailSenderConfig {
  publicKey?: string | undefined;
  serviceId?: string | undefined;
  templateId?: string | undefined;
  /** Another place that speaks the provider's protocol. @default the provider's own */
  origin?: string | undefined;
  /** Addresses whose messages are refused. @default none */
  blockList?: readonly string[] | undefined;
  /** The least time between two messages from one page, in ms. @default 0, which is no limit */
  throttle?: number | undefined;
  /** Refuses browsers that are driven by a program. @default false */
  blockHeadless?: boolean | undefined;
  /** The longest that an answer may take, in ms. @default 20000 */
  timeout?: number | undefined;
}

/** The one shape of every failure, whatever the e-mail client threw. */
export class MessageNotSentError extends Error {
  override readonly name = 'MessageNotSentError';

  constructor(
    /** The provider's own words. */
    readonly reason: string,
    /** The provider's status; 0 when it was not reached, `undefined` when it was not even asked. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}

/** Settings as the environment of a build spells them; see `vite-env.d.ts`. */
export const emailConfigFrom = (env: Partial<ImportMetaEnv>): EmailSenderConfig => ({
  publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
  serviceId: env.VITE_EMAILJS_SERVICE_ID,
  templateId: env.VITE_EMAILJS_TEMPLATE_ID,
  origin: env.VITE_EMAILJS_ORIGIN,
  blockList: (env.VITE_EMAILJS_BLOCK_LIST ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean),
  throttle: Number(env.VITE_EMAILJS_THROTTLE_MS) || 0,
  blockHeadless: env.VITE_EMAILJS_BLOCK_HEADLESS === 'true',
});

/** The client throws a status with text, a plain string, or whatever `fetch` threw. */
const toMessageNotSent = (error: unknown): MessageNotSentError => {
  if (error instanceof MessageNotSentError) return error;
  if (typeof error === 'string') return new MessageNotSentError(error);
  const { status, text } = Object(error) as { status?: unknown; text?: unknown };
  if (typeof status === 'number') {
    const said = typeof text === 'string' ? text.trim() : '';
    return new MessageNotSentError(said || `Status ${status}`, status, {
      cause: error,
    });
  }
  const detail = error instanceof Error ? `: ${error.message}` : '';
  return new MessageNotSentError(`Network Error${detail}`, 0, { cause: error });
};

/**
 * The only shape in which the client takes a message. Its fields are those of the site's own form, which strip a line break
 * in the subject or a space around the address.
 */
const formOf = (draft: MessageDraft): HTMLFormElement => {
  const form = document.createElement('form');
  for (const field of messageFields) {
    const element = document.createElement(field === 'message' ? 'textarea' : 'input');
    element.name = field;
    element.required = true;
    if (field === 'email') element.setAttribute('type', 'email');
    element.value = draft[field];
    form.append(element);
  }
  return form;
};

const rejectAfter = (milliseconds: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isExpired = false;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isExpired = true;
      reject(new MessageNotSentError(`Network Error: no answer in ${milliseconds} ms`, 0));
    }, milliseconds);
  });
  return { expired, isExpired: () => isExpired, cancel: () => clearTimeout(timer) };
};

/**
 * Where the client notes when a page last sent. It notes that before it sends, so that a message that fails would bar
 * the next one: `release` takes the note back. Where the browser forbids storage, the notes last as long as the page.
 */
const createSlots = () => {
  const memory = new Map<string, string>();
  const key = (id: string) => `lasakita.message-sent:${id}`;
  const stored = <Result>(attempt: (storage: Storage) => Result): Result | undefined => {
    try {
      return attempt(globalThis.localStorage);
    } catch {
      return undefined;
    }
  };
  let taken: { id: string; before: string | null } | undefined;

  const get = (id: string) =>
    stored((storage) => storage.getItem(key(id))) ?? memory.get(id) ?? null;
  const remove = (id: string) => {
    memory.delete(id);
    stored((storage) => storage.removeItem(key(id)));
  };
  const set = (id: string, value: string) => {
    memory.set(id, value);
    stored((storage) => storage.setItem(key(id), value));
  };

  const provider: StorageProvider = {
    get: (id) => Promise.resolve(get(id)),
    set: (id, value) => {
      taken = { id, before: get(id) };
      set(id, value);
      return Promise.resolve();
    },
    remove: (id) => Promise.resolve(remove(id)),
  };
  return {
    provider,
    begin: () => {
      taken = undefined;
    },
    release: () => {
      if (!taken) return;
      if (taken.before === null) remove(taken.id);
      else set(taken.id, taken.before);
    },
  };
};

/**
 * The client looks for the browser's storage while it is loaded: where naming it throws, as with cookies forbidden, it
 * would never load. For that moment there is no storage; what it is to use it is told with each message.
 */
const fetchClient = async () => {
  if (isStorageNameable()) return import('@emailjs/browser');
  const forbidden = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
  try {
    return await import('@emailjs/browser');
  } finally {
    Object.defineProperty(globalThis, 'localStorage', forbidden);
  }
};

const isStorageNameable = () => {
  try {
    return typeof globalThis.localStorage !== 'string';
  } catch {
    return false;
  }
};

/**
 * Fetches the provider's client ahead of a message. A browser that failed to fetch it when the visitor sends would not try
 * again: the message could not go out even once the connection is back.
 */
export const preloadEmailClient = (): void => {
  fetchClient().catch(() => undefined);
};

/**
 * The company's mailbox behind the provider's client (CONTACT-3), which is fetched when it is needed. Block list,
 * rate limit and the refusal of headless browsers are off unless the settings ask for them.
 */
export const createEmailSender = ({
  publicKey = '',
  serviceId = '',
  templateId = '',
  origin,
  blockList = [],
  throttle = 0,
  blockHeadless = false,
  timeout = 20_000,
}: EmailSenderConfig): SendMessage => {
  const slots = createSlots();

  const send = async (draft: MessageDraft, isExpired: () => boolean) => {
    const form = formOf(draft);
    // The site's own form has checked it; one that is sent again from elsewhere may have been changed since.
    if (!form.checkValidity()) throw new MessageNotSentError('The message is not complete.');
    const { init, sendForm } = await fetchClient();
    // The visitor was told that it failed, and may have sent it again.
    if (isExpired()) return;
    slots.begin();
    // `init` rather than options with the message: only `init` heeds an origin, and it forgets a storage not named.
    init({
      publicKey,
      blockHeadless,
      storageProvider: slots.provider,
      ...(origin ? { origin } : {}),
      ...(blockList.length > 0
        ? { blockList: { list: [...blockList], watchVariable: 'email' } }
        : {}),
      ...(throttle > 0 ? { limitRate: { throttle } } : {}),
    });
    await sendForm(serviceId, templateId, form);
  };

  return async (draft) => {
    const { expired, isExpired, cancel } = rejectAfter(timeout);
    try {
      await Promise.race([send(draft, isExpired), expired]);
    } catch (error) {
      slots.release();
      throw toMessageNotSent(error);
    } finally {
      cancel();
    }
  };
};
