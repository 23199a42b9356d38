import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAt } from '@kit/components/Counter/countAt';

test('a count starts at 0 and ends at its figure (ABOUT-1)', () => {
  expect(countAt(300, 0, 2000)).toBe(0);
  expect(countAt(300, -100, 2000)).toBe(0);
  expect(countAt(300, 1000, 2000)).toBe(263);
  expect(countAt(300, 2000, 2000)).toBe(300);
  expect(countAt(300, 5000, 2000)).toBe(300);
  expect(countAt(300, 0, 0)).toBe(300);
});

test('it never runs back or past its figure', () => {
  const time = fc.integer({ min: -100, max: 3000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), time, time, (value, a, b) => {
      const [early, late] = [Math.min(a, b), Math.max(a, b)];
      const first = countAt(value, early, 2000);
      const second = countAt(value, late, 2000);
      expect(first).toBeLessThanOrEqual(second);
      expect(second).toBeLessThanOrEqual(value);
    }),
  );
});
