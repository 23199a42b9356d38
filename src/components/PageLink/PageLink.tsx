import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** The page's address, such as `/products`, or a part of the page shown, such as `#directory`. */
  to: string;
}

/**
 * A link to a page of the site, which then shows without a new document. React Router's own `Link` brings along the code
 * that fetches for its framework.
 */
export function PageLink({ to, onClick, children, ...rest }: PageLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return (
    <a {...rest} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
