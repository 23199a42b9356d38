import ExpandIcon from '@mui/icons-material/ExpandMoreRounded';
import type { Theme } from '@mui/material/styles';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type {
  ComponentPropsWithRef,
  FocusEvent,
  KeyboardEvent,
  MouseEvent,
  PointerEvent,
} from 'react';
import { NavAnchor } from './NavAnchor.tsx';
import { mergeLabels } from '../../domain/labels.ts';
import type { LabelsOf } from '../../domain/labels.ts';
import { useBackCloses } from '../../hooks/useBackCloses.ts';
import { SECOND_PRESS_MS } from '../ModalDialog/secondPress.ts';
import { isCurrentItem } from '../../domain/navigation.ts';
import type { NavItem, NavLink } from '../../domain/navigation.ts';
import { styled } from '../../theme/styled.ts';

/** The words of a menu. */
export interface NavMenuLabels {
  /** Names the landmark. @default 'Main' */
  navigation: string;
  /** Told of each link to another site. @default 'opens in a new tab' */
  newTab: string;
}

const defaultLabels: NavMenuLabels = { navigation: 'Main', newTab: 'opens in a new tab' };

export interface NavMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The navigation tree, in order. */
  items: readonly NavItem[];
  /** The path of the page shown. */
  pathname: string;
  /** Its own words. @default in English */
  labels?: LabelsOf<NavMenuLabels> | undefined;
}

/** A submenu stays this long after the pointer has left, in ms, so that a slanted way to it does not lose it. */
const LEAVE_DELAY_MS = 160;

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'flex' });

