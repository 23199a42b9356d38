import { messageFields } from '@lasakita/ui/domain/message';
import type { MessageDraft } from '@lasakita/ui/domain/message';

/** Keeps an unsent message through reloads (CONTACT-4). Never throws. */
export interface DraftStorage {
  /** What was kept; `undefined` when there is nothing, or nothing that can be understood. */
  read(): MessageDraft | undefined;
  write(draft: MessageDraft): void;
  clear(): void;
}

const parseDraft = (text: string): MessageDraft | undefined => {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const kept = value as Record<string, unknown>;
  if (!messageFields.every((field) => typeof kept[field] === 'string')) return undefined;
  // Field by field, so that nothing else that lies in the storage comes along.
  return Object.fromEntries(messageFields.map((field) => [field, kept[field]])) as never;
};

/** Storage may be missing, full, or forbidden to the point that naming it throws: the site then works without. */
const quietly = <Result>(attempt: () => Result): Result | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

/**
 * @param openStorage Where it is kept. By default for as long as its tab lives.
 * @param storageKey What it is called there.
 */
export const createDraftStorage = (
  openStorage: () => Storage | undefined = () => globalThis.sessionStorage,
  storageKey = 'lasakita.message-draft',
): DraftStorage => ({
  read: () =>
    quietly(() => {
      const text = openStorage()?.getItem(storageKey);
      return text ? parseDraft(text) : undefined;
    }),
  write: (draft) => {
    quietly(() => openStorage()?.setItem(storageKey, JSON.stringify(draft)));
  },
  clear: () => {
    quietly(() => openStorage()?.removeItem(storageKey));
  },
});

/** Keeps a message from when it is sent until it has arrived, though its tab or the browser be closed meanwhile. */
export const createOutbox = (): DraftStorage =>
  createDraftStorage(() => globalThis.localStorage, 'lasakita.unsent-message');
