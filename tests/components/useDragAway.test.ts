import { describe, expect, it } from 'vitest';
import { thrownTo } from '@kit/components/ToastStack/useDragAway';

describe('a drag', () => {
  it.each([
    [0, 0],
    [319, 0],
    [-319, 0],
    [320, 1],
    [-320, -1],
    [900, 1],
  ] as const)('of %i px throws a toast of 400 px to side %i (TOAST-1: 80 %%)', (distance, side) => {
    expect(thrownTo(distance, 400)).toBe(side);
  });

  it('throws nothing that has no width', () => {
    expect(thrownTo(10, 0)).toBe(0);
  });
});
