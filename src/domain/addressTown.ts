/** Which town an address names, as maps, forms and people write it. */
import { createAreas } from './areas.ts';
import { partOf, placeParts, wordsOfName } from './placeParts.ts';
import type { PlacePart } from './placeParts.ts';
import { editDistance, typosAllowed } from './editDistance.ts';
import { citiesOf, readTowns } from './towns.ts';
import type { Town, TownFile } from './towns.ts';

/** The town of a name, if one alone is called so. */
const onlyOne = (found: readonly Town[]) => (found.length === 1 ? found[0] : undefined);

/** The city and its districts have one name more: "Quiapo, Manila". */
const MANILA = 'manila-metro-manila';

/** As many words as the longest names have: "Bangsamoro Autonomous Region in Muslim Mindanao". */
const LONGEST_NAME = 6;

/** No name begins so, but for "City of". */
const NO_BEGINNING = /^(city|of|ng|the|islands?)$/;

/** What stands before a name that is no place by itself: "corner Rizal". */
const BEFORE_STREET = /^(corner|cor|near|beside|along|and|to|at|of|ng|de|del)$/;

export interface PlaceReader {
  /** The town that an address names; `undefined` where it names none that is known. */
  townIn: (address: string, region?: string) => Town | undefined;
  /** Whether a town is, or lies in, the town, region or province of a dealer's record; `undefined` for unknown names. */
  isIn: (town: Town, region: string) => boolean | undefined;
  /** The names in a text, with the provinces that one means: "makati ncr" has two, and the second is a region. */
  namesIn: (
    text: string,
  ) => readonly { words: readonly string[]; area?: readonly string[] | undefined }[];
  /** Whether the name of an area, or of the country, begins so. */
  isBeginningOfArea: (typed: string) => boolean;
}

interface Reading extends PlacePart {
  towns: readonly Town[];
  /** The provinces that the part means, where it may mean some. */
  area: readonly string[] | undefined;
}

