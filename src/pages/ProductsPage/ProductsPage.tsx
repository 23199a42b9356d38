import { PageTitle } from '@/components/PageTitle/PageTitle';
import { site } from '@/content/site';
import { latePart } from '@/preloadable';

const Catalogue = latePart(() => import('./Catalogue').then((part) => part.Catalogue));

/** The product catalogue. */
export function ProductsPage() {
  return (
    <>
      <PageTitle title={site.products.headline} lead={site.products.lead} />
      <Catalogue />
    </>
  );
}
