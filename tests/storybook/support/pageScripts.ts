/** What the tests ask of a story from inside its page: the same as its own test does. */
import path from 'node:path';
import { build } from 'vite';
import type { Rollup } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The check of its texts that a story's own test makes, as a script that leaves `textChecks.textFaults` in the page. */
export const textChecks = async (): Promise<string> => {
  const [output] = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: {
        entry: path.join(ROOT, '.storybook/textFaults.ts'),
        formats: ['iife'],
        name: 'textChecks',
        fileName: 'checks',
      },
    },
  })) as Rollup.RollupOutput[];
  // Bound to the page by itself: a script that is added later has a scope of its own.
  return `${output?.output[0].code};window.textChecks=textChecks;`;
};
