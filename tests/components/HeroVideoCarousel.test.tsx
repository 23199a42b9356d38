import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { asked, surroundings } from '@stories/components/surroundings';
import * as stories from '@stories/components/HeroVideoCarousel.stories';

const { Default, YouTubeAndTikTok } = composeStories(stories, preview);

// The first to ask for the slider's code waits for the bundler: not a matter of any test.
beforeAll(async () => {
  await import('@kit/components/Carousel/SlickSlider');
});

let restore: () => void = () => {};
const surround = (settings: Parameters<typeof surroundings>[0]) => {
  restore();
  restore = surroundings({ reducedMotion: false, saveData: false, ...settings });
};
beforeEach(() => surround({}));
afterEach(() => restore());

const shown = () => document.querySelector('.slick-current:not(.slick-cloned)');
const film = () => shown()?.querySelector('video');
const press = (name: string) =>
  (page.getByRole('button', { name }).element() as HTMLElement).click();

test('four films with arrows, one at a time, each made when it is shown (HOME-1, CAR-1)', async () => {
  await render(<Default />);
  await expect.element(page.getByRole('button', { name: 'Slide 4 of 4' })).toBeVisible();
  await expect.poll(() => film()?.paused).toBe(false);
  expect(film()).toMatchObject({ muted: true, loop: true });
  expect(document.querySelectorAll('video')).toHaveLength(1);
  const first = film();
  press('Next slide');
  await expect.poll(() => film() !== first && film()?.paused).toBe(false);
  await expect.poll(() => first?.paused).toBe(true);
  press('Previous slide');
  await expect.poll(() => film() === first && first?.paused).toBe(false);
});

test('the carousel’s pause button rests the film as well, which has none of its own (WCAG 2.2.2)', async () => {
  await render(<Default />);
  await expect.poll(() => film()?.paused).toBe(false);
  await expect.element(page.getByRole('button', { name: /video/ })).not.toBeInTheDocument();
  press('Pause slides');
  await expect.poll(() => film()?.paused).toBe(true);
  press('Play slides');
  await expect.poll(() => film()?.paused).toBe(false);
});

test.each([{ reducedMotion: true }, { saveData: true }])(
  'with %o a film waits for its own button, which also pauses it',
  async (settings) => {
    surround(settings);
    await render(<Default />);
    const play = page.getByRole('button', { name: /^Play video/ });
    await expect.element(play).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
    await play.click();
    await expect.poll(() => film()?.paused).toBe(false);
    await page.getByRole('button', { name: /^Pause video/ }).click();
    await expect.poll(() => film()?.paused).toBe(true);
  },
);

test('YouTube and TikTok stand here too, and only the one shown is asked (VIDEO-1, VIDEO-2)', async () => {
  await render(<YouTubeAndTikTok />);
  await expect.poll(() => asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/.*mute=1/);
  await userEvent.hover(shown() as Element);
  press('Next slide');
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[1]).toMatch(/^https:\/\/www\.tiktok\.com\/player\/v1\//);
});

test('the server renders the posters, and nobody is asked without scripting', () => {
  // Without the story's own frame.
  const html = renderToString(<Default />).replace(/<div style="[^"]*">/, '');
  expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(4);
  expect(html).not.toMatch(/<video|<iframe|<button|style="/);
});
