import CloseIcon from '@mui/icons-material/CloseRounded';
import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import BusinessIcon from '@mui/icons-material/BusinessRounded';
import HandshakeIcon from '@mui/icons-material/HandshakeRounded';
import HomeIcon from '@mui/icons-material/HomeRounded';
import PeopleIcon from '@mui/icons-material/PeopleRounded';
import PlayIcon from '@mui/icons-material/PlayCircleRounded';
import ShelfIcon from '@mui/icons-material/Inventory2Rounded';
import ShopIcon from '@mui/icons-material/ShoppingBagRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { PageLink } from '../PageLink/PageLink';
import { sizes } from '@/theme/tokens';
import { HiddenText } from '../HiddenText/HiddenText';
import { Logo } from '../Logo/Logo';
import { ModalDialog } from '../ModalDialog/ModalDialog';
import { NavAnchor } from '../NavMenu/NavAnchor';
import { isCurrentItem } from '../NavMenu/navigationItems';
import type { NavIcon, NavItem, NavLink } from '../NavMenu/navigationItems';

export interface SlideInMenuProps {
  /** The company's short name, for the logo. */
  brand: string;
  /** The navigation tree, the same as for the header. */
  items: readonly NavItem[];
  /** The path of the page shown. */
  pathname: string;
  /** Whether the panel shows, kept by the owner. */
  open: boolean;
  /** Called by "Close menu", Escape, the backdrop and the choice of a page of the site (NAV-4, NAV-5). */
  onClose: () => void;
  /** 80 px wide, icons only, instead of 250 px. @default false */
  collapsed?: boolean;
  /** Called when a submenu is chosen while collapsed: the owner then expands the panel. */
  onExpand?: () => void;
  /** The panel's id, for the toggle. @default none */
  id?: string;
}

const icons: Record<NavIcon, ReactNode> = {
  home: <HomeIcon aria-hidden />,
  shop: <ShopIcon aria-hidden />,
  products: <ShelfIcon aria-hidden />,
  dealership: <HandshakeIcon aria-hidden />,
  influencers: <PeopleIcon aria-hidden />,
  videos: <PlayIcon aria-hidden />,
  company: <BusinessIcon aria-hidden />,
};

const Head = styled('div', { shouldForwardProp: (prop) => prop !== 'collapsed' })<{
  collapsed: boolean;
}>(({ theme, collapsed }) => ({
  display: 'flex',
  flexDirection: collapsed ? 'column' : 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2, 3),
  backgroundColor: theme.palette.keso.main,
  '& a': {
    display: 'inline-flex',
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.small,
  },
  '& a:focus-visible': theme.tokens.focusRing,
}));

const CloseButton = styled(IconButton)(({ theme }) => ({
  width: theme.tokens.sizes.tap,
  height: theme.tokens.sizes.tap,
}));

const List = styled('ul', { shouldForwardProp: (prop) => prop !== 'collapsed' })<{
  collapsed: boolean;
}>(({ theme, collapsed }) => ({
  listStyle: 'none',
  margin: 0,
  padding: theme.spacing(2),
  ...(collapsed && { '& > li > *': { justifyContent: 'center' } }),
}));

const rowStyle = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.button,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  minHeight: theme.tokens.sizes.control,
  padding: theme.spacing(0, 3),
  border: 'none',
  borderRadius: theme.tokens.radius.small,
  background: 'none',
  color: 'inherit',
  textAlign: 'left' as const,
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.palette.keso.tint },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  '&[aria-current="page"]': {
    backgroundColor: theme.palette.tsokolate.main,
    color: theme.palette.gata.light,
  },
  '&[aria-current="true"]': { backgroundColor: theme.palette.keso.light },
  '& .expand': {
    marginInlineStart: 'auto',
    transition: `transform ${theme.tokens.durations.control}ms`,
  },
  '&[aria-expanded="true"] .expand': { transform: 'rotate(180deg)' },
});

const RowLink = styled(NavAnchor)(rowStyle);
const RowButton = styled('button')(rowStyle);

