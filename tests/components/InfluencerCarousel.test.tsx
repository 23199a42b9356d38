import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { SOCIAL_SCRIPT } from '@kit/components/Video/socialScript';
import { PLAYER_PATIENCE } from '@kit/components/Video/usePlayback';
import { asked, surroundings } from '@stories/components/surroundings';
import * as stories from '@stories/components/InfluencerCarousel.stories';
import { stopTime } from '../support/stoppedTime';

const { Default, MixedAddresses, OneVideo, Script } = composeStories(stories, preview);

// The first to ask for the slider's code waits for the bundler: not a matter of any test.
beforeAll(async () => {
  await import('@kit/components/Carousel/SlickSlider');
});

let restore: () => void = () => {};
beforeEach(() => {
  restore = surroundings({ reducedMotion: false, saveData: false });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
});

const carousel = () => document.querySelector<HTMLElement>('[aria-roledescription="carousel"]');
const current = () =>
  document.querySelector('[aria-current]')?.getAttribute('aria-label')?.split(' ')[1];
const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 3` });
const shown = () => document.querySelector('.slick-current:not(.slick-cloned)');

test('each video rests 3000 ms and moves for 1000 ms, with dots and no arrows (CAR-2)', async () => {
  await render(
    <>
      <p style={{ margin: 0, height: 60 }}>Elsewhere</p>
      <Default />
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.element(dot(3)).toBeInTheDocument();
  await expect.poll(() => carousel()?.dataset.rotating).toBe('true');
  await expect.element(page.getByRole('button', { name: /Next|Previous/ })).not.toBeInTheDocument();
  const pass = stopTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']);
  // The timer of the real clock gives way to one of the stopped.
  const button = page.getByRole('button', { name: /slides$/ }).element() as HTMLElement;
  button.click();
  await expect.poll(() => carousel()?.dataset.rotating).toBe('false');
  button.click();
  await expect.poll(() => carousel()?.dataset.rotating).toBe('true');
  const before = Number(current());
  pass(2999);
  expect(current()).toBe(String(before));
  pass(2);
  await expect.poll(current).toBe(String((before % 3) + 1));
  expect(document.querySelector<HTMLElement>('.slick-track')?.style.transition).toContain('1000ms');
});

test('one video shows without a carousel (CAR-2)', async () => {
  await render(<OneVideo />);
  await expect.element(page.getByRole('link', { name: /^Watch on TikTok/ })).toBeVisible();
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull();
  expect(carousel()).toBeNull();
});

test('the social script is put in anew after each change (INF-1)', async () => {
  await render(<Script />);
  await expect.element(dot(2)).toBeInTheDocument();
  await expect.poll(() => asked).toContain(SOCIAL_SCRIPT);
  const scripts = () => [...document.querySelectorAll('script[data-asked]')];
  for (const number of [2, 1]) {
    const [before] = scripts();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect
      .poll(() => {
        // A press while the last change is still under way is lost.
        (dot(number).element() as HTMLElement).click();
        return current();
      })
      .toBe(String(number));
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect.poll(() => scripts().includes(before as Element)).toBe(false);
    expect(scripts()).toHaveLength(1);
  }
  expect(new Set(asked)).toEqual(new Set([SOCIAL_SCRIPT]));
});

test('only the video shown asks its platform, and a copied slide never does', async () => {
  await render(<Default />);
  await expect.poll(() => shown()?.querySelector('[data-status="ready"]')).toBeTruthy();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(asked).toHaveLength(1);
  (dot(2).element() as HTMLElement).click();
  await expect.poll(() => asked).toHaveLength(2);
  expect(document.querySelectorAll('.slick-cloned iframe')).toHaveLength(0);
});

test('a player that does not come gets its link although its slide is gone sooner than patience (INF-2)', async () => {
  restore();
  restore = surroundings({ reducedMotion: false, saveData: false, playersPresent: false });
  const pass = stopTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']);
  await render(
    <>
      <p style={{ margin: 0, height: 60 }}>Elsewhere</p>
      <Default />
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.poll(() => shown()?.querySelector('[data-status="loading"]')).toBeTruthy();
  await expect.poll(() => carousel()?.dataset.rotating).toBe('true');
  pass(3001);
  await expect.poll(current).toBe('2');
  pass(PLAYER_PATIENCE - 3000);
  await expect.poll(() => document.querySelector('[data-status="slow"]')).not.toBeNull();
  expect(shown()?.querySelector('[data-status="slow"]')).toBeNull();
});

test('YouTube and the site’s own films stand here too (VIDEO-1)', async () => {
  await render(<MixedAddresses />);
  await expect
    .poll(() => shown()?.querySelector('iframe')?.src)
    .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/lasakita001\?/);
  (dot(2).element() as HTMLElement).click();
  await expect.poll(() => shown()?.querySelector('video')).toBeTruthy();
  (dot(3).element() as HTMLElement).click();
  await expect
    .poll(() => shown()?.querySelector('iframe')?.src, { timeout: 4000 })
    .toMatch(/^https:\/\/www\.tiktok\.com\/player\/v1\//);
});
