import { useForkRef } from '@mui/material/utils';
import { useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import type { Place } from '../../domain/distance.ts';
import {
  coastPath,
  insetOf,
  isInArea,
  landOf,
  MAP_RATIO,
  namesWithRoom,
  nextInDirection,
  placeOnInset,
  placeOnView,
  toPlane,
  viewOfPlaces,
} from './mapView.ts';
import type { MapArea, MapDot, MapInset, MapPoint, MapView } from './mapView.ts';
import { useTextScale } from '../../hooks/useTextScale.ts';
import { styled } from '../../theme/styled.ts';

export type { Place } from '../../domain/distance.ts';
export type { MapArea } from './mapView.ts';

/** A town that has dealers. */
export interface DealerMapTown {
  /** What it is known by in the address. */
  slug: string;
  /** With its province: "Tagaytay, Cavite". */
  label: string;
  /** Where it lies. */
  at: Place;
  /** How many dealers it has. */
  count: number;
  /** The region that it belongs to, whose name leads to one of its towns. */
  region: string;
  /** Stands on its dot, such as the place of its dealers in the list beside the map: "1, 2". @default nothing */
  mark?: string | undefined;
}

/** The words of a map of dealers. */
export interface DealerMapLabels {
  /** Names the map. @default 'Map of dealers' */
  map: string;
  /** How many dealers a town has. @default '1 dealer', '12 dealers' */
  dealers: (count: number) => string;
  /** Said where there is no town. @default 'No dealer is here.' */
  empty: string;
}

const defaultLabels: DealerMapLabels = {
  map: 'Map of dealers',
  dealers: (count) => `${count} ${count === 1 ? 'dealer' : 'dealers'}`,
  empty: 'No dealer is here.',
};

export interface DealerMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The coast of the islands; without it the dots stand alone. @default none */
  outline?: readonly (readonly number[])[] | undefined;
  /** Every town that has a dealer now; `undefined` while that is not known. */
  towns: readonly DealerMapTown[] | undefined;
  /** The map zooms to these, and names towns, not regions, unless one is chosen. @default the places of `towns` */
  focus?: readonly Place[] | undefined;
  /** A crowded part of the country, from its south-west to its north-east, drawn larger in a free corner. @default none */
  enlarged?: { label: string; area: MapArea } | undefined;
  /** The slug of the town that is chosen. @default none */
  chosenTown?: string | undefined;
  /** The region that is chosen, as the towns name it. @default none */
  chosenRegion?: string | undefined;
  /** Where the visitor is, or the town near which they look. @default not shown */
  origin?: Place | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<DealerMapLabels> | undefined;
  /** Called with a town whose dot was pressed. */
  onTown: (town: DealerMapTown) => void;
  /** Called with a region whose name was pressed. */
  onRegion: (region: string) => void;
}

/** Around a dot, in px. */
const FINGER_ROOM = 8;

/** A dot's height and least width, in px, where it is marked. */
const MARK_SIZE = 32;

/** From this scale of text on, names take the room of what would be drawn larger. */
const LARGE_TEXT = 1.5;

const NO_TOWNS: readonly DealerMapTown[] = [];

