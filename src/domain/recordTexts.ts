/** What a keyword is looked for in. */
import { telephoneForms } from '@lasakita/ui/domain/contactLinks';
import type { Dealer, Product, ProductCategory, ProductUse } from '@/content/schema';

/** Exactly, in a product: its name (PROD-4). */
export const productTexts = ({ name }: Product): readonly string[] => [name];

/** What is close to it, in a product: what it is called and is for (FIND-3). */
export const productFuzzyTexts = (
  { name, category, uses = [], description }: Product,
  lines: readonly ProductCategory[],
  allUses: readonly ProductUse[],
): readonly string[] => [
  name,
  ...lines.filter(({ value }) => value === category).map(({ label }) => label),
  ...allUses.filter(({ slug }) => uses.includes(slug)).map(({ label }) => label),
  ...description,
];

const readable = (part: string): string => {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return '';
  }
};

/** The place that a link to a map names; empty where it names none (FIND-1). */
export const placeNamed = (mapsLink: string): string => {
  const named = /[?&](?:query|q|destination|daddr)=([^&#]+)|\/(?:place|search)\/([^/?#]+)/.exec(
    mapsLink,
  );
  return readable(named?.[1] ?? named?.[2] ?? '');
};

/**
 * The texts of a dealer for an exact match: every field (DEAL-7), each number also as it is shown and by its digits, and the
 * place that the map's address names.
 */
export const dealerTexts = ({
  name,
  region,
  address,
  phoneNumbers,
  mapsLink,
}: Dealer): readonly string[] => {
  const texts = [name, region, address];
  for (const written of phoneNumbers) texts.push(written, ...telephoneForms(written));
  const place = placeNamed(mapsLink);
  // Most links name the address: what is looked through is a quarter shorter without it.
  if (place !== address) texts.push(place);
  return texts;
};

/** What is close to it, in a dealer: who and where it is (FIND-3). */
export const dealerFuzzyTexts = ({ name, address, region }: Dealer): readonly string[] => [
  name,
  address,
  region,
];
