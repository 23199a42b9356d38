import path from 'node:path';
import type { Plugin } from 'vite';
import { changeFiles, readReleases } from '../tools/kit/kitChanges.ts';
import { changedLooks } from '../tools/kit/releaseLooks.ts';

const ID = 'virtual:kit-changes';
const ROOT = path.resolve(import.meta.dirname, '..');

/** Hands what changed in the library to its documentation. */
export const kitChangesPlugin = (): Plugin => ({
  name: 'kit-changes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined;
    for (const file of ['kit/CHANGELOG.md', ...changeFiles(ROOT)]) {
      this.addWatchFile(path.join(ROOT, file));
    }
    return `export const releases = ${JSON.stringify(readReleases(ROOT))};
export const looks = ${JSON.stringify(changedLooks(ROOT))};`;
  },
});
