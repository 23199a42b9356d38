/** Ways in which a content file may come to be wrong, or other: by a slip of the hand, a bad tool, or on purpose. */
import fc from 'fast-check';
import type { ContentFile, ContentSources } from '../../tools/content/contentChecks';

/** A place in a content file: keys of objects and positions in lists. */
export type Place = readonly (string | number)[];

export type Content = Record<ContentFile, unknown>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Every place of a value, the outermost first. */
export const placesOf = (value: unknown, place: Place = []): Place[] => [
  place,
  ...(isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesOf(inner, [...place, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

export const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);

/** A copy with another value at a place; with none, where that is `undefined`. */
const changed = (root: unknown, place: Place, value: unknown): unknown => {
  if (place.length === 0) return value;
  const copy = structuredClone(root);
  const key = place.at(-1) ?? '';
  const parent = valueAt(copy, place.slice(0, -1));
  if (!isObject(parent)) return copy;
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent, key);
  return copy;
};

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : { a: [nested(depth - 1)] });

/** What may be done to a place. `undefined` where it cannot be done there. */
const changes = {
  drop: (root, place) => (place.length > 0 ? changed(root, place, undefined) : undefined),
  blank: (root, place) =>
    changed(root, place, typeof valueAt(root, place) === 'string' ? '' : null),
  spaces: (root, place) => changed(root, place, ' \t '),
  number: (root, place) => changed(root, place, -1.5),
  vast: (root, place) => changed(root, place, 1e308),
  boolean: (root, place) => changed(root, place, true),
  list: (root, place) => changed(root, place, [valueAt(root, place)]),
  record: (root, place) => changed(root, place, { value: valueAt(root, place) }),
  nest: (root, place) => changed(root, place, nested(60)),
  empty: (root, place) => changed(root, place, Array.isArray(valueAt(root, place)) ? [] : {}),
  huge: (root, place) => {
    const value = valueAt(root, place);
    if (typeof value === 'string')
      return changed(root, place, `${value} ${'mahaba '.repeat(3000)}`);
    if (Array.isArray(value)) {
      return changed(root, place, Array.from({ length: 5 }, () => value as unknown[]).flat());
    }
    return undefined;
  },
  extend: (root, place) => {
    const value = valueAt(root, place);
    if (!isObject(value)) return undefined;
    const added = Array.isArray(value) ? [...value, 'more'] : { ...value, extra: 'more' };
    return changed(root, place, added);
  },
  misspell: (root, place) => {
    const value = valueAt(root, place);
    const parent = valueAt(root, place.slice(0, -1));
    if (typeof place.at(-1) !== 'string' || !isObject(parent)) return undefined;
    const without = changed(root, place, undefined);
    return changed(without, [...place.slice(0, -1), `${place.at(-1)}s`], value);
  },
  duplicate: (root, place) => {
    const parent = valueAt(root, place.slice(0, -1));
    if (!Array.isArray(parent)) return undefined;
    const at = Number(place.at(-1));
    return changed(root, place.slice(0, -1), [...parent, parent[at] as unknown]);
  },
  swap: (root, place) => {
    const parent = valueAt(root, place.slice(0, -1));
    return Array.isArray(parent)
      ? changed(root, place.slice(0, -1), (parent as unknown[]).toReversed())
      : undefined;
  },
  sameAsFirst: (root, place) => {
    const [index, ...inner] = place;
    return typeof index === 'number' && index > 0
      ? changed(root, place, valueAt(root, [0, ...inner]))
      : undefined;
  },
  unknownName: (root, place) => text(root, place, () => 'nobody-knows-it'),
  newNumber: (root, place) => text(root, place, () => '987654'),
  otherText: (root, place) => text(root, place, (value) => `${value} (bago)`),
  markup: (root, place) => text(root, place, (value) => `<img src=x onerror=alert(1)>${value}</p>`),
  emoji: (root, place) => text(root, place, (value) => `🧀 שלום ${value} \u202E`),
  control: (root, place) => text(root, place, (value) => `${value}\u0000\u0007`),
  half: (root, place) => text(root, place, (value) => `${value}\uD83E`),
  script: (root, place) => text(root, place, () => 'java\nscript:alert(1)'),
  plainHttp: (root, place) => text(root, place, (value) => value.replace(/^https/, 'http')),
  elsewhere: (root, place) => text(root, place, (value) => value.replace(/^https:/, '')),
  prototype: (root, place) => {
    const value = valueAt(root, place);
    if (!isObject(value) || Array.isArray(value)) return undefined;
    const source = JSON.stringify(value).replace(/^\{/, '{"__proto__":{"name":"evil"},');
    return changed(root, place, JSON.parse(source));
  },
} satisfies Record<string, (root: unknown, place: Place) => unknown>;

const text = (root: unknown, place: Place, change: (value: string) => string) => {
  const value = valueAt(root, place);
  return typeof value === 'string' ? changed(root, place, change(value)) : undefined;
};

export interface Mutation {
  file: ContentFile;
  kind: keyof typeof changes;
  /** Which of the places, from 0 to 1: every file has other places. */
  at: number;
}

export interface Mutated {
  place: Place;
  value: unknown;
}

/** The file's content after the mutation, at the place meant or the next at which it can be made. */
export const mutate = (content: Content, { file, kind, at }: Mutation): Mutated => {
  const root = content[file];
  const before = JSON.stringify(root);
  const places = placesOf(root);
  const first = Math.floor(at * places.length);
  for (let step = 0; step < places.length; step += 1) {
    const place = places[(first + step) % places.length] ?? [];
    const value = changes[kind](root, place);
    if (value !== undefined && JSON.stringify(value) !== before) return { place, value };
  }
  throw new Error(`${kind} can be done nowhere in ${file}`);
};

/** Whether there is a place where it changes anything: a list that was emptied has none to turn round. */
export const canBeDone = (content: Content, mutation: Mutation): boolean => {
  try {
    mutate(content, mutation);
    return true;
  } catch {
    return false;
  }
};

/** Every file is as likely as another, however long it is. */
export const mutations = (content: Content): fc.Arbitrary<Mutation> => {
  const kinds = Object.keys(changes) as Mutation['kind'][];
  const possible = (Object.keys(content) as ContentFile[]).map((file) => ({
    file,
    kinds: kinds.filter((kind) => canBeDone(content, { file, kind, at: 0 })),
  }));
  return fc.constantFrom(...possible).chain(({ file, kinds: ofFile }) =>
    fc.record({
      file: fc.constant(file),
      kind: fc.constantFrom(...ofFile),
      at: fc.integer({ min: 0, max: 9999 }).map((number) => number / 10_000),
    }),
  );
};

export const sourcesOf = (content: Content): ContentSources =>
  Object.fromEntries(
    Object.entries(content).map(([file, value]) => [file, JSON.stringify(value, null, 2)]),
  ) as ContentSources;
