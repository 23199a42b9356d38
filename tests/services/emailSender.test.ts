import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageNotSentError, createEmailSender, emailConfigFrom } from '@/services/emailSender';
import type { EmailSenderConfig } from '@/services/emailSender';
import { startEmailReceiver } from '../support/emailReceiver';
import type { AnswerMode, EmailReceiver } from '../support/emailReceiver';

const filled = {
  name: 'Aling Nena',
  email: 'nena@tindahan.example',
  title: 'Tanong po',
  message: 'Magkano ang isang sako ng keso?\nSalamat, ₱₱₱!',
};

/** As much of forms as the sender makes and the client reads; Node has none of its own. */
class FakeElement {
  readonly nodeName: string;
  readonly fields: FakeElement[] = [];
  name = '';
  value = '';
  required = false;
  constructor(tag: string) {
    this.nodeName = tag.toUpperCase();
  }
  setAttribute() {}
  append(field: FakeElement) {
    this.fields.push(field);
  }
  checkValidity() {
    return this.fields.every(({ value, required }) => value !== '' || !required);
  }
}

class FormDataOfForm extends FormData {
  constructor(form: FakeElement) {
    super();
    for (const { name, value } of form.fields) this.append(name, value);
  }
}

const createStorage = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    items,
  };
};

let receiver: EmailReceiver;
let keys: EmailSenderConfig;

beforeEach(async () => {
  receiver = await startEmailReceiver();
  keys = {
    publicKey: 'public',
    serviceId: 'service',
    templateId: 'template',
    origin: receiver.origin,
  };
  vi.stubGlobal('FormData', FormDataOfForm);
  vi.stubGlobal('document', { createElement: (tag: string) => new FakeElement(tag) });
  vi.stubGlobal('location', { pathname: '/contact' });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await receiver.close();
});

const failureOf = async (config: EmailSenderConfig, draft = filled) => {
  const error: unknown = await createEmailSender(config)(draft).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(MessageNotSentError);
  return error as MessageNotSentError;
};

describe('a message (CONTACT-3)', () => {
  it('reaches the provider with exactly the fields of its protocol', async () => {
    await createEmailSender(keys)(filled);
    expect(receiver.messages).toEqual([
      {
        ...filled,
        lib_version: '4.4.1',
        user_id: 'public',
        service_id: 'service',
        template_id: 'template',
      },
    ]);
  });

  it('is neither limited, blocked nor refused to headless browsers unless asked for', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: [] });
    const send = createEmailSender(keys);
    await send(filled);
    await send(filled);
    expect(receiver.messages).toHaveLength(2);
  });
});

describe('a failure (CONTACT-4)', () => {
  it.each<[AnswerMode, string]>([
    [400, 'The template ID is invalid'],
    [403, 'Forbidden'],
    [429, 'Too Many Requests'],
    [451, 'Unavailable For Headless Browser'],
    [500, 'The mail server gave up'],
  ])('%s carries the status and text of the provider', async (status, reason) => {
    receiver.answerWith(status);
    expect(await failureOf(keys)).toMatchObject({ status, reason, message: reason });
  });

  it.each<[keyof EmailSenderConfig, RegExp]>([
    ['publicKey', /^The public key is required/],
    ['serviceId', /^The service ID is required/],
    ['templateId', /^The template ID is required/],
  ])('a missing %s is one, and nothing is asked of the provider', async (key, reason) => {
    const error = await failureOf({ ...keys, [key]: undefined });
    expect(error.reason).toMatch(reason);
    expect(error.status).toBeUndefined();
    expect(receiver.attempts()).toBe(0);
  });

  it('a connection that breaks is a network error', async () => {
    receiver.answerWith('cut');
    const error = await failureOf(keys);
    expect(error).toMatchObject({ status: 0, cause: expect.any(TypeError) });
    expect(error.reason).toMatch(/^Network Error/);
  });

  it('a server that is not there is a network error', async () => {
    await receiver.close();
    expect(await failureOf(keys)).toMatchObject({ status: 0 });
  });

  it('an answer that does not come in time is a network error', async () => {
    receiver.answerWith('hang');
    const error = await failureOf({ ...keys, timeout: 150 });
    expect(error).toMatchObject({ status: 0, reason: 'Network Error: no answer in 150 ms' });
  });

  it('a client that arrives after its time sends nothing any more', async () => {
    vi.doMock('@emailjs/browser', async (importOriginal) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      return importOriginal();
    });
    const error = await failureOf({ ...keys, timeout: 50 });
    expect(error.reason).toMatch(/no answer in 50 ms/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    vi.doUnmock('@emailjs/browser');
    expect(receiver.attempts()).toBe(0);
  });

  it('a message too large for the provider is one, with its words', async () => {
    receiver.answerWith(413);
    expect(await failureOf(keys)).toMatchObject({
      status: 413,
      reason: 'The message is too large',
    });
  });

  it('a status without a text is named', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    expect(await failureOf(keys)).toMatchObject({ status: 502, reason: 'Status 502' });
  });

  it('a message that is not whole is one, and nothing is asked of the provider', async () => {
    const error = await failureOf(keys, { ...filled, message: '' });
    expect(error).toMatchObject({ reason: 'The message is not complete.', status: undefined });
    expect(receiver.attempts()).toBe(0);
  });
});

