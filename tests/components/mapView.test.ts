import { describe, expect, test } from 'vitest';
import places from 'virtual:dealer-places';
import dealers from '@content/dealers.json';
import {
  MAP_RATIO,
  namesWithRoom,
  nextInDirection,
  placeOnView,
  viewOfPlaces,
} from '@kit/components/DealerMap/mapView';
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
    expect(viewOfPlaces([[14.1, 120.9]]).height).toBeCloseTo(0.8);
    expect(viewOfPlaces([]).height).toBeGreaterThan(15);
  });
});

describe('names on the map', () => {
  const middle = { label: 'Cavite', x: 0.5, y: 0.5 };

  test('stand where they belong if there is room', () => {
    expect(namesWithRoom([middle])).toEqual([middle]);
  });

  test('give way to dots and to each other, and are left out where they cannot', () => {
    const dot = { x: 0.5, y: 0.5, radius: 8 };
    const [moved] = namesWithRoom([middle], [dot]);
    expect(Math.abs((moved?.y ?? 0) - 0.5) * 400).toBeGreaterThan(14);
    const both = namesWithRoom([middle, { ...middle, label: 'Laguna' }]);
    expect(both).toHaveLength(2);
    const crowd = Array.from({ length: 900 }, (_, index) => ({
      x: (index % 30) / 30,
      y: Math.floor(index / 30) / 30,
      radius: 8,
    }));
    expect(namesWithRoom([middle], crowd)).toEqual([]);
  });

  test('of all regions: none lies on a dot, and most find room', () => {
    const names = dealers.map(({ name }) => name);
    const towns = townsWithDealers(dealers, readDealerPlaces(places, names));
    const view = viewOfPlaces(towns.map(({ at }) => at));
    const dots = towns.map(({ at }) => ({ ...placeOnView(at, view), radius: 6 }));
    const regions = new Map(towns.map(({ region, at }) => [region, at]));
    const shown = namesWithRoom(
      [...regions].map(([label, at]) => ({ label, ...placeOnView(at, view) })),
      dots,
    );
    expect(shown.length).toBeGreaterThan(15);
    for (const { label, x, y } of shown) {
      const half = (label.length * 7.2 + 8) / 2;
      const covered = dots.filter(
        (dot) => Math.abs(dot.x - x) * 300 < half && Math.abs(dot.y - y) * 400 < 7,
      );
      expect({ label, covered }).toEqual({ label, covered: [] });
    }
  });
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
