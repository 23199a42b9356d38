/** What is wrong with the content, found without changing anything: pure, so that every rule is tested alone. */
import { z } from 'zod';
import {
  ON_COUNTER,
  altTextsSchema,
  dealerSchema,
  influencerSchema,
  navigationSchema,
  path as pathSchema,
  pictureName,
  picturePlaces,
  placeOfPicture,
  productCategorySchema,
  productSchema,
  recipeSchema,
  searchWordsSchema,
  siteSchema,
  useSchema,
  videoAddress,
} from '../../src/content/schema.ts';
import type { PicturePlace } from '../../src/content/schema.ts';
import { editDistance } from '../../src/domain/editDistance.ts';
import { packCountOf } from '../../src/domain/packCount.ts';
import { influencerPath, isInfluencerPath, paths, productPath } from '../../src/domain/paths.ts';
import { productSlug } from '../../src/domain/productTexts.ts';
import { isOnTheIslands, readTowns } from '../../src/domain/towns.ts';
import type { Place } from '@lasakita/ui/domain/distance';
import { foldText } from '@lasakita/ui/domain/foldText';
import { readTownFile } from './townFile.ts';
import { doubtfulFault, numberFault, spreadsheetFault } from '../../src/content/pasted.ts';
import { searchKey } from '../../src/domain/words.ts';
import { pictureNameMeant } from './pictureFileNames.ts';
import { decodeText } from './decodeText.ts';
import {
  JsonFault,
  parseJsonWithLines,
  type JsonPath,
  type JsonWithLines,
} from './jsonWithLines.ts';

/** Every file that the company's staff edit, with what it may hold. */
export const contentSchemas = {
  'site.json': siteSchema,
  'navigation.json': navigationSchema,
  'products.json': z.array(productSchema),
  'product-categories.json': z.array(productCategorySchema),
  'uses.json': z.array(useSchema),
  'search-words.json': searchWordsSchema,
  'recipes.json': z.array(recipeSchema),
  'dealers.json': z.array(dealerSchema),
  'influencers.json': z.array(influencerSchema),
  'alt-texts.json': altTextsSchema,
} as const satisfies Record<string, z.ZodType>;

export type ContentFile = keyof typeof contentSchemas;

export const contentFiles = Object.keys(contentSchemas) as ContentFile[];

/** The source of every content file, as text or as bytes; `undefined` where the file does not exist. */
export type ContentSources = Record<ContentFile, string | Uint8Array | undefined>;

export interface PixelSize {
  width: number;
  height: number;
}

/** The files that the content refers to. */
export interface Surroundings {
  /** Names of the picture masters. */
  pictures: readonly string[];
  /** What of them is known in pixels. */
  sizes?: ReadonlyMap<string, PixelSize>;
  /** Files in `public/films`. */
  films: readonly string[];
}

export interface Fault {
  file: ContentFile;
  line: number;
  /** Which record of a list, by its position and name. */
  record?: string;
  /** Where in the record, positions counted from 1. */
  field?: string;
  reason: string;
  /** Where it is mended, if not in this file. */
  mendedIn?: ContentFile;
  /** Of two records that are alike: the same, said of the first one. The editor tells it where that one was changed. */
  twin?: Fault;
}

/** The field that must differ from record to record. */
const uniqueFields = {
  'products.json': 'id',
  'product-categories.json': 'value',
  'uses.json': 'slug',
  'recipes.json': 'slug',
  'dealers.json': 'name',
  'influencers.json': 'slug',
} as const satisfies Partial<Record<ContentFile, string>>;

export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

const named = (record: unknown) => {
  for (const key of ['name', 'label', 'slug', 'value', 'id']) {
    const name = valueAt(record, [key]);
    // A fault is one line, whatever was pasted.
    if (typeof name === 'string' && name !== '')
      return ` "${name.replaceAll(/[\r\n\t]+/g, ' ').trim()}"`;
  }
  return '';
};

const fieldOf = (path: JsonPath) =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');

export function faultAt(
  file: ContentFile,
  json: Pick<JsonWithLines, 'value' | 'lineOf'>,
  path: JsonPath,
  reason: string,
): Fault {
  const line = json.lineOf(path);
  const [index, ...inner] = path;
  if (typeof index !== 'number') {
    return { file, line, ...(path.length > 0 && { field: fieldOf(path) }), reason };
  }
  return {
    file,
    line,
    record: `record ${index + 1}${named(valueAt(json.value, [index]))}`,
    ...(inner.length > 0 && { field: fieldOf(inner) }),
    reason,
  };
}

