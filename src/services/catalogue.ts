import type { Dealer, Product } from '@/content/schema';

/** Products and dealers appear this long after their page opens, in ms (PROD-2, DEAL-5). */
export const SIMULATED_DELAY_MS = 1000;

export const simulatedDelay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));

// The records are a chunk of their own: a page that lists none does not load them. Their shape is checked before a build.
export const fetchProducts = async (): Promise<readonly Product[]> =>
  (await import('@content/products.json')).default;

export const fetchDealers = async (): Promise<readonly Dealer[]> =>
  (await import('@content/dealers.json')).default;
