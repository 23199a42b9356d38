import path from 'node:path';
import type { Plugin } from 'vite';
import { readComponentDocs } from '../tools/storybook/componentDocs.ts';
import { noteTags } from '../tools/storybook/componentNotes.ts';

const ID = 'virtual:component-docs';
const ROOT = path.resolve(import.meta.dirname, '..');

/** From the first tag of a description to its end, in a string of code. */
const TAGS = new RegExp(
  `(?:\\s|\\\\n)*@(?:default|${noteTags.join('|')}) (?:[^"\\\\]|\\\\.)*"`,
  'g',
);

/** Hands what the sources say about each component to the preview. */
export const componentDocsPlugin = (): Plugin => ({
  name: 'component-docs',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const docs = readComponentDocs(ROOT);
    for (const { source } of Object.values(docs)) this.addWatchFile(path.join(ROOT, source));
    return `export const componentDocs = ${JSON.stringify(docs)};`;
  },
  // Storybook shows tags as part of the description; the default has a column of its own, the notes stand in parts.
  transform(code, id) {
    const start = code.indexOf('__docgenInfo');
    if (
      start < 0 ||
      ![path.join(ROOT, 'kit/src'), path.join(ROOT, 'src')].some((folder) => id.startsWith(folder))
    )
      return undefined;
    const info = code.slice(start).replaceAll(TAGS, '"');
    return { code: code.slice(0, start) + info, map: null };
  },
});
