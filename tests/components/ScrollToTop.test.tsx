import { composeStories } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { visitor } from '@stories/components/surroundings';
import * as stories from '@stories/components/ScrollToTop.stories';

const { Default } = composeStories(stories, preview);

let restore = () => {};
const button = page.getByRole('button', { name: 'Scroll to top' });
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

afterEach(() => {
  restore();
  scrollTo(0);
});

test('appears beyond 500 px and goes again (SHELL-4)', async () => {
  await page.viewport(390, 800);
  await render(<Default />);
  expect(button.elements()).toEqual([]);
  scrollTo(500);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(button.elements()).toEqual([]);
  scrollTo(501);
  await expect.element(button).toBeVisible();
  scrollTo(500);
  await expect.element(button).not.toBeInTheDocument();
});

test.each([
  ['smoothly', false, 'smooth'],
  ['at once where less motion is preferred', true, 'instant'],
])('scrolls to the top %s', async (_how, reducedMotion, behavior) => {
  restore = visitor({ reducedMotion });
  await render(<Default />);
  scrollTo(900);
  await expect.element(button).toBeVisible();
  const scroll = vi.spyOn(window, 'scrollTo');
  await button.click();
  expect(scroll.mock.calls).toEqual([[{ top: 0, behavior }]]);
  await expect.poll(() => window.scrollY, { timeout: 4000 }).toBe(0);
  expect(document.activeElement?.tagName).toBe('H1');
});
