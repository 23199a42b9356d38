/**
 * What the sources say about each component: its docstring, its props, and where it is used. Storybook shows it, and a
 * test checks it, so that nothing of it is typed a second time.
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { notesOf } from './componentNotes.ts';
import type { ComponentNotes } from './componentNotes.ts';
import { siteSourceOf } from './sourceUsage.ts';
import { childrenOf, isNode, nameOf, parse, specifiersIn } from './sourceTree.ts';
import type { Tree } from './sourceTree.ts';

export interface PropDoc {
  name: string;
  type: string;
  isRequired: boolean;
  description: string;
  /** What `@default` says. */
  defaultValue?: string;
}

/** A source that has a documentation page in Storybook. */
export interface DocLink {
  name: string;
  /** The id of its documentation page, where it has stories. */
  docsId?: string;
}

export interface ComponentDoc extends ComponentNotes {
  name: string;
  /** Its file, from the project's root. */
  source: string;
  /** The id of its documentation page. */
  docsId: string;
  description: string;
  props: PropDoc[];
  /** The element or component that takes all other props, by its name. */
  root?: string;
  /** The pages on which it stands, directly or inside something else. */
  pages: DocLink[];
  /** Whether the shared layout holds it, and so every page. */
  isOnEveryPage: boolean;
  /** What imports it directly. */
  usedBy: DocLink[];
  /** What it imports that has a documentation page. */
  uses: DocLink[];
  /** The module of its `@example`: what to write to have it. */
  example?: string;
  /** The design tokens that the files beside it name, such as `radius.large`. */
  tokens: string[];
}

/** By the path of the story file as Storybook names it, such as `./stories/components/Facts.stories.tsx`. */
export type ComponentDocs = Record<string, ComponentDoc>;

const LAYOUT = 'src/layouts/SiteLayout/SiteLayout.tsx';
const PAGE = /^src\/pages\/\w+\/(\w+)Page\.tsx$/;

const filesIn = (root: string, folder: string, ending: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => ending.test(file))
    .toSorted();

const onOneLine = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .join(' ')
    .trim();

/** The lines of the comment right before a place. */
const commentBefore = (text: string, place: number): string[] => {
  const before = text.slice(0, place).trimEnd();
  const start = before.endsWith('*/') ? before.lastIndexOf('/*') : -1;
  if (start < 0 || !before.startsWith('/**', start)) return [];
  return before
    .slice(start + '/**'.length, -'*/'.length)
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd());
};

/** What a source exports under a name, with the place where that begins. */
const exported = (text: string, name: string, file?: string) =>
  (parse(text, file).body as Tree[]).flatMap(({ start, declaration }) => {
    if (!isNode(declaration)) return [];
    const [first] = (declaration.declarations ?? []) as Tree[];
    return nameOf((first ?? declaration).id as Tree) === name ? [{ start, declaration }] : [];
  })[0];

/** A docstring: what is before its first tag, and each tag with its text. */
export interface Docstring {
  description: string;
  tags: [name: string, text: string][];
}

/** The comment right before what is exported under the name. */
export const docstringOf = (text: string, name: string): Docstring => {
  const found = exported(text, name);
  const description: string[] = [];
  const tags: [name: string, lines: string[]][] = [];
  for (const line of found ? commentBefore(text, found.start) : []) {
    const [, tag, rest = ''] = /^@(\w+)(?:\s+(.*))?$/.exec(line) ?? [];
    if (tag) tags.push([tag, [rest]]);
    else (tags.at(-1)?.[1] ?? description).push(line);
  }
  return {
    description: onOneLine(description),
    tags: tags.map(([tag, lines]) => [tag, onOneLine(lines)]),
  };
};

/** The fenced code in the `@example` of the export with that name. Empty where there is none. */
export const exampleOf = (text: string, name: string): string => {
  const found = exported(text, name);
  const lines = found ? commentBefore(text, found.start) : [];
  const start = lines.indexOf('@example');
  if (start < 0 || lines[start + 1] !== '```tsx') return '';
  const code = lines.slice(start + 2, lines.lastIndexOf('```'));
  return `${code.join('\n')}\n`;
};

