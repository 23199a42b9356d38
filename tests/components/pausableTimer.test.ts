import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PausableTimer } from '@/components/Toast/pausableTimer';
import type { PauseReason } from '@/components/Toast/pausableTimer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (reasons: PauseReason[] = []) => {
  const onEnd = vi.fn<() => void>();
  return { onEnd, timer: new PausableTimer(5000, onEnd, reasons) };
};

describe('PausableTimer', () => {
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
    const { onEnd, timer } = start();
    vi.advanceTimersByTime(3000);
    timer.pause('hover');
    expect(timer.remaining).toBe(2000);
    vi.advanceTimersByTime(60_000);
    expect(timer.remaining).toBe(2000);
    timer.resume('hover');
    vi.advanceTimersByTime(1999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('stands still until the last reason has gone', () => {
    const { onEnd, timer } = start();
    timer.pause('hover');
    timer.pause('window');
    timer.resume('hover');
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
    timer.resume('window');
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('counts a reason once, however often it is given', () => {
    const { timer } = start();
    timer.pause('focus');
    timer.pause('focus');
    timer.resume('focus');
    expect(timer.paused).toBe(false);
  });

  it('takes a reason that was never given calmly, and does not begin anew', () => {
    const { onEnd, timer } = start();
    vi.advanceTimersByTime(4000);
    timer.resume('drag');
    vi.advanceTimersByTime(1000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not begin while there are reasons at its start', () => {
    const { onEnd, timer } = start(['hidden']);
    vi.advanceTimersByTime(60_000);
    expect(timer.remaining).toBe(5000);
    timer.resume('hidden');
    vi.advanceTimersByTime(5000);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('does not run out after it was stopped, whatever is resumed', () => {
    const { onEnd, timer } = start();
    timer.stop();
    timer.pause('drag');
    timer.resume('drag');
    vi.advanceTimersByTime(60_000);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('runs for exactly its time, through any pauses', () => {
    const reason = fc.constantFrom<PauseReason>('hover', 'focus', 'window', 'hidden', 'drag');
    const step = fc.record({
      reason,
      pauses: fc.boolean(),
      wait: fc.integer({ min: 0, max: 2000 }),
    });
    const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const { onEnd, timer } = start();
      const held = new Set<PauseReason>();
      let ran = 0;
      for (const { reason: why, pauses, wait } of steps) {
        if (pauses) {
          held.add(why);
          timer.pause(why);
        } else {
          held.delete(why);
          timer.resume(why);
        }
        vi.advanceTimersByTime(wait);
        if (held.size === 0) ran += wait;
        if (onEnd.mock.calls.length !== (ran >= 5000 ? 1 : 0)) return false;
        if (timer.remaining !== Math.max(0, 5000 - ran)) return false;
      }
      timer.stop();
      return true;
    });
    expect(() => fc.assert(property)).not.toThrow();
  });
});
