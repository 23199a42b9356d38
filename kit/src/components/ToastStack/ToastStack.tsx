import Button from '@mui/material/Button';
import { useForkRef } from '@mui/material/utils';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import type { ToastMessage } from '../../domain/toast.ts';
import { useModalOpen } from '../../hooks/useModalOpen.ts';
import { ToastCard } from './ToastCard.tsx';
import { ToastTransition } from './ToastTransition.tsx';
import { TOAST_SHORTCUT, useToastFocus } from './useToastFocus.ts';
import { useToastTimers } from './useToastTimers.ts';
import { styled } from '../../theme/styled.ts';

/** The words around the toasts' messages. */
export interface ToastStackLabels {
  /** Names the region, before its shortcut. @default 'Notifications' */
  notifications: string;
  /** The button of each message. @default 'Close message' */
  closeMessage: string;
}

const defaultLabels: ToastStackLabels = {
  notifications: 'Notifications',
  closeMessage: 'Close message',
};

export interface ToastStackProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Oldest first. Three show at a time; the others wait their turn, and their time begins when they show. */
  messages: readonly ToastMessage[];
  /** The visitor closed a message, or its time has run out. */
  onDismiss: (id: string) => void;
  /** Its own words. @default in English */
  labels?: LabelsOf<ToastStackLabels> | undefined;
}

const SHOWN_AT_ONCE = 3;

/**
 * States everything that notistack states through its own style library: the look is the same where a content security
 * policy keeps that library's styles out.
 */
const Region = styled('section')(({ theme }) => ({
  '& .notistack-SnackbarContainer': {
    position: 'fixed',
    zIndex: theme.tokens.layers.toast,
    top: `calc(${theme.tokens.sizes.header.phone}px + ${theme.spacing(3)})`,
    right: theme.spacing(4),
    bottom: 'auto',
    left: theme.spacing(4),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    width: 'auto',
    maxWidth: 'none',
    height: 'auto',
    maxHeight: 'none',
    transition: 'none',
    pointerEvents: 'none',
    [theme.breakpoints.up('sm')]: {
      left: 'auto',
      width: theme.spacing(105),
    },
    [theme.breakpoints.up('lg')]: {
      top: `calc(${theme.tokens.sizes.header.desktop}px + ${theme.spacing(4)})`,
      right: theme.spacing(6),
    },
    // A low window, or a very large text: the toasts scroll rather than leave the screen.
    '@media (max-height: 30rem)': {
      // Below the header, whose menu stays at hand.
      top: theme.tokens.sizes.header.phone,
      maxHeight: `calc(100% - ${theme.tokens.sizes.header.phone}px)`,
      // Room for the outline of what has focus, which would be cut off.
      marginInline: theme.spacing(-2),
      padding: theme.spacing(3, 2),
      overflowY: 'auto',
    },
  },
  '& .notistack-CollapseWrapper': { padding: theme.spacing(0, 0, 4), transition: 'none' },
  '& .notistack-Snackbar': { position: 'static', width: '100%', minWidth: 0, transform: 'none' },
}));

interface MessagesProps extends Pick<ToastStackProps, 'messages' | 'onDismiss'> {
  closeLabel: string;
  onDragChange: (dragging: boolean) => void;
}

/** Keeps what notistack shows in step with the messages. */
function Messages({ messages, closeLabel, onDismiss, onDragChange }: MessagesProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef<readonly ToastMessage[]>([]);
  useEffect(() => {
    for (const { id } of shown.current) {
      if (!messages.some((message) => message.id === id)) closeSnackbar(id);
    }
    shown.current = messages;
    for (const { id, text, severity, action } of messages) {
      const handleAction = () => {
        action?.onClick();
        onDismiss(id);
      };
      const card = (
        <ToastCard
          id={id}
          severity={severity}
          action={
            action && (
              <Button variant="text" color="secondary" onClick={handleAction}>
                {action.label}
              </Button>
            )
          }
          closeLabel={closeLabel}
          onDismiss={onDismiss}
          onDragChange={onDragChange}
        >
          {text}
        </ToastCard>
      );
      enqueueSnackbar(text, { key: id, preventDuplicate: true, content: card });
    }
  }, [messages, closeLabel, onDismiss, onDragChange, enqueueSnackbar, closeSnackbar]);
  return null;
}

