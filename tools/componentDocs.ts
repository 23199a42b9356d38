/**
 * What the sources say about each component: its docstring, its props, and where it is used. Storybook shows it, and a
 * test checks it, so that nothing of it is typed a second time.
 */
import fs from 'node:fs';
import path from 'node:path';

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

export interface ComponentDoc {
  name: string;
  /** Its file, from the project's root. */
  source: string;
  description: string;
  props: PropDoc[];
  /** The pages on which it stands, directly or inside something else. */
  pages: DocLink[];
  /** Whether the shared layout holds it, and so every page. */
  isOnEveryPage: boolean;
  /** What imports it directly. */
  usedBy: DocLink[];
  /** What it imports that has a documentation page. */
  uses: DocLink[];
}

/** By the path of the story file as Storybook names it, such as `./stories/components/Frame.stories.tsx`. */
export type ComponentDocs = Record<string, ComponentDoc>;

const LAYOUT = 'src/layouts/SiteLayout/SiteLayout.tsx';
const PAGE = /^src\/pages\/\w+\/(\w+)Page\.tsx$/;
const COMMENT = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*/;

const filesIn = (root: string, folder: string, ending: RegExp): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => ending.test(file))
    .toSorted();

const commentText = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim();

/** The comment right before what is exported under the name. */
export const docstringOf = (text: string, name: string): string => {
  const match = new RegExp(
    `${COMMENT.source}export (?:const|function|class|default function) ${name}\\b`,
  ).exec(text);
  return match ? commentText(match[1] ?? '') : '';
};

const CLOSERS: Record<string, string> = { '{': '}', '(': ')', '[': ']', '<': '>' };

/** Where the brackets that open at `start` close, or the first `end` outside of any. */
const scan = (text: string, start: number, end: string): number => {
  const open: string[] = [];
  for (let place = start; place < text.length; place += 1) {
    const sign = text.charAt(place);
    const closer = CLOSERS[sign];
    if (open.length === 0 && sign === end) return place;
    if (closer) open.push(closer);
    // The arrow of a function type closes nothing.
    else if (sign === open.at(-1) && text.charAt(place - 1) !== '=') open.pop();
  }
  return text.length;
};

/** The members of an exported interface, with what the comment before each says. */
export const propsOf = (text: string, interfaceName: string): PropDoc[] => {
  const head = new RegExp(`export interface ${interfaceName}\\b[^{]*\\{`).exec(text);
  if (!head) return [];
  const start = head.index + head[0].length;
  const body = text.slice(start, scan(text, start, '}'));
  const member = new RegExp(`(?:${COMMENT.source})?^\\s*(?:readonly )?(\\w+)(\\??): `, 'gm');
  const props: PropDoc[] = [];
  for (let match = member.exec(body); match; match = member.exec(body)) {
    const end = scan(body, member.lastIndex, ';');
    const [description = '', defaultValue] = commentText(match[1] ?? '').split(/\s*@default\s+/);
    props.push({
      name: match[2] ?? '',
      type: body.slice(member.lastIndex, end).replaceAll(/\s+/g, ' ').trim(),
      isRequired: match[3] === '',
      description,
      ...(defaultValue !== undefined && { defaultValue }),
    });
    member.lastIndex = end;
  }
  return props;
};

/** The modules of the site that a file imports; types alone are no use of it. */
const importsOf = (root: string, file: string, text: string): string[] =>
  [...text.matchAll(/(import|export)(?! type)\b[^;']*?(?:from |\()?'([^']+)'/g)].flatMap(
    (match) => {
      const specifier = match[2] ?? '';
      let base: string;
      if (specifier.startsWith('@/')) base = `src/${specifier.slice(2)}`;
      else if (specifier.startsWith('.'))
        base = path.posix.join(path.posix.dirname(file), specifier);
      else return [];
      return ['', '.ts', '.tsx']
        .map((ending) => base + ending)
        .filter((candidate) =>
          fs.statSync(path.join(root, candidate), { throwIfNoEntry: false })?.isFile(),
        );
    },
  );

const reachableFrom = (start: string, graph: Map<string, string[]>): Set<string> => {
  const seen = new Set([start]);
  for (const file of seen) for (const next of graph.get(file) ?? []) seen.add(next);
  return seen;
};

/** The story's title: its own, or the one that Storybook makes of its path. */
const titleOf = (storyFile: string, text: string): string =>
  /^ {2}title: '([^']+)'/m.exec(text)?.[1] ??
  storyFile.replace(/^stories\//, '').replace(/\.stories\.tsx$/, '');

const docsIdOf = (title: string) => `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;

/** The file that the story's `component` comes from. */
const subjectOf = (root: string, storyFile: string, text: string) => {
  const name = /^ {2}component: (\w+)/m.exec(text)?.[1];
  if (!name) return undefined;
  const specifier = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(
    text,
  )?.[0];
  const source = specifier && importsOf(root, storyFile, specifier)[0];
  return source?.startsWith('src/') ? { name, source } : undefined;
};

/** Reads the sources and the story files below a root. */
export const readComponentDocs = (root: string): ComponentDocs => {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const sources = filesIn(root, 'src', /\.tsx?$/);
  const texts = new Map(sources.map((file) => [file, read(file)]));
  const graph = new Map(
    sources.map((file) => [file, importsOf(root, file, texts.get(file) ?? '')]),
  );

  const stories = filesIn(root, 'stories', /\.stories\.tsx$/).flatMap((storyFile) => {
    const text = read(storyFile);
    const subject = subjectOf(root, storyFile, text);
    return subject ? [{ storyFile, ...subject, docsId: docsIdOf(titleOf(storyFile, text)) }] : [];
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
    stories.map(({ storyFile, name, source }) => {
      const text = texts.get(source) ?? '';
      const users = sources.filter(
        (file) => file.endsWith('.tsx') && graph.get(file)?.includes(source),
      );
      return [
        `./${storyFile}`,
        {
          name,
          source,
          description: docstringOf(text, name),
          props: propsOf(text, `${name}Props`),
          pages: pages
            .filter(({ file, reached }) => file !== source && reached.has(source))
            .map((page) => linkTo(page.file, page.name)),
          isOnEveryPage: inLayout.has(source),
          uses: (graph.get(source) ?? [])
            .filter((file) => docsIds.has(file))
            .map((file) => linkTo(file, path.posix.basename(file, '.tsx'))),
          usedBy: users.map((file) => linkTo(file, path.posix.basename(file, '.tsx'))),
        },
      ];
    }),
  );
};
