/** What the status page shows: written by `npm run status` from the results of the last test run, never by hand. */

export type Outcome = 'passed' | 'failed' | 'not run';

/** What a visitor may have set, under which pictures are taken too. */
export type Condition = 'textSize' | 'direction' | 'forcedColors';

/** What is looked at in the main story of each component of the library (KIT-6). */
export interface ComponentChecks {
  /** What a screen reader finds is what was kept of it. */
  screenReader: Outcome;
  /** At twice the text size nothing is wider than a phone, and text stays in its place. */
  textSize: Outcome;
  /** The same from right to left. */
  direction: Outcome;
  /** In the system's own few colors words keep their contrast. */
  forcedColors: Outcome;
  /** The Tab key reaches every control in the order of reading, and each shows that it has the focus. */
  keyboard: Outcome;
}

export interface ComponentStatus {
  /** As the stories' title says it. */
  name: string;
  /** The story to open. */
  firstStory: string;
  stories: number;
  /** Pictures taken of it: each story at each size and setting. */
  captures: number;
  /** Stories left out of the pictures, each with its reason. */
  skipped: { story: string; reason: string }[];
  /** Whether the pictures are those of the baselines. */
  visual: Outcome;
  /** Whether its stories' own tests passed. */
  behavior: Outcome;
  /** The accessibility check of every story. */
  axe: Outcome;
  /** How many of its pictures are under each of these conditions, and those of the baselines. */
  conditions: Record<Condition, number>;
  /** Where keys are pressed to test it. */
  keyboard: 'story' | 'test' | 'none';
  /** Of the library's components alone. */
  checks?: ComponentChecks;
  /** Bytes that it costs alone, compressed with brotli, without what the app has of its own; pages have none. */
  bytes?: number;
}

export interface StatusReport {
  /** When it was written, as an ISO date. */
  madeAt: string;
  /** The library's version. */
  version: string;
  components: ComponentStatus[];
}

/** Where the last report lies beside the Storybook. */
const STATUS_ADDRESS = './status.json';

/** The last report, or `undefined` where none lies beside the Storybook. */
export const readStatus = async (): Promise<StatusReport | undefined> => {
  const response = await fetch(STATUS_ADDRESS).catch(() => undefined);
  const isReport = response?.ok && response.headers.get('Content-Type')?.includes('json');
  return isReport ? ((await response.json()) as StatusReport) : undefined;
};

/** When a report was made, in the same words in every browser. */
export const momentOf = ({ madeAt }: StatusReport): string =>
  new Date(madeAt).toLocaleString('en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Manila',
  });

export const outcomeWords: Record<Outcome, string> = {
  passed: 'Passed',
  failed: 'Failed',
  'not run': 'Not run',
};

export const keyboardWords: Record<ComponentStatus['keyboard'], string> = {
  story: 'In a story',
  test: 'In a test',
  none: 'None',
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

/** The command that makes a run and writes the report; the page and the tool name it where there is none. */
export const RUN_COMMAND = 'npm test';
