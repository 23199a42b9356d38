import { readDealerPlaces } from '@/domain/dealerPlaces';
import type { DealerPlaces } from '@/domain/near';
import type { TownSearch } from '@/domain/townSearch';

// Files of their own, which a visitor who looks near nothing never fetches.

/** Every town, ready to be found. */
export const fetchTowns = async (): Promise<TownSearch> => {
  const [{ createTownSearch }, { default: file }] = await Promise.all([
    import('@/domain/townSearch'),
    import('@/data/towns.json'),
  ]);
  return createTownSearch(file);
};

/** Where the dealers are. */
export const fetchDealerPlaces = async (): Promise<DealerPlaces> => {
  const [{ default: file }, { default: dealers }] = await Promise.all([
    import('virtual:dealer-places'),
    import('@content/dealers.json'),
  ]);
  return readDealerPlaces(
    file,
    dealers.map(({ name }) => name),
  );
};

/** The coast of the islands. */
export const fetchOutline = async (): Promise<readonly (readonly number[])[]> =>
  (await import('@/data/outline.json')).default;
