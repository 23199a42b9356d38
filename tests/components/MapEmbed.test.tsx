import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { MAP_PATIENCE } from '@kit/components/MapEmbed/useMapFrame';
import { asked, surroundings } from '@stories/components/surroundings';
import * as stories from '@stories/components/MapEmbed.stories';

const { Default } = composeStories(stories, preview);

let restore: () => void = () => {};
const surround = (settings: Parameters<typeof surroundings>[0]) => {
  restore();
  restore = surroundings({ saveData: false, ...settings });
};
beforeEach(() => surround({}));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  restore();
  window.scrollTo(0, 0);
});

const frame = () => document.querySelector('iframe');
const status = () => document.querySelector('[data-status]')?.getAttribute('data-status');
const link = page.getByRole('link', { name: /^Open in Maps/ });
const showButton = page.getByRole('button', { name: 'Show map' });

test('the map is not asked for before it is in view (VIDEO-2, CONTACT-1)', async () => {
  await render(
    <>
      <div style={{ height: '150vh' }} />
      <Default />
    </>,
  );
  await expect.element(link).toBeInTheDocument();
  expect(asked).toEqual([]);
  expect(frame()).toBeNull();
  document.querySelector('[data-status]')?.scrollIntoView();
  await expect.poll(status).toBe('shown');
  expect(frame()?.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame()?.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(frame()?.title).toMatch(/^Map of/);
});

test.each([{ saveData: true }, { withoutObserver: true }])(
  'with %o it is asked for after a tap only (VIDEO-2)',
  async (settings) => {
    surround(settings);
    await render(<Default />);
    await expect.element(showButton).toBeVisible();
    expect(asked).toEqual([]);
    await showButton.click();
    await expect.poll(status).toBe('shown');
    await expect.element(showButton).not.toBeInTheDocument();
  },
);

test('blocked or offline it leaves the drawn map, the address and the link (INF-2)', async () => {
  surround({ playersPresent: false });
  await render(<Default />);
  await expect.poll(status).toBe('failed');
  expect(frame()).toBeNull();
  await expect.element(page.getByText(/Quezon City/)).toBeVisible();
  await expect.element(link).toBeVisible();
});

/** Keeps what comes from hearing that it has come, until it is let go. */
const holdLoads = () => {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('load', swallow, true);
  return () => document.removeEventListener('load', swallow, true);
};

test('slow, it says so and shows itself when it comes after all (INF-2)', async () => {
  const letGo = holdLoads();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Default />);
  await expect.poll(status).toBe('asking');
  vi.advanceTimersByTime(MAP_PATIENCE);
  await expect.element(page.getByText(/this is a drawing/)).toBeVisible();
  // The browser may only have kept silent on the question: the frame is tried.
  await expect.poll(frame).not.toBeNull();
  letGo();
  frame()?.dispatchEvent(new Event('load'));
  await expect.poll(status).toBe('shown');
  await expect.element(page.getByText(/this is a drawing/)).not.toBeInTheDocument();
});

test('where the page’s own policy forbids the question, the frame is tried', async () => {
  surround({ playersPresent: false });
  const forbid = (event: Event) => {
    if (!(event.target instanceof HTMLLinkElement)) return;
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective: 'default-src',
        blockedURI: stories.default.args.embed,
        documentURI: window.location.href,
        violatedDirective: 'default-src',
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
      }),
    );
  };
  document.addEventListener('error', forbid, true);
  await render(<Default />);
  await expect.poll(status).toBe('shown');
  document.removeEventListener('error', forbid, true);
});

test('where a browser cannot fetch ahead, the frame is tried', async () => {
  surround({ playersPresent: false });
  vi.spyOn(DOMTokenList.prototype, 'supports').mockReturnValue(false);
  await render(<Default />);
  await expect.poll(status).toBe('shown');
});

test('the server renders the drawn map and the link, no frame and no style attribute', () => {
  const html = renderToString(<Default />);
  expect(html).toContain('Open in Maps');
  expect(html).not.toMatch(/<iframe|<button|style="/);
});
