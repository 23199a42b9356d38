import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { Carousel } from '@lasakita/ui/Carousel';
import { siteTheme } from '@lasakita/ui/theme';
import { visitor } from '@stories/components/surroundings';
import * as stories from '@stories/components/Carousel.stories';
import { stopTime } from '../support/stoppedTime';

const { Arrows, Default, ControlsOver, SingleSlide, WithoutAutoplay, WithRatio } = composeStories(
  stories,
  preview,
);

// The first to ask for the slider's code waits for the bundler: not a matter of any test.
beforeAll(async () => {
  await import('@kit/components/Carousel/SlickSlider');
});

let restore: () => void = () => {};
let pass: ReturnType<typeof stopTime>;
beforeEach(() => {
  restore = visitor({ reducedMotion: false });
});
afterEach(() => {
  vi.useRealTimers();
  restore();
  window.scrollTo(0, 0);
});

const carousel = () => document.querySelector('[aria-roledescription="carousel"]') as HTMLElement;
const isRotating = () => carousel().dataset.rotating === 'true';
const view = () => document.querySelector('[aria-live]') as HTMLElement;
const strip = () => view().querySelector<HTMLElement>(':scope > [tabindex="0"]');
const current = () =>
  document.querySelector('[aria-current]')?.getAttribute('aria-label')?.split(' ')[1];
const dot = (number: number) => page.getByRole('button', { name: `Slide ${number} of 5` });
const toggle = page.getByRole('button', { name: /^(Pause|Play) slides$/ });
const slider = () => document.querySelector('.slick-slider');

const setVisibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Renders it and stops the clock as soon as the slider is there. */
const renderStopped = async (carouselElement: React.ReactNode) => {
  const screen = await render(
    <>
      <p style={{ margin: 0, height: 60 }}>Elsewhere</p>
      {carouselElement}
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.poll(slider).not.toBeNull();
  await expect.poll(isRotating).toBe(true);
  pass = stopTime(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']);
  // The timer of the real clock gives way to one of the stopped.
  setVisibility('hidden');
  await expect.poll(isRotating).toBe(false);
  setVisibility('visible');
  await expect.poll(isRotating).toBe(true);
  return screen;
};

describe('autoplay (CAR-1)', () => {
  test('a slide rests 4000 ms, moves for 1000 ms, and after the last comes the first', async () => {
    await renderStopped(<Default />);
    expect(current()).toBe('1');
    pass(3999);
    expect(current()).toBe('1');
    pass(2);
    await expect.poll(current).toBe('2');
    const track = document.querySelector<HTMLElement>('.slick-track');
    expect(track?.style.transition).toMatch(/^(-webkit-)?transform 1000ms/);
    pass(1020);
    await expect.poll(() => track?.style.transition).toBe('');
    for (const next of ['3', '4', '5', '1']) {
      pass(4001);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(current).toBe(next);
    }
  });

  test('the time starts anew when the visitor changes the slide', async () => {
    await renderStopped(<Default />);
    pass(3000);
    dot(3)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    pass(1);
    await expect.poll(current).toBe('3');
    pass(3990);
    expect(current()).toBe('3');
    pass(20);
    await expect.poll(current).toBe('4');
  });

  test('it rests under the pointer', async () => {
    await renderStopped(<Default />);
    await userEvent.hover(view());
    await expect.poll(isRotating).toBe(false);
    pass(20_000);
    expect(current()).toBe('1');
    await userEvent.hover(page.getByText('Elsewhere'));
    await expect.poll(isRotating).toBe(true);
  });

  test('it rests while the focus is in it, which react-slick’s own option does not notice', async () => {
    await renderStopped(<Default />);
    document.querySelector<HTMLElement>('.slick-current a')?.focus();
    await expect.poll(isRotating).toBe(false);
    pass(20_000);
    expect(current()).toBe('1');
    (document.activeElement as HTMLElement).blur();
    await expect.poll(isRotating).toBe(true);
    (dot(2).element() as HTMLElement).focus();
    await expect.poll(isRotating).toBe(false);
  });

  test('it goes on when the slide that had the focus was swiped away', async () => {
    await renderStopped(<Default />);
    document.querySelector<HTMLElement>('.slick-current a')?.focus();
    await expect.poll(isRotating).toBe(false);
    await userEvent.hover(view());
    document.activeElement?.closest('[role="group"]')?.setAttribute('inert', '');
    await userEvent.hover(page.getByText('Elsewhere'));
    await expect.poll(isRotating).toBe(true);
  });

  test('it rests under a finger', async () => {
    await renderStopped(<Default />);
    const touch = new Touch({ identifier: 1, target: view() });
    view().dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch] }));
    await expect.poll(isRotating).toBe(false);
    view().dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch] }));
    await expect.poll(isRotating).toBe(true);
  });

  test('it rests in a tab behind others and out of view', async () => {
    await renderStopped(
      <>
        <Default />
        <div style={{ height: '200vh' }} />
      </>,
    );
    setVisibility('hidden');
    await expect.poll(isRotating).toBe(false);
    pass(20_000);
    expect(current()).toBe('1');
    setVisibility('visible');
    await expect.poll(isRotating).toBe(true);
    window.scrollTo(0, document.body.scrollHeight);
    await expect.poll(isRotating).toBe(false);
    pass(20_000);
    expect(current()).toBe('1');
  });

  test('with reduced motion there is none, and a change takes no time', async () => {
    restore();
    restore = visitor({ reducedMotion: true });
    await render(<Default />);
    await expect.element(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    expect(isRotating()).toBe(false);
    await dot(2).click();
    await expect.poll(current).toBe('2');
    expect(document.querySelector<HTMLElement>('.slick-track')?.style.transition).not.toContain(
      '1000ms',
    );
  });

  test('without an interval there is none, and no button to pause it', async () => {
    await render(<WithoutAutoplay />);
    await expect.element(dot(1)).toBeVisible();
    expect(isRotating()).toBe(false);
    await expect.element(toggle).not.toBeInTheDocument();
  });
});

