/** How much of the set a change of one component captures. */
import fs from 'node:fs';
import path from 'node:path';
import { selectStories, type StoryGraph } from '../changed/selectStories.ts';
import { percent } from './review.ts';

export interface Share {
  /** The component's file, from the project's folder. */
  file: string;
  /** How many captures it reaches. */
  captures: number;
  /** The same as a part of all. */
  share: number;
}

/** The files that draw the library's components. */
export const componentFiles = (root: string): string[] =>
  fs.globSync('kit/src/components/*/*.tsx', { cwd: root }).toSorted();

/**
 * The captures that a change of these files selects.
 *
 * @param keys - Of all captures, which begin with the folder of their baselines.
 */
export const capturesReachedBy = (
  files: readonly string[],
  stories: StoryGraph,
  keys: readonly string[],
): string[] => {
  const { forAll, stories: reached } = selectStories(files, stories);
  if (forAll.length > 0) return [...keys];
  const folders = new Set([...reached.keys()].map((story) => stories.folders.get(story)));
  return keys.filter((key) => folders.has(key.split('/')[0]));
};

/** What a change of each of these files captures, the most first. */
export const sharesOf = (
  files: readonly string[],
  stories: StoryGraph,
  keys: readonly string[],
): Share[] =>
  files
    .map((file) => {
      const captures = capturesReachedBy([file], stories, keys).length;
      return { file, captures, share: captures / keys.length };
    })
    .toSorted((one, other) => other.captures - one.captures);

/** Set in a table, for people. */
export const shareTable = (shares: readonly Share[]): string => {
  const width = Math.max(...shares.map(({ file }) => path.posix.basename(file).length));
  return [
    'A change of it captures',
    ...shares.map(
      ({ file, captures, share }) =>
        `${path.posix.basename(file).padEnd(width)}  ${String(captures).padStart(4)}  ${percent(share)}`,
    ),
  ].join('\n');
};
