import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchDealers, fetchProducts } from '@/services/catalogue';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the catalogue', () => {
  it('holds the sample products and dealers', async () => {
    const [products, dealers] = await Promise.all([fetchProducts(), fetchDealers()]);
    expect(products).toHaveLength(12);
    expect(dealers.length).toBeGreaterThan(200);
  });

  /** Opens a document at one page, and a list on another some time later. */
  const waitOn = async (firstPath: string, path: string, passed: number) => {
    vi.useFakeTimers();
    vi.resetModules();
    vi.stubGlobal('location', { pathname: firstPath });
    const { simulatedDelay } = await import('@/services/catalogue');
    await vi.advanceTimersByTimeAsync(passed - performance.now());
    vi.stubGlobal('location', { pathname: path });
    const onDone = vi.fn<() => void>();
    void simulatedDelay().then(onDone);
    return onDone;
  };

  it('waits for 1000 ms, no less and no more (PROD-2, DEAL-5)', async () => {
    const onDone = await waitOn('/home', '/products', 600);
    await vi.advanceTimersByTimeAsync(999);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('on the first page counts from the opening of the document (LOOK-4)', async () => {
    const onDone = await waitOn('/products', '/products', 600);
    await vi.advanceTimersByTimeAsync(399);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('waits no longer where the code came later than that (LOOK-4)', async () => {
    const onDone = await waitOn('/products', '/products', 2400);
    await vi.advanceTimersByTimeAsync(0);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
