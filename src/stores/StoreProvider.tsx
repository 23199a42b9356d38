import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { RootStore } from './RootStore';

/**
 * Where the stores of a visit are once a page has asked for them. A visitor who goes to pages without state alone fetches
 * neither their code nor MobX.
 */
export class StoreHolder {
  private readonly listeners = new Set<() => void>();

  constructor(private stores?: RootStore) {}

  readonly read = (): RootStore | undefined => this.stores;

  /** The stores, made now if they are not there yet. */
  open(make: () => RootStore): RootStore {
    return (this.stores ??= make());
  }

  /** Tells those who wait that the stores are there. Not while a page renders. */
  readonly announce = (): void => {
    for (const listener of this.listeners) listener();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

const StoreContext = createContext<StoreHolder | undefined>(undefined);

export interface StoreProviderProps {
  /** The stores, or none to have them made for the first page that needs them. @default none */
  value?: RootStore | undefined;
  /** What may use them. */
  children: ReactNode;
}

/** Hands the stores of a visit to everything below it. */
export function StoreProvider({ value, children }: StoreProviderProps) {
  const holder = useMemo(() => new StoreHolder(value), [value]);
  return <StoreContext value={holder}>{children}</StoreContext>;
}

/** Throws outside a `StoreProvider`. */
export const useStoreHolder = (): StoreHolder => {
  const holder = useContext(StoreContext);
  if (!holder) throw new Error('useStores needs a StoreProvider above it');
  return holder;
};

/** The stores of this visit once there are any; asks for none. */
export const useMadeStores = (): RootStore | undefined => {
  const { subscribe, read } = useStoreHolder();
  return useSyncExternalStore(subscribe, read, read);
};