describe('the pause button (CAR-3, WCAG 2.2.2)', () => {
  test('is the first that the keyboard reaches, and pauses and plays', async () => {
    await renderStopped(<Arrows />);
    await userEvent.tab();
    await expect.element(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAccessibleName('Play slides');
    (document.activeElement as HTMLElement).blur();
    expect(isRotating()).toBe(false);
    pass(20_000);
    expect(current()).toBe('1');
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(toggle).toHaveAccessibleName('Pause slides');
    // Who pressed it has the focus on it, and means it.
    await expect.poll(isRotating).toBe(true);
  });

  test('slides are announced when they change by hand only', async () => {
    await renderStopped(<Default />);
    expect(view()).toHaveAttribute('aria-live', 'off');
    (toggle.element() as HTMLElement).click();
    await expect.poll(() => view().getAttribute('aria-live')).toBe('polite');
  });
});

describe('the W3C’s carousel pattern (CAR-3)', () => {
  test('region and slides are named for what they are', async () => {
    await render(<Default />);
    await expect.poll(slider).not.toBeNull();
    await expect.element(page.getByRole('region', { name: 'Flavors' })).toBeVisible();
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    const slide = page.getByRole('group', { name: '1 of 5: Keso' });
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide');
  });

  test('hidden and copied slides are inert, without ids twice and without a focusable element', async () => {
    await render(<Default />);
    await expect.poll(slider).not.toBeNull();
    const check = () => {
      const holders = [...document.querySelectorAll<HTMLElement>('.slick-slide')];
      expect(holders.length).toBe(7);
      for (const holder of holders) {
        const isShown = holder.matches('.slick-active:not(.slick-cloned)');
        const slide = holder.querySelector<HTMLElement>('[aria-roledescription="slide"]');
        expect(slide?.inert).toBe(!isShown);
        expect(holder.hasAttribute('tabindex')).toBe(false);
      }
      expect(holders.filter((holder) => holder.querySelector('[id]'))).toHaveLength(5);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    };
    check();
    await dot(5).click();
    await expect.poll(current).toBe('5');
    // The slider marks its slides in a drawing of its own, and the slides follow.
    await vi.waitFor(check, 15_000);
  });

  test('arrow keys, Home and End change slides on the dots, and the focus follows', async () => {
    await render(<Default />);
    await expect.element(dot(1)).toBeVisible();
    (dot(1).element() as HTMLElement).focus();
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['End', 5],
      ['ArrowRight', 1],
      ['ArrowLeft', 5],
      ['Home', 1],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.keyboard(`{${key}}`);
      await expect.element(dot(number)).toHaveFocus();
      await expect.poll(current).toBe(String(number));
    }
  });

  test('arrow keys work on the arrows too, which keep the focus', async () => {
    await render(<Arrows />);
    const next = page.getByRole('button', { name: 'Next slide' });
    await expect.element(next).toBeVisible();
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(current).toBe('5');
    await expect.element(next).toHaveFocus();
  });

  test('what is tapped is large enough', async () => {
    await render(<Arrows />);
    await expect.element(dot(1)).toBeVisible();
    for (const button of carousel().querySelectorAll('button')) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      expect(height).toBeGreaterThanOrEqual(44);
    }
  });

  test('a swipe changes the slide', async () => {
    await render(<Default />);
    await expect.poll(slider).not.toBeNull();
    const list = document.querySelector('.slick-list') as HTMLElement;
    const at = (x: number, y = 50) => ({ bubbles: true, clientX: x, clientY: y });
    list.dispatchEvent(new MouseEvent('mousedown', at(300)));
    await expect
      .poll(() => {
        list.dispatchEvent(new MouseEvent('mousemove', at(60)));
        return document.querySelector<HTMLElement>('.slick-track')?.style.transform;
      })
      .toContain('-');
    list.dispatchEvent(new MouseEvent('mouseup', at(60)));
    await expect.poll(current).toBe('2');
  });

  test('one slide is no carousel', async () => {
    await render(<SingleSlide />);
    await expect.element(page.getByText('Keso', { exact: true })).toBeVisible();
    expect(carousel()).toBeNull();
    expect(document.querySelector('[aria-live], button')).toBeNull();
  });
});

