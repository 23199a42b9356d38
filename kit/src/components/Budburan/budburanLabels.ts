import { groupDigits } from '../../domain/groupDigits.ts';
import type { NumberFault } from '../../domain/typedNumber.ts';

/** Every word of the counter. What is not said to be English is in `language`. */
export interface BudburanLabels {
  /** The heading. @default 'Budburan mo' */
  heading: string;
  /** Names the choice of what is on the counter, in English. @default 'Snack' */
  snack: string;
  /** Names the choice of the powder, in English. @default 'Powder' */
  powder: string;
  /** The button that coats the next one. @default 'Isa pa' */
  more: string;
  /** The button that starts anew. @default 'Ulitin' */
  again: string;
  /** Said of an empty pouch. @default 'Ubos!' */
  empty: string;
  /** What is heard after a press, in English. @default '9 of 18 cups' */
  status: (done: number, count: number, unit: string) => string;
  /** What is done and what is to come. @default '9 na baso. May 9 pa.' */
  progress: (done: number, left: number, noun: string) => string;
  /** Said where some have been handed over. @default 'Naisilbi na ang 4: may bago sa pwesto nila.' */
  served: (served: number) => string;
  /** What the pouch's number is made of. @default '10 g bawat baso, bawas na ang natapon.' */
  basis: (grams: number, noun: string) => string;
  /** The field. @default 'Presyo mo bawat baso' */
  price: (noun: string) => string;
  /** Marks the price with which it begins. @default 'halimbawa lang' */
  example: string;
  /** The button that takes a peso from the price. @default 'Bawasan ng piso' */
  lower: string;
  /** The button that adds a peso to the price. @default 'Dagdagan ng piso' */
  raise: string;
  /** What was typed instead of a price. */
  fault: (fault: NumberFault, limits: { max: number }) => string;
  /** Count times price. @default 'Benta' */
  sale: string;
  /** What the pouch costs. @default 'Pouch' */
  pouch: string;
  /** Stands at the open line. @default 'ikaw ang nakakaalam' */
  yours: string;
  /** What is left. @default 'Natira, bago ang ibang gastos' */
  left: string;
  /** The same on a narrow bar. @default 'Natira' */
  leftShort: string;
  /** What lacks for the pouch. @default 'Kulang pa' */
  loss: string;
}

export const budburanLabels: BudburanLabels = {
  heading: 'Budburan mo',
  snack: 'Snack',
  powder: 'Powder',
  more: 'Isa pa',
  again: 'Ulitin',
  empty: 'Ubos!',
  status: (done, count, unit) => `${done} of ${count} ${unit}`,
  progress: (done, left, noun) =>
    left === 0 ? `${done} na ${noun}.` : `${done} na ${noun}. May ${left} pa.`,
  served: (served) => `Naisilbi na ang ${served}: may bago sa pwesto nila.`,
  basis: (grams, noun) => `${grams}\u00A0g bawat ${noun}, bawas na ang natapon.`,
  price: (noun) => `Presyo mo bawat ${noun}`,
  example: 'halimbawa lang',
  lower: 'Bawasan ng piso',
  raise: 'Dagdagan ng piso',
  fault: (fault, { max }) =>
    ({
      unreadable: 'Isulat bilang numero, gaya ng 25 o 12.50.',
      doubtful: 'Dalawa ang basa nito. Isulat ang libo na 1,250 at ang sentimo na 1.25.',
      negative: 'Isulat nang walang minus.',
      tooSmall: 'Isulat ang 0 o higit pa.',
      tooLarge: `Hanggang ${groupDigits(max)} lang.`,
      tooPrecise: 'Hanggang dalawang numero pagkatapos ng tuldok.',
    })[fault],
  sale: 'Benta',
  pouch: 'Pouch',
  yours: 'ikaw ang nakakaalam',
  left: 'Natira, bago ang ibang gastos',
  leftShort: 'Natira',
  loss: 'Kulang pa',
};
