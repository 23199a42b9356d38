import { useLocation } from 'react-router-dom';
import { Footer } from '@lasakita/ui/Footer';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { isInfluencerPath, paths } from '@/domain/paths';
import { useCurrentYear } from './useCurrentYear';

const links = [
  ...navigation
    .flatMap((item) => ('children' in item ? item.children : [item]))
    .filter((link) => 'to' in link)
    .filter(({ to }) => !isInfluencerPath(to)),
  // In the header it is once something is on it.
  { label: 'My list', to: paths.list },
];

/** The footer with the company's content. */
export function SiteFooter() {
  const year = useCurrentYear();
  const { pathname } = useLocation();
  return (
    <Footer
      id="footer"
      year={year}
      companyName={site.company.name}
      // The home page sets it as a poster.
      slogan={pathname === paths.home ? undefined : site.company.slogan}
      sloganLanguage={site.headlineLanguage}
      links={links}
      social={site.social}
      email={site.company.email}
      phone={site.company.phone}
    />
  );
}
