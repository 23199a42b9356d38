/**
 * What imports what, as the site's own bundler resolves it: aliases, patterns of files and late imports too. Nothing is
 * written, and packages are left alone.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { sampleContent } from '../content/contentFolder.ts';
import { isNode, nameOf, parse, specifiersIn, type Tree } from '../storybook/sourceTree.ts';

/** For each file of the project, from its folder, what it imports: such files, and the names of Node's own modules. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The deferred parts of every page. A file that imports the list uses only the parts that it names: each part is a node of
 * its own, `FILE#PART`, which imports the list and the part's code.
 */
export const PART_LIST = 'src/pages/deferredParts.ts';

/**
 * The virtual modules of plugins with their sources (`changes.ts` handles `virtual:site-source`), and packages with the
 * files that the bundler puts into them.
 */
export const madeOf: Readonly<Record<string, readonly string[]>> = {
  'virtual:component-docs': ['.storybook/componentDocsPlugin.ts'],
  'virtual:kit-changes': ['.storybook/kitChangesPlugin.ts'],
  'virtual:story-codes': ['.storybook/storyCodesPlugin.ts'],
  'virtual:site-source': ['.storybook/siteSourcePlugin.ts'],
  'virtual:content-counts': [
    'tools/content/contentCounts.ts',
    'tests/sample/products.json',
    'tests/sample/product-categories.json',
    'tests/sample/dealers.json',
  ],
  'virtual:counter-powders': [
    'tools/content/contentCounts.ts',
    'tests/sample/products.json',
    'tests/sample/product-categories.json',
    'tests/sample/site.json',
  ],
  'virtual:dish-prices': [
    'tools/content/contentCounts.ts',
    'tests/sample/products.json',
    'tests/sample/site.json',
  ],
  'virtual:served-counters': [
    'tools/content/contentCounts.ts',
    'tests/sample/generated/served-counters.json',
    'tests/sample/generated/pictures.json',
    'tests/sample/alt-texts.json',
  ],
  'virtual:dealer-places': [
    'tools/content/dealerPlaces.ts',
    'tests/sample/dealers.json',
    'src/data/towns.json',
  ],
  notistack: ['kit/src/components/ToastStack/noStyles.ts'],
};

type Resolve = (importer: string, specifier: string) => Promise<string | null>;

/** Has each file import those parts of the list that it names, in place of the list. */
const splitParts = async (root: string, graph: Map<string, string[]>, resolve: Resolve) => {
  const ofList = graph.get(PART_LIST);
  if (!ofList) return;
  const statementsOf = (file: string) =>
    parse(fs.readFileSync(path.join(root, file), 'utf8'), file).body as Tree[];
  const filesOf = (file: string, tree: Tree) =>
    Promise.all(specifiersIn(tree).map(async (name) => (await resolve(file, name)) ?? name));

  const declared = statementsOf(PART_LIST).flatMap(({ declaration }) =>
    isNode(declaration) ? ((declaration.declarations ?? []) as Tree[]) : [],
  );
  const parts = new Map<string, string[]>();
  for (const part of declared) parts.set(nameOf(part.id as Tree), await filesOf(PART_LIST, part));

  for (const [file, imports] of [...graph].filter(([, files]) => files.includes(PART_LIST))) {
    const named = new Set<string>();
    for (const statement of statementsOf(file)) {
      if (!(await filesOf(file, statement)).includes(PART_LIST)) continue;
      const names = ((statement.specifiers ?? []) as Tree[]).map(({ imported }) =>
        isNode(imported) ? nameOf(imported) : '',
      );
      // The list as a whole, or in a way that is not known here: all of them.
      const isKnown = names.length > 0 && names.every((name) => parts.has(name));
      for (const name of isKnown ? names : parts.keys()) named.add(`${PART_LIST}#${name}`);
    }
    graph.set(file, [...imports.filter((one) => one !== PART_LIST), ...named]);
  }
  const late = [...parts.values()].flat();
  graph.set(
    PART_LIST,
    ofList.filter((one) => !late.includes(one)),
  );
  for (const [part, files] of parts) graph.set(`${PART_LIST}#${part}`, [PART_LIST, ...files]);
};

/** @param entries Files from which all that is of interest can be reached. */
export const readModuleGraph = async (
  root: string,
  entries: readonly string[],
): Promise<ModuleGraph> => {
  const graph = new Map<string, string[]>(
    Object.entries(madeOf).map(([id, files]) => [id, [...files]]),
  );
  const fileOf = (id: string) =>
    id.startsWith('node:')
      ? id
      : path.relative(root, id.replace(/^\0+|[?#].*$/g, '')).replaceAll(path.sep, '/');
  const reader: Plugin = {
    name: 'module-graph',
    enforce: 'pre',
    // Packages change with the lock file alone, and what plugins make up is read by the docs.
    async resolveId(source, importer, options) {
      if (source.startsWith('virtual:') || source.startsWith('node:')) {
        return { id: source, external: true };
      }
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return !found || found.external || found.id.includes('/node_modules/')
        ? { id: source, external: true }
        : found;
    },
    // Only the imports matter: what a picture, a style or a page of data holds is nothing to bundle.
    load(id) {
      if (id.endsWith('.css')) return '';
      return /\.[cm]?[jt]sx?$/.test(id.replace(/[?#].*$/, '')) && !/[?&](?:raw|url)\b/.test(id)
        ? undefined
        : { code: 'export default undefined', moduleType: 'js' };
    },
    async buildEnd() {
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        const imported = [...info.importedIds, ...info.dynamicallyImportedIds].map(fileOf);
        graph.set(fileOf(id), [...(graph.get(fileOf(id)) ?? []), ...imported]);
      }
      await splitParts(root, graph, async (importer, specifier) => {
        const found = await this.resolve(specifier, path.join(root, importer));
        return found && fileOf(found.id);
      });
    },
  };
  // Vite makes this process one that builds for visitors, and its children too: tests would get React without `act`.
  const { NODE_ENV } = process.env;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: {
      alias: {
        '@kit': path.join(root, 'kit/src'),
        '@': path.join(root, 'src'),
        '@stories': path.join(root, 'stories'),
        '@content': sampleContent,
      },
    },
    plugins: [reader],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.filter((entry) => fs.existsSync(path.join(root, entry))),
        treeshake: false,
        checks: { pluginTimings: false },
        // A name that a stand-in above does not have is no fault here.
        shimMissingExports: true,
      },
    },
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  return graph;
};

/** A path in a text of the source, up to where a value is put in. */
const PATH_TEXT = /['"`]([\w./@-]+)(?:\$\{[^'"`]*)?['"`]/g;

/** For each file of the graph the files and folders of the project that it names, from the root or from where it stands. */
export const readNamedPaths = (root: string, graph: ModuleGraph): ModuleGraph =>
  new Map(
    [...graph.keys()]
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && fs.existsSync(path.join(root, file)))
      .map((file) => {
        const texts = fs.readFileSync(path.join(root, file), 'utf8').matchAll(PATH_TEXT);
        const named = [...texts].flatMap(([, text = '']) =>
          ['', path.dirname(file)]
            .map((base) => path.relative(root, path.resolve(root, base, text)))
            .filter((one) => one && !one.startsWith('..') && fs.existsSync(path.join(root, one))),
        );
        return [file, [...new Set(named)].map((one) => one.replaceAll(path.sep, '/'))];
      }),
  );
