/** The last change of a part: how many came before it, and which tab made it. */
export interface Stamp {
  count: number;
  by: string;
}

/** Parts of the state by name, each with the stamp of its last change. */
export type Entries = Record<string, Stamp & { value: unknown }>;

/** What tabs say to each other, as JSON. */
export type TabMessage =
  | { kind: 'ask'; from: string }
  | { kind: 'answer'; from: string; to: string; entries: Entries }
  | { kind: 'change'; from: string; entries: Entries };

/** A message longer than this is none of ours. */
export const MAX_LENGTH = 200_000;

/** A name of a tab that is longer is none of ours: it would be said back with every answer. */
const MAX_NAME_LENGTH = 100;

/** No visitor changes anything so often; a count beyond it would end all counting. */
const MAX_COUNT = 2 ** 40;

/** Before any change. */
export const stampStart: Stamp = { count: 0, by: '' };

/** Whether one change wins over another. Every tab decides alike, in whatever order changes reach it. */
export const newer = (one: Stamp, other: Stamp): boolean =>
  one.count === other.count ? one.by > other.by : one.count > other.count;

export const createTabId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_NAME_LENGTH;

const isEntry = (value: unknown): value is Entries[string] =>
  isRecord(value) &&
  'value' in value &&
  isName(value.by) &&
  Number.isInteger(value.count) &&
  Number(value.count) >= 0 &&
  Number(value.count) <= MAX_COUNT;

const understand = (message: unknown): TabMessage | undefined => {
  if (!isRecord(message) || !isName(message.from)) return undefined;
  const { kind, from, to, entries } = message;
  if (kind === 'ask') return { kind, from };
  if (!isRecord(entries)) return undefined;
  const valid: Entries = Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      isEntry(entry) ? [[name, { value: entry.value, count: entry.count, by: entry.by }]] : [],
    ),
  );
  if (kind === 'answer' && isName(to)) return { kind, from, to, entries: valid };
  return kind === 'change' ? { kind, from, entries: valid } : undefined;
};

/** What came over the channel, if it is a message of ours. The channel is open to every script of the site's origin. */
export const parseMessage = (data: unknown): TabMessage | undefined => {
  if (typeof data !== 'string' || data.length > MAX_LENGTH) return undefined;
  try {
    return understand(JSON.parse(data));
  } catch {
    return undefined;
  }
};