const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number',
  array: 'a list in [ ]',
  tuple: 'a list of two numbers, such as [14.6042, 120.9822]',
  object: 'a record in { }',
  record: 'a record in { }',
};

const count = (size: number | bigint) => `${size} ${Number(size) === 1 ? 'entry' : 'entries'}`;

/** What is right but for the spaces around it, as they come along when a text is pasted. */
const spacesFault = ({ code, message }: z.core.$ZodIssue, found: string) =>
  code === 'invalid_format' && found !== found.trim() && !message.includes('without spaces')
    ? spacesAround
    : undefined;

/** What `npm run pictures` makes of the name of a picture that is written as its file was called. */
const pictureAdvice = (message: string, found: unknown) => {
  const meant = message.startsWith('must name a picture') && pictureNameMeant(String(found));
  return meant && pictureName.safeParse(meant).success
    ? `; npm run pictures makes ${meant} of it where there is such a file`
    : '';
};

/** The validator's issue in words for people who do not program. */
export function reasonOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return missingField;
  const isNumber = issue.code === 'invalid_type' && issue.expected === 'number';
  if (typeof found === 'string') {
    const pasted = isNumber
      ? numberFault(found)
      : (spreadsheetFault(found) ?? spacesFault(issue, found));
    if (pasted !== undefined) return pasted;
  }
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
    case 'too_big': {
      if (issue.origin !== 'array' || !issue.message.startsWith('Too ')) return issue.message;
      const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
      if (issue.exact) return `must have exactly ${count(limit)}`;
      return `must have at ${issue.code === 'too_small' ? 'least' : 'most'} ${count(limit)}`;
    }
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'must be an e-mail address'
        : issue.message + pictureAdvice(issue.message, found);
    default:
      return issue.message;
  }
}

/** What is said of a text with spaces around it, as a warning where it does no harm. */
export const spacesAround = 'has spaces around it; take them out';

const unknownField = 'is not a known field here; is its name misspelt?';
const missingField = 'is missing';

interface Finding {
  path: PropertyKey[];
  reason: string;
  /** How little the value looks like what was tried: decides which of several shapes was meant. */
  weight: number;
}

/** The several shapes that a value at a place, or around it, may have: the outermost, and where it stands. */
function unionAround(schema: unknown, path: readonly PropertyKey[]) {
  let part: unknown = schema;
  for (let depth = 0; ; depth += 1) {
    if (part instanceof z.ZodOptional) part = part.unwrap();
    if (part instanceof z.ZodUnion) return { union: part, place: path.slice(0, depth) };
    const key = path[depth];
    if (key === undefined) return undefined;
    if (part instanceof z.ZodArray) part = part.element;
    else if (part instanceof z.ZodObject) part = part.shape[String(key)] as unknown;
    else return undefined;
  }
}

function findings(
  schema: unknown,
  issues: readonly z.core.$ZodIssue[],
  root: unknown,
  outer: PropertyKey[],
): Finding[] {
  return issues.flatMap((issue): Finding[] => {
    const path = [...outer, ...issue.path];
    const several = unionAround(schema, issue.path);
    if (several) {
      // All shapes are tried here: the validator names one alone where it calls a field of it unknown rather than wrong.
      const place = [...outer, ...several.place];
      const value = valueAt(root, place);
      const shapes = several.union.options.map((option) =>
        findings(option, z.safeParse(option, value).error?.issues ?? [], root, place),
      );
      const weigh = (shape: Finding[]) => shape.reduce((sum, { weight }) => sum + weight, 0);
      return shapes.sort((one, other) => weigh(one) - weigh(other))[0] ?? [];
    }
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({
          path: [...path, key],
          reason: unknownField,
          weight: 3,
        }));
      case 'invalid_key':
        return issue.issues.map((inner) => ({
          path,
          reason: reasonOf(inner, path.at(-1)),
          weight: 1,
        }));
      default: {
        const found = valueAt(root, path);
        return [{ path, reason: reasonOf(issue, found), weight: found === undefined ? 2 : 1 }];
      }
    }
  });
}

/** How far two names are apart, as people write them. */
const distance = (one: string, other: string) =>
  editDistance(foldText(one), foldText(other), Math.max(one.length, other.length));

