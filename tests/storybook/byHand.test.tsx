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
  means: 'At a screen of 1280 px, in Firefox',
  outcome: 'failed',
  found: 'The last page was cut off.',
};

const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });

test('a component’s page tells what a person did by hand, or that none did', async () => {
  const passed: HandCheck = { ...check, check: 'thumb', outcome: 'passed' };
  const ofAnother = { ...check, component: 'Carousel' };
  await render(<ByHand name="Pagination" made={[check, passed, ofAnother]} />);
  const resultsOf = (name: string) =>
    rowOf(name)
      .getByRole('cell')
      .elements()
      .slice(1)
      .map(({ textContent }) => textContent);
  await expect.element(rowOf('Zoom 400 %')).toBeVisible();
  const said =
    'on 14 September 2026, in version 1.0.0The last page was cut off.At a screen of 1280 px, in Firefox';
  expect(resultsOf('Zoom 400 %')).toEqual([`Failed ${said}`]);
  expect(resultsOf('A thumb')).toEqual([`Passed ${said}`]);
  for (const other of ['Keyboard alone', 'Read aloud', 'Reduced motion']) {
    expect(resultsOf(other)).toEqual(['Never']);
  }
});
