/** Finds a town by what people type: its name or what they call it, half, misspelt or by ear (NEAR-1). */
import { createPlaceReader } from './addressTown.ts';
import type { PlaceReader } from './addressTown.ts';
import { nameWords, partOf, placeParts, plainParts, wordsOfName } from './placeParts.ts';
import { editDistance, typosAllowed } from './editDistance.ts';
import { slugOf } from './slug.ts';
import { citiesOf, readTowns, townLabel } from './towns.ts';
import type { Town, TownFile } from './towns.ts';
import { hearings } from './words.ts';

/** A town that was found. */
export interface FoundTown {
  slug: string;
  /** "Tagaytay, Cavite". */
  label: string;
  /** What it was found by, where that is not its name: "QC". */
  calledAs: string | undefined;
}

export interface TownSearch {
  /** The towns for what is typed, the best first; none for nothing. */
  find: (typed: string) => readonly FoundTown[];
  /** The town that is called just so, a city before its namesakes; `undefined` where none is. */
  named: (typed: string) => Town | undefined;
  /** The town of an address's `near`; `undefined` where there is none. */
  townOf: (slug: string) => Town | undefined;
  towns: readonly Town[];
}

/** No town has more words in its name and its province: what is longer is an address. */
const MOST_WORDS = 9;

/** As many as a phone shows above its keyboard. */
const MOST = 7;

/** What nobody means by itself: "City of Tagaytay". */
const SILENT = new Set(
  'city of the municipality province sa ng bayan town lungsod siyudad ciudad dakbayan lalawigan proper'.split(
    ' ',
  ),
);

/** "City" with a typo or by ear, after a name: "quezon cty". */
const isLikeCity = (word: string) =>
  editDistance(word, 'city', 1) <= 1 || hearings(word).includes('siti');

const spokenWords = (words: readonly string[]): readonly string[] => {
  const spoken = words.filter(
    (word, index) => !SILENT.has(word) && (index === 0 || !isLikeCity(word)),
  );
  return spoken.length > 0 ? spoken : words;
};

const typedWords = (text: string) => nameWords(plainParts(text).join(' '));

interface Named {
  town: Town;
  calledAs: string | undefined;
}

interface KnownWord {
  plain: string;
  sounds: readonly string[];
}

const wordOf = (plain: string): KnownWord => ({ plain, sounds: hearings(plain) });

/** What sounds short sounds like much: two letters less are held against it than in what is written. */
const isHeardWithSlip = (typed: KnownWord, word: KnownWord) =>
  typed.sounds.some((sound) =>
    word.sounds.some(
      (other) => Math.min(sound.length, other.length) > 5 && editDistance(sound, other, 1) === 1,
    ),
  );

/** How far a word is from what was typed: 0 for the same, `Infinity` for another. */
const distanceOf = (typed: KnownWord, word: KnownWord): number => {
  if (typed.plain === word.plain) return 0;
  if (word.plain.startsWith(typed.plain)) return 1;
  if (typed.sounds.some((sound) => word.sounds.includes(sound))) return 2;
  if (typed.plain.length < 3) return Infinity;
  if (typed.sounds.some((sound) => word.sounds.some((other) => other.startsWith(sound)))) return 3;
  const most = typosAllowed(typed.plain.length);
  if (most === 0) return Infinity;
  const typos = editDistance(typed.plain, word.plain, most);
  if (typos <= most) return 3 + typos;
  if (isHeardWithSlip(typed, word)) return 4.5;
  const half = editDistance(typed.plain, word.plain, most, true);
  return half <= most && typed.plain[0] === word.plain[0] ? 5 + half : Infinity;
};

/** From here on it is a guess, shown only where nothing is surer. */
const GUESS = 3;

/** A word of the province says less than one of the name; before the name, or without it, less still. */
const OF_PROVINCE = 0.5;
const PROVINCE_FIRST = 1;
const PROVINCE_ALONE = 2;
/** Most who name a town mean a city, if one is called so. */
const CITY = -0.9;

/** Whether a word was typed whole, as it is written or heard. */
const isWhole = (distance: number) => distance === 0 || distance === 2;

