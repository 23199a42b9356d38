/**
 * The tokens for design tools: one file of token sets and themes. Penpot imports it by itself, Figma through the plugin
 * "Tokens Studio". There a group of themes is a collection of variables, and a theme in it is a mode.
 */
import { createHash } from 'node:crypto';
import type { DimensionValue, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { themeOptions } from '@kit/theme/theme';
import { fonts, spaceUnit, typeScale } from '@kit/theme/tokens';
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
    case 'duration':
      return { type: 'other', value: cssValue(token) };
    case 'number':
      return group === 'layers' ? undefined : { type: 'other', value: cssValue(token) };
    default:
      return undefined;
  }
};

interface Nested {
  [key: string]: Nested | string | undefined;
}

/** What stands in a set beside its tokens: it is worked out of them. */
const besides: Record<string, () => Nested> = {
  layout: () => spacing(),
  'type/phone': () => textStyles(),
  'type/desktop': () => textStyles(),
};

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

const pxOf = ({ value, unit }: DimensionValue) => (unit === 'rem' ? value * REM : value);

/** The same token as it is on a screen of this width in px. */
const atWidth =
  (width: number) =>
  (token: TokenNormalized): TokenNormalized => {
    const fluid = fluidOf(token);
    if (token.$type !== 'dimension' || !fluid) return token;
    const fitting = pxOf(fluid.base) + (fluid.perViewWidth * width) / 100;
    const value = Math.min(Math.max(pxOf(fluid.least), fitting), pxOf(token.$value));
    return { ...token, $value: { value: Number(value.toFixed(1)), unit: 'px' } };
  };

const nameOf = (group: object, value: unknown) =>
  Object.entries(group).find(([, each]) => each === value)?.[0];

interface TextStyle {
  fontFamily?: string;
  fontSize?: unknown;
  fontWeight?: number;
  lineHeight?: number;
  textTransform?: string;
}

/** The theme's text styles, of the sizes and typefaces that stand beside them. */
const textStyles = (): Nested => {
  const typography = themeOptions().typography as Record<string, TextStyle | string | number>;
  const styles = Object.entries(typography).flatMap(([name, style]) => {
    if (typeof style !== 'object') return [];
    const size = nameOf(typeScale, style.fontSize);
    const value = {
      fontFamily: `{fonts.${nameOf(fonts, style.fontFamily ?? fonts.text) ?? 'text'}}`,
      fontSize: size ? `{typeScale.${size}}` : `${REM}px`,
      fontWeight: String(style.fontWeight ?? 400),
      lineHeight: `${Math.round((style.lineHeight ?? 1) * 100)}%`,
      textCase: style.textTransform === 'uppercase' ? 'uppercase' : 'none',
    };
    return [[name, { $type: 'typography', $value: value }] as const];
  });
  return { textStyles: Object.fromEntries(styles) };
};

/** How many units the distances are that components and pages have. */
const STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16];

const spacing = (): Nested => ({
  space: Object.fromEntries(
    STEPS.map((step) => [step, { $type: 'spacing', $value: `${step * spaceUnit}px` }]),
  ),
});

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
        ['Phone, 390 px', 'type/phone', ofSet('type').map(atWidth(390))],
        ['Desktop, 1440 px', 'type/desktop', ofSet('type').map(atWidth(1440))],
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
    ...Object.fromEntries(
      modes.map(({ set, tokens }) => [set, { ...nested(tokens), ...besides[set]?.() }]),
    ),
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
