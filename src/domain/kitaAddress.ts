/** What was typed into the kita helper, in the address: it can be shared and printed (KITA-2). */
import type { KitaField, KitaTexts } from '@lasakita/ui/domain/kitaFields';

const parameters: Readonly<Record<KitaField, string>> = {
  packPrice: 'price',
  packGrams: 'weight',
  servingGrams: 'grams',
  otherCosts: 'other',
  waste: 'waste',
  sellingPrice: 'sell',
  servingsADay: 'day',
};

/** No number that anybody means is longer. */
const LONGEST = 20;

const fields = Object.entries(parameters) as [KitaField, string][];

/**
 * What the fields hold for an address: what it names as it was typed, and the rest as it begins. Where it names nothing, the
 * very object with which they begin: what holds it already draws nothing anew.
 */
export const readKitaAddress = (params: URLSearchParams, defaults: KitaTexts): KitaTexts =>
  fields.some(([, name]) => params.has(name))
    ? Object.fromEntries(
        fields.map(([field, name]) => [
          field,
          params.get(name)?.slice(0, LONGEST) ?? defaults[field] ?? '',
        ]),
      )
    : defaults;

/** The address's parameters with what was typed; what is as it began stands in none. */
export const writeKitaAddress = (
  params: URLSearchParams,
  texts: KitaTexts,
  defaults: KitaTexts,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [field, name] of fields) {
    const text = texts[field] ?? '';
    if (text === (defaults[field] ?? '')) next.delete(name);
    else next.set(name, text.slice(0, LONGEST));
  }
  return next;
};
