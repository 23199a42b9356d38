import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Pagination } from '@/components/Pagination/Pagination';
import type { Listing, ListingView } from '@/stores/Listing';
import type { LoadStatus } from '@/stores/Loader';
import { CardGrid, CardList } from './CardList';
import type { CardListProps } from './CardList';

type ListingCardProps<Item> = Omit<CardListProps<Item>, 'children' | 'listing'>;

export interface ListingResultsProps<Item> extends ListingCardProps<Item> {
  /** The records, with the filter and page of the visitor. */
  listing: Listing<Item>;
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

interface BodyProps<Item>
  extends ListingCardProps<Item>, Pick<ListingResultsProps<Item>, 'skeleton' | 'skeletonCount'> {
  /** What is to be drawn. */
  results: Pick<ListingResultsProps<Item>, 'status' | 'categoryLabel'> & {
    view: ListingView<Item>;
  };
  onPageChange: (page: number) => void;
}

const Body = memo(function Body<Item>({
  results,
  noun,
  minCardWidth,
  onPageChange,
  skeleton,
  skeletonCount,
  ...cardProps
}: BodyProps<Item>) {
  const { view, status, categoryLabel } = results;
  if (status === 'idle' || status === 'loading') {
    return <SkeletonGrid {...{ skeleton, skeletonCount, minCardWidth }} />;
  }
  // A list that could not be loaded is an empty one, and no more is said (PROD-2, DEAL-5).
  if (status === 'failed') return null;

  const { matchCount, pageCount, pageSize, currentPage, isPastEnd } = view;
  if (matchCount === 0) {
    const filters = describeFilter(view.filter.keyword, categoryLabel);
    return (
      <EmptyState
        title="Naubos na yata!"
        titleLanguage="fil"
        actions={
          <Button variant="sticker" onClick={view.resetFilter}>
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
    <CardList listing={view} noun={noun} minCardWidth={minCardWidth} {...cardProps}>
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
}) as <Item>(props: BodyProps<Item>) => ReactNode;

/** A listing's cards in every state: on their way, there, none that match, past the last page. */
export const ListingResults = observer(function ListingResults<Item>({
  listing,
  status,
  categoryLabel,
  ...bodyProps
}: ListingResultsProps<Item>) {
  const { view } = listing;
  const now = useMemo(() => ({ view, status, categoryLabel }), [view, status, categoryLabel]);
  // Cards are drawn in slices, between which the browser answers the visitor: what was there stays until they are whole.
  const results = useDeferredValue(now);
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
      <Body {...bodyProps} results={results} onPageChange={handlePageChange} />
    </Results>
  );
}) as <Item>(props: ListingResultsProps<Item>) => ReactNode;
