import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/Pagination.stories';

const { Default } = composeStories(stories, preview);

test.each([
  [320, 12, 23],
  [320, 3, 5],
  [390, 12, 23],
])(
  'on a phone of %i px, page %i of %i, every stop is in one row',
  async (width, current, count) => {
    await page.viewport(width, 700);
    await render(
      <div style={{ marginInline: 8 }}>
        <Default page={current} pageCount={count} />
      </div>,
    );
    const boxes = page
      .getByRole('button')
      .elements()
      .map((button) => button.getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(boxes.every(({ left, right }) => left >= 0 && right <= width)).toBe(true);
    // Large enough for a finger (WCAG 2.5.8).
    expect(boxes.every((box) => box.width >= 24 && box.height >= 44)).toBe(true);
  },
);
