import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groupDigits } from '@lasakita/ui/domain/groupDigits';

it('writes whole numbers as English does', () => {
  fc.assert(
    fc.property(fc.integer(), (whole) => {
      expect(groupDigits(whole)).toBe(whole.toLocaleString('en-US'));
    }),
  );
});