const Root = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: String(MAP_RATIO),
  width: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  '--land': theme.tokens.map.land,
  // A cut out of the country: its coasts end where the view does, and the sea has a ground.
  '&[data-focused]': { backgroundColor: theme.tokens.surface.card },
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& path': {
    fill: 'var(--land)',
    stroke: theme.tokens.map.coast,
    strokeWidth: 1,
    strokeLinejoin: 'round',
    '@media (forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' },
  },
  '& .inset': {
    inset: 'auto',
    translate: '-50% -50%',
    height: 'auto',
    aspectRatio: '1',
    boxSizing: 'border-box',
    borderRadius: theme.tokens.radius.pill,
    border: '3px solid currentColor',
    backgroundColor: theme.palette.background.default,
  },
  '& .lines path': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 },
  '& .title': {
    position: 'absolute',
    translate: '-50% -100%',
    whiteSpace: 'nowrap',
    fontFamily: theme.tokens.fonts.display,
    fontSize: 'min(1.125rem, 5.4cqi)',
    lineHeight: 1.3,
  },
  '& .count': {
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    color: theme.tokens.map.dot,
  },
  '& button': {
    position: 'absolute',
    translate: '-50% -50%',
    margin: 0,
    padding: 0,
    font: 'inherit',
    cursor: 'pointer',
    '&:focus-visible': theme.tokens.focusRing,
  },
  // Larger than it looks, for a fingertip; the neighbors' dots lie above.
  '& .dot': {
    border: 0,
    background: 'none',
    borderRadius: theme.tokens.radius.pill,
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: FINGER_ROOM,
      boxSizing: 'border-box',
      borderRadius: 'inherit',
      border: `1.5px solid ${theme.tokens.surface.card}`,
      backgroundColor: theme.tokens.map.dot,
    },
    '&:hover, &[aria-pressed=true]': { zIndex: theme.tokens.layers.raised },
    '&:hover::before, &[aria-pressed=true]::before': { backgroundColor: theme.tokens.map.chosen },
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      '&::before': { borderColor: 'Canvas', backgroundColor: 'ButtonText' },
      '&[aria-pressed=true]::before': { backgroundColor: 'Highlight' },
    },
  },
  '& .dot[data-mark]::before': {
    content: 'attr(data-mark)',
    inset: '50% auto auto 50%',
    translate: '-50% -50%',
    minWidth: MARK_SIZE,
    padding: theme.spacing(0, 2),
    borderWidth: 2.5,
    fontFamily: theme.tokens.fonts.display,
    fontSize: '1rem',
    lineHeight: `${MARK_SIZE - 5}px`,
    whiteSpace: 'nowrap',
    color: theme.palette.common.white,
  },
  '& .name': {
    translate: '0 -50%',
    '&[data-left]': { translate: '-100% -50%' },
    padding: '2px 4px',
    border: 0,
    background: 'none',
    whiteSpace: 'nowrap',
    // Never wider than there is room for; at large text fewer of them are shown.
    fontSize: 'min(0.8125rem, calc(4.4cqi * var(--text-scale)))',
    fontWeight: 700,
    lineHeight: 1.3,
    color: theme.palette.text.primary,
    textShadow: `0 0 3px ${theme.tokens.surface.card}, 0 0 3px ${theme.tokens.surface.card}, 0 0 5px ${theme.tokens.surface.card}`,
    '&:hover, &[aria-pressed=true]': { textDecoration: 'underline', textDecorationThickness: 2 },
  },
  '& span.name': { position: 'absolute', pointerEvents: 'none' },
  '& .origin': {
    position: 'absolute',
    translate: '-50% -50%',
    width: 18,
    height: 18,
    borderRadius: theme.tokens.radius.pill,
    border: `4px solid ${theme.tokens.map.chosen}`,
    pointerEvents: 'none',
  },
}));

// On a ground of its own: wherever the view lies, a coast may run below it.
const Empty = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'absolute',
  insetInline: theme.spacing(4),
  top: '45%',
  width: 'fit-content',
  margin: '0 auto',
  padding: theme.spacing(2, 4),
  textAlign: 'center',
  borderRadius: theme.tokens.radius.medium,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
}));

/** The dot's width in px: twice as many dealers are twice the area. Larger where few towns are shown. */
const dotSize = ({ count, mark }: DealerMapTown, isFocused: boolean) =>
  mark === undefined
    ? Math.min(34, Math.round((isFocused ? 8 : 4) + 5 * Math.sqrt(count)))
    : MARK_SIZE - 10 + 10 * mark.length;

/** A place in the drawing of lines, which is 300 wide. */
const onLines = ({ x, y }: MapPoint) => `${(300 * x).toFixed(1)} ${(400 * y).toFixed(1)}`;

