import { styled } from '@mui/material/styles';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { DealerMap } from '@lasakita/ui/DealerMap';
import { itemsBetween } from '@/domain/listing';
import { townsWithDealers } from '@/domain/near';
import { fetchOutline } from '@/services/places';
import { useStores } from '@/siteStores/StoreContext';
import { seaAndLand } from './seaAndLand';

type Outline = Awaited<ReturnType<typeof fetchOutline>>;

// The islands go on beyond the map's own edges, to those of the head's picture.
const Layer = styled('div')(({ theme }) => {
  const { backgroundColor, ...drawn } = seaAndLand(theme);
  const edge = `6px solid ${theme.palette.tsokolate.dark}`;
  return {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    justifyItems: 'center',
    overflow: 'clip',
    backgroundColor,
    borderBlockStart: edge,
    borderInlineStart: edge,
    // Up to here its place goes on to the screen's edge.
    [theme.breakpoints.up('xxl')]: { borderInlineEnd: edge },
    '&&& > *': {
      ...drawn,
      width: 'auto',
      height: '100%',
      minHeight: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
    },
    '& svg': { overflow: 'visible' },
    // Few names: each may be as large as the words beside the map.
    '&& .name': { padding: theme.spacing(0.5, 2), fontSize: '1.0625rem' },
  };
});

const ignore = () => undefined;

/**
 * Where the dealers nearest to the chosen town are, among the towns around that have dealers too. A picture alone: the list
 * beside it says what it shows.
 */
export const NearestMap = observer(function NearestMap() {
  const { listing, near, nearest, origin } = useStores().dealers;
  const [outline, setOutline] = useState<Outline>();
  useEffect(() => {
    // Without its outline the map is dots alone.
    void fetchOutline().then(setOutline, ignore);
  }, []);
  const { places } = near;
  const view = listing.settled;
  const towns = useMemo(
    () =>
      places
        ? townsWithDealers(itemsBetween(view, 0, view.matchCount), places).map((town) => {
            // As they are numbered in the list beside it.
            const numbers = nearest.flatMap(({ name }, index) =>
              places.get(name)?.town?.slug === town.slug ? [index + 1] : [],
            );
            return { ...town, mark: numbers.length > 0 ? numbers.join(', ') : undefined };
          })
        : [],
    [nearest, places, view],
  );
  const focus = useMemo(
    () =>
      origin
        ? [origin.at, ...towns.flatMap(({ at, mark }) => (mark === undefined ? [] : [at]))]
        : undefined,
    [origin, towns],
  );
  return (
    <Layer inert aria-hidden data-nearest-map>
      <DealerMap
        outline={outline}
        towns={towns}
        focus={focus}
        origin={origin?.at}
        onTown={ignore}
        onRegion={ignore}
      />
    </Layer>
  );
});
