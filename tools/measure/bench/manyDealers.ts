import fs from 'node:fs';
import path from 'node:path';
import type { Dealer } from '@/content/schema';
import { sampleContent } from '../../content/contentFolder.ts';

const sample = JSON.parse(
  fs.readFileSync(path.join(sampleContent, 'dealers.json'), 'utf8'),
) as readonly Dealer[];

/** 0900 123 4567 with four other digits at its end. */
const renumbered = (number: string, lot: number, index: number) =>
  number.replace(
    /\d{4}$/,
    String((Number(number.slice(-4)) + lot * 7919 + index) % 10_000).padStart(4, '0'),
  );

/**
 * As many dealers as requested, always the same ones. The first are the sample's. Each further dealer has its own name,
 * house number and phone numbers, and the rest from the sample in turn: words repeat in a long list as in a short one.
 */
export const manyDealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, index) => {
    const lot = Math.floor(index / sample.length);
    const dealer = sample[index % sample.length] as Dealer;
    if (lot === 0) return dealer;
    const address = dealer.address.replace(/\d+/, (house) => String(Number(house) + lot));
    return {
      ...dealer,
      name: `${dealer.name} No. ${lot}`,
      address,
      phoneNumbers: dealer.phoneNumbers.map((number, line) => renumbered(number, lot, line)),
      mapsLink: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`,
    };
  });
