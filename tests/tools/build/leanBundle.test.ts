import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../../tools/build/filesIn.ts';
import { leanBundle, shownPictures, unusedModules } from '../../../tools/build/leanBundle.ts';

const packages = path.resolve(import.meta.dirname, '../../../node_modules');
const modules = ['@mui/material', '@emotion/react/dist']
  .flatMap((name) => filesIn(path.join(packages, name)))
  .filter((file) => /(?:\.mjs|\.esm\.js)$/.test(file));

describe.each(unusedModules)('$source', ({ source, names }) => {
  test('is a module of its package, with the exports that stand in for it', async () => {
    const [file = '', ...others] = modules.filter((name) => name.endsWith(source));
    expect(others).toEqual([]);
    const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    expect(Object.keys(exported)).toEqual(expect.arrayContaining([...names]));
  });

  test('is still imported', () => {
    const isImported = new RegExp(
      `\\b(?:from|import) ["'][^"']*${source.replaceAll('.', String.raw`\.`)}["']`,
    );
    expect(modules.some((file) => isImported.test(fs.readFileSync(file, 'utf8')))).toBe(true);
  });
});

const bundle = async (plugins: Plugin[]) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../../../tools/build/routerParts.ts'),
        preserveEntrySignatures: 'strict',
        external: [/^react(?:-dom)?(?:\/|$)/],
      },
    },
  })) as Rolldown.RolldownOutput;
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
};

test('of React Router only what is used comes along', async () => {
  const [lean, whole] = await Promise.all([bundle([leanBundle()]), bundle([])]);
  expect(whole).toMatch(/forwardRef\(|extends React\d*\.Component/);
  expect(lean).not.toMatch(/forwardRef\(|extends React\d*\.Component|fetch\(/);
  expect(brotliCompressSync(lean).length).toBeLessThan(brotliCompressSync(whole).length / 2);
  // What is done in what is left is all there: only what stands at the top of the file may be without effect.
  for (const call of ['useLayoutEffect', 'useState', 'useMemo', 'useCallback', 'startTransition']) {
    expect(lean).toMatch(new RegExp(`React\\d*\\.${call}\\(`));
  }
});

test('what is not named of React Router stops the build', async () => {
  const entry = path.resolve(packages, '../entry.js');
  await expect(
    build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === entry ? id : undefined),
          load: (id) => (id === entry ? `export { Routes } from 'react-router-dom';` : undefined),
        },
        leanBundle(),
      ],
      build: { write: false, rolldownOptions: { input: entry } },
    }),
  ).rejects.toThrow(/Routes/);
});

test('no page is told of pictures that only other sites show', () => {
  const all = { 'products/ube': { width: 1 }, 'share/ube': { width: 2 }, 'uses/share': 'Share' };
  const { 'share/ube': _left, ...shown } = all;
  expect(JSON.parse(shownPictures(JSON.stringify(all)))).toEqual(shown);
  // An alternative text that says nothing is none.
  expect(shownPictures('{"uses/fries":"","home/hero":"Fries."}')).toBe('{"home/hero":"Fries."}');
});
