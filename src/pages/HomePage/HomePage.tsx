import { site } from '@/content/site';
import { PageHead } from '../PageHead';
import { AboutSection } from './sections/AboutSection';
import { DealershipSection } from './sections/DealershipSection';
import { HeroSection } from './sections/HeroSection';
import { LinesSection } from './sections/LinesSection';
import { PartnershipSection } from './sections/PartnershipSection';
import { SampalocSection } from './sections/SampalocSection';
import { SloganSection } from './sections/SloganSection';

/** The landing page. */
export function HomePage() {
  return (
    <>
      <PageHead {...site.pages.home} />
      <HeroSection />
      <AboutSection />
      <LinesSection />
      <PartnershipSection />
      <SampalocSection />
      <SloganSection />
      <DealershipSection />
    </>
  );
}
