import { createTheme } from '@mui/material/styles';
import type { Theme, ThemeOptions } from '@mui/material/styles';
import { themeOptions } from './theme.ts';
import { colors, fonts, radius } from './tokens.ts';

type Pantry = typeof colors;

/** What another brand has otherwise; what is left out stays. */
export interface Brand {
  /**
   * Its colors, by the names that ours have: `gata` is paper, `tsokolate` ink and dark bands, `keso` what sells, `sili` loud numbers and
   * errors, `annatto` links, `ube` focus, `pandan` success. For a dark scheme paper is dark and ink is light.
   */
  colors?: { [Color in keyof Pantry]?: { [Step in keyof Pantry[Color]]?: string } };
  /** Its typefaces, as the `font-family` property takes them. */
  fonts?: { [Font in keyof typeof fonts]?: string };
  /** How round its corners are, in px. */
  radius?: { [Part in keyof typeof radius]?: number };
}

/** Each text of ours that another takes the place of. */
const changesOf = (brand: Brand): ReadonlyMap<string, string> => {
  const ours: [from: string, to: string | undefined][] = [];
  for (const [name, steps] of Object.entries(colors)) {
    const others: Record<string, string | undefined> = brand.colors?.[name as keyof Pantry] ?? {};
    for (const [step, from] of Object.entries(steps)) ours.push([from, others[step]]);
  }
  for (const [name, from] of Object.entries(fonts)) {
    ours.push([from, brand.fonts?.[name as keyof typeof fonts]]);
  }
  return new Map(ours.flatMap(([from, to]) => (to === undefined ? [] : [[from, to]])));
};

const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The same with other texts, all at once: one that takes the place of another is not changed once more. */
const changedBy = (changes: ReadonlyMap<string, string>) => {
  if (changes.size === 0) return (value: unknown) => value;
  const ours = new RegExp([...changes.keys()].map(literally).join('|'), 'g');
  const change = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(ours, (found) => changes.get(found) ?? found);
    if (typeof value === 'function') {
      const make = value as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => change(make(...given));
    }
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part)]));
    }
    return value;
  };
  return change;
};

/**
 * A theme as `siteTheme()` for another brand. Every color of a component is one of the pantry's, through the theme: handed in here, it
 * is another one everywhere, in bands, stickers, focus rings and lines too.
 */
export const createSiteTheme = (brand: Brand): Theme => {
  const options = changedBy(changesOf(brand))(themeOptions()) as ThemeOptions;
  const corners = { ...radius, ...brand.radius };
  const { tokens, components } = options;
  const { MuiButton, MuiOutlinedInput } = components ?? {};
  return createTheme({
    ...options,
    shape: { borderRadius: corners.medium },
    ...(tokens && { tokens: { ...tokens, radius: corners as typeof radius } }),
    components: {
      ...components,
      MuiButton: {
        ...MuiButton,
        styleOverrides: {
          ...MuiButton?.styleOverrides,
          root: [MuiButton?.styleOverrides?.root, { borderRadius: corners.pill }],
        },
      },
      MuiOutlinedInput: {
        ...MuiOutlinedInput,
        styleOverrides: {
          ...MuiOutlinedInput?.styleOverrides,
          root: [MuiOutlinedInput?.styleOverrides?.root, { borderRadius: corners.medium }],
        },
      },
    },
  });
};
