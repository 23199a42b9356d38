import { messageFields } from '@lasakita/ui/domain/message';
import type { MessageDraft } from '@lasakita/ui/domain/message';
import { isRecord } from '@/domain/isRecord';
import { attempt } from './attempt';

/** Keeps an unsent message through reloads (CONTACT-4). Never throws. */
export interface DraftStorage {
  /** What was kept; `undefined` when there is nothing, or nothing that can be understood. */
  read(): MessageDraft | undefined;
  write(draft: MessageDraft): void;
  clear(): void;
  /**
   * Calls back when Back restores this page from the back/forward cache and the stored message has changed: a later page of
   * the tab continued it, or sent it.
   */
  onChangedAway(listener: () => void): void;
}

/** Keeps a message from when it is sent until it has arrived, for all tabs of the site. */
export interface Outbox extends DraftStorage {
  /** Keeps a message, whose owner this tab is from then on. */
  write(draft: MessageDraft): void;
  /** Says that this tab has nothing more to do with what is kept. `clear` says so too. */
  disown(): void;
  /** Resolves once what is kept has no owner: it has arrived, or its tab is gone. Never rejects. */
  untilOrphaned(): Promise<void>;
}

const parseDraft = (text: string): MessageDraft | undefined => {
  const kept: unknown = JSON.parse(text);
  if (!isRecord(kept)) return undefined;
  if (!messageFields.every((field) => typeof kept[field] === 'string')) return undefined;
  // Field by field, so that nothing else that lies in the storage comes along.
  return Object.fromEntries(messageFields.map((field) => [field, kept[field]])) as never;
};

const DAY = 24 * 60 * 60 * 1000;

/** How long a message is kept that nobody came back for, in ms. */
export const OUTBOX_MS = 30 * DAY;

/** The site is no older: a device that named a time before had lost it, and nobody knows how old what it kept is. */
const BEGINNING = Date.UTC(2025, 0);

const isTooOld = (text: string): boolean => {
  const { at } = JSON.parse(text) as { at?: unknown };
  return typeof at === 'number' && at > BEGINNING && Date.now() - at > OUTBOX_MS;
};

/**
 * @param openStorage Where it is kept. By default for as long as its tab lives.
 * @param storageKey What it is called there.
 */
export const createDraftStorage = (
  openStorage: () => Storage | null | undefined = () => globalThis.sessionStorage,
  storageKey = 'lasakita.message-draft',
): DraftStorage => {
  const kept = () => attempt(() => openStorage()?.getItem(storageKey));
  return {
    read: () =>
      attempt(() => {
        const text = kept();
        return text && !isTooOld(text) ? parseDraft(text) : undefined;
      }),
    write: (draft) => {
      attempt(() =>
        openStorage()?.setItem(storageKey, JSON.stringify({ ...draft, at: Date.now() })),
      );
    },
    clear: () => {
      attempt(() => openStorage()?.removeItem(storageKey));
    },
    onChangedAway: (listener) => {
      // Where nothing is kept nothing changes, and what is typed stays.
      let left: string | null | undefined;
      globalThis.addEventListener?.('pagehide', () => {
        left = kept();
      });
      globalThis.addEventListener?.('pageshow', ({ persisted }) => {
        if (persisted && kept() !== left) listener();
      });
    },
  };
};

/** The lock of the browser that the owner of a kept message holds: it goes with the tab, however that ends. */
const OWNERS = 'lasakita.unsent-message';

/** How long it may take until a tab sees what another has just taken out of the storage, in ms. */
const STORAGE_LAG = 200;

/**
 * Keeps a message even if its tab or the browser is closed meanwhile. While the sending tab is open, no other tab takes the
 * message for an abandoned one. In a browser without locks, as on a page without HTTPS, it has no owner.
 */
export const createOutbox = (): Outbox => {
  const storage = createDraftStorage(() => globalThis.localStorage, 'lasakita.unsent-message');
  let disown = () => {};
  return {
    ...storage,
    write: (draft) => {
      storage.write(draft);
      disown();
      const owned = new Promise<void>((resolve) => {
        disown = resolve;
      });
      attempt(() => {
        navigator.locks.request(OWNERS, { mode: 'shared' }, () => owned).catch(() => undefined);
      });
    },
    clear: () => {
      storage.clear();
      disown();
    },
    disown: () => disown(),
    untilOrphaned: async () => {
      try {
        const { locks } = navigator;
        if (await locks.request(OWNERS, { ifAvailable: true }, (lock) => lock !== null)) return;
        await locks.request(OWNERS, () => undefined);
        await new Promise((resolve) => setTimeout(resolve, STORAGE_LAG));
      } catch {
        // No locks, no owners.
      }
    },
  };
};
