import type { BudburanLabels } from '@lasakita/ui/Budburan';
import type { KitaLabels } from '@lasakita/ui/KitaHelper';
import { groupDigits } from '@lasakita/ui/domain/groupDigits';

/** The words with which the kita helper reckons, in Taglish as a stall speaks (KITA-1). */
export const kitaWords = {
  heading: 'Magkano ang kita?',
  units: { pesos: 'in pesos', grams: 'in grams', percent: 'in per cent', servings: 'as a number' },
  sums: {
    servings: 'Servings a pack',
    cost: 'Cost a serving',
    perServing: 'Kita a serving',
    perPack: 'Kita a pack',
    perDay: 'Kita a day',
  },
  exampleMark: 'halimbawa lang',
  examplePlaceholder: (amount) => `hal. ${amount}`,
  example: ({ price, otherCosts, isWithoutCosts }) =>
    `Halimbawa lang: kung ${[
      price && `${price} ang benta mo`,
      otherCosts && `${otherCosts} ang ibang gastos`,
    ]
      .filter(Boolean)
      .join(' at ')}${isWithoutCosts ? ', at wala pang ibang gastos' : ''}.`,
} satisfies Partial<KitaLabels>;

/** What stands on the kita helper where it is folded, below the counter's board. */
export const foldedKitaWords = {
  heading: 'Buong kuwenta',
  lead: 'Isali ang natapon, ang gramo, at ang benta kada araw.',
};

/** The words of "Budburan mo", in Filipino but for what is heard (BUD-1). */
export const budburanWords = {
  heading: 'Budburan mo',
  more: 'Isa pa',
  again: 'Ulitin',
  empty: 'Ubos!',
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
  yours: 'bawat isa: ikaw ang nakakaalam',
  left: 'Natira, bago ang ibang gastos',
  leftShort: 'Natira',
  before: (money) => `${money} bago ang ibang gastos`,
  whole: (count, noun) => `Buong pouch, ${count} na ${noun}`,
  loss: 'Kulang pa',
} satisfies Partial<BudburanLabels>;
