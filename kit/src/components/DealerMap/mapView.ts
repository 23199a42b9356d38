/** What part of the country a map shows, and where on it things stand. */
import type { Place } from '../../domain/distance.ts';

/** The shape of the map: width to height. */
export const MAP_RATIO = 3 / 4;

/** A part of the map's plane: east and south grow, a unit is a degree of latitude. */
export interface MapView {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** In the middle of the islands a degree of longitude is so much of one of latitude. */
const LONGITUDE_SCALE = Math.cos((12.5 * Math.PI) / 180);

/** Where a place lies in the plane. */
const onPlane = ([latitude, longitude]: Place): readonly [number, number] => [
  longitude * LONGITUDE_SCALE,
  -latitude,
];

/** The islands from Batanes to Tawi-Tawi. */
const WHOLE_COUNTRY: readonly Place[] = [
  [21.2, 116.6],
  [4.5, 127],
];

/** What is nearer together is not enlarged any more, in degrees. */
const LEAST_HEIGHT = 0.8;
/** What stays free around the outermost places, of what they span. */
const MARGIN = 0.09;

/** The part that shows all of some places, in the shape of the map; without any the whole country. */
export const viewOfPlaces = (places: readonly Place[]): MapView => {
  const points = (places.length > 0 ? places : WHOLE_COUNTRY).map(onPlane);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 1 + 2 * MARGIN;
  const height = Math.max(((right - left) * room) / MAP_RATIO, (bottom - top) * room, LEAST_HEIGHT);
  const width = height * MAP_RATIO;
  return { left: (left + right - width) / 2, top: (top + bottom - height) / 2, width, height };
};

/** Where a place stands on what is shown, in parts of its width and height; 0 to 1 is within. */
export const placeOnView = (place: Place, { left, top, width, height }: MapView) => {
  const [x, y] = onPlane(place);
  return { x: (x - left) / width, y: (y - top) / height };
};

/** The coast as the path of a drawing, in the file's own units: `toPlane` turns it into the plane's. */
export const coastPath = (outline: readonly (readonly number[])[]): string =>
  outline.map(([x = 0, y = 0, ...steps]) => `M${x} ${y}l${steps.join(' ')}z`).join('');

/** Units to a degree in `src/data/outline.json`. */
const UNITS = 200;
export const toPlane = `scale(${LONGITUDE_SCALE / UNITS} ${-1 / UNITS})`;

/** Which of some points is the next one in a direction, as the arrow keys go; -1 where there is none. */
export const nextInDirection = (
  points: readonly { x: number; y: number }[],
  from: number,
  [right, down]: readonly [number, number],
): number => {
  const start = points[from];
  let next = -1;
  let least = Infinity;
  points.forEach(({ x, y }, index) => {
    if (!start || index === from) return;
    const [dx, dy] = [(x - start.x) * MAP_RATIO, y - start.y];
    const along = dx * right + dy * down;
    const aside = Math.abs(dx * down) + Math.abs(dy * right);
    // What lies more aside than ahead is reached by another key, unless nothing else is ahead.
    const cost = along + 2 * aside;
    if (along > 0 && cost < least) [next, least] = [index, cost];
  });
  return next;
};

/** A name on the map, as wide as it is on a narrow screen. */
export interface MapName {
  label: string;
  x: number;
  y: number;
}

/** Of a map of this width, in px, the names are measured: larger ones have more room. */
const NARROW_PX = 300;
const LETTER_PX = 7.2;
const LINE_PX = 24;
/** The letters themselves are lower than their line. */
const LETTERS_PX = 14;

/** A dot on the map, and its radius in px. */
export interface MapDot {
  x: number;
  y: number;
  radius: number;
}

/** How far from where it belongs a name may stand, in px: farther off it would be taken for another's. */
const REACH_PX = 56;
const STEP_PX = 8;

/** Where a name may stand, from where it belongs outward. */
const shifts = (() => {
  const steps = Array.from(
    { length: (2 * REACH_PX) / STEP_PX + 1 },
    (_, index) => index * STEP_PX - REACH_PX,
  );
  return steps
    .flatMap((right) => steps.map((down) => [right, down] as const))
    .filter(([right, down]) => Math.hypot(right, down) <= REACH_PX)
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));
})();

/**
 * Those of some names that find room beside each other and beside the dots, the first ones first, each moved as little as it
 * must be.
 */
export const namesWithRoom = <Name extends MapName>(
  names: readonly Name[],
  dots: readonly MapDot[] = [],
): Name[] => {
  const [width, height] = [NARROW_PX, NARROW_PX / MAP_RATIO];
  const points = dots.map(({ x, y, radius }) => ({ x: x * width, y: y * height, radius }));
  const taken: { name: Name; x: number; y: number; half: number }[] = [];
  for (const name of names) {
    const half = (name.label.length * LETTER_PX + 8) / 2;
    const place = shifts
      .map(([right, down]) => ({ x: name.x * width + right, y: name.y * height + down }))
      .find(
        ({ x, y }) =>
          x - half > 0 &&
          x + half < width &&
          y > LINE_PX / 2 &&
          y < height - LINE_PX / 2 &&
          taken.every(
            (other) => Math.abs(other.x - x) > half + other.half || Math.abs(other.y - y) > LINE_PX,
          ) &&
          points.every(
            (dot) =>
              Math.abs(dot.x - x) > half + dot.radius ||
              Math.abs(dot.y - y) > LETTERS_PX / 2 + dot.radius,
          ),
      );
    if (place) taken.push({ name, half, ...place });
  }
  return taken.map(({ name, x, y }) => ({ ...name, x: x / width, y: y / height }));
};
