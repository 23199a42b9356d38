import { useRef } from 'react';
import type { PointerEvent } from 'react';
import { useTheme } from '../../theme/styled.ts';

/** The part of its own width by which a toast must be dragged to go away (TOAST-1). */
const DRAG_PART = 0.8;

/** How far a finger may tremble, in px, before it is taken for a drag. */
const SLACK = 4;

/** -1 or 1 for the side to which a drag of this length throws a toast of this width; 0 when it springs back. */
export const thrownTo = (distance: number, width: number): -1 | 0 | 1 => {
  if (width <= 0 || Math.abs(distance) < width * DRAG_PART) return 0;
  return distance < 0 ? -1 : 1;
};

export interface DragAwayOptions {
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Dragged far enough. */
  onThrow: () => void;
}

/** Handlers that let an element be dragged away sideways; up and down, the page goes on scrolling. */
export const useDragAway = <Element extends HTMLElement>({
  onDragStart,
  onDragEnd,
  onThrow,
}: DragAwayOptions) => {
  const { durations, easings } = useTheme().tokens;
  const drag = useRef<{ pointer: number; from: number; moving: boolean }>(null);

  const release = (event: PointerEvent<Element>, isCancelled: boolean) => {
    const current = drag.current;
    if (current?.pointer !== event.pointerId) return;
    drag.current = null;
    if (!current.moving) return;
    const { style, offsetWidth } = event.currentTarget;
    const side = isCancelled ? 0 : thrownTo(event.clientX - current.from, offsetWidth);
    style.transition = `transform ${durations.control}ms ${easings.enter}, opacity ${durations.control}ms`;
    style.transform = side === 0 ? '' : `translateX(${side * 110}%)`;
    style.opacity = side === 0 ? '' : '0';
    onDragEnd();
    if (side !== 0) onThrow();
  };

  return {
    onPointerDown: (event: PointerEvent<Element>) => {
      const isOnControl = (event.target as globalThis.Element).closest('button, a');
      if (drag.current || !event.isPrimary || event.button !== 0 || isOnControl) return;
      drag.current = { pointer: event.pointerId, from: event.clientX, moving: false };
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const current = drag.current;
      if (current?.pointer !== event.pointerId) return;
      const card = event.currentTarget;
      const distance = event.clientX - current.from;
      if (!current.moving) {
        if (Math.abs(distance) < SLACK) return;
        current.moving = true;
        card.setPointerCapture(event.pointerId);
        onDragStart();
      }
      card.style.transition = 'none';
      card.style.transform = `translateX(${distance}px)`;
      card.style.opacity = String(1 - Math.min(1, Math.abs(distance) / card.offsetWidth) * 0.6);
    },
    onPointerUp: (event: PointerEvent<Element>) => release(event, false),
    onPointerCancel: (event: PointerEvent<Element>) => release(event, true),
    onLostPointerCapture: (event: PointerEvent<Element>) => {
      // What a finger touched holds it first, and reports its loss when the toast takes hold.
      if (event.target === event.currentTarget) release(event, true);
    },
  };
};
