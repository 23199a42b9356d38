import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { DeferredBelowHero } from '../deferredParts';
import { HeroSection } from './sections/HeroSection';

/**
 * How to become a dealer, where to buy, and the dealer directory.
 *
 * @do Keep the order: find one, become one, buy elsewhere; the head begins with the first two.
 * @dont Do not put anything between the head and the directory: it is what the head's field orders.
 * @keyboard Tab: Goes through the sections in order.
 * @roles Regions named by their headlines.
 * @announcements The count of dealers, politely.
 */
export function DealershipPage() {
  return (
    <>
      <PageHead {...site.pages.dealership} path={paths.dealership} />
      <HeroSection />
      <DeferredBelowHero />
    </>
  );
}
