import { Route, Routes } from 'react-router-dom';
import { influencerPath, paths, productPath } from '@/domain/paths';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { preloadLayout } from '@/layouts/SiteLayout/deferredParts';
import { AboutPage } from '@/pages/AboutPage/AboutPage';
import { ContactPage } from '@/pages/ContactPage/ContactPage';
import { DealershipPage } from '@/pages/DealershipPage/DealershipPage';
import { HomePage } from '@/pages/HomePage/HomePage';
import { InfluencerPage } from '@/pages/InfluencerPage/InfluencerPage';
import { ListPage } from '@/pages/ListPage/ListPage';
import { ProductPage } from '@/pages/ProductPage/ProductPage';
import { ProductsPage } from '@/pages/ProductsPage/ProductsPage';
import { DeferredBelowProduct } from '@/pages/ProductPage/DeferredBelowProduct';
import * as deferredParts from '@/pages/deferredParts';

/** For the loaders of a story: every page then shows whole, as all but a visit's first do. */
export const preloadSite = async () => {
  const parts = [...Object.values(deferredParts), DeferredBelowProduct];
  await Promise.all([preloadLayout(), ...parts.map(({ preload }) => preload())]);
};

/**
 * Every page inside the shared layout, for a journey through several pages. The story's `address` parameter sets the
 * first page. The story of a single page renders that page alone, because a change of any other page would capture it.
 */
export function SitePages() {
  return (
    <SiteLayout>
      <Routes>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.products} element={<ProductsPage />} />
        <Route path={productPath(':slug')} element={<ProductPage />} />
        <Route path={paths.dealership} element={<DealershipPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.list} element={<ListPage />} />
        <Route path={influencerPath(':slug')} element={<InfluencerPage />} />
      </Routes>
    </SiteLayout>
  );
}
