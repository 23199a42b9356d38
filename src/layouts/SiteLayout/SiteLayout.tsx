import { styled } from '@mui/material/styles';
import { Suspense, memo, useCallback, useEffect, useId, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Footer } from '@/components/Footer/Footer';
import { Header } from '@/components/Header/Header';
import { ScrollToTop } from '@/components/ScrollToTop/ScrollToTop';
import { SkipLink } from '@/components/SkipLink/SkipLink';
import { SlideInMenu } from '@/components/SlideInMenu/SlideInMenu';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { ErrorPage } from '@/layouts/ErrorPage/ErrorPage';
import { resetFailedPages, retryFailedPages } from '@/preloadable';
import { ErrorBoundary } from './ErrorBoundary';
import { Toaster } from './Toaster';
import { useCurrentYear } from './useCurrentYear';
import { useNavigationEffects } from './useNavigationEffects';

// The specification's least height (SHELL-1).
const Main = styled('main')({
  minHeight: 'calc(100vh - 100px)',
  outline: 'none',
  overflowX: 'clip',
});

const footerLinks = navigation
  .flatMap((item) => ('children' in item ? item.children : [item]))
  .filter((link) => 'to' in link)
  .filter(({ to }) => !to.startsWith('/influencers/'));

const StillFooter = memo(Footer);

/** Everything around the page. It knows the path alone: a filter that is written to the address draws nothing anew. */
const Surroundings = memo(function Surroundings({ pathname }: { pathname: string }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuId = useId();
  const year = useCurrentYear();
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
      <SlideInMenu
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
      <StillFooter
        year={year}
        brand={site.company.shortName}
        companyName={site.company.name}
        slogan={site.company.slogan}
        links={footerLinks}
        social={site.social}
        email={site.company.email}
        phone={site.company.phone}
      />
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
