/** What is written below a pull request: the review as a table. */
import path from 'node:path';
import { chainText, changeText, percent, scopeOf } from './review.ts';
import type { Review, ReviewedComponent } from './review.ts';
import { resultsFolder } from './storyList.ts';

export const commentFile = path.join(resultsFolder, 'comment.md');

/** A comment longer than this is not taken; the page has the rest. */
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
          `**${count} ${count === 1 ? 'capture looks' : 'captures look'} otherwise than before.** The artifact \`looks\` of this run has the page with the pictures: \`report.html\`, which opens from where it lies. If all of it is meant, set the label \`accept looks\`.`,
          '',
          '| Component | Captures | Worst | Because of | Props and tokens |',
          '| --- | --- | --- | --- | --- |',
          ...components.slice(0, MOST_ROWS).map((component) => `|${rowOf(component)}|`),
          ...(rest > 0 ? ['', `${rest} components more are on the page.`] : []),
        ]),
    '',
  ].join('\n');
};
