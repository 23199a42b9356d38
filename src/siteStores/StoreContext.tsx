import { configure } from 'mobx';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createSiteStores } from './createSiteStores';
import type { RootStore } from '@/stores/RootStore';
import { SYNC_WHITELIST } from '@/stores/syncWhitelist';
import { ToastContext } from '@/stores/ToastContext';
import type { ToastStore } from '@/stores/ToastStore';

const shareBetweenTabs = async (stores: RootStore): Promise<void> => {
  const [{ startTabSync }, { syncedParts }] = await Promise.all([
    import('@/services/tabSync'),
    import('@/stores/syncedParts'),
  ]);
  startTabSync({ whitelist: SYNC_WHITELIST, parts: syncedParts(stores) });
};

const startStores = (toasts: ToastStore): RootStore => {
  configure({ enforceActions: 'always' });
  const stores = createSiteStores({ toasts });
  if (SYNC_WHITELIST.length > 0) {
    shareBetweenTabs(stores).catch((error: unknown) => console.error('No sync of tabs:', error));
  }
  return stores;
};

const StoreContext = createContext<RootStore | undefined>(undefined);

export interface StoreProviderProps {
  /** The stores of everything below. */
  value: RootStore;
  children: ReactNode;
}

/** Hands stores of its own to a prerendered page, a test or a story. */
export function StoreProvider({ value, children }: StoreProviderProps) {
  return (
    <StoreContext value={value}>
      <ToastContext value={value.toasts}>{children}</ToastContext>
    </StoreContext>
  );
}

let storesOfVisit: RootStore | undefined;

/**
 * The stores: those of the provider above, or else those of this visit, which are made for the first page that needs them. A
 * page that does not call this loads neither them nor MobX.
 */
export const useStores = (): RootStore => {
  const given = useContext(StoreContext);
  const toasts = useContext(ToastContext);
  return given ?? (storesOfVisit ??= startStores(toasts));
};
