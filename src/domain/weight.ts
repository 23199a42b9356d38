import { groupDigits } from '@lasakita/ui/domain/groupDigits';

const UNIT_GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, ml: 1, L: 1000 };

/** A written weight in grams, or milliliters, such as "1kg". */
export const gramsOf = (weight: string): number => {
  const [, figure = '', unit = ''] = /^([\d.]+)(g|kg|ml|L)$/.exec(weight) ?? [];
  return Number(figure) * (UNIT_GRAMS[unit] ?? 0);
};

/** 1500 as "1.5 kg", 300 as "300 g". */
export const weightText = (grams: number): string => {
  if (grams < 1000) return `${grams}\u00A0g`;
  const [whole = '', part = ''] = String(Math.round(grams / 10) / 100).split('.');
  return `${groupDigits(whole)}${part && `.${part}`}\u00A0kg`;
};
