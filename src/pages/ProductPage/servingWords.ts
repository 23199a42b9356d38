import type { BudburanLabels } from '@lasakita/ui/Budburan';
import { budburanWords } from '../shared/stallWords';

/** The words of the counter where servings are served, not coated. */
export const servingWords = {
  /** The open line. */
  costs: 'Ibang gastos',
  /** Of so many servings. */
  labels: (count: number, noun: string) =>
    ({
      ...budburanWords,
      heading: `Ihain mo ang ${count} ${noun}`,
      status: (done) => `${done} sa ${count} ${noun}`,
    }) satisfies Partial<BudburanLabels>,
};
