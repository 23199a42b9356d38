import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FEWEST_SERVINGS,
  MOST_SERVINGS,
  readServings,
  servingsAfter,
} from '@lasakita/ui/domain/recipeServings';

const servings = fc.integer({ min: FEWEST_SERVINGS, max: MOST_SERVINGS });

test('less and more undo each other, wherever one stands', () => {
  fc.assert(
    fc.property(servings, servings, (wanted, written) => {
      const more = servingsAfter('more', wanted, written);
      const less = servingsAfter('less', wanted, written);
      // Where a press leads nowhere there is nothing to undo.
      expect(more && servingsAfter('less', more, written)).toBe(more && wanted);
      expect(less && servingsAfter('more', less, written)).toBe(less && wanted);
    }),
  );
});

test('no press leads out of what can be cooked, and one of both buttons always leads on', () => {
  fc.assert(
    fc.property(servings, servings, (wanted, written) => {
      const reached = [
        servingsAfter('more', wanted, written),
        servingsAfter('less', wanted, written),
      ];
      expect(reached.some((next) => next !== undefined)).toBe(true);
      const out = reached.filter((next = wanted) => next < FEWEST_SERVINGS || next > MOST_SERVINGS);
      expect(out).toEqual([]);
    }),
  );
});

test('thirty hotcakes become 20, 50 and 100 by presses alone', () => {
  for (const wanted of [20, 50, 100]) {
    let now: number | undefined = 30;
    while (now !== undefined && now !== wanted)
      now = servingsAfter(wanted < 30 ? 'less' : 'more', now, 30);
    expect(now).toBe(wanted);
  }
});

test.each([
  ['50', 50],
  [' 1,000 ', 1000],
  ['５０', 50],
  ['50 Hotcakes', 50],
  ['50 pcs', 50],
  ['12,0', 12],
])('“%s” is %d', (text, wanted) => {
  expect(readServings(text, 'hotcakes')).toBe(wanted);
});

test.each(['', '0', '-5', '1001', '2.5', '½', '1.250', '2 dozen', '50 g', 'marami'])(
  '“%s” is no number of servings',
  (text) => {
    expect(readServings(text, 'hotcakes')).toBeUndefined();
  },
);
