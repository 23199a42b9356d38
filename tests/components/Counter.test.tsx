import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '../../.storybook/preview';
import { visitor } from '@stories/components/surroundings';
import * as stories from '@stories/components/Counter.stories';

const { Default, Delayed } = composeStories(stories, preview);

let restore: () => void = () => {};
beforeEach(() => {
  restore = visitor({ reducedMotion: false });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
  window.scrollTo(0, 0);
});

const shown = () => document.querySelector('[aria-hidden]:last-child')?.textContent;
const fakeFrames = () =>
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
const below = (
  <>
    <div style={{ height: '150vh' }} />
    <Default />
  </>
);

test('it waits at 0 until it is scrolled into view, then takes 2 s (ABOUT-1)', async () => {
  fakeFrames();
  await render(below);
  await expect.poll(shown).toBe('0+');
  vi.advanceTimersByTime(3000);
  expect(shown()).toBe('0+');
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => Number.parseInt(shown() ?? '', 10)).toBeGreaterThan(200);
  expect(Number.parseInt(shown() ?? '', 10)).toBeLessThan(300);
  vi.advanceTimersByTime(1100);
  await expect.poll(shown).toBe('300+');
  expect(vi.getTimerCount()).toBe(0);
});

test('the second counter starts 100 ms later', async () => {
  fakeFrames();
  await render(<Delayed />);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(112);
  expect(shown()).toBe('0+');
  vi.advanceTimersByTime(400);
  await expect.poll(shown).not.toBe('0+');
});

test('with reduced motion the figure is there at once', async () => {
  restore();
  restore = visitor({ reducedMotion: true });
  fakeFrames();
  await render(below);
  await expect.poll(shown).toBe('300+');
  window.scrollTo(0, document.body.scrollHeight);
  expect(vi.getTimerCount()).toBe(0);
  expect(shown()).toBe('300+');
});

test('the server and assistive technology have the figure, and its width never changes', async () => {
  const html = renderToString(<Default />);
  expect(html.replaceAll('<!-- -->', '').match(/300\+/g)).toHaveLength(3);
  expect(html).not.toContain('style="');
  fakeFrames();
  await render(below);
  await expect.poll(shown).toBe('0+');
  const root = document.querySelector('[aria-hidden]:last-child')?.parentElement;
  expect(root?.firstElementChild?.textContent).toBe('300+');
  const { width } = root?.getBoundingClientRect() ?? {};
  window.scrollTo(0, document.body.scrollHeight);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2100);
  await expect.poll(shown).toBe('300+');
  expect(root?.getBoundingClientRect().width).toBe(width);
});
