import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { memo, useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { KeywordProvider } from '@/components/Highlight/KeywordContext';
import { Pagination } from '@/components/Pagination/Pagination';
import type { Listing } from '@/stores/Listing';
import type { LoadStatus } from '@/stores/Loader';

export interface ListingResultsProps<Item> {
  /** The records, with the filter and page of the visitor. */
  listing: Listing<Item>;
  /** How far the records have come. */
  status: LoadStatus;
  /** What is listed, in the plural: "products". */
  noun: string;
  /** What tells a record from the others. */
  keyOf: (item: Item) => string;
  /**
   * A record's card; `isFirst` where it is among the first of the page. Keeps its identity while nothing in it changes:
   * cards are drawn anew only when it does. The keyword comes to their highlights by itself.
   */
  renderItem: (item: Item, isFirst: boolean) => ReactNode;
  /** How many cards count as the first of the page. @default 0 */
  firstCount?: number;
  /** One place of a card that is still on its way. */
  skeleton: ReactNode;
  /** How many places are kept while the records are on their way. */
  skeletonCount: number;
  /** The narrowest that a card may get before there are fewer in a row, in px. */
  minCardWidth: number;
  /** The chosen category as people read it, for the empty state. */
  categoryLabel: string | undefined;
}

const Grid = styled('ul', { shouldForwardProp: (prop) => prop !== 'minCardWidth' })<{
  minCardWidth: number;
}>(({ theme, minCardWidth }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(10px, 1.6vw, 28px)',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minCardWidth}px), 1fr))`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(${Math.max(minCardWidth, 240)}px, 1fr))`,
  },
}));

const Results = styled('div')(({ theme }) => ({
  outline: 'none',
  // Room for a few cards, so that the footer stays away when little or nothing matches.
  minHeight: '60vh',
  // Below the fixed header and the sticky toolbar.
  scrollMarginTop: theme.tokens.sizes.header.desktop + 160,
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.spacing(10),
}));

/** The words of the filters that let nothing through: `"ube" in Cheesemiss`. */
const describeFilter = (keyword: string, category: string | undefined) =>
  [keyword.trim() && `“${keyword.trim()}”`, category && `in ${category}`].filter(Boolean).join(' ');

/** Shows the rest as the visitor scrolls near, or presses the button (PROD-8). */
const ShowMore = ({ onReveal }: { onReveal: () => void }) => {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = ref.current;
    if (!button || !('IntersectionObserver' in window)) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReveal();
      },
      { rootMargin: '600px 0px' },
    );
    watcher.observe(button);
    return () => watcher.disconnect();
  });
  return (
    <Button ref={ref} variant="outlined" onClick={onReveal}>
      Show more
    </Button>
  );
};

interface PlaceProps<Item> extends Pick<ListingResultsProps<Item>, 'renderItem'> {
  item: Item;
  isFirst: boolean;
}

/** One place of the list: drawn anew only for another record, not for every keystroke that leaves it standing. */
const Place = memo(function Place<Item>({ item, isFirst, renderItem }: PlaceProps<Item>) {
  return <li>{renderItem(item, isFirst)}</li>;
}) as <Item>(props: PlaceProps<Item>) => ReactNode;

function SkeletonGrid({
  skeleton,
  skeletonCount,
  minCardWidth,
}: Pick<ListingResultsProps<unknown>, 'skeleton' | 'skeletonCount' | 'minCardWidth'>) {
  return (
    <Grid minCardWidth={minCardWidth} aria-hidden data-needs-script>
      {Array.from({ length: skeletonCount }, (_, index) => (
        <li key={index}>{skeleton}</li>
      ))}
    </Grid>
  );
}

function ResultsBody<Item>({
  listing,
  status,
  noun,
  keyOf,
  renderItem,
  firstCount = 0,
  minCardWidth,
  categoryLabel,
  onPageChange,
  ...skeletonProps
}: ListingResultsProps<Item> & { onPageChange: (page: number) => void }) {
  if (status === 'idle' || status === 'loading') {
    return <SkeletonGrid minCardWidth={minCardWidth} {...skeletonProps} />;
  }
  // A list that could not be loaded is an empty one, and no more is said (PROD-2, DEAL-5).
  if (status === 'failed') return null;

  const { matchCount, shown, pageCount, pageSize, currentPage, isPastEnd } = listing;
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
    <KeywordProvider value={listing.filter.keyword}>
      <Grid minCardWidth={minCardWidth} aria-label={`List of ${noun}`}>
        {shown.map((item, index) => (
          <Place
            key={keyOf(item)}
            item={item}
            isFirst={index < firstCount}
            renderItem={renderItem}
          />
        ))}
      </Grid>
      <Foot>
        {pageSize > 0 && (
          <Pagination
            label={`Pages of ${noun}`}
            page={currentPage}
            pageCount={pageCount}
            onPageChange={onPageChange}
          />
        )}
        {listing.hasMore && <ShowMore onReveal={listing.revealMore} />}
      </Foot>
    </KeywordProvider>
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
