import { useEffect, useEffectEvent, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';

/** Goes to the toasts and back, as `aria-keyshortcuts` and people write it. */
export const TOAST_SHORTCUT = 'Alt+T';

const isShortcut = (event: globalThis.KeyboardEvent) =>
  event.altKey &&
  !event.ctrlKey &&
  !event.metaKey &&
  !event.shiftKey &&
  // By its place too: with the Option key of a Mac the letter is another.
  (event.code === 'KeyT' || event.key.toLowerCase() === 't');

const cardOf = (node: EventTarget | null) =>
  node instanceof Element ? node.closest<HTMLElement>('[data-toast-id]') : null;

export interface ToastFocusOptions {
  regionRef: RefObject<HTMLElement | null>;
  /** The toasts that show; one that is on its way out is not among them. */
  ids: readonly string[];
  onDismiss: (id: string) => void;
  onKeyboardFocus: (within: boolean) => void;
}

/**
 * The toasts' keyboard (TOAST-1): Alt+T goes to them and back again, Escape closes the one that has focus. From a toast
 * that closes, focus goes to the next one, or to where it came from.
 */
export const useToastFocus = ({
  regionRef,
  ids,
  onDismiss,
  onKeyboardFocus,
}: ToastFocusOptions) => {
  const origin = useRef<HTMLElement>(null);
  const byKeyboard = useRef(false);

  // Browsers take a shortcut for no sign of the keyboard, and would show no focus after a click elsewhere.
  const focusCard = useEffectEvent((card: HTMLElement) => {
    card.dataset.sentHere = '';
    card.focus();
    delete card.dataset.sentHere;
  });

  const returnFocus = useEffectEvent(() => {
    if (origin.current?.isConnected) origin.current.focus({ preventScroll: true });
    else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });

  const firstCard = useEffectEvent(() =>
    [...(regionRef.current?.querySelectorAll<HTMLElement>('[data-toast-id]') ?? [])].find((card) =>
      ids.includes(card.dataset.toastId ?? ''),
    ),
  );

  useEffect(() => {
    const handleKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event)) return;
      const card = firstCard();
      if (!card) return;
      event.preventDefault();
      const active = document.activeElement;
      if (regionRef.current?.contains(active)) {
        returnFocus();
        return;
      }
      origin.current = active instanceof HTMLElement && active !== document.body ? active : null;
      focusCard(card);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [regionRef]);

  useEffect(() => {
    const active = document.activeElement;
    const card = cardOf(active);
    if (!active || !card || !regionRef.current?.contains(card)) return;
    if (ids.includes(card.dataset.toastId ?? '')) return;
    // Only the keyboard goes on to the next toast: focus there would hold it open for somebody who uses a mouse.
    const next = byKeyboard.current ? firstCard() : undefined;
    if (next) focusCard(next);
    else returnFocus();
  }, [ids, regionRef]);

  return {
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof HTMLElement && !event.currentTarget.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
      byKeyboard.current = event.target.matches('[data-sent-here], :focus-visible');
      event.currentTarget.toggleAttribute('data-keyboard', byKeyboard.current);
      onKeyboardFocus(byKeyboard.current);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) onKeyboardFocus(false);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const id = cardOf(event.target)?.dataset.toastId;
      if (event.key !== 'Escape' || id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      onDismiss(id);
    },
  };
};
