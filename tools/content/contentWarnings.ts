/**
 * What is allowed in the content and yet seems wrong, found without changing anything. It is printed and stops nothing: a
 * product may be of a line that no select offers (PROD-1), and time passes without anybody changing a file.
 */
import { numberFault } from '../../src/content/phoneNumbers';
import { dealerSchema, productSchema } from '../../src/content/schema';
import { telephoneLink } from '@lasakita/ui/domain/contactLinks';
import { foldText } from '@lasakita/ui/domain/foldText';
import { placeOfDealer } from '../../src/domain/dealerPlaces';
import { editDistance } from '../../src/domain/editDistance';
import { packCountOf } from '../../src/domain/packCount';
import { createPlaceReader } from '../../src/domain/addressTown';
import { readTowns, townLabel } from '../../src/domain/towns';
import { readTownFile } from './townFile.ts';
import {
  faultAt,
  inOrder,
  listOf,
  readContent,
  spacesAround,
  valueAt,
  type ContentFile,
  type ContentSources,
  type Fault,
  type ParsedContent,
} from './contentChecks';
import { BLANK_PRICE, isBlank } from './blanks';
import type { JsonPath, JsonWithLines } from './jsonWithLines';

type Warn = (file: ContentFile, path: JsonPath, reason: string) => void;

const textAt = (value: unknown, path: JsonPath): string => {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
};

