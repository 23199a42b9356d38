import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mock } from 'vitest';
import { emptyDraft } from '@lasakita/ui/domain/message';
import type { MessageDraft } from '@lasakita/ui/domain/message';
import type { DraftStorage, Outbox } from '@/services/draftStorage';
import { MessageNotSentError } from '@/services/emailSender';
import type { SendMessage } from '@/services/emailSender';
import { ContactStore } from '@/stores/ContactStore';
import type { ContactStoreOptions } from '@/stores/ContactStore';

const words = { name: 'Nena', email: 'nena@x.example', title: 'Tanong', message: 'Magkano?' };

/** As the storage tells that a later page has changed the draft. */
let changedAway: () => void;

const createDrafts = (kept?: MessageDraft) => {
  let current = kept;
  return {
    read: () => current,
    write: (draft: MessageDraft) => {
      current = draft;
    },
    clear: () => {
      current = undefined;
    },
    onChangedAway: (listener: () => void) => {
      changedAway = listener;
    },
  } satisfies DraftStorage;
};

/** What is kept for all tabs; without an owner but where a test says when it has none any more. */
const createOutbox = (kept?: MessageDraft, orphaned = Promise.resolve()) =>
  ({
    ...createDrafts(kept),
    disown: vi.fn<Outbox['disown']>(),
    untilOrphaned: () => orphaned,
  }) satisfies Outbox;

let sendMessage: Mock<SendMessage>;
let showToast: Mock<ContactStoreOptions['showToast']>;
let drafts: ReturnType<typeof createDrafts>;
let errors: Mock<typeof console.error>;

const createStore = () => new ContactStore({ sendMessage, showToast, drafts });

const createFilledStore = () => {
  const store = createStore();
  for (const [field, value] of Object.entries(words)) store.setField(field as 'name', value);
  return store;
};

beforeEach(() => {
  sendMessage = vi.fn<SendMessage>(() => Promise.resolve());
  showToast = vi.fn<ContactStoreOptions['showToast']>();
  drafts = createDrafts();
  errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a page that Back brings back as it was left', () => {
  const later = { ...words, message: 'Magkano ang ube?' };

  it('shows the draft as a later page of the tab left it', () => {
    const store = createStore();
    store.setField('message', 'Magkano');
    drafts.write(later);
    changedAway();
    expect(store.draft).toEqual(later);
    store.setField('name', 'Nena B.');
    expect(drafts.read()).toEqual({ ...later, name: 'Nena B.' });
  });

  it('shows no message that a later page has sent', async () => {
    const store = createFilledStore();
    sendMessage.mockRejectedValueOnce(new MessageNotSentError('no', 0));
    await store.send(words);
    drafts.clear();
    changedAway();
    expect(store).toMatchObject({ draft: emptyDraft, status: 'idle' });
  });

  it('leaves a message alone that it is sending itself', async () => {
    const store = createFilledStore();
    const sent = store.send(words);
    drafts.write(later);
    changedAway();
    expect(store.draft).toEqual(words);
    await sent;
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(words);
  });
});

describe('a message that is sent (CONTACT-4)', () => {
  it('empties the form and the kept draft, and says so', async () => {
    const store = createFilledStore();
    await store.send(words);
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(words);
    expect(store).toMatchObject({
      status: 'sent',
      draft: { name: '', email: '', title: '', message: '' },
    });
    expect(drafts.read()).toBeUndefined();
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      text: 'Message sent successfully!',
      severity: 'success',
    });
    expect(errors).not.toHaveBeenCalled();
  });

  it('is what stood in the fields when they were checked, not what the store was told or is told since', async () => {
    const store = createFilledStore();
    store.setField('title', 'Tanong\nna iba');
    const sent = store.send(words);
    store.setField('message', 'Something else');
    await sent;
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(words);
  });

  it('makes way for the next one', async () => {
    const store = createFilledStore();
    await store.send(words);
    store.setField('name', 'N');
    expect(store.status).toBe('idle');
    expect(store.draft).toEqual({ name: 'N', email: '', title: '', message: '' });
  });
});

