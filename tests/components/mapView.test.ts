import { describe, expect, test } from 'vitest';
import places from 'virtual:dealer-places';
import dealers from '@content/dealers.json';
import {
  MAP_RATIO,
  coastPath,
  insetOf,
  isInArea,
  landOf,
  namesWithRoom,
  nextInDirection,
  placeOnInset,
  placeOnView,
  viewOfPlaces,
} from '@kit/components/DealerMap/mapView';
import outline from '@/data/outline.json';
import { readDealerPlaces } from '@/domain/dealerPlaces';
import { townsWithDealers } from '@/domain/near';

describe('the part of the country that is shown', () => {
  test('holds all its places, in the shape of the map', () => {
    const towns = [
      [14.1, 120.9],
      [10.3, 123.9],
      [7.1, 125.6],
    ] as const;
    const view = viewOfPlaces(towns);
    expect(view.width / view.height).toBeCloseTo(MAP_RATIO);
    for (const town of towns) {
      const { x, y } = placeOnView(town, view);
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
    }
  });

  test('is never nearer than a province, and the whole country without a place', () => {
    expect(viewOfPlaces([[14.1, 120.9]]).height).toBeCloseTo(0.6);
    expect(viewOfPlaces([]).height).toBeGreaterThan(15);
  });
});

test('the coast goes round its corners, by the middles of its lines', () => {
  // A square of 4 by 4 units, its last side left out.
  expect(coastPath([[10, 20, 4, 0, 0, 4, -4, 0]])).toBe(
    'M12 20q2 0 2 2q0 2 -2 2q-2 0 -2 -2q0 -2 2 -2z',
  );
});

const dealersTowns = () =>
  townsWithDealers(
    dealers,
    readDealerPlaces(
      places,
      dealers.map(({ name }) => name),
    ),
  );
const METRO_MANILA = [
  [14.47, 120.93],
  [14.79, 121.13],
] as const;

describe('names on the map', () => {
  const cavite = { label: 'Cavite', x: 0.5, y: 0.5, radius: 6 };
  /** How wide a name is, at a map of 300 px. */
  const boxOf = ({ name, end, isLeft }: ReturnType<typeof namesWithRoom>[number]) => {
    const width = `${name.label} ${name.count ?? ''}`.trim().length * 7.4;
    const [x, y] = [end.x * 300, end.y * 400];
    return {
      left: isLeft ? x - width : x,
      right: isLeft ? x : x + width,
      top: y - 7,
      bottom: y + 7,
    };
  };

  test('stand right beside their dots if there is room, without a line', () => {
    const [placed] = namesWithRoom([cavite], [cavite]);
    expect(placed?.hasLeader).toBe(false);
    expect(Math.abs((placed?.end.x ?? 0) - 0.5) * 300).toBeLessThan(12);
    expect(placed?.end.y).toBeCloseTo(0.5);
  });

  test('go to where it is free, and are left out where nothing is', () => {
    const beside = [-1, 1].map((side) => ({ x: 0.5 + side * 0.06, y: 0.5, radius: 8 }));
    const [moved] = namesWithRoom([cavite], [cavite, ...beside]);
    expect(moved?.hasLeader).toBe(true);
    const other = { ...cavite, label: 'Laguna', y: 0.6 };
    expect(namesWithRoom([cavite, other], [cavite, other])).toHaveLength(2);
    const crowd = Array.from({ length: 900 }, (_, index) => ({
      x: (index % 30) / 30,
      y: Math.floor(index / 30) / 30,
      radius: 8,
    }));
    expect(namesWithRoom([cavite], crowd)).toEqual([]);
  });

  test('would rather stand at sea', () => {
    const isLand = (x: number) => x > 150;
    const [placed] = namesWithRoom([cavite], [cavite], { isLand });
    expect(placed?.isLeft).toBe(true);
  });

  test('strike with no line what stands over the circle: its own name', () => {
    const inset = { x: 0.79, y: 0.21, radius: 0.185, view: viewOfPlaces([]) };
    // At sea above it all, where the shortest way would lead.
    const isLand = (_x: number, y: number) => y > 30;
    const [placed] = namesWithRoom([{ ...cavite, x: 0.75, y: 0.15 }], [], { isLand, inset });
    if (!placed) throw new Error('It finds no room');
    const [middle, top] = [inset.x * 300, inset.y * 400 - inset.radius * 300];
    const struck = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].filter((part) => {
      const x = (0.75 + part * (placed.end.x - 0.75)) * 300;
      const y = (0.15 + part * (placed.end.y - 0.15)) * 400;
      return Math.abs(x - middle) < 50 && y > top - 20 && y < top;
    });
    expect(struck).toEqual([]);
  });

  test('of all regions: each is, or leads, to a town of its own, and none lies on a dot or another', () => {
    const towns = dealersTowns();
    const view = viewOfPlaces(towns.map(({ at }) => at));
    const inset = insetOf(
      METRO_MANILA,
      view,
      towns.map(({ at }) => at),
    );
    const dots = towns.map((town) => ({
      town,
      radius: 5,
      ...(inset && isInArea(town.at, METRO_MANILA)
        ? placeOnInset(town.at, inset)
        : placeOnView(town.at, view)),
    }));
    const regions = new Map(dots.map(({ town, x, y }) => [town.region, { x, y }]));
    const placed = namesWithRoom(
      [...regions].map(([label, at]) => ({ label, radius: 5, ...at })),
      dots,
      { isLand: landOf(outline, view), inset },
    );
    expect(placed.length).toBeGreaterThan(7);
    for (const one of placed) {
      const { name, end } = one;
      const isOfRegion = dots.some(
        ({ town, x, y }) => town.region === name.label && x === name.x && y === name.y,
      );
      expect({ name: name.label, isOfRegion }).toEqual({ name: name.label, isOfRegion: true });
      // A line is no longer than it takes to get out of the crowd, or out of the circle.
      const length = Math.hypot((end.x - name.x) * 300, (end.y - name.y) * 400);
      expect(length).toBeLessThan(inset && name.x > 0.6 && name.y < 0.4 ? 135 : 75);
      const box = boxOf(one);
      const covered = dots.filter(
        ({ x, y }) =>
          x * 300 > box.left && x * 300 < box.right && y * 400 > box.top && y * 400 < box.bottom,
      );
      expect({ name: name.label, covered }).toEqual({ name: name.label, covered: [] });
      for (const other of placed.filter((another) => another !== one).map(boxOf)) {
        const isApart =
          other.left > box.right ||
          other.right < box.left ||
          other.top > box.bottom ||
          other.bottom < box.top;
        expect(isApart).toBe(true);
      }
    }
  });
});

