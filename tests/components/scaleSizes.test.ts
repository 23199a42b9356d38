import { describe, expect, test } from 'vitest';
import { scaleSizes } from '@kit/components/Picture/scaleSizes';

describe('scaleSizes', () => {
  test.each([
    ['100vw', 2, 'calc(100vw * 2)'],
    ['(min-width: 768px) 46vw, 92vw', 1.5, '(min-width: 768px) calc(46vw * 1.5), calc(92vw * 1.5)'],
    ['320px', 16 / 9, 'calc(320px * 1.778)'],
    [
      '(min-width: 768px) calc(50vw - 16px), calc(100vw - 32px)',
      2,
      '(min-width: 768px) calc(calc(50vw - 16px) * 2), calc(calc(100vw - 32px) * 2)',
    ],
  ])('%s times %d', (sizes, factor, scaled) => {
    expect(scaleSizes(sizes, factor)).toBe(scaled);
  });
});
