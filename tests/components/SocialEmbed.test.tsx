import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { SOCIAL_SCRIPT } from '@kit/components/Video/socialScript';
import { PLAYER_PATIENCE } from '@kit/components/Video/usePlayback';
import { asked, surroundings } from '@stories/components/surroundings';
import * as stories from '@stories/components/SocialEmbed.stories';

const { Default, Script } = composeStories(stories, preview);
const original = 'https://www.tiktok.com/@lasakita.example/video/7000000000000000101';

let restore: () => void = () => {};
const surround = (settings: Parameters<typeof surroundings>[0]) => {
  restore();
  restore = surroundings({ reducedMotion: false, saveData: false, ...settings });
};
beforeEach(() => surround({}));
afterEach(() => {
  vi.useRealTimers();
  restore();
  window.scrollTo(0, 0);
});

const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
const quotation = () => document.querySelector('blockquote.tiktok-embed');
const link = page.getByRole('link', { name: /^Watch on TikTok: Cheese fries/ });
const label = page.getByText('Watch on TikTok', { exact: true });

test.each([
  ['player', <Default key="player" />],
  ['script', <Script key="script" />],
])('over the %s lies a transparent link to the original (INF-1)', async (_kind, embed) => {
  await render(
    <>
      <p style={{ margin: 0, height: 60 }}>Elsewhere</p>
      {embed}
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.element(link).toHaveAttribute('href', original);
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  await expect.poll(status).not.toBe('none');
  const frame = document.querySelector('[data-status]')?.getBoundingClientRect();
  const cover = link.element().getBoundingClientRect();
  expect([cover.width, cover.height]).toEqual([frame?.width, frame?.height]);
  expect(cover.height / cover.width).toBeCloseTo(16 / 9, 1);
});

test.each([
  ['player', <Default key="player" />],
  ['script', <Script key="script" />],
])('the %s is not asked for before it is in view (VIDEO-2)', async (_kind, embed) => {
  await render(
    <>
      <div style={{ height: '150vh' }} />
      {embed}
    </>,
  );
  await expect.element(page.getByRole('button', { name: /^Pause video/ })).toBeInTheDocument();
  expect(asked).toEqual([]);
  document.querySelector('[data-status]')?.scrollIntoView();
  await expect.poll(() => asked).toHaveLength(1);
});

test('the official quotation becomes the script’s player, and the way to the original is seen until then', async () => {
  await render(
    <>
      <p style={{ margin: 0, height: 60 }}>Elsewhere</p>
      <Script />
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.poll(() => asked).toEqual([SOCIAL_SCRIPT]);
  await expect.element(label).toBeVisible();
  expect(quotation()).toHaveAttribute('cite', original);
  expect(quotation()).toHaveAttribute('data-video-id', '7000000000000000101');
  quotation()?.replaceChildren(document.createElement('iframe'));
  await expect.poll(status).toBe('ready');
  await expect.element(label).not.toBeVisible();
});

test.each([
  ['player', <Default key="player" />],
  ['script', <Script key="script" />],
])(
  'a %s that does not come leaves poster and link, never a blank box (INF-2)',
  async (_kind, embed) => {
    surround({ playersPresent: false });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await render(embed);
    await expect.poll(status).toBe('loading');
    vi.advanceTimersByTime(PLAYER_PATIENCE);
    await expect.element(label).toBeVisible();
    await expect.element(page.getByRole('img', { name: /Cheese fries/ })).toBeVisible();
  },
);

test('a script that fails to load leaves poster and link at once (INF-2)', async () => {
  await render(<Script />);
  await expect.poll(() => asked).toHaveLength(1);
  document.querySelector('script[data-asked]')?.dispatchEvent(new Event('error'));
  await expect.poll(status).toBe('failed');
  await expect.element(label).toBeVisible();
});

test('the server renders poster, title and link, and nothing of the third party', () => {
  // Without the story's own frame.
  const html = renderToString(<Default />).replace(/<div style="[^"]*">/, '');
  expect(html).toContain(`href="${original}"`);
  expect(html).toContain('Cheese fries three ways');
  expect(html).not.toMatch(/<iframe|<script|<blockquote|style="/);
});
