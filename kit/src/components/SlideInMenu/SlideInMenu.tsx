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
import type { Theme } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import type { PictureSource } from '../../domain/picture.ts';
import { PageLink } from '../PageLink/PageLink.tsx';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { ModalDialog } from '../ModalDialog/ModalDialog.tsx';
import type { ModalDialogProps } from '../ModalDialog/ModalDialog.tsx';
import { NavAnchor } from '../NavMenu/NavAnchor.tsx';
import type { NavMenuLabels } from '../NavMenu/NavMenu.tsx';
import { telHref } from '../../domain/contactLinks.ts';
import { isCurrentItem } from '../../domain/navigation.ts';
import type { NavIcon, NavItem, NavLink } from '../../domain/navigation.ts';
import { styled, useTheme } from '../../theme/styled.ts';
import type { Filled } from '../../theme/styled.ts';

/** The words of a slide-in menu. */
export interface SlideInMenuLabels extends NavMenuLabels {
  /** Names the panel. @default 'Menu' */
  menu: string;
  /** Names the logo's link. @default 'LasaKita home', with the brand given */
  home: (brand: string) => string;
  /** The button that closes it. @default 'Close menu' */
  closeMenu: string;
  /** Stands above the number that calls. @default 'Call us' */
  call: string;
  /** The language of those words where it is not the page's own, such as "fil". @default the page's */
  callLanguage?: string | undefined;
}

/** A question, and its answers as ways on. */
export interface MenuQuestion {
  /** The question: "What do you sell?". */
  title: string;
  /** Its language where it is not the page's own, such as "fil". @default the page's */
  titleLanguage?: string | undefined;
  /** Some four answers, of a word or two each; up to eight, where each has a picture that says it at a glance. */
  answers: readonly { label: string; to: string; picture?: PictureSource | undefined }[];
}

const defaultLabels: SlideInMenuLabels = {
  navigation: 'Main',
  newTab: 'opens in a new tab',
  menu: 'Menu',
  home: (brand) => `${brand} home`,
  closeMenu: 'Close menu',
  call: 'Call us',
};

export interface SlideInMenuProps extends Omit<
  ModalDialogProps,
  'label' | 'labelledBy' | 'placement' | 'width' | 'children'
> {
  /** The company's short name, for the logo. */
  brand: string;
  /** Where the logo leads: the first page. @default '/' */
  homePath?: string | undefined;
  /** The navigation tree, the same as for the header. */
  items: readonly NavItem[];
  /** The path of the page shown. */
  pathname: string;
  /** Whether the panel shows, kept by the owner. */
  open: boolean;
  /** Called by "Close menu", Escape, the backdrop and the choice of a page of the site (NAV-4, NAV-5). */
  onClose: () => void;
  /** The number that calls, as it is read, at the panel's foot; not while collapsed. @default none */
  phone?: string | undefined;
  /** Stands below the navigation, with its answers; not while collapsed. @default none */
  question?: MenuQuestion | undefined;
  /** 80 px wide, icons only, instead of 250 px. @default false */
  collapsed?: boolean | undefined;
  /** Called when a submenu is chosen while collapsed: the owner then expands the panel. */
  onExpand?: (() => void) | undefined;
  /** Its own words. @default in English */
  labels?: LabelsOf<SlideInMenuLabels> | undefined;
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

const Whole = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100%' });

const Head = styled('div', { shouldForwardProp: (prop) => prop !== 'collapsed' })<{
  collapsed: boolean;
}>(({ theme, collapsed }) => ({
  display: 'flex',
  flexDirection: collapsed ? 'column' : 'row',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: theme.spacing(2, collapsed ? 3 : 5),
  // The sign of the button stands on the edge of the words.
  ...(!collapsed && { paddingInlineEnd: theme.spacing(2.5) }),
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
  padding: theme.spacing(1, 2, 4),
  ...(collapsed
    ? {
        '& > li > *': { justifyContent: 'center' },
        '& [aria-current]': { '--focus-ring': theme.tokens.focusOnDark, ...theme.tokens.inverse },
      }
    : {
        '& > li > *': {
          fontFamily: theme.tokens.fonts.display,
          fontWeight: 400,
          // At large text the longest name stays whole.
          fontSize: 'min(1.875rem, 34px)',
          lineHeight: 1,
        },
        '& [aria-current]': { color: theme.tokens.ink.loud },
        // A line, and no ground: it shows in forced colors too.
        '& [aria-current="page"]::after': {
          content: '""',
          marginInlineStart: 'auto',
          border: '7px solid',
          borderRadius: theme.tokens.radius.pill,
        },
      }),
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
  '&:hover': { backgroundColor: theme.tokens.surface.hover },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
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
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  '& a': { minHeight: theme.tokens.sizes.tap },
}));

const Question = styled('section')(({ theme }) => ({
  marginTop: 'auto',
  padding: theme.spacing(2, 5, 5),
  '& > p': { ...theme.typography.h4, margin: 0 },
  '& ul': {
    listStyle: 'none',
    margin: theme.spacing(3, 0, 0),
    padding: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(2),
  },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    padding: theme.spacing(0, 4),
    fontWeight: 700,
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: theme.tokens.radius.pill,
    border: `2px solid ${theme.tokens.edge.strong}`,
    '&:hover': { backgroundColor: theme.tokens.surface.hover },
    '&:focus-visible': theme.tokens.focusRing,
  },
  // Pictures stand in two columns, each over its word. In rem: at large text in one.
  '& ul[data-pictured]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 6rem), 1fr))',
    '& a': {
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: 0,
      border: 0,
      ...theme.typography.body2,
      fontWeight: 700,
      lineHeight: 1.15,
    },
    '& picture': {
      width: '3.25rem',
      marginBottom: theme.spacing(1),
      borderRadius: '50%',
      overflow: 'hidden',
      border: `2px solid ${theme.tokens.edge.strong}`,
    },
  },
}));

