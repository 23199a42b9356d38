import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  SIMULATED_DELAY_MS,
  fetchDealers,
  fetchProducts,
  simulatedDelay,
} from '@/services/catalogue';

afterEach(() => {
  vi.useRealTimers();
});

describe('the catalogue', () => {
  it('holds the sample products and dealers', async () => {
    const [products, dealers] = await Promise.all([fetchProducts(), fetchDealers()]);
    expect(products).toHaveLength(12);
    expect(dealers.length).toBeGreaterThan(200);
  });

  it('waits for 1000 ms, no less and no more (PROD-2, DEAL-5)', async () => {
    vi.useFakeTimers();
    expect(SIMULATED_DELAY_MS).toBe(1000);
    const onDone = vi.fn<() => void>();
    void simulatedDelay().then(onDone);
    await vi.advanceTimersByTimeAsync(999);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