/**
 * Every mistake once: of several reasons at one place the first, and of a misspelt field the unknown name alone, with the
 * one that is missing for it.
 */
function distinctFindings(all: readonly Finding[]): Finding[] {
  const placeOf = ({ path }: Finding) => JSON.stringify(path.map(String));
  const parentOf = ({ path }: Finding) => JSON.stringify(path.slice(0, -1).map(String));
  const found = [
    ...new Map(all.toReversed().map((finding) => [placeOf(finding), finding])).values(),
  ].reverse();
  const missing = new Set(found.filter(({ reason }) => reason === missingField));
  const told = found.map((finding) => {
    if (finding.reason !== unknownField) return finding;
    const name = String(finding.path.at(-1));
    const [meant] = [...missing]
      .filter((other) => parentOf(other) === parentOf(finding))
      .map((other) => ({ other, field: String(other.path.at(-1)) }))
      .filter(
        ({ field }) =>
          distance(name, field) <= Math.max(name.length, field.length) / 2 ||
          field.toLowerCase().startsWith(name.toLowerCase().replace(/s$/, '')),
      )
      .sort((a, b) => distance(name, a.field) - distance(name, b.field));
    if (!meant) return finding;
    missing.delete(meant.other);
    return {
      ...finding,
      reason: `is not a known field here; ${meant.field} is missing: is it meant?`,
    };
  });
  return told.filter((finding) => finding.reason !== missingField || missing.has(finding));
}

/** Calls `visit` for every text in the value that the schema describes by one of its named parts. */
function walk(
  schema: unknown,
  value: unknown,
  path: PropertyKey[],
  visit: (part: unknown, text: string, path: PropertyKey[]) => void,
) {
  if (typeof value === 'string') visit(schema, value, path);
  if (schema instanceof z.ZodUnion) {
    for (const option of schema.options) walk(option, value, path, visit);
  } else if (typeof value !== 'object' || value === null) {
    return;
  } else if (schema instanceof z.ZodArray && Array.isArray(value)) {
    value.forEach((entry, index) => walk(schema.element, entry, [...path, index], visit));
  } else if (schema instanceof z.ZodObject) {
    for (const [key, part] of Object.entries(schema.shape)) {
      walk(part, valueAt(value, [key]), [...path, key], visit);
    }
  }
}

/** Where a file's content names pictures in its fields. */
export function picturesIn(file: ContentFile, value: unknown): PropertyKey[][] {
  const places: PropertyKey[][] = [];
  walk(contentSchemas[file], value, [], (part, _text, path) => {
    if (placeOfPicture.has(part as object)) places.push(path);
  });
  return places;
}

export const listOf = (json: JsonWithLines | undefined): unknown[] =>
  Array.isArray(json?.value) ? json.value : [];

const textsOf = (json: JsonWithLines | undefined, field: string) =>
  new Set(listOf(json).map((record) => valueAt(record, [field])));

/** One fault in one line: where it is, then why. */
export const describeFault = ({ file, line, record, field, reason }: Fault) =>
  `${[`src/content/${file}, line ${line}`, record, field].filter(Boolean).join(', ')}: ${reason}`;

export type ParsedContent = Partial<Record<ContentFile, JsonWithLines>>;

/** Each file for itself: what it holds, where it can be read, and what its schema does not allow. */
export function readContent(sources: ContentSources): { parsed: ParsedContent; faults: Fault[] } {
  const faults: Fault[] = [];
  const parsed: ParsedContent = {};
  for (const file of contentFiles) {
    const source = sources[file];
    if (source === undefined) {
      faults.push({ file, line: 1, reason: 'the file is missing' });
      continue;
    }
    try {
      const json = parseJsonWithLines(typeof source === 'string' ? source : decodeText(source));
      parsed[file] = json;
      for (const path of json.repeated) {
        faults.push(faultAt(file, json, path, 'stands twice; only one of them would be used'));
      }
      const { error } = contentSchemas[file].safeParse(json.value);
      const found = findings(contentSchemas[file], error?.issues ?? [], json.value, []);
      // Of coordinates all digits are meant.
      const doubtful = json.doubtful.flatMap(({ path, written }) => {
        const reason = path.includes('at') ? undefined : doubtfulFault(written);
        return reason === undefined ? [] : [{ path: [...path], reason, weight: 1 }];
      });
      for (const { path, reason } of distinctFindings([...doubtful, ...found])) {
        faults.push(faultAt(file, json, path, reason));
      }
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      const json = { value: undefined, lineOf: () => error.line };
      faults.push(faultAt(file, json, error.path, error.message));
    }
  }
  return { parsed, faults };
}

