import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteLayout } from '@/layouts/SiteLayout/SiteLayout';
import { DeferredListLink } from '@/pages/deferredParts';
import { findRoute, forgetFailedPages, ownAddress, retryFailedPages } from '@/routes';

const listLink = <DeferredListLink />;

/**
 * The page of the address, in the layout. Any other spelling of a page's address leads to its own, and what is no page home
 * (ROUTE-1). The list of pages says itself which one it is: React Router's own choice among routes would be more code.
 */
export function PageOfAddress() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { path, Page } = findRoute(pathname) ?? {};
  // A page that could not be fetched is asked for again when the visitor comes back to it.
  useEffect(forgetFailedPages, [pathname]);
  useEffect(() => {
    if (path !== pathname) {
      void navigate(ownAddress({ pathname, search, hash }), { replace: true });
    }
  }, [path, pathname, search, hash, navigate]);
  // The same element for the same page, so that a change of the address does not render it anew. Another path is another
  // page, even of the same kind: React does not turn the text of one into the other's.
  const page = useMemo(() => Page && <Page key={path} />, [Page, path]);
  return (
    page && (
      <SiteLayout besideMenu={listLink} onRetry={retryFailedPages}>
        {page}
      </SiteLayout>
    )
  );
}
