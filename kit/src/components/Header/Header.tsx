import MenuIcon from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { memo, useId } from 'react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { PageLink } from '../PageLink/PageLink.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useScrolledPast } from '../../hooks/useScrolledPast.ts';
import { Logo } from '../Logo/Logo.tsx';
import { NavMenu } from '../NavMenu/NavMenu.tsx';
import type { NavMenuLabels } from '../NavMenu/NavMenu.tsx';
import type { NavItem } from '../../domain/navigation.ts';
import { ScrollToTop } from '../ScrollToTop/ScrollToTop.tsx';
import { BandContent } from '../SectionBand/BandContent.tsx';
import { styled, useTheme } from '../../theme/styled.ts';
import { withoutScript } from '../../theme/withoutScript.ts';

/** The words of a header, with those of the menu in it. */
export interface HeaderLabels extends NavMenuLabels {
  /** Names the logo's link. @default 'LasaKita home', with the brand given */
  home: (brand: string) => string;
  /** The toggle of the slide-in menu. @default 'Open menu' */
  openMenu: string;
  /** The link that stands for the toggle where no script runs. @default 'Menu' */
  menu: string;
  /** The button back up. @default 'Scroll to top' */
  scrollToTop: string;
}

const defaultLabels: Omit<HeaderLabels, keyof NavMenuLabels> = {
  home: (brand) => `${brand} home`,
  openMenu: 'Open menu',
  menu: 'Menu',
  scrollToTop: 'Scroll to top',
};

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The company's short name, for the logo. */
  brand: string;
  /** Where the logo leads: the first page. @default '/' */
  homePath?: string | undefined;
  /** The navigation tree, the same as for the slide-in menu. */
  items: readonly NavItem[];
  /** The path of the page shown. */
  pathname: string;
  /** Whether the slide-in menu is open. */
  isMenuOpen: boolean;
  /** Called by the toggle "Open menu". */
  onOpenMenu: () => void;
  /** The slide-in menu's id. */
  menuId: string;
  /** The id of the row of links, to which the menu's link leads where no script runs. @default one of its own */
  plainMenuId?: string | undefined;
  /** A short link or button at the end of the row, such as the way to a list. It may come and go. @default none */
  beside?: ReactNode | undefined;
  /** The main link or button, at the end of the row if there is room; the menu leads there too. @default none */
  action?: ReactNode | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<HeaderLabels> | undefined;
}

/** At large text the row of links needs more room than a wide screen has: in the header's own width, and in `rem`. */
const TOO_NARROW = '@container header (max-width: 60rem)';

/** The narrowest phones, and others at large text. */
const SMALL = '@container header (max-width: 22rem)';

/** The same at large text: the mark alone. */
const SMALLEST = '@container header (max-width: 12.5rem)';

/** The row of links just fits, without the name. */
const JUST_WIDE = '@container header (min-width: 60.01rem) and (max-width: 66rem)';

/** Beside the links, the way up and what is beside there is room for one more: in the row's own width, which has a limit. */
const ROOMY = '@container row (min-width: 76rem)';

/** What a sign and a number up to "99+" take: on wide screens nothing moves as the number comes and grows. */
const BESIDE_WIDTH = '4.5rem';

// Keeps the header's place while the bar inside is fixed, so that nothing below it jumps (SHELL-2).
const Place = styled('header')(({ theme }) => ({
  position: 'relative',
  zIndex: theme.tokens.layers.header,
  height: theme.tokens.sizes.header.phone,
  [theme.breakpoints.up('lg')]: { height: theme.tokens.sizes.header.desktop },
  '@media print': { display: 'none' },
}));

