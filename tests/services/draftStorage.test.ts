import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  });

  it('brings nothing along that is no field', () => {
    const storage = storageWith(JSON.stringify({ ...draft, role: 'admin' }));
    expect(createDraftStorage(() => storage).read()).toEqual(draft);
  });
});

describe.each([
  ['is missing', () => undefined],
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
