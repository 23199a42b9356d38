import { site } from '@/content/site';
import { latePart } from '@/preloadable';
import { PageHead } from '../PageHead';
import { HeroSection } from './sections/HeroSection';

const BelowHero = latePart(() => import('./sections/BelowHero').then((part) => part.BelowHero));

/** How to become a dealer, where to buy, and the dealer directory. */
export function DealershipPage() {
  return (
    <>
      <PageHead {...site.pages.dealership} />
      <HeroSection />
      <BelowHero />
    </>
  );
}
