import { isRecord } from '@/domain/isRecord';
import { attempt } from './attempt';

/** A part of the site's state that tabs may share. */
export interface SyncedPart {
  /** Its state as plain data. */
  read(): unknown;
  /** Takes over what another tab sent, if it is valid: answers whether it was. */
  apply(value: unknown): boolean;
  /** Calls back after every change, and answers how to stop that. */
  subscribe(onChange: () => void): () => void;
}

/** What of a `BroadcastChannel` is used. */
export interface TabChannel {
  postMessage(message: unknown): void;
  close(): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

export interface TabSyncOptions {
  /** The names of the parts that are sent and accepted; without one, no channel is opened. @default [] */
  whitelist?: readonly string[];
  parts: Readonly<Record<string, SyncedPart>>;
  /** @default a `BroadcastChannel` named `redux_state_sync`, where the browser has one */
  openChannel?: () => TabChannel;
}

export const CHANNEL_NAME = 'redux_state_sync';

/** How long changes and questions gather before they are answered by one message, in ms. */
export const GATHER_TIME = 50;

/** A message longer than this is none of ours. */
export const MAX_LENGTH = 200_000;

/** No visitor changes anything so often; a count beyond it would end all counting. */
const MAX_COUNT = 2 ** 40;

/** Which change of a part its state comes from: how many came before it, and when the tab that made it was opened. */
interface Stamp {
  count: number;
  by: number;
}

/** A part as it is sent. Tabs say `{"ask":true}`, or `{"parts":{"products":…}}` to all, as JSON. */
interface Sent extends Stamp {
  value: unknown;
}

interface Tracked extends Stamp {
  part: SyncedPart;
  /** What it was when it was last looked at, as text: what is no different is no change. */
  known: string | undefined;
}

const textOf = (part: SyncedPart) => attempt(() => JSON.stringify(part.read()));

/** Whether one change wins over another; of two at the same count, that of the older tab. Every tab decides alike. */
const wins = (one: Stamp, other: Stamp) =>
  one.count === other.count ? one.by < other.by : one.count > other.count;

const isSent = (value: unknown): value is Sent =>
  isRecord(value) &&
  'value' in value &&
  typeof value.by === 'number' &&
  Number.isInteger(value.count) &&
  Number(value.count) >= 0 &&
  Number(value.count) <= MAX_COUNT;

/** What came over the channel, which is open to every script of the site's origin; empty where it is none of ours. */
const understand = (data: unknown): Record<string, unknown> => {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return {};
  const message: unknown = attempt(() => JSON.parse(data) as unknown);
  return isRecord(message) ? message : {};
};

/**
 * Shares state between the tabs of one browser (STATE-2), and answers how to stop that. A tab that is opened asks the others;
 * each says its changes to all, and of two the same one wins everywhere. What is not on the whitelist is neither sent nor
 * accepted, and what cannot be understood is ignored.
 */
export const startTabSync = ({
  whitelist = [],
  parts,
  openChannel = () => new BroadcastChannel(CHANNEL_NAME) as TabChannel,
}: TabSyncOptions): (() => void) => {
  const by = Date.now() + Math.random();
  const tracked = new Map<string, Tracked>();
  for (const name of whitelist) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part) tracked.set(name, { part, count: 0, by, known: textOf(part) });
  }
  const channel = tracked.size > 0 ? attempt(openChannel) : undefined;
  if (!channel) return () => undefined;

  const post = (message: object) => attempt(() => channel.postMessage(JSON.stringify(message)));
  const due = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const countChanges = () => {
    for (const [name, entry] of tracked) {
      const text = textOf(entry.part);
      if (text === undefined || text === entry.known) continue;
      Object.assign(entry, { count: entry.count + 1, by, known: text });
      due.add(name);
    }
  };

  const tell = () => {
    timer = undefined;
    countChanges();
    const sent: Record<string, Sent> = {};
    for (const name of due) {
      const entry = tracked.get(name);
      if (entry?.known === undefined) continue;
      sent[name] = { value: JSON.parse(entry.known), count: entry.count, by: entry.by };
    }
    due.clear();
    if (Object.keys(sent).length > 0) post({ parts: sent });
  };

  const tellSoon = () => {
    timer ??= setTimeout(tell, GATHER_TIME);
  };

  channel.onmessage = ({ data }) => {
    const { ask, parts: received } = understand(data);
    if (ask === true) {
      for (const name of tracked.keys()) due.add(name);
      tellSoon();
    }
    if (!isRecord(received)) return;
    // First what changed here: it counts from before what came, and must not be taken for it.
    countChanges();
    for (const [name, entry] of tracked) {
      const sent = Object.hasOwn(received, name) ? received[name] : undefined;
      if (!isSent(sent) || !wins(sent, entry)) continue;
      // Two tabs that answer one question mostly say the same: that is taken over once.
      const isNew = attempt(() => JSON.stringify(sent.value)) !== entry.known;
      if (isNew && attempt(() => entry.part.apply(sent.value)) !== true) continue;
      Object.assign(entry, { count: sent.count, by: sent.by, known: textOf(entry.part) });
    }
  };

  const unsubscribes = [...tracked.values()].map(({ part }) => part.subscribe(tellSoon));
  post({ ask: true });

  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    clearTimeout(timer);
    channel.onmessage = null;
    channel.close();
  };
};
