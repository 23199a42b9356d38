/** The built Storybook: where it lies, where it is served, and what is in it. */
import fs from 'node:fs';
import path from 'node:path';

export const storybookFolder =
  process.env.VISUAL_STORYBOOK ?? path.resolve(import.meta.dirname, '../../../storybook-static');

export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  importPath: string;
  tags: string[];
  /** As its file exports a story. */
  exportName?: string;
}

export const storybookOrigin = () => {
  const origin = process.env.STORYBOOK_ORIGIN;
  if (!origin) throw new Error('Run "playwright test -c playwright.storybook.config.ts"');
  return origin;
};

const readEntries = (): IndexEntry[] => {
  const file = path.join(storybookFolder, 'index.json');
  if (!fs.existsSync(file)) {
    throw new Error(`${storybookFolder} holds no Storybook: run "npm run build-storybook" first`);
  }
  const { entries } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  return Object.values(entries);
};

export const storyEntries = readEntries().filter(({ type }) => type === 'story');
/** The pages of documentation that stories have; what is prose alone is none. */
export const docsEntries = readEntries().filter(
  ({ type, tags }) => type === 'docs' && !tags.includes('unattached-mdx'),
);

/** What stands together in the sidebar: the components, the pages. */
export const shelfOf = ({ title }: IndexEntry): string => title.split('/', 1).join('');

/** Of each shelf the first: the gate opens these, and each night every one is opened. */
export const firstOfEachShelf = (entries: readonly IndexEntry[]): IndexEntry[] =>
  entries.filter(
    (entry, index) => entries.findIndex((other) => shelfOf(other) === shelfOf(entry)) === index,
  );
