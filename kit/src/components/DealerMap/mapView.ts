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
const LEAST_HEIGHT = 0.6;
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

/**
 * The coast as an SVG path in the file's own units; `toPlane` scales it to the plane. Its corners are round, because an
 * enlarged island would be a polygon otherwise: each curve goes from the middle of one line to the middle of the next.
 */
export const coastPath = (outline: readonly (readonly number[])[]): string =>
  outline
    .map(([x = 0, y = 0, ...rest]) => {
      const sum = (from: number) =>
        rest.reduce((before, step, index) => before + (index % 2 === from ? step : 0), 0);
      const steps = [...rest, -sum(0), -sum(1)];
      const half = (index: number) => (steps[index % steps.length] ?? 0) / 2;
      let path = `M${x + half(0)} ${y + half(1)}`;
      for (let at = 0; at < steps.length; at += 2) {
        const [right, down] = [half(at), half(at + 1)];
        path += `q${right} ${down} ${right + half(at + 2)} ${down + half(at + 3)}`;
      }
      return `${path}z`;
    })
    .join('');

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

/** A place on the map, in parts of its width and height. */
export interface MapPoint {
  x: number;
  y: number;
}

/** A round part of the map in one of its corners, where a crowded part of the country is drawn larger. */
export interface MapInset extends MapPoint {
  /** In parts of the map's width. */
  radius: number;
  view: MapView;
}

/** Two corners of a part of the country: south-west and north-east. */
export type MapArea = readonly [Place, Place];

export const isInArea = ([latitude, longitude]: Place, [[south, west], [north, east]]: MapArea) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/** Names and dots are measured on a map of this width, in px: larger ones have more room. */
const NARROW_PX = 300;
const HEIGHT_PX = NARROW_PX / MAP_RATIO;
const LETTER_PX = 7.4;
const LINE_PX = 22;

const INSET_RADIUS = 0.185;
const INSET_MARGIN_PX = 6;
/** What takes more of the map than this is large enough as it is. */
const SMALL_PART = 0.12;

/** Puts the inset of a crowded area into the first free corner; none if the area is large enough, or no corner is free. */
export const insetOf = (
  area: MapArea,
  view: MapView,
  places: readonly Place[],
): MapInset | undefined => {
  const inside = places.filter((place) => isInArea(place, area)).map(onPlane);
  if (inside.length < 3) return undefined;
  const [xs, ys] = [inside.map(([x]) => x), inside.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top) * 1.35;
  if (size / view.height > SMALL_PART) return undefined;
  const others = places
    .filter((place) => !isInArea(place, area))
    .map((place) => placeOnView(place, view));
  const radius = INSET_RADIUS * NARROW_PX;
  const [aside, down] = [
    (radius + INSET_MARGIN_PX) / NARROW_PX,
    (radius + INSET_MARGIN_PX + LINE_PX) / HEIGHT_PX,
  ];
  const corner = (
    [
      [1 - aside, down],
      [aside, down],
      [1 - aside, 1 - down],
      [aside, 1 - down],
    ] as const
  ).find(([x, y]) =>
    others.every(
      (other) =>
        Math.hypot((other.x - x) * NARROW_PX, (other.y - y) * HEIGHT_PX) >
        radius + 2 * INSET_MARGIN_PX,
    ),
  );
  return (
    corner && {
      x: corner[0],
      y: corner[1],
      radius: INSET_RADIUS,
      view: {
        left: (left + right - size) / 2,
        top: (top + bottom - size) / 2,
        width: size,
        height: size,
      },
    }
  );
};

/** Where a place stands in the inset. */
export const placeOnInset = (place: Place, { x, y, radius, view }: MapInset): MapPoint => {
  const within = placeOnView(place, view);
  return {
    x: x + (within.x - 0.5) * 2 * radius,
    y: y + (within.y - 0.5) * 2 * radius * MAP_RATIO,
  };
};

const CELL_PX = 4;

