import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { visitor } from '@stories/components/surroundings';
import * as stories from '@stories/components/PhotoCarousel.stories';

const { Default, OnePhoto, Square } = composeStories(stories, preview);

// The first to ask for the slider's code waits for the bundler: not a matter of any test.
beforeAll(async () => {
  await import('@kit/components/Carousel/SlickSlider');
});

let restore: () => void = () => {};
beforeEach(() => {
  restore = visitor({ reducedMotion: false });
});
afterEach(() => restore());

test.each([
  [7, 4 / 3, <Default key="seven" />],
  [5, 1, <Square key="five" />],
])(
  '%i pictures of one shape, with dots and no arrows (HOME-3, HOME-4, CAR-1)',
  async (count, ratio, story) => {
    await render(story);
    await expect
      .element(page.getByRole('button', { name: `Slide ${count} of ${count}` }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Next slide' })).not.toBeInTheDocument();
    const { width, height } = document.querySelector('[aria-live]')?.getBoundingClientRect() ?? {};
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(ratio, 2);
    // On demand: the other pictures are not asked for yet.
    const made = document.querySelectorAll(
      '.slick-slide:not(.slick-cloned) :is(picture, [role="img"])',
    );
    expect(made.length).toBeLessThanOrEqual(1);
  },
);

test('one picture is no carousel', async () => {
  await render(<OnePhoto />);
  expect(document.querySelector('[aria-roledescription], button')).toBeNull();
});