/** Faults in the order of the files and of their lines, each once: two shapes of a union may describe the same text. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const distinct = new Map(faults.map((fault) => [describeFault(fault), fault]));
  const place = (fault: Fault) => contentFiles.indexOf(fault.file) * 1e7 + fault.line;
  return [...distinct.values()].sort((a, b) => place(a) - place(b));
}

/** Why a picture does not fit where it stands; `undefined` where it does, or nothing is known of it. */
export function misfit(name: string, place: PicturePlace, size: PixelSize | undefined) {
  if (!size) return undefined;
  const is = `the picture ${name} has ${size.width} × ${size.height} pixels`;
  if (size.width < place.width || size.height < place.height) {
    return `${is}; here it needs at least ${place.width} × ${place.height}, or it is blurred`;
  }
  const [from, to] = place.ratios;
  const ratio = size.width / size.height;
  return ratio < from || ratio > to
    ? `${is}; here it has to be ${place.shape}, or what is at its edges is cut off`
    : undefined;
}

/** Records that people would take for one, and regions that are written in two ways. */
function likenessFaults(parsed: ParsedContent): Fault[] {
  const faults: Fault[] = [];
  for (const [file, field] of Object.entries(uniqueFields) as [ContentFile, string][]) {
    const json = parsed[file];
    const seen = new Map<string, number>();
    listOf(json).forEach((record, index) => {
      const own = valueAt(record, [field]);
      if (!json || typeof own !== 'string') return;
      const first = seen.get(foldText(own));
      if (first === undefined) seen.set(foldText(own), index);
      else {
        const alike = (own: number, other: number) =>
          faultAt(
            file,
            json,
            [own, field],
            `is that of record ${other + 1} already; every record needs its own`,
          );
        faults.push({ ...alike(index, first), twin: alike(first, index) });
      }
    });
  }
  const dealers = parsed['dealers.json'];
  const regions = new Map<string, { written: string; index: number }>();
  listOf(dealers).forEach((dealer, index) => {
    const region = valueAt(dealer, ['region']);
    if (!dealers || typeof region !== 'string') return;
    const written = region.trim();
    const first = regions.get(foldText(written));
    if (!first) regions.set(foldText(written), { written, index });
    else if (first.written.toLowerCase() !== written.toLowerCase()) {
      const reason = `is the region of record ${first.index + 1} with other spaces or signs; write it as there: ${first.written}`;
      faults.push(faultAt('dealers.json', dealers, [index, 'region'], reason));
    }
  });
  return faults;
}

/** Dealers whose place lies at sea or abroad. */
function placeFaults(dealers: JsonWithLines | undefined): Fault[] {
  const towns = readTowns(readTownFile());
  return listOf(dealers).flatMap((dealer, index): Fault[] => {
    const { data: at } = dealerSchema.shape.at.safeParse(valueAt(dealer, ['at']));
    if (!dealers || !at || isOnTheIslands(at, towns)) return [];
    const turned: Place = [at[1], at[0]];
    const reason = isOnTheIslands(turned, towns)
      ? `has the longitude first; turn it round: [${turned.join(', ')}]`
      : `[${at.join(', ')}] is not in the Philippines; write latitude, then longitude, such as [14.6042, 120.9822]`;
    return [faultAt('dealers.json', dealers, [index, 'at'], reason)];
  });
}

/** Words that are found as one: a group more would not be found, or find what is meant by another. */
function searchWordFaults(parsed: ParsedContent): Fault[] {
  const json = parsed['search-words.json'];
  if (!json) return [];
  const faults: Fault[] = [];
  const seen = new Map<string, { group: number; written: string }>();
  listOf(json).forEach((group, index) => {
    (Array.isArray(group) ? group : []).forEach((entry: unknown, at) => {
      if (typeof entry !== 'string') return;
      const key = searchKey(entry);
      const first = seen.get(key);
      if (!first) {
        seen.set(key, { group: index, written: entry });
        return;
      }
      const isSame = foldText(entry) === foldText(first.written);
      // Written in another way in its own group it is of no use, and does no harm.
      if (first.group === index && !isSame) return;
      const is = isSame
        ? `${entry} stands`
        : `${entry} is found like ${first.written}, which stands`;
      const reason =
        first.group === index
          ? `${is} in this group twice`
          : `${is} in record ${first.group + 1}; a word is in one group only`;
      faults.push(faultAt('search-words.json', json, [index, at], reason));
    });
  });
  return faults;
}