describe('a message that fails (CONTACT-4)', () => {
  it.each([
    [413, 'tooLong'],
    [429, undefined],
    [0, undefined],
  ])('status %i: what is known of it is %s, until the next attempt', async (status, trouble) => {
    sendMessage.mockRejectedValueOnce(new MessageNotSentError('The provider’s words', status));
    const store = createFilledStore();
    await store.send(words);
    expect(store.trouble).toBe(trouble);
    await store.send(words);
    expect(store).toMatchObject({ status: 'sent', trouble: undefined });
  });

  it.each<[string, unknown, string]>([
    ['a status', new MessageNotSentError('Too Many Requests', 429), 'Too Many Requests'],
    ['missing keys', new MessageNotSentError('The public key is required.'), 'The public key'],
    ['network', new MessageNotSentError('Network Error', 0), 'Network Error'],
    ['anything else', new TypeError('Failed to fetch module'), 'Failed to fetch module'],
    ['a bare string', 'no luck', 'no luck'],
  ])('%s: keeps every word, logs the reason and says so', async (_name, error, reason) => {
    sendMessage.mockRejectedValue(error);
    const store = createFilledStore();
    await store.send(words);
    expect(store).toMatchObject({ status: 'failed', draft: words });
    expect(drafts.read()).toEqual(words);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      text: 'Message failed to send.',
      severity: 'error',
    });
    expect(errors).toHaveBeenCalledOnce();
    expect(String(errors.mock.calls[0]?.[1])).toContain(reason);
  });

  it('a sender that throws at once is no different', async () => {
    sendMessage.mockImplementation(() => {
      throw new Error('broken');
    });
    const store = createFilledStore();
    await store.send(words);
    expect(store.status).toBe('failed');
  });

  it('can be tried again', async () => {
    sendMessage.mockRejectedValueOnce(new MessageNotSentError('Forbidden', 403));
    const store = createFilledStore();
    await store.send(words);
    await store.send(words);
    expect(store.status).toBe('sent');
  });
});

it('sends once, however often it is asked to while it is sending (CONTACT-3)', async () => {
  let finish = () => {};
  sendMessage.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const store = createFilledStore();
  const sent = store.send(words);
  expect(store.sending).toBe(true);
  await store.send(words);
  await store.send(words);
  expect(sendMessage).toHaveBeenCalledOnce();
  finish();
  await sent;
  expect(store.sending).toBe(false);
  expect(showToast).toHaveBeenCalledOnce();
});

describe('a message that is filled in (LIST-2)', () => {
  const list = { title: 'My list', message: 'My list:\n3 × Keso' };

  it('stands in an empty form', () => {
    const store = createStore();
    store.fillIn(list);
    expect(store.draft).toEqual({ ...emptyDraft, ...list });
  });

  it('stands below what was written, kept or not, and once', () => {
    drafts.write({ ...words, message: 'Magkano?\n' });
    const store = createStore();
    store.fillIn(list);
    store.fillIn(list);
    expect(store.draft).toEqual({ ...words, message: 'Magkano?\n\nMy list:\n3 × Keso' });
  });
});

describe('an unsent draft', () => {
  it('outlives a reload of the tab', () => {
    createFilledStore();
    const reloaded = createStore();
    expect(reloaded.draft.name).toBe('');
    reloaded.restoreDraft();
    expect(reloaded.draft).toEqual(words);
  });

  it('yields to what was typed before it came back, and loses nothing else', () => {
    drafts = createDrafts(words);
    const store = createStore();
    store.setField('name', 'Typed before the scripts had arrived');
    store.restoreDraft();
    expect(store.draft).toEqual({ ...words, name: 'Typed before the scripts had arrived' });
    expect(drafts.read()).toEqual(store.draft);
  });

  it('comes back once: a field that is emptied stays empty, though storage would not take it', () => {
    drafts = createDrafts(words);
    drafts.write = () => undefined;
    const store = createStore();
    store.restoreDraft();
    store.setField('title', '');
    store.restoreDraft();
    expect(store.draft.title).toBe('');
  });
});

