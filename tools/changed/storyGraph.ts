import fs from 'node:fs';
import path from 'node:path';
import { idOf } from '../storybook/componentDocs.ts';
import { readModuleGraph } from './moduleGraph.ts';
import { starts } from './affected.ts';
import { captureStarts, type StoryGraph } from './selectStories.ts';

/** Reads what all stories import, and what decides for all of them; with where their baselines lie. */
export const readStoryGraph = async (root: string): Promise<StoryGraph> => {
  const files = fs.globSync(starts.stories.files, { cwd: root }).toSorted();
  return {
    graph: await readModuleGraph(root, [...files, ...captureStarts]),
    folders: new Map(
      files.map((file) => [file, idOf(file, fs.readFileSync(path.join(root, file), 'utf8'))]),
    ),
  };
};
