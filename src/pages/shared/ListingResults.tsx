import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Pagination } from '@/components/Pagination/Pagination';
import type { LoadStatus } from '@/stores/Loader';
import { CardGrid, CardList } from './CardList';
import type { CardListProps } from './CardList';

export interface ListingResultsProps<Item> extends Omit<CardListProps<Item>, 'children'> {
  /** How far the records have come. */
  status: LoadStatus;
  /** One place of a card that is still on its way. */
  skeleton: ReactNode;
  /** How many places are kept while the records are on their way. */
  skeletonCount: number;
  /** The chosen category as people read it, for the empty state. */
  categoryLabel: string | undefined;
}

const Results = styled('div')(({ theme }) => ({
  outline: 'none',
  // Room for a few cards, so that the footer stays away when little or nothing matches.
  minHeight: '60vh',
  // Below the fixed header and the sticky toolbar.
  scrollMarginTop: theme.tokens.sizes.header.desktop + 160,
}));

/** The words of the filters that let nothing through: `"ube" in Cheesemiss`. */
const describeFilter = (keyword: string, category: string | undefined) =>
  [keyword.trim() && `“${keyword.trim()}”`, category && `in ${category}`].filter(Boolean).join(' ');

function SkeletonGrid({
  skeleton,
  skeletonCount,
  minCardWidth,
}: Pick<ListingResultsProps<unknown>, 'skeleton' | 'skeletonCount' | 'minCardWidth'>) {
  return (
    <CardGrid minCardWidth={minCardWidth} aria-hidden data-needs-script>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index}>{skeleton}</li>
      ))}
    </CardGrid>
  );
}

function ResultsBody<Item>({
  listing,
  status,
  noun,
  minCardWidth,
  categoryLabel,
  onPageChange,
  skeleton,
  skeletonCount,
  ...cardProps
}: ListingResultsProps<Item> & { onPageChange: (page: number) => void }) {
  if (status === 'idle' || status === 'loading') {
    return <SkeletonGrid {...{ skeleton, skeletonCount, minCardWidth }} />;
  }
  // A list that could not be loaded is an empty one, and no more is said (PROD-2, DEAL-5).
  if (status === 'failed') return null;

  const { matchCount, pageCount, pageSize, currentPage, isPastEnd } = listing;
  if (matchCount === 0) {
    const filters = describeFilter(listing.filter.keyword, categoryLabel);
    return (
      <EmptyState
        title="Naubos na yata!"
        titleLanguage="fil"
        actions={
          <Button variant="sticker" onClick={listing.resetFilter}>
            Clear Filters
          </Button>
        }
      >
        {filters === '' ? `There are no ${noun} here yet.` : `No ${noun} match ${filters}.`}
      </EmptyState>
    );
  }
  if (isPastEnd) {
    return (
      <EmptyState
        title="Lampas na!"
        titleLanguage="fil"
        actions={
          <Button variant="sticker" onClick={() => onPageChange(pageCount)}>
            Go to the last page
          </Button>
        }
      >
        There is no page {currentPage}: the {noun} end on page {pageCount}.
      </EmptyState>
    );
  }
  return (
    <CardList listing={listing} noun={noun} minCardWidth={minCardWidth} {...cardProps}>
      {pageSize > 0 && (
        <Pagination
          label={`Pages of ${noun}`}
          page={currentPage}
          pageCount={pageCount}
          onPageChange={onPageChange}
        />
      )}
    </CardList>
  );
}

const Body = observer(ResultsBody) as typeof ResultsBody;

/** A listing's cards in every state: on their way, there, none that match, past the last page. */
export const ListingResults = observer(function ListingResults<Item>(
  props: ListingResultsProps<Item>,
) {
  const { listing } = props;
  const topRef = useRef<HTMLDivElement>(null);
  const { filter } = listing;
  const seenFilter = useRef(filter);

  // The first match would be hidden above when the visitor filters from further down the list.
  useEffect(() => {
    if (seenFilter.current === filter) return;
    seenFilter.current = filter;
    const top = topRef.current;
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' });
  }, [filter]);

  const handlePageChange = useCallback(
    (page: number) => {
      listing.setPage(page);
      topRef.current?.focus({ preventScroll: true });
      topRef.current?.scrollIntoView({ block: 'start' });
    },
    [listing],
  );
  return (
    <Results ref={topRef} tabIndex={-1}>
      <Body {...props} onPageChange={handlePageChange} />
    </Results>
  );
}) as <Item>(props: ListingResultsProps<Item>) => ReactNode;
