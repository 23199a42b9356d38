import { ThemeProvider } from '@mui/material/styles';
import { composeStories } from '@storybook/react-vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import preview from '../../.storybook/preview';
import { ModalDialog } from '@lasakita/ui/ModalDialog';
import { siteTheme } from '@lasakita/ui/theme';
import * as stories from '@stories/components/ModalDialog.stories';
import { untilPressable } from '../support/untilPressable.ts';

const { Default } = composeStories(stories, preview);

const dialog = page.getByRole('dialog', { name: 'A dialog' });
const element = () => document.querySelector('dialog') as HTMLDialogElement;
const root = document.documentElement;

/** Presses at one place of the window and lets go at another. */
const press = (from: [number, number], to: [number, number] = from) => {
  const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, bubbles: true });
  element().dispatchEvent(new MouseEvent('mousedown', at(from)));
  element().dispatchEvent(new MouseEvent('click', at(to)));
};

beforeEach(async () => {
  await page.viewport(1000, 800);
});
afterEach(() => {
  root.removeAttribute('style');
});

describe('a press', () => {
  const outside: [number, number] = [5, 5];
  const inside: [number, number] = [500, 400];

  test.each([
    ['begun and ended on the backdrop closes', outside, outside, 1],
    ['on a bare place of the dialog does not', inside, inside, 0],
    ['begun inside and ended on the backdrop does not', inside, outside, 0],
    ['begun on the backdrop and ended inside does not', outside, inside, 0],
  ])('%s', async (_what, from, to, count) => {
    const { onClose } = Default.args;
    onClose?.mockClear();
    await render(<Default />);
    await Promise.allSettled(
      element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
    await untilPressable();
    press(from, to);
    expect(onClose).toHaveBeenCalledTimes(count);
  });
});

test('takes no press in its first moment, which may be the second of a double click', async () => {
  const { onClose } = Default.args;
  onClose?.mockClear();
  await render(<Default />);
  press([5, 5]);
  expect(onClose).not.toHaveBeenCalled();
  await untilPressable();
  press([5, 5]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('stays until its owner closes it', async () => {
  const onClose = vi.fn<() => void>();
  await render(
    <ModalDialog open onClose={onClose} label="A dialog">
      <button type="button">Inside</button>
    </ModalDialog>,
    { wrapper: ({ children }) => <ThemeProvider theme={siteTheme()}>{children}</ThemeProvider> },
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  await expect.element(dialog).toBeVisible();
});

test('leaves the page as it was, also when it is taken away while open', async () => {
  root.style.overflow = 'clip';
  const { unmount } = await render(<Default />);
  expect(root.style.overflow).toBe('hidden');
  await unmount();
  expect(root.style.overflow).toBe('clip');
});

test('keeps the place of the scroll bar, where the page has one', async () => {
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15);
  const { unmount } = await render(<Default />);
  expect(root.style.scrollbarGutter).toBe('stable');
  await unmount();
  expect(root.style.scrollbarGutter).toBe('');
  width.mockRestore();
  await render(<Default />);
  expect(root.style.scrollbarGutter).toBe('');
});

test('fades its backdrop in', async () => {
  const begun: string[] = [];
  const note = (event: TransitionEvent) =>
    void begun.push(`${event.pseudoElement} ${event.propertyName}`);
  document.addEventListener('transitionrun', note);
  await render(<Default />);
  await expect.poll(() => begun).toContain('::backdrop opacity');
  document.removeEventListener('transitionrun', note);
  const { transitionDuration } = getComputedStyle(
    document.querySelector('dialog') as Element,
    '::backdrop',
  );
  expect(transitionDuration.split(', ')[0]).toBe('0.3s');
});
