/** Which stories a change can have made look otherwise, and by which way. Pure, so that each rule is tested alone. */
import { madeOf, type ModuleGraph } from './moduleGraph.ts';

/** The shortest way from what is captured to a file that differs, each importing the next. */
export type Chain = readonly string[];

export interface StoryGraph {
  graph: ModuleGraph;
  /** For each story file the folder of its baselines, which the ids of its stories begin with. */
  folders: ReadonlyMap<string, string>;
}

export interface Selection {
  /** Why every story is captured, where it is. */
  forAll: Chain[];
  /** Why each of the story files is captured that are. */
  stories: ReadonlyMap<string, Chain>;
}

/** What every story stands in, how it is built, and what takes its picture: what these import decides for all. */
export const captureStarts = [
  '.storybook/main.ts',
  '.storybook/preview.tsx',
  'vite.config.ts',
  'tools/storybook/buildStorybook.ts',
  'tools/visual/readStorybook.ts',
  'playwright.visual.config.ts',
  'tests/visual/stories.visual.ts',
];

/** What decides for all though nothing imports it: files, and folders by their slash. */
export const beyondGraph = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'kit/package.json',
  'kit/tsconfig.json',
  'public/favicon.svg',
  'public/icons/',
  'tests/sample/films/',
];

/**
 * Files that the module list of Storybook's build does not contain, as patterns for Chromatic: a change in one captures
 * everything. Chromatic knows the files of `.storybook/` by itself.
 */
export const beyondBundle = [
  ...beyondGraph,
  'vite.config.ts',
  'tools/storybook/buildStorybook.ts',
  'tests/sample/generated/pictures.json',
  ...Object.values(madeOf).flat(),
]
  .filter((place) => !place.startsWith('.storybook/'))
  .map((place) => (place.endsWith('/') ? `${place}**` : place));

/**
 * Exceptions from the files that decide for all: docs pages and texts for assistants are not captured, nothing is
 * reloaded, and sources of virtual modules reach only the stories that ask for them.
 */
const notForAll = new Set([
  '.storybook/DocsPage.tsx',
  'tools/storybook/assistantTexts.ts',
  'tools/storybook/componentManifest.ts',
  'tools/content/contentReload.ts',
  ...Object.values(madeOf).flat(),
]);

const BASELINES = 'tests/visual/baselines/';

/**
 * The shortest way from a file to the first of those that differ.
 *
 * @param without - Is not gone through.
 */
const chainTo = (
  changed: ReadonlySet<string>,
  from: string,
  graph: ModuleGraph,
  without: ReadonlySet<string> = new Set(),
): Chain | undefined => {
  const cameFrom = new Map<string, string | undefined>([[from, undefined]]);
  for (const file of cameFrom.keys()) {
    if (changed.has(file)) {
      const chain = [file];
      for (let one = cameFrom.get(file); one !== undefined; one = cameFrom.get(one)) {
        chain.unshift(one);
      }
      return chain;
    }
    for (const next of graph.get(file) ?? []) {
      if (!cameFrom.has(next) && !without.has(next)) cameFrom.set(next, file);
    }
  }
  return undefined;
};

/**
 * The graph as it is now is enough: where a file no longer imports another, it differs itself.
 *
 * @param changed - Files that differ, and what plugins make up that does.
 */
export const selectStories = (
  changed: readonly string[],
  { graph, folders }: StoryGraph,
): Selection => {
  const differing = new Set(changed);
  const beyond = changed.filter((file) =>
    beyondGraph.some((place) => (place.endsWith('/') ? file.startsWith(place) : file === place)),
  );
  const forAll = captureStarts.flatMap((start) => {
    const chain = chainTo(differing, start, graph, notForAll);
    return chain ? [chain] : [];
  });
  const stories = new Map<string, Chain>();
  for (const [story, folder] of folders) {
    const chain = chainTo(differing, story, graph);
    const baseline = changed.find((file) => file.startsWith(`${BASELINES}${folder}/`));
    if (chain) stories.set(story, chain);
    else if (baseline) stories.set(story, [baseline]);
  }
  return { forAll: [...beyond.map((file) => [file]), ...forAll], stories };
};
