import { vi } from 'vitest';

type FakeTimers = NonNullable<Parameters<typeof vi.useFakeTimers>[0]>;

/**
 * Stops the clock until `vi.useRealTimers`: time passes only by what is returned. Vitest by itself moves a stopped clock on
 * while it waits for an element or a value, and so by as much as the machine is slow.
 */
export const stopTime = (toFake: NonNullable<FakeTimers['toFake']>) => {
  vi.useFakeTimers({ toFake });
  const advance = vi.advanceTimersByTime.bind(vi);
  vi.spyOn(vi, 'advanceTimersByTime').mockReturnValue(vi);
  /** Lets so many ms pass at once. */
  return (milliseconds: number): void => {
    advance(milliseconds);
  };
};
