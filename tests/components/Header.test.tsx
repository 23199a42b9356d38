import { composeStories } from '@storybook/react-vite';
import { afterEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/Header.stories';

const { Default, WithSomethingBeside } = composeStories(stories, preview);

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
const place = () => document.querySelector('header') as HTMLElement;
const bar = () => place().firstElementChild as HTMLElement;
const position = () => getComputedStyle(bar()).position;
/** Where the content stands on the page, however far it is scrolled. */
const contentTop = () =>
  (document.querySelector('main')?.getBoundingClientRect().top ?? NaN) + window.scrollY;

afterEach(() => {
  document.documentElement.style.overflowAnchor = '';
  scrollTo(0);
});

describe.each([
  ['desktop', 1366, 76],
  ['phone', 390, 64],
])('on a %s (SHELL-2)', (_name, width, height) => {
  test('is fixed at 10 px and static above, and moves nothing', async () => {
    await page.viewport(width, 800);
    await render(<Default />);
    // Fonts and size are there: what came later would move the page by itself.
    await document.fonts.ready;
    document.documentElement.style.overflowAnchor = 'none';
    await expect.poll(() => [innerWidth, place().offsetHeight]).toEqual([width, height]);
    const before = contentTop();
    expect(position()).toBe('static');

    scrollTo(9);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(position()).toBe('static');

    scrollTo(10);
    await expect.poll(position).toBe('fixed');
    expect(contentTop()).toBe(before);
    expect(bar().offsetHeight).toBe(height);
    expect(bar().offsetWidth).toBe(width);

    scrollTo(700);
    for (const animation of document.getAnimations()) animation.finish();
    await expect.poll(() => bar().getBoundingClientRect().top).toBe(0);
    expect(contentTop()).toBe(before);

    scrollTo(9);
    await expect.poll(position).toBe('static');
    expect(contentTop()).toBe(before);
  });
});

test('shows the toggle below 992 px and the menu from there on (SHELL-1)', async () => {
  await render(<Default />);
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await page.viewport(991, 800);
  await expect.element(toggle).toBeVisible();
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await page.viewport(992, 800);
  await expect.element(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(toggle.elements()).toEqual([]);
});

test.each([992, 1200, 1366])('fits a screen of %i px', async (width) => {
  await page.viewport(width, 800);
  await render(<Default />);
  const last = page.getByRole('button', { name: 'Company' });
  await last.click();
  const submenu = page.getByRole('link', { name: 'Contact Us' });
  await expect.element(submenu).toBeVisible();
  expect(submenu.element().getBoundingClientRect().right).toBeLessThanOrEqual(width);
  expect(bar().scrollWidth).toBeLessThanOrEqual(width);
});

/** Where all that is seen in the header stands, by name. */
const places = () =>
  Object.fromEntries(
    [...place().querySelectorAll<HTMLElement>('a, button')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => {
        const { left, width } = control.getBoundingClientRect();
        return [control.getAttribute('aria-label') ?? control.textContent, [left, width]];
      }),
  );

describe.each([320, 390, 992, 1100, 1280, 1366])('at %i px', (width) => {
  test('the way up stands in the row, moves nothing and covers nothing (LOOK-1)', async () => {
    await page.viewport(width, 800);
    await render(<WithSomethingBeside />);
    await document.fonts.ready;
    const before = places();
    scrollTo(600);
    const button = page.getByRole('button', { name: 'Scroll to top' });
    await expect.element(button).toBeVisible();
    const { 'Scroll to top': up, ...others } = places();
    expect(others).toEqual(before);
    const [start = NaN, size = NaN] = up ?? [];
    expect(size).toBeGreaterThanOrEqual(44);
    for (const [left = NaN, wide = NaN] of Object.values(others)) {
      expect(left + wide <= start || left >= start + size).toBe(true);
    }
    expect(bar().scrollWidth).toBeLessThanOrEqual(width);
  });
});

test('what comes beside the menu moves neither the way up nor the toggle', async () => {
  await page.viewport(390, 800);
  const { rerender } = await render(<Default beside={<span />} />);
  scrollTo(600);
  await expect.element(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible();
  const before = places();
  await rerender(<Default beside={<a href="/list">99+</a>} />);
  await expect.element(page.getByRole('link', { name: '99+' })).toBeVisible();
  expect(places()).toMatchObject(before);
});
