import { expect, test } from 'vitest';
import { createPlaceReader } from '@/domain/addressTown';
import { createTownSearch } from '@/domain/townSearch';
import { readTownFile } from '../../tools/content/townFile';

/** How maps, forms and people write towns: each finds its own first, typed into the field "Near". */
const forms: Readonly<Record<string, readonly string[]>> = {
  'tagaytay-cavite': [
    'Tagaytay City, Cavite, Philippines',
    'Tagaytay, 4120 Cavite, Philippines',
    'TAGAYTAY CITY, CAVITE',
    'tagaytay cavite philippines',
    'Cavite, Tagaytay',
    'cavite tagaytay city',
    'Philippines, Cavite, Tagaytay',
    'City of Tagaytay',
    'The City of Tagaytay, Province of Cavite',
    'Lungsod ng Tagaytay',
    'Dakbayan sa Tagaytay',
    'Tagaytay City Proper, Cavite',
    'Component City of Tagaytay',
    'Lungsod ng Tagaytay, Lalawigan ng Cavite, Pilipinas',
    'Tagaytay, CALABARZON',
    'Tagaytay, Region IV-A',
    'Tagaytay Region 4A',
    'Tagaytay City, Cavite, Region IV-A (CALABARZON)',
    'Tagaytay City, Southern Tagalog',
    'Tagaytay 4120',
    '4120 Tagaytay City',
    'Tagaytay, Cavite, PH',
    'Tagaytay, Cavite, PH 4120',
    'Tagaytay; Cavite; Phils.',
    'Tagaytay (Cavite)',
    'Tagaytay/Cavite',
    'Tagaytay - Cavite',
    'Tagaytay City Cavite Province',
    'Tagatay, Cavite, Philippines',
    'Tagaytay City, Cavite, Phillipines',
    '4W8X+QF Tagaytay, Cavite',
    'Tagaytay, Luzon',
    'Brgy. San Jose, Tagaytay City',
    '12 Aguinaldo Highway, Silang Junction South, Tagaytay City, Cavite',
  ],
  'makati-metro-manila': [
    'Makati, NCR',
    'Makati NCR',
    'Makati City, 1200 Metro Manila',
    'Makati, National Capital Region',
    'Makati City, National Capital Region (NCR)',
    'Makati, Metropolitan Manila',
    'Makati, Manila, Philippines',
    'Makati, MM',
    'Makati, Metro Mla.',
    'NCR, Makati',
    'Metro Manila, Makati City',
    'Makati, Kalakhang Maynila',
    'Lungsod ng Makati',
    'Makati, Rizal',
    'San Pedro Macati',
    '123 Rizal St, Poblacion, Makati, 1210 Metro Manila, Philippines',
    '123 Rizal St Poblacion Makati City',
  ],
  'quezon-city-metro-manila': [
    'H5XF+2Q Quezon City',
    'Quezon City, Metro Manila, Philippines',
    'Quezon City 1100',
    'Philippines 1100 Quezon City',
    'Quezon, NCR',
    'Quezon, Metro Manila',
    'Q.C., Metro Manila',
    'QC, NCR',
    'QC Philippines',
    'Lungsod Quezon',
    'Lungsod ng Quezon',
    'Lungsod Quezon, Kalakhang Maynila',
    'Cubao, Quezon City, Philippines',
    'Quezon City, Quezon City, NCR',
  ],
  'manila-metro-manila': [
    'Manila, Philippines',
    'City of Manila, NCR',
    'Maynila',
    'Lungsod ng Maynila',
    '1000 Manila',
  ],
  'san-juan-metro-manila': ['San Juan, NCR', 'San Juan City, Metro Manila', 'San Juan del Monte'],
  'valenzuela-metro-manila': ['Valenzuela, Bulacan', 'Polo, Bulacan'],
  'taytay-rizal': ['Brgy. San Juan, Taytay, Rizal', 'Taytay Rizal 1920', 'Bayan ng Taytay, Rizal'],
  'santa-rosa-laguna': [
    'Sta. Rosa City, Laguna',
    'Sta.Rosa, Laguna',
    'STA ROSA LAGUNA PHILIPPINES',
  ],
  'santo-tomas-batangas': ['Sto. Tomas, Batangas', 'Sto Tomas City, CALABARZON, Philippines'],
  'general-trias-cavite': ['Gen. Trias, Cavite', 'Gen Trias City', 'San Francisco de Malabon'],
  'general-santos-south-cotabato': [
    'Gen. Santos City',
    'GenSan, SOCCSKSARGEN',
    'General Santos, Region XII',
    'General Santos, So. Cotabato',
  ],
  'president-roxas-capiz': ['Pres. Roxas, Capiz'],
  'kidapawan-cotabato': [
    'Kidapawan, North Cotabato',
    'Kidapawan City, Cotabato Province',
    'Kidapawan, N. Cotabato, Philippines',
    'North Cotabato, Kidapawan',
    'Kidapawan, Cotabato del Norte',
  ],
  'cotabato-city-maguindanao-del-norte': [
    'Cotabato City, Maguindanao',
    'Cotabato City, BARMM',
    'Cotabato City, ARMM, Philippines',
    'Cotabato City, Shariff Kabunsuan',
  ],
  'nabunturan-davao-de-oro': [
    'Nabunturan, Compostela Valley',
    'Nabunturan, ComVal',
    'Nabunturan, Davao Province',
    'Nabunturan, Davao Region',
  ],
  'tagum-davao-del-norte': ['Tagum City, Davao', 'Tagum, Davao Norte', 'Tagum, North Davao'],
  'malita-davao-occidental': ['Malita, Davao del Sur', 'Malita, Davao Occ.'],
  'davao-city-davao-del-sur': ['Lungsod ng Dabaw', 'Davao City, Mindanao', 'Davao, Region XI'],
  'catbalogan-samar': ['Catbalogan, Western Samar', 'Catbalogan City, W. Samar, Philippines'],
  'borongan-eastern-samar': ['Borongan, E. Samar', 'Borongan, Samar', 'Borongan, Samar Oriental'],
  'bacolod-negros-occidental': [
    'Bacolod, Negros Occ.',
    'Bacolod City, Neg. Occ., Philippines',
    'Bacolod, Negros Island Region',
    'Bacolod, Western Visayas',
    'Bacolod, NIR',
  ],
  'dumaguete-negros-oriental': ['Dumaguete, Negros Or.', 'Dumaguete City, Central Visayas'],
  'tabuk-kalinga': ['Tabuk, Kalinga-Apayao', 'City of Tabuk, CAR'],
  'luna-apayao': ['Luna, Kalinga-Apayao', 'Luna, Apayao, CAR, Philippines'],
  'bontoc-mountain-province': ['Bontoc, Mt. Province', 'Bontoc, Mountain Prov.'],
  'baguio-benguet': [
    'Baguio, CAR',
    'Baguio City, Cordillera Administrative Region',
    'Baguio, Mountain Province',
    'Summer Road, Baguio City 2600 Benguet',
  ],
  'san-jose-dinagat-islands': ['San Jose, Dinagat', 'San Jose, Prov. of Dinagat Islands'],
  'lucena-quezon': ['Lucena, Tayabas', 'Lucena City, Quezon Province, Philippines'],
  'baler-aurora': ['Baler, Quezon', 'Baler, Central Luzon'],
  'naga-camarines-sur': ['Naga, Bicol', 'Naga City, CamSur', 'Naga, Cam. Sur', 'Nueva Caceres'],
  'legazpi-albay': ['Legazpi, Region V', 'Legaspi City', 'Legazpi, Bicolandia'],
  'san-fernando-pampanga': ['San Fernando, Region III, Philippines', 'San Fernando, Central Luzon'],
  'san-fernando-la-union': ['San Fernando City, Ilocos Region', 'San Fernando Region 1'],
  'cebu-city-cebu': [
    'Cebu, Philippines',
    'Cebu City, Central Visayas',
    'Cebu, Region VII',
    'Sugbo',
  ],
  'lapu-lapu-cebu': ['Lapulapu City, Cebu', 'Lapu-lapu, Metro Cebu', 'Opon, Cebu'],
  'iloilo-city-iloilo': ['Iloilo City, Panay', 'Lungsod ng Iloilo'],
  'jordan-guimaras': ['Jordan, Iloilo'],
  'cabanatuan-nueva-ecija': ['Cabanatuan, N. Ecija', 'Cabanatuan City, NE'],
  'calapan-oriental-mindoro': ['Calapan, Mindoro', 'Calapan, Or. Mindoro', 'Calapan, MIMAROPA'],
  'puerto-princesa-palawan': ['Pto. Princesa', 'Puerto Princesa, Region IV-B'],
  'zamboanga-city-zamboanga-del-sur': ['Zamboanga, Region IX', 'Zamboanga City, Zambo. del Sur'],
  'ipil-zamboanga-sibugay': ['Ipil, Zamboanga del Sur', 'Ipil, Zamboanga'],
  'cagayan-de-oro-misamis-oriental': [
    'CDO, Northern Mindanao',
    'Cagayan de Oro, Mis. Or.',
    'Cagayan de Misamis',
  ],
  'marawi-lanao-del-sur': ['Marawi, Lanao', 'Marawi City, Bangsamoro'],
  'butuan-agusan-del-norte': ['Butuan, Agusan', 'Butuan City, Caraga', 'Butuan, Region XIII'],
  'samal-davao-del-norte': ['IGACOS', 'Island Garden City of Samal, Davao del Norte'],
  'rodriguez-rizal': ['Montalban, Rizal, Philippines', 'Rodriguez (Montalban), Rizal'],
  'liliw-laguna': ['Lilio, Laguna'],
  'silang-cavite': [
    'Bayan ng Silang',
    'Munisipyo ng Silang, Cavite',
    'Municipality of Silang, Province of Cavite',
    'Poblacion, Silang',
  ],
  'kawit-cavite': ['Cavite el Viejo'],
};
const all = Object.entries(forms).flatMap(([slug, some]) =>
  some.map((form) => [form, slug] as const),
);

