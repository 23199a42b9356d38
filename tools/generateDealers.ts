/**
 * Writes the sample dealers (DEAL-4), always the same ones: `npm run dealers -- --overwrite`. The company's staff edit
 * the file afterwards, so nothing else calls this.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Dealer } from '@/content/schema';

interface Region {
  /** As the directory's select shows it. */
  name: string;
  /** How many dealers it gets. */
  dealers: number;
  /** Its real cities and municipalities; for a city of Metro Manila, its districts. */
  places: string[];
  /** What ends an address in it. */
  ending: string;
}

const metro = (name: string, dealers: number, places: string): Region => ({
  name,
  dealers,
  places: places.split(', '),
  ending: `${name}, Metro Manila`,
});

const province = (name: string, dealers: number, places: string, ending = name): Region => ({
  name,
  dealers,
  places: places.split(', '),
  ending: ending.replace(' Del ', ' del '),
});

/** Every region of the specification, spelt as there. */
export const regions: readonly Region[] = [
  metro('Manila', 13, 'Tondo, Binondo, Quiapo, Sampaloc, Santa Cruz, Paco, Divisoria'),
  metro('Quezon City', 13, 'Cubao, Novaliches, Commonwealth, Kamuning, Project 4, Balintawak'),
  metro('Valenzuela', 5, 'Karuhatan, Marulas, Malinta, Dalandanan'),
  metro('Pasig', 6, 'Kapasigan, Rosario, Manggahan, Santolan, Caniogan'),
  metro('San Juan', 2, 'Maytunas, Corazon de Jesus, Little Baguio'),
  metro('Mandaluyong', 3, 'Addition Hills, Plainview, Hulo, Barangka'),
  metro('Marikina', 5, 'Concepcion Uno, Santo Niño, Parang, Santa Elena'),
  metro('Caloocan', 8, 'Grace Park, Bagong Barrio, Camarin, Sangandaan, Bagong Silang'),
  metro('Malabon', 3, 'Longos, Tinajeros, Tugatog, Potrero'),
  metro('Pasay', 4, 'Libertad, Malibay, San Roque, Maricaban'),
  province('Rizal', 8, 'Antipolo City, Cainta, Taytay, Binangonan, Rodriguez, San Mateo, Morong'),
  province(
    'Bulacan',
    10,
    'Malolos City, Meycauayan City, San Jose del Monte City, Baliuag, Marilao',
  ),
  province('Pampanga', 8, 'San Fernando City, Angeles City, Mabalacat City, Guagua, Apalit'),
  province('Bataan', 3, 'Balanga City, Dinalupihan, Mariveles, Orani'),
  province('Tarlac', 4, 'Tarlac City, Concepcion, Paniqui, Capas'),
  province('Pangasinan', 7, 'Dagupan City, Urdaneta City, San Carlos City, Lingayen, Rosales'),
  province('La Union', 3, 'San Fernando City, Agoo, Bauang'),
  province('Benguet', 4, 'Baguio City, La Trinidad, Itogon'),
  province('Ilocos Sur', 3, 'Vigan City, Candon City, Narvacan'),
  province('Cagayan', 4, 'Tuguegarao City, Aparri, Solana, Tuao'),
  province('Isabela', 5, 'Santiago City, Cauayan City, Ilagan City, Roxas'),
  province(
    'Cavite',
    9,
    'Bacoor City, Imus City, Dasmariñas City, General Trias City, Silang, Kawit',
  ),
  province('Laguna', 8, 'Calamba City, San Pablo City, Santa Rosa City, Biñan City, Los Baños'),
  province('Batangas', 7, 'Batangas City, Lipa City, Tanauan City, Nasugbu, Lemery'),
  province('Quezon', 5, 'Lucena City, Tayabas City, Candelaria, Gumaca, Sariaya'),
  province('Albay', 4, 'Legazpi City, Tabaco City, Ligao City, Daraga'),
  province('Catanduanes', 2, 'Virac, San Andres'),
  province('Camarines Sur', 4, 'Naga City, Iriga City, Pili, Goa'),
  province('Palawan', 3, 'Puerto Princesa City, Coron, Narra'),
  province('Occidental Mindoro', 2, 'San Jose, Mamburao, Sablayan'),
  province('Negros Occidental', 5, 'Bacolod City, Silay City, Kabankalan City, San Carlos City'),
  province('Negros Oriental', 3, 'Dumaguete City, Bais City, Tanjay City'),
  province('Iloilo', 5, 'Iloilo City, Passi City, Oton, Pototan'),
  province('Leyte', 4, 'Tacloban City, Ormoc City, Baybay City, Palo'),
  province('Northern Samar', 2, 'Catarman, Allen, Laoang'),
  province(
    'Cebu',
    8,
    'Cebu City, Mandaue City, Lapu-Lapu City, Talisay City, Danao City, Carcar City',
  ),
  province('Bohol', 3, 'Tagbilaran City, Tubigon, Jagna, Ubay'),
  province('Bukidnon', 2, 'Malaybalay City, Valencia City, Manolo Fortich'),
  province('Lanao Del Norte', 2, 'Iligan City, Tubod, Kapatagan'),
  province('Lanao Del Sur', 1, 'Marawi City, Wao'),
  province('Misamis Oriental', 4, 'Cagayan de Oro City, Gingoog City, El Salvador City, Opol'),
  province('Misamis Occidental', 2, 'Ozamiz City, Oroquieta City, Tangub City'),
  province('Agusan Del Norte', 2, 'Butuan City, Cabadbaran City, Nasipit'),
  province('Surigao Del Norte', 2, 'Surigao City, Dapa, Mainit'),
  province('North Cotabato', 2, 'Kidapawan City, Midsayap, Kabacan'),
  province('South Cotabato', 3, 'General Santos City, Koronadal City, Polomolok'),
  province('Davao', 5, 'Davao City, Digos City, Santa Cruz', 'Davao Del Sur'),
  province('Sultan Kudarat', 1, 'Tacurong City, Isulan'),
  province('Maguindanao Del Norte', 1, 'Cotabato City, Parang'),
  province('Zamboanga Del Norte', 2, 'Dipolog City, Dapitan City, Sindangan'),
  province('Zamboanga Del Sur', 3, 'Zamboanga City, Pagadian City, Molave'),
  province('Sulu', 1, 'Jolo, Patikul'),
  province('Antique', 2, 'San Jose de Buenavista, Sibalom, Culasi'),
];

