import ListIcon from '@mui/icons-material/ChecklistRounded';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { PageLink } from '@lasakita/ui/PageLink';
import { paths } from '@/domain/paths';
import { packCount } from '@/domain/shoppingList';
import { unknownList, useKeptList } from '../shared/useKeptList';

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
  '& svg': { fontSize: 'min(1.5rem, 28px)' },
  // Where the menu leaves no room the sign says it.
  '& span': { display: 'none', '@container header (min-width: 76rem)': { display: 'inline' } },
  '@media (prefers-reduced-motion: no-preference)': {
    '& b[data-grown]': {
      animation: `bump ${2 * theme.tokens.durations.control}ms ${theme.tokens.easings.enter}`,
    },
  },
  '@keyframes bump': { from: { transform: 'scale(1.6)' } },
}));

/** More is not counted in the header. */
const MOST_SHOWN = 99;

/**
 * The link to the visitor's list, with the number of packs on it; hidden while the list is empty (LIST-1). Its name holds
 * the number as it is shown, because users of voice control say what they see.
 */
export function ListLink() {
  const entries = useKeptList();
  const count = packCount(entries);
  // How many there were, and how often they became more since the page was opened: each time the number moves.
  const [before, setBefore] = useState<number>();
  const [bumps, setBumps] = useState(0);
  if (entries !== unknownList && count !== before) {
    setBefore(count);
    if (before !== undefined && count > before) setBumps(bumps + 1);
  }
  if (count === 0) return null;
  const shown = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count;
  return (
    <Root to={paths.list} aria-label={`My list, ${shown} ${count === 1 ? 'pack' : 'packs'}`}>
      <ListIcon aria-hidden />
      <span>My list</span>
      <b key={bumps} data-grown={bumps > 0 || undefined}>
        {shown}
      </b>
    </Root>
  );
}
