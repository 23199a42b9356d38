import { describe, expect, test } from 'vitest';
import dealers from '@content/dealers.json';
import { createPlaceReader } from '@/domain/addressTown';
import { townLabel } from '@/domain/towns';
import { readTownFile } from '../../tools/content/townFile';
import { isLong } from '../support/isLong';

const { townIn, isIn } = createPlaceReader(readTownFile());
const labelIn = (address: string, region?: string) => {
  const town = townIn(address, region);
  return town && townLabel(town);
};

describe('every sample address names the same town', () => {
  const countries = ['', ', Philippines', ' Philippines', ', PH', ', Pilipinas', ', PHILIPPINES.'];
  const withCountry = [
    ...countries.map((country) => (address: string) => `${address}${country}`),
    (address: string) => `Philippines, ${address}`,
    (address: string) => `H5XF+2Q ${address}, Republic of the Philippines`,
    (address: string) => `${address}, Phillipines`,
  ];
  const withCode: ((stem: string, province: string) => string)[] = [
    (stem, province) => `${stem}${province && `, ${province}`}`,
    (stem, province) => `${stem} 1100${province && `, ${province}`}`,
    (stem, province) => `${stem}, 1100${province && ` ${province}`}`,
    (stem, province) => `${stem}, 1100${province && `, ${province}`}`,
    (stem, province) => `${stem}${province && `, ${province}`} 1100`,
    (stem, province) => `${stem}${province && `, ${province}`}, 1100`,
    (stem, province) => `${stem}${province && ` ${province}`} ZIP 1100`,
    (stem, province) => `${stem}${province && `, ${province}, ${province}`}`,
  ];
  const afterCountry = ['', ' 1100', ', 1100'];
  const endings = withCountry.flatMap((country) =>
    afterCountry.map((after) => (written: string) => `${country(written)}${after}`),
  );
  /** By night every ending of every address, else of each another one. */
  const endingsAt = (index: number) =>
    isLong ? endings : endings.filter((_, place) => place === index % endings.length);

  test.each(withCode.map((code) => [code('Stem', 'Province'), code] as const))('%s', (_, code) => {
    const wrong = dealers.flatMap(({ address, region }, index) => {
      const town = townIn(address, region);
      const stem = address.replace(/[\s,;]*$/, '').replace(/,[^,]*$/, '');
      const provinces = ['', address.replace(/[\s,;]*$/, '').slice(stem.length + 2)];
      return provinces.flatMap((province) =>
        endingsAt(index)
          .map((ending) => ending(code(stem, province)))
          .filter((written) => townIn(written, region) !== town || !town)
          .map((written) => `${written} (${region}): ${labelIn(written, region)}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['in capitals', (address: string) => address.toUpperCase()],
    ['without commas', (address: string) => address.replaceAll(',', ' ')],
    ['with lines', (address: string) => address.replaceAll(', ', '\n')],
  ])('%s', (_, change) => {
    const wrong = dealers
      .map(({ address, region }) => [change(address), region, townIn(address, region)] as const)
      .filter(([written, region, town]) => townIn(`${written}, Philippines`, region) !== town)
      .map(([written, region]) => `${written} (${region}): ${labelIn(written, region)}`);
    expect(wrong).toEqual([]);
  });
});

test.each([
  // As maps write them.
  ['123 Rizal St, Poblacion, Makati, 1210 Metro Manila, Philippines', '', 'Makati, Metro Manila'],
  ['Makati City, 1200 Metro Manila', '', 'Makati, Metro Manila'],
  ['H5XF+2Q Quezon City', '', 'Quezon City, Metro Manila'],
  ['H5XF+2Q, Quezon City, National Capital Region', '', 'Quezon City, Metro Manila'],
  ['Imus, Cavite, Philippines', 'Cavite', 'Imus, Cavite'],
  ['Imus, 4103 Cavite, Philippines', '', 'Imus, Cavite'],
  ['Philippines 1100, Metro Manila, Quezon City', '', 'Quezon City, Metro Manila'],
  ['12 Aurora Blvd, Cubao, Quezon City, PH-1109', 'Quezon City', 'Quezon City, Metro Manila'],
  ['Naga, Cebu, Central Visayas', 'Cebu', 'Naga, Cebu'],
  ['Silang, Cavite, Region IV-A (CALABARZON), Philippines', '', 'Silang, Cavite'],
  // The name of a province is that province, while another town is named.
  ['Mabini, Batangas, Calabarzon', '', 'Mabini, Batangas'],
  ['Cavite, Imus, Cavite', '', 'Imus, Cavite'],
  ['Lucena, Quezon, Philippines', 'Quezon', 'Lucena, Quezon'],
  ['Cauayan, Isabela, PH', 'Isabela', 'Cauayan, Isabela'],
  ['Carmona, Cavite, Cavite', 'Cavite', 'Carmona, Cavite'],
  ['Bocaue, Bulacan, Philippines', 'Bulacan', 'Bocaue, Bulacan'],
  ['Palo, Leyte, Philippines', 'Leyte', 'Palo, Leyte'],
  ['Zone 2, Brgy. 4, Cavite, Philippines', 'Cavite', undefined],
  // Where it is the town, it stays the town.
  ['Batangas City, Batangas, Philippines', 'Batangas', 'Batangas City, Batangas'],
  ['San Jose, Batangas City, Batangas, 4200', '', 'Batangas City, Batangas'],
  ['Cavite City, Cavite, 4100 Philippines', 'Cavite', 'Cavite City, Cavite'],
  ['Quezon, Quezon', 'Quezon', 'Quezon, Quezon'],
  ['Quezon, Bukidnon, Philippines', 'Bukidnon', 'Quezon, Bukidnon'],
  ['San Fernando, Quezon, Bukidnon', '', 'Quezon, Bukidnon'],
  ['Quezon, Isabela, Philippines', 'Isabela', 'Quezon, Isabela'],
  ['Isabela, Negros Occidental, 6128', '', 'Isabela, Negros Occidental'],
  ['Isabela City, Basilan, BARMM', '', 'Isabela City, Basilan'],
  ['Rizal, Nueva Ecija, Philippines', '', 'Rizal, Nueva Ecija'],
  ['Romblon, Romblon, MIMAROPA, Philippines', '', 'Romblon, Romblon'],
  ['Colon St, Cebu', 'Cebu City', 'Cebu City, Cebu'],
  ['San Antonio, Quezon City, Quezon, Philippines', '', 'Quezon City, Metro Manila'],
  // A barangay, a street or a building of a town's name is not that town.
  ['Brgy. San Juan, Taytay, Rizal', 'Rizal', 'Taytay, Rizal'],
  ['Brgy San Juan Taytay Rizal', '', 'Taytay, Rizal'],
  ['San Juan, Taytay, Rizal, 1920', '', 'Taytay, Rizal'],
  ['Santa Ana, Taytay, Rizal, Philippines', 'Rizal', 'Taytay, Rizal'],
  ['45 Manila East Road, Taytay, Rizal', 'Rizal', 'Taytay, Rizal'],
  ['45 Manila East Road Taytay Rizal', '', 'Taytay, Rizal'],
  ['140 Quezon, Tondo, Manila', 'Manila', 'Tondo, Metro Manila'],
  ['Quezon Avenue, San Pablo City, Laguna', '', 'San Pablo, Laguna'],
  ['Barangay Quezon, Solano, Nueva Vizcaya', '', 'Solano, Nueva Vizcaya'],
  ['Barangay Quezon', 'Nueva Vizcaya', undefined],
  ['Cebu Street, Davao City', 'Davao', 'Davao City, Davao del Sur'],
  ['Brgy. Bagong Silang, Caloocan City, Philippines', '', 'Caloocan, Metro Manila'],
  ['Barangay Bagong Silang', 'Cavite', undefined],
  ['Bgy Rosario, Pasig, Metro Manila', '', 'Pasig, Metro Manila'],
  ['Barangy Tagaytay, Caloocan', '', 'Caloocan, Metro Manila'],
  ['Sitio Santa Rosa, Silang, Cavite', '', 'Silang, Cavite'],
  ['corner Cebu, Lipa City', 'Batangas', 'Lipa, Batangas'],
  // Manila says where the other cities of the capital are, too.
  ['Cubao, Quezon City, Manila, Philippines', '', 'Quezon City, Metro Manila'],
  ['Taguig, Manila', '', 'Taguig, Metro Manila'],
  ['San Miguel, Pasig, Metro Manila', '', 'Pasig, Metro Manila'],
  ['Ermita, 1000 Manila, Philippines', 'Manila', 'Ermita, Metro Manila'],
  ['Paco, Maynila, Kalakhang Maynila', '', 'Paco, Metro Manila'],
  // Of an old province.
  ['Tagum, Davao Province', '', 'Tagum, Davao del Norte'],
  ['Nabunturan, Compostela Valley', '', 'Nabunturan, Davao de Oro'],
  ['Catbalogan, Western Samar', '', 'Catbalogan, Samar'],
  ['Maasin, Leyte', 'Leyte', 'Maasin, Southern Leyte'],
  ['Baler, Quezon', '', 'Baler, Aurora'],
  ['Cotabato City, Cotabato', '', 'Cotabato City, Maguindanao del Norte'],
  // The town that is named stands, whatever the record's region says.
  ['Poblacion, Silang, Cavite', 'Laguna', 'Silang, Cavite'],
  ['San Jose, Makati City', 'Tarlac', 'Makati, Metro Manila'],
  // Slips, with a country behind.
  ['Baguio Ciyt, Benguet, Philippines', '', 'Baguio, Benguet'],
  ['Tagatay, Cavite, Philippines', '', 'Tagaytay, Cavite'],
  ['Silang, Cavitte, Phillippines', '', 'Silang, Cavite'],
  // What a name ends with is no town of another province.
  ['Gen. E. Aguinaldo, Cavite', '', undefined],
  ['Gen. E. Aguinaldo Cavite', '', undefined],
  ['SM Mall of Asia, Pasay', '', 'Pasay, Metro Manila'],
  // Nobody could tell which.
  ['San Fernando City', '', undefined],
  ['Taytay, Philippines', '', undefined],
  ['Philippines', 'Cavite', undefined],
  ['1100', 'Quezon City', undefined],
])('“%s” of the region “%s”: %s', (address, region, label) => {
  expect(labelIn(address, region)).toBe(label);
});

test.each([
  ['Silang, Cavite', 'Cavite', true],
  ['Silang, Cavite', 'Laguna', false],
  ['Silang, Cavite', 'CALABARZON', true],
  ['Silang, Cavite', 'Region IV-A', true],
  ['Cubao, Quezon City', 'Quezon City', true],
  ['Cubao, Quezon City', 'Quezon', false],
  ['Cubao, Quezon City', 'Metro Manila', true],
  ['Tondo, Manila', 'Manila', true],
  ['Cubao, Quezon City', 'Manila', false],
  ['Makati', 'NCR', true],
  ['Digos City, Davao del Sur', 'Davao', true],
  ['Tagum', 'Davao', true],
  ['Kidapawan', 'North Cotabato', true],
  ['Cebu City', 'Cebu', true],
  ['Cebu City', 'Mandaue City', false],
  ['Makati', 'Our partners', undefined],
  ['Makati', '', undefined],
])('“%s” lies in the region “%s”: %s', (address, region, isThere) => {
  const town = townIn(address);
  expect(town && isIn(town, region)).toBe(isThere);
});