const streets = [
  'Rizal Avenue',
  'Mabini Street',
  'Bonifacio Street',
  'Del Pilar Street',
  'Burgos Street',
  'Luna Street',
  'Quezon Avenue',
  'Magsaysay Avenue',
  'National Highway',
  'Maharlika Highway',
  'Jacinto Street',
  'Gomez Street',
  'Real Street',
  'Lopez Jaena Street',
  'Sampaguita Street',
  'Roxas Avenue',
];

const barangays = [
  'Poblacion',
  'San Isidro',
  'San Roque',
  'Santo Niño',
  'Santa Maria',
  'San Jose',
  'Bagumbayan',
  'Mabini',
  'San Antonio',
  'Barangay 4',
  'Barangay 12',
  'Zone 2',
];

const shopNames = [
  'Masagana',
  'Tagumpay',
  'Bagong Araw',
  'Tres Hermanas',
  'Golden Sack',
  'Matamis',
  "Aling Precy's",
  "Ka Doming's",
  'Kapatid',
  'Bukang Liwayway',
  'Sariwa',
  'Suki',
  'Santo Niño',
  'San Lorenzo',
  'Saint Jude',
  'Three Roses',
  'Good Harvest',
  'Panaderos',
  'Mabuhay',
  'Sinag',
  'Bituin',
  'Malinamnam',
  'Kusina',
  'Bayanihan',
  'Pinagpala',
  'Dos Amigos',
  'Double J',
  'R & M',
  'JCL',
  'Villa Rosa',
  'Everyday',
  'Sampaguita',
  'Ligaya',
  'Northpoint',
  'Southgate',
  'Lucky Nine',
];

const shopKinds = [
  'Baking Supplies',
  'Bakers Depot',
  'Food Ingredients',
  'General Merchandise',
  'Trading',
  'Wholesale Grocery',
  'Grocery',
  'Enterprises',
  'Food Depot',
  'Rice & Dry Goods',
  'Cake & Pastry Supplies',
  'Mini Mart',
  'Consumer Goods Trading',
  'Packaging & Ingredients',
];

const stallKeepers = [
  'Aling Belen',
  'Aling Nora',
  'Ate Luz',
  'Ate Weng',
  'Kuya Boyet',
  'Kuya Dan',
  'Mang Ambo',
  'Mang Pido',
  'Nanay Cora',
  'Tita Baby',
];

