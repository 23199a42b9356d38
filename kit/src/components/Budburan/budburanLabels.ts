import { groupDigits } from '../../domain/groupDigits.ts';
import type { NumberFault } from '../../domain/typedNumber.ts';

/** Every word of the counter. What is not said to be the page's own is in `language`. */
export interface BudburanLabels {
  /** The heading. @default 'Shake it on' */
  heading: string;
  /** Names the choice of what is on the counter, in the page's own language. @default 'Snack' */
  snack: string;
  /** Names the choice of the powder, in the page's own language. @default 'Powder' */
  powder: string;
  /** The button that coats the next one. @default 'One more' */
  more: string;
  /** The button that starts anew. @default 'Start over' */
  again: string;
  /** Said of an empty pouch. @default 'Empty!' */
  empty: string;
  /** What is heard after a press, in the page's own language. @default '9 of 18 cups' */
  status: (done: number, count: number, unit: string) => string;
  /** What is done and what is to come. @default as in '9 done. 9 to go.' */
  progress: (done: number, left: number, noun: string) => string;
  /** Said where some have been handed over. @default 'Served so far: 4. New ones stand in their place.' */
  served: (served: number) => string;
  /** What the pouch's number is made of. @default as in '10 g a cup, waste taken off.' */
  basis: (grams: number, noun: string) => string;
  /** The field. @default as in 'Your price a cup' */
  price: (noun: string) => string;
  /** Marks the price and the other costs with which it begins. @default 'an example' */
  example: string;
  /** The button that takes one from the price. @default 'Lower the price by one' */
  lower: string;
  /** The button that adds one to the price. @default 'Raise the price by one' */
  raise: string;
  /** What was typed instead of a price. */
  fault: (fault: NumberFault, limits: { max: number }) => string;
  /** Count times price. @default 'Sales' */
  sale: string;
  /** What the pouch costs. @default 'Pouch' */
  pouch: string;
  /** Stands at the open line of what one costs besides the powder. @default 'for each: yours to say' */
  yours: string;
  /** What is left while the open line is empty. @default 'Left, before other costs' */
  left: string;
  /** What is left on a narrow bar, and once the open line is filled. @default 'Left' */
  leftShort: string;
  /** What is left before the open line, below what is left after it. @default as in '₱385 before other costs' */
  before: (money: string) => string;
  /** Names what the whole pouch leaves, until it is empty. @default as in 'All 18' */
  whole: (count: number, noun: string) => string;
  /** What lacks for the pouch. @default 'Still to earn' */
  loss: string;
}

export const budburanLabels: BudburanLabels = {
  heading: 'Shake it on',
  snack: 'Snack',
  powder: 'Powder',
  more: 'One more',
  again: 'Start over',
  empty: 'Empty!',
  status: (done, count, unit) => `${done} of ${count} ${unit}`,
  progress: (done, left) => (left === 0 ? `${done} done.` : `${done} done. ${left} to go.`),
  served: (served) => `Served so far: ${served}. New ones stand in their place.`,
  basis: (grams, noun) => `${grams}\u00A0g a ${noun}, waste taken off.`,
  price: (noun) => `Your price a ${noun}`,
  example: 'an example',
  lower: 'Lower the price by one',
  raise: 'Raise the price by one',
  fault: (fault, { max }) =>
    ({
      unreadable: 'Write a number, such as 25 or 12.50.',
      doubtful: 'This can mean two numbers. Write thousands as 1,250 and parts as 1.25.',
      negative: 'Write a number without a minus.',
      tooSmall: 'Write 0 or more.',
      tooLarge: `Write at most ${groupDigits(max)}.`,
      tooPrecise: 'Write at most two digits after the point.',
    })[fault],
  sale: 'Sales',
  pouch: 'Pouch',
  yours: 'for each: yours to say',
  left: 'Left, before other costs',
  leftShort: 'Left',
  before: (money) => `${money} before other costs`,
  whole: (count) => `All ${count}`,
  loss: 'Still to earn',
};
