import path from 'node:path';
import type { Plugin } from 'vite';
import { readComponentDocs } from '../tools/componentDocs.ts';

const ID = 'virtual:component-docs';
const ROOT = path.resolve(import.meta.dirname, '..');

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
  // Storybook shows the tag as part of the description; the default has a column of its own.
  transform(code, id) {
    const start = code.indexOf('__docgenInfo');
    if (start < 0 || !id.startsWith(path.join(ROOT, 'src'))) return undefined;
    const info = code.slice(start).replaceAll(/\s*@default (?:[^"\\]|\\.)*"/g, '"');
    return { code: code.slice(0, start) + info, map: null };
  },
});
