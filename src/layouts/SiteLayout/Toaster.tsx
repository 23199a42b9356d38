import { styled } from '@mui/material/styles';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import type { ToastStackProps } from '@/components/Toast/ToastStack';
import { useMadeStores } from '@/stores/StoreProvider';

const Plain = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  position: 'fixed',
  top: theme.spacing(4),
  right: theme.spacing(4),
  zIndex: theme.tokens.layers.toast,
  padding: theme.spacing(4),
  borderRadius: theme.tokens.radius.medium,
  backgroundColor: theme.palette.tsokolate.main,
  color: theme.palette.gata.light,
}));

/** The last message in plain words, for when the code of the toasts cannot be had. */
function PlainMessage({ messages }: ToastStackProps) {
  const last = messages.at(-1);
  return <div role="alert">{last && <Plain>{last.text}</Plain>}</div>;
}

const fetchToasts = () =>
  import('@/components/Toast/ToastStack').then(({ ToastStack }) => ({ default: ToastStack }));

// Fetched with the first message, or a little before it: most visits never see one.
const ToastStack = lazy(() => fetchToasts().catch(() => ({ default: PlainMessage })));

/** Fetches the code of the toasts ahead of a message: without a network it could no longer be had. */
export const preloadToasts = (): void => {
  fetchToasts().catch(() => undefined);
};

const noMessages: ToastStackProps['messages'] = [];
const neverChanges = () => () => undefined;

/** Shows the messages of the toast store. */
export function Toaster() {
  // Stands on every page, and most have no state: the stores are not asked for, nor MobX, before somebody else needs them.
  const toasts = useMadeStores()?.toasts;
  const messages = useSyncExternalStore(
    toasts?.subscribe ?? neverChanges,
    () => toasts?.messages ?? noMessages,
    () => noMessages,
  );
  const [isNeeded, setIsNeeded] = useState(false);
  if (messages.length > 0 && !isNeeded) setIsNeeded(true);
  return (
    <Suspense>
      {toasts && isNeeded && <ToastStack messages={messages} onDismiss={toasts.dismiss} />}
    </Suspense>
  );
}
