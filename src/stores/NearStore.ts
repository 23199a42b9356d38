import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { originAt } from '@/domain/near';
import type { DealerPlaces, Origin } from '@/domain/near';
import type { TownSearch } from '@/domain/townSearch';
import type { Town } from '@/domain/towns';

export interface NearStoreOptions {
  /** Every town. @default none can be had */
  fetchTowns?: (() => Promise<TownSearch>) | undefined;
  /** Where the dealers are. @default not known of any */
  fetchPlaces?: (() => Promise<DealerPlaces>) | undefined;
}

const unavailable = () => Promise.reject(new Error('No places are known'));

/** What is known of places: the towns and where the dealers are, fetched when first needed, and where the device is. */
export class NearStore {
  towns: TownSearch | undefined;
  places: DealerPlaces | undefined;
  /** Where the device said that it is, and the town there. It leaves this page by no way (NEAR-4). */
  devicePlace: Origin | undefined;
  /** Whether the towns could not be had when they were wanted last. */
  isWithoutTowns = false;
  private wanted: { towns?: Promise<void>; places?: Promise<void> } = {};

  constructor(private readonly options: NearStoreOptions) {
    makeObservable(this, {
      towns: observableRef,
      places: observableRef,
      devicePlace: observableRef,
      isWithoutTowns: observableRef,
      setDevicePlace: actionBound,
    });
  }

  /** Fetches the towns once; what fails is tried again the next time. */
  needTowns(): Promise<void> {
    return (this.wanted.towns ??= (this.options.fetchTowns ?? unavailable)().then(
      (towns) =>
        runInAction(() => {
          this.towns = towns;
          this.isWithoutTowns = false;
        }),
      () =>
        runInAction(() => {
          delete this.wanted.towns;
          this.isWithoutTowns = true;
        }),
    ));
  }

  /** Fetches the dealers' places once; what fails is tried again the next time. */
  needPlaces(): Promise<void> {
    return (this.wanted.places ??= (this.options.fetchPlaces ?? unavailable)().then(
      (places) => runInAction(() => void (this.places = places)),
      () => void delete this.wanted.places,
    ));
  }

  setDevicePlace(place: Origin | undefined): void {
    this.devicePlace = place;
  }

  townOf(slug: string | undefined): Town | undefined {
    return slug === undefined ? undefined : this.towns?.townOf(slug);
  }

  /** From where the distances to a town's surroundings count: from the device, where it is in that town. */
  originOf(slug: string | undefined): Origin | undefined {
    if (slug !== undefined && this.devicePlace?.slug === slug) return this.devicePlace;
    const town = this.townOf(slug);
    return town && originAt(town);
  }
}
