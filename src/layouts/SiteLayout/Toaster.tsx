import { styled } from '@mui/material/styles';
import { Suspense, lazy, useContext, useState, useSyncExternalStore } from 'react';
import type { ToastStackProps } from '@lasakita/ui/ToastStack';
import { ToastContext } from '@/stores/ToastContext';

const Plain = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  // Below the header, whose menu stays at hand.
  top: theme.tokens.sizes.header.desktop,
  right: theme.spacing(4),
  zIndex: theme.tokens.layers.toast,
  padding: theme.spacing(4),
  borderRadius: theme.tokens.radius.medium,
  ...theme.tokens.inverse,
}));

/** The last message in plain words, for when the code of the toasts cannot be had. */
function PlainMessage({ messages }: ToastStackProps) {
  const last = messages.at(-1);
  return <div role="alert">{last && <Plain>{last.text}</Plain>}</div>;
}

const fetchToasts = () =>
  import('@lasakita/ui/ToastStack').then(({ ToastStack }) => ({ default: ToastStack }));

// Fetched with the first message, or a little before it: most visits never see one.
const ToastStack = lazy(() => fetchToasts().catch(() => ({ default: PlainMessage })));

/** Fetches the code of the toasts ahead of a message: without a network it could no longer be had. */
export const preloadToasts = (): void => {
  fetchToasts().catch(() => undefined);
};

const noMessages: ToastStackProps['messages'] = [];

/** Shows the toasts of the visit. */
export function Toaster() {
  const toasts = useContext(ToastContext);
  const messages = useSyncExternalStore(
    toasts.subscribe,
    () => toasts.messages,
    () => noMessages,
  );
  const [isNeeded, setIsNeeded] = useState(false);
  if (messages.length > 0 && !isNeeded) setIsNeeded(true);
  return (
    <Suspense>{isNeeded && <ToastStack messages={messages} onDismiss={toasts.dismiss} />}</Suspense>
  );
}
