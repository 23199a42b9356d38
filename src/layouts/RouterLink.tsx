import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

/**
 * The element of the library's links to pages: it shows the page without loading a new document. React Router's own `Link`
 * would add its framework's prefetch code. A link to a part of the page keeps the query of the address.
 */
export function RouterLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const { search } = useLocation();
  const navigate = useLinkClickHandler<HTMLAnchorElement>(
    href.startsWith('#') ? search + href : href,
  );
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(href)} onClick={handleClick}>
      {children}
    </a>
  );
}
