import { styled } from '@mui/material/styles';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { openingOf, saysOf } from '@/pages/shared/openingOf';
import { site } from '@/content/site';
import { DeferredCatalogue } from '../deferredParts';

// Beside the question, where there is room: the first shelf begins higher.
const Head = styled(PageTitle)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    '& :has(> .says)': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      columnGap: theme.spacing(8),
    },
    '& .says': { fontSize: 'min(7vw, 6.5rem)' },
    '& .says + p': { flex: '1 1 12em' },
  },
}));

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
      <Head
        title={site.products.headline}
        {...saysOf(site.products)}
        {...openingOf(site.products)}
        lead={site.products.lead}
        tone="paper"
      />
      <DeferredCatalogue />
    </>
  );
}
