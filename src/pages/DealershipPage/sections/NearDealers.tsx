import { observer } from 'mobx-react-lite';
import { NearField } from '@lasakita/ui/NearField';
import type { TownChoice } from '@lasakita/ui/NearField';
import { townLabel } from '@/domain/towns';
import { useStores } from '@/siteStores/StoreContext';
import { useLocating } from './useLocating';

/** The town near which dealers are looked for: typed, asked of the device, or named by the address (NEAR-1, NEAR-4). */
export const NearDealers = observer(function NearDealers() {
  const { dealers } = useStores();
  const { listing, near, origin } = dealers;
  const { isLocating, message, locate, withdraw } = useLocating();
  const { towns } = near;
  const { near: slug } = listing.filter;
  const town = near.townOf(slug);
  // Without a name until the towns are there: what is typed meanwhile is not written over by it.
  const unnamed = slug !== undefined && !towns ? { slug, label: '' } : undefined;

  // Said of the town that was found by it, and no longer.
  const isOfDevice = town === undefined || town.slug === near.devicePlace?.slug;
  const said = isOfDevice ? message : undefined;
  const order =
    town && origin && near.places ? `The dealers nearest to ${town.name} come first.` : '';

  const handleChoose = (choice: TownChoice | undefined) => {
    withdraw();
    near.setDevicePlace(undefined);
    listing.setNear(choice?.slug);
  };
  return (
    <NearField
      value={town ? { slug: town.slug, label: townLabel(town) } : unnamed}
      find={towns?.find}
      onInput={withdraw}
      onNeeded={() => void near.needTowns()}
      onChoose={handleChoose}
      onLocate={locate}
      isLocating={isLocating}
      message={
        near.isWithoutTowns
          ? 'The towns could not be fetched. Try again, or choose a region.'
          : (said ?? order)
      }
    />
  );
});
