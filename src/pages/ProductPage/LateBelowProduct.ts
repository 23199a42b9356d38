import { latePart } from '@/lazy/latePart';

/** What a product's page shows below its first screen. */
export const LateBelowProduct = latePart(() =>
  import('./BelowProduct').then((part) => part.BelowProduct),
);
