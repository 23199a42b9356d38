/** The order in which dealers stand: by name, or below their regions. */
import { foldText } from '@lasakita/ui/domain/foldText';
import type { Dealer } from '@/content/schema';
import { groupsOf, type Group, type Order } from './listing.ts';

/** A region that the location select offers. */
export interface RegionOption {
  /** The region's name as `foldText` makes it: in lower case. */
  value: string;
  /** The region's name as spelt in the data. */
  label: string;
}

/** Over those that name no region; they come last. */
const NO_REGION = 'Other places';

let collator: Intl.Collator | undefined;

/** Created with the first list, not with the module: it takes a browser some 9 ms, which would delay the page's start. */
const compareWords = (one: string, other: string): number => {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
};

/** The order of a dictionary. Roughly ordered by their letters' codes first, names leave the slow collator half the work. */
export const sortByName = (dealers: readonly Dealer[]): readonly Dealer[] =>
  dealers
    .toSorted((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .sort((one, other) => compareWords(one.name, other.name));

/** The distinct regions of dealers, sorted; a dealer without a region adds none (DEAL-5). */
export const regionsOf = (dealers: readonly Pick<Dealer, 'region'>[]): readonly RegionOption[] => {
  const labels = new Map<string, string>();
  // Many share one: each is looked at once.
  for (const written of new Set(dealers.map(({ region }) => region))) {
    const label = written.trim();
    const value = foldText(label);
    if (value !== '' && !labels.has(value)) labels.set(value, label);
  }
  return [...labels]
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => compareWords(one.label, other.label));
};

/** Below their regions, in the order of these. */
export const orderByRegion = (dealers: readonly Dealer[]) => {
  // Most write a region as its label: those need no folding.
  const places = new Map(
    regionsOf(dealers).flatMap(({ value, label }, index) =>
      [value, label].map((written) => [written, { label, index }] as const),
    ),
  );
  const placeOf = ({ region }: Dealer) => places.get(region) ?? places.get(foldText(region));
  return {
    figureOf: (dealer: Dealer) => placeOf(dealer)?.index ?? Infinity,
    groupOf: (dealer: Dealer) => placeOf(dealer)?.label ?? NO_REGION,
  } satisfies Order<Dealer>;
};

/** All dealers below their regions, by name in each. */
export const dealersByRegion = (dealers: readonly Dealer[]): readonly Group<Dealer>[] => {
  const { figureOf, groupOf } = orderByRegion(dealers);
  // Beyond all regions Infinity less Infinity is no number: they are as far.
  const sorted = sortByName(dealers).toSorted((one, other) => figureOf(one) - figureOf(other) || 0);
  return groupsOf(sorted, groupOf);
};
