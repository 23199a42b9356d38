/**
 * Between which towns lies the sea: of each province the island on which most of it stands. A town on a small island of its
 * province counts as that one, so that now and then a crossing is not told; one that is told is there. Islands with a bridge
 * between them are one.
 */
const provincesOf: Readonly<Record<string, string>> = {
  Mindanao:
    'Agusan del Norte, Agusan del Sur, Bukidnon, Cotabato, Davao Occidental, Davao Oriental, Davao de Oro, Davao del Norte, Davao del Sur, Lanao del Norte, Lanao del Sur, Maguindanao del Norte, Maguindanao del Sur, Misamis Occidental, Misamis Oriental, Sarangani, South Cotabato, Sultan Kudarat, Surigao del Norte, Surigao del Sur, Zamboanga Sibugay, Zamboanga del Norte, Zamboanga del Sur',
  Panay: 'Aklan, Antique, Capiz, Iloilo',
  Negros: 'Negros Occidental, Negros Oriental',
  'Samar and Leyte': 'Biliran, Eastern Samar, Leyte, Northern Samar, Samar, Southern Leyte',
  Mindoro: 'Occidental Mindoro, Oriental Mindoro',
};

/** Provinces that are islands by themselves. */
const islandProvinces =
  'Basilan, Batanes, Bohol, Camiguin, Catanduanes, Cebu, Dinagat Islands, Guimaras, Marinduque, Masbate, Palawan, Romblon, Siquijor, Sulu, Tawi-Tawi';

const islands = new Map([
  ...Object.entries(provincesOf).flatMap(([island, provinces]) =>
    provinces.split(', ').map((province) => [province, island] as const),
  ),
  ...islandProvinces.split(', ').map((province) => [province, province] as const),
]);

/** The island of a province; of all others it is Luzon. */
export const islandOf = (province: string): string => islands.get(province) ?? 'Luzon';