/** What the picture of a brand line shows has to be one of its products. */
function faultsOfLines(parsed: ParsedContent): Fault[] {
  const json = parsed['product-categories.json'];
  const products = parsed['products.json'];
  if (!json || !products) return [];
  const lineOf = new Map(
    listOf(products).map((product) => [valueAt(product, ['id']), valueAt(product, ['category'])]),
  );
  return listOf(json).flatMap((line, index) => {
    const id = valueAt(line, ['product']);
    if (typeof id !== 'string' || lineOf.get(id) === valueAt(line, ['value'])) return [];
    const reason = lineOf.has(id)
      ? `the product with the id ${id} is of another line`
      : `there is no product with the id ${id} in products.json`;
    return [faultAt('product-categories.json', json, [index, 'product'], reason)];
  });
}

/** What products are for has to be one of the uses, each named once. */
function faultsOfUses(parsed: ParsedContent): Fault[] {
  const json = parsed['products.json'];
  if (!json || !parsed['uses.json']) return [];
  const slugs = textsOf(parsed['uses.json'], 'slug');
  return listOf(json).flatMap((product, index) => {
    const [uses, servings] = [valueAt(product, ['uses']), valueAt(product, ['otherServings'])].map(
      (value): unknown[] => (Array.isArray(value) ? value : []),
    ) as [unknown[], unknown[]];
    const faultsOfEach = uses.flatMap((use, at) => {
      const fault = (reason: string) => faultAt('products.json', json, [index, 'uses', at], reason);
      if (typeof use !== 'string') return [];
      if (!slugs.has(use)) return [fault(`there is no use ${use} in uses.json`)];
      return uses.indexOf(use) < at ? [fault(`${use} stands in this list already`)] : [];
    });
    const faultsOfServings = servings.flatMap((serving, at) => {
      const use = valueAt(serving, ['use']);
      if (typeof use !== 'string' || uses.includes(use)) return [];
      const place = [index, 'otherServings', at, 'use'];
      return [faultAt('products.json', json, place, `${use} is none of this product’s uses`)];
    });
    return [...faultsOfEach, ...faultsOfServings];
  });
}

/** What a recipe is cooked with has to be among the products. */
function faultsOfRecipes(parsed: ParsedContent): Fault[] {
  const json = parsed['recipes.json'];
  const products = parsed['products.json'];
  if (!json || !products) return [];
  const ids = textsOf(products, 'id');
  return listOf(json).flatMap((recipe, index) => {
    const ingredients = valueAt(recipe, ['ingredients']);
    const places: JsonPath[] = [
      ['product'],
      ...(Array.isArray(ingredients) ? ingredients : []).map((_, at) => [
        'ingredients',
        at,
        'product',
      ]),
    ];
    return places.flatMap((place) => {
      const id = valueAt(recipe, place);
      if (typeof id !== 'string' || ids.has(id)) return [];
      const reason = `there is no product with the id ${id} in products.json`;
      return [faultAt('recipes.json', json, [index, ...place], reason)];
    });
  });
}

/** Pages of two products at one address. */
function faultsOfSlugs(json: JsonWithLines | undefined): Fault[] {
  const seen = new Map<string, number>();
  return listOf(json).flatMap((record, index) => {
    const { data: product } = z
      .object({ id: z.string(), name: productSchema.shape.name, slug: productSchema.shape.slug })
      .safeParse(record);
    if (!json || !product) return [];
    const slug = productSlug(product);
    const first = seen.get(slug);
    if (first === undefined) {
      seen.set(slug, index);
      return [];
    }
    const reason = `makes the address ${productPath(slug)}, which is that of record ${first + 1} already; give one of them a slug of its own`;
    return [faultAt('products.json', json, [index, product.slug ? 'slug' : 'name'], reason)];
  });
}

const servingFields = {
  servingGrams: 'its grams',
  servingNoun: 'what one is called (baso)',
  servingOf: 'what it is of (fries)',
} as const;

