import { createTabId, newer, parseMessage, stampStart } from './tabMessages';
import type { Entries, Stamp, TabMessage } from './tabMessages';

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
  openChannel?: () => TabChannel | undefined;
}

export interface TabSync {
  /** Stops listening and sending. */
  dispose(): void;
}

export const CHANNEL_NAME = 'redux_state_sync';

/** How long changes gather before they are sent together, in ms. */
export const GATHER_TIME = 50;

/** How long a new tab waits for another's state before it takes its own for the state of all, in ms. */
export const SETTLE_TIME = 250;

/** More tabs than these do not ask in one moment: a script that asks without end is not answered without end. */
export const MOST_ASKERS = 20;

interface Tracked {
  part: SyncedPart;
  /** Who changed it last, and at which count. */
  stamp: Stamp;
  /** What it was when it was last sent or taken over, as text: what is no different is no change. */
  known: string | undefined;
}

const openBroadcastChannel = (): TabChannel | undefined =>
  typeof BroadcastChannel === 'undefined'
    ? undefined
    : (new BroadcastChannel(CHANNEL_NAME) as TabChannel);

const quietly = <Result>(attempt: () => Result): Result | undefined => {
  try {
    return attempt();
  } catch {
    return undefined;
  }
};

const textOf = (part: SyncedPart) => quietly(() => JSON.stringify(part.read()));

const nothing: TabSync = { dispose: () => undefined };

/**
 * Shares state between the tabs of one browser (STATE-2). A new tab asks the others and takes the first answer; later
 * changes go to all, and the last one wins everywhere, by a count that they share. What is not on the whitelist is
 * neither sent nor accepted, and what cannot be understood is ignored.
 */
export const createTabSync = ({
  whitelist = [],
  parts,
  openChannel = openBroadcastChannel,
}: TabSyncOptions): TabSync => {
  const tracked = new Map<string, Tracked>();
  for (const name of new Set(whitelist)) {
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    if (part) tracked.set(name, { part, stamp: stampStart, known: textOf(part) });
  }
  const channel = tracked.size > 0 ? quietly(openChannel) : undefined;
  if (!channel) return nothing;

  const from = createTabId();
  const askers = new Set<string>();
  let settled = false;
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let answering: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage) => {
    quietly(() => channel.postMessage(JSON.stringify(message)));
  };

  const entriesOf = (names: Iterable<string>): Entries => {
    const entries: Entries = {};
    for (const name of names) {
      const entry = tracked.get(name);
      if (entry?.known !== undefined) {
        entries[name] = { ...entry.stamp, value: JSON.parse(entry.known) as unknown };
      }
    }
    return entries;
  };

  const sendChanges = () => {
    gathering = undefined;
    const changed: string[] = [];
    for (const [name, entry] of tracked) {
      const text = textOf(entry.part);
      if (text === undefined || text === entry.known) continue;
      entry.known = text;
      entry.stamp = { count: entry.stamp.count + 1, by: from };
      changed.push(name);
    }
    if (changed.length > 0) post({ kind: 'change', from, entries: entriesOf(changed) });
  };

  const gatherChanges = () => {
    gathering ??= setTimeout(sendChanges, GATHER_TIME);
  };

  const takeOver = (entries: Entries) => {
    // First what changed here: it counts from before what came, and must not be taken for it.
    if (gathering !== undefined) {
      clearTimeout(gathering);
      sendChanges();
    }
    for (const [name, entry] of tracked) {
      const received = Object.hasOwn(entries, name) ? entries[name] : undefined;
      if (!received) continue;
      const { value, ...stamp } = received;
      const isFirst = entry.stamp === stampStart && stamp.count === 0;
      if (!isFirst && !newer(stamp, entry.stamp)) continue;

      if (quietly(() => entry.part.apply(value)) !== true) continue;
      entry.stamp = stamp;
      entry.known = textOf(entry.part);
    }
  };

  const answer = (to: string) => {
    if (gathering !== undefined) {
      clearTimeout(gathering);
      sendChanges();
    }
    post({ kind: 'answer', from, to, entries: entriesOf(tracked.keys()) });
  };

  const answerAll = () => {
    answering = undefined;
    for (const asker of askers) answer(asker);
    askers.clear();
  };

  const settle = () => {
    if (settled) return;
    settled = true;
    clearTimeout(settling);
    answerAll();
  };
  const settling = setTimeout(settle, SETTLE_TIME);

  channel.onmessage = ({ data }) => {
    const message = parseMessage(data);
    if (!message || message.from === from) return;
    if (message.kind === 'change') {
      takeOver(message.entries);
    } else if (message.kind === 'answer') {
      if (settled || message.to !== from) return;
      takeOver(message.entries);
      settle();
    } else if (settled && answering === undefined) {
      answer(message.from);
      answering = setTimeout(answerAll, GATHER_TIME);
    } else if (askers.size < MOST_ASKERS) {
      // One that does not know the others' state yet has nothing to tell; and not every asker is a tab.
      askers.add(message.from);
    }
  };

  const unsubscribes = [...tracked.values()].map(({ part }) => part.subscribe(gatherChanges));
  post({ kind: 'ask', from });

  return {
    dispose: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
      clearTimeout(gathering);
      clearTimeout(settling);
      clearTimeout(answering);
      channel.onmessage = null;
      channel.close();
    },
  };
};
