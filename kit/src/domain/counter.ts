/** What a counter shows while a pouch is shaken over it, and what comes of it: pure, and in whole servings and pesos. */

export interface CounterState {
  /** Whether what stands on each place is coated. */
  coated: readonly boolean[];
  /** The place whose turn it is; `undefined` when the pouch is empty. */
  next: number | undefined;
  /** How many were handed over, so that others stand in their places. */
  served: number;
}

/**
 * A pouch may make more servings than there are places. Once all places are coated, as many are handed over as are still to
 * come, and bare ones take their places. So the number of coated ones, here or handed over, always equals what the pouch has
 * made.
 *
 * @param places How many stand on the counter.
 * @param count How many the pouch makes; at least as many as there are places.
 * @param done How many are coated so far.
 */
export const counterState = (places: number, count: number, done: number): CounterState => {
  const served = Math.floor(done / places) * places;
  const here = done - served;
  // What is left of the pouch may be less than the counter holds: then the others stay as they are.
  const fresh = served === 0 ? places : Math.min(places, count - served);
  return {
    coated: Array.from({ length: places }, (_, place) => place < here || place >= fresh),
    next: done < count ? here : undefined,
    served: served === 0 ? 0 : served - places + fresh,
  };
};

/** How many are coated before anything was touched: half of what the pouch makes. */
export const halfOf = (count: number): number => Math.floor(count / 2);

export interface CounterBoard {
  /** What they sell for. */
  sale: number;
  /** What they cost besides the powder. */
  costs: number;
  /** What is left of the sale once the pouch is paid, before these. */
  leftBefore: number;
  /** What is left once these are paid, too; below 0 they are not yet. */
  left: number;
}

const inCentavos = (pesos: number) => Math.round(pesos * 100);

/**
 * What so many sell for at this price, and what is left after the pouch and what else they cost.
 *
 * @param otherCosts What one costs besides the powder, in pesos.
 */
export const counterBoard = (
  done: number,
  price: number,
  packPrice: number,
  otherCosts = 0,
): CounterBoard => {
  const sale = done * inCentavos(price);
  const costs = done * inCentavos(otherCosts);
  const leftBefore = sale - inCentavos(packPrice);
  return {
    sale: sale / 100,
    costs: costs / 100,
    leftBefore: leftBefore / 100,
    left: (leftBefore - costs) / 100,
  };
};
