import { DirectorySection } from './DirectorySection';
import { RequirementsSection } from './RequirementsSection';
import { SackSection } from './SackSection';
import { WhereToBuySection } from './WhereToBuySection';

/** What the page shows below its head. */
export function BelowHero() {
  return (
    <>
      <DirectorySection />
      <SackSection />
      <RequirementsSection />
      <WhereToBuySection />
    </>
  );
}
