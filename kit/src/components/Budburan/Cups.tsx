import type { PictureAsset } from '../../domain/picture.ts';
import { styled } from '../../theme/styled.ts';

/** A counter as one camera sees it. Sizes and places are in percent of its picture. */
export interface CounterView {
  /** The counter with nothing coated. */
  bare: PictureAsset | undefined;
  /**
   * The layer that powder adds, gray and translucent, so that it takes any powder's tint: one cell for each serving, in the
   * same order. Without a tint, it shows the served food in its own colors.
   */
  cups: PictureAsset | undefined;
  /** How many stand side by side, and so cells in a row of the sheet. */
  columns: number;
  /** How many rows there are. */
  rows: number;
  /** Width and height of a cell. */
  size: readonly number[];
  /** The left and upper edge of each cell, from the back row on. */
  places: readonly (readonly number[])[];
}

export interface CupsProps {
  /** The counter, as it is seen. */
  view: CounterView;
  /** The powder's color. @default none: the sheet has its own colors */
  tint: string | undefined;
  /** Whether what stands on each place is coated. */
  coated: readonly boolean[];
  /** The place whose turn it is, if any. */
  next: number | undefined;
  /** What stands on it. */
  number: number;
  /** Called with the place that is pressed. @default nothing is pressed */
  onPress?: ((place: number) => void) | undefined;
}

/** Of more than these, each is small. */
const MANY = 24;

/** A sheet's one file; of several the largest but one is sharp enough for grains. */
const sheetOf = ({ base, widths }: PictureAsset) =>
  `url(${base}-${widths.at(-2) ?? widths[0]}.avif)`;

const Layer = styled('span', { shouldForwardProp: (prop) => prop !== 'view' && prop !== 'tint' })<
  Pick<CupsProps, 'view' | 'tint'>
>(({ theme, view: { cups, columns, rows, size, places }, tint }) => ({
  position: 'absolute',
  inset: 0,
  cursor: 'pointer',
  '& > span': { position: 'absolute', width: `${size[0]}%`, height: `${size[1]}%` },
  ...Object.fromEntries(
    places.map(([left, top], place) => [
      `& > :nth-of-type(${place + 1})`,
      {
        left: `${left}%`,
        top: `${top}%`,
        '--x': `${Math.round((1e4 * (place % columns)) / Math.max(columns - 1, 1)) / 100}%`,
        '--y': `${Math.round((1e4 * Math.floor(place / columns)) / Math.max(rows - 1, 1)) / 100}%`,
      },
    ]),
  ),
  '& i': {
    position: 'absolute',
    inset: 0,
    opacity: 0,
    visibility: 'hidden',
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
    backgroundPosition: 'var(--x) var(--y)',
    ...(cups && { backgroundImage: sheetOf(cups) }),
    ...(tint !== undefined && {
      backgroundColor: tint,
      backgroundBlendMode: 'multiply',
      // Lit and shaded as what lies below it is: as a plain color it would be flat.
      mixBlendMode: 'hard-light',
      maskSize: `${columns * 100}% ${rows * 100}%`,
      maskPosition: 'var(--x) var(--y)',
      ...(cups && { maskImage: sheetOf(cups) }),
    }),
    // The picture itself, which no theme of the system's colors anew.
    forcedColorAdjust: 'none',
    '@media (prefers-reduced-motion: no-preference)': {
      transform: 'translateY(-3%)',
      transition: `opacity ${theme.tokens.durations.control}ms, transform ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}, background-color ${theme.tokens.durations.menu}ms`,
    },
  },
  '& i[data-on]': { opacity: 1, visibility: 'visible', transform: 'none' },
  '& b': {
    position: 'absolute',
    left: '50%',
    top: '60%',
    zIndex: theme.tokens.layers.raised,
    display: 'grid',
    placeItems: 'center',
    width: '2.125em',
    height: '2.125em',
    translate: '-50% -50%',
    fontFamily: theme.tokens.fonts.display,
    fontSize: 'clamp(1.375rem, 0.8rem + 1.2vw, 2.25rem)',
    scale: places.length > MANY ? '0.6' : 'none',
    fontWeight: 400,
    lineHeight: 1,
    color: theme.tokens.ink.deep,
    backgroundColor: theme.tokens.surface.loud,
    border: `3px solid ${theme.tokens.edge.drawn}`,
    borderRadius: theme.tokens.radius.pill,
    boxShadow: theme.tokens.elevations.sticker,
  },
}));

/** What was added to the counter, one by one, and the number of the one whose turn it is. A drawing. */
export function Cups({ view, tint, coated, next, number, onPress }: CupsProps) {
  return (
    <Layer view={view} tint={tint} aria-hidden>
      {coated.map((isOn, place) => (
        // Places stay as they are; by keyboard the button does it.
        // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <span key={place} onClick={onPress && (() => onPress(place))}>
          <i data-coat="" data-on={isOn ? '' : undefined} />
          {place === next && <b>{number}</b>}
        </span>
      ))}
    </Layer>
  );
}
