/** The parts of an address, or of a typed place, as maps, forms and people write it, each with what it says about itself. */
import { foldText } from '@lasakita/ui/domain/foldText';
import { slugOf } from './slug.ts';
import { editDistance } from './editDistance.ts';

export interface PlacePart {
  /** As they were written but for short forms, which stand in full. */
  words: readonly string[];
  /** The words of the name alone, run together: "City of Lapu-Lapu" as `lapulapu`. */
  key: string;
  /** What the words around the name say that it is. */
  says: 'city' | 'town' | 'province' | undefined;
  /** A street, a building or a barangay: the name of a town in it does not mean the town. */
  isWithinTown: boolean;
}

/** Short forms, in names of towns and of provinces. */
export const LONG_FORMS: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  sn: 'san',
  ma: 'maria',
  gen: 'general',
  pres: 'president',
  sen: 'senator',
  gov: 'governor',
  pto: 'puerto',
  ft: 'fort',
  mt: 'mountain',
  mla: 'manila',
  occ: 'occidental',
  prov: 'province',
  cam: 'camarines',
  mis: 'misamis',
  neg: 'negros',
};

/** The point between two initials: "Q.C.". */
export const INITIAL = /(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu;

const PLUS_CODE = /\b[2-9cfghjmpqrvwx]{4,8}\+[2-9cfghjmpqrvwx]{2,3}\b/g;
const COUNTRY =
  /\b(?:(?:republi[ck]a? (?:of the|ng) |the )?(?:ph?|f)il+ip+in[ae]s?(?: islands)?|phils?|phl?)\b\.?/g;
const POSTAL_CODE = /\b(?:(?:zip|postal)(?: ?code)?[ .:#]*)?\d{4}\b/g;
const PARTS = /[,;()`\n|/•·]+| - |(?<=\p{L}{5})\.(?:\s|$)/u;

/** The country's name with a typo, and what says that a code follows. */
const isCountry = (word: string) =>
  (word.length > 8 && editDistance(word, 'philippines', 2) <= 2) || /^(zip|postal)$/.test(word);

/** What may stand before a name, and after it. */
const KINDS = {
  city: 'city|siyudad|syudad|ciudad|lungsod|dakbayan',
  town: 'municipality|munisipalidad|munisipyo|mun|bayan|town',
  province: 'province|lalawigan|probinsya|probinsiya',
} as const;
const kinds = Object.entries(KINDS).map(([says, words]) => ({
  says: says as keyof typeof KINDS,
  // "Lungsod Quezon" does without "ng".
  before: new RegExp(
    `^(?:(?:the|science|component|capital) )*(?:(?:${words}) (?:of|ng|sa|ti|de)|lungsod) (?:the )?(?=.)`,
  ),
  after: new RegExp(`(?<=.) (?:${words})$`),
}));
/** The middle of a town is the town. */
const MIDDLE = /(?<=.) (?:proper|poblacion)$/;

const STREET =
  /\b(st|str|street|streets|ave|avenue|av|rd|road|blvd|boulevard|hway|hiway|hwy|highway|expressway|drive|lane|ext|extension|calle|circle|rotonda|bridge|corner|cor|km|blk|block|lot|phase|unit|floor|stall|market|palengke|building|bldg|mall|plaza|compound|subdivision|subd|subdv|village|homes|terminal|school|church|store)\b/;
const BARANGAY =
  /^(barangay|baranggay|brgy|brgys|bgy|brg|brngy|bgry|barrio|bo|sitio|purok|prk|zone|district)\b|\b(barangay|brgy|bgy|barrio)$/;
const isBarangay = (written: string, [first = '']: readonly string[]) =>
  BARANGAY.test(written) || (first.length > 6 && editDistance(first, 'barangay', 1) <= 1);

/** "City" with a typo, after a name: "Baguio Ciyt". */
const isLikeCity = (word: string) => word.length > 2 && editDistance(word, 'city', 1) <= 1;

export const partOf = (words: readonly string[]): PlacePart => {
  const last = words.at(-1) ?? '';
  let written = (words.length > 1 && isLikeCity(last) ? [...words.slice(0, -1), 'city'] : words)
    .join(' ')
    .replace(MIDDLE, '');
  const isWithinTown = STREET.test(written) || isBarangay(written, words);
  let says: PlacePart['says'];
  for (const kind of kinds) {
    const name = written.replace(kind.before, '').replace(kind.after, '');
    if (name !== written) {
      says ??= kind.says;
      written = name;
    }
  }
  return { words, key: written.replaceAll(' ', ''), says, isWithinTown };
};

/** The parts of a text with one or more names, without country, postal code and plus code, in lower case, no accents. */
export const plainParts = (text: string): string[] =>
  foldText(text.replaceAll('\n', ','))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(PLUS_CODE, ',')
    .replaceAll(COUNTRY, ',')
    .replaceAll(POSTAL_CODE, ',')
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => /[a-z\d]/.test(part));

/** The words of a name, its short forms in full. */
export const nameWords = (plain: string): string[] =>
  (
    plain
      .replaceAll(INITIAL, '')
      .replaceAll("'", '')
      .match(/[a-z\d]+/g) ?? []
  )
    .filter((word) => !isCountry(word))
    .map((word) => LONG_FORMS[word] ?? word);

/** The words of a name that has no country and no code, as those of an address. */
export const wordsOfName = (name: string): string[] => nameWords(slugOf(name).replaceAll('-', ' '));

/** The parts of an address, in their order; none of them is its country or its code. */
export const placeParts = (text: string): PlacePart[] =>
  plainParts(text)
    .map(nameWords)
    .filter((words) => words.length > 0)
    .map(partOf);
