import { configure } from 'mobx';
import { useEffect } from 'react';
import { createSiteStores } from './createSiteStores';
import type { RootStore } from './RootStore';
import { useStoreHolder } from './StoreProvider';
import { SYNC_WHITELIST } from './syncWhitelist';

export { StoreProvider } from './StoreProvider';

const shareBetweenTabs = async (stores: RootStore): Promise<void> => {
  const [{ createTabSync }, { syncedParts }] = await Promise.all([
    import('@/services/tabSync'),
    import('./syncedParts'),
  ]);
  createTabSync({ whitelist: SYNC_WHITELIST, parts: syncedParts(stores) });
};

const startStores = (): RootStore => {
  configure({ enforceActions: 'always' });
  const stores = createSiteStores();
  if (SYNC_WHITELIST.length > 0) {
    shareBetweenTabs(stores).catch((error: unknown) => console.error('No sync of tabs:', error));
  }
  return stores;
};

/** The stores of this visit, made for the first page that needs them; throws outside a `StoreProvider`. */
export const useStores = (): RootStore => {
  const holder = useStoreHolder();
  useEffect(() => holder.announce(), [holder]);
  return holder.open(startStores);
};
