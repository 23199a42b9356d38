import { isRecord } from '@/domain/isRecord';
import { attempt } from './attempt';

/** A part of the site's state that tabs may share. */
export interface SyncedPart {
  /** Its state as plain data. */
  read(): unknown;
  /** Takes over what another tab sent, if it is valid. */
  apply(value: unknown): void;
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

const textOf = (part: SyncedPart) => attempt(() => JSON.stringify(part.read()));

/** What came over the channel, which is open to every script of the site's origin; empty where it is none of ours. */
const understand = (data: unknown): Record<string, unknown> => {
  const message: unknown = attempt(() => JSON.parse(String(data)) as unknown);
  return isRecord(message) ? message : {};
};

/**
 * Shares state between the tabs of one browser (STATE-2), and returns a function that stops it. A new tab asks the others
 * and takes the first answer; each tab tells its changes to all, and the last change wins. Messages are JSON:
 * `{"ask":true}`, `{"answer":{"products":…}}`, `{"change":{"products":…}}`.
 */
export const startTabSync = ({
  whitelist = [],
  parts,
  openChannel = () => new BroadcastChannel(CHANNEL_NAME) as TabChannel,
}: TabSyncOptions): (() => void) => {
  const shared = new Map(
    whitelist.flatMap((name) => {
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      return part ? [[name, part] as const] : [];
    }),
  );
  const channel = shared.size > 0 ? attempt(openChannel) : undefined;
  if (!channel) return () => undefined;

  const post = (message: object) => attempt(() => channel.postMessage(JSON.stringify(message)));
  /** What the other tabs know of each part, as text: it is not said again. */
  const known = new Map([...shared].map(([name, part]) => [name, textOf(part)]));

  const takeOver = (received: unknown) => {
    if (!isRecord(received)) return;
    for (const [name, part] of shared) {
      if (!Object.hasOwn(received, name)) continue;
      // Known before it is taken over, which calls back.
      known.set(
        name,
        attempt(() => JSON.stringify(received[name])),
      );
      attempt(() => part.apply(received[name]));
      known.set(name, textOf(part));
    }
  };

  let isAsking = true;
  channel.onmessage = ({ data }) => {
    const { ask, answer, change } = understand(data);
    if (ask === true) {
      post({
        answer: Object.fromEntries(
          [...shared].map(([name, part]) => [name, attempt(() => part.read())]),
        ),
      });
    }
    if (isRecord(answer) && isAsking) {
      isAsking = false;
      takeOver(answer);
    }
    takeOver(change);
  };

  const unsubscribes = [...shared].map(([name, part]) =>
    part.subscribe(() => {
      const text = textOf(part);
      if (text === undefined || text === known.get(name)) return;
      known.set(name, text);
      post({ change: { [name]: JSON.parse(text) } });
    }),
  );
  post({ ask: true });

  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
    channel.onmessage = null;
    channel.close();
  };
};
