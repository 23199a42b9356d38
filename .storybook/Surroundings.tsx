import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '@kit/components/Locale/LocaleContext';
import { LinkProvider } from '@kit/components/PageLink/LinkContext';
import { philippines } from '@kit/domain/philippines';
import { RouterLink } from '@/layouts/RouterLink';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { anywhere } from '@lasakita/ui/domain/locale';
import { createSiteTheme } from '@lasakita/ui/createSiteTheme';
import { siteTheme } from '@lasakita/ui/theme';
import { dark, light } from '@stories/support/anotherBrand';
import { ordinaryConditions } from './conditions/conditions';
import type { Conditions } from './conditions/conditions';

export interface SurroundingsProps {
  children: ReactNode;
  /** The address that the router starts with. */
  address: string;
  /** Whose theme. @default the site's */
  brand?: Conditions['brand'] | undefined;
  /** Where the visitors are. @default where the site's are */
  country?: Conditions['country'] | undefined;
}

/** Made once, when they are asked for. */
const themes: Partial<Record<Conditions['brand'], Theme>> = {};

const themeOf = (brand: Conditions['brand']): Theme =>
  (themes[brand] ??=
    brand === 'site' ? siteTheme() : createSiteTheme(brand === 'another' ? light : dark));

/**
 * The surroundings of every story: the theme and a router of its own. Every import here reaches every story, so a change
 * of one captures them all. Stories that need the site's stores ask for them (`stories/support/withStores.tsx`).
 */
export function Surroundings({
  children,
  address,
  brand = ordinaryConditions.brand,
  country = ordinaryConditions.country,
}: SurroundingsProps) {
  return (
    <ThemeProvider theme={themeOf(brand)}>
      <GlobalStyles />
      <MemoryRouter initialEntries={[address]}>
        <LinkProvider value={RouterLink}>
          <LocaleProvider value={country === 'none' ? anywhere : philippines}>
            {children}
          </LocaleProvider>
        </LinkProvider>
      </MemoryRouter>
    </ThemeProvider>
  );
}