describe('the rate limit, when turned on', () => {
  const limited = () => createEmailSender({ ...keys, throttle: 60_000 });

  it('refuses a second message from the same page, but not one from another page', async () => {
    const send = limited();
    await send(filled);
    await expect(send(filled)).rejects.toMatchObject({
      status: 429,
      reason: 'Too Many Requests',
    });
    vi.stubGlobal('location', { pathname: '/elsewhere' });
    await send(filled);
    expect(receiver.messages).toHaveLength(2);
  });

  it('is remembered by the browser, under a name of the site', async () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    await limited()(filled);
    expect([...storage.items.keys()]).toEqual(['lasakita.message-sent:/contact']);
    await expect(limited()(filled)).rejects.toMatchObject({ status: 429 });
  });

  it('lets the visitor try again after a message that failed', async () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    const send = limited();
    receiver.answerWith(500);
    await expect(send(filled)).rejects.toMatchObject({ status: 500 });
    expect(storage.items.size).toBe(0);
    receiver.answerWith(200);
    await send(filled);
    expect(receiver.messages).toHaveLength(2);
  });

  it('puts the time of the last message back after one that failed', async () => {
    const storage = createStorage();
    storage.setItem('lasakita.message-sent:/contact', '12345');
    vi.stubGlobal('localStorage', storage);
    receiver.answerWith(500);
    await expect(limited()(filled)).rejects.toMatchObject({ status: 500 });
    expect([...storage.items.values()]).toEqual(['12345']);
  });

  it('still bars after being hit, and keeps the time of the message that was sent', async () => {
    const storage = createStorage();
    vi.stubGlobal('localStorage', storage);
    const send = limited();
    await send(filled);
    const [noted] = storage.items.values();
    await expect(send(filled)).rejects.toMatchObject({ status: 429 });
    await expect(send(filled)).rejects.toMatchObject({ status: 429 });
    expect([...storage.items.values()]).toEqual([noted]);
  });

  it('works where storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const send = limited();
    await send(filled);
    await expect(send(filled)).rejects.toMatchObject({ status: 429 });
  });
});

describe('a browser that forbids to name its storage', () => {
  it('can send all the same, and has its storage back as it was', async () => {
    vi.resetModules();
    // Node has loaded the client before: this looks for the storage as the client does when it is loaded.
    vi.doMock('@emailjs/browser', (importOriginal) => {
      void globalThis.localStorage;
      return importOriginal();
    });
    const forbidden = {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', forbidden);
    const { createEmailSender: createAnew } = await import('@/services/emailSender');
    await createAnew(keys)(filled);
    vi.doUnmock('@emailjs/browser');
    expect(receiver.messages).toHaveLength(1);
    expect(Object.getOwnPropertyDescriptor(globalThis, 'localStorage')?.get).toBe(forbidden.get);
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
    else Reflect.deleteProperty(globalThis, 'localStorage');
  });
});

describe('other settings, when turned on', () => {
  it('the block list refuses its addresses and no others', async () => {
    const send = createEmailSender({ ...keys, blockList: ['spam@pest.example'] });
    await expect(send({ ...filled, email: 'spam@pest.example' })).rejects.toMatchObject({
      status: 403,
      reason: 'Forbidden',
    });
    await send(filled);
    expect(receiver.attempts()).toBe(1);
  });

  it('headless browsers are refused', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] });
    expect(await failureOf({ ...keys, blockHeadless: true })).toMatchObject({
      status: 451,
      reason: 'Unavailable For Headless Browser',
    });
  });

  it('one sender leaves nothing of its settings to the next', async () => {
    await failureOf({ ...keys, blockList: [filled.email] });
    await createEmailSender(keys)(filled);
    expect(receiver.messages).toHaveLength(1);
  });
});

describe('settings from the environment', () => {
  it('are off when the environment is empty', () => {
    expect(emailConfigFrom({})).toMatchObject({ blockList: [], throttle: 0, blockHeadless: false });
  });

  it('are read from their names', () => {
    expect(
      emailConfigFrom({
        VITE_EMAILJS_PUBLIC_KEY: 'p',
        VITE_EMAILJS_SERVICE_ID: 's',
        VITE_EMAILJS_TEMPLATE_ID: 't',
        VITE_EMAILJS_ORIGIN: 'https://mail.example',
        VITE_EMAILJS_BLOCK_LIST: ' a@b.example, c@d.example ,',
        VITE_EMAILJS_THROTTLE_MS: '10000',
        VITE_EMAILJS_BLOCK_HEADLESS: 'true',
      }),
    ).toEqual({
      publicKey: 'p',
      serviceId: 's',
      templateId: 't',
      origin: 'https://mail.example',
      blockList: ['a@b.example', 'c@d.example'],
      throttle: 10_000,
      blockHeadless: true,
    });
  });
});
