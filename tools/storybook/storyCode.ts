/**
 * What to write in a page to get what a story shows: made of the story's own source, with its imports. Storybook's docs show
 * it below each story; what Storybook itself derives from the running story knows no names once it is minified.
 */
import path from 'node:path';
import { childrenOf, isNode, nameOf, parse } from './sourceTree.ts';
import type { Node, Tree } from './sourceTree.ts';

/** Where one thing is imported from, as it is written. */
interface Import {
  from: string;
  name: string;
  isDefault: boolean;
}

/** Without the types around it. */
const bare = (node: Tree): Tree =>
  ['TSSatisfiesExpression', 'TSAsExpression', 'ParenthesizedExpression'].includes(node.type)
    ? bare(node.expression as Tree)
    : node;

/** The names that a piece of source takes from around it. */
const namesIn = (node: Tree): Set<string> => {
  const names = new Set<string>();
  const visit = (tree: Tree) => {
    if (tree.type === 'Identifier' || tree.type === 'JSXIdentifier') names.add(nameOf(tree));
    if (tree.type.startsWith('TS') && !tree.type.endsWith('Expression')) return;
    for (const [key, child] of childrenOf(tree)) {
      const isLabel =
        (tree.type === 'MemberExpression' && key === 'property' && tree.computed !== true) ||
        (tree.type === 'Property' && key === 'key' && tree.computed !== true) ||
        (tree.type === 'JSXAttribute' && key === 'name');
      if (!isLabel) visit(child);
    }
  };
  visit(node);
  return names;
};

