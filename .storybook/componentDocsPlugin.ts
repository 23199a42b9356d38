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
});
