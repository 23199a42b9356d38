/** What a run came to, as a person looks at it: by component, the worst first. Page and comment are made of it. */
import type { Selection, Chain } from '../changed/selectStories.ts';
import type { CaptureRecord } from './records.ts';
import type { Change } from './sourceChanges.ts';

/** What was captured because of a change, and why. */
export interface Since {
  /** The commit compared with. */
  base: string;
  /** The files that differ from it. */
  files: readonly string[];
  /** Why everything was captured, where it was. */
  forAll: Selection['forAll'];
  /** Why each story file was. */
  ways: Record<string, Chain>;
  /** How many captures there are in all. */
  all: number;
  /** The tokens that changed. */
  tokens: Change[];
  /** What changed in a component's own sources, by its file. */
  components: Record<string, { props: Change[]; tokens: Change[] }>;
}

export interface ReviewedComponent {
  /** As the stories' title says it. */
  title: string;
  /** The folder of its baselines, which chooses it on the command line. */
  folder: string;
  /** From its story file to what differs. */
  why?: Chain;
  props: Change[];
  tokens: Change[];
  /** What does not look as it did, the worst first. */
  captures: CaptureRecord[];
  /** How many were taken. */
  taken: number;
}

export interface Review {
  since?: Since;
  /** How many captures were taken. */
  taken: number;
  components: ReviewedComponent[];
}

/** How bad it is: not captured at all, then the larger part of the picture that differs, then new. */
const badness = ({ status, difference }: CaptureRecord): number => {
  if (status === 'failed') return 2;
  return difference ? difference.share : -1;
};

const isNotable = ({ status }: CaptureRecord) => status !== 'same' && status !== 'accepted';

const worstOf = ({ captures }: ReviewedComponent) => Math.max(...captures.map(badness));

/** The components of which something looks otherwise than it did, or could not be looked at. */
export const reviewOf = (records: readonly CaptureRecord[], since?: Since): Review => ({
  ...(since && { since }),
  taken: records.length,
  components: [...new Set(records.map(({ title }) => title))]
    .map((title): ReviewedComponent => {
      const own = records.filter((record) => record.title === title);
      const { file = '', component = '', key = '' } = own[0] ?? {};
      const why = since?.ways[file];
      return {
        title,
        folder: key.split('/')[0] ?? '',
        ...(why && { why }),
        ...(since?.components[component] ?? { props: [], tokens: [] }),
        captures: own.filter(isNotable).toSorted((one, other) => badness(other) - badness(one)),
        taken: own.length,
      };
    })
    .filter(({ captures }) => captures.length > 0)
    .toSorted((one, other) => worstOf(other) - worstOf(one)),
});

/** What is the case with a capture, in words. */
export const summaryOf = ({ status, error, difference }: CaptureRecord): string => {
  if (status === 'missing') return 'New: it has no baseline';
  if (!difference) return `Not captured: ${error ?? 'unknown'}`;
  const { count, isExact, box, share } = difference;
  return `${isExact ? '' : 'Up to '}${count.toLocaleString('en-US')} pixels (${percent(share)}) differ, within ${box.width} × ${box.height} px at ${box.left}, ${box.top}`;
};

/** A part of all: `12 %`, and never 0 % of what is there. */
export const percent = (share: number): string => {
  const hundredths = share * 100;
  if (hundredths > 0 && hundredths < 0.1) return 'under 0.1 %';
  return `${hundredths.toFixed(1).replace('.0', '')} %`;
};

/** A change in words, after its name. */
export const changeText = ({ before, now }: Change): string => {
  if (before === undefined) return `now ${now}`;
  return now === undefined ? `no longer ${before}` : `was ${before}; now ${now}`;
};

/** What was captured and why, in one sentence. */
export const scopeOf = ({ since, taken }: Review): string => {
  if (!since) return `${taken} captures were compared with their baselines.`;
  const { base, forAll, all } = since;
  // What plugins make up is no file.
  const changed = since.files.filter((file) => !file.startsWith('virtual:'));
  const files = `${changed.length} ${changed.length === 1 ? 'file differs' : 'files differ'} from ${base.slice(0, 7)}`;
  if (forAll[0]) {
    return `${files}, and everything was captured (${taken}), because of ${chainText(forAll[0])}.`;
  }
  return `${files}: ${taken} of ${all} captures (${percent(all === 0 ? 0 : taken / all)}) can look otherwise and were compared with their baselines.`;
};

export const chainText = (chain: Chain): string => chain.join(' > ');
