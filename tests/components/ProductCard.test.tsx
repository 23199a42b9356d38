import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/ProductCard.stories';

const { Default, Loading, LongName } = composeStories(stories, preview);

const height = () => document.querySelector('article')?.getBoundingClientRect().height;

test.each([
  ['phone', 390],
  ['desktop', 1366],
])('the place of a card is exactly the card’s size on a %s (PROD-2)', async (_name, width) => {
  await page.viewport(width, 900);
  const { unmount } = await render(<Default />);
  const card = height();
  expect(card).toBeGreaterThan(300);
  await unmount();
  await render(<Loading />);
  expect(height()).toBe(card);
});

test.each([139, 174, 288])('a card of %i px holds its buttons and any name', async (width) => {
  await page.viewport(390, 900);
  await render(
    <div style={{ width }}>
      <LongName />
    </div>,
  );
  const card = document.querySelector('article') as HTMLElement;
  expect(card.offsetWidth).toBe(width);
  const boxes = [...card.querySelectorAll('button, a, h3')].map((each) =>
    each.getBoundingClientRect(),
  );
  const { right } = card.getBoundingClientRect();
  expect(boxes.every((box) => box.right <= right)).toBe(true);
  const heading = card.querySelector('h3') as HTMLElement;
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
});
