import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { PLAYER_PATIENCE } from '@kit/components/Video/usePlayback';
import { answerFrom, asked, surroundings } from '@stories/components/surroundings';
import * as stories from '@stories/components/Video.stories';

const { AutoplayLoop, SaveData, TikTok, UnknownAddress, YouTube, YouTubeOnTap } = composeStories(
  stories,
  preview,
);

const moving = { reducedMotion: false, saveData: false };
let restore: () => void = () => {};
const surround = (settings: Parameters<typeof surroundings>[0]) => {
  restore();
  restore = surroundings({ ...moving, ...settings });
};

beforeEach(() => surround({}));
afterEach(() => {
  vi.useRealTimers();
  restore();
  window.scrollTo(0, 0);
});

const film = () => document.querySelector('video');
const frame = () => document.querySelector('iframe');
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
const pauseButton = page.getByRole('button', { name: /^Pause video/ });
const playButton = page.getByRole('button', { name: /^Play video/ });

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Puts the video a screen and a half below the view. */
const farBelow = (video: React.ReactNode) => (
  <>
    <div style={{ height: '150vh' }} />
    {video}
    <div style={{ height: '150vh' }} />
  </>
);
const scrollToVideo = () => document.querySelector('[data-status]')?.scrollIntoView();

describe.each([
  ['film', <AutoplayLoop key="film" />],
  ['YouTube', <YouTube key="youtube" />],
  ['TikTok', <TikTok key="tiktok" />],
])('an autoplaying, muted, looping %s (VIDEO-1, VIDEO-2)', (_kind, video) => {
  test('is not asked for before it is in view', async () => {
    await render(farBelow(video));
    await expect.element(pauseButton).toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(film()).toBeNull();
    expect(frame()).toBeNull();
    scrollToVideo();
    await expect.poll(status).toBe('ready');
  });

  test('with data saving waits for a tap', async () => {
    surround({ saveData: true });
    await render(video);
    await expect.element(playButton).toBeVisible();
    expect([film(), frame()]).toEqual([null, null]);
    await playButton.click();
    await expect.poll(status).toBe('ready');
  });

  test('with reduced motion waits for a tap', async () => {
    surround({ reducedMotion: true });
    await render(video);
    await expect.element(playButton).toBeVisible();
    expect([film(), frame()]).toEqual([null, null]);
  });

  test('where nothing can tell what is in view waits for a tap', async () => {
    surround({ withoutObserver: true });
    await render(video);
    await expect.element(playButton).toBeVisible();
    expect([film(), frame()]).toEqual([null, null]);
    await playButton.click();
    await expect.poll(status).toBe('ready');
  });

  test('that does not come leaves its poster and its link, and shows itself if it comes late (INF-2)', async () => {
    surround({ playersPresent: false, filmsPresent: false });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    await render(video);
    await expect.poll(() => film() ?? frame()).not.toBeNull();
    await expect.poll(status).toBe('loading');
    vi.advanceTimersByTime(PLAYER_PATIENCE);
    const link = page.getByRole('link', { name: /^(Open the film|Watch on (YouTube|TikTok)): / });
    await expect.element(link).toBeVisible();
    await expect.element(page.getByRole('img')).toBeVisible();
    const late = frame();
    if (late) answerFrom(late);
    else film()?.dispatchEvent(new Event('playing'));
    await expect.poll(status).toBe('ready');
    await expect.element(link).not.toBeInTheDocument();
  });

  test('has a button that pauses it (WCAG 2.2.2)', async () => {
    await render(video);
    await expect.poll(status).toBe('ready');
    await pauseButton.click();
    await expect.element(playButton).toHaveFocus();
  });
});

describe('a film', () => {
  test('moves only while it is in view and the tab is in front', async () => {
    await render(farBelow(<AutoplayLoop />));
    await expect.element(pauseButton).toBeInTheDocument();
    scrollToVideo();
    await expect.poll(() => film()?.paused).toBe(false);
    window.scrollTo(0, 0);
    await expect.poll(() => film()?.paused).toBe(true);
    scrollToVideo();
    await expect.poll(() => film()?.paused).toBe(false);
    setVisibility('hidden');
    await expect.poll(() => film()?.paused).toBe(true);
    setVisibility('visible');
    await expect.poll(() => film()?.paused).toBe(false);
  });

  test('whose last file fails leaves its poster and its link', async () => {
    await render(<AutoplayLoop />);
    await expect.poll(() => film()).not.toBeNull();
    restore();
    film()?.querySelector('source:last-of-type')?.dispatchEvent(new Event('error'));
    await expect
      .element(page.getByRole('link', { name: /^Open the film/ }))
      .toHaveAttribute('href', '/films/about.mp4');
    await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  });

  test('that the browser refuses to start unasked gets its play button', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(
      new DOMException('No', 'NotAllowedError'),
    );
    await render(<AutoplayLoop />);
    await expect.element(playButton).toBeVisible();
  });
});

