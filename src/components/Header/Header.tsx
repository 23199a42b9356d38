import MenuIcon from '@mui/icons-material/MenuRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { PageLink } from '../PageLink/PageLink';
import { useScrolledPast } from '@/hooks/useScrolledPast';
import { scrollThresholds } from '@/theme/tokens';
import { Logo } from '../Logo/Logo';
import { NavMenu } from '../NavMenu/NavMenu';
import type { NavItem } from '../NavMenu/navigationItems';
import { BandContent } from '../SectionBand/SectionBand';

export interface HeaderProps {
  /** The company's short name, for the logo. */
  brand: string;
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
}

/** At large text the row of links needs more room than a wide screen has: in the header's own width, and in `rem`. */
const TOO_NARROW = '@container header (max-width: 60rem)';

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
  backgroundColor: theme.palette.gata.light,
  transition: `box-shadow ${theme.tokens.durations.control}ms`,
  '&[data-fixed="true"]': {
    position: 'fixed',
    insetInline: 0,
    top: 0,
    height: 'inherit',
    boxShadow: theme.tokens.elevations.low,
    animation: `settle ${theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
  },
  // The bar had scrolled this far when it became fixed: it glides the rest instead of jumping.
  '@keyframes settle': { from: { transform: `translateY(-${scrollThresholds.headerFixed}px)` } },
}));

const Row = styled(BandContent)({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '100%',
});

const HomeLink = styled(PageLink)(({ theme }) => ({
  display: 'inline-flex',
  borderRadius: theme.tokens.radius.small,
  textDecoration: 'none',
  '&:focus-visible': theme.tokens.focusRing,
}));

const Desktop = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
  [TOO_NARROW]: { display: 'none' },
}));

const Toggle = styled(IconButton)(({ theme }) => ({
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
  [theme.breakpoints.up('lg')]: { display: 'none' },
  [TOO_NARROW]: { display: 'inline-flex' },
  '@media (scripting: none)': { display: 'none' },
}));

// The footer has the pages too: the way there where no script can open the menu.
const PlainMenuLink = styled('a')(({ theme }) => ({
  ...theme.typography.button,
  display: 'none',
  alignItems: 'center',
  minHeight: theme.tokens.sizes.tap,
  padding: theme.spacing(0, 3),
  borderRadius: theme.tokens.radius.pill,
  color: 'inherit',
  '&:focus-visible': theme.tokens.focusRing,
  '@media (scripting: none)': {
    display: 'inline-flex',
    [theme.breakpoints.up('lg')]: { display: 'none' },
  },
}));

// Neither scrolling nor the slide-in menu changes it.
const StillMenu = memo(NavMenu);

/** Logo and menu: in a row on wide screens, behind a toggle below `lg` (SHELL-1). Fixed once the page is scrolled. */
export function Header({ brand, items, pathname, isMenuOpen, onOpenMenu, menuId }: HeaderProps) {
  const isFixed = useScrolledPast(scrollThresholds.headerFixed);
  return (
    <Place>
      <Bar data-fixed={isFixed}>
        <Row>
          <HomeLink to="/home" aria-label={`${brand} home`}>
            <Logo name={brand} />
          </HomeLink>
          <Desktop>
            <StillMenu items={items} pathname={pathname} />
          </Desktop>
          <Toggle
            color="inherit"
            edge="end"
            aria-label="Open menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={onOpenMenu}
          >
            <MenuIcon fontSize="large" />
          </Toggle>
          <PlainMenuLink href="#footer">Menu</PlainMenuLink>
        </Row>
      </Bar>
    </Place>
  );
}
