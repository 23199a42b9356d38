/** The scripts that stand in every document, bundled of `src/start/`, whose `protocol.ts` says what they are for. */
import path from 'node:path';
import { build } from 'vite';
import type { Rolldown } from 'vite';

const folder = path.resolve(import.meta.dirname, '../../src/start');

const bundle = async (name: string, format: 'iife' | 'es'): Promise<string> => {
  const output = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: path.join(folder, name), output: { format } },
    },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code.trim();
};

/** Scripts as they stand in a document. */
export interface StartScripts {
  /** In the head, before everything else. */
  head: string;
  /** Right after the page. */
  plainPage: string;
  /** At the end; with the files of the page's code in the order in which they run, the entry last. */
  fetchCode: (files: readonly string[]) => string;
}

/** Bundles the scripts of a document. */
export const bundleStartScripts = async (): Promise<StartScripts> => {
  const [head, plainPage, fetchCode] = await Promise.all([
    bundle('head.ts', 'iife'),
    bundle('plainPage.ts', 'iife'),
    bundle('fetchCode.ts', 'es'),
  ]);
  return {
    head: `<script>${head}</script>`,
    plainPage: `<script>${plainPage}</script>`,
    fetchCode: (files) =>
      `<script type="module">${fetchCode.replace('__FILES__', () => JSON.stringify(files))}</script>`,
  };
};