/** The members of an exported interface, with what the comment before each says. */
export const propsOf = (text: string, interfaceName: string): PropDoc[] => {
  const { declaration } = exported(text, interfaceName) ?? {};
  const members = isNode(declaration?.body) ? (declaration.body.body as Tree[]) : [];
  return members
    .filter(({ type }) => type === 'TSPropertySignature')
    .map(({ start, key, optional, typeAnnotation }) => {
      const [description = '', defaultValue] = onOneLine(commentBefore(text, start)).split(
        /\s*@default\s+/,
      );
      const type = (typeAnnotation as Tree).typeAnnotation as Tree;
      return {
        name: nameOf(key as Tree),
        type: text.slice(type.start, type.end).replaceAll(/\s+/g, ' '),
        isRequired: optional !== true,
        description,
        ...(defaultValue !== undefined && { defaultValue }),
      };
    });
};

/** Whose props an exported interface takes too: an element's, such as `section`, or another component's. */
export const rootOf = (text: string, interfaceName: string): string | undefined => {
  const { declaration } = exported(text, interfaceName) ?? {};
  const [base] = (declaration?.extends ?? []) as Tree[];
  const [, element, component] =
    /\bComponentPropsWithRef<'(\w+)'>|\b(\w+)Props\b/.exec(
      base ? text.slice(base.start, base.end) : '',
    ) ?? [];
  return element ?? component;
};

/** What a prop such as `labels` groups, as props of their own, such as `labels.send`: of a type as it is written. */
const wordsOf = (prop: string, type: string, texts: readonly string[]): PropDoc[] =>
  [...type.matchAll(/\b\w+Labels\b/g)].flatMap(([labels]) => {
    const text = texts.find((source) => source.includes(`export interface ${labels} `));
    const { declaration } = (text && exported(text, labels)) || {};
    if (!text || !declaration) return [];
    const own = propsOf(text, labels).map((word) => ({
      ...word,
      name: `${prop}.${word.name}`,
      isRequired: false,
    }));
    const bases = (declaration.extends ?? []) as Tree[];
    return [
      ...own,
      ...bases.flatMap(({ start, end }) => wordsOf(prop, text.slice(start, end), texts)),
    ];
  });

const isOurs = (file: string) => /^(?:kit\/)?src\//.test(file);

const { resolve } = createRequire(import.meta.url);

/** The file of a public path of the library, from the project's root. */
const libraryFile = (root: string, specifier: string): string =>
  path.relative(root, resolve(specifier)).replaceAll(path.sep, '/');

/** The modules of library and site that a piece of a file imports. */
const importsOf = (root: string, file: string, tree: Tree): string[] =>
  specifiersIn(tree).flatMap((specifier) => {
    let base: string;
    if (specifier.startsWith('@/')) base = `src/${specifier.slice(2)}`;
    else if (specifier.startsWith('@kit/')) base = `kit/src/${specifier.slice(5)}`;
    else if (specifier.startsWith('@lasakita/ui/')) return [libraryFile(root, specifier)];
    else if (specifier.startsWith('.')) base = path.posix.join(path.posix.dirname(file), specifier);
    else return [];
    return ['', '.ts', '.tsx']
      .map((ending) => base + ending)
      .filter((candidate) =>
        fs.statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
      );
  });

/** Names the deferred parts of all pages. */
const LATE_PARTS = 'src/pages/deferredParts.ts';

/** What a file uses: of the deferred parts those that it names, as the list itself has those of every page. */
const usesOf = (root: string, file: string, trees: ReadonlyMap<string, Tree>): string[] =>
  ((trees.get(file)?.body ?? []) as Tree[]).flatMap((statement) => {
    const imported = importsOf(root, file, statement);
    if (!imported.includes(LATE_PARTS)) return imported;
    const names = ((statement.specifiers ?? []) as Tree[]).map(({ local }) =>
      nameOf(local as Tree),
    );
    return ((trees.get(LATE_PARTS)?.body ?? []) as Tree[])
      .filter(
        ({ declaration }) =>
          isNode(declaration) &&
          childrenOf(declaration).some(([, { id }]) => names.includes(nameOf(id as Tree))),
      )
      .flatMap((part) => importsOf(root, LATE_PARTS, part));
  });

const reachableFrom = (start: string, graph: Map<string, string[]>): Set<string> => {
  const seen = new Set([start]);
  for (const file of seen) for (const next of graph.get(file) ?? []) seen.add(next);
  return seen;
};

