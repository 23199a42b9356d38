import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * What the library's links to pages are made of here: the page shows without a new document. React Router's own `Link` brings
 * along the code that fetches for its framework.
 */
export function RouterLink({ href = '', onClick, children, ...rest }: ComponentPropsWithRef<'a'>) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href);
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
