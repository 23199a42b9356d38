/** Keeps out of the browser's code what the packages bring along and the site never runs. */
import path from 'node:path';
import type { Plugin } from 'vite';

interface Stand {
  /** The end of the path of the module that imports it; everywhere without one. */
  importer?: RegExp;
  /** The import that is answered with nothing. */
  source: RegExp;
  /** What it exports, each of which throws when it is used after all. */
  names: string[];
}

/** Parts that MUI imports in any case, though only a setting that the theme does not make would run them. */
const unusedParts: Stand[] = [
  // The theme makes no CSS variables and has one colour scheme.
  { source: /\/createThemeWithVars\.mjs$/, names: ['default', 'createGetCssVar'] },
  {
    source: /\/ThemeProviderWithVars\.mjs$/,
    names: [
      'CssVarsProvider',
      'Experimental_CssVarsProvider',
      'getInitColorSchemeScript',
      'useColorScheme',
    ],
  },
  // The theme turns the ripple off.
  { source: /\/TouchRipple\.mjs$/, names: ['default'] },
  // No button shows that it loads by MUI's own sign.
  {
    importer: /Button\/(?:Icon)?Button\.mjs$/,
    source: /\/CircularProgress\/index\.mjs$/,
    names: ['default'],
  },
  // No style stands in a layer, and no field adds global ones.
  {
    importer: /\/(?:useLayerOrder|zero-styled\/index)\.mjs$/,
    source: /\/GlobalStyles\/index\.mjs$/,
    names: ['default'],
  },
  // Nothing is themed but by `styled`.
  {
    importer: /\/@emotion\/react\//,
    source: /hoist-non-react-statics/,
    names: ['default'],
  },
  // For MUI's own compiler.
  { source: /\/stringifyTheme\.mjs$/, names: ['stringifyTheme'] },
  // The one field of several lines is the browser's own, which grows by itself.
  { source: /\/TextareaAutosize\/index\.mjs$/, names: ['default'] },
];

/** What every page builds on, with all that they import. */
const CORE =
  /\/src\/(?:App|pages\/PageHead)\.tsx$|\/node_modules\/(?:react-dom\/client\.js|@emotion\/cache\/)/;

/** React Router ships a build without warnings for developers, which its package names nowhere. */
const routerFile = (name: string) =>
  path.resolve(import.meta.dirname, `../node_modules/react-router/dist/production/${name}.mjs`);

const PREFIX = '\0unused:';

const throwing = (name: string) =>
  `export ${name === 'default' ? 'default function' : `function ${name}`}() { throw new Error('Left out of the bundle: see tools/leanBundle.ts') }`;

/**
 * React Router's components that nobody imports stay in the bundle all the same: each is made by a call that may do more
 * than that, for all the bundler knows, and is then given a name for the developer's tools.
 */
const withoutUses = (code: string) =>
  code
    .replaceAll(/ = (?=React\d*\.(?:forwardRef|createContext)\()/g, ' = /* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = .*$/gm, '');

/**
 * For the build of the site in the browser: leaves out parts of packages that are never run, and brings together what every
 * page needs, because one file is smaller than its pieces compressed apart.
 */
export const leanBundle = (): Plugin => ({
  name: 'lean-bundle',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/\/node_modules\/@(?:mui|emotion)\//.test(importer)) return undefined;
    const index = unusedParts.findIndex(
      (part) => part.source.test(source) && (part.importer?.test(importer) ?? true),
    );
    return index < 0 ? undefined : `${PREFIX}${index}`;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    return {
      code: (unusedParts[Number(id.slice(PREFIX.length))]?.names ?? []).map(throwing).join('\n'),
      moduleSideEffects: false,
    };
  },
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: withoutUses(code), map: null }),
  },
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: routerFile('index') },
        { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
      ],
    },
    build: {
      // Browsers without it fetch a page's code one step later, and that is all.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'core', test: CORE }],
          },
        },
      },
    },
  }),
});
