import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useEffect, useId, useState } from 'react';
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

/** Everything around the page. It knows the path alone: a filter that is written to the address draws nothing anew. */
const Surroundings = memo(function Surroundings({ pathname }: { pathname: string }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuId = useId();
  // The panel may still be on its way, prerendered: it opens when it is there. It closes at once, before the focus moves on.
  const isPanelOpen = useDeferredValue(isMenuOpen);
  const handleClose = useCallback(() => setIsMenuOpen(false), []);
  return (
    <>
      <SkipLink />
      <Header
        brand={site.company.shortName}
        items={navigation}
        pathname={pathname}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setIsMenuOpen(true)}
        menuId={menuId}
      />
      <LateMenu
        brand={site.company.shortName}
        id={menuId}
        items={navigation}
        pathname={pathname}
        open={isMenuOpen && isPanelOpen}
        onClose={handleClose}
      />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(retry) => <ErrorPage onRetry={retry} />}
          onRetry={retryFailedPages}
        >
          {/* Without a boundary of its own the first page comes to life at one stroke. */}
          <Outlet />
        </ErrorBoundary>
      </Main>
      <LateFooter />
      <ScrollToTop />
      <Toaster />
    </>
  );
});

/** What every page stands in: header, menu, main, footer, scroll-to-top and toasts (SHELL-1). */
export function SiteLayout() {
  const { pathname } = useLocation();
  useNavigationEffects();
  // A page that could not be fetched is asked for again when the visitor comes back to it.
  useEffect(resetFailedPages, [pathname]);
  return <Surroundings pathname={pathname} />;
}
