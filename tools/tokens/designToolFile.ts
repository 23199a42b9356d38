/**
 * The tokens for design tools: one file of token sets and themes, as Penpot imports it by itself and Figma through the plugin
 * "Tokens Studio". A group of themes is a collection of variables there, and a theme in it a mode.
 */
import { createHash } from 'node:crypto';
import type { DimensionValue, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { LINE, lineName } from './tokenSource.ts';
import type { TokenSource } from './tokenSource.ts';
import { colorText, cssValue, fluidOf } from './tokenValues.ts';

const REM = 16;

const inPx = ({ value, unit }: DimensionValue) => `${unit === 'rem' ? value * REM : value}px`;

/** What these tools call a token of a group: they tell apart what the format has one type for. */
const types: Record<string, string> = {
  spaceUnit: 'spacing',
  radius: 'borderRadius',
  typeScale: 'fontSizes',
};

/** The type and the value of a token as these tools write them; what they cannot draw with is left out. */
const drawn = (token: TokenNormalized): { type: string; value: unknown } | undefined => {
  const [group = ''] = token.id.split('.');
  const [alias] = token.aliasChain ?? [];
  switch (token.$type) {
    case 'color':
      return { type: 'color', value: alias ? `{${alias}}` : colorText(token.$value) };
    case 'dimension':
      return { type: types[group] ?? 'sizing', value: inPx(token.$value) };
    case 'fontFamily':
      // A design tool has the fonts themselves, and no need of stand-ins.
      return { type: 'fontFamilies', value: token.$value[0] };
    case 'shadow':
      return {
        type: 'boxShadow',
        value: token.$value.map(({ color, offsetX, offsetY, blur, spread, inset }) => ({
          type: inset ? 'innerShadow' : 'dropShadow',
          color: colorText(color),
          x: inPx(offsetX),
          y: inPx(offsetY),
          blur: inPx(blur),
          spread: inPx(spread),
        })),
      };
    case 'number':
      return group === 'layers' ? undefined : { type: 'other', value: cssValue(token) };
    default:
      return undefined;
  }
};

interface Nested {
  [key: string]: Nested | string | undefined;
}

/** The tokens of a set, nested by the parts of their names. */
const nested = (tokens: TokenNormalized[]): Nested => {
  const tree: Nested = {};
  for (const token of tokens) {
    const entry = drawn(token);
    if (!entry) continue;
    const path = token.id.split('.');
    let node = tree;
    for (const part of path.slice(0, -1)) node = (node[part] ??= {}) as Nested;
    node[path.at(-1) ?? ''] = {
      $type: entry.type,
      $value: entry.value as Nested,
      $description: token.$description,
    };
  }
  return tree;
};

/** The same token as small as it gets. */
const atLeast = (token: TokenNormalized): TokenNormalized => {
  const fluid = fluidOf(token);
  return token.$type === 'dimension' && fluid ? { ...token, $value: fluid.least } : token;
};

/** A name that stays: the tools find by it what they have imported before. */
const idOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

const titled = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

interface Collection {
  name: string;
  /** The modes, with the set of tokens of each. */
  modes: [mode: string, set: string, tokens: TokenNormalized[]][];
}

const collectionsOf = (source: TokenSource): Collection[] => {
  const { sets, lines, byLine } = source;
  const tokens: TokenNormalizedSet = Object.values(byLine)[0] ?? {};
  const inGroups = (groups: unknown[]) => {
    const names = new Set(groups.flatMap((group) => Object.keys(group as object)));
    return (token: TokenNormalized) => names.has(token.id.split('.')[0] ?? '');
  };
  const ofSet = (set: string) => Object.values(tokens).filter(inGroups(sets[set] ?? []));
  return [
    ...Object.keys(sets)
      .filter((set) => set !== 'type' && ofSet(set).some(drawn))
      .map((set): Collection => ({ name: titled(set), modes: [['Value', set, ofSet(set)]] })),
    {
      name: 'Type',
      modes: [
        ['Phone, 390 px', 'type/phone', ofSet('type').map(atLeast)],
        ['Desktop, 1440 px', 'type/desktop', ofSet('type')],
      ],
    },
    {
      name: 'Brand line',
      modes: Object.keys(lines).map((line) => [
        lineName(source, line),
        `${LINE}/${line}`,
        Object.values(byLine[line] ?? {}).filter(({ id }) => id.startsWith(`${LINE}.`)),
      ]),
    },
  ];
};

/** The content of the file. */
export const designToolFile = (source: TokenSource): unknown => {
  const collections = collectionsOf(source);
  const modes = collections.flatMap(({ name: group, modes: ofGroup }) =>
    ofGroup.map(([name, set, tokens]) => ({ group, name, set, tokens })),
  );
  return {
    ...Object.fromEntries(modes.map(({ set, tokens }) => [set, nested(tokens)])),
    $themes: modes.map(({ group, name, set }) => ({
      id: idOf(`${group}/${name}`),
      group,
      name,
      selectedTokenSets: { [set]: 'enabled' },
    })),
    $metadata: {
      tokenSetOrder: modes.map(({ set }) => set),
      activeThemes: collections.map(({ name, modes: [first] }) => `${name}/${first?.[0]}`),
      activeSets: [],
    },
  };
};
