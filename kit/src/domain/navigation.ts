/** A link of the menu: `to` is a page of the site, `href` another site, which opens in a new tab. */
export type NavLink = { label: string; to: string } | { label: string; href: string };

export type NavIcon =
  'home' | 'shop' | 'products' | 'dealership' | 'influencers' | 'videos' | 'company';

/** An item of the menu's first level: a link, or a submenu. */
export type NavItem = (NavLink | { label: string; children: NavLink[] }) & { icon?: NavIcon };

const comparable = (path: string) => path.replace(/\/+$/, '').toLowerCase() || '/';

/** Whether a link leads to the page shown; as for the router, case and a trailing slash do not matter. */
export const isCurrentLink = (link: NavLink, pathname: string): boolean =>
  'to' in link && comparable(link.to) === comparable(pathname);

/** Whether an item, or a link of its submenu, leads to the page shown (NAV-2). */
export const isCurrentItem = (item: NavItem, pathname: string): boolean =>
  'children' in item
    ? item.children.some((link) => isCurrentLink(link, pathname))
    : isCurrentLink(item, pathname);
