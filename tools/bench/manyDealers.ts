import type { Dealer } from '@/content/schema';
import { generateDealers } from '../generateDealers.ts';

/** As many dealers as asked for, always the same ones, each with a name of its own; the first 230 are the sample's. */
export const manyDealers = (count: number): Dealer[] => {
  const dealers: Dealer[] = [];
  for (let lot = 0; dealers.length < count; lot += 1) {
    for (const dealer of generateDealers(20 + lot)) {
      dealers.push(lot === 0 ? dealer : { ...dealer, name: `${dealer.name} No. ${lot}` });
    }
  }
  return dealers.slice(0, count);
};
