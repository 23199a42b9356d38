import { styled } from '@mui/material/styles';
import { afterEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useReducedMotion } from '@lasakita/ui/hooks/useReducedMotion';
import {
  emulateMedia,
  emulatedQuery,
  forcedValue,
} from '../../.storybook/conditions/mediaEmulation';

const nothing = { reducedMotion: false, forcedColors: false };
const reduced = { ...nothing, reducedMotion: true };
const forced = { ...nothing, forcedColors: true };

const addSheet = (css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  return style;
};

const added: HTMLElement[] = [];
const paint = (css: string, html = '<p class="sample">Sarap</p>') => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.append(holder);
  added.push(addSheet(css), holder);
  return getComputedStyle(holder.firstElementChild as Element);
};

afterEach(() => {
  emulateMedia(nothing);
  for (const element of added.splice(0)) element.remove();
});

describe('a media query', () => {
  test.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0px)'],
    ['(prefers-reduced-motion)', '(min-width: 0px)'],
    ['( prefers-reduced-motion :reduce )', '(min-width: 0px)'],
    ['(prefers-reduced-motion: no-preference)', '(max-width: -1px)'],
    ['screen and (prefers-reduced-motion: reduce)', 'screen and (min-width: 0px)'],
    ['(min-width: 40em), (PREFERS-REDUCED-MOTION: REDUCE)', '(min-width: 40em), (min-width: 0px)'],
    ['(forced-colors: active)', '(forced-colors: active)'],
    ['(prefers-reduced-data: reduce)', '(prefers-reduced-data: reduce)'],
  ])('%s under reduced motion is %s', (query, expected) => {
    expect(emulatedQuery(query, reduced)).toBe(expected);
  });

  test('is as it was where nothing is pretended', () => {
    expect(emulatedQuery('(forced-colors: none)', nothing)).toBe('(forced-colors: none)');
    expect(emulatedQuery('(forced-colors: none)', forced)).toBe('(max-width: -1px)');
  });
});

describe('a declaration under forced colours', () => {
  test.each([
    ['color', 'rgb(1, 2, 3)', 'revert'],
    ['border-top-color', 'transparent', 'currentcolor'],
    ['color', 'LinkText', undefined],
    ['color', 'inherit', 'revert'],
    ['background-color', 'transparent', undefined],
    ['background-color', '#fff', 'Canvas'],
    ['background-color', 'currentcolor', 'Canvas'],
    ['background-color', 'rgba(0, 0, 0, 0.5)', 'color-mix(in srgb, Canvas 50%, transparent)'],
    ['background-image', 'linear-gradient(red, blue)', 'none'],
    ['background-image', 'url("/a.png")', undefined],
    ['box-shadow', '0 1px red', 'none'],
    ['width', '4px', undefined],
  ])('%s: %s becomes %s', (property, value, expected) => {
    expect(forcedValue(property, value)).toBe(expected);
  });
});

describe('the document', () => {
  const still = '@media (prefers-reduced-motion: reduce) { .sample { opacity: 0.5 } }';

  test('follows at once, and returns', () => {
    const style = paint(still);
    expect(style.opacity).toBe('1');
    emulateMedia(reduced);
    expect(style.opacity).toBe('0.5');
    emulateMedia(nothing);
    expect(style.opacity).toBe('1');
  });

  test('follows with styles that come later, nested ones too', async () => {
    emulateMedia(reduced);
    const style = paint('.sample { @media (prefers-reduced-motion: reduce) { opacity: 0.25 } }');
    await expect.poll(() => style.opacity).toBe('0.25');
    const sheet = (added[0] as HTMLStyleElement).sheet as CSSStyleSheet;
    sheet.insertRule('@media (prefers-reduced-motion: no-preference) { .sample { top: 1px } }');
    sheet.insertRule('@media (prefers-reduced-motion: reduce) { .sample { left: 1px } }');
    expect([style.top, style.left]).toEqual(['auto', '1px']);
  });

  test('has the colours of the system, and its own ones back', () => {
    const style = paint(
      `.sample { color: rgb(1, 2, 3); background: linear-gradient(red, red) rgb(4, 5, 6); box-shadow: 0 0 red }
       .sample { border: 1px solid rgb(7, 8, 9) !important }
       @media (forced-colors: active) { .sample { outline: 2px solid Highlight } }`,
    );
    const colors = () => [
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.boxShadow,
      style.borderTopColor,
      style.outlineWidth,
    ];
    const before = colors();
    emulateMedia(forced);
    expect(colors()).toEqual([
      'rgb(0, 0, 0)',
      'rgb(255, 255, 255)',
      'none',
      'none',
      'rgb(0, 0, 0)',
      '2px',
    ]);
    emulateMedia(nothing);
    expect(colors()).toEqual(before);
  });

  test('keeps the colours of what asks to keep them', () => {
    const style = paint('.sample { forced-color-adjust: none; color: rgb(1, 2, 3) }');
    emulateMedia(forced);
    expect(style.color).toBe('rgb(1, 2, 3)');
  });

  test('tells those who ask, also React components and those of before', async () => {
    function Asker() {
      return <output>{useReducedMotion() ? 'still' : 'moving'}</output>;
    }
    const list = window.matchMedia('(prefers-reduced-motion: reduce)');
    const screen = await render(<Asker />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('moving');
    emulateMedia(reduced);
    expect(list.matches).toBe(true);
    expect(window.matchMedia('(prefers-reduced-motion: no-preference)').matches).toBe(false);
    await expect.element(screen.getByRole('status')).toHaveTextContent('still');
    emulateMedia(nothing);
    await expect.element(screen.getByRole('status')).toHaveTextContent('moving');
  });

  test("rewrites emotion's styles", async () => {
    emulateMedia(reduced);
    const Sample = styled('p')({
      '@media (prefers-reduced-motion: reduce)': { opacity: 0.5 },
    });
    const screen = await render(<Sample>Sarap</Sample>);
    await expect
      .poll(() => getComputedStyle(screen.getByText('Sarap').element()).opacity)
      .toBe('0.5');
  });

  test("leaves the browser's own emulation alone", async () => {
    const prefer = (features: { name: string; value: string }[]) =>
      cdp().send('Emulation.setEmulatedMedia', { features });
    const style = paint(still);
    await prefer([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    expect(style.opacity).toBe('0.5');
    await prefer([]);
  });
});
