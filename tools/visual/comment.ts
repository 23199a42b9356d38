/** What a run came to, for people: a table of components, the worst first, which is written below a pull request. */
import path from 'node:path';
import type { Chain } from '../changed/selectStories.ts';
import type { CaptureRecord } from './records.ts';
import type { Since } from './since.ts';
import type { Change } from './sourceChanges.ts';
import { resultsFolder } from './storyList.ts';

export const commentFile = path.join(resultsFolder, 'comment.md');

export interface ReviewedComponent {
  /** As the stories' title says it. */
  title: string;
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

const shareOf = ({ captures }: ReviewedComponent) => Math.max(...captures.map(badness));

/** The components of which something looks otherwise than it did, or could not be looked at. */
export const reviewOf = (records: readonly CaptureRecord[], since?: Since): Review => ({
  ...(since && { since }),
  taken: records.length,
  components: [...new Set(records.map(({ title }) => title))]
    .map((title): ReviewedComponent => {
      const own = records.filter((record) => record.title === title);
      const { file = '', component = '' } = own[0] ?? {};
      const why = since?.ways[file];
      return {
        title,
        ...(why && { why }),
        ...(since?.components[component] ?? { props: [], tokens: [] }),
        captures: own.filter(isNotable).toSorted((one, other) => badness(other) - badness(one)),
        taken: own.length,
      };
    })
    .filter(({ captures }) => captures.length > 0)
    .toSorted((one, other) => shareOf(other) - shareOf(one)),
});

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

/** A comment longer than this is not taken; the report has the rest. */
const MOST_ROWS = 50;
const MOST_CHANGES = 5;

/** In a cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

const worstOf = ({ captures: [worst] }: ReviewedComponent): string => {
  const name = code(worst?.key.split('/')[1] ?? '');
  if (worst?.status === 'failed') return `${name}: not captured`;
  return worst?.difference ? `${name}: ${percent(worst.difference.share)}` : `${name}: new`;
};

const changesOf = ({ props, tokens }: ReviewedComponent): string => {
  const all = [...props, ...tokens].map((change) => `${code(change.name)} ${changeText(change)}`);
  const rest = all.length - MOST_CHANGES;
  return [...all.slice(0, MOST_CHANGES), ...(rest > 0 ? [`${rest} more`] : [])].join('; ');
};

const rowOf = (component: ReviewedComponent): string =>
  [
    component.title,
    `${component.captures.length} of ${component.taken}`,
    worstOf(component),
    component.why ? code(chainText(component.why.slice(1))) : '',
    changesOf(component),
  ]
    .map((text) => ` ${cell(text)} `)
    .join('|');

/** The review in Markdown. */
export const commentOf = (review: Review): string => {
  const { components } = review;
  const count = components.reduce((sum, { captures }) => sum + captures.length, 0);
  const rest = components.length - MOST_ROWS;
  return [
    '### Looks of this change',
    '',
    scopeOf(review),
    '',
    ...(count === 0
      ? ['Everything that was captured looks as it did.']
      : [
          `**${count} ${count === 1 ? 'capture looks' : 'captures look'} otherwise than before.** The artifact \`looks\` of this run is Playwright's report: \`index.html\` in it shows each picture as it was, as it is, and what differs. If all of it is meant, set the label \`accept looks\`.`,
          '',
          '| Component | Captures | Worst | Because of | Props and tokens |',
          '| --- | --- | --- | --- | --- |',
          ...components.slice(0, MOST_ROWS).map((component) => `|${rowOf(component)}|`),
          ...(rest > 0 ? ['', `${rest} components more are in the report.`] : []),
        ]),
    '',
  ].join('\n');
};
