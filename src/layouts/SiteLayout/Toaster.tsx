import { observer } from 'mobx-react-lite';
import { Suspense, lazy, useRef } from 'react';
import { useStores } from '@/stores/StoreContext';

// Fetched with the first message: most visits never see one.
const ToastStack = lazy(() =>
  import('@/components/Toast/ToastStack').then((module) => ({ default: module.ToastStack })),
);

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
