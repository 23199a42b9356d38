/** What is wrong with the content, found without changing anything: pure, so that every rule is tested alone. */
import { z } from 'zod';
import {
  altTextsSchema,
  dealerSchema,
  influencerSchema,
  navigationSchema,
  path as pathSchema,
  pictureName,
  productCategorySchema,
  productSchema,
  siteSchema,
  videoAddress,
} from '@/content/schema';
import { JsonFault, parseJsonWithLines, type JsonPath, type JsonWithLines } from './jsonWithLines';

/** Every file that the company's staff edit, with what it may hold. */
export const contentSchemas = {
  'site.json': siteSchema,
  'navigation.json': navigationSchema,
  'products.json': z.array(productSchema),
  'product-categories.json': z.array(productCategorySchema),
  'dealers.json': z.array(dealerSchema),
  'influencers.json': z.array(influencerSchema),
  'alt-texts.json': altTextsSchema,
} as const satisfies Record<string, z.ZodType>;

export type ContentFile = keyof typeof contentSchemas;

export const contentFiles = Object.keys(contentSchemas) as ContentFile[];

/** The source of every content file; `undefined` where the file does not exist. */
export type ContentSources = Record<ContentFile, string | undefined>;

/** The files that the content refers to. */
export interface Surroundings {
  /** Names of the picture masters. */
  pictures: readonly string[];
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
}

/** The field that must differ from record to record. */
const uniqueFields = {
  'products.json': 'id',
  'product-categories.json': 'value',
  'dealers.json': 'name',
  'influencers.json': 'slug',
} as const satisfies Partial<Record<ContentFile, string>>;

const valueAt = (value: unknown, path: JsonPath): unknown =>
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
    if (typeof name === 'string' && name !== '') return ` "${name}"`;
  }
  return '';
};

const fieldOf = (path: JsonPath) =>
  path.map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key))).join(', ');

function faultAt(
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
  object: 'a record in { }',
  record: 'a record in { }',
};

const count = (size: number | bigint) => `${size} ${Number(size) === 1 ? 'entry' : 'entries'}`;

/** The validator's issue in words for people who do not program. */
function reasonOf(issue: z.core.$ZodIssue, found: unknown): string {
  if (found === undefined) return 'is missing';
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
      return issue.format === 'email' ? 'must be an e-mail address' : issue.message;
    default:
      return issue.message;
  }
}

interface Finding {
  path: PropertyKey[];
  reason: string;
  /** How little the value looks like what was tried: decides which of several shapes was meant. */
  weight: number;
}

function findings(issues: readonly z.core.$ZodIssue[], root: unknown, outer: PropertyKey[]) {
  return issues.flatMap((issue): Finding[] => {
    const path = [...outer, ...issue.path];
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => ({
          path: [...path, key],
          reason: 'is not a known field here; is its name misspelt?',
          weight: 3,
        }));
      case 'invalid_key':
        return findings(issue.issues, root, path).map((finding) => ({ ...finding, path }));
      case 'invalid_union': {
        const shapes = issue.errors.map((errors) => findings(errors, root, path));
        const weigh = (shape: Finding[]) => shape.reduce((sum, { weight }) => sum + weight, 0);
        return shapes.sort((a, b) => weigh(a) - weigh(b))[0] ?? [];
      }
      default: {
        const found = valueAt(root, path);
        return [{ path, reason: reasonOf(issue, found), weight: found === undefined ? 2 : 1 }];
      }
    }
  });
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

const listOf = (json: JsonWithLines | undefined): unknown[] =>
  Array.isArray(json?.value) ? json.value : [];

const textsOf = (json: JsonWithLines | undefined, field: string) =>
  new Set(listOf(json).map((record) => valueAt(record, [field])));

/** One fault in one line: where it is, then why. */
export const describeFault = ({ file, line, record, field, reason }: Fault) =>
  `${[`src/content/${file}, line ${line}`, record, field].filter(Boolean).join(', ')}: ${reason}`;

