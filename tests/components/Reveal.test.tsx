import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '../../.storybook/preview';
import { Reveal } from '@lasakita/ui/Reveal';
import { visitor } from '@stories/components/surroundings';
import * as stories from '@stories/components/Reveal.stories';
import { siteTheme } from '@lasakita/ui/theme';

const { BelowTheView, Default } = composeStories(stories, preview);

let restore: () => void = () => {};
beforeEach(() => {
  restore = visitor({ reducedMotion: false });
});
afterEach(() => {
  restore();
  window.scrollTo(0, 0);
});

const root = () => document.querySelector<HTMLElement>('[data-reveal]') as HTMLElement;
const state = () => root().dataset.reveal;
/** Scrolls until the reveal's upper edge stands so far above the lower edge of the view. */
const raiseTo = (distance: number) => {
  const { top } = root().getBoundingClientRect();
  window.scrollBy(0, top - window.innerHeight + distance);
};

test('by default it rises over 400 ms with ease and without delay, 120 px into the view, once (HOME-6)', async () => {
  await render(<BelowTheView />);
  await expect.poll(state).toBe('hidden');
  expect(getComputedStyle(root()).opacity).toBe('0');
  // 40 px of it are the way that it rises.
  raiseTo(60);
  await expect.poll(() => root().getBoundingClientRect().top < window.innerHeight).toBe(true);
  expect(state()).toBe('hidden');
  raiseTo(121);
  await expect.poll(state).toBe('revealed');
  const style = getComputedStyle(root());
  expect(style.transitionProperty).toBe('opacity, transform');
  expect(style.transitionDuration).toBe('0.4s, 0.4s');
  expect(style.transitionTimingFunction).toBe('ease, ease');
  expect(style.transitionDelay).toBe('0s, 0s');
  window.scrollTo(0, 0);
  await expect.poll(() => root().getBoundingClientRect().top > window.innerHeight).toBe(true);
  expect(state()).toBe('revealed');
});

test('the pages take 1000 ms', async () => {
  await render(<BelowTheView duration={1000} delay={100} easing="linear" />);
  await expect.poll(state).toBe('hidden');
  raiseTo(200);
  await expect.poll(state).toBe('revealed');
  const style = getComputedStyle(root());
  expect(style.transitionDuration).toBe('1s, 1s');
  expect(style.transitionDelay).toBe('0.1s, 0.1s');
});

test('not once, it hides again when it is below the view', async () => {
  await render(<BelowTheView once={false} />);
  await expect.poll(state).toBe('hidden');
  raiseTo(200);
  await expect.poll(state).toBe('revealed');
  window.scrollTo(0, 0);
  await expect.poll(state).toBe('hidden');
});

test('it is never hidden with reduced motion, without an observer, in view, or on the server', async () => {
  const hide = vi.fn<() => void>();
  const watch = new MutationObserver(() => {
    if (document.querySelector('[data-reveal="hidden"]')) hide();
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  const frames = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  restore();
  restore = visitor({ reducedMotion: true });
  const { unmount } = await render(<BelowTheView />);
  await frames();
  await unmount();
  restore();
  restore = visitor({ reducedMotion: false, withoutObserver: true });
  const second = await render(<BelowTheView />);
  await frames();
  await second.unmount();
  restore();
  restore = visitor({ reducedMotion: false });
  await render(<Default />);
  await frames();
  watch.disconnect();
  expect(hide).not.toHaveBeenCalled();
  const html = renderToString(
    <ThemeProvider theme={siteTheme()}>
      <Reveal>Sarap</Reveal>
    </ThemeProvider>,
  );
  expect(html).toContain('data-reveal="plain"');
  expect(html).not.toContain('style="');
});

test('in print everything is there', async () => {
  await render(<BelowTheView />);
  await expect.poll(state).toBe('hidden');
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const hiding = rules.filter((rule) => rule.cssText.includes('data-reveal="hidden"'));
  expect(hiding.length).toBeGreaterThan(0);
  for (const rule of hiding) expect(rule.cssText).toMatch(/^@media not print/);
});

test('the keyboard reveals what it reaches', async () => {
  await render(
    <BelowTheView>
      <a href="#shop">Shop</a>
    </BelowTheView>,
  );
  await expect.poll(state).toBe('hidden');
  root().querySelector('a')?.focus({ preventScroll: true });
  await expect.poll(state).toBe('revealed');
});
