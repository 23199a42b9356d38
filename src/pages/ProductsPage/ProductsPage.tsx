import { PageTitle } from '@lasakita/ui/PageTitle';
import { openingOf, saysOf } from '@/pages/shared/openingOf';
import { site } from '@/content/site';
import { LateCatalogue } from '../lateParts';

/**
 * The product catalogue.
 *
 * @do Keep filters, page and open product in the address.
 * @dont Do not wait for a button to filter.
 * @keyboard Tab: Goes through the filters, the cards and the pages.
 * @keyboard Enter, Space: Presses or follows what is in focus.
 * @keyboard Escape: Closes the details.
 * @roles A search landmark, a list of articles, a navigation of pages, and a modal dialog for the details.
 * @announcements The count of products, politely; the product's name, when its details open.
 */
export function ProductsPage() {
  return (
    <>
      <PageTitle
        title={site.products.headline}
        {...saysOf(site.products)}
        {...openingOf(site.products)}
        lead={site.products.lead}
        tone="paper"
      />
      <LateCatalogue />
    </>
  );
}
