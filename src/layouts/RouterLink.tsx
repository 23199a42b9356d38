import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

/**
 * What the library's links to pages are made of here: the page shows without a new document. React Router's own `Link` brings
 * along the code that fetches for its framework. A link to a part of the page keeps what the address says of it.
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
