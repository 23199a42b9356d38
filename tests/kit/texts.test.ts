/**
 * No text of a language stands in the markup of a component: it is a prop, with the English one as its default (KIT-3). Read
 * off the syntax tree of the library's sources.
 */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { childrenOf, isNode, nameOf, parse } from '../../tools/storybook/sourceTree.ts';
import type { Tree } from '../../tools/storybook/sourceTree.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Attributes, and properties of objects, whose value is read or heard. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder|braille\w+)|label|title|alt|placeholder|heading|caption|text)$/;

/** Words in a row that begin like a sentence, wherever they stand: no key, style, path or identifier looks like that. */
const SENTENCE = /^\s*\p{Lu}\S* \p{L}/u;

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Defaults of props: of one that is taken apart, and the group that a `labels` prop is laid over. */
const isDefault = (node: Tree, source: string) => {
  if (node.type === 'AssignmentPattern') return true;
  const { typeAnnotation } = (isNode(node.id) ? node.id : {}) as Partial<Tree>;
  return (
    node.type === 'VariableDeclarator' &&
    isNode(typeAnnotation) &&
    /\w+Labels\b/.test(source.slice(typeAnnotation.start, typeAnnotation.end))
  );
};

/** Whether what stands at this place of a node is what is shown, rather than asked, called or named. */
const isShown = ({ type, operator }: Tree, key: string) =>
  !(
    (type === 'ConditionalExpression' && key === 'test') ||
    (type === 'LogicalExpression' && operator === '&&' && key === 'left') ||
    (type === 'BinaryExpression' && operator !== '+') ||
    type === 'MemberExpression' ||
    type === 'CallExpression' ||
    type === 'ObjectExpression'
  );

const textOf = (node: Tree): string => {
  const value = node.value as unknown;
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof value === 'string' ? value : '';
  return node.type === 'TemplateElement' ? (value as { cooked: string }).cooked : '';
};

/** The texts that stand in a source as they are. @param shown Whether the node is something that is shown or said. */
const textsIn = (node: Tree, source: string, shown = false): string[] => {
  if (isDefault(node, source)) return [];
  const text = textOf(node);
  const isText = hasLetters(text) && (shown || node.type === 'JSXText' || SENTENCE.test(text));
  return [
    ...(isText ? [text.trim()] : []),
    ...childrenOf(node).flatMap(([key, child]) => {
      const isSpoken =
        (node.type === 'JSXAttribute' || node.type === 'Property') &&
        key === 'value' &&
        SPOKEN.test(nameOf(node[node.type === 'Property' ? 'key' : 'name'] as Tree));
      const isChild = node.type === 'JSXElement' && child.type === 'JSXExpressionContainer';
      const goesOn = shown && !/^JSX(?:Element|Attribute)$/.test(node.type) && isShown(node, key);
      return textsIn(child, source, isSpoken || isChild || goesOn);
    }),
  ];
};

const find = (source: string) => textsIn(parse(source), source);

describe('what is found', () => {
  test.each([
    ['words in markup', '<p>Buy now</p>', ['Buy now']],
    ['words in an expression', "<p>{isOpen ? 'Close' : `Open ${name}`}</p>", ['Close', 'Open']],
    ['words where something is the case', "<p>{kind === 'film' && 'Film'}</p>", ['Film']],
    ['a name', '<a aria-label="Menu" />', ['Menu']],
    ['a name put together', '<a aria-label={`${brand} home`} />', ['home']],
    ['a name in an object', "const input = { 'aria-label': 'Near' };", ['Near']],
    ['a label kept elsewhere', "const ways = [{ label: 'Next' }];", ['Next']],
    ['a sentence anywhere', "setMessage('Copied. Paste it.');", ['Copied. Paste it.']],
  ])('%s', (_name, source, found) => {
    expect(find(source)).toEqual(found);
  });

  test.each([
    ['a default', "function Box({ label = 'Search for it' }) { return <p>{label}</p>; }"],
    ['a group of defaults', "const defaultLabels: BoxLabels = { next: 'Next slide' };"],
    ['no words', '<p>© {year} · {`${name}: ${title}`}</p>'],
    ['tokens', `<a rel="noopener noreferrer" aria-live="polite">{icons['home']}</a>`],
    ['styles', "styled('p')({ content: 'counter(step)', color: 'CanvasText' });"],
  ])('not: %s', (_name, source) => {
    expect(find(source)).toEqual([]);
  });
});

const files = fs.globSync('kit/src/{components,hooks}/**/*.{ts,tsx}', { cwd: root });

test('No component says a word that is not handed to it', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return textsIn(parse(source, file), source).map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