/** Who tells of a serving tells all of it: else nothing could be counted, or a number would have no word. */
function faultsOfServings(json: JsonWithLines | undefined): Fault[] {
  const fields = Object.keys(servingFields) as (keyof typeof servingFields)[];
  return listOf(json).flatMap((product, index) => {
    const isTold = (field: string) => valueAt(product, [field]) !== undefined;
    const told = fields.find(isTold);
    const missing = fields.filter((field) => !isTold(field)).map((field) => servingFields[field]);
    if (!json || told === undefined || missing.length === 0) return [];
    const reason = `a serving also needs ${missing.join(' and ')}; or take out all that is said of it`;
    return [faultAt('products.json', json, [index, told], reason)];
  });
}

/** Everything that is wrong, all at once, in the order of the files and of their lines. */
export function checkContent(sources: ContentSources, surroundings: Surroundings): Fault[] {
  const { parsed, faults } = readContent(sources);
  faults.push(
    ...likenessFaults(parsed),
    ...placeFaults(parsed['dealers.json']),
    ...searchWordFaults(parsed),
    ...faultsOfUses(parsed),
    ...faultsOfSlugs(parsed['products.json']),
    ...faultsOfServings(parsed['products.json']),
    // While a product is wrong, its id may be.
    ...(faults.some(({ file }) => file === 'products.json')
      ? []
      : [...faultsOfRecipes(parsed), ...faultsOfLines(parsed)]),
  );

  const pictures = new Set(surroundings.pictures);
  const films = new Set(surroundings.films);
  const altTexts = parsed['alt-texts.json'];
  const influencers = textsOf(parsed['influencers.json'], 'slug');
  const routes = new Set([
    ...Object.values<string>(paths),
    ...[...influencers].map((slug) => influencerPath(String(slug))),
  ]);

  const navigation = parsed['navigation.json'];
  const linked = new Set<string>();
  walk(navigationSchema, navigation?.value, [], (part, text) => {
    if (part === pathSchema) linked.add(text);
  });
  const unlinked = [...influencers].filter(
    (slug): slug is string => typeof slug === 'string' && !linked.has(influencerPath(slug)),
  );
  const lost = [...linked].filter((to) => isInfluencerPath(to) && !routes.has(to));
  // A slug that is changed in one of the two files is one mistake.
  const isRenamed = unlinked.length === 1 && lost.length === 1;

  const missingPictures = new Set<string>();
  for (const file of contentFiles) {
    const json = parsed[file];
    if (!json) continue;
    walk(contentSchemas[file], json.value, [], (part, text, path) => {
      const fault = (reason: string, mendedIn?: ContentFile) =>
        faults.push({ ...faultAt(file, json, path, reason), ...(mendedIn && { mendedIn }) });
      const place = placeOfPicture.get(part as object);
      if (place && pictureName.safeParse(text).success) {
        const told = valueAt(altTexts?.value, [text]);
        if (!pictures.has(text)) {
          missingPictures.add(text);
          fault(`there is no picture ${text} in src/content/pictures`);
        } else if (altTexts && typeof told !== 'string') {
          fault(`the picture ${text} has no text in alt-texts.json`, 'alt-texts.json');
        } else if (place.isTold && typeof told === 'string' && told.trim() === '') {
          fault(
            `the picture ${text} has an empty text in alt-texts.json; say what it shows`,
            'alt-texts.json',
          );
        }
        const reason = misfit(text, place, surroundings.sizes?.get(text));
        if (reason) fault(reason);
      }
      if (
        part === videoAddress &&
        videoAddress.safeParse(text).success &&
        text.startsWith('films/')
      ) {
        const names = ['mp4', 'webm'].map((ending) => `${text.replace('films/', '')}.${ending}`);
        const missing = names.filter((name) => !films.has(name));
        if (missing.length > 0) fault(`there is no film public/films/${missing.join(' and ')}`);
      }
      // While the influencers cannot be read, nothing is known of their pages.
      const isKnown = routes.has(text) || (!parsed['influencers.json'] && isInfluencerPath(text));
      if (part === pathSchema && pathSchema.safeParse(text).success && !isKnown) {
        const meant = isRenamed && text === lost[0] ? unlinked[0] : undefined;
        fault(
          `there is no page ${text}${meant ? `; is ${influencerPath(meant)} meant, who is in influencers.json?` : ''}`,
        );
      }
    });
  }

  listOf(parsed['influencers.json']).forEach((influencer, index) => {
    // The page's share picture needs no mention: it is found by its name.
    const name = `share/${String(valueAt(influencer, ['slug']))}`;
    const reason = misfit(name, picturePlaces.share, surroundings.sizes?.get(name));
    const json = parsed['influencers.json'];
    if (reason && json) faults.push(faultAt('influencers.json', json, [index, 'slug'], reason));
  });

  if (altTexts && typeof altTexts.value === 'object') {
    for (const name of Object.keys(altTexts.value ?? {})) {
      const isTold = missingPictures.has(name);
      if (pictureName.safeParse(name).success && !pictures.has(name) && !isTold) {
        const reason = 'there is no such picture in src/content/pictures';
        faults.push(faultAt('alt-texts.json', altTexts, [name], reason));
      }
    }
  }

  for (const slug of navigation && !isRenamed ? unlinked : []) {
    const reason = `no entry leads to ${influencerPath(slug)}, who is in influencers.json`;
    if (navigation) faults.push(faultAt('navigation.json', navigation, [], reason));
  }

  const site = parsed['site.json'];
  if (site) {
    const known = (
      path: JsonPath,
      json: JsonWithLines | undefined,
      field: string,
      what: string,
    ) => {
      const text = valueAt(site.value, path);
      if (typeof text !== 'string' || !json || textsOf(json, field).has(text)) return;
      faults.push(faultAt('site.json', site, path, `there is no ${what} ${text}`));
    };
    const listAt = (path: JsonPath) => {
      const list = valueAt(site.value, path);
      return Array.isArray(list) ? list : [];
    };
    // What is wrong with the products themselves may be all that is wrong here.
    const hasFaultyProducts = faults.some(({ file }) => file === 'products.json');
    const dishes = hasFaultyProducts ? [] : listAt(['home', 'about', 'dishes']);
    const products = parsed['products.json'];
    for (const product of [
      ['home', 'sampaloc', 'product'],
      ...dishes.map((_, index) => ['home', 'about', 'dishes', index, 'product']),
      ...[0, 1, 2, 3].map((index) => ['home', 'hero', 'videos', index, 'product']),
    ]) {
      known(product, products, 'id', 'product with the id');
    }
    known(
      ['home', 'partnership', 'influencer'],
      parsed['influencers.json'],
      'slug',
      'influencer with the slug',
    );
    (hasFaultyProducts ? [] : listAt(['home', 'budburan', 'powders'])).forEach((_, index) => {
      const where = ['home', 'budburan', 'powders', index, 'product'];
      const id = valueAt(site.value, where);
      known(where, parsed['products.json'], 'id', 'product with the id');
      const all = parsed['products.json']?.value;
      const product = Array.isArray(all)
        ? all.find((entry: unknown) => valueAt(entry, ['id']) === id)
        : undefined;
      const read = productSchema.safeParse(product);
      if (!read.success) return;
      const { count = 0 } = packCountOf(read.data) ?? {};
      if (count >= ON_COUNTER) return;
      const reason = `is ${read.data.name}, of which a pack makes ${count}; the counter has ${ON_COUNTER} places`;
      faults.push(faultAt('site.json', site, where, reason));
    });
    listAt(['home', 'budburan', 'foods']).forEach((_, index) => {
      const where = ['home', 'budburan', 'foods', index, 'counter'];
      const name = valueAt(site.value, where);
      if (typeof name !== 'string') return;
      const missing = ['phone-bare', 'phone-cups', 'desktop-bare', 'desktop-cups']
        .map((kind) => `count/${name}-${kind}`)
        .find((picture) => !surroundings.pictures.includes(picture));
      if (missing === undefined) return;
      faults.push(faultAt('site.json', site, where, `there is no picture ${missing}`));
    });
    const networks = valueAt(site.value, ['social']);
    (Array.isArray(networks) ? networks : []).forEach((entry, index, all) => {
      const network = valueAt(entry, ['network']);
      const first = all.findIndex((other) => valueAt(other, ['network']) === network);
      if (typeof network !== 'string' || first === index) return;
      const reason = `is that of entry ${first + 1} already; each network stands once`;
      faults.push(faultAt('site.json', site, ['social', index, 'network'], reason));
    });
  }

  return inOrder(faults);
}

/** The JSON Schemas by which an editor completes and checks the content files. */
export const jsonSchemas = () =>
  Object.fromEntries(
    contentFiles.map((file) => [
      file.replace('.json', '.schema.json'),
      // Draft 7 is the newest that VS Code knows completely.
      `${JSON.stringify(z.toJSONSchema(contentSchemas[file], { target: 'draft-7', io: 'input' }), null, 2)}\n`,
    ]),
  );
