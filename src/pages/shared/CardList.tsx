import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, lazy, memo, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { KeywordProvider } from '@lasakita/ui/KeywordContext';
import { REVEAL_STEP, groupingOf, groupsOf, itemsBetween, shelvingOf } from '@/domain/listing';
import type { ListingView } from '@/domain/listing';
import type { CardWindow, RowWindowProps } from './RowWindow';

export interface CardListProps<Item> {
  /** What the listing shows. */
  view: ListingView<Item>;
  /** Called when more of it is to be shown. */
  onReveal: () => void;
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
  /** What stands above the list already, and is left out of its first page. @default nothing */
  isAbove?: ((item: Item) => boolean) | undefined;
  /** The narrowest that a card may get before there are fewer in a row, in px at ordinary text size. */
  minCardWidth: number;
  /** Draws what is shown on shelves, while it stands on such: nothing was chosen yet. @default none: in the grid */
  renderShelves?: ((items: readonly Item[]) => ReactNode) | undefined;
  /** What stands below the list, such as its pages. @default none */
  children?: ReactNode;
}

/**
 * Once more cards than this are on one page, only those near the view are kept in it. More than the sample holds: up to
 * here print and the browser's own search have every card.
 */
export const WINDOWED_BEYOND = 480;

/** For a long list that comes back, until it is known where in it the visitor was. */
const FIRST_CARDS: CardWindow = {
  rows: [{ start: 0, end: REVEAL_STEP, room: 0 }],
  before: 0,
  after: 0,
};

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
  '@media print': { padding: '0 !important', '& > [aria-hidden]': { display: 'none' } },
}));

/** The lists below their headings, and their skeletons. */
export const Groups = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // More than between its rows.
  gap: 'clamp(20px, 2.6vw, 48px)',
  // Plain elements below one that is styled.
  '& > li > :first-child': {
    ...theme.typography.h3,
    margin: 0,
    paddingBottom: theme.spacing(1),
    borderBottom: '3px solid',
  },
  '& > li > ul': { rowGap: 0, columnGap: theme.spacing(8) },
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
}

/** One place of the list: drawn anew only for another record, not for every keystroke that leaves it standing. */
const Place = memo(function Place<Item>(props: PlaceProps<Item>) {
  const { item, isFirst, renderItem, place, placeCount } = props;
  return (
    <li aria-posinset={place} aria-setsize={placeCount}>
      {renderItem(item, isFirst)}
    </li>
  );
}) as <Item>(props: PlaceProps<Item>) => ReactNode;

/**
 * The rule for the heading of each card, where a list has headings. A list so long that it keeps only its cards near the
 * view has none, because its rows are counted.
 */
export const headingsOf = <Item,>(view: ListingView<Item>): ((item: Item) => string) | undefined =>
  view.pageSize === 0 && view.matchCount > WINDOWED_BEYOND ? undefined : groupingOf(view);

/** Whether a list stands on shelves: it has such, nothing was chosen, and not only its cards near the view are kept. */
export const isShelved = <Item,>(view: ListingView<Item>): boolean =>
  view.matchCount <= WINDOWED_BEYOND && shelvingOf(view) !== undefined;

/** The cards below their headings: a list of lists. */
function GroupedCards<Item>({
  items,
  groupOf,
  noun,
  minCardWidth,
  keyOf,
  renderItem,
  firstCount = 0,
}: Omit<CardListProps<Item>, 'view' | 'onReveal' | 'isAbove' | 'renderShelves' | 'children'> & {
  items: readonly Item[];
  groupOf: (item: Item) => string;
}) {
  const id = useId();
  return (
    <Groups aria-label={`List of ${noun}`}>
      {groupsOf(items, groupOf).map(({ label, items: members }, index) => (
        <li key={label}>
          <h3 id={`${id}-${index}`}>{label}</h3>
          <CardGrid minCardWidth={minCardWidth} aria-labelledby={`${id}-${index}`}>
            {members.map((item) => (
              <Place
                key={keyOf(item)}
                item={item}
                isFirst={items.indexOf(item) < firstCount}
                renderItem={renderItem}
              />
            ))}
          </CardGrid>
        </li>
      ))}
    </Groups>
  );
}

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
      // Near, or above: whoever has gone on to what stands below the list is past its end too.
      { rootMargin: '1000000px 0px 600px' },
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

/** The cards that a listing shows now. All on one page they come as the visitor scrolls (PROD-8), however many. */
export function CardList<Item>({
  view,
  onReveal,
  noun,
  keyOf,
  renderItem,
  firstCount = 0,
  isAbove,
  minCardWidth,
  renderShelves,
  children,
}: CardListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const { matchCount, filter, shown } = view;
  const isLong =
    view.pageSize === 0 && matchCount > WINDOWED_BEYOND && view.revealedCount >= WINDOWED_BEYOND;
  const [drawn, setDrawn] = useState(isLong ? FIRST_CARDS : undefined);
  if (!isLong && drawn) setDrawn(undefined);

  const groupOf = headingsOf(view);
  const shelves = renderShelves && isShelved(view) ? renderShelves(shown) : undefined;
  const below = isAbove ? shown.filter((item) => !isAbove(item)) : shown;
  const rows = drawn
    ? drawn.rows.map((row) => ({ ...row, items: itemsBetween(view, row.start, row.end) }))
    : [{ start: 0, room: 0, items: below }];
  return (
    <KeywordProvider value={view.fuzzyMatches?.words ?? filter.keyword}>
      {shelves}
      {shelves === undefined && groupOf && (
        <GroupedCards
          {...{ items: below, groupOf, noun, minCardWidth, keyOf, renderItem, firstCount }}
        />
      )}
      {shelves === undefined && !groupOf && (
        <CardGrid
          ref={listRef}
          minCardWidth={minCardWidth}
          aria-label={`List of ${noun}`}
          {...(drawn && {
            style: {
              paddingTop: drawn.before,
              paddingBottom: drawn.after,
              // The window keeps what is in view in its place by itself.
              overflowAnchor: 'none',
            },
          })}
        >
          {/* One row of children: a card that leaves or enters the window stays the same element, and keeps the focus. */}
          {rows.flatMap(({ start, room, items }) => [
            room > 0 && (
              <li
                key={`room ${start}`}
                aria-hidden
                style={{ gridColumn: '1 / -1', height: room }}
              />
            ),
            ...items.map((item, index) => (
              <Place
                key={keyOf(item)}
                item={item}
                isFirst={start + index < firstCount}
                renderItem={renderItem}
                place={drawn && start + index + 1}
                placeCount={drawn && matchCount}
              />
            )),
          ])}
        </CardGrid>
      )}
      <Foot>
        {children}
        {view.hasMore && !drawn && <ShowMore onReveal={onReveal} />}
      </Foot>
      {isLong && (
        <Suspense>
          <RowWindow listRef={listRef} count={matchCount} onChange={setDrawn} memoryKey={filter} />
        </Suspense>
      )}
    </KeywordProvider>
  );
}
