import { Footer } from '@lasakita/ui/Footer';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { isInfluencerPath } from '@/domain/paths';
import { useCurrentYear } from './useCurrentYear';

const links = navigation
  .flatMap((item) => ('children' in item ? item.children : [item]))
  .filter((link) => 'to' in link)
  .filter(({ to }) => !isInfluencerPath(to));

/** The footer with the company's content. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Footer
      year={year}
      companyName={site.company.name}
      slogan={site.company.slogan}
      sloganLanguage={site.headlineLanguage}
      links={links}
      social={site.social}
      email={site.company.email}
      phone={site.company.phone}
    />
  );
}
