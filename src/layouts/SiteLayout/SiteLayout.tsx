import { styled } from '@mui/material/styles';
import { Suspense, startTransition, useCallback, useEffect, useId, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from '@/components/Header/Header';
import { ScrollToTop } from '@/components/ScrollToTop/ScrollToTop';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { ErrorPage } from '@/layouts/ErrorPage/ErrorPage';
import { resetFailedPages, retryFailedPages } from '@/preloadable';
import { ErrorBoundary } from './ErrorBoundary';
import { Toaster } from './Toaster';
import { LateFooter, LateMenu } from './lateParts';
import { useNavigationEffects } from './useNavigationEffects';

// The specification's least height (SHELL-1).
const Main = styled('main')({
  minHeight: 'calc(100vh - 100px)',
  outline: 'none',
  overflowX: 'clip',
});

/** What every page stands in: header, menu, main, footer, scroll-to-top and toasts (SHELL-1). */
export function SiteLayout() {
  const { pathname } = useLocation();
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuId = useId();
  // The panel may still be on its way, prerendered: a transition waits for it.
  const handleOpen = () => startTransition(() => setIsMenuOpen(true));
  const handleClose = useCallback(() => setIsMenuOpen(false), []);
  useNavigationEffects();
  // A page that could not be fetched is asked for again when the visitor comes back to it.
  useEffect(resetFailedPages, [pathname]);
  return (
    <>
      <SkipLink />
      <Header
        brand={site.company.shortName}
        items={navigation}
        pathname={pathname}
        isMenuOpen={isMenuOpen}
        onOpenMenu={handleOpen}
        menuId={menuId}
      />
      <LateMenu
        brand={site.company.shortName}
        id={menuId}
        items={navigation}
        pathname={pathname}
        open={isMenuOpen}
        onClose={handleClose}
      />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(retry) => <ErrorPage onRetry={retry} />}
          onRetry={retryFailedPages}
        >
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <LateFooter />
      <ScrollToTop />
      <Toaster />
    </>
  );
}