/**
 * The toasts (TOAST-1): top right, five seconds each. The time runs only while nobody hovers, focuses or drags one, the
 * window has focus, and no dialog lies over them; new toasts wait until that dialog has closed. notistack draws and stacks
 * them; the timer, keyboard, drag, look and announcements are our own.
 *
 * @do Tell the end of something that the visitor started.
 * @do Keep it to one sentence, and one action at most.
 * @do Install `notistack`, which stacks them.
 * @dont Do not put in it what must be read: it goes after five seconds.
 * @dont Do not show one for what can be seen on the page.
 * @instead For what must be answered: `ModalDialog`. For a list without results: `EmptyState`.
 * @keyboard Alt+T: Goes to the toasts, and back.
 * @keyboard Tab: Goes from a toast to its action and its button.
 * @keyboard Escape: Closes the toast in focus.
 * @roles A region named "Notifications"; each toast is an article.
 * @announcements A success politely, a failure at once.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { useState } from 'react';
 * import { ToastStack } from '@lasakita/ui/ToastStack';
 * import type { ToastMessage } from '@lasakita/ui/domain/toast';
 *
 * export default function Example() {
 *   const [messages, setMessages] = useState<ToastMessage[]>([]);
 *   const handleSave = () => {
 *     const id = crypto.randomUUID();
 *     setMessages((all) => [...all, { id, text: 'Your list is saved.', severity: 'success' }]);
 *   };
 *   return (
 *     <>
 *       <Button onClick={handleSave}>Save my list</Button>
 *       <ToastStack
 *         messages={messages}
 *         onDismiss={(id) => setMessages((all) => all.filter((one) => one.id !== id))}
 *       />
 *     </>
 *   );
 * }
 * ```
 */
export function ToastStack({
  messages,
  onDismiss,
  labels,
  ref,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: ToastStackProps) {
  const { notifications, closeMessage } = mergeLabels(defaultLabels, labels);
  const regionRef = useRef<HTMLElement>(null);
  const handleRef = useForkRef(regionRef, ref);
  const isBehindDialog = useModalOpen(messages.length > 0);
  // Behind a dialog nobody would see or hear a new one: it waits.
  const [known, setKnown] = useState<readonly ToastMessage[]>([]);
  if (!isBehindDialog && known !== messages) setKnown(messages);
  const shown = useMemo(
    () =>
      messages
        .filter(({ id }) => !isBehindDialog || known.some((message) => message.id === id))
        .slice(0, SHOWN_AT_ONCE),
    [messages, known, isBehindDialog],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const hold = useToastTimers(regionRef, ids, onDismiss);
  useEffect(() => hold('dialog', isBehindDialog), [hold, isBehindDialog]);
  const handleDragChange = useCallback((dragging: boolean) => hold('drag', dragging), [hold]);
  const focus = useToastFocus({
    regionRef,
    ids,
    onDismiss,
    onKeyboardFocus: (within) => hold('focus', within),
  });
  return (
    <Region
      {...rest}
      ref={handleRef}
      aria-label={`${notifications}, ${TOAST_SHORTCUT}`}
      aria-keyshortcuts={TOAST_SHORTCUT}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        hold('hover', true);
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        hold('hover', false);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        focus.onBlur(event);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        focus.onKeyDown(event);
      }}
    >
      <SnackbarProvider
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        autoHideDuration={null}
        disableWindowBlurListener
        // Those that are leaving count too: ours to limit, above.
        maxSnack={Number.MAX_SAFE_INTEGER}
        TransitionComponent={ToastTransition}
      >
        <Messages
          messages={shown}
          closeLabel={closeMessage}
          onDismiss={onDismiss}
          onDragChange={handleDragChange}
        />
      </SnackbarProvider>
    </Region>
  );
}
