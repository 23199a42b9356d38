import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '@lasakita/ui/EmptyState';
import { Pagination } from '@lasakita/ui/Pagination';
import { BandContent } from '@lasakita/ui/SectionBand';
import { groupingOf } from '@/domain/listing';
import type { ListingView } from '@/domain/listing';
import type { Listing } from '@/stores/Listing';
import type { LoadStatus } from '@/stores/Loader';
import { CardGrid, CardList, Groups, isShelved } from './CardList';
import type { CardListProps } from './CardList';
import { emptyPicture } from './emptyPicture';

type ListingCardProps<Item> = Omit<CardListProps<Item>, 'children' | 'view' | 'onReveal'>;

export interface ListingResultsProps<Item> extends ListingCardProps<Item> {
  /** The records, with the filter and page of the visitor. */
  listing: Listing<Item>;
  /** How far the records have come. */
  status: LoadStatus;
  /** One place of a card that is still on its way. */
  skeleton: ReactNode;
  /** How many places are kept while the records are on their way. */
  skeletonCount: number;
  /** The shelves with their places, where the records stand on such: they reach from edge to edge. @default none */
  shelfSkeleton?: ReactNode;
  /** The chosen category as people read it, for the empty state. */
  categoryLabel: string | undefined;
  /** The chosen use as people read it, for the empty state. @default none */
  useLabel?: string | undefined;
}

const Results = styled('div')(({ theme }) => ({
  outline: 'none',
  // Room for a few cards, so that the footer stays away when little or nothing matches.
  minHeight: '60vh',
  // Below the fixed header and the sticky toolbar.
  scrollMarginTop: theme.tokens.sizes.header.desktop + 160,
  // What the keyboard reaches on its way up stops below them too; in rem, as the toolbar grows with the text.
  '& :is(a, button)': { scrollMarginTop: '10rem' },
}));

/** The words of the filters that let nothing through: `“ube” in Cheesemiss for Fries`. */
const describeFilter = (
  keyword: string,
  category: string | undefined,
  use: string | undefined,
): string =>
  [
    keyword.trim() && `“${keyword.trim()}”`,
    category && `in ${category}`,
    use && `for ${use.toLowerCase()}`,
  ]
    .filter(Boolean)
    .join(' ');

const HeadingSkeleton = styled(Skeleton)({ width: '9ch', fontSize: 'inherit' });

interface SkeletonListProps extends Pick<
  ListingResultsProps<unknown>,
  'skeleton' | 'skeletonCount' | 'minCardWidth'
> {
  /** Whether the first cards will stand below a heading. */
  hasHeading: boolean;
}

/** The places of the cards that are on their way, and of the heading above them. */
function SkeletonList({ skeleton, skeletonCount, minCardWidth, hasHeading }: SkeletonListProps) {
  const cards = (
    <CardGrid minCardWidth={minCardWidth} aria-hidden data-needs-script>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index}>{skeleton}</li>
      ))}
    </CardGrid>
  );
  if (!hasHeading) return cards;
  return (
    <Groups aria-hidden data-needs-script>
      <li>
        <div>
          <HeadingSkeleton variant="text" />
        </div>
        {cards}
      </li>
    </Groups>
  );
}

interface BodyProps<Item>
  extends
    ListingCardProps<Item>,
    Pick<ListingResultsProps<Item>, 'skeleton' | 'skeletonCount' | 'shelfSkeleton'> {
  /** What is to be drawn. */
  results: Pick<ListingResultsProps<Item>, 'status' | 'categoryLabel' | 'useLabel'> & {
    view: ListingView<Item>;
  };
  onPageChange: (page: number) => void;
  onReveal: () => void;
  onClear: () => void;
}

// As the content of a band: shelves alone reach from edge to edge.
const Middle = styled(BandContent)(({ theme }) => ({ paddingTop: theme.spacing(6) }));

