import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import { ToastStack } from '@lasakita/ui/ToastStack';
import type { ToastMessage } from '@lasakita/ui/domain/toast';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';
import { stopTime } from '../support/stoppedTime';

const message = (id: string, severity: ToastMessage['severity'] = 'success'): ToastMessage => ({
  id,
  text: `Message ${id}`,
  severity,
});

const onDismiss = vi.fn<(id: string) => void>();

const stack = (messages: readonly ToastMessage[]) => (
  <StrictMode>
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <button type="button" style={{ marginTop: 300 }}>
        Elsewhere
      </button>
      <iframe title="A frame" srcDoc="<input>" />
      <ToastStack messages={messages} onDismiss={onDismiss} />
    </ThemeProvider>
  </StrictMode>
);

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

let hasFocus: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  onDismiss.mockReset();
  hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  stopTime(['setTimeout', 'clearTimeout', 'performance']);
  await userEvent.unhover(document.body);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('time (TOAST-1)', () => {
  it('runs out after 5000 ms, for each toast by itself', async () => {
    const { rerender } = await render(stack([message('1')]));
    await pass(2000);
    await rerender(stack([message('1'), message('2')]));
    await pass(2990);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(20);
    expect(onDismiss.mock.calls).toEqual([['1']]);
    await rerender(stack([message('2')]));
    await pass(2000);
    expect(onDismiss.mock.calls).toEqual([['1'], ['2']]);
  });

  it('stands still under the pointer, for all of them, and goes on with what remained', async () => {
    const screen = await render(stack([message('1'), message('2')]));
    await pass(3000);
    await userEvent.hover(screen.getByText('Message 2'));
    await pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await pass(1990);
    expect(onDismiss).not.toHaveBeenCalled();
    await pass(20);
    expect(onDismiss).toHaveBeenCalledTimes(2);
  });

  it('stands still while the window is without focus', async () => {
    await render(stack([message('1')]));
    window.dispatchEvent(new Event('blur'));
    await pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('waits for a visitor who had left the window before the toast came', async () => {
    hasFocus.mockReturnValue(false);
    await render(stack([message('1')]));
    await pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('focus'));
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('goes on when focus moves into a frame of the page, such as the map', async () => {
    const screen = await render(stack([message('1')]));
    (screen.getByTitle('A frame').element() as HTMLElement).focus();
    window.dispatchEvent(new Event('blur'));
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('stands still in a tab that is hidden', async () => {
    await render(stack([message('1')]));
    setHidden(true);
    await pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    setHidden(false);
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('stands still while the keyboard is on a toast', async () => {
    const screen = await render(stack([message('1')]));
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('article')).toHaveFocus();
    await pass(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });

  it('goes on when a toast was clicked and the pointer has left', async () => {
    const screen = await render(stack([message('1')]));
    await pass(200);
    await userEvent.click(screen.getByText('Message 1'));
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await pass(5000);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe('announcement (TOAST-1)', () => {
  it('adds the words to a live region that is there already', async () => {
    const screen = await render(stack([message('1', 'error')]));
    const alert = screen.getByRole('alert');
    await expect.element(alert).toBeInTheDocument();
    await expect.element(screen.getByText('Message 1')).not.toBeVisible();
    await pass(200);
    await expect.element(alert.getByText('Message 1')).toBeVisible();
    expect(alert.element().querySelector('button')).toBeNull();
  });

  it('gives no two elements the same id', async () => {
    await render(stack([message('1'), message('2'), message('3', 'error')]));
    await pass(500);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(document.querySelectorAll('[role=status], [role=alert]')).toHaveLength(3);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('focus', () => {
  it('goes back to where it was when a toast is closed by mouse, though another shows', async () => {
    const messages = [message('1'), message('2')];
    const screen = await render(stack(messages));
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }).first());
    expect(onDismiss.mock.calls).toEqual([['1']]);
    await screen.rerender(stack([message('2')]));
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  it('is left alone by Alt+T when no toast shows, and by Escape outside the toasts', async () => {
    const screen = await render(stack([]));
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    await screen.rerender(stack([message('1')]));
    await userEvent.keyboard('{Escape}');
    expect(onDismiss).not.toHaveBeenCalled();
  });
});

describe('the shortcut', () => {
  it('is told to whoever uses a keyboard, once', async () => {
    const screen = await render(stack([message('1'), message('2')]));
    await pass(500);
    const told = () =>
      screen
        .getByText('Alt+T', { exact: true })
        .elements()
        .filter((element) => element.checkVisibility());
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(told()).toHaveLength(0);
    await userEvent.keyboard('{Shift}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(told()).toHaveLength(1);
    expect(told()[0]?.closest('article')?.textContent).toContain('Message 1');
  });
});

describe('place and look', () => {
  const boxes = () => {
    for (const animation of document.getAnimations()) animation.finish();
    return [...document.querySelectorAll('article')].map((card) => {
      const { left, top, right, height } = card.getBoundingClientRect();
      return { left, top, right: innerWidth - right, height };
    });
  };

  it.each([
    ['top right on a desktop', 1366],
    ['as wide as a phone, with margins', 390],
  ])('is %s', async (_name, width) => {
    await page.viewport(width, 800);
    await render(stack([message('1'), message('2')]));
    await pass(1000);
    const [first] = boxes();
    const margin = width > 400 ? 24 : 16;
    expect(first?.right).toBeCloseTo(margin, 0);
    expect(first?.left).toBeCloseTo(width > 400 ? width - 420 - margin : margin, 0);
    expect(first?.top).toBeLessThan(110);
  });

  describe('as the visitor asked for it', () => {
    const prefer = (name: string, value: string) =>
      cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

    afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

    it('moves nothing where less motion is wanted', async () => {
      await prefer('prefers-reduced-motion', 'reduce');
      await render(stack([message('1')]));
      const times = document.getAnimations().map((motion) => motion.effect?.getTiming().duration);
      expect(Math.max(0, ...times.map(Number))).toBeLessThan(1);
    });

    it('keeps its edge, and the outline of what has focus, in forced colours', async () => {
      await prefer('forced-colors', 'active');
      const screen = await render(stack([message('1')]));
      await userEvent.keyboard('{Alt>}t{/Alt}');
      const style = getComputedStyle(screen.getByRole('article').element());
      expect([style.borderTopStyle, style.borderTopWidth]).toEqual(['solid', '2px']);
      expect([style.outlineStyle, style.outlineWidth]).toEqual(['solid', '3px']);
    });
  });

  it('is the same where a policy keeps the styles of notistack out', async () => {
    await page.viewport(1366, 800);
    await render(stack([message('1'), message('2')]));
    await pass(1000);
    const before = boxes();
    const sheet = document.querySelector<HTMLStyleElement>('#_goober');
    if (sheet?.sheet) sheet.sheet.disabled = true;
    expect(boxes()).toEqual(before);
    if (sheet?.sheet) sheet.sheet.disabled = false;
  });
});
