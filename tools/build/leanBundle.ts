/** Keeps out of the browser's code what the packages bring along and the site never runs. */
import type { Plugin } from 'vite';
import { isShared } from '../content/encodedFiles.ts';
import { leanRouter, routerAliases, routerFile } from './leanRouter.ts';

/** A module that the site never runs, though MUI or emotion imports it in any case. */
export interface UnusedModule {
  /** The end of the address by which it is imported. */
  source: string;
  /** What it exports, each of which throws when it is used after all. */
  names: readonly string[];
}

/** What each saves every page, most in bytes after brotli; only what the site does not do would run it. */
export const unusedModules: readonly UnusedModule[] = [
  // 3.7 and 2.6 KB. The theme makes no CSS variables and has one colour scheme.
  { source: '/createThemeWithVars.mjs', names: ['default', 'createGetCssVar'] },
  {
    source: '/ThemeProviderWithVars.mjs',
    names: [
      'CssVarsProvider',
      'Experimental_CssVarsProvider',
      'getInitColorSchemeScript',
      'useColorScheme',
    ],
  },
  // 2.2 KB. The theme turns the ripple off.
  { source: '/TouchRipple.mjs', names: ['default'] },
  // A sixth of the time that the code takes to start: a whole theme, for what stands below none.
  { source: '/defaultTheme.mjs', names: ['default'] },
  // 0.4 KB. Hues of MUI's own primary, secondary, error and success: the theme has its own.
  { source: '/colors/blue.mjs', names: ['default'] },
  { source: '/colors/purple.mjs', names: ['default'] },
  { source: '/colors/red.mjs', names: ['default'] },
  { source: '/colors/green.mjs', names: ['default'] },
];

/** What every page builds on, with all that they import. What is sold stands in the menu too, which comes late. */
const CORE =
  /\/src\/(?:App\.tsx|pages\/PageHead\.tsx|content\/uses\.ts)$|\/node_modules\/(?:react-dom\/client\.js|@emotion\/cache\/)/;

/**
 * The layout around every page, which comes right after it: menu, footer and link to the list, with all their imports. As
 * ten files they would arrive during hydration, each in its turn.
 */
const LAYOUT = /\/(?:SlideInMenu|SiteMenu|SiteFooter|ListLink)\.tsx$/;

/** What says which pictures there are, and what is in them. */
const PICTURES = /\/(?:generated\/pictures|alt-texts)\.json$/;

/**
 * The entries of a picture list that a page may ask for by name. Pictures for shared links stand in the documents alone,
 * and the pictures of served counters come with the counters (`virtual:served-counters`). A missing alternative text
 * counts as empty.
 */
export const shownPictures = (json: string): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(JSON.parse(json) as Record<string, unknown>).filter(
        ([name, entry]) => entry !== '' && !isShared(name) && !name.startsWith('count/served-'),
      ),
    ),
  );

const PREFIX = '\0unused:';

const throwing = (name: string) =>
  `export ${name === 'default' ? 'default function' : `function ${name}`}() { throw new Error('Left out of the bundle: see tools/build/leanBundle.ts') }`;

/**
 * For the build of the site in the browser: leaves out parts of packages that are never run, and brings together what every
 * page needs, because one file is smaller than its pieces compressed apart.
 */
export const leanBundle = (): Plugin => ({
  name: 'lean-bundle',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!importer || !/\/node_modules\/@(?:mui|emotion)\//.test(importer)) return undefined;
    const index = unusedModules.findIndex((unused) => source.endsWith(unused.source));
    return index < 0 ? undefined : `${PREFIX}${index}`;
  },
  async load(id) {
    if (id === routerFile) return leanRouter();
    if (!id.startsWith(PREFIX)) return undefined;
    return {
      code: (unusedModules[Number(id.slice(PREFIX.length))]?.names ?? []).map(throwing).join('\n'),
      moduleSideEffects: false,
    };
  },
  transform: {
    filter: { id: PICTURES },
    handler: (code) => ({ code: shownPictures(code), map: null }),
  },
  config: () => ({
    resolve: { alias: routerAliases },
    build: {
      // Browsers without it fetch a page's code one step later, and that is all.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'core', test: CORE, priority: 3 },
              // With the layout they would come before a page is drawn that needs them for its first drawing.
              { name: 'productTexts', test: /\/productTexts\.ts$/, priority: 2 },
              { name: 'pictures', test: /\/(?:Picture\.tsx|content\/pictures\.ts)$/, priority: 2 },
              { name: 'contactLinks', test: /\/contactLinks\.ts$/, priority: 2 },
              { name: 'layout', test: LAYOUT, priority: 1 },
            ],
          },
        },
      },
    },
  }),
});