/** A ring where the part lies that is drawn larger, and a line from there to the inset. */
const ringPath = (inset: MapInset, { left, top, width, height }: MapView) => {
  const { view } = inset;
  const [x, y] = [
    (300 * (view.left + view.width / 2 - left)) / width,
    (400 * (view.top + view.height / 2 - top)) / height,
  ];
  const radius = Math.max(4, (150 * view.width) / width);
  const [dx, dy] = [300 * inset.x - x, 400 * inset.y - y];
  const far = Math.hypot(dx, dy);
  const along = (length: number) =>
    `${(x + (dx * length) / far).toFixed(1)} ${(y + (dy * length) / far).toFixed(1)}`;
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0M${along(radius)}L${along(far - 300 * inset.radius)}`;
};

const percent = (part: number) => `${(100 * part).toFixed(2)}%`;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

interface PlacedTown extends MapDot {
  town: DealerMapTown;
}

/** Each region with all its dealers, at the town that has most of them; those with most dealers first. */
const regionsOf = (dots: readonly PlacedTown[]) => {
  const regions = new Map<string, { largest: PlacedTown; count: number }>();
  for (const dot of dots) {
    const { region, count } = dot.town;
    const known = regions.get(region);
    const isLargest = !known || count > known.largest.town.count;
    if (region !== '')
      regions.set(region, {
        largest: isLargest ? dot : known.largest,
        count: (known?.count ?? 0) + count,
      });
  }
  return [...regions]
    .map(
      ([
        label,
        {
          largest: { x, y, radius },
          count,
        },
      ]) => ({ label, count, x, y, radius }),
    )
    .toSorted((one, other) => other.count - one.count);
};

/** Each town with the first part of its name, those that are marked first. */
const townNamesOf = (dots: readonly PlacedTown[]) =>
  dots
    .toSorted((one, other) => Number(!one.town.mark) - Number(!other.town.mark))
    .map(({ town, x, y, radius }) => ({
      label: town.label.split(',')[0] ?? '',
      x,
      y,
      radius,
    }));

/**
 * The islands with a dot for every town that has dealers, larger for more dealers, and the names of a few regions. Each name
 * stands at its town, or at the end of a line from there. A map that is enlarged (`focus`) names towns instead, as far as
 * there is room. Dots and regions are buttons with a roving tabindex: Tab reaches one of them, and the arrow keys go to its
 * neighbors.
 *
 * @do Show it beside a list that says the same, and filter that list.
 * @do Hand on the towns of what the list shows: the map is enlarged to them.
 * @do Name the part where the towns stand close (`enlarged`).
 * @dont Do not show it alone: a dot says less than a line of the list.
 * @instead For one address with streets around it: `MapEmbed`.
 * @keyboard Tab: Goes to one name or dot of the map, and on.
 * @keyboard Arrow keys: Go to the nearest name or dot in that direction.
 * @keyboard Enter, Space: Filter the list by it.
 * @roles A group of buttons; the outline is decoration.
 * @announcements Each dot and name says how many dealers it has; the list says the rest.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { DealerMap } from '@lasakita/ui/DealerMap';
 * import type { DealerMapTown } from '@lasakita/ui/DealerMap';
 *
 * const towns: DealerMapTown[] = [
 *   { slug: 'tagaytay', label: 'Tagaytay', at: [14.11, 120.96], count: 3, region: 'Cavite' },
 *   { slug: 'cebu-city', label: 'Cebu City', at: [10.32, 123.89], count: 12, region: 'Cebu' },
 *   { slug: 'davao-city', label: 'Davao City', at: [7.07, 125.61], count: 5, region: 'Davao' },
 * ];
 *
 * export default function Example() {
 *   const [town, setTown] = useState<DealerMapTown>();
 *   return (
 *     <>
 *       <DealerMap
 *         towns={towns}
 *         chosenTown={town?.slug}
 *         onTown={setTown}
 *         onRegion={(region) => setTown(towns.find((one) => one.region === region))}
 *       />
 *       <p>{town ? `${town.label}: ${town.count} dealers` : 'Choose a town.'}</p>
 *     </>
 *   );
 * }
 * ```
 */
export function DealerMap({
  outline,
  towns: knownTowns,
  focus,
  enlarged,
  chosenTown,
  chosenRegion,
  origin,
  labels: givenLabels,
  onTown,
  onRegion,
  ref,
  style,
  onKeyDown,
  ...rest
}: DealerMapProps) {
  const labels = mergeLabels(defaultLabels, givenLabels);
  const rootRef = useRef<HTMLDivElement>(null);
  const handleRef = useForkRef(rootRef, ref);
  const [stop, setStop] = useState('');
  const towns = knownTowns ?? NO_TOWNS;
  const coast = useMemo(() => outline && coastPath(outline), [outline]);
  const isFocused = focus !== undefined && focus.length > 0;
  // Where a region is chosen, its name takes the choice back.
  const namesTowns = isFocused && chosenRegion === undefined;
  const view = useMemo(
    () => viewOfPlaces(isFocused ? focus : towns.map(({ at }) => at)),
    [focus, isFocused, towns],
  );
  const textScale = useTextScale();
  // Large words leave no room for it.
  const area = textScale < LARGE_TEXT ? enlarged?.area : undefined;
  const inset = useMemo(
    () =>
      area &&
      insetOf(
        area,
        view,
        towns.map(({ at }) => at),
      ),
    [area, towns, view],
  );
  const { regions, townNames, dots } = useMemo(() => {
    const isShown = ({ x, y }: MapPoint) => x > 0 && x < 1 && y > 0 && y < 1;
    // The small ones above the large ones.
    const shown = towns
      .map((town) => ({
        town,
        radius: dotSize(town, isFocused) / 2,
        ...(inset && area && isInArea(town.at, area)
          ? placeOnInset(town.at, inset)
          : placeOnView(town.at, view)),
      }))
      .filter(isShown)
      .toSorted((one, other) => other.town.count - one.town.count);
    const room = { isLand: outline && landOf(outline, view), inset, textScale };
    return {
      dots: shown,
      regions: namesTowns ? [] : namesWithRoom(regionsOf(shown), shown, room),
      townNames: namesTowns ? namesWithRoom(townNamesOf(shown), shown, room) : [],
    };
  }, [area, inset, isFocused, namesTowns, outline, textScale, towns, view]);
  const enlargedCount = towns.reduce(
    (sum, { at, count }) => sum + (area && isInArea(at, area) ? count : 0),
    0,
  );
  const points = [...regions.map(({ end }) => end), ...dots];
  const keys = [...regions.map(({ name }) => name.label), ...dots.map(({ town }) => town.slug)];
  const current = Math.max(0, keys.indexOf(stop));
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const next = nextInDirection(points, current, direction);
    if (next >= 0) rootRef.current?.querySelectorAll('button')[next]?.focus();
  };
  const shared = (key: string, { x, y }: { x: number; y: number }) => ({
    type: 'button' as const,
    tabIndex: keys[current] === key ? 0 : -1,
    onFocus: () => setStop(key),
    style: { left: percent(x), top: percent(y) },
  });
  const visitor = origin && placeOnView(origin, view);
  return (
    // The buttons take the keys, which go from one to another.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <Root
      {...rest}
      ref={handleRef}
      style={{ ...style, '--text-scale': textScale } as CSSProperties}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for a form
      role="group"
      aria-label={labels.map}
      onKeyDown={handleKeyDown}
      data-focused={isFocused ? '' : undefined}
    >
      <svg
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        aria-hidden
        focusable="false"
      >
        {coast && <path d={coast} transform={toPlane} vectorEffect="non-scaling-stroke" />}
      </svg>
      {inset && (
        <>
          <svg
            className="inset"
            viewBox={`${inset.view.left} ${inset.view.top} ${inset.view.width} ${inset.view.height}`}
            aria-hidden
            focusable="false"
            style={{
              left: percent(inset.x),
              top: percent(inset.y),
              width: percent(2 * inset.radius),
            }}
          >
            {coast && <path d={coast} transform={toPlane} vectorEffect="non-scaling-stroke" />}
          </svg>
          <span
            className="title"
            style={{ left: percent(inset.x), top: percent(inset.y - inset.radius * MAP_RATIO) }}
          >
            <span>{enlarged?.label}</span> <span className="count">{enlargedCount}</span>
          </span>
        </>
      )}
      <svg className="lines" viewBox="0 0 300 400" aria-hidden focusable="false">
        {inset && <path d={ringPath(inset, view)} vectorEffect="non-scaling-stroke" />}
        {[...regions, ...townNames].map(
          ({ name, end, hasLeader }) =>
            hasLeader && (
              <path
                key={`${name.x} ${name.y}`}
                d={`M${onLines(name)}L${onLines(end)}`}
                vectorEffect="non-scaling-stroke"
              />
            ),
        )}
      </svg>
      {knownTowns?.length === 0 && <Empty>{labels.empty}</Empty>}
      {/* Its dot says it. */}
      {townNames.map(({ name, end, isLeft }) => (
        <span
          key={`${name.x} ${name.y}`}
          className="name"
          data-left={isLeft ? '' : undefined}
          aria-hidden
          style={{ left: percent(end.x), top: percent(end.y) }}
        >
          {name.label}
        </span>
      ))}
      {regions.map(({ name, end, isLeft }) => (
        <button
          key={name.label}
          className="name"
          data-left={isLeft ? '' : undefined}
          aria-label={`${name.label} ${labels.dealers(name.count)}`}
          aria-pressed={name.label === chosenRegion}
          onClick={() => onRegion(name.label)}
          {...shared(name.label, end)}
        >
          {name.label} <span className="count">{name.count}</span>
        </button>
      ))}
      {visitor && (
        <span className="origin" style={{ left: percent(visitor.x), top: percent(visitor.y) }} />
      )}
      {dots.map((dot) => {
        const { style, ...others } = shared(dot.town.slug, dot);
        const size = 2 * (dot.radius + FINGER_ROOM);
        return (
          <button
            key={dot.town.slug}
            className="dot"
            title={dot.town.label}
            data-mark={dot.town.mark}
            aria-label={[dot.town.mark, `${dot.town.label}: ${labels.dealers(dot.town.count)}`]
              .filter((said) => said !== undefined)
              .join('. ')}
            aria-pressed={dot.town.slug === chosenTown}
            onClick={() => onTown(dot.town)}
            {...others}
            style={{ ...style, width: size, height: size }}
          />
        );
      })}
    </Root>
  );
}
