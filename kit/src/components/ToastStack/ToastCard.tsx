import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import PriorityHighRounded from '@mui/icons-material/PriorityHighRounded';
import IconButton from '@mui/material/IconButton';
import { keyframes } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { ToastSeverity } from '../../domain/toast.ts';
import { useDragAway } from './useDragAway.ts';
import { TOAST_SHORTCUT } from './useToastFocus.ts';
import { styled, useTheme } from '../../theme/styled.ts';

export interface ToastCardProps {
  /** The id of its message. */
  id: string;
  /** The message. */
  children: ReactNode;
  /** A success waits until a screen reader has finished its sentence; an error does not. */
  severity: ToastSeverity;
  /** A control beside the message. @default none */
  action?: ReactNode | undefined;
  /** Names its button. */
  closeLabel: string;
  /** Called with the id by the button, Escape and a drag to the side. */
  onDismiss: (id: string) => void;
  /** The visitor has begun or ended to drag it. */
  onDragChange: (dragging: boolean) => void;
}

const runOut = keyframes({ to: { transform: 'scaleX(0)' } });

const Card = styled('article', { shouldForwardProp: (prop) => prop !== 'severity' })<{
  severity: ToastSeverity;
}>(({ theme, severity }) => {
  return {
    '--toast-color': theme.palette[severity].main,
    position: 'relative',
    overflow: 'hidden',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: theme.spacing(3),
    width: '100%',
    padding: theme.spacing(3.5, 2, 4, 3),
    ...theme.tokens.sticker,
    borderRadius: theme.tokens.radius.medium,
    cursor: 'grab',
    userSelect: 'none',
    // The finger that moves sideways drags; the one that moves up or down scrolls the page.
    touchAction: 'pan-y',
    '&:active': { cursor: 'grabbing' },
    outline: 'none',
    '[data-keyboard] &:focus': theme.tokens.focusRing,
  };
});

const Badge = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  width: theme.spacing(10),
  height: theme.spacing(10),
  borderRadius: theme.tokens.radius.pill,
  color: theme.tokens.ink.inverse,
  backgroundColor: 'var(--toast-color)',
}));

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 4),
  fontWeight: 600,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  // Holds its place until it is announced.
  '& [hidden]': { display: 'inline', visibility: 'hidden' },
}));

/**
 * Tells the way to the toasts to whoever uses a keyboard, which a focus that is seen says; once, on the first of them. The
 * region's name tells it to those who listen.
 */
const Shortcut = styled('kbd')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'none',
  marginInlineStart: 'auto',
  paddingInline: theme.spacing(1.5),
  border: '1px solid currentColor',
  borderRadius: theme.tokens.radius.small,
  fontWeight: 700,
  '@media (hover: hover) and (pointer: fine)': {
    'html:has(:focus-visible) &': { display: 'block' },
    '.notistack-SnackbarContainer > :not(:first-child) &&': { display: 'none' },
  },
}));

const Close = styled(IconButton)(({ theme }) => ({
  alignSelf: 'start',
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  color: 'inherit',
  '&:hover': { backgroundColor: theme.tokens.surface.hover },
  // Inside, where the card's edge does not cut it off.
  '&.Mui-focusVisible': { ...theme.tokens.focusRing, outlineOffset: -3, boxShadow: 'none' },
}));

/** Shrinks as the toast's time runs out, and stands still with it. */
const Time = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: theme.spacing(1),
  backgroundColor: 'var(--toast-color)',
  transformOrigin: 'left',
  animation: `${runOut} ${theme.tokens.durations.toast}ms linear forwards`,
  '[data-paused] &': { animationPlayState: 'paused' },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
}));

/**
 * True a moment after mounting. A screen reader reports a change in a live region that it knows; words that arrive
 * together with their region often go unheard.
 */
const useKnownRegion = () => {
  const [known, setKnown] = useState(false);
  const { quick } = useTheme().tokens.durations;
  useEffect(() => {
    const timeout = setTimeout(() => setKnown(true), quick);
    return () => clearTimeout(timeout);
  }, [quick]);
  return known;
};

/** One message: what it looks like, how it is announced, dragged and closed. */
export function ToastCard({
  id,
  children,
  severity,
  action,
  closeLabel,
  onDismiss,
  onDragChange,
}: ToastCardProps) {
  const wordsId = useId();
  const known = useKnownRegion();
  const drag = useDragAway<HTMLElement>({
    onDragStart: () => onDragChange(true),
    onDragEnd: () => onDragChange(false),
    onThrow: () => onDismiss(id),
  });
  const Icon = severity === 'error' ? PriorityHighRounded : CheckRounded;
  return (
    <Card severity={severity} aria-labelledby={wordsId} tabIndex={-1} data-toast-id={id} {...drag}>
      <Badge aria-hidden>
        <Icon />
      </Badge>
      <Words>
        <div id={wordsId} role={severity === 'error' ? 'alert' : 'status'}>
          <span hidden={!known}>{children}</span>
        </div>
        {action}
        <Shortcut aria-hidden>{TOAST_SHORTCUT}</Shortcut>
      </Words>
      <Close aria-label={closeLabel} onClick={() => onDismiss(id)}>
        <CloseRounded />
      </Close>
      <Time aria-hidden />
    </Card>
  );
}
