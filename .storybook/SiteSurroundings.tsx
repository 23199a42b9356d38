import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { storesInState } from '../stories/support/siteState';
import type { SiteState } from '../stories/support/siteState';
import { StoreProvider } from '@/stores/StoreContext';
import { GlobalStyles } from '@/theme/GlobalStyles';
import { siteTheme } from '@/theme/theme';

export interface SiteSurroundingsProps {
  children: ReactNode;
  /** The address that the router starts with. */
  address: string;
  state: SiteState | undefined;
}

/** What every story stands in: theme, stores made anew for it, and a router of its own. */
export function SiteSurroundings({ children, address, state }: SiteSurroundingsProps) {
  const [stores] = useState(() => storesInState(state));
  return (
    <StoreProvider value={stores}>
      <ThemeProvider theme={siteTheme()}>
        <GlobalStyles />
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </ThemeProvider>
    </StoreProvider>
  );
}