const file = readTownFile();
const { find, named } = createTownSearch(file);
const { townIn } = createPlaceReader(file);

test('there are more than 100', () => {
  expect(all.length).toBeGreaterThan(150);
});

test.each(all)('“%s” finds %s', (typed, slug) => {
  expect(find(typed)[0]?.slug).toBe(slug);
});

test('they are read at the end of an address too', () => {
  // By themselves "Cebu" is the province, and of several San Fernandos none is named.
  const wrong = all.filter(([form, slug]) => townIn(`12 Mabini Street, ${form}`)?.slug !== slug);
  expect(wrong.map(([form]) => form)).toEqual(['Cebu, Philippines']);
});

test('every town is found with all that maps write around it', () => {
  const { towns } = createTownSearch(file);
  // One in nine: it takes a while.
  const wrong = towns
    .filter((_, index) => index % 9 === 0)
    .flatMap(({ slug, name, province }) =>
      [
        `${name}, ${province}, Philippines`,
        `${name}, 1234 ${province}, Philippines`,
        `${province}, ${name}`,
        `Brgy. San Roque, ${name}, ${province}`.toUpperCase(),
      ].filter((typed) => find(typed)[0]?.slug !== slug),
    );
  expect(wrong).toEqual([]);
});

test.each([
  ['NCR', 'Metro Manila'],
  ['National Capital Region', 'Metro Manila'],
  ['Compostela Valley', 'Davao de Oro'],
  ['North Cotabato', 'Cotabato'],
  ['Western Samar', 'Samar'],
  ['Quezon Province', 'Quezon'],
  ['Mountain Province, Philippines', 'Mountain Province'],
])('“%s” finds the towns of %s', (typed, province) => {
  const labels = find(typed).map(({ label }) => label);
  expect(labels.length).toBeGreaterThan(3);
  expect(labels[0]?.endsWith(`, ${province}`)).toBe(true);
});

