/**
 * Bundles only the parts of React Router that the site uses. Its package promises modules without side effects
 * (`sideEffects` in its `package.json`), but all of it is one file, and the bundler keeps everything in a used file that
 * might have side effects: components are made by a call, and then get a name for the developer tools. The build marks both
 * as free of side effects, which holds for this package and not for others. This drops unused code: 6 KB of every page.
 */
import path from 'node:path';
import { build } from 'vite';
import type { Plugin, Rolldown } from 'vite';

/** React Router ships a build without warnings for developers, which its package names nowhere. */
const fileOf = (name: string) =>
  path.resolve(import.meta.dirname, `../../node_modules/react-router/dist/production/${name}.mjs`);

export const routerFile = fileOf('index');

export const routerAliases = [
  { find: /^react-router$/, replacement: routerFile },
  { find: /^react-router\/dom$/, replacement: fileOf('dom-export') },
];

/** Marks every call by which a module defines something as one that does nothing else. */
const pureDefinitions = (): Plugin => ({
  name: 'pure-definitions',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler(code) {
      const calls = this.parse(code)
        .body.flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
        .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.start : []));
      const pieces = [0, ...calls].map((start, index) => code.slice(start, calls[index]));
      return { code: pieces.join('/* @__PURE__ */ '), map: null };
    },
  },
});

/** The code of what `routerParts.ts` names. */
export const leanRouter = async (): Promise<string> => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: routerAliases },
    plugins: [pureDefinitions()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, 'routerParts.ts'),
        external: /^react(?:-dom)?(?:\/|$)/,
        preserveEntrySignatures: 'strict',
        treeshake: { propertyWriteSideEffects: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
};