describe('a message on its way', () => {
  const createOutgoing = (outbox = createOutbox()) => {
    const store = new ContactStore({ sendMessage, showToast, drafts, outbox });
    for (const [field, value] of Object.entries(words)) store.setField(field as 'name', value);
    return { store, outbox };
  };

  /** A store in another tab than that which sends: `orphan` closes the one that does. */
  const createBesideOwner = () => {
    let orphan = () => {};
    const orphaned = new Promise<void>((resolve) => (orphan = resolve));
    const outbox = createOutbox(words, orphaned);
    return { store: new ContactStore({ sendMessage, showToast, drafts, outbox }), orphan };
  };

  it('is kept until it has arrived, and no longer', async () => {
    const { store, outbox } = createOutgoing();
    expect(outbox.read()).toBeUndefined();
    let finish = () => {};
    sendMessage.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
    const sent = store.send(words);
    expect(outbox.read()).toEqual(words);
    await expect.poll(() => sendMessage).toHaveBeenCalledOnce();
    finish();
    await sent;
    expect(outbox.read()).toBeUndefined();
  });

  it('stays kept when it fails', async () => {
    sendMessage.mockRejectedValue(new MessageNotSentError('Network Error', 0));
    const { store, outbox } = createOutgoing();
    await store.send(words);
    expect(outbox.read()).toEqual(words);
  });

  it('is there again when its page was closed before the answer, and says that nobody knows', async () => {
    sendMessage.mockImplementation(() => new Promise<never>(() => undefined));
    const { store, outbox } = createOutgoing();
    void store.send(words);
    drafts.clear();
    const reopened = new ContactStore({ sendMessage, showToast, drafts, outbox });
    reopened.restoreDraft();
    await expect.poll(() => reopened.status).toBe('failed');
    expect(reopened).toMatchObject({ draft: words, trouble: 'interrupted' });
  });

  it('is not taken over while another tab is still there for it', async () => {
    const { store, orphan } = createBesideOwner();
    store.restoreDraft();
    await Promise.resolve();
    expect(store).toMatchObject({ draft: emptyDraft, status: 'idle' });
    orphan();
    await expect.poll(() => store.status).toBe('failed');
    expect(store).toMatchObject({ draft: words, trouble: 'interrupted' });
  });

  it('is left alone by a tab in which another was begun meanwhile', async () => {
    const { store, orphan } = createBesideOwner();
    store.setField('message', 'Something else');
    orphan();
    await Promise.resolve();
    await Promise.resolve();
    expect(store).toMatchObject({ draft: { message: 'Something else', name: '' }, status: 'idle' });
  });

  it('yields to another draft of this tab, and is not forgotten for it', async () => {
    const other = { ...words, message: 'Something else' };
    drafts = createDrafts(other);
    const outbox = createOutbox(words);
    const store = new ContactStore({ sendMessage, showToast, drafts, outbox });
    store.restoreDraft();
    await outbox.untilOrphaned();
    await Promise.resolve();
    expect(store).toMatchObject({ draft: other, status: 'idle', trouble: undefined });
    expect(outbox.read()).toEqual(words);
  });

  it('of another tab is not thrown away by one that arrives', async () => {
    const { store, outbox } = createOutgoing();
    sendMessage.mockImplementation(async () => outbox.write({ ...words, name: 'Of another tab' }));
    await store.send(words);
    expect(outbox.read()).toMatchObject({ name: 'Of another tab' });
    expect(outbox.disown).toHaveBeenCalledOnce();
  });

  it('is forgotten when the visitor empties the form', async () => {
    sendMessage.mockRejectedValue(new MessageNotSentError('Network Error', 0));
    const { store, outbox } = createOutgoing();
    await store.send(words);
    for (const field of ['name', 'email', 'title', 'message'] as const) store.setField(field, '');
    expect(outbox.read()).toBeUndefined();
    expect(store.status).toBe('idle');
  });
});

