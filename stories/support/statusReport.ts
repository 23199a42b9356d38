/** What the status page shows: written by `npm run status` from the results of the last test run, never by hand. */

export type Outcome = 'passed' | 'failed' | 'not run';

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
  /** Where keys are pressed to test it. */
  keyboard: 'story' | 'test' | 'none';
  /** Bytes that it adds to a page, compressed with gzip; pages have none of their own. */
  gzip?: number;
}

export interface StatusReport {
  /** When it was written, as an ISO date. */
  madeAt: string;
  components: ComponentStatus[];
}

/** Where the last report lies beside the Storybook. */
export const STATUS_ADDRESS = './status.json';