export const createTownSearch = (file: TownFile): TownSearch => {
  const towns = readTowns(file);
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const cities = citiesOf(file);
  const vocabulary = new Map<string, KnownWord>();
  const known = (text: string) =>
    spokenWords(wordsOfName(text)).map((plain) => {
      const word = vocabulary.get(plain) ?? wordOf(plain);
      vocabulary.set(plain, word);
      return word;
    });
  const entries = [
    ...towns.map((town) => ({ town, calledAs: undefined as string | undefined })),
    ...Object.entries(file.aliases).flatMap(([calledAs, slug]) => {
      const town = bySlug.get(slug);
      return town ? [{ town, calledAs }] : [];
    }),
  ].map((entry) => ({
    ...entry,
    name: known(entry.calledAs ?? entry.town.name),
    province: known(entry.town.province),
  }));

  /** The names as one word each, made when they are needed. */
  let written: readonly KnownWord[] | undefined;

  /** Where the words of a name were run together, or torn apart: "lapulapu", "tagay tay". */
  const findWritten = (words: readonly KnownWord[]) => {
    const plainOf = (among: readonly KnownWord[]) => among.map(({ plain }) => plain).join('');
    written ??= entries.map(({ name }) => wordOf(plainOf(name)));
    const typed = wordOf(plainOf(words));
    return written.flatMap((word, index) => {
      const entry = entries[index];
      const distance = distanceOf(typed, word);
      // The beginning alone is no name that was run together.
      const isIt = distance < Infinity && (isWhole(distance) || distance > GUESS) && distance < 5;
      return entry && isIt ? [{ ...entry, worst: distance, cost: distance }] : [];
    });
  };

  /** The entries that have all words, the best first; guesses only where nothing is surer. */
  const search = (typed: readonly string[], isThere: (town: Town) => boolean = () => true) => {
    const words = spokenWords(typed).map(wordOf);
    const whole = typed.join('-');
    if (words.length === 0 || words.length > MOST_WORDS) return { found: [], isSure: false };
    const near = new Map<KnownWord, number[]>(
      [...vocabulary.values()].map((word) => [word, words.map((one) => distanceOf(one, word))]),
    );
    const farness = (index: number) => (word: KnownWord) => near.get(word)?.[index] ?? Infinity;
    const nearestOf = (among: Iterable<KnownWord>, index: number) => {
      let [nearest, least]: [KnownWord | undefined, number] = [undefined, Infinity];
      for (const word of among) {
        const distance = farness(index)(word);
        if (distance < least) [nearest, least] = [word, distance];
      }
      return { nearest, least };
    };
    const found = entries.flatMap((entry) => {
      if (!isThere(entry.town)) return [];
      let cost = 0;
      let worst = 0;
      let inName = 0;
      // A word of the name is meant by one word that was typed.
      const left = new Set(entry.name);
      for (const index of words.keys()) {
        const name = nearestOf(left, index);
        const province =
          nearestOf(entry.province, index).least + (index > 0 ? OF_PROVINCE : PROVINCE_FIRST);
        if (name.nearest && name.least <= province) {
          inName += 1;
          left.delete(name.nearest);
        }
        const least = Math.min(name.least, province);
        worst = Math.max(worst, least);
        cost += least;
      }
      if (cost === Infinity) return [];
      if (inName === 0) {
        // "Bohol": its towns, its cities first.
        const isProvince =
          entry.calledAs === undefined &&
          words.every((_, index) => entry.province.some((word) => isWhole(farness(index)(word)))) &&
          isWhole(nearestOf(entry.province.slice(0, 1), 0).least);
        if (!isProvince) return [];
        cost += PROVINCE_ALONE;
      }
      const [first] = entry.name;
      const isFirst = first !== undefined && farness(0)(first) < Infinity;
      // As it is written, "Quezon City"; or less of a name left over, and its beginning rather than its middle.
      const order =
        whole === entry.town.slug || whole === slugOf(entry.calledAs ?? entry.town.name)
          ? -1
          : (entry.name.length - inName) * 0.2 + (isFirst ? 0 : 1);
      const isCity = cities.has(entry.town.slug);
      return [{ ...entry, worst, cost: cost + order + (isCity ? CITY : 0) }];
    });
    if (found.length === 0) {
      found.push(...findWritten(words).filter(({ town }) => isThere(town)));
    }
    const isSure = found.some(({ worst }) => worst < GUESS);
    return {
      isSure,
      found: found
        .filter(({ worst }) => !isSure || worst < GUESS)
        .sort((one, other) => one.cost - other.cost || (one.town.slug < other.town.slug ? -1 : 1)),
    };
  };

  /** What reads an address, made when it is needed. */
  let reader: PlaceReader | undefined;
  const placeReader = () => (reader ??= createPlaceReader(file));

  /** Where a region is named, or a province as it was called: the towns of the other words there, or all. */
  const inArea = (typed: string): readonly Named[] => {
    const names = placeReader().namesIn(typed);
    const areas = names.filter(({ area }) => area);
    // "Quezon, NCR": the first of several is the town that is called so.
    const wanted = areas.length === names.length ? areas.slice(0, areas.length - 1) : names;
    const named = wanted.filter((name) => areas.length === names.length || !areas.includes(name));
    const around = areas.filter((area) => !named.includes(area)).map(({ area }) => area ?? []);
    if (around.length === 0) return [];
    const isThere = ({ province }: Town) => around.every((area) => area.includes(province));
    if (named.length > 0) {
      return search(
        named.flatMap(({ words }) => words),
        isThere,
      ).found;
    }
    // A province as it is today is that one alone, not what once was a part of it.
    const [all = []] = around;
    const most = all.slice(0, 1);
    const isToday = slugOf(areas.flatMap(({ words }) => words).join(' ')).includes(
      slugOf(most[0] ?? ''),
    );
    const provinces = isToday ? most : all;
    const order = ({ slug, province }: Town) =>
      provinces.indexOf(province) - (cities.has(slug) ? 100 : 0);
    return entries
      .filter(({ town, calledAs }) => calledAs === undefined && provinces.includes(town.province))
      .sort((one, other) => order(one.town) - order(other.town));
  };

  /** What is left without the name of an area that is still being typed. */
  const withoutBeginning = (words: readonly string[]): readonly Named[] => {
    const at = words.findIndex(
      (_, index) => index > 0 && placeReader().isBeginningOfArea(words.slice(index).join('')),
    );
    return at < 0 ? [] : search(words.slice(0, at)).found;
  };

  const find = (typed: string): FoundTown[] => {
    const words = typedWords(typed);
    const { found, isSure } = search(words);
    const parts = placeParts(typed);
    const other = (): readonly Named[] => {
      const there = inArea(typed);
      if (there.length > 0) return there;
      const town = placeReader().townIn(typed);
      return town ? [{ town, calledAs: undefined }] : withoutBeginning(words);
    };
    // Of an address that names a town it stands first: its barangay may be called as another one.
    const town = parts.length > 1 && words.length > 0 ? placeReader().townIn(typed) : undefined;
    // "Quezon Province" is no town that is called so.
    const isArea = parts.length === 1 && parts[0]?.says === 'province';
    const surer = isSure && !isArea ? found : other();
    const all: readonly Named[] = [
      ...(town
        ? [surer.find((one) => one.town.slug === town.slug) ?? { town, calledAs: undefined }]
        : []),
      ...(surer.length > 0 ? surer : found),
    ];
    const taken = new Set<string>();
    return all
      .filter(({ town: { slug } }) => !taken.has(slug) && taken.add(slug))
      .slice(0, MOST)
      .map(({ town: { slug, ...rest }, calledAs }) => ({ slug, label: townLabel(rest), calledAs }));
  };

  const named = (typed: string): Town | undefined => {
    const [part, another] = placeParts(typed);
    const namesakes =
      part === undefined || another
        ? []
        : entries.filter(
            ({ town, calledAs }) => partOf(wordsOfName(calledAs ?? town.name)).key === part.key,
          );
    return (
      (namesakes.find(({ town }) => cities.has(town.slug)) ?? namesakes[0])?.town ??
      placeReader().townIn(typed)
    );
  };
  return { find, named, townOf: (slug) => bySlug.get(slug), towns };
};
