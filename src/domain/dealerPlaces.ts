/** Where a dealer is: as its record says, as its link on the map says, or where the town of its address lies. */
import { isInCountryBox, type Place } from '@lasakita/ui/domain/distance';
import { nearestTown, type Town } from './towns.ts';

/** What is read of a dealer's record. */
export interface PlacedRecord {
  address: string;
  region: string;
  mapsLink: string;
  at?: readonly [number, number] | undefined;
}

export interface DealerPlace {
  /** The town of its address, or the one nearest to its coordinates; `undefined` where neither is known. */
  town: Town | undefined;
  /** Where it lies; `undefined` where nothing says it. */
  at: Place | undefined;
}

const COORDINATES =
  /(?:@|!3d|[?&](?:q|ll|query|destination)=)(-?\d{1,2}\.\d+)(?:,|%2C|!4d)\+?(-?\d{1,3}\.\d+)/i;

/** The coordinates in the address of a place on a map; `undefined` where there are none of the Philippines. */
export const placeInLink = (link: string): Place | undefined => {
  const [, latitude, longitude] = COORDINATES.exec(link) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const place: Place = [Number(latitude), Number(longitude)];
  return isInCountryBox(place) ? place : undefined;
};

/**
 * Where a dealer is, the nearest to the truth first.
 *
 * @param towns Every town, for a dealer whose address names none: where it is said to be, one is near.
 */
export const placeOfDealer = (
  { address, region, mapsLink, at }: PlacedRecord,
  readAddress: (address: string, region: string) => Town | undefined,
  towns: readonly Town[],
): DealerPlace => {
  const said = at ?? placeInLink(mapsLink);
  const town = readAddress(address, region) ?? (said && nearestTown(said, towns)?.town);
  return { town, at: said ?? town?.at };
};

/** How the build hands on where the dealers are. */
export interface DealerPlacesFile {
  /** Every town that has a dealer: slug, name, province, latitude, longitude. */
  towns: readonly (readonly [string, string, string, number, number])[];
  /** For each dealer the index of its town, or with coordinates of its own these too; -1 where no town is known. */
  dealers: readonly (number | readonly [number, number, number])[];
}

/** Where the dealers are, by their names. */
export const readDealerPlaces = (
  { towns, dealers }: DealerPlacesFile,
  names: readonly string[],
): ReadonlyMap<string, DealerPlace> => {
  const known = towns.map(([slug, name, province, ...at]): Town => ({ slug, name, province, at }));
  return new Map(
    names.map((dealer, index) => {
      const entry = dealers[index] ?? -1;
      const [place, ...at] = typeof entry === 'number' ? [entry] : entry;
      const town = known[place];
      return [dealer, { town, at: at.length === 2 ? (at as [number, number]) : town?.at }];
    }),
  );
};
