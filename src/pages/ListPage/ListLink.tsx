import ListIcon from '@mui/icons-material/ChecklistRounded';
import { styled } from '@mui/material/styles';
import { PageLink } from '@lasakita/ui/PageLink';
import { paths } from '@/domain/paths';
import { packCount } from '@/domain/shoppingList';
import { useKeptList } from '../shared/useKeptList';

const Root = styled(PageLink)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: theme.tokens.sizes.tap,
  minHeight: theme.tokens.sizes.tap,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.tokens.radius.pill,
  '&:focus-visible': theme.tokens.focusRing,
  '& b': {
    minWidth: '1.6em',
    padding: theme.spacing(0, 1.5),
    textAlign: 'center',
    lineHeight: 1.6,
    fontVariantNumeric: 'tabular-nums',
    color: theme.palette.tsokolate.main,
    backgroundColor: theme.palette.keso.main,
    borderRadius: theme.tokens.radius.pill,
    '@media (forced-colors: active)': { outline: '1px solid' },
  },
  // Where the menu leaves no room the sign says it.
  '& span': { display: 'none', [theme.breakpoints.up('xl')]: { display: 'inline' } },
}));

/** More is not counted in the header. */
const MOST_SHOWN = 99;

/**
 * The way to the visitor's list, with the number of packs on it; nothing while it is empty (LIST-1). Its name holds the number as it
 * is seen: who tells the device by voice what to press says that.
 */
export function ListLink() {
  const count = packCount(useKeptList());
  if (count === 0) return null;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
  return (
    <Root to={paths.list} aria-label={`My list, ${shown} ${count === 1 ? 'pack' : 'packs'}`}>
      <ListIcon aria-hidden />
      <span>My list</span>
      <b>{shown}</b>
    </Root>
  );
}