const Sublist = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(0, 0, 2, 5),
  padding: theme.spacing(0, 0, 0, 2),
  borderLeft: `3px solid ${theme.palette.keso.main}`,
  '& a': { fontWeight: 500, minHeight: theme.tokens.sizes.tap },
}));

interface RowProps extends Pick<SlideInMenuProps, 'pathname' | 'onClose' | 'onExpand'> {
  item: NavItem;
  collapsed: boolean;
}

interface SubmenuProps extends Omit<RowProps, 'item'> {
  label: string;
  links: readonly NavLink[];
  icon: ReactNode;
}

/** An item that opens in place; the one that holds the page shown is open unless the visitor closes it. */
function SubmenuRow({ label, links, icon, pathname, onClose, onExpand, collapsed }: SubmenuProps) {
  const isCurrent = isCurrentItem({ label, children: [...links] }, pathname);
  // A choice holds for the page it was made on: on the next, what holds that page opens again.
  const [choice, setChoice] = useState<{ pathname: string; isExpanded: boolean }>();
  const isExpanded = choice?.pathname === pathname ? choice.isExpanded : isCurrent;
  const listId = useId();
  const isShown = isExpanded && !collapsed;
  const handleClick = () => {
    if (collapsed) onExpand?.();
    setChoice({ pathname, isExpanded: collapsed || !isExpanded });
  };
  return (
    <>
      <RowButton
        type="button"
        title={collapsed ? label : undefined}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={handleClick}
      >
        {icon}
        {collapsed ? <HiddenText>{label}</HiddenText> : label}
        {!collapsed && <ExpandIcon className="expand" aria-hidden />}
      </RowButton>
      {isShown && (
        <Sublist id={listId}>
          {links.map((link) => (
            <li key={link.label}>
              <RowLink link={link} pathname={pathname} onNavigate={onClose} />
            </li>
          ))}
        </Sublist>
      )}
    </>
  );
}

function Row({ item, collapsed, ...rest }: RowProps) {
  const icon = item.icon ? icons[item.icon] : null;
  if ('children' in item) {
    return (
      <SubmenuRow
        label={item.label}
        links={item.children}
        icon={icon}
        collapsed={collapsed}
        {...rest}
      />
    );
  }
  return (
    <RowLink
      link={item}
      pathname={rest.pathname}
      onNavigate={rest.onClose}
      icon={icon}
      isLabelHidden={collapsed}
    />
  );
}

type ContentProps = Omit<SlideInMenuProps, 'open' | 'id'> & { collapsed: boolean };

// Opening and closing draw none of it anew.
const Content = memo(function Content({
  brand,
  items,
  pathname,
  onClose,
  collapsed,
  onExpand,
}: ContentProps) {
  return (
    <>
      <Head collapsed={collapsed}>
        <PageLink to="/home" onClick={onClose} aria-label={`${brand} home`}>
          <Logo name={brand} markOnly={collapsed} />
        </PageLink>
        <CloseButton aria-label="Close menu" onClick={onClose} color="inherit">
          <CloseIcon />
        </CloseButton>
      </Head>
      <nav aria-label="Main">
        <List collapsed={collapsed}>
          {items.map((item) => (
            <li key={item.label}>
              <Row
                item={item}
                pathname={pathname}
                collapsed={collapsed}
                onClose={onClose}
                {...(onExpand && { onExpand })}
              />
            </li>
          ))}
        </List>
      </nav>
    </>
  );
});

/** The menu of phones: a panel that slides in from the left over the page (NAV-4). */
export function SlideInMenu({ open, id, collapsed = false, ...content }: SlideInMenuProps) {
  return (
    <ModalDialog
      open={open}
      onClose={content.onClose}
      label="Menu"
      placement="left"
      width={collapsed ? sizes.menu.collapsed : sizes.menu.open}
      {...(id !== undefined && { id })}
    >
      <Content {...content} collapsed={collapsed} />
    </ModalDialog>
  );
}
