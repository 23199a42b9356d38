/** Made from `tokens/` by `npm run tokens`: change the tokens there, and nothing here. */

/** Colors, each with the steps that are used and no more. `main` carries the name; `tint` is its quietest background, `floor` the top of a shelf of that color. */
export const colors = {
  /** The brand's orange. Ink on it is `tsokolate.main`; `dark` is the orange that can be read on cream. */
  annatto: {
    main: '#F2701D',
    dark: '#B03A06',
    tint: '#FFE6D1',
    floor: '#D95C0E',
  },
  /** Cheese yellow. */
  keso: {
    main: '#FFC629',
    light: '#FFDD7A',
    tint: '#FFF2CB',
    floor: '#F3A81A',
  },
  /** Deep brown: ink and dark bands. `soft` is secondary text. */
  tsokolate: {
    main: '#34170C',
    dark: '#230E07',
    soft: '#6A4636',
  },
  /** Coconut cream: paper. `light` is a card on it, `dark` a line or an empty place on it. */
  gata: {
    main: '#FFF6E6',
    light: '#FFFDF8',
    dark: '#F3E2C5',
  },
  /** Violet accent. */
  ube: {
    main: '#5E3591',
    light: '#CDB1F0',
    floor: '#4B2879',
  },
  /** Green of success and of the HALAL and FDA badges. */
  pandan: {
    main: '#1E6B40',
    tint: '#DDF0E1',
    floor: '#155033',
  },
  /** Chilli red: errors, and the loud numbers on light grounds. */
  sili: {
    main: '#B51B17',
    tint: '#FDE4E0',
    floor: '#93120F',
  },
  /** Tamarind brown. */
  sampaloc: {
    main: '#7A4A21',
    dark: '#4A2A12',
  },
} as const;

/** What things stand on. */
export const surface = {
  /** The page itself. `colors.gata.main` */
  page: '#FFF6E6',
  /** A card, a dialog, a field on the page. `colors.gata.light` */
  card: '#FFFDF8',
  /** A place that waits for its picture or words. `colors.gata.dark` */
  empty: '#F3E2C5',
  /** Under the pointer. `colors.keso.tint` */
  hover: '#FFF2CB',
  /** Text that is selected. `colors.keso.main` */
  chosen: '#FFC629',
  /** The letters that a search found. `colors.keso.light` */
  marked: '#FFDD7A',
  /** What sells, and whose turn it is: yellow. `colors.keso.main` */
  loud: '#FFC629',
  /** The dark plate for figures and films, and what covers a page behind a dialog. `colors.tsokolate.dark` */
  board: '#230E07',
} as const;

/** What is written and drawn. */
export const ink = {
  /** Text on light surfaces. `colors.tsokolate.main` */
  main: '#34170C',
  /** Secondary text on light surfaces. `colors.tsokolate.soft` */
  quiet: '#6A4636',
  /** Text on dark surfaces. `colors.gata.light` */
  inverse: '#FFFDF8',
  /** A link within text. `colors.annatto.dark` */
  link: '#B03A06',
  /** What went wrong. `colors.sili.main` */
  error: '#B51B17',
  /** What went well. `colors.pandan.main` */
  success: '#1E6B40',
  /** The loudest on light surfaces: prices, numbers. `colors.sili.main` */
  loud: '#B51B17',
  /** As dark as the lines of a drawing. `colors.tsokolate.dark` */
  deep: '#230E07',
  /** Text on the board. `colors.gata.main` */
  onBoard: '#FFF6E6',
  /** Lines and empty figures on the board. `colors.gata.dark` */
  quietOnBoard: '#F3E2C5',
  /** The loudest on the board: numbers, sums. `colors.keso.main` */
  bright: '#FFC629',
  /** What went wrong, on the board. `colors.keso.light` */
  errorOnBoard: '#FFDD7A',
} as const;

/** Buttons and links that look like them. */
export const action = {
  /** The yellow sign: the one thing to do on a screen. */
  sticker: {
    /** `surface.chosen` */
    ground: '#FFC629',
    /** `ink.main` */
    ink: '#34170C',
    /** `surface.marked` */
    hover: '#FFDD7A',
  },
  /** The dark button: an ordinary thing to do. */
  solid: {
    /** `ink.main` */
    ground: '#34170C',
    /** `ink.inverse` */
    ink: '#FFFDF8',
    /** `colors.annatto.dark` */
    hover: '#B03A06',
  },
  /** The button with an edge alone: a lesser thing to do. */
  outline: {
    /** `ink.main` */
    ink: '#34170C',
    /** `surface.hover` */
    hover: '#FFF2CB',
  },
} as const;

