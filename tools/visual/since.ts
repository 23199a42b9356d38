/** What a change can have made look otherwise, and what of it may be why. */
import fs from 'node:fs';
import path from 'node:path';
import { changesSince, fileAt, filesAt } from '../changed/changes.ts';
import { selectStories, type Chain, type Selection } from '../changed/selectStories.ts';
import { readStoryGraph } from '../changed/storyGraph.ts';
import { baselineKeys } from './baseline.ts';
import type { CaptureRecord } from './records.ts';
import { propChanges, tokenChanges, tokensOfComponent, type Change } from './sourceChanges.ts';

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

const GENERATED_TOKENS = 'kit/src/theme/generated/tokens.ts';

/** @param ref - A branch or commit: what is compared with is where the branch left it. */
export const readSince = async (root: string, ref: string): Promise<Since> => {
  const { base, files } = changesSince(root, ref);
  const { forAll, stories } = selectStories(files, await readStoryGraph(root));
  const tokensBefore = fileAt(root, base, GENERATED_TOKENS);
  const tokens =
    files.includes(GENERATED_TOKENS) && tokensBefore !== undefined
      ? tokenChanges(tokensBefore, fs.readFileSync(path.join(root, GENERATED_TOKENS), 'utf8'))
      : [];
  return {
    base,
    files,
    forAll,
    ways: Object.fromEntries(stories),
    all: baselineKeys().length,
    tokens,
    components: {},
  };
};

const isSource = (file: string) => /\.tsx?$/.test(file);

/** What changed in the sources of one component: in its file, and in those beside it. */
const changesIn = (root: string, { base, files, tokens }: Since, component: string) => {
  const folder = path.posix.dirname(component);
  const isOwn = files.some((file) => file.startsWith(`${folder}/`));
  const before = fileAt(root, base, component);
  if (before === undefined || (!isOwn && tokens.length === 0)) return { props: [], tokens: [] };
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const names = fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')));
  return {
    props: propChanges(path.posix.basename(component, '.tsx'), before, read(component)),
    tokens: tokensOfComponent(
      tokens,
      Object.fromEntries(
        filesAt(root, base, folder)
          .filter(isSource)
          .map((file) => [file, fileAt(root, base, file) ?? '']),
      ),
      Object.fromEntries(names.filter(isSource).map((file) => [file, read(file)])),
    ),
  };
};

/** The same with what changed in the sources of the components that look otherwise. */
export const withSourceChanges = (
  root: string,
  since: Since,
  records: readonly CaptureRecord[],
): Since => {
  const components = new Set(
    records
      .filter(({ status }) => status === 'changed')
      .flatMap(({ component }) => component ?? []),
  );
  return {
    ...since,
    components: Object.fromEntries(
      [...components].map((component) => [component, changesIn(root, since, component)]),
    ),
  };
};
