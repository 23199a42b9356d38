/**
 * Finds what is close to a keyword that matches nothing exactly: with typos, spelt by ear, half typed, or
 * another word for the same thing. Each word typed is compared with the distinct words of the records, which are few
 * however many records there are, and the records that hold what it is close to are looked up.
 */
import { editDistance, typosAllowed } from './editDistance.ts';
import { baseOf, hearings, plainSpelling, singular, wordsIn } from './words.ts';

/** Groups of words for the same thing; one of several words stands for all of them in one record. */
export type SearchWords = readonly (readonly string[])[];

/** What is close to a keyword. */
export interface FuzzyMatches {
  /** The words that matched, in lower case as they stand in the records. */
  words: ReadonlySet<string>;
  /** Whether a record is among them, by its place in the list that was handed in. */
  has: (place: number) => boolean;
}

/** Answers a keyword with what is close to it; `undefined` where nothing is. */
export type FuzzySearch = (keyword: string) => FuzzyMatches | undefined;

/** So many records are read before it may pause: on a slow phone some ms. */
const RECORDS_A_STEP = 100;

/** How well a typed word fits a known one; of several the best counts. */
const FIT = {
  /** It is the word, or another one of its group. */
  same: 0,
  /** It sounds like it, or is its beginning. */
  alike: 1,
  /** It sounds like its beginning, or stands within it. */
  part: 2,
  /** It is the word with a typo. */
  typo: 3,
  /** It sounds like it with a typo. */
  heardTypo: 4,
  twoTypos: 5,
  /** It is its beginning with typos. */
  partWithTypos: 6,
} as const;
const WORST: number = FIT.partWithTypos;

/** What a sentence needs and a search does not: passed over in what is typed, unless nothing else is there. */
const LITTLE_WORDS = new Set(
  'a about after again ako alin all also an and ang ano anong any anything are as at ay ba be been before behind best bili bumili but buy by can come comes could dealer dealers did din do does each enough even every everybody for from get good gusto hanap has have how i if in into is it ito its itself just ka kay kayo ko kong kung lang less like made magkano make makes malapit many may me meron mga mo more most much mura murang must my na nang near nearest need ng nga ni niyo no not nyo o of on once one or other our out over own pa paano pang para please po presyo price rin sa saan sana shall she should si so some still such than that the their them then there these they this those three through to too two under until unto up us use used very want was way we were what when where which while who why will with without would yan yata you your yun yung'.split(
    ' ',
  ),
);

const PLACES_OF_NOTHING: readonly number[] = [];

/** A word of the records or of the search words. */
interface KnownWord {
  plain: string;
  sounds: readonly string[];
  /** Which letters it has, a bit each. */
  letters: number;
  hasDigit: boolean;
  /** Where it stands, ascending. */
  places: readonly number[];
  /** As it is written in the records, with the others of its group. */
  written: readonly string[];
}

interface TypedWord extends Pick<KnownWord, 'plain' | 'sounds' | 'letters' | 'hasDigit'> {
  /** How many typos it may hold: one from 4 letters on, two from 8. */
  typos: number;
}

/** What a typed word fits, by how well. */
interface Fits {
  best: number;
  words: readonly { word: KnownWord; fit: number }[];
}

const lettersOf = (word: string) => {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

const bitCount = (bits: number) => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
};

/** @param spellings How it is spelt in full: in what is heard, one is not many. */
const spellingOf = (plain: string, spellings: readonly string[]) => ({
  plain,
  sounds: [...new Set([plain, ...spellings].flatMap(hearings))],
  letters: lettersOf(plain),
  hasDigit: /\d/.test(plain),
});

const typedWord = (plain: string): TypedWord => ({
  ...spellingOf(singular(plain), [plain]),
  typos: typosAllowed(plain.length),
});

