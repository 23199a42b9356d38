import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { AboutPage } from '@/pages/AboutPage/AboutPage';
import { ContactPage } from '@/pages/ContactPage/ContactPage';
import { DealershipPage } from '@/pages/DealershipPage/DealershipPage';
import { HomePage } from '@/pages/HomePage/HomePage';
import { InfluencerPage } from '@/pages/InfluencerPage/InfluencerPage';
import { ProductsPage } from '@/pages/ProductsPage/ProductsPage';

/** Every page inside the shared layout: the story's `address` parameter says which one shows. */
export function SitePages() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="/home" element={<HomePage />} />
        <Route path="/products" element={<ProductsPage />} />
        <Route path="/dealership" element={<DealershipPage />} />
        <Route path="/about" element={<AboutPage />} />
        <Route path="/contact" element={<ContactPage />} />
        <Route path="/influencers/:slug" element={<InfluencerPage />} />
      </Route>
    </Routes>
  );
}
