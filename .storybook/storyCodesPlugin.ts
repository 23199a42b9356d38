import fs from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { Plugin } from 'vite';
import { storyCodes } from '../tools/storybook/storyCode.ts';

const ID = 'virtual:story-codes';
const ROOT = path.resolve(import.meta.dirname, '..');

const formatted = (code: string) =>
  format(code, { parser: 'typescript', singleQuote: true, printWidth: 80 });

/** Hands the code that gives each story to the docs, which alone ask for it. */
export const storyCodesPlugin = (): Plugin => ({
  name: 'story-codes',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return undefined;
    const files = fs.globSync('stories/**/*.stories.tsx', { cwd: ROOT });
    const codes = await Promise.all(
      files.map(async (file) => {
        this.addWatchFile(path.join(ROOT, file));
        const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
        const entries = Object.entries(storyCodes(file, text)).map(async ([story, code]) => [
          toId('of', storyNameFromExport(story)).replace('of--', ''),
          // One element is no statement.
          (await formatted(code)).replace(/;\n$/, '\n'),
        ]);
        return [
          `./${file}`,
          Object.fromEntries(await Promise.all(entries)) as Record<string, string>,
        ] as const;
      }),
    );
    // Most lines stand in several: each is sent once, and a code is a list of them.
    const lines = new Map<string, number>();
    const numberOf = (line: string) => lines.get(line) ?? lines.set(line, lines.size).size - 1;
    const numbered = Object.fromEntries(
      codes.map(([file, stories]) => [
        file,
        Object.fromEntries(
          Object.entries(stories).map(([story, code]) => [story, code.split('\n').map(numberOf)]),
        ),
      ]),
    ) as object;
    return [
      `export const storyCodes = ${JSON.stringify(numbered)};`,
      `export const lines = ${JSON.stringify([...lines.keys()])};`,
    ].join('\n');
  },
});
