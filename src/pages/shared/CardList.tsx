import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy, memo, useCallback, useEffect, useRef, useState } from 'react';
import type { FocusEvent, ReactNode } from 'react';
import { KeywordProvider } from '@/components/Highlight/KeywordContext';
import { REVEAL_STEP } from '@/stores/Listing';
import type { ListingView } from '@/stores/Listing';
import type { CardRange, RowWindowProps } from './RowWindow';

export interface CardListProps<Item> {
  /** The records, with the filter and page of the visitor: a listing, or its view of one moment. */
  listing: ListingView<Item>;
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
  /** The narrowest that a card may get before there are fewer in a row, in px at ordinary text size. */
  minCardWidth: number;
  /** What stands below the list, such as its pages. @default none */
  children?: ReactNode;
}

/**
 * Once more cards than this are on one page, only those near the view are kept in it. More than the sample holds: up to
 * here print and the browser's own search have every card.
 */
export const WINDOWED_BEYOND = 480;

/** For a long list that comes back, until it is known where in it the visitor was. */
const FIRST_CARDS: CardRange = { start: 0, end: REVEAL_STEP, before: 0, after: 0, topOf: () => 0 };

/** Stands in where the code of the window cannot be had: the list then goes on growing. */
function NoWindow({ onChange }: RowWindowProps) {
  useEffect(() => onChange(undefined), [onChange]);
  return null;
}

// Fetched with the first list that is so long.
const RowWindow = lazy(() =>
  import('./RowWindow').then(
    (module) => ({ default: module.RowWindow }),
    () => ({ default: NoWindow }),
  ),
);

/** The grid of a listing's cards and of their skeletons. */
export const CardGrid = styled('ul', { shouldForwardProp: (prop) => prop !== 'minCardWidth' })<{
  minCardWidth: number;
}>(({ theme, minCardWidth }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 'clamp(10px, 1.6vw, 28px)',
  // In rem: with large text fewer cards stand side by side, and words stay whole.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minCardWidth / 16}rem), 1fr))`,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: `repeat(auto-fill, minmax(${Math.max(minCardWidth, 240) / 16}rem, 1fr))`,
  },
  // On paper the room of cards that are not there would be empty pages.
  '@media print': { padding: '0 !important' },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  marginTop: theme.spacing(10),
}));

interface PlaceProps<Item> extends Pick<CardListProps<Item>, 'renderItem'> {
  item: Item;
  isFirst: boolean;
  /** Its place in the whole list, from 1, where the page holds only a part of it. */
  place?: number | undefined;
  placeCount?: number | undefined;
  /** Set on a card that is kept though it is not in view: how far down the list it belongs, in px. */
  keptAt?: number | undefined;
}

/** One place of the list: drawn anew only for another record, not for every keystroke that leaves it standing. */
const Place = memo(function Place<Item>(props: PlaceProps<Item>) {
  const { item, isFirst, renderItem, place, placeCount, keptAt } = props;
  return (
    <li
      aria-posinset={place}
      aria-setsize={placeCount}
      {...(keptAt !== undefined && {
        'data-kept': '',
        style: { position: 'absolute', insetInline: 0, top: keptAt },
      })}
    >
      {renderItem(item, isFirst)}
    </li>
  );
}) as <Item>(props: PlaceProps<Item>) => ReactNode;

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

/** The cards around the one with the focus that the window leaves out: without them the focus and its way on were lost. */
const keptCards = (focused: number | undefined, range: CardRange, count: number): number[] =>
  focused === undefined
    ? []
    : [focused - 1, focused, focused + 1].filter(
        (card) => card >= 0 && card < count && (card < range.start || card >= range.end),
      );

/** The cards that a listing shows now. All on one page they come as the visitor scrolls (PROD-8), however many. */
export const CardList = observer(function CardList<Item>({
  listing,
  noun,
  keyOf,
  renderItem,
  firstCount = 0,
  minCardWidth,
  children,
}: CardListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const { matchCount, filter, shown } = listing;
  const isLong =
    listing.pageSize === 0 &&
    matchCount > WINDOWED_BEYOND &&
    listing.revealedCount >= WINDOWED_BEYOND;
  const [range, setRange] = useState(isLong ? FIRST_CARDS : undefined);
  if (!isLong && range) setRange(undefined);
  const [focused, setFocused] = useState<number>();
  const handleFocus = useCallback(({ target }: FocusEvent) => {
    const place = target.closest('[aria-posinset]')?.ariaPosInSet;
    setFocused(place ? Number(place) - 1 : undefined);
  }, []);
  // Within the list the card that takes the focus may be a kept one too: it is there until the focus has arrived.
  const handleBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  }, []);

  const view = isLong ? range : undefined;
  const start = view?.start ?? 0;
  const items = view ? listing.matchingBetween(start, view.end) : shown;
  const kept = view ? keptCards(focused, view, matchCount) : [];
  // One row of children: a card that leaves or enters the window stays the same element, and keeps the focus.
  const cards = [
    ...kept.filter((card) => card < start),
    ...items.map((_item, index) => start + index),
    ...kept.filter((card) => card >= start),
  ];
  return (
    <KeywordProvider value={filter.keyword}>
      <CardGrid
        ref={listRef}
        minCardWidth={minCardWidth}
        aria-label={`List of ${noun}`}
        onFocus={handleFocus}
        onBlur={handleBlur}
        {...(view && {
          style: {
            position: 'relative',
            paddingTop: view.before,
            paddingBottom: view.after,
            // The window keeps what is in view in its place by itself.
            overflowAnchor: 'none',
          },
        })}
      >
        {cards.map((card) => {
          const isKept = kept.includes(card);
          const [item] = isKept ? listing.matchingBetween(card, card + 1) : [items[card - start]];
          return (
            item !== undefined && (
              <Place
                key={keyOf(item)}
                item={item}
                isFirst={card < firstCount}
                renderItem={renderItem}
                place={view && card + 1}
                placeCount={view && matchCount}
                keptAt={isKept ? view?.topOf(card) : undefined}
              />
            )
          );
        })}
      </CardGrid>
      <Foot>
        {children}
        {listing.hasMore && !view && <ShowMore onReveal={listing.revealMore} />}
      </Foot>
      {isLong && (
        <Suspense>
          <RowWindow
            listRef={listRef}
            start={view?.start ?? 0}
            count={matchCount}
            onChange={setRange}
            memoryKey={filter}
          />
        </Suspense>
      )}
    </KeywordProvider>
  );
}) as <Item>(props: CardListProps<Item>) => ReactNode;
