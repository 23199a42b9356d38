import { createElement, use } from 'react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { LinkContext } from './LinkContext.ts';

export { LinkProvider } from './LinkContext.ts';

export interface PageLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> {
  /** The page's address, such as `/products`, or a part of the page shown, such as `#directory`. */
  to: string;
  /** Called when the page opens in this tab, not when it opens in another tab or window, or as a file. @default nothing */
  onNavigate?: (() => void) | undefined;
}

/** Whether a click follows a link in the tab that it stands in. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A link to a page of the same site: an `a`, or whatever the `LinkProvider` around it hands in.
 *
 * @do Use it, or hand it to a button or link as `component`, wherever a page of the site is linked.
 * @dont Do not use it for other sites: they take a plain link in a new tab.
 * @instead For another site, an e-mail or a telephone number: `Link` of MUI with its own `href`.
 * @keyboard Tab: Reaches it.
 * @keyboard Enter: Goes to the page.
 * @roles A link named by what is in it.
 * @announcements The title of the page that comes, because the focus goes to it.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { PageLink } from '@lasakita/ui/PageLink';
 *
 * export default function Example() {
 *   return (
 *     <>
 *       <p>
 *         See <PageLink to="/products">all products</PageLink>, or ask a dealer.
 *       </p>
 *       <Button variant="outlined" component={PageLink} to="/dealers">
 *         Find a dealer
 *       </Button>
 *     </>
 *   );
 * }
 * ```
 */
export function PageLink({ to, onNavigate, onClick, ...rest }: PageLinkProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isPlainClick(event)) onNavigate?.();
  };
  return createElement(use(LinkContext), { ...rest, href: to, onClick: handleClick });
}
