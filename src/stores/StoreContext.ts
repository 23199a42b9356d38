import { createContext, useContext } from 'react';
import type { RootStore } from './RootStore';

const StoreContext = createContext<RootStore | undefined>(undefined);

export const StoreProvider = StoreContext.Provider;

/** The stores of this visit; throws outside a `StoreProvider`. */
export const useStores = (): RootStore => {
  const stores = useContext(StoreContext);
  if (!stores) throw new Error('useStores needs a StoreProvider above it');
  return stores;
};
