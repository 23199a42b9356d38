import type { Decorator } from '@storybook/react-vite';
import { configure } from 'mobx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { StoreProvider } from '@/siteStores/StoreContext';
import { ListStorageContext } from '@/pages/shared/useKeptList';
import { listStorageWith, storesInState } from './siteState';
import type { SiteState } from './siteState';

configure({ enforceActions: 'always' });

function Stores({ state, children }: { state: SiteState | undefined; children: ReactNode }) {
  const [stores] = useState(() => storesInState(state));
  const [listStorage] = useState(() => listStorageWith(state?.list ?? []));
  return (
    <ListStorageContext value={listStorage}>
      <StoreProvider value={stores}>{children}</StoreProvider>
    </ListStorageContext>
  );
}

/** Gives a story new instances of the site's stores, in the state that its parameter `siteState` names. */
export const withStores: Decorator = (Story, { parameters }) => (
  <Stores state={parameters.siteState as SiteState | undefined}>
    <Story />
  </Stores>
);
