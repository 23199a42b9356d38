/**
 * Every tab stop of every page, forward and back: it is visible, nothing covers it, and its focus ring stands out
 * (WCAG 2.4.7, 2.4.11, 1.4.11).
 */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { pageKinds } from './support/content.ts';
import { nextFrame, scrollThrough, scrollTo, visit } from './support/visit.ts';

// What moves would be caught at another moment every time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Stop {
  name: string;
  /** What is wrong with it; empty where nothing is. */
  faults: string[];
}

/** Looks at what has the focus now. Runs in the page. */
const lookAtFocus = (): Stop | undefined => {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
  const words = stop.getAttribute('aria-label') ?? stop.textContent ?? '';
  const name = `${stop.tagName.toLowerCase()} “${words.trim().slice(0, 40)}”`;
  // A player is another document: it looks after itself.
  if (stop instanceof HTMLIFrameElement) return { name, faults: [] };
  const faults: string[] = [];

  /** What carries the ring: a field's frame, the words of a link that covers a film, or the stop itself. */
  const ringed =
    stop.querySelector<HTMLElement>('[data-label]') ??
    (stop.matches('input, select, textarea')
      ? (stop.closest<HTMLElement>('.MuiInputBase-root') ?? stop)
      : stop);
  const box = stop.getBoundingClientRect();
  const isShown = (x: number, y: number) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (stop.contains(top) || ringed.contains(top) || top.contains(stop));
  };
  // Corners are round: a little inside of the edges, and the middle.
  const spots = [0.1, 0.5, 0.9].flatMap((right) =>
    [0.15, 0.5, 0.85].map(
      (down) => [box.left + box.width * right, box.top + box.height * down] as const,
    ),
  );
  const inView = spots.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
  const seen = inView.filter(([x, y]) => isShown(x, y));
  if (box.width === 0 || box.height === 0) faults.push('has no size');
  else if (seen.length === 0) {
    const [x, y] = inView[0] ?? [0, 0];
    const over = document.elementFromPoint(x, y);
    faults.push(
      inView.length === 0
        ? `is out of sight at ${Math.round(box.top)}`
        : `is covered by ${over?.tagName} “${over?.textContent?.trim().slice(0, 30)}”`,
    );
  }

  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const style = getComputedStyle(ringed);
  const width = Number.parseFloat(style.outlineWidth);
  if (style.outlineStyle === 'none' || width < 2) {
    faults.push('has no ring');
    return { name, faults };
  }
  // An outline within the control lies on its own ground, any other on what is around it.
  let ground: HTMLElement | null =
    Number.parseFloat(style.outlineOffset) < 0 ? ringed : ringed.parentElement;
  let groundColor: number[] = [255, 255, 255];
  for (; ground; ground = ground.parentElement) {
    const color = channels(getComputedStyle(ground).backgroundColor);
    if (color.length === 3 || (color[3] ?? 1) > 0.5) {
      groundColor = color;
      break;
    }
  }
  // A ring may bring a ground of its own: the plate that a film's button gets.
  const offset = Number.parseFloat(style.outlineOffset);
  const plate = /rgb\(([^)]+)\) 0px 0px 0px (\d+)px/.exec(style.boxShadow);
  if (plate && offset >= 0 && Number(plate[2]) > offset + width)
    groundColor = channels(plate[1] ?? '');
  const [light = 0, dark = 0] = [
    luminance(channels(style.outlineColor)),
    luminance(groundColor),
  ].toSorted((one, other) => other - one);
  const contrast = (light + 0.05) / (dark + 0.05);
  if (contrast < 3) faults.push(`its ring has ${contrast.toFixed(2)}:1`);
  return { name, faults };
};

/** Steps from stop to stop until the focus leaves the page. */
const walk = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const stops: Stop[] = [];
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('The focus never leaves the page');
};

const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name} ${fault}`));

for (const { path } of pageKinds) {
  // The gate takes the page with what sticks to its top.
  const tag = path === '/products' ? '@once' : '@long';
  test(`every stop of ${path} is seen, forward and back`, { tag }, async ({ page }) => {
    test.slow();
    await visit(page, path);
    if (path === '/products') await expect(page.getByText(/^\d+ products$/)).toBeVisible();
    if (path === '/dealership') await expect(page.getByText(/^\d+ dealers$/)).toBeVisible();
    await scrollThrough(page);
    await scrollTo(page, 0);
    await nextFrame(page);
    const forward = await walk(page, 'Tab');
    expect(forward.length).toBeGreaterThan(12);
    expect(faultsOf(forward)).toEqual([]);
    // From the end of the page up again, under what sticks to its top.
    const back = await walk(page, 'Shift+Tab');
    expect(back.length).toBeGreaterThan(12);
    expect(faultsOf(back)).toEqual([]);
  });
}

test('every stop of the open menu is seen', { tag: '@long' }, async ({ page, isMobile }) => {
  await visit(page, '/influencers/amihan');
  if (isMobile) {
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  } else {
    await page.getByRole('button', { name: 'Influencers' }).press('Enter');
  }
  const stops: Stop[] = [];
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (stop) stops.push(stop);
  }
  expect(stops.length).toBeGreaterThan(12);
  expect(faultsOf(stops)).toEqual([]);
});
