import { createTheme, shouldSkipGeneratingVar } from '@mui/material/styles';
import type { ColorSystemOptions, Theme, ThemeOptions } from '@mui/material/styles';
import { themeOptions } from './theme.ts';
import { colors, fonts, radius } from './tokens.ts';

type Pantry = typeof colors;

type PantryChange = { [Color in keyof Pantry]?: { [Step in keyof Pantry[Color]]?: string } };

/** What another brand has otherwise; what is left out stays. */
export interface Brand {
  /**
   * Its colors, by the names of ours: `gata` is paper, `tsokolate` ink and dark bands, `keso` what sells, `sili` loud
   * numbers and errors, `annatto` links, `ube` focus, `pandan` success. For a dark scheme, paper is dark and ink is light.
   */
  colors?: PantryChange | undefined;
  /**
   * The colors that differ in a dark scheme, in which paper is dark and ink is light. With it, every color is a custom
   * property of `tokens.css`, which MUI's `ThemeProvider` sets for both schemes. @default none: colors are written out, and
   * there is one scheme
   */
  darkColors?: PantryChange | undefined;
  /**
   * How the scheme is chosen, as MUI's `colorSchemeSelector`: `media` follows the device's setting; `data`, `class` or a
   * selector with `%s` follows `useColorScheme`. @default 'media'
   */
  colorSchemeSelector?: string | undefined;
  /** Its typefaces, as the `font-family` property takes them. */
  fonts?: { [Font in keyof typeof fonts]?: string } | undefined;
  /** How round its corners are, in px. */
  radius?: { [Part in keyof typeof radius]?: number } | undefined;
}

type Steps = Record<string, string>;

const pantryWith = (...changes: (PantryChange | undefined)[]): Record<string, Steps> =>
  Object.fromEntries(
    Object.entries<Steps>(colors).map(([name, steps]) => [
      name,
      Object.assign({}, steps, ...changes.map((change) => change?.[name as keyof Pantry])) as Steps,
    ]),
  );

/** The beginning of the custom properties of `tokens.css`. */
const PREFIX = 'lasakita';

const pantryOfProperties = (): Record<string, Steps> =>
  Object.fromEntries(
    Object.entries<Steps>(colors).map(([name, steps]) => [
      name,
      Object.fromEntries(
        Object.keys(steps).map((step) => [step, `var(--${PREFIX}-colors-${name}-${step})`]),
      ),
    ]),
  );

/** What the colors of our shadows begin with: our ink. */
const SHADE = 'rgb(52 23 12 /';

/** The same of another ink. A light one is made as dark as ours: no shadow shines. */
const shadeOf = (ink: string) => `oklch(from ${ink} min(l, 0.25) c h /`;

/** Each text of ours that another takes the place of. */
const changesOf = (brand: Brand): ReadonlyMap<string, string> => {
  const ours: [from: string, to: string | undefined][] = [];
  const others = brand.darkColors ? pantryOfProperties() : pantryWith(brand.colors);
  for (const [name, steps] of Object.entries<Steps>(colors)) {
    for (const [step, from] of Object.entries(steps)) ours.push([from, others[name]?.[step]]);
  }
  for (const [name, from] of Object.entries(fonts)) {
    ours.push([from, brand.fonts?.[name as keyof typeof fonts]]);
  }
  const ink = others.tsokolate?.main;
  if (ink !== undefined && ink !== colors.tsokolate.main) ours.push([SHADE, shadeOf(ink)]);
  return new Map(
    ours.flatMap(([from, to]) => (to === undefined || to === from ? [] : [[from, to]])),
  );
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

/** Both schemes have the same palette, of custom properties: what differs is what these are set to. */
const schemes = ({ palette = {} }: ThemeOptions, brand: Brand): Partial<ThemeOptions> => {
  const scheme = (mode: 'light' | 'dark', pantry: Record<string, Steps>) =>
    ({ palette: { ...palette, mode }, colors: pantry }) as ColorSystemOptions;
  return {
    cssVariables: {
      cssVarPrefix: PREFIX,
      nativeColor: true,
      colorSchemeSelector: brand.colorSchemeSelector ?? 'media',
      // No component reads these of properties.
      shouldSkipGeneratingVar: (keys) => keys[0] === 'tokens' || shouldSkipGeneratingVar(keys),
    },
    colorSchemes: {
      light: scheme('light', pantryWith(brand.colors)),
      dark: scheme('dark', pantryWith(brand.colors, brand.darkColors)),
    },
  };
};

/**
 * The theme of `siteTheme()` for another brand. Components take all their colors from the pantry through the theme, so a
 * color handed in here changes everywhere, also in bands, stickers, focus rings and lines. With `darkColors` the theme has
 * two color schemes, and switches between them without a new render. Colors that MUI mixes from them, and the shadows of
 * another ink, need a browser with `oklch(from …)`.
 *
 * @param more MUI's own options, which go over all of it, as those of `createTheme` do.
 */
export const createSiteTheme = (brand: Brand, ...more: ThemeOptions[]): Theme => {
  const options = changedBy(changesOf(brand))(themeOptions()) as ThemeOptions;
  const corners = { ...radius, ...brand.radius };
  const { tokens, components } = options;
  const { MuiButton, MuiOutlinedInput } = components ?? {};
  const made: ThemeOptions = {
    ...options,
    ...(brand.darkColors && schemes(options, brand)),
    shape: { borderRadius: corners.medium },
    ...(tokens && {
      tokens: {
        ...tokens,
        pantry: pantryWith(brand.colors) as Pantry,
        radius: corners as typeof radius,
      },
    }),
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
  };
  return createTheme(made, ...more);
};
