import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The cards near the view, and the room that the others leave. */
export interface CardRange {
  /** The first card, counted from 0. */
  start: number;
  /** The card after the last one. */
  end: number;
  /** Room in px for all before. */
  before: number;
  /** Room in px for all after. */
  after: number;
  /** How far below the top of the list a card's row begins, in px. */
  topOf: (card: number) => number;
}

export interface RowWindowProps {
  /** The list: a CSS grid whose children are the cards of `start` and on. */
  listRef: RefObject<HTMLElement | null>;
  /** The first card that the list holds now, counted from 0. @default 0 */
  start?: number;
  /** How many cards there are in all. */
  count: number;
  /** Called with what to show, whenever that changes. */
  onChange: (range: CardRange | undefined) => void;
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

/** The first card of each row that stands in the list; the others of the row are as high. */
const rowLeaders = (list: HTMLElement, columns: number): Element[] =>
  [...list.children]
    .filter((card) => !card.hasAttribute('data-kept'))
    .filter((_card, index) => index % columns === 0);

/** A row's height as the virtualizer takes it in; where the row stands, it finds out itself. */
const measured = (row: number, size: number): VirtualItem => ({
  key: row,
  index: row,
  size,
  start: 0,
  end: 0,
  lane: 0,
});

const heightOf = (element: Element) => element.getBoundingClientRect().height;

const measureHeights = ({ list, width, columns }: GridShape, start: number): Heights => {
  const rows = rowLeaders(list, columns).map((card, index) =>
    measured(Math.floor(start / columns) + index, heightOf(card)),
  );
  const total = rows.reduce((sum, { size }) => sum + size, 0);
  return { width, usual: total / Math.max(1, rows.length), rows };
};

interface RowsProps extends RowWindowProps {
  shape: GridShape;
  /** The card at the top of the view; undefined until there was a view. */
  place: RefObject<number | undefined>;
}

/** The rows of one width: with another, no height that was measured holds any longer. */
function Rows({ shape, start = 0, count, onChange, memoryKey, place }: RowsProps) {
  const { list, width, columns, gap, top } = shape;
  const [heights] = useState(() => {
    const known = memory.get(memoryKey);
    return known?.width === width ? known : measureHeights(shape, start);
  });
  // The rule is for a compiler that keeps results: this one answers anew at every scroll, though it stays the same object.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<Element>({
    count: Math.ceil(count / columns),
    estimateSize: () => heights.usual,
    initialMeasurementsCache: heights.rows,
    measureElement: heightOf,
    gap,
    overscan: SPARE_ROWS,
    scrollMargin: top,
  });

  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const shown = useRef('');
  useLayoutEffect(() => {
    if (!first || !last) return;
    const before = first.start - top;
    const after = virtualizer.getTotalSize() - (last.end - top);
    const description = [first.index, last.index, before, after, count].join();
    if (description === shown.current) return;
    shown.current = description;
    const atTop = virtualizer.getVirtualItemForOffset(window.scrollY);
    if (atTop) place.current = atTop.index * columns;
    onChange({
      start: first.index * columns,
      end: Math.min(count, (last.index + 1) * columns),
      before,
      after,
      topOf: (card) =>
        (virtualizer.measurementsCache[Math.floor(card / columns)]?.start ?? top) - top,
    });
  });

  useLayoutEffect(() => {
    rowLeaders(list, columns).forEach((card, index) => {
      card.setAttribute('data-index', String(Math.floor(start / columns) + index));
      virtualizer.measureElement(card);
    });
    virtualizer.measureElement(null);
  });

  // After a turn of the phone the same cards are in view as before it.
  useLayoutEffect(() => {
    if (place.current !== undefined) {
      virtualizer.scrollToIndex(Math.floor(place.current / columns), { align: 'start' });
    }
    return () => {
      const rowsSeen = [...virtualizer.itemSizeCache].map(([row, size]) =>
        measured(Number(row), size),
      );
      memory.set(memoryKey, { ...heights, rows: rowsSeen });
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
    if (listRef.current) setShape(readShape(listRef.current));
  }, [listRef]);

  useEffect(() => {
    const list = listRef.current;
    if (!list) return undefined;
    // The page's own size too: what stands above the list may grow.
    const watcher = new ResizeObserver(() => {
      const now = readShape(list);
      setShape((known) => (known && isSame(known, now) ? known : now));
    });
    watcher.observe(list);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [listRef]);

  if (!shape) return null;
  return <Rows key={`${shape.width} ${shape.columns}`} {...props} shape={shape} place={place} />;
}
