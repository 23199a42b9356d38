/** What is made of the tokens for code: a module with types, and a style sheet of custom properties. */
import type { Group, TokenNormalizedSet } from '@terrazzo/parser';
import { codeValue, cssValue, propertyOf } from './tokenValues.ts';
import { LINE } from './tokenSource.ts';
import type { TokenSource } from './tokenSource.ts';

const NOTICE =
  'Made from `tokens/` by `npm run tokens`: change the tokens there, and nothing here.';

type Node = { $value?: unknown; $description?: string; [key: string]: unknown };

const partsOf = (node: Node): [string, Node][] =>
  Object.entries(node).filter(([key]) => !key.startsWith('$')) as [string, Node][];

const comment = (text = '') => (text ? `/** ${text} */\n` : '');

/** What a token is: its description, and the token that it stands for. */
const noteOf = (tokens: TokenNormalizedSet, id: string, { $description = '' }: Node) => {
  const [alias] = tokens[id]?.aliasChain ?? [];
  return [$description, alias && `\`${alias}\``].filter(Boolean).join(' ');
};

const literal = (tokens: TokenNormalizedSet, id: string, node: Node): string => {
  const token = tokens[id];
  if (token) return JSON.stringify(codeValue(token));
  const parts = partsOf(node).map(
    ([key, part]) =>
      `${comment(noteOf(tokens, `${id}.${key}`, part))}${JSON.stringify(key)}: ${literal(tokens, `${id}.${key}`, part)},`,
  );
  return `{\n${parts.join('\n')}\n}`;
};

const constants = (tokens: TokenNormalizedSet, groups: Group[]): string[] =>
  groups
    .flatMap((group) => partsOf(group as Node))
    .map(
      ([name, node]) =>
        `${comment(noteOf(tokens, name, node))}export const ${name} = ${literal(tokens, name, node)} as const;`,
    );

const brandLines = ({ byLine, lines }: TokenSource): string => {
  const modes = Object.entries(byLine).flatMap(([line, tokens]) =>
    (lines[line] ?? []).flatMap((group) =>
      partsOf(group as Node).map(
        ([name, node]) =>
          `${comment(node.$description)}${JSON.stringify(line)}: ${literal(tokens, name, node)},`,
      ),
    ),
  );
  return `/** The colors of each brand line: the modes of \`${LINE}\`. */\nexport const brandLines = {\n${modes.join('\n')}\n} as const;`;
};

const union = (names: string[]) => names.map((name) => `| ${JSON.stringify(name)}`).join('\n');

/** The tokens that every line has in common, and `line` as it is in the first one. */
const anyLine = ({ byLine }: TokenSource): TokenNormalizedSet => Object.values(byLine)[0] ?? {};

/** The module: what can be calculated with is a number, in px or ms. */
export const tokenModule = (source: TokenSource): string => {
  const tokens = anyLine(source);
  return [
    `/** ${NOTICE} */`,
    ...Object.values(source.sets).flatMap((groups) => constants(tokens, groups)),
    brandLines(source),
    `/** A brand line. */\nexport type BrandLine = keyof typeof brandLines;`,
    `/** The custom properties that \`tokens.css\` sets. */\nexport type TokenProperty = ${union(inCss(tokens).map(propertyOf))};`,
  ].join('\n\n');
};

/** All but the breakpoints: a media query cannot read a custom property. */
const inCss = (tokens: TokenNormalizedSet): string[] =>
  Object.keys(tokens).filter((id) => !id.startsWith('breakpoints.'));

const rule = (selector: string, tokens: TokenNormalizedSet, ids: string[]): string => {
  const lines = ids.map((id) => {
    const token = tokens[id];
    if (!token) return '';
    const [alias] = token.aliasChain ?? [];
    return `  ${propertyOf(id)}: ${alias ? `var(${propertyOf(alias)})` : cssValue(token)};`;
  });
  return `${selector} {\n${lines.join('\n')}\n}`;
};

/** The style sheet: everything on the root, and a brand line's colors where an element names the line. */
export const tokenStyles = (source: TokenSource): string => {
  const tokens = anyLine(source);
  const isOfLine = (id: string) => id.startsWith(`${LINE}.`);
  return [
    `/* ${NOTICE} */`,
    rule(
      ':root',
      tokens,
      inCss(tokens).filter((id) => !isOfLine(id)),
    ),
    ...Object.entries(source.byLine).map(([line, ofLine]) =>
      rule(`[data-line='${line}']`, ofLine, Object.keys(ofLine).filter(isOfLine)),
    ),
  ].join('\n\n');
};