function Contents<Item>({
  results,
  noun,
  minCardWidth,
  onPageChange,
  onReveal,
  onClear,
  skeleton,
  skeletonCount,
  shelfSkeleton,
  ...cardProps
}: BodyProps<Item>) {
  const { view, status, categoryLabel, useLabel } = results;
  if (status === 'idle' || status === 'loading') {
    if (shelfSkeleton && isShelved(view)) return shelfSkeleton;
    const hasHeading = groupingOf(view) !== undefined;
    return <SkeletonList {...{ skeleton, skeletonCount, minCardWidth, hasHeading }} />;
  }
  // A list that could not be loaded is an empty one, and no more is said (PROD-2, DEAL-5).
  if (status === 'failed') return null;

  const { matchCount, pageCount, pageSize, currentPage, isPastEnd } = view;
  if (matchCount === 0) {
    const filters = describeFilter(view.filter.keyword, categoryLabel, useLabel);
    return (
      <EmptyState
        title="Naubos na yata!"
        titleLanguage="fil"
        picture={emptyPicture}
        actions={
          <Button variant="sticker" onClick={onClear}>
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
        picture={emptyPicture}
        actions={
          <Button variant="sticker" onClick={() => onPageChange(pageCount)}>
            Go to the last page
          </Button>
        }
      >
        {`There is no page ${currentPage}: the ${noun} end on page ${pageCount}.`}
      </EmptyState>
    );
  }
  return (
    <CardList
      view={view}
      onReveal={onReveal}
      noun={noun}
      minCardWidth={minCardWidth}
      {...cardProps}
    >
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

const Body = memo(function Body<Item>(props: BodyProps<Item>) {
  const { results, shelfSkeleton } = props;
  const contents = <Contents {...props} />;
  return shelfSkeleton === undefined || isShelved(results.view) ? (
    contents
  ) : (
    <Middle>{contents}</Middle>
  );
}) as <Item>(props: BodyProps<Item>) => ReactNode;

/**
 * A listing's cards in every state: on their way, there, none that match, past the last page.
 *
 * @do Give it every state of the list: it draws all of them.
 * @do Hand in a skeleton of the size of a card.
 * @do Keep renderItem the same function: cards are drawn anew only where it or their record changes.
 * @dont Do not add a message for a list that could not be loaded: the specification has none.
 * @keyboard Tab: Goes through the cards, then to the pages or "Show more".
 * @keyboard Enter, Space: Goes to the page, with the focus at the top of the list.
 * @roles A list by its name, and a navigation of pages. Skeletons are hidden.
 * @announcements Nothing of its own: the count above it does.
 */
export const ListingResults = observer(function ListingResults<Item>({
  listing,
  status: loadStatus,
  categoryLabel,
  useLabel,
  ...bodyProps
}: ListingResultsProps<Item>) {
  const { settled: view, isUnknown, filter } = listing;
  const status = isUnknown ? 'loading' : loadStatus;
  const now = useMemo(
    () => ({ view, status, categoryLabel, useLabel }),
    [view, status, categoryLabel, useLabel],
  );
  // Cards are drawn in slices, between which the browser answers the visitor: what was there stays until they are whole.
  const results = useDeferredValue(now);
  const topRef = useRef<HTMLDivElement>(null);
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
      // At once: what takes the focus says which page it is.
      flushSync(() => listing.setPage(page));
      topRef.current?.focus({ preventScroll: true });
      topRef.current?.scrollIntoView({ block: 'start' });
    },
    [listing],
  );
  // The button goes with the empty state that it ends: the list takes its focus.
  const handleClear = useCallback(() => {
    listing.resetFilter();
    topRef.current?.focus({ preventScroll: true });
  }, [listing]);
  const { pageSize, currentPage, pageCount } = view;
  return (
    <Results
      ref={topRef}
      tabIndex={-1}
      // A fieldset is for a form.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={pageSize > 0 ? `Page ${currentPage} of ${pageCount}` : 'All on one page'}
    >
      <Body
        {...bodyProps}
        results={results}
        onPageChange={handlePageChange}
        onReveal={listing.revealMore}
        onClear={handleClear}
      />
    </Results>
  );
}) as <Item>(props: ListingResultsProps<Item>) => ReactNode;
