import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '@kit/components/Locale/LocaleContext';
import { LinkProvider } from '@kit/components/PageLink/LinkContext';
import { philippines } from '@kit/domain/philippines';
import { RouterLink } from '@/layouts/RouterLink';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { siteTheme } from '@lasakita/ui/theme';

export interface SurroundingsProps {
  children: ReactNode;
  /** The address that the router starts with. */
  address: string;
}

/**
 * What every story stands in: the theme, and a router of its own. Whatever is imported here reaches every story, and a change of
 * it captures them all: stories that need the site's stores ask for them (`stories/support/withStores.tsx`).
 */
export function Surroundings({ children, address }: SurroundingsProps) {
  return (
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <MemoryRouter initialEntries={[address]}>
        <LinkProvider value={RouterLink}>
          <LocaleProvider value={philippines}>{children}</LocaleProvider>
        </LinkProvider>
      </MemoryRouter>
    </ThemeProvider>
  );
}
