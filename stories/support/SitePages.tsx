import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { PageOfAddress } from '@/PageOfAddress';
import * as deferredParts from '@/pages/deferredParts';
import { routes } from '@/routes';

/** For the loaders of a story: every page then shows whole, as all but a visit's first do. */
export const preloadSite = async () => {
  const parts = [...Object.values(deferredParts), ...routes.map(({ Page }) => Page)];
  await Promise.all([preloadLayout(), ...parts.map(({ preload }) => preload())]);
};

/**
 * Every page inside the shared layout, for a journey through several pages. The story's `address` parameter sets the
 * first page. The story of a single page renders that page alone, because a change of any other page would capture it.
 */
export function SitePages() {
  return <PageOfAddress />;
}