test('what is still being typed takes nothing away', () => {
  const wholes = ['makati, national capital region', 'makati ncr', 'makati philippines'];
  const beginnings = wholes.flatMap((whole) =>
    Array.from({ length: whole.length - 'makati'.length + 1 }, (_, more) =>
      whole.slice(0, 'makati'.length + more),
    ),
  );
  expect(beginnings.filter((typed) => find(typed)[0]?.slug !== 'makati-metro-manila')).toEqual([]);
});

test.each([
  ['Tagaytay City, Cavite, Philippines', 'tagaytay-cavite'],
  ['Makati, NCR', 'makati-metro-manila'],
  ['Lungsod ng Makati', 'makati-metro-manila'],
  ['Brgy. San Juan, Taytay, Rizal', 'taytay-rizal'],
  ['Barangay San Juan', undefined],
  ['Philippines', undefined],
  ['cheese powder', undefined],
])('the search for dealers offers those near the town of “%s”: %s', (typed, slug) => {
  expect(named(typed)?.slug).toBe(slug);
});

test.each(['Philippines', '1200', 'Paris, France', 'Springfield, Cavite', 'Brgy. 12', 'Region 99'])(
  '“%s” finds nothing',
  (typed) => {
    expect(find(typed)).toEqual([]);
  },
);
