import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import type { CustomContentProps } from 'notistack';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import type { PauseReason } from './pausableTimer';
import { ToastCard } from './ToastCard';
import type { ToastCardProps, ToastSeverity } from './ToastCard';
import { ToastTransition } from './ToastTransition';
import { useToastFocus } from './useToastFocus';
import { useToastTimers } from './useToastTimers';

export interface ToastMessage {
  /** Unique among all messages. */
  id: string;
  /** What it says. */
  text: string;
  /** A success or an error: its colour, its sign and how it is announced. */
  severity: ToastSeverity;
  /** One thing the visitor can do about it; doing it closes the toast. @default none */
  action?: { label: string; onClick: () => void };
}

export interface ToastStackProps {
  /** Oldest first. Three show at a time; the others wait their turn, and their time begins when they show. */
  messages: readonly ToastMessage[];
  /** The visitor closed a message, or its time has run out. */
  onDismiss: (id: string) => void;
}

const SHOWN_AT_ONCE = 3;

type CardHandlers = Pick<ToastCardProps, 'onDismiss' | 'onDragChange'>;

const CardHandlersContext = createContext<CardHandlers>({
  onDismiss: () => {},
  onDragChange: () => {},
});

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
      top: 0,
      maxHeight: '100%',
      // Room for the outline of what has focus, which would be cut off.
      marginInline: theme.spacing(-2),
      padding: theme.spacing(3, 2),
      overflowY: 'auto',
    },
  },
  '& .notistack-CollapseWrapper': { padding: theme.spacing(0, 0, 4), transition: 'none' },
  '& .notistack-Snackbar': { position: 'static', width: '100%', minWidth: 0, transform: 'none' },
}));

function Content({ id, message, variant, action }: CustomContentProps) {
  const handlers = use(CardHandlersContext);
  return (
    <ToastCard
      id={String(id)}
      severity={variant === 'error' ? 'error' : 'success'}
      action={typeof action === 'function' ? action(id) : action}
      {...handlers}
    >
      {message}
    </ToastCard>
  );
}

const components = { success: Content, error: Content };

/** Keeps what notistack shows in step with the messages. */
function Messages({ messages, onDismiss }: ToastStackProps) {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const id of shown.current) {
      if (messages.some((message) => message.id === id)) continue;
      shown.current.delete(id);
      closeSnackbar(id);
    }
    for (const { id, text, severity, action } of messages) {
      if (shown.current.has(id)) continue;
      shown.current.add(id);
      const handleAction = () => {
        action?.onClick();
        onDismiss(id);
      };
      enqueueSnackbar(text, {
        key: id,
        variant: severity,
        action: action && (
          <Button variant="text" color="secondary" onClick={handleAction}>
            {action.label}
          </Button>
        ),
      });
    }
  }, [messages, onDismiss, enqueueSnackbar, closeSnackbar]);
  return null;
}

/**
 * The toasts (TOAST-1): top right, five seconds each while nobody hovers, focuses or drags one and the window has
 * focus. Drawn and stacked by notistack; time, keyboard, drag, look and announcement are ours.
 */
export function ToastStack({ messages, onDismiss }: ToastStackProps) {
  const regionRef = useRef<HTMLElement>(null);
  const shown = useMemo(() => messages.slice(0, SHOWN_AT_ONCE), [messages]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const { pause, resume } = useToastTimers(regionRef, ids, onDismiss);
  const hold = (reason: PauseReason, held: boolean) => (held ? pause : resume)(reason);
  const focus = useToastFocus({
    regionRef,
    ids,
    onDismiss,
    onKeyboardFocus: (within) => hold('focus', within),
  });
  const handlers = useMemo<CardHandlers>(
    () => ({ onDismiss, onDragChange: (dragging) => (dragging ? pause : resume)('drag') }),
    [onDismiss, pause, resume],
  );
  return (
    <Region
      ref={regionRef}
      aria-label="Notifications"
      aria-keyshortcuts="Alt+T"
      onPointerEnter={() => pause('hover')}
      onPointerLeave={() => resume('hover')}
      {...focus}
    >
      <CardHandlersContext value={handlers}>
        <SnackbarProvider
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          autoHideDuration={null}
          disableWindowBlurListener
          // Those that are leaving count too: ours to limit, above.
          maxSnack={Number.MAX_SAFE_INTEGER}
          Components={components}
          TransitionComponent={ToastTransition as never}
        >
          <Messages messages={shown} onDismiss={onDismiss} />
        </SnackbarProvider>
      </CardHandlersContext>
    </Region>
  );
}
