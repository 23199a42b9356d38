import { expect, it } from 'vitest';
import { proofTable } from '../../../tools/visual/proofTable.ts';

it('sums up what was seen and what was not', () => {
  const table = proofTable([
    { name: 'One colour step', planted: 4, seen: 4, fewest: 12 },
    { name: 'A missing icon', planted: 4, seen: 2, fewest: 30 },
    { name: 'Nothing changed', repeated: 5, alarms: 1 },
  ]);
  expect(table).toContain('One colour step  4 of 4  12');
  expect(table).toContain('Detected: 6 of 8 (75.0 %)');
  expect(table).toContain('False alarms: 1 in 5 unchanged captures');
});