const controlStyle = ({ theme }: { theme: Theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: theme.tokens.sizes.tap,
  padding: theme.spacing(0, 3),
  '@container header (max-width: 75rem)': { paddingInline: theme.spacing(2) },
  border: 'none',
  borderRadius: theme.tokens.radius.pill,
  background: 'none',
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${theme.tokens.durations.quick}ms`,
  '&:hover': { backgroundColor: theme.tokens.surface.marked },
  // Within its own room, or it would run into its neighbors.
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  '&[aria-current]': {
    '--focus-ring': theme.tokens.focusOnDark,
    ...theme.tokens.inverse,
  },
  '&[aria-expanded] svg': { transition: `transform ${theme.tokens.durations.control}ms` },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const TopLink = styled(NavAnchor)(controlStyle);
const TopButton = styled('button')(controlStyle);

const Item = styled('li')({ position: 'relative' });

const Submenu = styled('ul', { shouldForwardProp: (prop) => prop !== 'rows' })<{
  rows: number;
}>(({ theme, rows }) => ({
  listStyle: 'none',
  position: 'absolute',
  top: '100%',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  // Down the first column, then the second: the way an alphabetical list is read.
  gridAutoFlow: 'column',
  gridTemplateRows: `repeat(${rows}, auto)`,
  gridAutoColumns: 'max-content',
  margin: 0,
  marginTop: theme.spacing(2),
  padding: theme.spacing(3),
  borderRadius: theme.tokens.radius.medium,
  backgroundColor: theme.palette.background.paper,
  boxShadow: theme.tokens.elevations.high,
  '&[hidden]': { display: 'none' },
  // Bridges the gap between control and submenu, so that the pointer never leaves the item on its way.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: theme.spacing(-2),
    height: theme.spacing(2),
  },
}));

const SubmenuLink = styled(NavAnchor)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: theme.tokens.sizes.tap,
  padding: theme.spacing(0, 4),
  borderRadius: theme.tokens.radius.small,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: theme.tokens.surface.hover },
  '&:focus-visible': { ...theme.tokens.focusRing, outlineOffset: -3 },
  '&[aria-current]': { backgroundColor: theme.tokens.surface.chosen },
}));

/** More links than this stand in two columns. */
const SINGLE_COLUMN_LIMIT = 6;

interface DisclosureProps {
  label: string;
  links: readonly NavLink[];
  pathname: string;
  newTab: string;
  isOpen: boolean;
  onOpenChange: (label: string, isOpen: boolean) => void;
}

/** One submenu, as the W3C's disclosure navigation has it (NAV-3). */
function Disclosure({ label, links, pathname, newTab, isOpen, onOpenChange }: DisclosureProps) {
  const itemRef = useRef<HTMLLIElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const leaveTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Opened by hover, a click keeps it open rather than closing what has only just appeared.
  const openedByHover = useRef(false);
  const clickedAt = useRef(-Infinity);
  const listId = useId();
  const setIsOpen = useCallback(
    (nowOpen: boolean) => onOpenChange(label, nowOpen),
    [label, onOpenChange],
  );

  useEffect(() => () => clearTimeout(leaveTimer.current), []);

  // Whatever closed it, focus does not vanish with the links.
  useLayoutEffect(() => {
    if (!isOpen && listRef.current?.matches(':focus-within')) buttonRef.current?.focus();
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (!itemRef.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, setIsOpen]);

  const handleClick = ({ detail, timeStamp }: MouseEvent) => {
    // The second half of a double click does not undo the first; a key has no clicks to count.
    if (detail > 0 && timeStamp - clickedAt.current < SECOND_PRESS_MS) return;
    clickedAt.current = timeStamp;
    setIsOpen(openedByHover.current || !isOpen);
    openedByHover.current = false;
  };
  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(leaveTimer.current);
    if (!isOpen) openedByHover.current = true;
    setIsOpen(true);
  };
  const handlePointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    leaveTimer.current = setTimeout(() => {
      openedByHover.current = false;
      if (!itemRef.current?.matches(':focus-within')) setIsOpen(false);
    }, LEAVE_DELAY_MS);
  };
  const handleBlur = (event: FocusEvent) => {
    // A press beside the links takes the focus nowhere: that is not leaving.
    if (event.relatedTarget === null && document.hasFocus()) return;
    if (!itemRef.current?.contains(event.relatedTarget)) setIsOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!isOpen) return;
    const stops = [...(itemRef.current?.querySelectorAll<HTMLElement>('button, a') ?? [])];
    const index = stops.findIndex((stop) => stop.matches(':focus'));
    const next = stops[index + (event.key === 'ArrowDown' ? 1 : -1)];
    if (next) {
      event.preventDefault();
      next.focus();
    }
  };

  const isCurrent = isCurrentItem({ label, children: [...links] }, pathname);
  return (
    // Hover and arrow keys are extras: the button inside does all that they do.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Item
      ref={itemRef}
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <TopButton
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={handleClick}
      >
        {label}
        <ExpandIcon fontSize="small" aria-hidden />
      </TopButton>
      <Submenu
        ref={listRef}
        id={listId}
        hidden={!isOpen}
        rows={links.length > SINGLE_COLUMN_LIMIT ? Math.ceil(links.length / 2) : links.length}
      >
        {links.map((link) => (
          <li key={link.label}>
            <SubmenuLink
              link={link}
              pathname={pathname}
              newTab={newTab}
              onNavigate={() => setIsOpen(false)}
            />
          </li>
        ))}
      </Submenu>
    </Item>
  );
}

/**
 * The menu of wide screens: links and submenus in a row, of which one at most is open.
 *
 * @do Use it on wide screens, with the tree that the slide-in menu has too.
 * @dont Do not nest deeper than one submenu.
 * @dont Do not make the name of a submenu a link as well.
 * @instead On narrow screens: `SlideInMenu`; `Header` has both.
 * @keyboard Tab: Goes from item to item, and through an open submenu.
 * @keyboard Enter, Space: Opens and closes a submenu, or follows the link.
 * @keyboard Arrow up, arrow down: Walks in an open submenu.
 * @keyboard Escape: Closes it, with the focus on its button.
 * @roles A navigation named "Main". A submenu's button says whether it is open; the page shown has `aria-current`, its
 *   parent too.
 * @announcements Whether a submenu is open, as the state of its button.
 * @example
 * ```tsx
 * import { NavMenu } from '@lasakita/ui/NavMenu';
 * import type { NavItem } from '@lasakita/ui/domain/navigation';
 *
 * const items: NavItem[] = [
 *   { label: 'Home', to: '/' },
 *   { label: 'Products', to: '/products' },
 *   {
 *     label: 'Company',
 *     children: [
 *       { label: 'About us', to: '/about' },
 *       { label: 'Contact', to: '/contact' },
 *     ],
 *   },
 *   { label: 'Shop', href: 'https://shop.example' },
 * ];
 *
 * export default function Example() {
 *   return <NavMenu items={items} pathname="/products" />;
 * }
 * ```
 */
export function NavMenu({ items, pathname, labels, ...rest }: NavMenuProps) {
  const { navigation, newTab } = mergeLabels(defaultLabels, labels);
  const [openLabel, setOpenLabel] = useState<string>();
  const handleOpenChange = useCallback(
    (label: string, isOpen: boolean) =>
      setOpenLabel((current) => {
        if (isOpen) return label;
        return current === label ? undefined : current;
      }),
    [],
  );
  useBackCloses(openLabel !== undefined, () => setOpenLabel(undefined));
  return (
    <nav aria-label={navigation} {...rest}>
      <List>
        {items.map((item) =>
          'children' in item ? (
            <Disclosure
              key={item.label}
              label={item.label}
              links={item.children}
              pathname={pathname}
              newTab={newTab}
              isOpen={item.label === openLabel}
              onOpenChange={handleOpenChange}
            />
          ) : (
            <Item key={item.label}>
              <TopLink link={item} pathname={pathname} newTab={newTab} />
            </Item>
          ),
        )}
      </List>
    </nav>
  );
}