/** What a story file says of itself, apart from its stories and what they show. */
const metaOf = (text: string) => /^const meta = \{$.*?^\}/ms.exec(text)?.[0] ?? text;

/** The story's title: its own, or the one that Storybook makes of its path. */
const titleOf = (storyFile: string, text: string): string =>
  /^ {2}title: '([^']+)'/m.exec(metaOf(text))?.[1] ??
  storyFile.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');

/** The id that the stories' ids begin with: the file's own, or the one that Storybook makes of the title. */
export const idOf = (storyFile: string, text: string): string =>
  /^ {2}id: '([^']+)'/m.exec(metaOf(text))?.[1] ??
  titleOf(storyFile, text)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** The file that the story's `component` comes from. */
const subjectOf = (root: string, storyFile: string, text: string) => {
  const name = /^ {2}component: (\w+)/m.exec(text)?.[1];
  if (!name) return undefined;
  const statement = (parse(text).body as Tree[]).find(({ specifiers }) =>
    ((specifiers ?? []) as Tree[]).some(({ local }) => isNode(local) && nameOf(local) === name),
  );
  const source = statement && importsOf(root, storyFile, statement)[0];
  return source && isOurs(source) ? { name, source } : undefined;
};

/** The design tokens that the files of a folder name; of a group and its parts the parts. */
const tokensIn = (folder: string, texts: ReadonlyMap<string, string>): string[] => {
  const own = [...texts].filter(([file]) => path.posix.dirname(file) === folder);
  const names = Object.keys(siteSourceOf(Object.fromEntries(own)).tokens);
  return names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
};

/** Reads the sources and the story files below a root. */
export const readComponentDocs = (root: string): ComponentDocs => {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const sources = ['kit/src', 'src'].flatMap((folder) => filesIn(root, folder, /\.tsx?$/));
  const texts = new Map(sources.map((file) => [file, read(file)]));
  const trees = new Map(sources.map((file) => [file, parse(texts.get(file) ?? '', file)]));
  const graph = new Map(sources.map((file) => [file, usesOf(root, file, trees)]));

  const stories = filesIn(root, 'stories', /\.stories\.tsx$/).flatMap((storyFile) => {
    const text = read(storyFile);
    const subject = subjectOf(root, storyFile, text);
    return subject ? [{ storyFile, ...subject, docsId: `${idOf(storyFile, text)}--docs` }] : [];
  });
  const docsIds = new Map(stories.map(({ source, docsId }) => [source, docsId]));
  const linkTo = (file: string, name: string): DocLink => {
    const docsId = docsIds.get(file);
    return { name, ...(docsId && { docsId }) };
  };

  const pages = sources.flatMap((file) => {
    const name = PAGE.exec(file)?.[1];
    return name ? [{ file, name, reached: reachableFrom(file, graph) }] : [];
  });
  const inLayout = reachableFrom(LAYOUT, graph);

  return Object.fromEntries(
    stories.map(({ storyFile, name, source, docsId }) => {
      const text = texts.get(source) ?? '';
      const docstring = docstringOf(text, name);
      const root = rootOf(text, `${name}Props`);
      const example = exampleOf(text, name);
      const users = sources.filter(
        (file) => file.endsWith('.tsx') && graph.get(file)?.includes(source),
      );
      return [
        `./${storyFile}`,
        {
          name,
          source,
          docsId,
          description: docstring.description,
          ...notesOf(docstring.tags),
          props: propsOf(text, `${name}Props`).flatMap((prop) => [
            prop,
            ...wordsOf(prop.name, prop.type, [...texts.values()]),
          ]),
          ...(root !== undefined && { root }),
          pages: pages
            .filter(({ file, reached }) => file !== source && reached.has(source))
            .map((page) => linkTo(page.file, page.name)),
          isOnEveryPage: inLayout.has(source),
          uses: (graph.get(source) ?? [])
            .filter((file) => docsIds.has(file))
            .map((file) => linkTo(file, path.posix.basename(file, '.tsx'))),
          usedBy: users.map((file) => linkTo(file, path.posix.basename(file, '.tsx'))),
          ...(example && { example }),
          tokens: tokensIn(path.posix.dirname(source), texts),
        },
      ];
    }),
  );
};
