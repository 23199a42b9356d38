import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ByHand } from '../../.storybook/ByHand';
import type { HandCheck } from '../../.storybook/handChecks';

const check: HandCheck = {
  component: 'Pagination',
  check: 'zoom',
  date: '2026-09-14',
  version: '1.0.0',
  means: 'By a person at a screen of 1280 px',
  outcome: 'failed',
  found: 'The last page was cut off.',
};

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test("a component's page tells of each check by hand when, in which version and by what means, or that none was made", async () => {
  await render(<ByHand name="Pagination" made={[check, { ...check, component: 'Carousel' }]} />);
  const resultOf = (name: string) => rowOf(name).getByRole('cell').nth(1).element().textContent;
  await expect.element(rowOf('Zoom 400 %')).toBeVisible();
  expect(resultOf('Zoom 400 %')).toBe(
    'Failed on 14 September 2026, in version 1.0.0The last page was cut off.By a person at a screen of 1280 px',
  );
  for (const other of ['Keyboard alone', 'Read aloud', 'Reduced motion', 'A thumb']) {
    expect(resultOf(other)).toBe('Never');
  }
});
