import { createTheme } from '@mui/material/styles';
import type {
  Breakpoint,
  CSSObject,
  Theme,
  ThemeOptions,
  TypographyVariantsOptions,
} from '@mui/material/styles';
import { componentOverrides } from './overrides.ts';
import * as tokens from './tokens.ts';

type TypographyStyle = NonNullable<TypographyVariantsOptions['h1']>;

type PantryColor = keyof typeof tokens.colors;
type Pantry = { [Color in PantryColor]: (typeof tokens.colors)[Color] };

interface SiteTokens {
  /** The palette's own colors, always written out: for what is worked out of them. */
  pantry: Pantry;
  radius: typeof tokens.radius;
  durations: typeof tokens.durations;
  easings: typeof tokens.easings;
  layers: typeof tokens.layers;
  scrollThresholds: typeof tokens.scrollThresholds;
  sizes: typeof tokens.sizes;
  elevations: typeof tokens.elevations;
  fonts: typeof tokens.fonts;
  typeScale: typeof tokens.typeScale;
  surface: typeof tokens.surface;
  ink: typeof tokens.ink;
  edge: typeof tokens.edge;
  focus: typeof tokens.focus;
  map: typeof tokens.map;
  sticker: typeof tokens.sticker;
  keycap: typeof tokens.keycap;
  inverse: typeof tokens.inverse;
  onBand: typeof tokens.onBand;
  quietInk: string;
  line: string;
  focusOnDark: string;
  /** The outline that every focused control shows; spread it under `&:focus-visible`. */
  focusRing: CSSObject;
  /** The same for what stands on a picture. */
  focusRingOnPicture: CSSObject;
}

declare module '@mui/material/styles' {
  interface BreakpointOverrides {
    base: true;
    xs: true;
    sm: true;
    md: true;
    lg: true;
    xl: true;
    xxl: true;
  }
  interface Palette extends Pantry {}
  interface PaletteOptions extends Partial<Pantry> {}
  interface Theme {
    tokens: SiteTokens;
  }
  interface ThemeOptions {
    tokens?: SiteTokens;
  }
  interface TypographyVariants {
    poster: TypographyStyle;
    hero: TypographyStyle;
    lead: TypographyStyle;
  }
  interface TypographyVariantsOptions {
    poster?: TypographyStyle;
    hero?: TypographyStyle;
    lead?: TypographyStyle;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    poster: true;
    hero: true;
    lead: true;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Yellow sign with a hard edge: the one thing to do on a screen. */
    sticker: true;
  }
}

const display = (size: string, lineHeight: number): TypographyStyle => ({
  fontFamily: tokens.fonts.display,
  fontWeight: 400,
  fontSize: size,
  lineHeight,
  letterSpacing: '0.005em',
  textWrap: 'balance',
});

/** What the theme is made of: for the site's own, and for that of another brand. */
export const themeOptions = (): ThemeOptions => ({
  breakpoints: {
    keys: Object.keys(tokens.breakpoints) as Breakpoint[],
    values: tokens.breakpoints,
  },
  spacing: tokens.spaceUnit,
  shape: { borderRadius: tokens.radius.medium },
  palette: {
    ...tokens.colors,
    primary: {
      main: tokens.colors.annatto.dark,
      dark: tokens.colors.tsokolate.main,
      contrastText: tokens.colors.gata.light,
    },
    secondary: { main: tokens.colors.ube.main, contrastText: tokens.colors.gata.light },
    error: {
      main: tokens.colors.sili.main,
      light: tokens.colors.sili.tint,
      contrastText: tokens.colors.gata.light,
    },
    success: {
      main: tokens.colors.pandan.main,
      light: tokens.colors.pandan.tint,
      contrastText: tokens.colors.gata.light,
    },
    text: {
      primary: tokens.colors.tsokolate.main,
      secondary: tokens.colors.tsokolate.soft,
      disabled: tokens.colors.tsokolate.soft,
    },
    background: { default: tokens.colors.gata.main, paper: tokens.colors.gata.light },
    divider: tokens.colors.gata.dark,
  },
  typography: {
    fontFamily: tokens.fonts.text,
    fontWeightMedium: 600,
    fontWeightBold: 700,
    poster: { ...display(tokens.typeScale.poster, 0.92), textTransform: 'uppercase' },
    hero: display(tokens.typeScale.hero, 0.98),
    h1: display(tokens.typeScale.h1, 1),
    h2: display(tokens.typeScale.h2, 1.04),
    h3: display(tokens.typeScale.h3, 1.12),
    h4: { fontSize: tokens.typeScale.h4, fontWeight: 700, lineHeight: 1.3 },
    lead: { fontFamily: tokens.fonts.text, fontSize: tokens.typeScale.lead, lineHeight: 1.5 },
    body1: { fontSize: tokens.typeScale.body, lineHeight: 1.6 },
    body2: { fontSize: tokens.typeScale.small, lineHeight: 1.55 },
    caption: { fontSize: tokens.typeScale.tiny, lineHeight: 1.45 },
    button: { fontSize: '1rem', fontWeight: 700, textTransform: 'none', lineHeight: 1.25 },
  },
  zIndex: {
    appBar: tokens.layers.header,
    drawer: tokens.layers.menu,
    modal: tokens.layers.modal,
    snackbar: tokens.layers.toast,
  },
  motion: { reducedMotion: 'system' },
  tokens: {
    pantry: tokens.colors,
    radius: tokens.radius,
    durations: tokens.durations,
    easings: tokens.easings,
    layers: tokens.layers,
    scrollThresholds: tokens.scrollThresholds,
    sizes: tokens.sizes,
    elevations: tokens.elevations,
    fonts: tokens.fonts,
    typeScale: tokens.typeScale,
    surface: tokens.surface,
    ink: tokens.ink,
    edge: tokens.edge,
    focus: tokens.focus,
    map: tokens.map,
    sticker: tokens.sticker,
    keycap: tokens.keycap,
    inverse: tokens.inverse,
    onBand: tokens.onBand,
    quietInk: tokens.quietInk,
    line: tokens.line,
    focusOnDark: tokens.focusOnDark,
    focusRing: tokens.focusRing,
    focusRingOnPicture: tokens.focusRingOnPicture,
  },
  components: componentOverrides,
});

let made: Theme | undefined;

/**
 * The theme of the site and of Storybook: tokens in, MUI theme out. Made when it is first asked for, not with the code: a
 * slow phone takes some 25 ms for it, which would keep a touch waiting longer than the rest of the code's start does alone.
 */
export const siteTheme = (): Theme => {
  made ??= createTheme(themeOptions());
  return made;
};