class StoryFile {
  private readonly file: string;
  private readonly text: string;
  private readonly imports = new Map<string, Import>();
  private readonly constants = new Map<string, Tree>();
  readonly stories: string[] = [];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    for (const statement of parse(text).body as Tree[]) this.read(statement);
  }

  /** The code of one story, not yet formatted. */
  codeOf(story: string): string | undefined {
    const meta = this.constants.get('meta');
    const own = this.constants.get(story);
    const component = nameOf(meta && this.property(meta, 'component'));
    if (!meta || !own || !component) return undefined;
    const args = new Map([...this.argsOf(meta), ...this.argsOf(own)]);
    const markup = this.markup(
      component,
      args,
      this.property(own, 'render') ?? this.property(meta, 'render'),
    );
    return this.withNames(
      markup
        .replaceAll(/\bon(\w+)=\{fn\(\)\}/g, 'on$1={handle$1}')
        .replaceAll(/\bfn\(\)/g, '() => {}'),
    );
  }

  private read(statement: Tree) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      for (const specifier of statement.specifiers as Tree[]) {
        this.imports.set(nameOf(specifier.local as Tree), {
          from: nameOf(statement.source as Tree),
          name: this.source(specifier),
          isDefault: specifier.type === 'ImportDefaultSpecifier',
        });
      }
    }
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declaration = (isExported ? statement.declaration : statement) as Tree | null;
    if (declaration?.type === 'FunctionDeclaration') {
      this.constants.set(nameOf(declaration.id as Tree), declaration);
    }
    if (declaration?.type !== 'VariableDeclaration') return;
    for (const { id, init } of declaration.declarations as Tree[]) {
      if (!isNode(init) || !isNode(id)) continue;
      if (id.type !== 'Identifier') {
        for (const name of namesIn(id)) this.constants.set(name, declaration);
        continue;
      }
      this.constants.set(nameOf(id), bare(init));
      if (isExported) this.stories.push(nameOf(id));
    }
  }

  private source({ start, end }: Node): string {
    return this.text.slice(start, end);
  }

  /** A property of an object, also of one that is spread into it. */
  private property(object: Tree, name: string): Tree | undefined {
    let found: Tree | undefined;
    for (const part of (object.properties ?? []) as Tree[]) {
      if (part.type === 'SpreadElement') {
        const spread = this.resolve(part.argument as Tree);
        found = (spread && this.property(spread, name)) ?? found;
      } else if (nameOf(part.key as Tree) === name) found = bare(part.value as Tree);
    }
    return found;
  }

  /** The object that an expression such as `Phone` or `Phone.args` stands for. */
  private resolve(node: Tree): Tree | undefined {
    const inner = bare(node);
    if (inner.type === 'ObjectExpression') return inner;
    if (inner.type === 'Identifier') return this.constants.get(nameOf(inner));
    if (inner.type !== 'MemberExpression') return undefined;
    const owner = this.resolve(inner.object as Tree);
    return owner && this.property(owner, nameOf(inner.property as Tree));
  }

  private argsOf(story: Tree): Map<string, string> {
    const args = this.property(story, 'args');
    return args ? this.entries(args) : new Map();
  }

  /** The entries of an object with their source; what cannot be resolved stays as it is spread. */
  private entries(object: Tree): Map<string, string> {
    const entries = new Map<string, string>();
    for (const part of (object.properties ?? []) as Tree[]) {
      if (part.type !== 'SpreadElement') {
        const key = nameOf(part.key as Tree);
        const isMethod = part.method === true;
        entries.set(key, isMethod ? `() => {}` : this.source(part.value as Tree));
        continue;
      }
      const spread = this.resolve(part.argument as Tree);
      if (spread?.type === 'ObjectExpression') {
        for (const [key, value] of this.entries(spread)) entries.set(key, value);
      } else entries.set(`{...${this.source(part.argument as Tree)}}`, '');
    }
    return entries;
  }

  private attribute(name: string, value: string): string {
    if (name.startsWith('{')) return name;
    if (value.startsWith('fn(')) return `${name}={${name.replace(/^on/, 'handle')}}`;
    if (value === 'true') return name;
    if (/^'[^'"\\]*'$/.test(value)) return `${name}="${value.slice(1, -1)}"`;
    return `${name}={${value}}`;
  }

  private element(component: string, args: Map<string, string>, further = ''): string {
    const attributes = [...args]
      .filter(([name, value]) => name !== 'children' && value !== 'undefined')
      .map(([name, value]) => this.attribute(name, value));
    const head = [component, ...attributes, further].filter(Boolean).join(' ');
    const children = args.get('children');
    if (children === undefined) return `<${head} />`;
    let content = `{${children}}`;
    if (/^<[\s\S]*>$/.test(children)) content = children;
    else if (/^'[^'{}<>\\]*'$/.test(children)) content = children.slice(1, -1);
    return `<${head}>${content}</${component}>`;
  }

  /** What a story draws: its component with its args, or what its `render` makes of them. */
  private markup(component: string, args: Map<string, string>, render: Tree | undefined): string {
    const body = render && bare(render.body as Tree);
    if (!render || !body || !body.type.startsWith('JSX')) return this.element(component, args);
    const [parameter] = render.params as Tree[];
    const taken = new Set<string>();
    let rest = parameter?.type === 'Identifier' ? nameOf(parameter) : '';
    for (const part of (parameter?.properties ?? []) as Tree[]) {
      if (part.type === 'RestElement') rest = nameOf(part.argument as Tree);
      else taken.add(nameOf(part.key as Tree));
    }
    const handedOn = new Map([...args].filter(([name]) => !taken.has(name)));
    const tag = nameOf((body.openingElement as Tree | undefined)?.name as Tree | undefined);
    const from = this.imports.get(tag)?.from;
    const isStandIn =
      tag !== component &&
      (!from || from.startsWith('.')) &&
      !new RegExp(`<${component}\\b`).test(this.source(body));
    // What only keeps the state for the story, or shows a whole page: the page keeps it itself.
    if (isStandIn && /^[A-Z]/.test(tag)) return this.element(component, handedOn);
    return this.substituted(body, rest, taken, args, handedOn);
  }

  /** Attributes of which some are spread from the args of stories, each of them once. */
  private mergedSpreads(attributes: Tree[]): string | undefined {
    const merged = new Map<string, string>();
    let isSpread = false;
    for (const attribute of attributes) {
      const spread =
        attribute.type === 'JSXSpreadAttribute'
          ? this.resolve(attribute.argument as Tree)
          : undefined;
      if (spread?.type === 'ObjectExpression') {
        isSpread = true;
        for (const [name, value] of this.entries(spread)) {
          merged.set(name, this.attribute(name, value));
        }
      } else if (isNode(attribute.name)) merged.set(nameOf(attribute.name), this.source(attribute));
      else merged.set(this.source(attribute), this.source(attribute));
    }
    return isSpread ? [...merged.values()].join(' ') : undefined;
  }

  /** The source of some markup, with the args in the place of their names. */
  private substituted(
    body: Tree,
    rest: string,
    taken: Set<string>,
    args: Map<string, string>,
    handedOn: Map<string, string>,
  ): string {
    const changes: { start: number; end: number; text: string }[] = [];
    const visit = (tree: Tree, key: string, parent: Tree | undefined) => {
      const attributes = (tree.attributes ?? []) as Tree[];
      const merged = this.mergedSpreads(attributes);
      if (merged) {
        const start = attributes[0]?.start ?? 0;
        const end = attributes.at(-1)?.end ?? 0;
        changes.push({ start, end, text: merged });
        return;
      }
      const isRest =
        tree.type === 'JSXSpreadAttribute' && nameOf(tree.argument as Tree) === rest && rest !== '';
      if (isRest) {
        const given = ((parent?.attributes ?? []) as Tree[]).map(({ name }) =>
          isNode(name) ? nameOf(name) : '',
        );
        const text = [...handedOn]
          .filter(([name, value]) => !given.includes(name) && value !== 'undefined')
          .filter(([name]) => name !== 'children')
          .map(([name, value]) => this.attribute(name, value))
          .join(' ');
        changes.push({ ...tree, text });
        return;
      }
      const isLabel = key === 'property' || key === 'key' || tree.type === 'JSXIdentifier';
      const isMember =
        tree.type === 'MemberExpression' && nameOf(tree.object as Tree) === rest && rest !== '';
      const arg = isMember ? nameOf(tree.property as Tree) : nameOf(tree);
      const value = args.get(arg);
      if (isMember || (tree.type === 'Identifier' && !isLabel && taken.has(arg))) {
        changes.push({ ...tree, text: value ?? 'undefined' });
        return;
      }
      for (const [childKey, child] of childrenOf(tree)) visit(child, childKey, tree);
    };
    visit(body, '', undefined);
    let text = this.source(body);
    for (const change of changes.toSorted((first, second) => second.start - first.start)) {
      text =
        text.slice(0, change.start - body.start) +
        change.text +
        text.slice(change.end - body.start);
    }
    return text;
  }

  /** The markup below the imports and constants whose names it uses. */
  private withNames(markup: string): string {
    const lines = new Map<string, string>();
    const imported = new Map<string, { names: string[]; whole: string[] }>();
    const seen = new Set<string>();
    const collect = (code: string) => {
      const tree = parse(code);
      for (const name of namesIn(tree)) {
        if (seen.has(name)) continue;
        seen.add(name);
        const found = this.imports.get(name);
        const constant = this.constants.get(name);
        if (found && !found.from.startsWith('storybook')) {
          const entry = imported.get(found.from) ?? { names: [], whole: [] };
          (found.isDefault ? entry.whole : entry.names).push(found.name);
          imported.set(found.from, entry);
        } else if (constant && name !== 'meta') {
          const text = this.source(constant).replaceAll(/\bfn\(\)/g, '() => {}');
          const line = constant.type.endsWith('Declaration') ? text : `const ${name} = ${text};`;
          collect(line);
          lines.set(line, line);
        }
      }
    };
    collect(`(<>{${markup}}</>)`);
    const own = nameOf(this.property(this.constants.get('meta') as Tree, 'component'));
    // Its own stands on top.
    const inOrder = [...imported].toSorted(
      ([, first], [, second]) =>
        Number(second.names.includes(own)) - Number(first.names.includes(own)),
    );
    const imports = inOrder.map(([from, { names, whole }]) => {
      const what = [...whole, ...(names.length > 0 ? [`{ ${names.join(', ')} }`] : [])].join(', ');
      const place = from.startsWith('.')
        ? path.posix.join(path.posix.dirname(this.file), from).replace(/^stories\//, '@stories/')
        : from;
      return `import ${what} from '${place}';`;
    });
    return [imports.join('\n'), [...lines.values()].join('\n'), markup]
      .filter(Boolean)
      .join('\n\n');
  }
}

/**
 * For each story of a file, by the name under which it is exported, what to write to get it.
 *
 * @param storyFile - the file's, from the project's root.
 */
export const storyCodes = (storyFile: string, text: string): Record<string, string> => {
  const file = new StoryFile(storyFile, text);
  return Object.fromEntries(
    file.stories.flatMap((story) => {
      const code = file.codeOf(story);
      return code === undefined ? [] : [[story, code]];
    }),
  );
};