export const createPlaceReader = (file: TownFile): PlaceReader => {
  const towns = readTowns(file);
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const cities = citiesOf(file);
  const areas = createAreas(Object.keys(file.provinces));
  const byKey = new Map<string, Town[]>();
  const keyOf = (name: string) => partOf(wordsOfName(name)).key;
  const add = (name: string, town: Town) => {
    const key = keyOf(name);
    const namesakes = byKey.get(key) ?? [];
    if (!namesakes.includes(town)) byKey.set(key, [...namesakes, town]);
  };
  for (const town of towns) add(town.name, town);
  for (const [alias, slug] of Object.entries(file.aliases)) {
    const town = bySlug.get(slug);
    if (town) add(alias, town);
  }
  const isCity = ({ slug }: Town) => cities.has(slug);
  const isDistrict = (town: Town) =>
    town.province === 'Metro Manila' && !isCity(town) && town.name !== 'Pateros';

  /** Who says "City" means one, where one is called so. */
  const meant = (found: readonly Town[], says: PlacePart['says']) => {
    const some = says === 'city' ? found.filter(isCity) : [];
    return some.length > 0 ? some : found;
  };
  const readingOf = (part: PlacePart): Reading => ({
    ...part,
    area: areas.of(part),
    towns: part.says === 'province' ? [] : meant(byKey.get(part.key) ?? [], part.says),
  });
  const isKnown = ({ area, towns: some }: Reading) => area !== undefined || some.length > 0;

  /** Parts that no comma parts, from their end on: "Makati City Metro Manila". */
  const split = ({ words, ...part }: PlacePart, hasMore = false): Reading[] => {
    const whole = readingOf({ words, ...part });
    if (isKnown(whole)) return [whole];
    for (let at = Math.max(1, words.length - LONGEST_NAME); at < words.length; at += 1) {
      const name = readingOf(partOf(words.slice(at)));
      const rest = words.slice(0, at);
      if (!isKnown(name) || NO_BEGINNING.test(words[at] ?? '')) continue;
      // "140 Quezon", "corner Rizal": a street.
      if (BEFORE_STREET.test(rest.at(-1) ?? '') || !/[a-z]/.test(rest.join(''))) continue;
      // "Barangay Bagong Silang" ends with the name of a town, too: unless a province follows, or it says that it is a city.
      const isNoTown = part.isWithinTown && !hasMore && name.says !== 'city';
      if (isNoTown && !name.area) continue;
      return [...split(partOf(rest), true), isNoTown ? { ...name, towns: [] } : name];
    }
    return [whole];
  };

  const regionOf = (region: string) => {
    const [part] = placeParts(region);
    if (!part) return undefined;
    const named = meant(byKey.get(part.key) ?? [], part.says);
    const town = onlyOne(named) ?? onlyOne(named.filter(isCity));
    const area = areas.of(part);
    // "Manila" is the city first.
    if (town && (!area || town.slug === MANILA)) return { town, area: [town.province] };
    return area && { town: undefined, area };
  };

  /** A typo in the name of a town of some provinces; two that are as close are neither. */
  const closeTo = ({ key, isWithinTown }: Reading, within: readonly string[]) => {
    if (isWithinTown) return [];
    const close = [...byKey].flatMap(([name, found]) => {
      const most = Math.min(typosAllowed(key.length), typosAllowed(name.length));
      return most > 0 && editDistance(key, name, most) <= most
        ? found.filter(({ province }) => within.includes(province))
        : [];
    });
    return new Set(close).size === 1 ? close.slice(0, 1) : [];
  };
  const closeArea = ({ key, isWithinTown }: Reading) => {
    if (isWithinTown || key.length < 5) return undefined;
    const close = [...areas.names].filter(
      ([name]) => name.length > 4 && editDistance(key, name, 1) <= 1,
    );
    return close.length === 1 ? close[0]?.[1] : undefined;
  };

  /** Whether a part means the area rather than the town: not of "Tayabas", which only was the name of a province. */
  const isArea = ({ area, key }: Reading, { name, slug }: Town) =>
    area?.[0] !== undefined &&
    (slug === MANILA || name.endsWith(' City') || keyOf(area[0]) === key);

  /** The town of the parts, with what else they name: a province or a region, before or after it. */
  const supported = (parts: readonly Reading[]): Town | undefined => {
    const candidates = parts.flatMap((part, index) => {
      const others = parts.flatMap(({ area }, at) => (area && at !== index ? [area] : []));
      const exact = part.towns.filter(({ province }) =>
        others.some((area) => area.includes(province)),
      );
      const isSurelyCity = part.says === 'city' && part.towns.length === 1 && exact.length === 0;
      const isUnknown = part.towns.length === 0 && part.area === undefined;
      const found =
        exact.length > 0
          ? exact
          : isUnknown
            ? closeTo(part, others.flat())
            : isSurelyCity && part.towns.every(isCity)
              ? part.towns
              : [];
      return found.map((town) => {
        const [province = ''] = part.area ?? [];
        const misses = others.filter((area) => !area.includes(town.province)).length;
        return {
          town,
          rank: [
            // "Batangas" is the province, where another town is named that may lie in it.
            Number(isArea(part, town) && others.every((area) => area.includes(province))),
            isSurelyCity ? 0 : misses,
            isSurelyCity ? 0 : others.filter((area) => area[0] !== town.province).length,
            Number(isDistrict(town)),
            // The later, the larger.
            -index,
          ],
        };
      });
    });
    const order = (one: readonly number[], other: readonly number[]) =>
      one.map((value, at) => value - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
    candidates.sort((one, other) => order(one.rank, other.rank));
    const best = candidates.filter(
      ({ rank }) => candidates[0] && order(rank, candidates[0].rank) === 0,
    );
    const found = best.map(({ town }) => town);
    return onlyOne(found) ?? onlyOne(found.filter(isCity));
  };

  /** The town of the parts by itself, or by the region of the record: the last that is named. */
  const byItself = (
    parts: readonly Reading[],
    region: ReturnType<typeof regionOf>,
    isSplit: boolean,
  ) => {
    const named = isSplit ? parts.flatMap(({ area }) => area ?? []) : [];
    const inRegion = (found: readonly Town[]) => {
      const most = found.filter(({ province }) => province === region?.area[0]);
      const some = found.filter(({ province }) => region?.area.includes(province));
      return found.find((town) => town === region?.town) ?? onlyOne(most) ?? onlyOne(some);
    };
    for (const part of parts.toReversed()) {
      const [province] = part.area ?? [];
      const isProvince = province !== undefined && part.key !== 'manila' && part.key !== 'maynila';
      // "Cebu" alone is the province; of "Quezon" in Bukidnon, or where the region is "Cebu City", the town is meant.
      const isMeant = part.towns.some((town) => town === region?.town);
      if (isProvince && !isMeant && (!region || region.area.includes(province))) continue;
      const isUnknown = part.towns.length === 0 && part.area === undefined;
      const town =
        inRegion(part.towns) ??
        (isUnknown && region ? inRegion(closeTo(part, region.area)) : undefined) ??
        (isProvince ? undefined : onlyOne(part.towns)) ??
        (part.says === 'city' ? onlyOne(part.towns.filter(isCity)) : undefined);
      // The end of a name may be called as a town far away: "Gen. E. Aguinaldo, Cavite" as one in Ifugao.
      if (town && (named.length === 0 || named.includes(town.province))) return town;
    }
    return undefined;
  };

  const townOf = (
    parts: readonly Reading[],
    region: ReturnType<typeof regionOf>,
    isSplit: boolean,
  ) => {
    const town = supported(parts) ?? byItself(parts, region, isSplit);
    if (town?.slug !== MANILA) return town;
    // "Quiapo, Manila": of a city with districts the district is the nearer place.
    const districts = parts.flatMap((part) => part.towns.filter(isDistrict));
    return districts.at(-1) ?? town;
  };

  const namesIn = (text: string) => placeParts(text).flatMap((part) => split(part));

  const townIn: PlaceReader['townIn'] = (address, recordRegion = '') => {
    const parts = placeParts(address);
    const region = regionOf(recordRegion);
    const last = parts.at(-1);
    if (!last) return undefined;
    const ends = split(last);
    const whole = [...parts.slice(0, -1).map(readingOf), ...ends].map((part, index, all) =>
      isKnown(part) || index < all.length - 1 ? part : { ...part, area: closeArea(part) },
    );
    return townOf(whole, region, ends.length > 1) ?? townOf(namesIn(address), region, true);
  };

  const isIn: PlaceReader['isIn'] = (town, name) => {
    const region = regionOf(name);
    if (!region) return undefined;
    if (!region.town) return region.area.includes(town.province);
    return region.town === town || (region.town.slug === MANILA && isDistrict(town));
  };
  return { townIn, isIn, namesIn, isBeginningOfArea: areas.hasBeginning };
};

/** The town that an address names, with the region of the record that it stands in. */
export const createAddressReader = (file: TownFile) => createPlaceReader(file).townIn;
