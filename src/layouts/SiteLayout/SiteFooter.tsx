import { Footer } from '@/components/Footer/Footer';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { useCurrentYear } from './useCurrentYear';

const links = navigation
  .flatMap((item) => ('children' in item ? item.children : [item]))
  .filter((link) => 'to' in link)
  .filter(({ to }) => !to.startsWith('/influencers/'));

/** The footer with the company's content. */
export function SiteFooter() {
  const year = useCurrentYear();
  return (
    <Footer
      year={year}
      brand={site.company.shortName}
      companyName={site.company.name}
      slogan={site.company.slogan}
      links={links}
      social={site.social}
      email={site.company.email}
      phone={site.company.phone}
    />
  );
}
