/**
 * Where every dealer is, found while the site is built: `virtual:dealer-places`. A visitor's browser reads no address; it
 * gets the towns that have dealers, and for each dealer, in the order of `dealers.json`, which of them is its own.
 */
import fs from 'node:fs';
import type { Plugin } from 'vite';
import type { Dealer } from '../../src/content/schema.ts';
import { placeOfDealer } from '../../src/domain/dealerPlaces.ts';
import type { DealerPlacesFile } from '../../src/domain/dealerPlaces.ts';
import { createAddressReader } from '../../src/domain/addressTown.ts';
import { readTowns } from '../../src/domain/towns.ts';
import type { Town, TownFile } from '../../src/domain/towns.ts';
import { readTownFile } from './townFile.ts';

const MODULE = 'virtual:dealer-places';

export const dealerPlacesOf = (dealers: readonly Dealer[], file: TownFile): DealerPlacesFile => {
  const readAddress = createAddressReader(file);
  const allTowns = readTowns(file);
  const towns: Town[] = [];
  const indexOf = (town: Town) => {
    const index = towns.findIndex(({ slug }) => slug === town.slug);
    return index >= 0 ? index : towns.push(town) - 1;
  };
  const places = dealers.map((dealer) => {
    const { town, at } = placeOfDealer(dealer, readAddress, allTowns);
    const index = town ? indexOf(town) : -1;
    return at === town?.at ? index : ([index, ...(at ?? [])] as [number, number, number]);
  });
  return {
    towns: towns.map(({ slug, name, province, at }) => [slug, name, province, ...at]),
    dealers: places,
  };
};

export function dealerPlaces(): Plugin {
  return {
    name: 'lasakita:dealer-places',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      // Of the content that is built: the company's, or the sample.
      const file = (await this.resolve('@content/dealers.json'))?.id ?? '';
      this.addWatchFile(file);
      const dealers = JSON.parse(fs.readFileSync(file, 'utf8')) as Dealer[];
      return `export default ${JSON.stringify(dealerPlacesOf(dealers, readTownFile()))}`;
    },
  };
}
