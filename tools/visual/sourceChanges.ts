/** What changed in a component's sources that its look may come from: its props, and the tokens that it names. */
import { propsOf } from '../storybook/componentDocs.ts';
import { siteSourceOf, type SourceTexts } from '../storybook/sourceUsage.ts';
import { isNode, nameOf, parse, type Tree } from '../storybook/sourceTree.ts';

/** Something with a name that is otherwise than it was; without one of the two it is new, or gone. */
export interface Change {
  name: string;
  before?: string;
  now?: string;
}

const changesOf = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): Change[] =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter((name) => before.get(name) !== now.get(name))
    .map((name) => {
      const [was, is] = [before.get(name), now.get(name)];
      return {
        name,
        ...(was !== undefined && { before: was }),
        ...(is !== undefined && { now: is }),
      };
    });

const propTexts = (source: string, component: string) =>
  new Map(
    propsOf(source, `${component}Props`).map(({ name, type, isRequired, defaultValue }) => [
      name,
      [
        type,
        isRequired ? 'required' : undefined,
        defaultValue === undefined ? undefined : `default ${defaultValue}`,
      ]
        .filter(Boolean)
        .join(', '),
    ]),
  );

/** Props whose type, default or need is another, as the component's interface says. */
export const propChanges = (component: string, before: string, now: string): Change[] =>
  changesOf(propTexts(before, component), propTexts(now, component));

/** Each value that a literal holds, by its name: `surface.page`. */
const valuesIn = (text: string, name: string, value: Tree): [string, string][] => {
  const node = value.type === 'TSAsExpression' ? (value.expression as Tree) : value;
  return node.type === 'ObjectExpression'
    ? (node.properties as Tree[]).flatMap((property) =>
        valuesIn(
          text,
          `${name}.${nameOf(property.key as Tree)}`,
          property.value as unknown as Tree,
        ),
      )
    : [[name, text.slice(node.start, node.end).replaceAll(/^'|'$/g, '')]];
};

/** The tokens of the generated module, by the names that components write; colors stand there without their group. */
const tokenValues = (text: string): Map<string, string> =>
  new Map(
    (parse(text, '.ts').body as Tree[])
      .flatMap(({ declaration }) =>
        isNode(declaration) ? ((declaration.declarations ?? []) as Tree[]) : [],
      )
      .flatMap(({ id, init }) => (isNode(init) ? valuesIn(text, nameOf(id as Tree), init) : []))
      .map(([name, value]) => [name.replace(/^colors\./, ''), value]),
  );

/** Tokens whose value is another, of the module that is generated of `tokens/`. */
export const tokenChanges = (before: string, now: string): Change[] =>
  changesOf(tokenValues(before), tokenValues(now));

/**
 * Of the tokens that changed those that a component names in its own files; and those that it names anew, or no longer.
 *
 * @param tokens - That changed, of all.
 */
export const tokensOfComponent = (
  tokens: readonly Change[],
  before: SourceTexts,
  now: SourceTexts,
): Change[] => {
  const namedIn = (texts: SourceTexts) => Object.keys(siteSourceOf(texts).tokens);
  const [was, is] = [new Set(namedIn(before)), new Set(namedIn(now))];
  return [
    ...tokens.filter(({ name }) => is.has(name)),
    ...[...is].filter((name) => !was.has(name)).map((name) => ({ name, now: 'used here' })),
    ...[...was].filter((name) => !is.has(name)).map((name) => ({ name, before: 'used here' })),
  ];
};
