/** What the design tokens say of themselves: `tokens/`, in the one file that is made of them. */
import bundle from '@kit/theme/generated/tokens.resolver.json';

interface Node {
  $description?: string;
  $value?: unknown;
  [part: string]: unknown;
}

const partsOf = (node: Node): [string, Node][] =>
  Object.entries(node).filter(([name]) => !name.startsWith('$')) as [string, Node][];

const everything = (node: Node, path: string[] = []): [string, Node][] =>
  partsOf(node).flatMap(([name, part]) => [
    [[...path, name].join('.'), part] as [string, Node],
    ...everything(part, [...path, name]),
  ]);

const groups = Object.values(bundle.sets).flatMap(({ sources }) => sources as Node[]);
const nodes = new Map(groups.flatMap((group) => everything(group)));

/** What the tokens say of a token or a group of them, such as `layers.menu`. */
export const noteOf = (token: string): string =>
  (nodes.get(token)?.$description ?? '').replaceAll('`', '');
