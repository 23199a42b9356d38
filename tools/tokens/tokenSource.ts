/** Reads `tokens/`: design tokens in the format of the W3C's community group, version 2025.10. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig, Logger, parse } from '@terrazzo/parser';
import type { Group, Resolver, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { hexOf } from './tokenValues.ts';

const RESOLVER = path.resolve(import.meta.dirname, '../../tokens/lasakita.resolver.json');

/** The modifier whose contexts are the brand lines. */
export const LINE = 'line';

export interface TokenSource {
  /** All tokens with their values, in the mode of each brand line. */
  byLine: Record<string, TokenNormalizedSet>;
  /** The groups of tokens as they are written, by the set that they belong to. */
  sets: Record<string, Group[]>;
  /** The same of the brand lines. */
  lines: Record<string, Group[]>;
  resolver: Resolver;
}

const isColor = (token: TokenNormalized) => token.$type === 'color';

/** The format takes the components; people read the hex beside them. */
const findOddColors = (tokens: TokenNormalizedSet): string[] =>
  Object.values(tokens)
    .filter(isColor)
    .flatMap(({ id, $value }) => {
      if (!$value.hex || $value.hex.toUpperCase() === hexOf($value)) return [];
      const components = ($value.hex.match(/[\da-f]{2}/gi) ?? []).map(
        (channel) => Math.round((Number.parseInt(channel, 16) / 255) * 10_000) / 10_000,
      );
      return `${id}: its components are ${hexOf($value)}, its hex is ${$value.hex}, which has the components [${components.join(', ')}].`;
    });

/**
 * Reads and checks the tokens. What the format forbids, such as an alias to nothing, is an error that names file and line.
 *
 * @param read Gives the text of a file, for tests that change one.
 */
export const readTokens = async (
  read: (file: string) => string = (file) => fs.readFileSync(file, 'utf8'),
): Promise<TokenSource> => {
  const logger = new Logger({ level: 'warn' });
  const cwd = pathToFileURL(`${path.dirname(RESOLVER)}/`);
  const config = defineConfig(
    {
      tokens: [RESOLVER],
      alphabetize: false,
      lint: { rules: { 'core/consistent-naming': ['error', { format: 'camelCase' }] } },
    },
    { cwd, logger },
  );
  const { resolver } = await parse([{ filename: pathToFileURL(RESOLVER), src: read(RESOLVER) }], {
    config,
    logger,
    req: async ({ pathname }) => read(decodeURIComponent(pathname)),
  });
  const { sets = {}, modifiers = {} } = resolver.source;
  const lines = modifiers[LINE]?.contexts ?? {};
  const byLine = Object.fromEntries(
    Object.keys(lines).map((line) => [line, resolver.apply({ [LINE]: line })]),
  );
  const odd = new Set(Object.values(byLine).flatMap(findOddColors));
  if (odd.size > 0) throw new Error(`Colors that say two things:\n${[...odd].join('\n')}`);
  return {
    byLine,
    sets: Object.fromEntries(Object.entries(sets).map(([name, { sources }]) => [name, sources])),
    lines,
    resolver,
  };
};

/** What people call a brand line. */
export const lineName = ({ lines }: TokenSource, line: string): string => {
  const [group] = (lines[line] ?? []) as { [LINE]?: { $extensions?: Record<string, string> } }[];
  return group?.[LINE]?.$extensions?.['com.lasakita.name'] ?? line;
};
