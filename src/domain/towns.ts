/** Towns of the Philippines: how `src/data/towns.json` has them, and which one an address names. */
import { slugOf } from './slug.ts';
import { isInCountryBox, kilometersBetween, type Place } from '@lasakita/ui/domain/distance';
import { countSlips } from './slips.ts';

/** A city or municipality, or a district of Manila. */
export interface Town {
  /** Names it in an address: `tagaytay-cavite`. */
  slug: string;
  name: string;
  province: string;
  at: Place;
}

/**
 * How the generated file has them: for each province how many of its towns are cities, then name after name, the cities first,
 * with latitude and longitude in hundredths of a degree.
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

/** Other names of provinces. */
const provinceAliases: Readonly<Record<string, string>> = {
  'north-cotabato': 'Cotabato',
  'compostela-valley': 'Davao de Oro',
  'western-samar': 'Samar',
  maguindanao: 'Maguindanao del Norte',
  davao: 'Davao del Sur',
  ncr: 'Metro Manila',
  'national-capital-region': 'Metro Manila',
  shariff: 'Maguindanao del Sur',
  'north-davao': 'Davao del Norte',
};

/** "City of Antipolo", "Antipolo City" and "Antipolo" are one; so are "Sta." and "Santa". */
const keyOf = (name: string): string =>
  slugOf(name)
    .replaceAll(/\bst([ao])\b/g, 'sant$1')
    .replaceAll(/\bgen\b/g, 'general')
    .replace(/^city-of-|-(city|municipality)$/, '');

/** One slip from 4 letters on and two from 8, as in the search. */
const slipsAllowed = ({ length }: string) => (length >= 8 ? 2 : length >= 4 ? 1 : 0);

/** The town that an address names, whose parts are parted by commas: looked up from its end, slips forgiven. */
export const createAddressReader = (file: TownFile) => {
  const towns = readTowns(file);
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const provinces = new Map(
    [
      ...Object.keys(file.provinces).map((province) => [keyOf(province), province] as const),
      ...Object.entries(provinceAliases),
    ].map(([key, province]) => [key, province]),
  );
  const ofProvince = new Map<string, Map<string, Town>>();
  const everywhere = new Map<string, Town[]>();
  const add = (name: string, town: Town) => {
    const key = keyOf(name);
    const members = ofProvince.get(town.province) ?? new Map<string, Town>();
    ofProvince.set(town.province, members);
    if (!members.has(key)) members.set(key, town);
    const namesakes = everywhere.get(key) ?? [];
    everywhere.set(key, namesakes.includes(town) ? namesakes : [...namesakes, town]);
  };
  for (const town of towns) add(town.name, town);
  for (const [alias, slug] of Object.entries(file.aliases)) {
    const town = bySlug.get(slug);
    if (town) add(alias, town);
  }

  const lookUp = <Value>(known: ReadonlyMap<string, Value>, part: string): Value | undefined => {
    const key = keyOf(part);
    if (key === '') return undefined;
    const exact = known.get(key);
    if (exact !== undefined) return exact;
    // With the slip in "City" there is more to the key than the name.
    const whole = slugOf(part);
    const isClose = (name: string) => {
      const most = Math.min(slipsAllowed(key), slipsAllowed(name));
      return countSlips(key, name, most) <= most || countSlips(whole, `${name}-city`, 1) <= 1;
    };
    const close = [...known].filter(([name]) => isClose(name));
    // Two that are as close are neither.
    return close.length === 1 ? close[0]?.[1] : undefined;
  };

  const districtOf = (parts: readonly string[], members: ReadonlyMap<string, Town>) =>
    parts.map((part) => lookUp(members, part)).findLast((town) => town !== undefined);

  /** `undefined` where the address names no town that is known. */
  return (address: string, region: string): Town | undefined => {
    const parts = address
      .split(/[,;()`]+/)
      .map((part) => part.trim())
      .filter(Boolean);
    const last = parts.at(-1) ?? '';
    const inAddress = lookUp(provinces, last);
    const before = inAddress === undefined ? parts : parts.slice(0, -1);
    const ofRegion = provinces.get(keyOf(region)) ?? everywhere.get(keyOf(region))?.[0]?.province;
    for (const province of [inAddress, ofRegion]) {
      const members = province === undefined ? undefined : ofProvince.get(province);
      if (!members) continue;
      for (const [index, part] of [...before.entries()].toReversed()) {
        const town = lookUp(members, part);
        // "Quiapo, Manila": of a city with districts the district is the nearer place.
        if (town)
          return (town.name === 'Manila' && districtOf(before.slice(0, index), members)) || town;
      }
    }
    const namesakes = before
      .toReversed()
      .map((part) => everywhere.get(keyOf(part)))
      .find((found) => found !== undefined);
    return namesakes?.length === 1 ? namesakes[0] : undefined;
  };
};
