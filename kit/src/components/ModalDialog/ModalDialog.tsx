import type { CSSObject } from '@mui/material/styles';
import { useForkRef } from '@mui/material/utils';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type {
  ComponentPropsWithRef,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
  SyntheticEvent,
} from 'react';
import { isSecondPress, shieldFromSecondPress } from './secondPress.ts';
import { styled } from '../../theme/styled.ts';

export interface ModalDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'onClose'> {
  /** Whether it shows, kept by the owner. */
  open: boolean;
  /** Called for Escape and for a press on the backdrop; the owner then sets `open`. */
  onClose: () => void;
  /** Called once it has left the screen. */
  onClosed?: (() => void) | undefined;
  /** Its accessible name; or the id of the heading that names it in `labelledBy`. @default none */
  label?: string | undefined;
  /** The id of the heading that names it. @default none */
  labelledBy?: string | undefined;
  /** Where it stands: in the middle, or as a panel from the left, or as a sheet from the bottom. @default 'center' */
  placement?: 'center' | 'left' | 'bottom' | undefined;
  /** Width of the panel or of the centered dialog in px; larger text widens it alike. @default 880 */
  width?: number | undefined;
  /** What it shows. */
  children: ReactNode;
}

const Dialog = styled('dialog', {
  shouldForwardProp: (prop) => !['placement', 'panelWidth'].includes(String(prop)),
})<{ placement: 'center' | 'left' | 'bottom'; panelWidth: number }>(({
  theme,
  placement,
  panelWidth,
}) => {
  const { radius, durations, easings, elevations } = theme.tokens;
  const away: Record<typeof placement, CSSObject> = {
    center: { opacity: 0, transform: 'translateY(24px) scale(0.98)' },
    left: { transform: 'translateX(-100%)' },
    bottom: { transform: 'translateY(100%)' },
  };
  const shape: Record<typeof placement, CSSObject> = {
    center: {
      margin: 'auto',
      // In rem: it grows with large text, as far as the view goes.
      width: `min(${panelWidth / 16}rem, 100vw - 24px)`,
      maxHeight: 'calc(100dvh - 24px)',
      borderRadius: radius.large,
    },
    left: {
      margin: 0,
      width: `min(${panelWidth / 16}rem, 100vw - 48px)`,
      maxWidth: '100vw',
      height: '100dvh',
      maxHeight: 'none',
    },
    bottom: {
      margin: 'auto 0 0',
      width: '100%',
      maxWidth: 'none',
      maxHeight: '85dvh',
      borderRadius: `${radius.large}px ${radius.large}px 0 0`,
    },
  };
  const transition = `transform ${durations.menu}ms ${easings.enter}, opacity ${durations.menu}ms, overlay ${durations.menu}ms allow-discrete, display ${durations.menu}ms allow-discrete`;
  return {
    ...shape[placement],
    padding: 0,
    border: 'none',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    boxShadow: elevations.high,
    transition,
    ...away[placement],
    '&[open]': { opacity: 1, transform: 'none' },
    '@starting-style': { '&[open]': away[placement] },
    '&::backdrop': {
      backgroundColor: theme.tokens.surface.board,
      opacity: 0,
      transition: `opacity ${durations.menu}ms, overlay ${durations.menu}ms allow-discrete, display ${durations.menu}ms allow-discrete`,
    },
    '&[open]::backdrop': {
      opacity: 0.6,
      '@starting-style': { opacity: 0 },
    },
    // The page's own rule for less motion does not reach a backdrop.
    '@media (prefers-reduced-motion: reduce)': { '&::backdrop': { transition: 'none' } },
  };
});

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, [tabindex]:not([tabindex="-1"])';

/** Keeps Tab inside: the browser alone would let it leave for its own controls between the last element and the first. */
const wrapTab = (event: KeyboardEvent<HTMLDialogElement>) => {
  if (event.key !== 'Tab') return;
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.checkVisibility?.() ?? true,
  );
  const target = event.shiftKey ? focusable.at(-1) : focusable[0];
  const edge = event.shiftKey ? focusable[0] : focusable.at(-1);
  const isAtEdge =
    edge?.matches(':focus') || (event.currentTarget as HTMLElement).matches(':focus');
  if (target && isAtEdge) {
    event.preventDefault();
    target.focus();
  }
};

/** Keeps the page behind from scrolling, and from growing by the width of its scroll bar. */
const lockPage = () => {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
};

/** Whether a press is on the backdrop, and not on a bare place of the dialog, which is the dialog's own element too. */
const isOnBackdrop = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
};

