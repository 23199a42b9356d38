import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useRef } from 'react';
import type { ToastStackProps } from '@/components/Toast/ToastStack';
import { useStores } from '@/stores/StoreContext';

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

/** Shows the messages of the toast store. */
export const Toaster = observer(function Toaster() {
  const { toasts } = useStores();
  const isNeeded = useRef(false);
  if (toasts.messages.length > 0) isNeeded.current = true;
  return (
    <Suspense>
      {isNeeded.current && <ToastStack messages={toasts.messages} onDismiss={toasts.dismiss} />}
    </Suspense>
  );
});