/** Tells of a point of the map, in px of a narrow one, whether land lies there. */
export const landOf = (outline: readonly (readonly number[])[], view: MapView) => {
  const [columns, rows] = [NARROW_PX / CELL_PX, HEIGHT_PX / CELL_PX];
  // Where the coast crosses the middle of each row of cells.
  const crossings: number[][] = Array.from({ length: rows }, () => []);
  const column = (x: number) =>
    (((x * LONGITUDE_SCALE) / UNITS - view.left) / view.width) * columns - 0.5;
  const row = (y: number) => ((-y / UNITS - view.top) / view.height) * rows - 0.5;
  for (const ring of outline) {
    const [startX = 0, startY = 0] = ring;
    let [x, y] = [startX, startY];
    for (let at = 2; at <= ring.length; at += 2) {
      const [nextX, nextY] =
        at < ring.length ? [x + (ring[at] ?? 0), y + (ring[at + 1] ?? 0)] : [startX, startY];
      const [from, to] = [row(y), row(nextY)];
      const last = Math.min(rows - 1, Math.floor(Math.max(from, to)));
      for (let line = Math.max(0, Math.ceil(Math.min(from, to))); line <= last; line += 1) {
        if (line === Math.max(from, to)) continue;
        const part = (line - from) / (to - from);
        crossings[line]?.push(column(x) + part * (column(nextX) - column(x)));
      }
      [x, y] = [nextX, nextY];
    }
  }
  return (x: number, y: number): boolean => {
    const before = (crossings[Math.floor(y / CELL_PX)] ?? []).filter(
      (crossing) => crossing < x / CELL_PX - 0.5,
    );
    return before.length % 2 === 1;
  };
};

/** A name that belongs to a dot of the map. */
export interface MapName extends MapPoint {
  label: string;
  /** Stands behind the name. @default nothing */
  count?: number | undefined;
  /** The dot's, in px. */
  radius: number;
}

/** A dot on the map, and its radius in px. */
export interface MapDot extends MapPoint {
  radius: number;
}

/** A name that has found room: it begins, or ends, where its leader from the dot does. */
export interface PlacedName<Name extends MapName> {
  name: Name;
  end: MapPoint;
  /** Whether it stands at the left of its leader's end. */
  isLeft: boolean;
  /** Whether it is so far from its dot that a line has to lead there. */
  hasLeader: boolean;
}

/** How far from its dot a name may stand, in px. */
const REACH_PX = 64;
const STEP_PX = 6;
const DIRECTIONS = 16;
/** Nearer to its dot it needs no line. */
const BESIDE_PX = 8;
/** So far apart are the dots that are named. */
const APART_PX = 26;
const MOST_NAMES = 13;
/** A name that would lie worse than this is left to the list. */
const WORST = 95;

type Point = readonly [number, number];
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const farFromBox = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const farFromLine = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point) => {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const part = ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1);
  const at = Math.min(1, Math.max(0, part));
  return Math.hypot(fromX + at * dx - x, fromY + at * dy - y);
};

/** Some points of a line. */
const alongLine = ([fromX, fromY]: Point, [toX, toY]: Point): Point[] =>
  [0.2, 0.35, 0.5, 0.65, 0.8, 1].map((part) => [
    fromX + part * (toX - fromX),
    fromY + part * (toY - fromY),
  ]);

const turns = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) > (by - ay) * (cx - ax);

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  turns(a, c, d) !== turns(b, c, d) && turns(a, b, c) !== turns(a, b, d);

/**
 * The few names that find room at sea, or at least clear of dots and each other; earlier names come first. Each stands next
 * to its dot, or at the end of a short line from it.
 */
