import { observer } from 'mobx-react-lite';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { DealerMap } from '@lasakita/ui/DealerMap';
import { foldText } from '@lasakita/ui/domain/foldText';
import { itemsBetween } from '@/domain/listing';
import { townsWithDealers } from '@/domain/near';
import { fetchOutline } from '@/services/places';
import { useStores } from '@/siteStores/StoreContext';

/** So many of the nearest dealers are what one who looks near a town wants to see. */
const NEAREST = 8;

/** Where a quarter of the dealers stand side by side. */
const METRO_MANILA = {
  label: 'Metro Manila',
  area: [
    [14.47, 120.93],
    [14.79, 121.13],
  ],
} as const;

type Outline = Awaited<ReturnType<typeof fetchOutline>>;

/** The map, with the towns of what the list shows: enlarged to them, or to the nearest of a town that is chosen. */
export const MapOfList = observer(function MapOfList() {
  const { dealers } = useStores();
  const { listing, loader, near, origin, categories } = dealers;
  const [outline, setOutline] = useState<Outline>();
  useEffect(() => {
    void near.needPlaces();
    // Without its outline the map is dots alone.
    void fetchOutline().then(setOutline, () => undefined);
  }, [near]);
  const view = useDeferredValue(listing.settled);
  // Of the same moment as the view: where nothing is known yet, nothing is said to be nowhere.
  const isKnown = useDeferredValue(loader.status === 'loaded' && !listing.isUnknown);
  const { places } = near;
  const towns = useMemo(
    () =>
      places && isKnown
        ? townsWithDealers(itemsBetween(view, 0, view.matchCount), places)
        : undefined,
    [places, isKnown, view],
  );
  const focus = useMemo(() => {
    if (!origin || !places) return undefined;
    const nearest = townsWithDealers(itemsBetween(view, 0, NEAREST), places);
    return [origin.at, ...nearest.map(({ at }) => at)];
  }, [origin, places, view]);
  const { category, near: chosenTown } = view.filter;
  const regionOf = (label: string) =>
    categories.find((one) => one.value === foldText(label))?.value ?? '';
  const chosenRegion = categories.find(({ value }) => value === category)?.label;
  if (!places) return null;
  return (
    <DealerMap
      outline={outline}
      towns={towns}
      focus={focus}
      enlarged={METRO_MANILA}
      chosenTown={chosenTown}
      chosenRegion={chosenRegion}
      origin={origin?.at}
      onTown={(town) =>
        town.slug === chosenTown
          ? listing.setPlace('', undefined)
          : listing.setPlace(regionOf(town.region), town.slug)
      }
      onRegion={(label) => {
        const value = regionOf(label);
        listing.setCategory(value === category ? '' : value);
      }}
    />
  );
});
