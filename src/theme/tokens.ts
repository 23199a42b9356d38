/**
 * The primitives of the look, named after what is in the pantry. Every colour, size and time on the site comes from
 * here, through the theme; nothing outside `src/theme/` states a raw one.
 */

/** Colours, each with the steps that are used and no more. `main` carries the name; `tint` is its quietest background. */
export const colors = {
  /** The brand's orange. Ink on it is `tsokolate.main`; `dark` is the orange that can be read on cream. */
  annatto: { main: '#F2701D', dark: '#B03A06', tint: '#FFE6D1' },
  /** Cheese yellow. */
  keso: { main: '#FFC629', light: '#FFDD7A', tint: '#FFF2CB' },
  /** Deep brown: ink and dark bands. `soft` is secondary text. */
  tsokolate: { main: '#34170C', dark: '#230E07', soft: '#6A4636' },
  /** Coconut cream: paper. `light` is a card on it, `dark` a line or an empty place on it. */
  gata: { main: '#FFF6E6', light: '#FFFDF8', dark: '#F3E2C5' },
  /** Violet accent. */
  ube: { main: '#5E3591', light: '#CDB1F0', tint: '#EEE4F9' },
  /** Green of success and of the HALAL and FDA badges. */
  pandan: { main: '#1E6B40', tint: '#DDF0E1' },
  /** Chilli red of errors. */
  sili: { main: '#B51B17', light: '#FFB4A8', tint: '#FDE4E0' },
  /** Tamarind brown. */
  sampaloc: { main: '#7A4A21', dark: '#4A2A12', tint: '#F2E0C9' },
} as const;

/** The unit of space in px: `theme.spacing(1)`. */
export const spaceUnit = 4;

/**
 * The grain of cheap printing paper: one small tile of faint brown noise, laid over coloured bands. Its darkest dot takes
 * less than a tenth of the light away, so that contrasts hold.
 */
export const grain = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180"><filter id="g"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .09 0 0 0 0 .05 0 0 0 -.9 .5"/></filter><rect width="180" height="180" filter="url(#g)" opacity=".4"/></svg>',
)}")`;

/** Corner radii in px. */
export const radius = {
  /** Links, menu entries and small pictures. */
  small: 8,
  /** Fields, signs and notices. */
  medium: 14,
  /** Cards, dialogs and framed pictures. */
  large: 22,
  /** Buttons and badges: the ends are half circles. */
  pill: 999,
} as const;

/** Breakpoints in px (THEME-1), and a base of 0 beside them. */
export const breakpoints = {
  base: 0,
  xs: 480,
  sm: 576,
  md: 768,
  lg: 992,
  xl: 1200,
  xxl: 1600,
} as const;

/** Times in ms. */
export const durations = {
  /** A colour or an underline under the pointer. */
  quick: 150,
  /** A control that opens or closes. */
  control: 200,
  /** The slide-in menu (NAV-4). */
  menu: 300,
  /** A scroll reveal on the pages (HOME-6). */
  reveal: 1000,
  /** The component's own default of a reveal (HOME-6). */
  revealDefault: 400,
  /** A slide of a carousel moving to the next (CAR-1). */
  slide: 1000,
  /** A photo or video slide at rest (CAR-1). */
  slideRest: 4000,
  /** An influencer's slide at rest (CAR-2). */
  influencerSlideRest: 3000,
  /** A counter from zero to its figure (ABOUT-1). */
  count: 2000,
  /** The second counter's delay (ABOUT-1). */
  countDelay: 100,
  /** A toast before it closes by itself (TOAST-1). */
  toast: 5000,
} as const;

/** Easing curves. */
export const easings = {
  /** Movement on the page, and what leaves. */
  standard: 'cubic-bezier(0.4, 0, 0.2, 1)',
  /** What arrives: fast at first, and a long settling. */
  enter: 'cubic-bezier(0.16, 1, 0.3, 1)',
} as const;

/** Stacking order. */
export const layers = {
  /** Behind its own parent's content. */
  below: -1,
  /** Above its neighbours within one component or section. */
  raised: 1,
  /** The button that leads back to the top. */
  scrollToTop: 1050,
  /** The fixed header. */
  header: 1100,
  /** The slide-in menu, above the header that opened it. */
  menu: 1200,
  /** Dialogs. */
  modal: 1300,
  /** Toasts: what they say also concerns an open dialog. */
  toast: 1400,
  /** The skip link: where the keyboard begins, nothing covers it. */
  skipLink: 1500,
} as const;

/** Sizes in px that more than one component must agree on. */
export const sizes = {
  /** The widest that a page's content gets. */
  container: 1400,
  /** The widest that running text gets, in `ch`. */
  measure: 66,
  /** Height of the header, on phones and on desktops. */
  header: { phone: 64, desktop: 76 },
  /** The slide-in menu, open and collapsed (NAV-4). */
  menu: { open: 250, collapsed: 80 },
  /** Height of a field or a select. */
  control: 48,
  /** The smallest side of anything that is tapped. */
  tap: 44,
} as const;

/** Vertical offsets of the page, in px, at which the layout changes (SHELL-2, SHELL-4). */
export const scrollThresholds = { headerFixed: 10, scrollToTop: 500 } as const;

/** Shadows: the hard edge of painted signs, and soft and warm ones. */
export const elevations = {
  /** Flat on the page. */
  none: 'none',
  /** A card at rest. */
  low: '0 1px 2px rgb(52 23 12 / 0.08), 0 4px 14px rgb(52 23 12 / 0.06)',
  /** A card under the pointer, a menu, a dialog. */
  high: '0 2px 4px rgb(52 23 12 / 0.08), 0 18px 40px rgb(52 23 12 / 0.16)',
  /** A painted sign: the one thing to do on a screen. */
  sticker: `0 4px 0 ${colors.tsokolate.main}`,
  /** The sign while it is pressed. */
  stickerPressed: `0 1px 0 ${colors.tsokolate.main}`,
} as const;

/** The mark of the keyboard's focus, on any ground: a line, and a light ring between it and the control. */
export const focusRing = {
  outline: `3px solid ${colors.ube.main}`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${colors.gata.light}`,
} as const;

/** Families with metric-adjusted fallbacks (see fonts.css), so that nothing moves when the files arrive. */
export const fonts = {
  display: "'Lilita One', 'Lilita One Fallback', 'Arial Black', sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** Fluid type scale: smallest at 390 px, largest at 1440 px. */
export const typeScale = {
  poster: 'clamp(3.25rem, 1rem + 9.6vw, 10rem)',
  hero: 'clamp(2.75rem, 1.35rem + 5.75vw, 6.5rem)',
  h1: 'clamp(2.5rem, 1.7rem + 3.3vw, 4.5rem)',
  h2: 'clamp(2rem, 1.5rem + 2.05vw, 3.25rem)',
  h3: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)',
  h4: '1.1875rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const;
