/** The islands' coast from the world's countries, with as few points as a map of the whole country needs. */

type Point = readonly [number, number];

/** What is read of a TopoJSON file: borders as arcs, each point as its distance from the one before. */
export interface Topology {
  transform: { scale: Point; translate: Point };
  arcs: [number, number][][];
  objects: {
    countries: {
      geometries: {
        type: string;
        arcs: number[][][] | number[][];
        properties: { name: string };
      }[];
    };
  };
}

/** What may be left out of the coast, in degrees: less than a kilometer. */
const TOLERANCE = 0.008;
/** Islands smaller than this, in degrees across, are no more than a speck. */
const SPECK = 0.04;
/** Whole numbers are shorter: this many to a degree. */
const UNIT = 200;

const distanceFromLine = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) => {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / length;
  const at = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x1 - at * dx, y - y1 - at * dy);
};

/** Douglas and Peucker: keeps the points without which the line would go wrong by more than the tolerance. */
const simplified = (line: readonly Point[]): Point[] => {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let worst = 0;
  line.forEach((point, index) => {
    const distance = distanceFromLine(point, first, last);
    if (distance > worst) [worst, farthest] = [distance, index];
  });
  if (worst <= TOLERANCE) return [first, last];
  return [
    ...simplified(line.slice(0, farthest + 1)).slice(0, -1),
    ...simplified(line.slice(farthest)),
  ];
};

/** The coast of each island as one run of whole numbers: where it begins, then the step to each next point. */
export const outlineOf = ({ transform, arcs, objects }: Topology): number[][] => {
  const { scale, translate } = transform;
  const arcAt = (index: number): Point[] => {
    let [x, y] = [0, 0];
    const points = (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
    return index < 0 ? points.toReversed() : points;
  };
  const country = objects.countries.geometries.find(
    ({ properties }) => properties.name === 'Philippines',
  );
  const islands = (country?.arcs ?? []) as number[][][];
  return islands
    .map(([coast = []]) => coast.flatMap((index) => arcAt(index)))
    .filter((coast) => {
      const [xs, ys] = [coast.map(([x]) => x), coast.map(([, y]) => y)];
      const size = (values: number[]) => Math.max(...values) - Math.min(...values);
      return Math.max(size(xs), size(ys)) >= SPECK;
    })
    .map((coast) => {
      // A ring has no ends: it is cut at its two most distant points.
      const half = Math.floor(coast.length / 2);
      const ring = [
        ...simplified(coast.slice(0, half + 1)).slice(0, -1),
        ...simplified(coast.slice(half)),
      ];
      let [before, above] = [0, 0];
      return ring.slice(0, -1).flatMap(([x, y]) => {
        const [right, down] = [Math.round(x * UNIT), Math.round(y * UNIT)];
        const step = [right - before, down - above];
        [before, above] = [right, down];
        return step;
      });
    })
    .toSorted((one, other) => other.length - one.length);
};
