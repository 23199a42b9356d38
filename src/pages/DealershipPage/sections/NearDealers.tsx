import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { NearField } from '@lasakita/ui/NearField';
import type { TownChoice } from '@lasakita/ui/NearField';
import { answerOf } from '@/domain/near';
import { townLabel } from '@/domain/towns';
import { useDevicePlace } from '@lasakita/ui/hooks/useDevicePlace';
import { useStores } from '@/siteStores/StoreContext';

/** The town near which dealers are looked for: typed, asked of the device, or named by the address (NEAR-1, NEAR-4). */
export const NearDealers = observer(function NearDealers() {
  const { dealers } = useStores();
  const { listing, near, origin } = dealers;
  const { place, ask } = useDevicePlace();
  const [message, setMessage] = useState<string>();
  const { towns } = near;
  const town = near.townOf(listing.filter.near);

  // The towns say which one the device is in: the answer waits for them, but for a refusal, which needs none.
  useEffect(() => {
    if (place.status === 'idle' || place.status === 'asking') return;
    if (place.status === 'found' && !towns) return;
    const answer = answerOf(place, towns?.towns ?? []);
    setMessage(answer.message);
    if (!answer.origin) return;
    near.setDevicePlace(answer.origin);
    listing.setNear(answer.origin.slug);
  }, [place, towns, near, listing]);

  // Said of the town that was found by it, and no longer.
  const isOfDevice = town === undefined || town.slug === near.devicePlace?.slug;
  const said = isOfDevice ? message : undefined;
  const order =
    town && origin && near.places ? `The dealers nearest to ${town.name} come first.` : '';

  const handleChoose = (choice: TownChoice | undefined) => {
    setMessage(undefined);
    near.setDevicePlace(undefined);
    listing.setNear(choice?.slug);
  };
  return (
    <NearField
      value={town && { slug: town.slug, label: townLabel(town) }}
      find={towns?.find}
      onNeeded={() => void near.needTowns()}
      onChoose={handleChoose}
      onLocate={() => {
        void near.needTowns();
        ask();
      }}
      isLocating={place.status === 'asking'}
      message={
        near.isWithoutTowns
          ? 'The towns could not be fetched. Try again, or choose a region.'
          : (said ?? order)
      }
    />
  );
});