const fitOf = (typed: TypedWord, word: KnownWord): number => {
  const { plain, sounds, typos } = typed;
  if (plain === word.plain) return FIT.same;
  if (plain.length > 1 && word.plain.startsWith(plain)) return FIT.alike;
  // A number with another digit is another number.
  if (typed.hasDigit || word.hasDigit) return Infinity;
  const isHeard = (fits: (sound: string, other: string) => boolean) =>
    sounds.some((sound) => word.sounds.some((other) => fits(sound, other)));
  if (isHeard((sound, other) => sound === other)) return FIT.alike;
  if (plain.length > 3 && word.plain.includes(plain)) return FIT.part;
  if (isHeard((sound, other) => sound.length > 3 && other.startsWith(sound))) return FIT.part;
  if (typos === 0) return Infinity;

  let written = Infinity;
  const unlike = bitCount(typed.letters & ~word.letters);
  if (unlike <= typos && bitCount(word.letters & ~typed.letters) <= typos) {
    written = editDistance(plain, word.plain, typos);
  }
  if (written === 1) return FIT.typo;
  // What sounds short may sound like much: with the letters that are not heard, typos go too.
  const most = (sound: string, other: string) =>
    Math.min(typos, typosAllowed(Math.min(sound.length, other.length) - 2));
  if (isHeard((sound, other) => most(sound, other) > 0 && editDistance(sound, other, 1) === 1)) {
    return FIT.heardTypo;
  }
  if (written === 2 && typos === 2) return FIT.twoTypos;
  if (isHeard((sound, other) => most(sound, other) > 1 && editDistance(sound, other, 2) === 2)) {
    return FIT.twoTypos;
  }
  const isBeginning = isHeard((sound, other) => {
    const mostOfPart = Math.min(typos, typosAllowed(sound.length - 2));
    return (
      mostOfPart > 0 &&
      other.length > sound.length &&
      sound[0] === other[0] &&
      editDistance(sound, other, mostOfPart, true) <= mostOfPart
    );
  });
  return isBeginning ? FIT.partWithTypos : Infinity;
};

/** Merged lists of places, each place once. */
const merged = (lists: readonly (readonly number[])[]): readonly number[] => {
  const filled = lists.filter((list) => list.length > 0);
  return filled.length < 2
    ? (filled[0] ?? PLACES_OF_NOTHING)
    : [...new Set(filled.flat())].sort((one, other) => one - other);
};

/** What is known of a word of the records, or of several in a row, before all records are read. */
interface RecordWord {
  places: number[];
  written: Set<string>;
}

const recordWord = (): RecordWord => ({ places: [], written: new Set() });

/** An entry of the search words: one word, or several that stand in a row. */
interface Entry {
  /** Its letters, as it is typed where several words are typed as one: "hot cake" and "hotcake" are the same. */
  name: string;
  words: readonly string[];
  inRow: RecordWord;
}

const entriesOf = (groups: SearchWords): readonly (readonly Entry[])[] =>
  groups.map((group) =>
    group.map((entry) => {
      const spelling = wordsIn(entry).map(plainSpelling);
      return { name: spelling.join(''), words: spelling.map(singular), inRow: recordWord() };
    }),
  );

/** The words of the records and those of the groups, which stand wherever one of their group does. */
const knownWords = (
  ofRecords: ReadonlyMap<string, RecordWord>,
  groups: readonly (readonly Entry[])[],
): ReadonlyMap<string, KnownWord> => {
  const known = new Map<string, KnownWord>();
  const add = (
    plain: string,
    spellings: readonly string[],
    found: Pick<KnownWord, 'places' | 'written'>,
  ) => known.set(plain, { ...spellingOf(plain, spellings), ...found });
  for (const [plain, { places, written }] of ofRecords) {
    add(plain, [...written].map(plainSpelling), { places, written: [...written] });
  }
  for (const group of groups) {
    const found = group.flatMap(({ name, inRow }) =>
      [inRow, ofRecords.get(singular(name)) ?? []].flat(),
    );
    const places = merged(found.map((one) => one.places));
    const written = found.flatMap((one) => [...one.written]);
    for (const { name } of group) add(singular(name), [name], { places, written });
  }
  return known;
};

/** Beyond this many words, two of them are not taken for one that was torn apart. */
const MOST_WORDS_JOINED = 6;
const SHORTEST_PART = 3;

/** The typed words with two neighbors written as one, each pair in turn. */
const joinedPairs = (words: readonly string[]): string[][] =>
  words.length > MOST_WORDS_JOINED
    ? []
    : words.slice(1).map((word, index) => words.toSpliced(index, 2, `${words[index]}${word}`));

/** How many answers are kept: as many as a keyword has letters, about. */
const KEPT = 100;

/** Keeps what a function answered, the latest of it. */
const remembering = <Value>(answer: (word: string) => Value): ((word: string) => Value) => {
  const kept = new Map<string, Value>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (kept.size >= KEPT) kept.clear();
    const value = answer(word);
    kept.set(word, value);
    return value;
  };
};

