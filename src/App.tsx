import { ThemeProvider } from '@mui/material/styles';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { HOME_PATH, routes } from '@/routes';
import type { RootStore } from '@/stores/RootStore';
import { StoreProvider } from '@/stores/StoreProvider';
import { GlobalStyles } from '@/theme/GlobalStyles';
import { siteTheme } from '@/theme/theme';
import { usePrefetch } from '@/usePrefetch';

export interface AppProps {
  /** The stores, where they are not to be made for the first page that needs them. @default none */
  stores?: RootStore;
}

/** The site: theme, stores and routes. The router around it differs between browser, server and tests. */
export function App({ stores }: AppProps) {
  usePrefetch();
  return (
    <StoreProvider value={stores}>
      <ThemeProvider theme={siteTheme()}>
        <GlobalStyles />
        <Routes>
          <Route element={<SiteLayout />}>
            {routes.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to={HOME_PATH} replace />} />
        </Routes>
      </ThemeProvider>
    </StoreProvider>
  );
}
