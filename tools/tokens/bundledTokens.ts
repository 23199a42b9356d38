/** All tokens in one file of the format's own, for tools that read it: the resolver with every set and mode in it. */
import type { Group, TokenNormalizedSet } from '@terrazzo/parser';
import type { TokenSource } from './tokenSource.ts';

/** A reference to a part of a token's value, which leads nowhere once its file stands within another. */
const PART = /^#\/(.+)\/\$value\/(\w+)$/;

const withoutReferences = (tokens: TokenNormalizedSet, groups: Group[]): Group[] =>
  JSON.parse(
    JSON.stringify(groups, (key, value: unknown) => {
      if (key === '$schema') return undefined;
      const reference = (value as { $ref?: string } | null)?.$ref;
      const [, pointer = '', part = ''] = PART.exec(reference ?? '') ?? [];
      const token = tokens[pointer.replaceAll('/', '.')];
      return token ? (token.$value as unknown as Record<string, unknown>)[part] : value;
    }),
  ) as Group[];

/** The content of that file. */
export const bundledTokens = ({ resolver, sets, lines, byLine }: TokenSource): unknown => {
  const { name, description, version, modifiers, resolutionOrder } = resolver.source;
  const tokens = Object.values(byLine)[0] ?? {};
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name,
    version,
    description,
    sets: Object.fromEntries(
      Object.entries(sets).map(([set, groups]) => [
        set,
        {
          description: resolver.source.sets?.[set]?.description,
          sources: withoutReferences(tokens, groups),
        },
      ]),
    ),
    modifiers: Object.fromEntries(
      Object.entries(modifiers ?? {}).map(([modifier, { description: about, default: usual }]) => [
        modifier,
        {
          description: about,
          default: usual,
          contexts: Object.fromEntries(
            Object.entries(lines).map(([line, groups]) => [
              line,
              withoutReferences(tokens, groups),
            ]),
          ),
        },
      ]),
    ),
    resolutionOrder: resolutionOrder.map((step) => ({ $ref: `#/${step.type}s/${step.name}` })),
  };
};
