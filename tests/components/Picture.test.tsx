import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/Picture.stories';

const { Cropped, Default, Eager, FailsToLoad, Filling } = composeStories(stories, preview);

// A picture whose one width serves as every file: nothing is fetched from a server.
const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7#';
const asset = { base: dot, width: 1600, height: 1200, widths: [400, 800, 1600], color: 'peru' };

const image = () => document.querySelector('img') as HTMLImageElement;
const frame = () => document.querySelector('picture') as HTMLElement;

test('offers AVIF at each width, and one JPEG to those that do not know it', async () => {
  await render(<Default asset={asset} sizes="50vw" />);
  const sources = [...document.querySelectorAll('source')];
  expect(sources.map(({ type, srcset, sizes }) => [type, srcset.match(/ \d+w/g), sizes])).toEqual([
    ['image/avif', [' 400w', ' 800w', ' 1600w'], '50vw'],
  ]);
  expect(image().getAttribute('src')).toBe(`${dot}-800.jpg`);
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['1600', '1200']);
});

test('on upright screens another composition stands in its place', async () => {
  const upright = { ...asset, width: 900, height: 1150, widths: [320, 900] };
  await render(<Default asset={asset} upright={upright} />);
  const sources = [...document.querySelectorAll('source')].map(({ media, type, srcset }) => [
    media,
    type,
    srcset.match(/ \d+w/g)?.length,
  ]);
  expect(sources).toEqual([
    ['(orientation: portrait)', 'image/avif', 2],
    ['', 'image/avif', 3],
  ]);
});

test('keeps its place in its own shape before it arrives, in its colour', async () => {
  await render(<Default asset={{ ...asset, base: '/never' }} />);
  expect(frame().getBoundingClientRect()).toMatchObject({ width: 320, height: 240 });
  expect(getComputedStyle(frame()).backgroundColor).toBe('rgb(205, 133, 63)');
});

test('is cropped to the ratio asked for', async () => {
  await render(<Cropped asset={asset} />);
  expect(frame().offsetHeight).toBe(Math.round((320 * 9) / 21));
  expect(getComputedStyle(image())).toMatchObject({ objectFit: 'cover', objectPosition: '50% 0%' });
});

test('fills its place', async () => {
  await render(<Filling asset={asset} />);
  expect(frame().getBoundingClientRect()).toMatchObject({ width: 320, height: 180 });
});

test('waits until it is near, but for the first of a page', async () => {
  const { rerender } = await render(<Default asset={asset} />);
  expect([image().loading, image().getAttribute('fetchpriority')]).toEqual(['lazy', 'auto']);
  await rerender(<Eager asset={asset} />);
  expect([image().loading, image().getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
});

test('after a failure the next picture gets its chance', async () => {
  const { rerender } = await render(<FailsToLoad />);
  await expect.poll(() => document.querySelector('img')).toBeNull();
  await rerender(<FailsToLoad asset={asset} />);
  expect(image()).not.toBeNull();
});

test('a picture that failed before the page was hydrated leaves its words', async () => {
  const broken = { ...asset, base: 'data:image/gif;base64,AAAA#' };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Eager asset={broken} />);
  const failed = new Promise((resolve) => {
    image().addEventListener('error', resolve, { once: true });
  });
  await failed;
  const root = hydrateRoot(container, <Eager asset={broken} />);
  await expect.poll(() => document.querySelector('img')).toBeNull();
  root.unmount();
  container.remove();
});