describe('a player of a third party', () => {
  test('gets the least permissions and a referrer', async () => {
    await render(<YouTube />);
    await expect.poll(() => frame()).not.toBeNull();
    await expect.element(page.getByTitle(/^Cheese powder/)).toBeInTheDocument();
    expect(frame()?.getAttribute('sandbox')).toBe(
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    );
    expect(frame()?.getAttribute('allow')).toBe('autoplay');
    expect(frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame()?.loading).toBe('lazy');
  });

  test('may fill the screen where it shows its controls', async () => {
    await render(<YouTube controls />);
    await expect.poll(() => frame()?.getAttribute('allow')).toBe('autoplay; fullscreen');
  });

  test('is told to pause when the tab goes away', async () => {
    await render(<TikTok />);
    await expect.poll(status).toBe('ready');
    const post = vi.spyOn(frame()?.contentWindow as Window, 'postMessage');
    setVisibility('hidden');
    await expect
      .poll(() => post.mock.calls.map(([message]: unknown[]) => message))
      .toContainEqual({ type: 'pause', 'x-tiktok-player': true });
  });

  test('that says that it cannot play leaves the link at once', async () => {
    surround({ playersPresent: false });
    await render(<TikTok />);
    await expect.poll(() => frame()?.contentWindow).toBeTruthy();
    answerFrom(frame() as HTMLIFrameElement, { type: 'onPlayerError' });
    const link = page.getByRole('link', { name: /^Watch on TikTok/ });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  test('is not believed when another window speaks for it', async () => {
    surround({ playersPresent: false });
    await render(<TikTok />);
    await expect.poll(() => frame()?.contentWindow).toBeTruthy();
    window.dispatchEvent(
      new MessageEvent('message', {
        source: window,
        origin: 'https://www.tiktok.com',
        data: { type: 'onPlayerReady' },
      }),
    );
    expect(status()).toBe('loading');
  });

  test('takes the focus from the button that its own controls replace', async () => {
    await render(<YouTubeOnTap />);
    await playButton.click();
    await expect.poll(() => document.activeElement).toBe(frame());
  });

  test('tapped with data saving is asked once', async () => {
    surround({ saveData: true });
    await render(<SaveData />);
    await playButton.click();
    await expect.poll(status).toBe('ready');
    expect(asked).toHaveLength(1);
  });
});

test('another address starts from its own poster', async () => {
  const { rerender } = await render(<TikTok />);
  await expect.poll(status).toBe('ready');
  surround({ playersPresent: false });
  await rerender(<TikTok address="https://youtu.be/lasakita002" />);
  await expect.poll(() => frame()?.src).toContain('lasakita002');
  expect(status()).toBe('loading');
});

test('an address that names no video asks for nothing', async () => {
  await render(<UnknownAddress />);
  await expect.element(page.getByRole('img')).toBeVisible();
  expect(document.querySelector('video, iframe, a')).toBeNull();
});

test.each([{}, { withoutObserver: true }])(
  'the server renders poster and, without scripting, the link, no style attribute, and hydrates with %o',
  async (settings) => {
    const errors = vi.spyOn(console, 'error');
    const html = renderToString(<AutoplayLoop />);
    expect(html).not.toMatch(/<(video|iframe|button)|style="/);
    expect(html).toMatch(/<noscript>.*href="\/films\/about\.mp4".*<\/noscript>/);
    surround(settings);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const mounted = hydrateRoot(root, <AutoplayLoop />);
    await expect.element(page.getByRole('button', { name: /^(Play|Pause) video/ })).toBeVisible();
    expect(errors).not.toHaveBeenCalled();
    mounted.unmount();
    root.remove();
  },
);