/**
 * A modal dialog on the browser's own `dialog`: the page behind is inert and does not scroll, Escape and the backdrop
 * close it, and the focus returns to where it was.
 *
 * @do Name it by `labelledBy` where it has a heading, or else by `label`.
 * @do Keep what it shows until `onClosed`, so that it does not empty while it leaves.
 * @do Put a control that closes it inside.
 * @do Leave a double click to it: in its first moment it takes no press, and in its last it lets none through.
 * @dont Do not open one from another.
 * @dont Do not use it for what could stand on the page.
 * @instead For one product: `ProductModal`. For the menu: `SlideInMenu`. For a short answer: `ToastStack`.
 * @keyboard Tab: Goes round inside.
 * @keyboard Escape: Asks its owner to close it.
 * @roles A modal dialog by its name; the page behind is inert and does not scroll.
 * @announcements Its name, when the focus goes into it. The focus returns to where it was.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { useState } from 'react';
 * import { ModalDialog } from '@lasakita/ui/ModalDialog';
 *
 * export default function Example() {
 *   const [isOpen, setOpen] = useState(false);
 *   const close = () => setOpen(false);
 *   return (
 *     <>
 *       <Button variant="outlined" onClick={() => setOpen(true)}>
 *         How to store it
 *       </Button>
 *       <ModalDialog open={isOpen} onClose={close} labelledBy="storage" width={480}>
 *         <h2 id="storage">How to store it</h2>
 *         <p>Cool and dry, and well closed.</p>
 *         <Button onClick={close}>Close</Button>
 *       </ModalDialog>
 *     </>
 *   );
 * }
 * ```
 */
export function ModalDialog({
  open,
  onClose,
  onClosed,
  label,
  labelledBy,
  placement = 'center',
  width = 880,
  children,
  ref,
  onCancel,
  onMouseDown,
  onClick,
  onKeyDown,
  ...rest
}: ModalDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const handleRef = useForkRef(dialogRef, ref);
  const wasOpen = useRef(false);
  const isPressed = useRef(false);
  const latestOnClosed = useRef(onClosed);

  const held = useRef<{ opener: Element | null; unlockPage: () => void }>(undefined);

  // Before the paint, which would otherwise show the page once more as it was.
  useLayoutEffect(() => {
    if (!open) return;
    const dialog = dialogRef.current;
    const around = dialog?.getRootNode();
    const opener = (around instanceof ShadowRoot ? around : document).activeElement;
    held.current = { opener, unlockPage: lockPage() };
    // jsdom knows neither of its methods.
    if (typeof dialog?.showModal === 'function') dialog.showModal();
    else dialog?.setAttribute('open', '');
    shieldFromSecondPress();
  }, [open]);

  // After React's own work on the page: nobody would hear of the focus that returns meanwhile.
  useEffect(() => {
    const dialog = dialogRef.current;
    if (!open || !dialog) return undefined;
    return () => {
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      shieldFromSecondPress();
      held.current?.unlockPage();
      // The browser returns the focus too, but not when the dialog is taken out of the page while it is open.
      const opener = held.current?.opener;
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, [open]);

  useEffect(() => {
    latestOnClosed.current = onClosed;
  }, [onClosed]);

  useEffect(() => {
    const dialog = dialogRef.current;
    const isLeaving = wasOpen.current && !open;
    wasOpen.current = open;
    if (!isLeaving || !dialog) return undefined;
    let isCurrent = true;
    const animations = typeof dialog.getAnimations === 'function' ? dialog.getAnimations() : [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isCurrent) latestOnClosed.current?.();
    });
    return () => {
      isCurrent = false;
    };
  }, [open]);

  // The dialog closes when its owner says so, or `open` and what is seen would part.
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    onCancel?.(event);
    event.preventDefault();
    onClose();
  };
  // Both ends of the press count: text selected beyond the dialog's edge does not close it.
  const handleMouseDown = (event: MouseEvent<HTMLDialogElement>) => {
    onMouseDown?.(event);
    isPressed.current = isOnBackdrop(event) && !isSecondPress();
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (isPressed.current && isOnBackdrop(event)) onClose();
    isPressed.current = false;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    onKeyDown?.(event);
    wrapTab(event);
  };

  return (
    // The browser's Escape is the keyboard's way for what a click on the backdrop does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <Dialog
      aria-label={label}
      aria-labelledby={labelledBy}
      {...rest}
      ref={handleRef}
      placement={placement}
      panelWidth={width}
      onCancel={handleCancel}
      onMouseDown={handleMouseDown}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </Dialog>
  );
}