/** Lines around things and between them. */
export const edge = {
  /** Between parts and around cards. `colors.gata.dark` */
  quiet: '#F3E2C5',
  /** Around a field, which has to be made out. `colors.tsokolate.soft` */
  field: '#6A4636',
  /** Around a button, and a field that is typed in. `colors.tsokolate.main` */
  strong: '#34170C',
  /** Around what is drawn, and a shelf’s front. `colors.tsokolate.dark` */
  drawn: '#230E07',
  /** At the side of a card, in the brand’s color. `colors.annatto.main` */
  accent: '#F2701D',
  /** The lines of writing paper. `colors.ube.light` */
  ruled: '#CDB1F0',
} as const;

/** The ring around what has the keyboard's focus. */
export const focus = {
  /** The ring on light grounds. `colors.ube.main` */
  onLight: '#5E3591',
  /** The ring on dark grounds. `colors.keso.main` */
  onDark: '#FFC629',
  /** The ring on orange, between both. `colors.tsokolate.dark` */
  onMiddle: '#230E07',
  /** Between the ring and the control. `colors.gata.light` */
  halo: '#FFFDF8',
  /** Below the ring on pictures, which may have any color. `colors.tsokolate.dark` */
  plate: '#230E07',
} as const;

/** Islands and their places. */
export const map = {
  /** Land. `colors.pandan.tint` */
  land: '#DDF0E1',
  /** Where land ends. `colors.pandan.main` */
  coast: '#1E6B40',
  /** A place. `colors.annatto.dark` */
  dot: '#B03A06',
  /** The place that is chosen. `colors.ube.main` */
  chosen: '#5E3591',
} as const;

/** The full-width stretches that a page is made of: ground, text on it, the ring around what has the focus, what is loudest on it (numbers of 24 px and more), and the top of a shelf in it. */
export const bands = {
  /** The page's own ground. */
  paper: {
    /** `colors.gata.main` */
    ground: '#FFF6E6',
    /** `colors.tsokolate.main` */
    ink: '#34170C',
    /** `focus.onLight` */
    focus: '#5E3591',
    /** `colors.sili.main` */
    loud: '#B51B17',
    /** `colors.gata.dark` */
    floor: '#F3E2C5',
  },
  /** Yellow. */
  keso: {
    /** `colors.keso.main` */
    ground: '#FFC629',
    /** `colors.tsokolate.main` */
    ink: '#34170C',
    /** `focus.onLight` */
    focus: '#5E3591',
    /** `colors.sili.main` */
    loud: '#B51B17',
    /** `colors.keso.floor` */
    floor: '#F3A81A',
  },
  /** Orange. */
  annatto: {
    /** `colors.annatto.main` */
    ground: '#F2701D',
    /** `colors.tsokolate.dark` */
    ink: '#230E07',
    /** `focus.onMiddle` */
    focus: '#230E07',
    /** `colors.tsokolate.dark` */
    loud: '#230E07',
    /** `colors.annatto.floor` */
    floor: '#D95C0E',
  },
  /** Dark brown. */
  tsokolate: {
    /** `colors.tsokolate.main` */
    ground: '#34170C',
    /** `colors.gata.main` */
    ink: '#FFF6E6',
    /** `focus.onDark` */
    focus: '#FFC629',
    /** `colors.keso.main` */
    loud: '#FFC629',
    /** `colors.tsokolate.dark` */
    floor: '#230E07',
  },
  /** Violet. */
  ube: {
    /** `colors.ube.main` */
    ground: '#5E3591',
    /** `colors.gata.light` */
    ink: '#FFFDF8',
    /** `focus.onDark` */
    focus: '#FFC629',
    /** `colors.keso.main` */
    loud: '#FFC629',
    /** `colors.ube.floor` */
    floor: '#4B2879',
  },
  /** Tamarind brown. */
  sampaloc: {
    /** `colors.sampaloc.dark` */
    ground: '#4A2A12',
    /** `colors.gata.main` */
    ink: '#FFF6E6',
    /** `focus.onDark` */
    focus: '#FFC629',
    /** `colors.keso.main` */
    loud: '#FFC629',
    /** `colors.tsokolate.dark` */
    floor: '#230E07',
  },
  /** Chilli red. */
  sili: {
    /** `colors.sili.main` */
    ground: '#B51B17',
    /** `colors.gata.main` */
    ink: '#FFF6E6',
    /** `focus.onDark` */
    focus: '#FFC629',
    /** `colors.keso.main` */
    loud: '#FFC629',
    /** `colors.sili.floor` */
    floor: '#93120F',
  },
  /** Green. */
  pandan: {
    /** `colors.pandan.main` */
    ground: '#1E6B40',
    /** `colors.gata.main` */
    ink: '#FFF6E6',
    /** `focus.onDark` */
    focus: '#FFC629',
    /** `colors.keso.main` */
    loud: '#FFC629',
    /** `colors.pandan.floor` */
    floor: '#155033',
  },
} as const;

