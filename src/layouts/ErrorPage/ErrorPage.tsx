import Button from '@mui/material/Button';
import { PageLink } from '@/components/PageLink/PageLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageTitle } from '@/components/PageTitle/PageTitle';
import { SectionBand } from '@/components/SectionBand/SectionBand';
import { site } from '@/content/site';

export interface ErrorPageProps {
  /** Called by "Try again". */
  onRetry: () => void;
}

/** Stands in for a page that could not be fetched or that failed (ROUTE-5): inside the layout, with two ways on. */
export function ErrorPage({ onRetry }: ErrorPageProps) {
  return (
    <>
      <title>{`Something went wrong | ${site.company.name}`}</title>
      <PageTitle title="Naku, may nasunog!" titleLanguage="fil" tone="annatto" />
      <SectionBand>
        <EmptyState
          title="This page could not be shown"
          actions={
            <>
              <Button variant="sticker" onClick={onRetry}>
                Try again
              </Button>
              <Button variant="outlined" component={PageLink} to={site.pages.home.path}>
                Go to the home page
              </Button>
            </>
          }
        >
          The connection may have been lost on the way. The rest of the site goes on working.
        </EmptyState>
      </SectionBand>
    </>
  );
}