const Call = styled('a')(({ theme }) => ({
  display: 'block',
  marginTop: 'auto',
  padding: theme.spacing(4.5, 5, 6),
  backgroundColor: theme.tokens.surface.loud,
  color: theme.palette.text.primary,
  fontWeight: 700,
  textDecoration: 'none',
  // At hand however long the list above it is; in low windows it would leave too little of that.
  '@media (min-height: 37.5rem)': { position: 'sticky', bottom: 0, flex: 'none' },
  '&:hover': { backgroundColor: theme.tokens.surface.marked },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -6 },
  '& b': {
    display: 'block',
    marginTop: theme.spacing(1),
    fontFamily: theme.tokens.fonts.display,
    fontWeight: 400,
    fontSize: 'min(1.5rem, 28px)',
    lineHeight: 1,
  },
}));

interface RowProps extends Pick<SlideInMenuProps, 'pathname' | 'onClose' | 'onExpand'> {
  item: NavItem;
  collapsed: boolean;
  newTab: string;
}

interface SubmenuProps extends Omit<RowProps, 'item'> {
  label: string;
  links: readonly NavLink[];
  icon: ReactNode;
}

/** An item that opens in place; the one that holds the page shown is open unless the visitor closes it. */
function SubmenuRow({
  label,
  links,
  icon,
  pathname,
  onClose,
  onExpand,
  collapsed,
  newTab,
}: SubmenuProps) {
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
        {collapsed && icon}
        {collapsed ? <HiddenText>{label}</HiddenText> : <span>{label}</span>}
        {!collapsed && <ExpandIcon className="expand" aria-hidden />}
      </RowButton>
      {isShown && (
        <Sublist id={listId}>
          {links.map((link) => (
            <li key={link.label}>
              <RowLink link={link} pathname={pathname} newTab={newTab} onNavigate={onClose} />
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
      newTab={rest.newTab}
      onNavigate={rest.onClose}
      icon={collapsed && icon}
      isLabelHidden={collapsed}
    />
  );
}

type ContentProps = Pick<
  SlideInMenuProps,
  'brand' | 'items' | 'pathname' | 'onClose' | 'phone' | 'onExpand' | 'labels' | 'question'
> &
  Filled<SlideInMenuProps, 'homePath' | 'collapsed'>;

// Opening and closing draw none of it anew.
const Content = memo(function Content({
  brand,
  homePath,
  items,
  pathname,
  onClose,
  phone,
  question,
  collapsed,
  onExpand,
  labels,
}: ContentProps) {
  const titleId = useId();
  const { home, closeMenu, navigation, newTab, call, callLanguage } = mergeLabels(
    defaultLabels,
    labels,
  );
  return (
    <Whole>
      <Head collapsed={collapsed}>
        <PageLink to={homePath} onNavigate={onClose} aria-label={home(brand)}>
          <Logo name={brand} markOnly={collapsed} />
        </PageLink>
        <CloseButton aria-label={closeMenu} onClick={onClose} color="inherit">
          <CloseIcon />
        </CloseButton>
      </Head>
      <nav aria-label={navigation}>
        <List collapsed={collapsed}>
          {items.map((item) => (
            <li key={item.label}>
              <Row
                item={item}
                pathname={pathname}
                collapsed={collapsed}
                newTab={newTab}
                onClose={onClose}
                {...(onExpand && { onExpand })}
              />
            </li>
          ))}
        </List>
      </nav>
      {question && !collapsed && (
        <Question aria-labelledby={titleId}>
          {/* No heading: the panel stands before the page's own. */}
          <p id={titleId} lang={question.titleLanguage}>
            {question.title}
          </p>
          <ul data-pictured={question.answers.some(({ picture }) => picture) ? '' : undefined}>
            {question.answers.map(({ label, to, picture }) => (
              <li key={to}>
                <PageLink to={to} onNavigate={onClose}>
                  {picture && <Picture asset={picture} alt="" ratio={1} sizes="44px" />}
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </Question>
      )}
      {phone !== undefined && !collapsed && (
        <Call href={telHref(phone)}>
          <span lang={callLanguage}>{call}</span> <b>{phone}</b>
        </Call>
      )}
    </Whole>
  );
});

/**
 * The menu of phones: a panel that slides in from the left over the page (NAV-4).
 *
 * @do Use it below `lg`, with the tree that the header has too.
 * @do Let its owner close it after a choice.
 * @dont Do not nest deeper than one submenu.
 * @dont Do not use it as a drawer for anything else: ModalDialog does that.
 * @instead On wide screens: `NavMenu`. For other things over the page: `ModalDialog`.
 * @keyboard Tab: Goes round inside.
 * @keyboard Enter, Space: Opens a submenu in place, or follows the link.
 * @keyboard Escape: Closes it, with the focus on the toggle.
 * @roles A modal dialog named "Menu" with a navigation named "Main", and a region named by the question. Each icon keeps its
 *   name while the menu is collapsed.
 * @announcements Its name, when it opens; whether a submenu is open, as the state of its button.
 * @example
 * ```tsx
 * import Button from '@mui/material/Button';
 * import { useState } from 'react';
 * import { SlideInMenu } from '@lasakita/ui/SlideInMenu';
 *
 * const items = [
 *   { label: 'Home', to: '/' },
 *   { label: 'Products', to: '/products' },
 * ];
 *
 * export default function Example() {
 *   const [isOpen, setOpen] = useState(false);
 *   return (
 *     <>
 *       <Button onClick={() => setOpen(true)}>Open menu</Button>
 *       <SlideInMenu
 *         brand="LasaKita"
 *         items={items}
 *         pathname="/products"
 *         open={isOpen}
 *         onClose={() => setOpen(false)}
 *         phone="+63 917 555 0143"
 *       />
 *     </>
 *   );
 * }
 * ```
 */
export function SlideInMenu({
  brand,
  homePath = '/',
  items,
  pathname,
  open,
  onClose,
  phone,
  question,
  collapsed = false,
  onExpand,
  labels,
  ...rest
}: SlideInMenuProps) {
  const { tokens } = useTheme();
  return (
    <ModalDialog
      {...rest}
      open={open}
      onClose={onClose}
      label={labels?.menu ?? defaultLabels.menu}
      placement="left"
      width={tokens.sizes.menu[collapsed ? 'collapsed' : 'open']}
    >
      <Content
        brand={brand}
        homePath={homePath}
        items={items}
        pathname={pathname}
        onClose={onClose}
        phone={phone}
        question={question}
        collapsed={collapsed}
        labels={labels}
        {...(onExpand && { onExpand })}
      />
    </ModalDialog>
  );
}