/** The unit of space in px: `theme.spacing(1)`. */
export const spaceUnit = 4 as const;

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

/** Stacking order. */
export const layers = {
  /** Behind its own parent's content. */
  below: -1,
  /** Above its neighbors within one component or section. */
  raised: 1,
  /** A notice at the foot of the screen, below the header and all that opens. */
  notice: 1050,
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
  header: {
    phone: 64,
    desktop: 76,
  },
  /** The slide-in menu, open and collapsed (NAV-4). */
  menu: {
    open: 250,
    collapsed: 80,
  },
  /** Height of a field or a select. */
  control: 48,
  /** The smallest side of anything that is tapped. */
  tap: 44,
} as const;

/** Vertical offsets of the page, in px, at which the layout changes (SHELL-2, SHELL-4). */
export const scrollThresholds = {
  headerFixed: 10,
  scrollToTop: 500,
} as const;

/** Families with metric-adjusted fallbacks (see fonts.css), so that nothing moves when the files arrive. */
export const fonts = {
  display: "'Lilita One', 'Lilita One Fallback', 'Arial Black', sans-serif",
  text: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** Fluid type scale: smallest at 390 px, largest at 1440 px. */
export const typeScale = {
  poster: 'clamp(3.25rem, 1rem + 9.6vw, 10rem)',
  hero: 'clamp(3.25rem, 0.9rem + 8.2vw, 8.5rem)',
  h1: 'clamp(2.5rem, 1.7rem + 3.3vw, 4.5rem)',
  h2: 'clamp(2.25rem, 1.9rem + 1.3vw, 3rem)',
  h3: '1.5rem',
  h4: '1.1875rem',
  lead: 'clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)',
  body: '1.0625rem',
  small: '0.9375rem',
  tiny: '0.8125rem',
} as const;

/** The warm dark that shadows are made of. */
export const shades = {
  /** No shade at all. */
  none: 'rgb(52 23 12 / 0)',
  /** The wide part of a low shadow. */
  faint: 'rgb(52 23 12 / 0.06)',
  /** What lies right below an edge. */
  soft: 'rgb(52 23 12 / 0.08)',
  /** The wide part of a high shadow. */
  deep: 'rgb(52 23 12 / 0.16)',
} as const;

/** Shadows: the hard edge of painted signs, and soft and warm ones. */
export const elevations = {
  /** Flat on the page. */
  none: 'none',
  /** A card at rest. */
  low: '0 1px 2px rgb(52 23 12 / 0.08), 0 4px 14px rgb(52 23 12 / 0.06)',
  /** A card under the pointer, a menu, a dialog. */
  high: '0 2px 4px rgb(52 23 12 / 0.08), 0 18px 40px rgb(52 23 12 / 0.16)',
  /** A painted sign: the one thing to do on a screen. */
  sticker: '0 4px 0 #34170C',
  /** The sign while it is pressed. */
  stickerPressed: '0 1px 0 #34170C',
} as const;

/** Times in ms. */
export const durations = {
  /** A color or an underline under the pointer. */
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
  /** A band of light that passes over a card on its way. */
  sweep: 2000,
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

/** The colors of each brand line: the modes of `line`. */
export const brandLines = {
  /** The colors of the brand line Cheesemiss. */
  cheesemiss: {
    /** The line's own color. `colors.keso.main` */
    ground: '#FFC629',
    /** Text on it. `colors.tsokolate.main` */
    ink: '#34170C',
  },
  /** The colors of the brand line Ranchero's. */
  rancheros: {
    /** The line's own color. `colors.sili.main` */
    ground: '#B51B17',
    /** Text on it. `colors.gata.main` */
    ink: '#FFF6E6',
  },
  /** The colors of the brand line Casa Bamvina. */
  'casa-bamvina': {
    /** The line's own color. `colors.ube.main` */
    ground: '#5E3591',
    /** Text on it. `colors.gata.main` */
    ink: '#FFF6E6',
  },
  /** The colors of the brand line Satisfry. */
  satisfry: {
    /** The line's own color. `colors.pandan.main` */
    ground: '#1E6B40',
    /** Text on it. `colors.gata.main` */
    ink: '#FFF6E6',
  },
  /** The colors of the brand line LasaKita. */
  lasakita: {
    /** The line's own color. `colors.annatto.main` */
    ground: '#F2701D',
    /** Text on it. `colors.tsokolate.dark` */
    ink: '#230E07',
  },
} as const;

/** A brand line. */
export type BrandLine = keyof typeof brandLines;

/** The custom properties that `tokens.css` sets. */
export type TokenProperty =
  | '--lasakita-colors-annatto-main'
  | '--lasakita-colors-annatto-dark'
  | '--lasakita-colors-annatto-tint'
  | '--lasakita-colors-annatto-floor'
  | '--lasakita-colors-keso-main'
  | '--lasakita-colors-keso-light'
  | '--lasakita-colors-keso-tint'
  | '--lasakita-colors-keso-floor'
  | '--lasakita-colors-tsokolate-main'
  | '--lasakita-colors-tsokolate-dark'
  | '--lasakita-colors-tsokolate-soft'
  | '--lasakita-colors-gata-main'
  | '--lasakita-colors-gata-light'
  | '--lasakita-colors-gata-dark'
  | '--lasakita-colors-ube-main'
  | '--lasakita-colors-ube-light'
  | '--lasakita-colors-ube-floor'
  | '--lasakita-colors-pandan-main'
  | '--lasakita-colors-pandan-tint'
  | '--lasakita-colors-pandan-floor'
  | '--lasakita-colors-sili-main'
  | '--lasakita-colors-sili-tint'
  | '--lasakita-colors-sili-floor'
  | '--lasakita-colors-sampaloc-main'
  | '--lasakita-colors-sampaloc-dark'
  | '--lasakita-surface-page'
  | '--lasakita-surface-card'
  | '--lasakita-surface-empty'
  | '--lasakita-surface-hover'
  | '--lasakita-surface-chosen'
  | '--lasakita-surface-marked'
  | '--lasakita-surface-loud'
  | '--lasakita-surface-board'
  | '--lasakita-ink-main'
  | '--lasakita-ink-quiet'
  | '--lasakita-ink-inverse'
  | '--lasakita-ink-link'
  | '--lasakita-ink-error'
  | '--lasakita-ink-success'
  | '--lasakita-ink-loud'
  | '--lasakita-ink-deep'
  | '--lasakita-ink-on-board'
  | '--lasakita-ink-quiet-on-board'
  | '--lasakita-ink-bright'
  | '--lasakita-ink-error-on-board'
  | '--lasakita-action-sticker-ground'
  | '--lasakita-action-sticker-ink'
  | '--lasakita-action-sticker-hover'
  | '--lasakita-action-solid-ground'
  | '--lasakita-action-solid-ink'
  | '--lasakita-action-solid-hover'
  | '--lasakita-action-outline-ink'
  | '--lasakita-action-outline-hover'
  | '--lasakita-edge-quiet'
  | '--lasakita-edge-field'
  | '--lasakita-edge-strong'
  | '--lasakita-edge-drawn'
  | '--lasakita-edge-accent'
  | '--lasakita-edge-ruled'
  | '--lasakita-focus-on-light'
  | '--lasakita-focus-on-dark'
  | '--lasakita-focus-on-middle'
  | '--lasakita-focus-halo'
  | '--lasakita-focus-plate'
  | '--lasakita-map-land'
  | '--lasakita-map-coast'
  | '--lasakita-map-dot'
  | '--lasakita-map-chosen'
  | '--lasakita-bands-paper-ground'
  | '--lasakita-bands-paper-ink'
  | '--lasakita-bands-paper-focus'
  | '--lasakita-bands-paper-loud'
  | '--lasakita-bands-paper-floor'
  | '--lasakita-bands-keso-ground'
  | '--lasakita-bands-keso-ink'
  | '--lasakita-bands-keso-focus'
  | '--lasakita-bands-keso-loud'
  | '--lasakita-bands-keso-floor'
  | '--lasakita-bands-annatto-ground'
  | '--lasakita-bands-annatto-ink'
  | '--lasakita-bands-annatto-focus'
  | '--lasakita-bands-annatto-loud'
  | '--lasakita-bands-annatto-floor'
  | '--lasakita-bands-tsokolate-ground'
  | '--lasakita-bands-tsokolate-ink'
  | '--lasakita-bands-tsokolate-focus'
  | '--lasakita-bands-tsokolate-loud'
  | '--lasakita-bands-tsokolate-floor'
  | '--lasakita-bands-ube-ground'
  | '--lasakita-bands-ube-ink'
  | '--lasakita-bands-ube-focus'
  | '--lasakita-bands-ube-loud'
  | '--lasakita-bands-ube-floor'
  | '--lasakita-bands-sampaloc-ground'
  | '--lasakita-bands-sampaloc-ink'
  | '--lasakita-bands-sampaloc-focus'
  | '--lasakita-bands-sampaloc-loud'
  | '--lasakita-bands-sampaloc-floor'
  | '--lasakita-bands-sili-ground'
  | '--lasakita-bands-sili-ink'
  | '--lasakita-bands-sili-focus'
  | '--lasakita-bands-sili-loud'
  | '--lasakita-bands-sili-floor'
  | '--lasakita-bands-pandan-ground'
  | '--lasakita-bands-pandan-ink'
  | '--lasakita-bands-pandan-focus'
  | '--lasakita-bands-pandan-loud'
  | '--lasakita-bands-pandan-floor'
  | '--lasakita-space-unit'
  | '--lasakita-radius-small'
  | '--lasakita-radius-medium'
  | '--lasakita-radius-large'
  | '--lasakita-radius-pill'
  | '--lasakita-layers-below'
  | '--lasakita-layers-raised'
  | '--lasakita-layers-notice'
  | '--lasakita-layers-header'
  | '--lasakita-layers-menu'
  | '--lasakita-layers-modal'
  | '--lasakita-layers-toast'
  | '--lasakita-layers-skip-link'
  | '--lasakita-sizes-container'
  | '--lasakita-sizes-measure'
  | '--lasakita-sizes-header-phone'
  | '--lasakita-sizes-header-desktop'
  | '--lasakita-sizes-menu-open'
  | '--lasakita-sizes-menu-collapsed'
  | '--lasakita-sizes-control'
  | '--lasakita-sizes-tap'
  | '--lasakita-scroll-thresholds-header-fixed'
  | '--lasakita-scroll-thresholds-scroll-to-top'
  | '--lasakita-fonts-display'
  | '--lasakita-fonts-text'
  | '--lasakita-type-scale-poster'
  | '--lasakita-type-scale-hero'
  | '--lasakita-type-scale-h1'
  | '--lasakita-type-scale-h2'
  | '--lasakita-type-scale-h3'
  | '--lasakita-type-scale-h4'
  | '--lasakita-type-scale-lead'
  | '--lasakita-type-scale-body'
  | '--lasakita-type-scale-small'
  | '--lasakita-type-scale-tiny'
  | '--lasakita-shades-none'
  | '--lasakita-shades-faint'
  | '--lasakita-shades-soft'
  | '--lasakita-shades-deep'
  | '--lasakita-elevations-none'
  | '--lasakita-elevations-low'
  | '--lasakita-elevations-high'
  | '--lasakita-elevations-sticker'
  | '--lasakita-elevations-sticker-pressed'
  | '--lasakita-durations-quick'
  | '--lasakita-durations-control'
  | '--lasakita-durations-menu'
  | '--lasakita-durations-reveal'
  | '--lasakita-durations-reveal-default'
  | '--lasakita-durations-slide'
  | '--lasakita-durations-slide-rest'
  | '--lasakita-durations-influencer-slide-rest'
  | '--lasakita-durations-count'
  | '--lasakita-durations-count-delay'
  | '--lasakita-durations-sweep'
  | '--lasakita-durations-toast'
  | '--lasakita-easings-standard'
  | '--lasakita-easings-enter'
  | '--lasakita-line-ground'
  | '--lasakita-line-ink';
