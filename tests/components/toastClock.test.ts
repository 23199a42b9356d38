import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastClock } from '@kit/components/ToastStack/toastClock';
import type { PauseReason } from '@kit/components/ToastStack/toastClock';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (reasons: PauseReason[] = []) => {
  const onEnd = vi.fn<(id: string) => void>();
  const clock = new ToastClock(5000);
  for (const reason of reasons) clock.hold(reason, true);
  clock.show(['one'], onEnd);
  return { onEnd, clock };
};

describe('ToastClock', () => {
  it('runs out once, after its time and not before', () => {
    const { onEnd } = start();
    vi.advanceTimersByTime(4999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(60_000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('keeps what remains through a pause, neither half of it nor all', () => {
    const { onEnd, clock } = start();
    vi.advanceTimersByTime(3000);
    clock.hold('hover', true);
    vi.advanceTimersByTime(60_000);
    clock.hold('hover', false);
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still until the last reason has gone', () => {
    const { onEnd, clock } = start();
    clock.hold('hover', true);
    clock.hold('window', true);
    clock.hold('hover', false);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    clock.hold('window', false);
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('counts a reason once, however often it is given', () => {
    const { clock } = start();
    clock.hold('focus', true);
    clock.hold('focus', true);
    clock.hold('focus', false);
    expect(clock.paused).toBe(false);
  });

  it('takes a reason that was never given calmly, and does not begin anew', () => {
    const { onEnd, clock } = start();
    vi.advanceTimersByTime(4000);
    clock.hold('drag', false);
    vi.advanceTimersByTime(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not begin while there are reasons at its start', () => {
    const { onEnd, clock } = start(['hidden']);
    vi.advanceTimersByTime(60_000);
    clock.hold('hidden', false);
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not run out for a toast that has gone, whatever is resumed', () => {
    const { onEnd, clock } = start();
    clock.show([], onEnd);
    clock.hold('drag', true);
    clock.hold('drag', false);
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('runs for each toast by itself, and begins with it', () => {
    const { onEnd, clock } = start();
    vi.advanceTimersByTime(2000);
    clock.show(['one', 'two'], onEnd);
    vi.advanceTimersByTime(1000);
    clock.hold('hover', true);
    vi.advanceTimersByTime(60_000);
    clock.hold('hover', false);
    vi.advanceTimersByTime(2000);
    expect(onEnd.mock.calls).toEqual([['one']]);
    // Its owner may take a moment to take it away.
    clock.show(['one', 'two'], onEnd);
    vi.advanceTimersByTime(1999);
    expect(onEnd.mock.calls).toEqual([['one']]);
    vi.advanceTimersByTime(1);
    expect(onEnd.mock.calls).toEqual([['one'], ['two']]);
  });

  it('runs for exactly its time, through any pauses', () => {
    const reason = fc.constantFrom<PauseReason>('hover', 'focus', 'window', 'hidden', 'drag');
    const step = fc.record({
      reason,
      pauses: fc.boolean(),
      wait: fc.integer({ min: 0, max: 2000 }),
    });
    const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { onEnd, clock } = start();
      const held = new Set<PauseReason>();
      let ran = 0;
      for (const { reason: why, pauses, wait } of steps) {
        if (pauses) {
          held.add(why);
          clock.hold(why, true);
        } else {
          held.delete(why);
          clock.hold(why, false);
        }
        vi.advanceTimersByTime(wait);
        if (held.size === 0) ran += wait;
        if (onEnd.mock.calls.length !== (ran >= 5000 ? 1 : 0)) return false;
      }
      clock.show([], onEnd);
      return true;
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});
