import { deferredPart } from '@/lazy/deferredPart';

/** What a product's page shows below its first screen. */
export const DeferredBelowProduct = deferredPart(() =>
  import('./BelowProduct').then((part) => part.BelowProduct),
);