/** What careless typing did to addresses in the company's own list. */
const slips: readonly ((address: string) => string)[] = [
  (address) => address.replace(', ', ',, '),
  (address) => address.replace(', ', ' , '),
  (address) => `${address} ;`,
  (address) => address.replace('Street', 'Stret').replace('Avenue', 'Aveneu'),
  (address) => address.replace(' City', ' Ciyt').replace('Manila', 'Manlia'),
  (address) => address.replace(/, (\S+)/, ', $1`'),
  (address) => `${address},`,
  (address) => address.replace(/ (\S+),/, '  $1 ,'),
  (address) => address.replace('Street', 'St.)').replace('Avenue', 'Ave.)'),
];

/** Mulberry32: small, and the same on every machine. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

/** The map search for an address, as all dealers but one have it. */
export const mapsSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

/** Makes the 230 sample dealers. The same seed always makes the same ones. */
export function generateDealers(seed = 20): Dealer[] {
  const random = randomNumbers(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const digits = (count: number) => Array.from({ length: count }, () => whole(0, 9)).join('');

  const mobile = () => {
    const [middle, end] = [digits(3), digits(4)];
    return pick([`0900 ${middle} ${end}`, `0900 ${middle} ${end}`, `0900-${middle}-${end}`]);
  };
  // No exchange of Metro Manila begins with 9, so that nobody is called by mistake.
  const landline = () => `9${digits(3)} ${digits(4)}`;

  const nameIn = (place: string, taken: Set<string>) => {
    const town = place.replace(/ City$/, '');
    for (;;) {
      const kind = random();
      const name =
        kind < 0.2
          ? `${pick(stallKeepers)}, ${town} Public Market Stall ${whole(1, 96)}`
          : kind < 0.55
            ? `${pick(shopNames)} ${pick(shopKinds)} ${town}`
            : `${pick(shopNames)} ${pick(shopKinds)}`;
      if (!taken.has(name)) return name;
    }
  };

  const taken = new Set<string>();
  const dealers = regions.flatMap((region) =>
    Array.from({ length: region.dealers }, (_, index): Dealer => {
      // The first dealers of a region are in different towns, its capital first.
      const place = region.places[index] ?? pick(region.places);
      const name = nameIn(place, taken);
      taken.add(name);
      const inMarket = name.includes('Public Market');
      const isMetro = region.ending.endsWith('Metro Manila');
      const street = `${whole(3, 480)} ${pick(streets)}`;
      const address = [
        inMarket ? name.replace(/^.*, /, '') : street,
        ...(inMarket || isMetro ? [] : [pick(barangays)]),
        place,
        region.ending,
      ].join(', ');
      const numbers = pick([1, 1, 1, 1, 2, 2, 2, 3, 3, 4]);
      return {
        name,
        region: region.name,
        address,
        phoneNumbers: Array.from({ length: numbers }, mobile),
        mapsLink: mapsSearch(address),
      };
    }),
  );

  /** The quirks of the company's list, spread over it by fixed steps. */
  const dealerAt = (index: number) => dealers[index % dealers.length] as Dealer;
  slips.forEach((slip, index) => {
    // Not every slip can happen to every address: take the next one that it changes.
    const rest = dealers.slice(11 + index * 23);
    const dealer = rest.find(({ address }) => slip(address) !== address);
    if (!dealer) return;
    dealer.address = slip(dealer.address);
    dealer.mapsLink = mapsSearch(dealer.address);
  });
  for (let index = 0; index < 9; index++) dealerAt(4 + index * 6).phoneNumbers.unshift(landline());
  dealerAt(31).phoneNumbers = Array.from({ length: 6 }, mobile);
  dealerAt(120).phoneNumbers = Array.from({ length: 5 }, mobile);
  dealerAt(74).phoneNumbers = [mobile(), 'TIN 000-000-000-000'];
  dealerAt(97).name += '/';
  const cebu = dealers.find((dealer) => dealer.region === 'Cebu');
  if (cebu) {
    cebu.mapsLink = 'https://www.google.com/maps/place/Cebu+City/@10.2929,123.9016,17z';
  }
  return dealers;
}

const file = path.resolve(import.meta.dirname, '../src/content/dealers.json');

if (process.argv[1] === import.meta.filename) {
  if (existsSync(file) && !process.argv.includes('--overwrite')) {
    console.error(
      'src/content/dealers.json exists, and people edit it. To replace it by the sample dealers: npm run dealers -- --overwrite',
    );
    process.exitCode = 1;
  } else {
    const dealers = generateDealers();
    const options = await resolveConfig(file);
    writeFileSync(file, await format(JSON.stringify(dealers), { ...options, parser: 'json' }));
    console.log(`Wrote ${dealers.length} sample dealers.`);
  }
}
