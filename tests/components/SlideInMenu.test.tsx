import { composeStories } from '@storybook/react-vite';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import * as stories from '@stories/components/SlideInMenu.stories';
import { untilPressable } from '../support/untilPressable.ts';

const { Closed, Collapsed, Default } = composeStories(stories, preview);

const toggle = page.getByRole('button', { name: 'Open menu' });
const close = page.getByRole('button', { name: 'Close menu' });
const dialog = page.getByRole('dialog', { name: 'Menu' });
const panel = () => document.querySelector('dialog') as HTMLDialogElement;
const logo = page.getByRole('link', { name: 'LasaKita home' });

const settle = async () => {
  await Promise.allSettled(
    panel()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await untilPressable();
};

beforeEach(async () => {
  await page.viewport(390, 844);
});

describe('the slide-in menu (NAV-4)', () => {
  test.each([
    ['250', <Default key="open" />, 250],
    ['80 when collapsed', <Collapsed key="collapsed" />, 80],
  ])('is %s px wide and as high as the screen', async (_width, story, width) => {
    await render(story);
    await settle();
    const box = panel().getBoundingClientRect();
    expect([box.left, box.top, box.width, box.height]).toEqual([0, 0, width, 844]);
  });

  test('slides in and out within 300 ms', async () => {
    await render(<Closed />);
    const slide = () =>
      panel()
        .getAnimations()
        .find((each) => (each as CSSTransition).transitionProperty === 'transform')
        ?.effect?.getTiming().duration;
    // In the page itself: on a busy machine the runner's own press returns when it is over.
    const press = (button: typeof toggle) => (button.element() as HTMLElement).click();
    press(toggle);
    await expect.poll(slide, { interval: 10 }).toBe(300);
    await settle();
    press(close);
    await expect.poll(slide, { interval: 10 }).toBe(300);
    await settle();
    expect(getComputedStyle(panel()).display).toBe('none');
  });

  test('keeps the focus inside, forwards and backwards', async () => {
    await render(<Closed />);
    await toggle.click();
    await expect.element(logo).toHaveFocus();
    const stops = [...panel().querySelectorAll('a, button')].length;
    for (let step = 1; step < stops; step += 1) {
      await userEvent.tab();
      expect(panel().contains(document.activeElement)).toBe(true);
    }
    await expect.element(page.getByRole('button', { name: 'Company' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(logo).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(page.getByRole('button', { name: 'Company' })).toHaveFocus();
  });

  test('lies over a page that is inert and does not scroll', async () => {
    await render(<Closed />);
    await toggle.click();
    const behind = document.querySelector<HTMLElement>('a[href="#behind"]');
    behind?.focus();
    expect(document.activeElement).not.toBe(behind);
    // The browser's own modal: nothing behind it takes focus or pointer.
    expect(panel().matches(':modal')).toBe(true);
    expect(document.elementFromPoint(330, 400)).toBe(panel());
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the close button', () => close.click()],
    [
      'the backdrop',
      // The dialog's own box ends at 250 px: beyond it is the backdrop.
      () => userEvent.click(panel(), { position: { x: 330, y: 400 }, force: true }),
    ],
  ])('is closed by %s, and the focus returns to the toggle', async (_way, act) => {
    await render(<Closed />);
    await toggle.click();
    await expect.element(dialog).toBeVisible();
    await settle();
    await act();
    await expect.element(toggle).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('stays open at a press on a bare place of the panel', async () => {
    await render(<Closed />);
    await toggle.click();
    await settle();
    await userEvent.click(panel(), { position: { x: 120, y: 820 } });
    await expect.element(dialog).toBeVisible();
  });
});

test('opens the submenu of the page shown anew after a navigation (NAV-2)', async () => {
  const { args } = Default;
  const menu = (pathname: string) => <Default {...args} pathname={pathname} />;
  const { rerender } = await render(menu('/home'));
  await expect.element(page.getByRole('link', { name: 'Amihan' })).not.toBeInTheDocument();
  await rerender(menu('/influencers/amihan'));
  await expect.element(page.getByRole('link', { name: 'Amihan' })).toBeVisible();
  await page.getByRole('button', { name: 'Influencers' }).click();
  await expect.element(page.getByRole('link', { name: 'Amihan' })).not.toBeInTheDocument();
  await rerender(menu('/influencers/bayani'));
  await expect
    .element(page.getByRole('link', { name: 'Bayani' }))
    .toHaveAttribute('aria-current', 'page');
});
