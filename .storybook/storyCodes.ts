import { lines as readLines, storyCodes as read } from 'virtual:story-codes';

const lines = readLines as string[];
const codes = read as Record<string, Record<string, number[]>>;

/**
 * What to write to get a story.
 *
 * @param file The story file's path, as Storybook names it.
 * @param story What the story's id ends with.
 */
export const storyCode = (file: string, story: string): string | undefined =>
  codes[file]?.[story]?.map((line) => lines[line]).join('\n');
