import { site } from '@/content/site';
import { PageHead } from '../PageHead';
import { DirectorySection } from './sections/DirectorySection';
import { HeroSection } from './sections/HeroSection';
import { RequirementsSection } from './sections/RequirementsSection';
import { WhereToBuySection } from './sections/WhereToBuySection';

/** How to become a dealer, where to buy, and the dealer directory. */
export function DealershipPage() {
  return (
    <>
      <PageHead {...site.pages.dealership} />
      <HeroSection />
      <RequirementsSection />
      <WhereToBuySection />
      <DirectorySection />
    </>
  );
}
