import { ThemeProvider } from '@mui/material/styles';
import { RouterLink } from '@/layouts/RouterLink';
import { GlobalStyles } from '@lasakita/ui/GlobalStyles';
import { inPesos } from '@lasakita/ui/domain/money';
import { LocaleProvider } from '@lasakita/ui/LocaleContext';
import { LinkProvider } from '@lasakita/ui/PageLink';
import { siteTheme } from '@lasakita/ui/theme';
import { PageOfAddress } from '@/PageOfAddress';
import { usePrefetch } from '@/usePrefetch';

/** The site: theme and page. The router around it differs between browser, server and tests. */
export function App() {
  usePrefetch();
  return (
    <ThemeProvider theme={siteTheme()}>
      <GlobalStyles />
      <LinkProvider value={RouterLink}>
        <LocaleProvider value={inPesos}>
          <PageOfAddress />
        </LocaleProvider>
      </LinkProvider>
    </ThemeProvider>
  );
}