export const namesWithRoom = <Name extends MapName>(
  names: readonly Name[],
  dots: readonly MapDot[] = [],
  {
    isLand,
    inset,
    textScale = 1,
  }: {
    isLand?: ((x: number, y: number) => boolean) | undefined;
    inset?: MapInset | undefined;
    textScale?: number;
  } = {},
): PlacedName<Name>[] => {
  const inPx = ({ x, y }: MapPoint): Point => [x * NARROW_PX, y * HEIGHT_PX];
  const points = dots.map((dot) => ({ at: inPx(dot), radius: dot.radius }));
  const circle = inset && { at: inPx(inset), radius: inset.radius * NARROW_PX };
  const halfLine = (LINE_PX * textScale) / 2;
  const taken: { placed: PlacedName<Name>; from: Point; to: Point; box: Box }[] = [];

  /** How bad it is there; `Infinity` where it cannot stand. */
  const costOf = (from: Point, to: Point, box: Box, length: number) => {
    if (box.left < 2 || box.right > NARROW_PX - 2 || box.top < 2 || box.bottom > HEIGHT_PX - 2)
      return Infinity;
    if (points.some(({ at, radius }) => farFromBox(at, box) < radius)) return Infinity;
    // The circle with the line of its own name above it.
    if (circle) {
      const [x, y] = circle.at;
      const title = { left: x - circle.radius, right: x + circle.radius, top: 0, bottom: y };
      if (farFromBox(circle.at, box) < circle.radius + 3) return Infinity;
      if (box.right > title.left && box.left < title.right && box.top < y - circle.radius)
        return Infinity;
      // Nor does a line strike that name.
      const struck = { ...title, top: y - circle.radius - LINE_PX, bottom: y - circle.radius };
      if (alongLine(from, to).some((point) => farFromBox(point, struck) < 2)) return Infinity;
    }
    const isInWay = taken.some(
      (other) =>
        (box.left < other.box.right + 3 &&
          box.right > other.box.left - 3 &&
          box.top < other.box.bottom &&
          box.bottom > other.box.top) ||
        crosses(from, to, other.from, other.to) ||
        farFromBox([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], other.box) < 2 ||
        alongLine(other.from, other.to).some((point) => farFromBox(point, box) < 2),
    );
    if (isInWay) return Infinity;
    let land = 0;
    for (let x = box.left; isLand && x <= box.right; x += CELL_PX) {
      for (let y = box.top + CELL_PX; y < box.bottom; y += CELL_PX) land += isLand(x, y) ? 1 : 0;
    }
    const brushed = points.filter(
      ({ at, radius }) =>
        Math.hypot(at[0] - from[0], at[1] - from[1]) > 1 && farFromLine(at, from, to) < radius,
    );
    return length + 1.2 * land + 9 * brushed.length;
  };

  for (const name of names) {
    if (taken.length >= MOST_NAMES) break;
    const from = inPx(name);
    if (
      taken.some((other) => Math.hypot(other.from[0] - from[0], other.from[1] - from[1]) < APART_PX)
    )
      continue;
    const letters = `${name.label} ${name.count ?? ''}`.trim().length;
    const width = letters * LETTER_PX * textScale + 6;
    let best: (typeof taken)[number] | undefined;
    let least = WORST;
    // Out of the circle it is a way of its own.
    const isInCircle =
      circle && Math.hypot(circle.at[0] - from[0], circle.at[1] - from[1]) < circle.radius;
    const further = isInCircle ? circle.radius : 0;
    for (let away = 3; away <= REACH_PX + further; away += STEP_PX) {
      for (let turn = 0; turn < DIRECTIONS; turn += 1) {
        const angle = (2 * Math.PI * turn) / DIRECTIONS;
        const length = name.radius + away;
        const to: Point = [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)];
        const isLeft = Math.cos(angle) < -0.01;
        const [left, right] = isLeft ? [to[0] - width, to[0]] : [to[0], to[0] + width];
        const box = { left, right, top: to[1] - halfLine, bottom: to[1] + halfLine };
        // Straight above and below its dot a name would hang aside.
        const cost = costOf(from, to, box, away - further + 10 * Math.abs(Math.sin(angle)));
        if (cost >= least) continue;
        least = cost;
        best = {
          placed: {
            name,
            end: { x: to[0] / NARROW_PX, y: to[1] / HEIGHT_PX },
            isLeft,
            hasLeader: away > BESIDE_PX,
          },
          from,
          to,
          box,
        };
      }
    }
    if (best) taken.push(best);
  }
  return taken.map(({ placed }) => placed);
};
