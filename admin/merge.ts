/** A three-way merge of content: what I changed goes into what somebody else made of it meanwhile, field by field. */
import { isSame, originsOf } from '../tools/content/jsonForm.ts';
import { isRecord } from '../src/domain/isRecord.ts';

/** Where in a file a value stands: fields by name, entries of lists by their place in the merged content. */
export type ContentPath = readonly (string | number)[];

/** What somebody else changed. */
export interface OtherChange {
  path: ContentPath;
  /** What it was when I began; `undefined` where there was nothing. */
  before: unknown;
  /** What it is now; `undefined` where it was removed. */
  theirs: unknown;
  /** Whose order of a list stands, where it is the order that they changed. */
  order?: 'mine' | 'theirs';
}

/** What both of us changed, each in another way. */
export interface Clash extends OtherChange {
  mine: unknown;
}

export interface Merged {
  value: unknown;
  /** The other's changes that are in it, and that I did not touch. */
  others: OtherChange[];
  /** Where it depends on `decide`. */
  clashes: Clash[];
}

/** Whose value stands where both changed it; `index` counts the clashes of one merge. */
export type Decide = (clash: Clash, index: number) => 'mine' | 'theirs';

/** A list whose entries can be told from each other: one of numbers or words is one value. */
const isList = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'object' && entry !== null);

const isAscending = (places: readonly number[]) =>
  places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));

/**
 * Merges two changed versions of one content.
 *
 * @param base What both began with.
 * @param decide Asked for each clash. @default mine stands
 */
export function merge(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  decide: Decide = () => 'mine',
): Merged {
  const others: OtherChange[] = [];
  const clashes: Clash[] = [];

  const either = (before: unknown, own: unknown, other: unknown, path: ContentPath) => {
    const clash = { path, before, mine: own, theirs: other };
    clashes.push(clash);
    return decide(clash, clashes.length - 1) === 'mine' ? own : other;
  };

  const mergeValue = (
    before: unknown,
    own: unknown,
    other: unknown,
    path: ContentPath,
  ): unknown => {
    if (isSame(own, other) || isSame(before, other)) return own;
    if (isSame(before, own)) {
      // Told field by field, where a record is still one.
      if (isRecord(before) && isRecord(other)) return mergeRecord(before, before, other, path);
      if (isList(before) && isList(other)) return mergeList(before, before, other, path);
      others.push({ path, before, theirs: other });
      return other;
    }
    if (isRecord(own) && isRecord(other)) {
      return mergeRecord(isRecord(before) ? before : {}, own, other, path);
    }
    if (isList(own) && isList(other)) {
      return mergeList(isList(before) ? before : [], own, other, path);
    }
    return either(before, own, other, path);
  };

  const mergeRecord = (
    before: Record<string, unknown>,
    own: Record<string, unknown>,
    other: Record<string, unknown>,
    path: ContentPath,
  ) => {
    const keys = new Set([...Object.keys(own), ...Object.keys(other)]);
    return Object.fromEntries(
      [...keys].flatMap((key) => {
        const value = mergeValue(before[key], own[key], other[key], [...path, key]);
        return value === undefined ? [] : [[key, value]];
      }),
    );
  };

  const mergeList = (
    before: readonly unknown[],
    own: readonly unknown[],
    other: readonly unknown[],
    path: ContentPath,
  ) => {
    const ownOrigins = originsOf(own, before);
    const otherOrigins = originsOf(other, before);
    // What both added in the same words is one.
    const twins = new Map<number, number>();
    other.forEach((entry, place) => {
      if (otherOrigins[place] !== undefined) return;
      const twin = own.findIndex(
        (mineNow, index) => ownOrigins[index] === undefined && isSame(mineNow, entry),
      );
      if (twin >= 0) twins.set(place, twin);
    });
    const ownKeys = own.map((_, place) => `${ownOrigins[place] ?? `mine ${place}`}`);
    const otherKeys = other.map((_, place) => {
      const twin = twins.get(place);
      return `${otherOrigins[place] ?? (twin === undefined ? `theirs ${place}` : `mine ${twin}`)}`;
    });
    // The other's order, unless I changed it.
    const isOrderMine = !isAscending(ownOrigins.filter((place) => place !== undefined));
    const shared = (some: readonly string[], among: readonly string[]) =>
      some.filter((key) => among.includes(key)).join();
    if (
      !isAscending(otherOrigins.filter((place) => place !== undefined)) &&
      shared(ownKeys, otherKeys) !== shared(otherKeys, ownKeys)
    ) {
      others.push({ path, before, theirs: other, order: isOrderMine ? 'mine' : 'theirs' });
    }
    const [keys, added] = isOrderMine ? [[...ownKeys], otherKeys] : [[...otherKeys], ownKeys];
    for (const [place, key] of added.entries()) {
      if (keys.includes(key)) continue;
      const neighbor = added.slice(0, place).findLast((earlier) => keys.includes(earlier));
      keys.splice(neighbor === undefined ? 0 : keys.indexOf(neighbor) + 1, 0, key);
    }
    const merged: unknown[] = [];
    for (const key of keys) {
      const [ownPlace, otherPlace] = [ownKeys.indexOf(key), otherKeys.indexOf(key)];
      const at = [...path, merged.length];
      const value = key.startsWith('mine')
        ? own[ownPlace]
        : mergeValue(before[Number(key)], own[ownPlace], other[otherPlace], at);
      if (value !== undefined) merged.push(value);
    }
    return merged;
  };

  const value = mergeValue(base, mine, theirs, []);
  return { value, others, clashes };
}
