import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** A row of cards. */
export interface CardRow {
  /** The first card, counted from 0. */
  start: number;
  /** The card after the last one. */
  end: number;
  /** Room in px for the rows that are left out between it and the one above. */
  room: number;
}

/** What is drawn of a long list, and the room that the rest leaves. */
export interface CardWindow {
  /** The rows near the view, and around the focus. */
  rows: readonly CardRow[];
  /** Room in px for all before. */
  before: number;
  /** Room in px for all after. */
  after: number;
}

export interface RowWindowProps {
  /**
   * The list: a CSS grid of the cards of whole rows. Where not all are there each says its place by `aria-posinset`; room
   * between them is `aria-hidden`.
   */
  listRef: RefObject<HTMLElement | null>;
  /** How many cards there are in all. */
  count: number;
  /** Called with what to show, whenever that changes. */
  onChange: (drawn: CardWindow | undefined) => void;
  /** What is the same object when the same list comes back: the heights of its rows are then known from before. */
  memoryKey: object;
}

/** Rows that are ready beyond either edge of the view. */
const SPARE_ROWS = 2;

interface GridShape {
  list: HTMLElement;
  width: number;
  columns: number;
  gap: number;
  /** From the top of the page to the list, in px. */
  top: number;
}

interface Heights {
  width: number;
  /** What a row is taken for before it has been seen, in px. */
  usual: number;
  rows: VirtualItem[];
}

/** The heights of rows that were seen, for when the visitor comes back: the page is then as long as it was. */
const memory = new WeakMap<object, Heights>();

const readShape = (list: HTMLElement): GridShape => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const { top, width } = list.getBoundingClientRect();
  return {
    list,
    width,
    columns: gridTemplateColumns.split(' ').length,
    gap: Number.parseFloat(rowGap) || 0,
    top: top + window.scrollY,
  };
};

const isSame = (one: GridShape, other: GridShape) =>
  one.width === other.width &&
  one.columns === other.columns &&
  one.gap === other.gap &&
  Math.abs(one.top - other.top) < 1;

/** The cards that stand in the list, each with its place in the whole of it, counted from 0. */
const cardsOf = (list: HTMLElement) =>
  [...list.children]
    .filter((child) => !child.hasAttribute('aria-hidden'))
    .map((card, index) => ({
      card,
      place: Number(card.getAttribute('aria-posinset') ?? index + 1) - 1,
    }));

/** The first card of each of these rows; the others of a row are as high. */
const leadersOf = (list: HTMLElement, columns: number) =>
  cardsOf(list)
    .filter((_card, index) => index % columns === 0)
    .map(({ card, place }) => ({ card, row: Math.floor(place / columns) }));

const heightOf = (element: Element) => element.getBoundingClientRect().height;

const measureHeights = ({ list, width, columns }: GridShape): Heights => {
  const rows = leadersOf(list, columns).map(({ card, row }) => {
    // Where the row stands, the virtualizer finds out itself.
    return { key: row, index: row, size: heightOf(card), start: 0, end: 0, lane: 0 };
  });
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  return { width, usual: total / Math.max(1, rows.length), rows };
};

interface RowsProps extends RowWindowProps {
  shape: GridShape;
  /** The card at the top of the view; undefined until there was a view. */
  place: RefObject<number | undefined>;
}

/** The rows of one width: with another, no height that was measured holds any longer. */
function Rows({ shape, count, onChange, memoryKey, place }: RowsProps) {
  const { list, width, columns, gap, top } = shape;
  const [heights] = useState(() => {
    const known = memory.get(memoryKey);
    return known?.width === width ? known : measureHeights(shape);
  });
  // The rows of the card with the focus and of its neighbors stay: without them the focus and its way on were lost.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      const focused = cardsOf(list).find(({ card }) => card.contains(document.activeElement));
      for (const step of [-1, 0, 1]) {
        const row = focused ? Math.floor((focused.place + step) / columns) : -1;
        if (row >= 0 && row < range.count) rows.add(row);
      }
      return [...rows].toSorted((one, other) => one - other);
    },
    [list, columns],
  );
  // The rule is for a compiler that keeps results: this one answers anew at every scroll, though it stays the same object.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<Element>({
    count: Math.ceil(count / columns),
    estimateSize: () => heights.usual,
    initialMeasurementsCache: heights.rows,
    measureElement: heightOf,
    gap,
    overscan: SPARE_ROWS,
    rangeExtractor,
    scrollMargin: top,
  });

  // The same object until there is something to draw or to place anew.
  const rows = virtualizer.getVirtualItems();
  useLayoutEffect(() => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (!first || !last) return;
    place.current = (virtualizer.range?.startIndex ?? 0) * columns;
    onChange({
      rows: rows.map(({ index, start }, at) => ({
        start: index * columns,
        end: (index + 1) * columns,
        // What takes it has a gap on either side; next to each other two rows have one between them.
        room: Math.max(0, start - (rows[at - 1]?.end ?? start) - 2 * gap),
      })),
      before: first.start - top,
      after: top + virtualizer.getTotalSize() - last.end,
    });
  }, [rows, virtualizer, columns, gap, top, place, onChange]);

  useLayoutEffect(() => {
    for (const { card, row } of leadersOf(list, columns)) {
      card.setAttribute('data-index', String(row));
      virtualizer.measureElement(card);
    }
    virtualizer.measureElement(null);
  });

  // After a turn of the phone the same cards are in view as before it.
  useLayoutEffect(() => {
    if (place.current !== undefined) {
      virtualizer.scrollToIndex(Math.floor(place.current / columns), { align: 'start' });
    }
    return () => {
      memory.set(memoryKey, { ...heights, rows: virtualizer.takeSnapshot() });
    };
  }, [virtualizer, columns, place, memoryKey, heights]);

  return null;
}

/**
 * Finds which rows of a long list are near the view, as the page scrolls. It draws nothing: its owner does, and the
 * cards stay ordinary children of an ordinary list.
 *
 * Firefox ends a page at about 17.9 million px, other browsers at 33.5 million: on a phone that is after some 57,000
 * cards or 100,000.
 */
export function RowWindow(props: RowWindowProps) {
  const { listRef } = props;
  const [shape, setShape] = useState<GridShape>();
  const place = useRef<number>(undefined);

  useLayoutEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    const read = () => {
      const now = readShape(list);
      setShape((known) => (known && isSame(known, now) ? known : now));
    };
    read();
    // The page's own size too: what stands above the list may grow.
    const watcher = new ResizeObserver(read);
    watcher.observe(list);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [listRef]);

  if (!shape) return null;
  return <Rows key={`${shape.width} ${shape.columns}`} {...props} shape={shape} place={place} />;
}
