import { counterBoard, counterState, halfOf } from '@lasakita/ui/domain/counter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const coatedOf = (places: number, count: number, done: number) =>
  counterState(places, count, done).coated.filter(Boolean).length;

describe('a counter', () => {
  test('is coated from its first place on, as far as the pouch reaches', () => {
    expect(counterState(3, 3, 0)).toEqual({ coated: [false, false, false], next: 0, served: 0 });
    expect(counterState(3, 3, 2)).toEqual({ coated: [true, true, false], next: 2, served: 0 });
    expect(counterState(3, 3, 3)).toEqual({
      coated: [true, true, true],
      next: undefined,
      served: 0,
    });
  });

  test('of a pouch that makes more hands over as many as are still to come, once all are coated', () => {
    expect(coatedOf(18, 22, 17)).toBe(17);
    expect(counterState(18, 22, 18)).toMatchObject({ next: 0, served: 4 });
    expect(coatedOf(18, 22, 18)).toBe(14);
    expect(counterState(18, 22, 20)).toMatchObject({ next: 2, served: 4 });
    expect(counterState(18, 22, 22)).toMatchObject({ next: undefined, served: 4 });
    expect(coatedOf(18, 22, 22)).toBe(18);
  });

  test('shows or has handed over exactly as many as are coated, and ends full', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 100 }),
        fc.nat(),
        (places, more, step) => {
          const count = places + more;
          const done = step % (count + 1);
          const { coated, next, served } = counterState(places, count, done);
          const here = coated.filter(Boolean).length;
          expect(here + served).toBe(done);
          expect(next === undefined).toBe(done === count);
          expect(next === undefined ? here === places : !coated[next]).toBe(true);
        },
      ),
    );
  });

  test('begins with half of what the pouch makes', () => {
    expect([18, 22, 9].map(halfOf)).toEqual([9, 11, 4]);
  });
});

test('the board takes the pouch and what else they cost from the sale, to the centavo', () => {
  expect(counterBoard(9, 25, 65)).toEqual({ sale: 225, costs: 0, leftBefore: 160, left: 160 });
  expect(counterBoard(0, 25, 65, 13)).toEqual({ sale: 0, costs: 0, leftBefore: -65, left: -65 });
  expect(counterBoard(9, 25, 65, 13)).toEqual({ sale: 225, costs: 117, leftBefore: 160, left: 43 });
  expect(counterBoard(3, 0.3, 0.3, 0.1)).toEqual({
    sale: 0.9,
    costs: 0.3,
    leftBefore: 0.6,
    left: 0.3,
  });
});
