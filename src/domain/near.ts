/** The dealers around a place: how far each is, in which order, and which towns have how many. */
import type { DealerPlace } from './dealerPlaces';
import { distanceText, isOnEarth, kilometersBetween } from '@lasakita/ui/domain/distance';
import type { Place } from '@lasakita/ui/domain/distance';
import { islandOf } from './islands';
import { isOnTheIslands, nearestTown, townLabel } from './towns';
import type { Town } from './towns';

/** Where a dealer is, by its name. */
export type DealerPlaces = ReadonlyMap<string, DealerPlace>;

/** The town near which is looked for, and from where exactly the distances count. */
export interface Origin {
  slug: string;
  at: Place;
  /** The island of the town, as `islandOf` names it; none abroad, from where every dealer is across the sea. */
  island: string | undefined;
}

/** The middle of a town, to count distances from. */
export const originAt = ({ slug, at, province }: Town): Origin => ({
  slug,
  at,
  island: islandOf(province),
});

interface Named {
  name: string;
  region: string;
}

/** How far a dealer is from a place, in km: what orders the list. Beyond all others where it is not known. */
export const distancesFrom = (places: DealerPlaces, from: Place) => {
  const known = new Map<Place, number>();
  return ({ name }: Pick<Named, 'name'>): number => {
    const at = places.get(name)?.at;
    if (!at) return Infinity;
    const distance = known.get(at) ?? kilometersBetween(from, at);
    known.set(at, distance);
    return distance;
  };
};

/** How far, in km, the dealers below a heading are at most. */
const BANDS_KM = [25, 50, 100];

/** The heading for dealers at a distance in km: a list by distance says where it is no longer near. */
export const distanceBand = (kilometers: number): string => {
  if (kilometers === Infinity) return 'Distance not known';
  const most = BANDS_KM.find((band) => kilometers <= band);
  return most === undefined ? `Beyond ${BANDS_KM.at(-1)} km` : `Within ${most} km`;
};

/**
 * The distance to a dealer in plain words: "about 12 km", with "across the sea" if it is on another island; "in Tagaytay"
 * within the town itself; the region, if no more is known.
 */
export const farness = (
  { name, region }: Named,
  places: DealerPlaces,
  { slug, at: from, island }: Origin,
  hasExactPlace: boolean,
): string | undefined => {
  const { town, at } = places.get(name) ?? { town: undefined, at: undefined };
  if (!at) return region.trim() === '' ? undefined : `in ${region.trim()}`;
  // Both are known to the town only: between them lies no distance that could be told.
  if (!hasExactPlace && town?.slug === slug && at === town.at) return `in ${town.name}`;
  const distance = distanceText(kilometersBetween(from, at));
  return town && islandOf(town.province) !== island ? `${distance}, across the sea` : distance;
};

/** A dealer's address, without the town that is said before it: "in Tagaytay · 12 Rizal Street". */
export const addressAfter = (
  said: string | undefined,
  { name, address }: { name: string; address: string },
  places: DealerPlaces,
): string => {
  const town = places.get(name)?.town;
  if (!town || said !== `in ${town.name}`) return address;
  const end = `, ${townLabel(town)}`;
  return address.endsWith(end) ? address.slice(0, -end.length) : address;
};

/** A town that has dealers. */
export interface TownWithDealers {
  slug: string;
  /** "Tagaytay, Cavite". */
  label: string;
  at: Place;
  count: number;
  /** The region that its first dealer names. */
  region: string;
}

/** Every town that has some of the dealers, in their order. */
export const townsWithDealers = (
  dealers: readonly Named[],
  places: DealerPlaces,
): TownWithDealers[] => {
  const towns = new Map<string, TownWithDealers>();
  for (const { name, region } of dealers) {
    const town = places.get(name)?.town;
    if (!town) continue;
    const { slug, at } = town;
    const known = towns.get(slug);
    const count = (known?.count ?? 0) + 1;
    towns.set(
      slug,
      known
        ? { ...known, count }
        : { slug, label: townLabel(town), at, count, region: region.trim() },
    );
  }
  return [...towns.values()];
};

/** What the device said of its place, as `useDevicePlace` hands it on. */
export type DeviceAnswer =
  { status: 'found'; at: Place; accuracy: number } | { status: 'denied' | 'lost' | 'absent' };

/** Within so many meters a place says in which town one is. */
const USEFUL_M = 20_000;

const LOST = 'Your device did not find out in time where it is. Try again, or type your town.';

/** What comes of the device's answer: the place to look near, and what to say. */
export const answerOf = (
  answer: DeviceAnswer,
  towns: readonly Town[],
): { origin?: Origin; message?: string } => {
  switch (answer.status) {
    case 'denied':
      return {
        message:
          'Your browser does not let this page know where you are. Type your town instead, or allow the location in the browser’s settings for this page.',
      };
    case 'lost':
      return { message: LOST };
    case 'absent':
      return { message: 'This browser cannot tell where you are. Type your town instead.' };
    case 'found': {
      const { at, accuracy } = answer;
      const nearest = isOnEarth(at) ? nearestTown(at, towns) : undefined;
      if (!nearest || Number.isNaN(accuracy) || accuracy === Infinity) return { message: LOST };
      if (accuracy > USEFUL_M) {
        const kilometers = distanceText(accuracy / 1000).replace('about ', '');
        return {
          message: `Your device knows only to about ${kilometers} where you are. Type your town instead.`,
        };
      }
      const origin = { ...originAt(nearest.town), at };
      return isOnTheIslands(at, towns)
        ? { origin }
        : {
            origin: { ...origin, island: undefined },
            message:
              'You seem to be outside the Philippines, where we have no dealer. These are the nearest.',
          };
    }
  }
};