describe('lazy loading on demand (CAR-1)', () => {
  test('a slide of a known shape is made when it is first shown', async () => {
    await render(<WithRatio />);
    await expect.poll(slider).not.toBeNull();
    expect(document.querySelectorAll('.slick-slide:not(.slick-cloned) p')).toHaveLength(1);
    await dot(3).click();
    await expect
      .poll(() => document.querySelectorAll('.slick-slide:not(.slick-cloned) p'))
      .toHaveLength(2);
  });
});

describe('before the slider', () => {
  test('far from the view it is a strip that scrolls, and keeps its size when the slider comes', async () => {
    for (const story of [
      <Default key="auto" />,
      <WithRatio key="ratio" />,
      <ControlsOver key="over" />,
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const screen = await render(
        <>
          <div style={{ height: '300vh' }} />
          {story}
        </>,
      );
      expect(strip()?.children).toHaveLength(5);
      expect(getComputedStyle(strip() as HTMLElement).scrollSnapType).toBe('x mandatory');
      const { width, height } = carousel().getBoundingClientRect();
      const slide = strip()?.firstElementChild?.getBoundingClientRect();
      carousel().scrollIntoView();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect.poll(slider).not.toBeNull();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await expect
        .poll(() => {
          const rect = carousel().getBoundingClientRect();
          return [rect.width, rect.height];
        })
        .toEqual([width, height]);
      const shown = document
        .querySelector('.slick-current [role="group"]')
        ?.getBoundingClientRect();
      expect(shown?.height).toBe(slide?.height);
      expect(shown?.width).toBeCloseTo(slide?.width ?? 0, 0);
      window.scrollTo(0, 0);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await screen.unmount();
    }
  });

  test('the slider starts where the strip was scrolled to', async () => {
    await render(
      <>
        <div style={{ height: '300vh' }} />
        <Default />
      </>,
    );
    const place = strip() as HTMLElement;
    place.scrollLeft = place.clientWidth * 2;
    carousel().scrollIntoView();
    await expect.poll(slider).not.toBeNull();
    await expect.poll(current).toBe('3');
  });

  test('the focus that comes while the slider is drawn stays, and the slider waits for it to go', async () => {
    const COUNT = 5;
    let drawings = 0;
    const drawSlowly = () => {
      drawings += 1;
      // The first that the slider draws. React pauses after it.
      if (drawings === COUNT + 1) queueMicrotask(() => strip()?.focus());
      const until = performance.now() + 20;
      while (performance.now() < until);
      return <p>Slow</p>;
    };
    function SlowSlide() {
      return drawSlowly();
    }
    const slides = Array.from({ length: COUNT }, (_, place) => ({
      key: String(place),
      content: <SlowSlide />,
    }));
    await render(
      <ThemeProvider theme={siteTheme()}>
        <Carousel label="Slow slides" slides={slides} />
      </ThemeProvider>,
    );
    await expect.poll(() => drawings).toBeGreaterThan(COUNT);
    await new Promise((done) => void requestIdleCallback(done));
    expect(document.activeElement).toBe(strip());
    expect(slider()).toBeNull();
    strip()?.blur();
    await expect.poll(slider).not.toBeNull();
  });

  test('the server renders every slide in the strip, no button and no style attribute, and hydrates without a word', async () => {
    const errors = vi.spyOn(console, 'error');
    const html = renderToString(<WithRatio />);
    expect(html.match(/aria-roledescription="slide"/g)).toHaveLength(5);
    expect(html).not.toMatch(/<button|style="|inert/);
    const root = document.createElement('div');
    root.innerHTML = html;
    document.body.append(root);
    const mounted = hydrateRoot(root, <WithRatio />);
    await expect.poll(slider).not.toBeNull();
    expect(errors).not.toHaveBeenCalled();
    mounted.unmount();
    root.remove();
  });
});
