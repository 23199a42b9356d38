/** Towns of the Philippines: how `src/data/towns.json` has them. */
import { slugOf } from './slug.ts';
import { isInCountryBox, kilometersBetween, type Place } from '@lasakita/ui/domain/distance';

/** A city or municipality, or a district of Manila. */
export interface Town {
  /** Names it in an address: `tagaytay-cavite`. */
  slug: string;
  name: string;
  province: string;
  at: Place;
}

/**
 * The format of the generated file: for each province the number of cities among its towns, then name after name, the cities
 * first, each with latitude and longitude in hundredths of a degree.
 */
export interface TownFile {
  provinces: Readonly<Record<string, readonly (string | number)[]>>;
  /** What people call a town otherwise, and its slug. */
  aliases: Readonly<Record<string, string>>;
}

/** "Tagaytay, Cavite". */
export const townLabel = ({ name, province }: Pick<Town, 'name' | 'province'>): string =>
  `${name}, ${province}`;

/** Every town of the generated file. */
export const readTowns = ({ provinces }: Pick<TownFile, 'provinces'>): Town[] =>
  Object.entries(provinces).flatMap(([province, entries]) =>
    Array.from({ length: (entries.length - 1) / 3 }, (_, index) => {
      const [town, latitude, longitude] = entries.slice(3 * index + 1);
      const name = String(town);
      const at = [Number(latitude) / 100, Number(longitude) / 100] as const;
      return { slug: slugOf(`${name} ${province}`), name, province, at };
    }),
  );

/** The slugs of the towns that are cities: who names a town that has namesakes mostly means one of them. */
export const citiesOf = ({ provinces }: Pick<TownFile, 'provinces'>): ReadonlySet<string> =>
  new Set(
    Object.entries(provinces).flatMap(([province, [count, ...entries]]) =>
      Array.from({ length: Number(count) }, (_, index) =>
        slugOf(`${entries[3 * index]} ${province}`),
      ),
    ),
  );

/** The nearest of some towns, and how far it is. */
export const nearestTown = <Known extends Town>(
  at: Place,
  towns: readonly Known[],
): { town: Known; kilometers: number } | undefined => {
  let nearest: { town: Known; kilometers: number } | undefined;
  for (const town of towns) {
    const kilometers = kilometersBetween(at, town.at);
    if (!nearest || kilometers < nearest.kilometers) nearest = { town, kilometers };
  }
  return nearest;
};

/** Nobody lives farther from a town than this, in km: what is, lies at sea or in another country. */
const FARTHEST_FROM_TOWN_KM = 60;

/** Whether a place lies on the islands, or so near to them that no other country is meant. */
export const isOnTheIslands = (at: Place, towns: readonly Town[]): boolean =>
  isInCountryBox(at) && (nearestTown(at, towns)?.kilometers ?? Infinity) <= FARTHEST_FROM_TOWN_KM;