const createSearch = (known: ReadonlyMap<string, KnownWord>, recordCount: number): FuzzySearch => {
  const list = [...known.values()];

  /** A word as it was typed, and what it may be without a Filipino link or prefix: "kesong", "pang-fries". */
  const stemsOf = (plain: string): string[] =>
    [
      /[aeiou]ng$/.test(plain) && plain.length > 5 && plain.slice(0, -2),
      /^pang./.test(plain) && plain.length > 7 && plain.slice(4),
    ].filter((stem) => stem !== false);

  const fitsOf = remembering((plain: string): Fits => {
    const typed = typedWord(plain);
    const words: { word: KnownWord; fit: number }[] = [];
    let best = Infinity;
    const add = (word: KnownWord, fit: number) => {
      best = Math.min(best, fit);
      words.push({ word, fit });
    };
    for (const word of list) {
      const fit = fitOf(typed, word);
      if (fit <= WORST) add(word, fit);
    }
    for (const stem of stemsOf(plain)) {
      const word = known.get(singular(stem));
      if (word) add(word, FIT.alike);
    }
    return { best, words };
  });

  /** What fits all of the words at least so well; a word that fits nothing so well counts with what it fits best. */
  const matchesOf = (typed: readonly string[], worst: number): FuzzyMatches | undefined => {
    const hits = new Uint8Array(recordCount);
    const written = new Set<string>();
    for (const [index, plain] of typed.entries()) {
      const { best, words } = fitsOf(plain);
      // What is a word by itself is no typo of another.
      const limit = best === FIT.same ? Math.min(worst, FIT.part) : Math.max(worst, best);
      let isHit = false;
      for (const { word, fit } of words) {
        if (fit > limit) continue;
        for (const place of word.places) {
          if (hits[place] !== index) continue;
          hits[place] = index + 1;
          isHit = true;
        }
        for (const one of word.written) written.add(one);
      }
      if (!isHit) return undefined;
    }
    return { words: written, has: (place) => hits[place] === typed.length };
  };

  /** Two words that were typed as one: "cheesepowder". */
  const splitsOf = (words: readonly string[]): string[][] =>
    words.flatMap((word, index) =>
      Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, at) => [
        word.slice(0, at + SHORTEST_PART),
        word.slice(at + SHORTEST_PART),
      ])
        .filter(
          ([first = '', second = '']) =>
            known.has(singular(first)) && fitsOf(second).best <= FIT.alike,
        )
        .map((parts) => words.toSpliced(index, 1, ...parts)),
    );

  return remembering((keyword: string) => {
    const all = wordsIn(keyword).map(plainSpelling).filter(Boolean);
    const words = all.filter((word) => !LITTLE_WORDS.has(word));
    if (words.length === 0) return undefined;
    const joined = joinedPairs(words);
    for (let worst = 0; worst <= WORST; worst += 1) {
      const readings =
        worst <= FIT.alike
          ? [
              ...joined.filter((reading) => reading.every((word) => fitsOf(word).best <= worst)),
              words,
            ]
          : worst === FIT.typo
            ? [...splitsOf(words), words, ...joined]
            : [words, ...joined];
      for (const reading of readings) {
        // What was taken apart has to be right: with typos too, much could be found in any long word.
        const isTakenApart = reading.length > words.length;
        const matches = matchesOf(reading, isTakenApart ? FIT.alike : worst);
        if (matches) return matches;
      }
    }
    return undefined;
  });
};

/**
 * Prepares a search, some records at a time: whoever drives it may pause whenever it yields.
 *
 * @param texts What to look in, for each record.
 */
export function* prepareFuzzySearch(
  texts: readonly (() => readonly string[])[],
  searchWords: SearchWords,
): Generator<undefined, FuzzySearch> {
  const groups = entriesOf(searchWords);
  /** The entries of several words, by the first. */
  const rows = new Map<string, Entry[]>();
  for (const entry of groups.flat()) {
    const [first = '', second] = entry.words;
    if (second !== undefined) rows.set(first, [...(rows.get(first) ?? []), entry]);
  }
  const ofRecords = new Map<string, RecordWord>();
  /** What each way of writing a word is by itself: worked out once, however often it stands there. */
  const bases = new Map<string, string>();
  const base = (written: string) => {
    const known = bases.get(written);
    if (known !== undefined) return known;
    const plain = baseOf(written);
    bases.set(written, plain);
    return plain;
  };
  const note = ({ places, written }: RecordWord, place: number, words: readonly string[]) => {
    if (places.at(-1) !== place) places.push(place);
    for (const word of words) written.add(word);
  };
  for (const [place, textsOf] of texts.entries()) {
    for (const text of textsOf()) {
      const words = wordsIn(text);
      for (const [index, word] of words.entries()) {
        if (LITTLE_WORDS.has(word)) continue;
        const plain = base(word);
        let known = ofRecords.get(plain);
        if (!known) ofRecords.set(plain, (known = recordWord()));
        note(known, place, [word]);
        for (const { words: wanted, inRow } of rows.get(plain) ?? []) {
          const row = words.slice(index, index + wanted.length);
          if (wanted.every((one, at) => one === base(row[at] ?? ''))) note(inRow, place, row);
        }
      }
    }
    if (place % RECORDS_A_STEP === RECORDS_A_STEP - 1) yield;
  }
  return createSearch(knownWords(ofRecords, groups), texts.length);
}
