/**
 * The primitives of the look, named after what is in the pantry, and their roles. Every color, size and time of the site
 * comes from here, through the theme; nothing outside `kit/src/theme/` states a raw value. Their source is `tokens/`, from
 * which `npm run tokens` makes `generated/`; this file combines them.
 */
import { action, bands, edge, elevations, focus, ink, surface } from './generated/tokens.ts';

export * from './generated/tokens.ts';

/** Secondary text, in full ink for those who ask for more contrast. A CSS value: code cannot calculate with it. */
export const quietInk = `var(--quiet-ink, ${ink.quiet})`;

/** A line between parts and around cards, in full ink for those who ask for more contrast. As a style sheet reads it. */
export const line = `var(--line, ${edge.quiet})`;

/** The ring's color on dark grounds: what lays one sets `--focus-ring` to it, and a light ground within it back to `ube`. */
export const focusOnDark = focus.onDark;

/**
 * The mark of the keyboard's focus: a line, and a light ring between it and the control. The line is violet, or what the
 * ground below sets `--focus-ring` to, so that it stands out at least 3:1 everywhere.
 */
export const focusRing = {
  outline: `3px solid var(--focus-ring, ${focus.onLight})`,
  outlineOffset: 3,
  boxShadow: `0 0 0 3px ${focus.halo}`,
} as const;

/** The same over pictures, which may have any color: the line of dark grounds, on a dark plate of its own. */
export const focusRingOnPicture = {
  ...focusRing,
  '--focus-ring': focusOnDark,
  boxShadow: `0 0 0 8px ${focus.plate}`,
} as const;

/** A plate with a hard edge, as if stuck on: a form, a toast, a sign. */
export const sticker = {
  color: ink.main,
  backgroundColor: surface.card,
  border: `2px solid ${edge.strong}`,
  boxShadow: elevations.sticker,
} as const;

/** The hard foot of what can be pressed, which gives way. */
export const pressed = {
  boxShadow: elevations.sticker,
  '&:active': { transform: 'translateY(3px)', boxShadow: elevations.stickerPressed },
} as const;

/** A yellow sticker that gives way when it is pressed: the button of that name, and those that bear a sign alone. */
export const keycap = {
  ...sticker,
  color: action.sticker.ink,
  backgroundColor: action.sticker.ground,
  '&:hover': { backgroundColor: action.sticker.hover },
  '&:active': pressed['&:active'],
} as const;

/** What is chosen among others, such as the page that is open: dark, with light words. */
export const inverse = { backgroundColor: ink.main, color: ink.inverse } as const;

/**
 * The colors of a band of this tone for everything on it. `--loud` is the color of its largest numbers, `--floor` the top of
 * a shelf in it.
 */
export const onBand = (tone: keyof typeof bands) => {
  const { ground, ink: words, focus: ring, loud, floor } = bands[tone];
  return {
    '--focus-ring': ring,
    '--loud': loud,
    '--floor': floor,
    backgroundColor: ground,
    color: words,
  };
};