const Bar = styled('div')(({ theme }) => ({
  position: 'static',
  container: 'header / inline-size',
  width: '100%',
  height: '100%',
  backgroundColor: theme.tokens.surface.page,
  transition: `box-shadow ${theme.tokens.durations.control}ms`,
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: 'inherit',
    boxShadow: `0 3px 0 ${theme.tokens.edge.strong}`,
    '@media (forced-colors: active)': { borderBottom: '3px solid' },
    animation: `settle ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
  },
  // The bar had scrolled this far when it became fixed: it glides the rest instead of jumping.
  '@keyframes settle': {
    from: { transform: `translateY(-${theme.tokens.scrollThresholds.headerFixed}px)` },
  },
}));

const Row = styled(BandContent)(({ theme }) => ({
  container: 'row / inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  height: '100%',
  // An action needs the room that the words of the way up take.
  '&:has(> .action) > button > span': { display: 'none' },
}));

const markAlone = { '& span span': { display: 'none' } };

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 0,
  borderRadius: theme.tokens.radius.small,
  textDecoration: 'none',
  '&:focus-visible': theme.tokens.focusRing,
  [theme.breakpoints.down('lg')]: { marginInlineEnd: 'auto' },
  [TOO_NARROW]: { marginInlineEnd: 'auto' },
  [SMALL]: { '& > span': { fontSize: 20 } },
  [SMALLEST]: markAlone,
  [JUST_WIDE]: markAlone,
}));

const Desktop = styled('div')(({ theme }) => ({
  display: 'none',
  flex: 'none',
  marginInlineStart: theme.spacing(1),
  [theme.breakpoints.up('lg')]: { display: 'block' },
  [theme.breakpoints.up('xl')]: { marginInline: theme.spacing(5, 2) },
  [TOO_NARROW]: { display: 'none' },
}));

const Beside = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  justifyContent: 'flex-end',
  [theme.breakpoints.up('lg')]: { minWidth: BESIDE_WIDTH, marginInlineStart: 'auto' },
  [TOO_NARROW]: { minWidth: 0, marginInlineStart: 0 },
}));

const Action = styled('div')({
  display: 'none',
  flex: 'none',
  [ROOMY]: { display: 'block' },
});

const Toggle = styled(IconButton)(({ theme }) => ({
  flex: 'none',
  '& svg': { fontSize: 'min(2.1875rem, 40px)' },
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  [TOO_NARROW]: { display: 'inline-flex' },
}));

// The way to the menu where no script can open it.
const PlainMenuLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.tokens.sizes.tap,
  padding: theme.spacing(0, 3),
  borderRadius: theme.tokens.radius.pill,
  color: 'inherit',
  '&:focus-visible': theme.tokens.focusRing,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  [TOO_NARROW]: { display: 'inline-flex' },
  ...withoutScript,
}));

// Neither scrolling nor the slide-in menu changes it.
const StillMenu = memo(NavMenu);

/**
 * Logo and menu: in a row on wide screens, behind a toggle below `lg` (SHELL-1). Fixed once the page is scrolled; a button
 * back to the top follows from 500 px on.
 *
 * @do Let it begin every page, once.
 * @do Give it the same navigation tree as the slide-in menu.
 * @dont Do not put controls of a page into it.
 * @instead For the top of one page: `PageTitle`.
 * @keyboard Tab: Goes to the logo, through the menu, to what is beside, to the way up while it shows, and on phones to the
 * toggle.
 * @keyboard Enter, Space: Opens the menu.
 * @roles The banner landmark. The toggle says that it opens a dialog, and whether that is open.
 * @announcements Nothing.
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { Header } from '@lasakita/ui/Header';
 * import { SlideInMenu } from '@lasakita/ui/SlideInMenu';
 *
 * const items = [
 *   { label: 'Home', to: '/' },
 *   { label: 'Products', to: '/products' },
 * ];
 *
 * export default function Example() {
 *   const [isOpen, setOpen] = useState(false);
 *   const shared = { brand: 'LasaKita', items, pathname: '/products' };
 *   return (
 *     <>
 *       <Header {...shared} menuId="menu" isMenuOpen={isOpen} onOpenMenu={() => setOpen(true)} />
 *       <SlideInMenu {...shared} id="menu" open={isOpen} onClose={() => setOpen(false)} />
 *     </>
 *   );
 * }
 * ```
 */
export function Header({
  brand,
  homePath = '/',
  items,
  pathname,
  isMenuOpen,
  onOpenMenu,
  menuId,
  plainMenuId,
  beside,
  action,
  labels,
  ...rest
}: HeaderProps) {
  const { home, openMenu, menu, scrollToTop } = mergeLabels(defaultLabels, labels);
  const { tokens } = useTheme();
  const ownId = useId();
  const isFixed = useScrolledPast(tokens.scrollThresholds.headerFixed);
  return (
    <Place {...rest}>
      <Bar data-fixed={isFixed}>
        <Row>
          <HomeLink to={homePath} aria-label={home(brand)}>
            <Logo name={brand} />
          </HomeLink>
          <Desktop id={plainMenuId ?? ownId}>
            <StillMenu items={items} pathname={pathname} labels={labels} />
          </Desktop>
          {beside && <Beside>{beside}</Beside>}
          <ScrollToTop label={scrollToTop} />
          {action && <Action className="action">{action}</Action>}
          <Toggle
            color="inherit"
            edge="end"
            aria-label={openMenu}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={onOpenMenu}
            data-needs-script
          >
            <MenuIcon />
          </Toggle>
          <PlainMenuLink href={`#${plainMenuId ?? ownId}`} data-without-script>
            {menu}
          </PlainMenuLink>
        </Row>
      </Bar>
    </Place>
  );
}
