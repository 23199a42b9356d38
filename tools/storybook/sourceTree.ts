/** A source as Vite's own parser reads it: what imports what, what is exported, and what a story is made of. */
import { parseAst } from 'vite';

export interface Node {
  type: string;
  start: number;
  end: number;
}

type Field = Node | Node[] | string | boolean | null | undefined;
export type Tree = Node & Record<string, Field>;

export const isNode = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const childrenOf = (node: Tree): [string, Tree][] =>
  Object.entries(node).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((child): [string, Tree][] =>
      isNode(child) ? [[key, child]] : [],
    ),
  );

export const nameOf = (node: Tree | undefined): string => {
  const name = node?.name ?? node?.value;
  return typeof name === 'string' ? name : '';
};

/** @param file By its ending a source is read as one with markup or without. */
export const parse = (text: string, file = '.tsx'): Tree =>
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Tree;

/** What a piece of source imports, late or at once; types alone are no use of it. */
export const specifiersIn = (tree: Tree): string[] =>
  tree.importKind === 'type' || tree.exportKind === 'type'
    ? []
    : [
        ...(/^(?:Import|Export).*(?:Declaration|Expression)$/.test(tree.type) && isNode(tree.source)
          ? [nameOf(tree.source)]
          : []),
        ...childrenOf(tree).flatMap(([, child]) => specifiersIn(child)),
      ];
