import { DirectorySection } from './DirectorySection';
import { RequirementsSection } from './RequirementsSection';
import { WhereToBuySection } from './WhereToBuySection';

/** What the page shows below its first screen. */
export function BelowHero() {
  return (
    <>
      <DirectorySection />
      <RequirementsSection />
      <WhereToBuySection />
    </>
  );
}
