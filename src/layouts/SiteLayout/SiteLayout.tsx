import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { memo, useCallback, useDeferredValue, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Header } from '@lasakita/ui/Header';
import { useBackCloses } from '@lasakita/ui/hooks/useBackCloses';
import { PageLink } from '@lasakita/ui/PageLink';
import { SkipLink } from '@lasakita/ui/SkipLink';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { paths } from '@/domain/paths';
import { ErrorPage } from '@/layouts/ErrorPage/ErrorPage';
import { ErrorBoundary } from './ErrorBoundary';
import { Toaster } from './Toaster';
import { DeferredFooter, DeferredMenu } from './deferredParts';
import { useNavigationEffects } from './useNavigationEffects';

// The specification's least height (SHELL-1).
const Main = styled('main')({
  minHeight: 'calc(100vh - 100px)',
  outline: 'none',
  overflowX: 'clip',
});

const findDealer = (
  <Button variant="outlined" component={PageLink} to={`${paths.dealership}#directory`}>
    Dealers near you
  </Button>
);

export interface SiteLayoutProps {
  /** The page. While it is the same element, a change of the query renders nothing around it anew. @default none */
  children?: ReactNode;
  /** What stands in the header beside the menu. The same element always. @default none */
  besideMenu?: ReactNode;
  /** Called when the visitor asks for a page again that could not be shown. */
  onRetry?: (() => void) | undefined;
}

/** Everything around the page. It knows the path alone: a filter that is written to the address draws nothing anew. */
const Surroundings = memo(function Surroundings({
  pathname,
  besideMenu,
  onRetry,
  children,
}: SiteLayoutProps & { pathname: string }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const menuId = useId();
  // The panel may still be on its way, prerendered: it opens when it is there. It closes at once, before the focus moves on.
  const isPanelOpen = useDeferredValue(isMenuOpen);
  const handleClose = useCallback(() => setIsMenuOpen(false), []);
  useBackCloses(isMenuOpen, handleClose);
  return (
    <>
      <SkipLink />
      <Header
        brand={site.company.shortName}
        homePath={paths.home}
        items={navigation}
        pathname={pathname}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setIsMenuOpen(true)}
        menuId={menuId}
        // The styles of pages that stay without script know it.
        plainMenuId="plain-menu"
        beside={besideMenu}
        action={findDealer}
      />
      <DeferredMenu
        brand={site.company.shortName}
        homePath={paths.home}
        id={menuId}
        items={navigation}
        pathname={pathname}
        open={isMenuOpen && isPanelOpen}
        onClose={handleClose}
        phone={site.company.phone}
      />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary
          resetKey={pathname}
          fallback={(retry) => <ErrorPage onRetry={retry} />}
          onRetry={onRetry}
        >
          {/* Without a boundary of its own the first page comes to life at one stroke. */}
          {children}
        </ErrorBoundary>
      </Main>
      <DeferredFooter />
      <Toaster />
    </>
  );
});

/**
 * What every page stands in: header, menu, main, footer and toasts (SHELL-1).
 *
 * @do Put every page into it, as a route of its own.
 * @dont Do not render a header, footer or `main` in a page.
 * @keyboard Tab: Goes to the skip link, the header, the page and the footer.
 * @keyboard Alt+T: Goes to the toasts, and back.
 * @roles The landmarks banner, main and content information.
 * @announcements The title of the page, because the focus goes to it; toasts.
 */
export function SiteLayout({ besideMenu, onRetry, children }: SiteLayoutProps) {
  const { pathname } = useLocation();
  useNavigationEffects();
  return (
    <Surroundings pathname={pathname} besideMenu={besideMenu} onRetry={onRetry}>
      {children}
    </Surroundings>
  );
}
