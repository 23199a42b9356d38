import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { PageLink } from '@lasakita/ui/PageLink';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { PageTitle } from '@lasakita/ui/PageTitle';
import { SectionBand } from '@lasakita/ui/SectionBand';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { markHydrated } from '@/start/hydrated';

export interface ErrorPageProps {
  /** Called by "Try again". */
  onRetry: () => void;
  /** The headline. @default 'Naku, may nasunog!' */
  headline?: string;
  /** The headline's language. @default 'fil' */
  headlineLanguage?: string;
  /** What is the case, in the document's title before the company's name. @default 'Something went wrong' */
  documentTitle?: string;
  /** What does not show. @default 'This page could not be shown' */
  title?: string;
  /**
   * Why, and what still works. @default 'The connection may have been lost on the way. The rest of the site goes on
   * working.'
   */
  text?: string;
}

/**
 * Stands in for a page that could not be fetched or that failed (ROUTE-5): inside the layout, with two ways on.
 *
 * @do Show it in place of a page that failed, inside the layout.
 * @dont Do not show it for a list that could not be loaded.
 * @dont Do not say what went wrong in technical words.
 * @keyboard Tab: Goes to "Try again", then to the way home.
 * @keyboard Enter, Space: Presses or follows it.
 * @roles A heading of the first level, a button and a link.
 * @announcements Nothing; the document's title says that something went wrong.
 */
export function ErrorPage({
  onRetry,
  headline = 'Naku, may nasunog!',
  headlineLanguage = 'fil',
  documentTitle = 'Something went wrong',
  title = 'This page could not be shown',
  text = 'The connection may have been lost on the way. The rest of the site goes on working.',
}: ErrorPageProps) {
  // What failed took its mark along: the rest answers.
  useEffect(() => markHydrated(undefined), []);
  return (
    <>
      <title>{`${documentTitle} | ${site.company.name}`}</title>
      <PageTitle title={headline} titleOnSign="" titleLanguage={headlineLanguage} tone="annatto" />
      <SectionBand>
        <EmptyState
          title={title}
          actions={
            <>
              <Button variant="sticker" onClick={onRetry}>
                Try again
              </Button>
              <Button variant="outlined" component={PageLink} to={paths.home}>
                Go to the home page
              </Button>
            </>
          }
        >
          {text}
        </EmptyState>
        <div ref={(place) => globalThis.showPlainList?.(place)} />
      </SectionBand>
    </>
  );
}
