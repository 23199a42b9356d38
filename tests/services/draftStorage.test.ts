import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '@lasakita/ui/domain/message';
import { OUTBOX_MS, createDraftStorage } from '@/services/draftStorage';

const draft = { name: 'Nena', email: 'nena@x.example', title: 'Tanong', message: 'Magkano?' };

const storageWith = (text: string | null = null) => {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  } as unknown as Storage;
};

const forbidden = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('the kept draft', () => {
  it('comes back as it was written, until it is cleared', () => {
    const storage = storageWith();
    const drafts = createDraftStorage(() => storage);
    expect(drafts.read()).toBeUndefined();
    drafts.write(draft);
    expect(createDraftStorage(() => storage).read()).toEqual(draft);
    drafts.clear();
    expect(drafts.read()).toBeUndefined();
  });

  it.each(['', '{', 'null', '[]', '"text"', '{"name":"Nena"}', '{"name":1,"email":2}'])(
    'is ignored when it reads %j',
    (text) => {
      expect(createDraftStorage(() => storageWith(text)).read()).toBeUndefined();
    },
  );

  it('is a draft or nothing, whatever lies in the storage', () => {
    const isDraftOrNothing = (text: string) => {
      const read = createDraftStorage(() => storageWith(text)).read();
      return !read || Object.keys(read).join() === Object.keys(emptyDraft).join();
    };
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .dictionary(fc.constantFrom(...Object.keys(emptyDraft), 'other'), fc.string())
        .map((value) => JSON.stringify(value)),
    );
    expect(() => fc.assert(fc.property(texts, isDraftOrNothing))).not.toThrow();
  });

  it('is forgotten after a month, and not for a clock that was set back', () => {
    const keptFor = (time: number) =>
      createDraftStorage(() =>
        storageWith(JSON.stringify({ ...draft, at: Date.now() - time })),
      ).read();
    expect(keptFor(OUTBOX_MS - 60_000)).toEqual(draft);
    expect(keptFor(OUTBOX_MS + 60_000)).toBeUndefined();
    expect(keptFor(-OUTBOX_MS)).toEqual(draft);
    // Written by a device that believed in 1970, until it was told the time.
    expect(keptFor(Date.now())).toEqual(draft);
  });

  it('brings nothing along that is no field', () => {
    const storage = storageWith(JSON.stringify({ ...draft, role: 'admin' }));
    expect(createDraftStorage(() => storage).read()).toEqual(draft);
  });
});

describe('a page that Back brings back as it was left', () => {
  let page: EventTarget;
  beforeEach(() => {
    page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());

  const leave = () => page.dispatchEvent(new Event('pagehide'));
  const comeBack = (persisted = true) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('is told when a later page wrote on, or sent the message', () => {
    const storage = storageWith();
    const drafts = createDraftStorage(() => storage);
    const listener = vi.fn<() => void>();
    drafts.onChangedAway(listener);
    drafts.write(draft);
    leave();
    createDraftStorage(() => storage).write({ ...draft, message: 'Magkano ang ube?' });
    comeBack();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    createDraftStorage(() => storage).clear();
    comeBack();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is told nothing where nothing changed, nothing is kept, or the page is a new one', () => {
    const storage = storageWith();
    const listener = vi.fn<() => void>();
    for (const open of [() => storage, () => null, forbidden]) {
      const drafts = createDraftStorage(open);
      drafts.onChangedAway(listener);
      drafts.write(draft);
    }
    leave();
    comeBack();
    storage.removeItem('any');
    comeBack(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe.each([
  ['is missing', () => undefined],
  ['is null, as in an app’s own browser', () => null],
  ['may not be named', forbidden],
  [
    'is full or forbids every use',
    () => ({ getItem: forbidden, setItem: forbidden, removeItem: forbidden }) as unknown as Storage,
  ],
])('storage that %s', (_name, open) => {
  it('costs the visitor nothing but the draft', () => {
    const drafts = createDraftStorage(open);
    expect(() => drafts.write(draft)).not.toThrow();
    expect(() => drafts.clear()).not.toThrow();
    expect(drafts.read()).toBeUndefined();
  });
});
