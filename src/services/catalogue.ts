import type { Dealer, Product } from '@/content/schema';

/** Products and dealers appear this long after their page opens, in ms (PROD-2, DEAL-5). */
const SIMULATED_DELAY_MS = 1000;

const currentPath = () => (typeof location === 'undefined' ? undefined : location.pathname);

const firstPath = currentPath();

/** Waits for the delay; on the first page it counts from the opening of the document, before the code came (LOOK-4). */
export const simulatedDelay = (): Promise<void> =>
  new Promise((resolve) => {
    const passed = currentPath() === firstPath ? performance.now() : 0;
    setTimeout(resolve, Math.max(0, SIMULATED_DELAY_MS - passed));
  });

// The records are a chunk of their own: a page that lists none does not load them. Their shape is checked before a build.
export const fetchProducts = async (): Promise<readonly Product[]> =>
  (await import('@content/products.json')).default;

export const fetchDealers = async (): Promise<readonly Dealer[]> =>
  (await import('@content/dealers.json')).default;
