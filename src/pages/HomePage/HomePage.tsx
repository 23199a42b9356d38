import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { PageHead } from '../PageHead';
import { AboutSection } from './sections/AboutSection';
import { BudburanSection } from './sections/BudburanSection';
import { DealershipSection } from './sections/DealershipSection';
import { HeroSection } from './sections/HeroSection';
import { LinesSection } from './sections/LinesSection';
import { PartnershipSection } from './sections/PartnershipSection';
import { SampalocSection } from './sections/SampalocSection';
import { SloganSection } from './sections/SloganSection';
import { UsesSection } from './sections/UsesSection';

/**
 * The landing page.
 *
 * @do Build it of sections, each with one subject and one color.
 * @dont Do not show two carousels in one view.
 * @keyboard Tab: Goes through the sections in order.
 * @roles Regions named by their headlines; the hero holds the `h1`.
 * @announcements The slide that comes, politely, while a carousel rests.
 */
export function HomePage() {
  return (
    <>
      <PageHead {...site.pages.home} path={paths.home} />
      <HeroSection />
      <BudburanSection />
      <UsesSection />
      <AboutSection />
      <PartnershipSection />
      <LinesSection />
      <SampalocSection />
      <SloganSection />
      <DealershipSection />
    </>
  );
}
