import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { useMedia } from '@lasakita/ui/hooks/useMedia';
import { PageLink } from '@lasakita/ui/PageLink';
import { breakpoints } from '@lasakita/ui/tokens';
import { useStores } from '@/siteStores/StoreContext';
import { NearDealers } from './NearDealers';
import { NearestDealers } from './NearestDealers';
import { RegionChips } from './RegionChips';

const Ways = styled('div')(({ theme }) => ({
  flex: '1 1 100%',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  minWidth: 0,
  // A town is chosen: the regions would stand between its dealers.
  '&:has(> [data-nearest]) > .regions': { display: 'none' },
  [theme.breakpoints.down('md')]: {
    // Beside the field, as its sign alone: there is room for what is found.
    '&:has(> [data-nearest]) .MuiButton-outlined': {
      width: 56,
      minWidth: 56,
      padding: 0,
      fontSize: 0,
      '& > .MuiButton-startIcon': { margin: 0 },
    },
  },
  // The first thing to touch on the page.
  '& .MuiOutlinedInput-root': {
    minHeight: 56,
    fontSize: '1.125rem',
    '& fieldset': { borderWidth: 3, borderColor: theme.tokens.edge.strong },
    [theme.breakpoints.up('md')]: { minHeight: 68, fontSize: '1.375rem' },
  },
  '& > a': {
    justifySelf: 'start',
    display: 'flex',
    alignItems: 'center',
    minHeight: theme.tokens.sizes.tap,
    fontWeight: 700,
    color: 'inherit',
    textUnderlineOffset: '0.25em',
    textDecorationThickness: 2,
  },
}));

/** Down to the list, and what of it is shown there. */
const WayToList = observer(function WayToList() {
  const { listing, categories, origin } = useStores().dealers;
  const region = categories.find(({ value }) => value === listing.filter.category)?.label;
  const all = region === undefined ? 'All dealers' : `Dealers in ${region}`;
  return (
    <PageLink to="#directory">
      {/* A text that changes has an element of its own, for pages that are translated. */}
      <span>{origin ? `${all}, the nearest first` : all}</span>
    </PageLink>
  );
});

/** The first door: a town, the three dealers nearest to it, the regions, and the way down to the list. */
export function FindDealer() {
  return (
    <Ways data-needs-script>
      <NearDealers />
      <NearestDealers />
      <RegionChips className="regions" />
      <WayToList />
    </Ways>
  );
}

// Fetched once a town is chosen. Without it the head keeps its picture.
const NearestMap = lazy((): Promise<{ default: ComponentType }> =>
  import('./NearestMap').then(
    (part) => ({ default: part.NearestMap }),
    () => ({ default: () => null }),
  ),
);

/** The map of the nearest dealers, where the head's picture stands beside them. */
export const MapOfNearest = observer(function MapOfNearest() {
  const { near, nearest, origin } = useStores().dealers;
  const isBeside = useMedia(`(min-width: ${breakpoints.md}px)`);
  if (!isBeside || !origin || !near.places || nearest.length === 0) return null;
  return (
    <Suspense>
      <NearestMap />
    </Suspense>
  );
});
