import path from 'node:path';
import type { Plugin } from 'vite';
import { readSourceTexts, siteSourceOf } from '../tools/storybook/sourceUsage.ts';

const ID = 'virtual:site-source';
const ROOT = path.resolve(import.meta.dirname, '..');

/** Hands what the site's source says of itself to the foundation pages; the source itself stays here. */
export const siteSourcePlugin = (): Plugin => ({
  name: 'site-source',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    const texts = readSourceTexts(ROOT);
    for (const file of Object.keys(texts)) this.addWatchFile(path.join(ROOT, file));
    return `export const siteSource = ${JSON.stringify(siteSourceOf(texts))};`;
  },
});