describe('the part that is drawn larger', () => {
  const at = () => dealersTowns().map((town) => town.at);

  test('stands in a corner without dots, and holds those of its part', () => {
    const view = viewOfPlaces(at());
    const inset = insetOf(METRO_MANILA, view, at());
    if (!inset) throw new Error('There is no inset');
    const farFromMiddle = ({ x, y }: { x: number; y: number }) =>
      Math.hypot((x - inset.x) * 300, (y - inset.y) * 400) / (inset.radius * 300);
    const [inside, outside] = [true, false].map((isInside) =>
      at().filter((place) => isInArea(place, METRO_MANILA) === isInside),
    );
    expect(inside?.length).toBeGreaterThan(10);
    for (const place of inside ?? []) {
      expect(farFromMiddle(placeOnInset(place, inset))).toBeLessThan(1);
    }
    for (const place of outside ?? []) {
      expect(farFromMiddle(placeOnView(place, view))).toBeGreaterThan(1);
    }
  });

  test('is not there where the map is large enough for it, or has nothing of it', () => {
    const near = at().filter((place) => isInArea(place, METRO_MANILA));
    expect(insetOf(METRO_MANILA, viewOfPlaces(near), near)).toBeUndefined();
    const far = at().filter(([latitude]) => latitude < 12);
    expect(insetOf(METRO_MANILA, viewOfPlaces(far), far)).toBeUndefined();
  });
});

test('land is land, and the sea is sea', () => {
  const view = viewOfPlaces([]);
  const isLand = landOf(outline, view);
  const isLandAt = (latitude: number, longitude: number) => {
    const { x, y } = placeOnView([latitude, longitude], view);
    return isLand(x * 300, y * 400);
  };
  expect(isLandAt(16.5, 121.2)).toBe(true);
  expect(isLandAt(7.8, 125)).toBe(true);
  expect(isLandAt(13, 118.5)).toBe(false);
  expect(isLandAt(15, 125)).toBe(false);
});

test('the arrow keys go to what lies ahead, rather than aside', () => {
  const points = [
    { x: 0.5, y: 0.5 },
    { x: 0.7, y: 0.5 },
    { x: 0.55, y: 0.2 },
    { x: 0.52, y: 0.9 },
  ];
  expect(nextInDirection(points, 0, [1, 0])).toBe(1);
  expect(nextInDirection(points, 0, [0, -1])).toBe(2);
  expect(nextInDirection(points, 0, [0, 1])).toBe(3);
  expect(nextInDirection(points, 0, [-1, 0])).toBe(-1);
});