/** Everything that is wrong, all at once, in the order of the files and of their lines. */
export function checkContent(sources: ContentSources, surroundings: Surroundings): Fault[] {
  const faults: Fault[] = [];
  const parsed: Partial<Record<ContentFile, JsonWithLines>> = {};

  for (const file of contentFiles) {
    const source = sources[file];
    if (source === undefined) {
      faults.push({ file, line: 1, reason: 'the file is missing' });
      continue;
    }
    try {
      const json = parseJsonWithLines(source);
      parsed[file] = json;
      for (const path of json.repeated) {
        faults.push(faultAt(file, json, path, 'stands twice; only one of them would be used'));
      }
      const result = contentSchemas[file].safeParse(json.value);
      for (const { path, reason } of findings(result.error?.issues ?? [], json.value, [])) {
        faults.push(faultAt(file, json, path, reason));
      }
    } catch (error) {
      if (!(error instanceof JsonFault)) throw error;
      faults.push({ file, line: error.line, reason: error.message });
    }
  }

  for (const [file, field] of Object.entries(uniqueFields) as [ContentFile, string][]) {
    const json = parsed[file];
    const seen = new Map<string, number>();
    listOf(json).forEach((record, index) => {
      const own = valueAt(record, [field]);
      if (!json || typeof own !== 'string') return;
      const key = own.trim().toLowerCase();
      const first = seen.get(key);
      if (first === undefined) seen.set(key, index);
      else {
        const reason = `is that of record ${first + 1} already; every record needs its own`;
        faults.push(faultAt(file, json, [index, field], reason));
      }
    });
  }

  const pictures = new Set(surroundings.pictures);
  const films = new Set(surroundings.films);
  const altTexts = parsed['alt-texts.json'];
  const influencers = textsOf(parsed['influencers.json'], 'slug');
  const sitePages = ['home', 'products', 'dealership', 'about', 'contact'];
  const routes = new Set([
    ...sitePages.map((page) => `/${page}`),
    ...[...influencers].map((slug) => `/influencers/${String(slug)}`),
  ]);

  for (const file of contentFiles) {
    const json = parsed[file];
    if (!json) continue;
    walk(contentSchemas[file], json.value, [], (part, text, path) => {
      const fault = (reason: string) => faults.push(faultAt(file, json, path, reason));
      if (part === pictureName && pictureName.safeParse(text).success) {
        if (!pictures.has(text)) {
          fault(`there is no picture ${text} in src/content/pictures`);
        } else if (altTexts && typeof valueAt(altTexts.value, [text]) !== 'string') {
          fault(`the picture ${text} has no text in alt-texts.json`);
        }
      }
      if (
        part === videoAddress &&
        videoAddress.safeParse(text).success &&
        text.startsWith('films')
      ) {
        for (const ending of ['mp4', 'webm']) {
          const name = `${text.replace('films/', '')}.${ending}`;
          if (!films.has(name)) fault(`there is no film public/films/${name}`);
        }
      }
      // While the influencers cannot be read, nothing is known of their pages.
      const isKnown =
        routes.has(text) || (!parsed['influencers.json'] && /^\/influencers\/./.test(text));
      if (part === pathSchema && pathSchema.safeParse(text).success && !isKnown) {
        fault(`there is no page ${text}`);
      }
    });
  }

  if (altTexts && typeof altTexts.value === 'object') {
    for (const name of Object.keys(altTexts.value ?? {})) {
      if (pictureName.safeParse(name).success && !pictures.has(name)) {
        const reason = 'there is no such picture in src/content/pictures';
        faults.push(faultAt('alt-texts.json', altTexts, [name], reason));
      }
    }
  }

  const navigation = parsed['navigation.json'];
  if (navigation) {
    const linked = new Set<string>();
    walk(navigationSchema, navigation.value, [], (part, text) => {
      if (part === pathSchema) linked.add(text);
    });
    for (const slug of influencers) {
      if (typeof slug === 'string' && !linked.has(`/influencers/${slug}`)) {
        const reason = `no entry leads to /influencers/${slug}, who is in influencers.json`;
        faults.push(faultAt('navigation.json', navigation, [], reason));
      }
    }
  }

  const site = parsed['site.json'];
  if (site) {
    const known = (
      path: string[],
      json: JsonWithLines | undefined,
      field: string,
      what: string,
    ) => {
      const text = valueAt(site.value, path);
      if (typeof text !== 'string' || !json || textsOf(json, field).has(text)) return;
      faults.push(faultAt('site.json', site, path, `there is no ${what} ${text}`));
    };
    known(['home', 'sampaloc', 'product'], parsed['products.json'], 'id', 'product with the id');
    known(
      ['home', 'partnership', 'influencer'],
      parsed['influencers.json'],
      'slug',
      'influencer with the slug',
    );
    for (const page of sitePages) {
      const path = ['pages', page, 'path'];
      const text = valueAt(site.value, path);
      if (typeof text === 'string' && text !== `/${page}`) {
        faults.push(faultAt('site.json', site, path, `must be /${page}`));
      }
    }
  }

  // Two shapes of a union may describe the same text, which is then seen twice.
  const distinct = new Map(faults.map((fault) => [describeFault(fault), fault]));
  const place = (fault: Fault) => contentFiles.indexOf(fault.file) * 1e7 + fault.line;
  return [...distinct.values()].sort((a, b) => place(a) - place(b));
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