/** Every text of a value, with its place. */
export function* textsWithin(value: unknown, path: JsonPath = []): Generator<[JsonPath, string]> {
  if (typeof value === 'string') yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* textsWithin(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/** A day of the Philippines, whose midnight comes 8 hours before that of UTC. */
const dayIn = (date: Date) => new Date(date.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** What each product has of its own, and a copy of it keeps until somebody changes it. */
const OWN = { FDARegistrationNumber: 'number', image: 'picture', link: 'link' };

function warnOfProducts(parsed: ParsedContent, today: Date, warn: Warn) {
  const values = listOf(parsed['product-categories.json']).map((line) => textAt(line, ['value']));
  const products = listOf(parsed['products.json']);
  products.forEach((product, index) => {
    const [month, day, year] = textAt(product, ['epirityDate']).split('/');
    if (year?.length === 4 && `${year}-${month}-${day}` < dayIn(today)) {
      const reason = 'has passed, and the product can still be bought';
      warn('products.json', [index, 'epirityDate'], reason);
    }
    const category = textAt(product, ['category']);
    if (parsed['product-categories.json'] && category && !values.includes(category)) {
      const reason = `no line of product-categories.json has the value ${category}, so that no choice leads to this product`;
      warn('products.json', [index, 'category'], reason);
    }
  });
  for (const [field, called] of Object.entries(OWN)) {
    const all = products.map((product) => textAt(product, [field]).trim());
    all.forEach((text, index) => {
      const first = all.indexOf(text);
      if (text === '' || first === index) return;
      const reason = `is the ${called} of record ${first + 1} already; is it meant?`;
      warn('products.json', [index, field], reason);
    });
  }
  const used = new Set(products.map((product) => textAt(product, ['category'])));
  values.forEach((value, index) => {
    if (!parsed['products.json'] || !value || used.has(value)) return;
    const reason = 'no product is of this line: its choice leads to an empty list';
    warn('product-categories.json', [index, 'value'], reason);
  });
}

/** What a pack's servings are counted with, all of it there. */
const servingSchema = productSchema
  .pick({ price: true, weight: true, servingGrams: true, servingNoun: true, servingOf: true })
  .required()
  .strip();

/** What a pack makes is said with the record's own word behind a number, and added up by it. */
function warnOfServings(parsed: ParsedContent, warn: Warn) {
  listOf(parsed['products.json']).forEach((product, index) => {
    const noun = textAt(product, ['servingNoun']).trim();
    const meant = noun.toLowerCase().replace(/^mga /, '');
    if (noun !== meant) {
      const reason = `stands behind a number, as in “18 ${meant}”; write “${meant}”`;
      warn('products.json', [index, 'servingNoun'], reason);
    }
    const { data } = servingSchema.safeParse(product);
    if (data && !packCountOf(data)) {
      const reason = 'the pack is too small for one serving: nothing is said of what it makes';
      warn('products.json', [index, 'servingGrams'], reason);
    }
  });
}

/** A use that no product has gets no chip. */
function warnOfUses(parsed: ParsedContent, warn: Warn) {
  if (!parsed['products.json']) return;
  const used = new Set(
    listOf(parsed['products.json']).flatMap((product) => {
      const uses = valueAt(product, ['uses']);
      return Array.isArray(uses) ? (uses as unknown[]) : [];
    }),
  );
  listOf(parsed['uses.json']).forEach((use, index) => {
    const slug = textAt(use, ['slug']);
    if (!slug || used.has(slug)) return;
    warn('uses.json', [index, 'slug'], 'no product is for this: visitors do not see it');
  });
}

/** A recipe may outlive the video that it was cooked in: then it has no link to one. */
function warnOfRecipes(parsed: ParsedContent, warn: Warn) {
  if (!parsed['influencers.json']) return;
  const videos = new Set(
    listOf(parsed['influencers.json']).flatMap((influencer) => {
      const shown = valueAt(influencer, ['videos']);
      return (Array.isArray(shown) ? shown : []).map((video) => textAt(video, ['address']));
    }),
  );
  listOf(parsed['recipes.json']).forEach((recipe, index) => {
    const video = textAt(recipe, ['video']);
    if (video === '' || videos.has(video)) return;
    warn('recipes.json', [index, 'video'], 'no influencer shows it: the recipe has no link to it');
  });
}

/** Two cards or choices that read the same: dealers may not share a name, here it may be meant. */
function warnOfNames(parsed: ParsedContent, warn: Warn) {
  const names = [
    ['products.json', 'name'],
    ['influencers.json', 'name'],
    ['recipes.json', 'name'],
    ['product-categories.json', 'label'],
    ['uses.json', 'label'],
  ] as const;
  for (const [file, field] of names) {
    const read = listOf(parsed[file]).map((record) => foldText(textAt(record, [field])));
    read.forEach((name, index) => {
      const first = read.indexOf(name);
      if (name !== '' && first < index) {
        warn(file, [index, field], `reads like that of record ${first + 1}`);
      }
    });
  }
}

function warnOfDealers(parsed: ParsedContent, warn: Warn) {
  const dealers = listOf(parsed['dealers.json']);
  const counts = new Map<string, number>();
  const answering = new Map<string, number>();
  const regions = dealers.map((dealer) => textAt(dealer, ['region']).trim());
  for (const region of regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  const usual = [...counts].filter(([, count]) => count > 1).map(([region]) => region);
  const townFile = readTownFile();
  const { townIn, isIn } = createPlaceReader(townFile);
  const towns = readTowns(townFile);
  dealers.forEach((dealer, index) => {
    const region = regions[index] ?? '';
    const address = textAt(dealer, ['address']);
    const place = placeOfDealer(
      {
        address,
        region,
        mapsLink: textAt(dealer, ['mapsLink']),
        at: dealerSchema.shape.at.safeParse(valueAt(dealer, ['at'])).data,
      },
      townIn,
      towns,
    );
    if (address.trim() !== '' && !place.at) {
      const reason =
        'names no town that is known: the dealer stands after those whose distance is known; end it with town and province, or write “at”';
      warn('dealers.json', [index, 'address'], reason);
    }
    const named = townIn(address, region);
    if (named && isIn(named, region) === false) {
      const reason = `is read as one in ${townLabel(named)}, which does not lie in the region ${region}`;
      warn('dealers.json', [index, 'address'], reason);
    }
    const meant = usual.find(
      (other) => region.length > 5 && editDistance(foldText(region), foldText(other), 2) <= 2,
    );
    if (counts.get(region) === 1 && meant) {
      warn('dealers.json', [index, 'region'], `stands only here; is ${meant} meant?`);
    }
    const numbers = valueAt(dealer, ['phoneNumbers']);
    (Array.isArray(numbers) ? numbers : []).forEach((number: unknown, at) => {
      // With letters it is meant to be a text.
      if (typeof number !== 'string') return;
      const link = telephoneLink(number);
      const first = link === undefined ? undefined : answering.get(link);
      if (first !== undefined) {
        const whose = first === index ? 'of this dealer' : `of record ${first + 1}`;
        const reason = `${number} is a number ${whose} already; is it meant?`;
        warn('dealers.json', [index, 'phoneNumbers', at], reason);
      } else if (link) answering.set(link, index);
      if (link || /\p{L}/u.test(number)) return;
      // It is refused already.
      if (numberFault(number)) return;
      const reason = `${number} cannot be called: no Philippine number has these digits`;
      warn('dealers.json', [index, 'phoneNumbers', at], reason);
    });
  });
}

const englishNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const filipinoNumbers =
  'wala isa dalawa tatlo apat lima anim pito walo siyam sampu labing-isa labindalawa labintatlo labing-apat labinlima labing-anim labimpito labingwalo labinsiyam dalawampu'.split(
    ' ',
  );

/** `12`, `twelve`, `labindalawang`. */
const numberWord = [...englishNumbers, ...filipinoNumbers]
  .map((word) => `${word}(?:ng)?`)
  .join('|');

const numberOf = (word: string): number => {
  const small = word.toLowerCase();
  if (/^\d+$/.test(small)) return Number(small);
  const english = englishNumbers.indexOf(small);
  return english >= 0 ? english : filipinoNumbers.indexOf(small.replace(/ng$/, ''));
};

/** What texts count, by the words that they use for it; whether a smaller number is wrong, too, as in "more than 10". */
const countedIn = (parsed: ParsedContent) => {
  const files: [ContentFile, string][] = [
    ['products.json', 'products|produkto|powders and mixes'],
    ['product-categories.json', 'brand lines|brands|pangalan|tatak'],
    ['influencers.json', 'influencers|creators'],
    ['dealers.json', 'dealers'],
  ];
  const counters = valueAt(parsed['site.json']?.value, ['about', 'counters']);
  return [
    ...files.flatMap(([file, nouns]) =>
      parsed[file]
        ? [{ nouns, count: listOf(parsed[file]).length, where: file, isExact: false }]
        : [],
    ),
    ...(Array.isArray(counters) ? counters : []).flatMap((counter: unknown) => {
      const noun = /^\p{L}+/u.exec(textAt(counter, ['label']))?.[0];
      const count = valueAt(counter, ['value']);
      return noun && typeof count === 'number'
        ? [{ nouns: noun, count, where: 'about, counters', isExact: true }]
        : [];
    }),
  ];
};

/** Texts that repeat what other content says, and would go on saying it. */
function warnOfTexts(parsed: ParsedContent, warn: Warn) {
  const site = parsed['site.json'];
  if (!site) return;
  const counted = countedIn(parsed);
  const regions = new Set(
    listOf(parsed['dealers.json']).map((dealer) => textAt(dealer, ['region']).trim()),
  );
  for (const [path, text] of textsWithin(site.value)) {
    for (const { nouns, count, where, isExact } of counted) {
      const pattern = new RegExp(
        `(more than |over |mahigit (?:sa )?)?(?<![\\p{L}\\d])(${numberWord}|\\d+)(\\+)?(?: na)?(?: [\\p{L}-]+)? (${nouns})(?![\\p{L}\\d])`,
        'giu',
      );
      for (const [, more, word = '', plus, noun] of text.matchAll(pattern)) {
        const said = numberOf(word);
        const isAtLeast = !isExact && Boolean(more ?? plus);
        if (said === count || (isAtLeast && said < count)) continue;
        warn('site.json', path, `says “${word} … ${noun}”, and ${where} has ${count}`);
      }
    }
    const place = String.raw`(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*)`;
    for (const [, ...ends] of text.matchAll(new RegExp(`\\bfrom ${place} to ${place}`, 'gu'))) {
      const gone = ends.find((end) => !regions.has(end));
      if (gone !== undefined && ends.some((end) => regions.has(end))) {
        warn('site.json', path, `names ${gone}, where dealers.json has no dealer`);
      }
    }
  }

  const names = ['name', 'shortName'].map((key) => textAt(site.value, ['company', key]));
  const named = [
    ...Object.keys((valueAt(site.value, ['pages']) ?? {}) as object).map((page) => [
      'pages',
      page,
      'title',
    ]),
    ['about', 'lead'],
  ];
  for (const path of named) {
    const text = textAt(site.value, path);
    if (!text || names.some((name) => name && text.includes(name))) continue;
    warn('site.json', path, `does not name the company, ${names.join(' or ')}`);
  }
}

/** Links that people have at hand in place of those that are meant. */
function warnOfLinks(parsed: ParsedContent, warn: Warn) {
  const isFacebook = (link: string) =>
    /^https?:\/\/(?:[\w-]+\.)*(?:facebook\.com|fb\.me)\//.test(link);
  for (const [file, field, meant] of [
    ['products.json', 'link', 'a shop'],
    ['dealers.json', 'mapsLink', 'a map'],
  ] as const) {
    listOf(parsed[file]).forEach((record, index) => {
      if (!isFacebook(textAt(record, [field]))) return;
      warn(file, [index, field], `leads to Facebook, and not to ${meant}; is that meant?`);
    });
  }
}

/** What a new company has not written and drawn yet: `newCompany.ts` left it so. */
function warnOfBlanks(parsed: ParsedContent, warn: Warn) {
  listOf(parsed['products.json']).forEach((product, index) => {
    if (valueAt(product, ['price']) === BLANK_PRICE) {
      warn('products.json', [index, 'price'], 'is still to be filled in');
    }
  });
  for (const [file, json] of Object.entries(parsed) as [ContentFile, JsonWithLines][]) {
    for (const [path, text] of textsWithin(json.value)) {
      if (text.includes('To fill in: ') || /\bto-fill-in\b/.test(text) || isBlank(text)) {
        warn(file, path, 'is still to be filled in');
      } else if (/^[a-z]+\/[a-z]+-to-replace$/.test(text)) {
        warn(file, path, 'is a picture that is still to be replaced');
      }
    }
  }
}

/** Texts that were pasted with what stood around them: nobody sees it, and the next who compares them wonders. */
function warnOfSpaces(parsed: ParsedContent, warn: Warn) {
  for (const [file, json] of Object.entries(parsed) as [ContentFile, JsonWithLines][]) {
    for (const [path, text] of textsWithin(json.value)) {
      if (text !== text.trim()) warn(file, path, spacesAround);
    }
  }
}

/** Everything that seems wrong, in the order of the files and of their lines. What cannot be read is left to the checks. */
export function contentWarnings(sources: ContentSources, today: Date): Fault[] {
  const { parsed } = readContent(sources);
  const warnings: Fault[] = [];
  const warn: Warn = (file, path, reason) => {
    const json = parsed[file];
    if (json) warnings.push(faultAt(file, json, path, reason));
  };
  warnOfProducts(parsed, today, warn);
  warnOfServings(parsed, warn);
  warnOfUses(parsed, warn);
  warnOfRecipes(parsed, warn);
  warnOfNames(parsed, warn);
  warnOfDealers(parsed, warn);
  warnOfLinks(parsed, warn);
  warnOfTexts(parsed, warn);
  warnOfBlanks(parsed, warn);
  warnOfSpaces(parsed, warn);
  return inOrder(warnings);
}