describe('offline', () => {
  const createConnection = () => {
    const waiting = new Set<() => void>();
    return {
      waiting,
      isOnline: () => false,
      onceOnline: (callback: () => void) => {
        waiting.add(callback);
        return () => void waiting.delete(callback);
      },
    };
  };
  const failOffline = async () => {
    sendMessage.mockRejectedValueOnce(new MessageNotSentError('Network Error', 0));
    const connection = createConnection();
    const store = new ContactStore({ sendMessage, showToast, drafts, connection });
    for (const [field, value] of Object.entries(words)) store.setField(field as 'name', value);
    await store.send(words);
    return { store, connection };
  };

  it('the message is offered again once online, and not sent unasked', async () => {
    const { store, connection } = await failOffline();
    expect(store).toMatchObject({ status: 'failed', trouble: 'offline' });
    for (const callback of connection.waiting) callback();
    expect(store).toMatchObject({ status: 'failed', trouble: 'backOnline', draft: words });
    expect(showToast).toHaveBeenLastCalledWith({
      text: 'You are online again. Your message is still here.',
      severity: 'success',
      action: { label: 'Send it now', onClick: expect.any(Function) },
    });
    expect(sendMessage).toHaveBeenCalledOnce();
  });

  it('the press of what is offered sends the draft as it stands by then', async () => {
    const { store, connection } = await failOffline();
    for (const callback of connection.waiting) callback();
    store.setField('title', 'Tanong pa');
    showToast.mock.lastCall?.[0].action?.onClick();
    await expect.poll(() => store.status).toBe('sent');
    expect(sendMessage).toHaveBeenLastCalledWith({ ...words, title: 'Tanong pa' });
  });

  it('nothing is offered once it was sent by hand', async () => {
    const { store, connection } = await failOffline();
    await store.send(words);
    expect(store).toMatchObject({ status: 'sent', trouble: undefined });
    expect(connection.waiting.size).toBe(0);
  });
});

describe('programs', () => {
  it('that fill in the honeypot are asked for one more press, and nothing is sent before', async () => {
    const outbox = createOutbox();
    const store = new ContactStore({ sendMessage, showToast, drafts, outbox });
    for (const [field, value] of Object.entries(words)) store.setField(field as 'name', value);
    await store.send(words, { isHoneypotFilled: true });
    expect(sendMessage).not.toHaveBeenCalled();
    expect(store).toMatchObject({ status: 'failed', trouble: 'filledIn', draft: words });
    expect(showToast).not.toHaveBeenCalled();
    expect(drafts.read()).toEqual(words);
    // However often it is filled in: a person has answered.
    await store.send(words, { isHoneypotFilled: true });
    expect(sendMessage).toHaveBeenCalledExactlyOnceWith(words);
    expect(store).toMatchObject({ status: 'sent', trouble: undefined });
    expect(outbox.read()).toBeUndefined();
  });

  describe('with a least time', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    const sendAfter = (taken: number) => {
      const store = new ContactStore({ sendMessage, showToast, drafts, leastFillTime: 2000 });
      store.setField('name', 'Filled in by the browser');
      vi.advanceTimersByTime(taken);
      void store.send(words);
      expect(store.sending).toBe(true);
    };

    it.each([
      [0, 2000],
      [1500, 500],
    ])(
      'a message sent %i ms after the first word waits %i ms, and is sent',
      async (taken, left) => {
        sendAfter(taken);
        await vi.advanceTimersByTimeAsync(left - 1);
        expect(sendMessage).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(sendMessage).toHaveBeenCalledOnce();
      },
    );

    it('a message of a person does not wait', async () => {
      sendAfter(5000);
      await vi.advanceTimersByTimeAsync(0);
      expect(sendMessage).toHaveBeenCalledOnce();
    });
  });
});
