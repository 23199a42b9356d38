import { kitaOf } from './kita.ts';
import type { Kita, KitaFigures } from './kita.ts';
import { DEFAULT_MAX, isInterpreted, typedNumber } from './typedNumber.ts';
import type { NumberFault, NumberLimits, NumberUnit } from './typedNumber.ts';

/** The fields of the kita helper, in order. */
export const kitaFields = [
  'packPrice',
  'packGrams',
  'servingGrams',
  'otherCosts',
  'waste',
  'sellingPrice',
  'servingsADay',
] as const satisfies readonly (keyof KitaFigures)[];

export type KitaField = (typeof kitaFields)[number];

/** What stands in the fields, as it was typed; what is not named is empty. */
export type KitaTexts = Readonly<Partial<Record<KitaField, string>>>;

/** What a field counts. */
export type KitaUnit = 'pesos' | 'grams' | 'percent' | 'servings';

export const kitaUnits: Readonly<Record<KitaField, KitaUnit>> = {
  packPrice: 'pesos',
  packGrams: 'grams',
  servingGrams: 'grams',
  otherCosts: 'pesos',
  waste: 'percent',
  sellingPrice: 'pesos',
  servingsADay: 'servings',
};

type KitaLimits = Required<Pick<NumberLimits, 'min' | 'max' | 'decimals'>>;

/** How the units are read beside a number. */
const typedUnits: Readonly<Record<KitaUnit, NumberUnit>> = {
  pesos: 'pesos',
  grams: 'grams',
  percent: 'percent',
  servings: 'count',
};

/** What each field takes. Waste of all, or servings of nothing, would make no servings at all. */
export const kitaLimits: Readonly<Record<KitaField, KitaLimits>> = {
  packPrice: { min: 0, max: DEFAULT_MAX, decimals: 2 },
  packGrams: { min: 0.01, max: DEFAULT_MAX, decimals: 2 },
  servingGrams: { min: 0.01, max: DEFAULT_MAX, decimals: 2 },
  otherCosts: { min: 0, max: DEFAULT_MAX, decimals: 2 },
  waste: { min: 0, max: 99, decimals: 2 },
  sellingPrice: { min: 0, max: DEFAULT_MAX, decimals: 2 },
  servingsADay: { min: 0, max: 100_000, decimals: 0 },
};

export interface KitaReading {
  /** What is wrong with what was typed. */
  faults: Partial<Record<KitaField, NumberFault>>;
  /** What was understood, where it is more than the digits that were typed: "½ kg" as 500. */
  interpreted: Partial<Record<KitaField, number>>;
  /** The figures that were understood. */
  figures: Partial<Record<KitaField, number>>;
  /** The sums; `undefined` while a figure that they need is missing or wrong. */
  kita: Kita | undefined;
}

/** Reads what was typed, and works out what can be. A figure that is wrong counts as missing. */
export const readKita = (texts: KitaTexts): KitaReading => {
  const faults: KitaReading['faults'] = {};
  const interpreted: KitaReading['interpreted'] = {};
  const figures: Partial<Record<KitaField, number>> = {};
  for (const field of kitaFields) {
    const text = texts[field] ?? '';
    const unit = typedUnits[kitaUnits[field]];
    const { value, fault } = typedNumber(text, { ...kitaLimits[field], unit });
    if (fault) faults[field] = fault;
    if (value === undefined) continue;
    figures[field] = value;
    if (isInterpreted(text, value)) interpreted[field] = value;
  }
  const { packPrice, packGrams, servingGrams } = figures;
  const isWrong = faults.otherCosts ?? faults.waste;
  if (packPrice === undefined || packGrams === undefined || servingGrams === undefined || isWrong) {
    return { faults, interpreted, figures, kita: undefined };
  }
  return {
    faults,
    interpreted,
    figures,
    kita: kitaOf({ ...figures, packPrice, packGrams, servingGrams }),
  };
};
