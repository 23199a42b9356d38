/** Provinces and regions by all their names: those of today, old ones, numbers and initials. */
import type { PlacePart } from './placeParts.ts';

const CORDILLERA = 'Abra, Apayao, Benguet, Ifugao, Kalinga, Mountain Province';
const ILOCOS = 'Ilocos Norte, Ilocos Sur, La Union, Pangasinan';
const CAGAYAN_VALLEY = 'Batanes, Cagayan, Isabela, Nueva Vizcaya, Quirino';
const CENTRAL_LUZON = 'Aurora, Bataan, Bulacan, Nueva Ecija, Pampanga, Tarlac, Zambales';
const CALABARZON = 'Batangas, Cavite, Laguna, Quezon, Rizal';
const MIMAROPA = 'Marinduque, Occidental Mindoro, Oriental Mindoro, Palawan, Romblon';
const BICOL = 'Albay, Camarines Norte, Camarines Sur, Catanduanes, Masbate, Sorsogon';
const NEGROS = 'Negros Occidental, Negros Oriental';
const WESTERN_VISAYAS = `Aklan, Antique, Capiz, Guimaras, Iloilo, Negros Occidental`;
const CENTRAL_VISAYAS = `Bohol, Cebu, Negros Oriental, Siquijor`;
const SAMAR = 'Samar, Eastern Samar, Northern Samar';
const EASTERN_VISAYAS = `Biliran, Leyte, Southern Leyte, ${SAMAR}`;
const ZAMBOANGA = 'Zamboanga del Sur, Zamboanga del Norte, Zamboanga Sibugay';
const NORTHERN_MINDANAO =
  'Bukidnon, Camiguin, Lanao del Norte, Misamis Occidental, Misamis Oriental';
const DAVAO = 'Davao del Sur, Davao del Norte, Davao Oriental, Davao de Oro, Davao Occidental';
const SOCCSKSARGEN = 'Cotabato, Sarangani, South Cotabato, Sultan Kudarat';
const CARAGA =
  'Agusan del Norte, Agusan del Sur, Dinagat Islands, Surigao del Norte, Surigao del Sur';
const MAGUINDANAO = 'Maguindanao del Norte, Maguindanao del Sur';
const BANGSAMORO = `Basilan, Lanao del Sur, ${MAGUINDANAO}, Sulu, Tawi-Tawi, Cotabato`;

const LUZON = `${CENTRAL_LUZON}, ${CALABARZON}, ${ILOCOS}, ${CAGAYAN_VALLEY}, ${BICOL}, ${CORDILLERA}, ${MIMAROPA}, Metro Manila`;
const VISAYAS = `${CENTRAL_VISAYAS}, ${WESTERN_VISAYAS}, ${EASTERN_VISAYAS}`;
const MINDANAO = `${DAVAO}, ${NORTHERN_MINDANAO}, ${SOCCSKSARGEN}, ${ZAMBOANGA}, ${CARAGA}, ${BANGSAMORO}`;

/** By the numbers of the regions: the first of them is the first. */
const NUMBERED = [
  ILOCOS,
  CAGAYAN_VALLEY,
  CENTRAL_LUZON,
  `${CALABARZON}, ${MIMAROPA}, Aurora`,
  BICOL,
  WESTERN_VISAYAS,
  CENTRAL_VISAYAS,
  EASTERN_VISAYAS,
  `${ZAMBOANGA}, Basilan, Sulu`,
  NORTHERN_MINDANAO,
  DAVAO,
  `${SOCCSKSARGEN}, Maguindanao del Norte`,
  CARAGA,
];
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii xiii'.split(' ');

/**
 * Names and the provinces that they mean, the likeliest first. A province that was split is listed with its former parts,
 * because old addresses still use its name.
 */
const NAMES: Readonly<Record<string, string>> = {
  'NCR, National Capital, Kalakhang Maynila, Kamaynilaan, Metropolitan Manila, MM, Manila, Maynila':
    'Metro Manila',
  'CAR, Cordillera, Cordilleras, Cordillera Administrative, Cordillera Autonomous': CORDILLERA,
  Ilocos: ILOCOS,
  'Cagayan Valley, Lambak ng Cagayan': CAGAYAN_VALLEY,
  'Central Luzon, Gitnang Luzon': CENTRAL_LUZON,
  'Calabarzon, Southern Tagalog Mainland': CALABARZON,
  'Mimaropa, Southwestern Tagalog': MIMAROPA,
  'Southern Tagalog': `${CALABARZON}, ${MIMAROPA}, Aurora`,
  'Bicol, Bikol, Bicolandia': BICOL,
  'Western Visayas, Panay': WESTERN_VISAYAS,
  'Central Visayas': CENTRAL_VISAYAS,
  'Eastern Visayas': EASTERN_VISAYAS,
  'NIR, Negros Island': `${NEGROS}, Siquijor`,
  Negros: NEGROS,
  'Zamboanga Peninsula, Western Mindanao': `${ZAMBOANGA}, Basilan, Sulu`,
  Zamboanga: ZAMBOANGA,
  'Northern Mindanao': NORTHERN_MINDANAO,
  'Davao, Southern Mindanao': DAVAO,
  'Soccsksargen, Socsksargen, Socsargen, Central Mindanao': `${SOCCSKSARGEN}, Maguindanao del Norte`,
  'Metro Cebu': 'Cebu',
  'Metro Davao': DAVAO,
  'Metro Iloilo': 'Iloilo',
  Caraga: CARAGA,
  'BARMM, ARMM, Bangsamoro, Muslim Mindanao, Bangsamoro Autonomous Region in Muslim Mindanao, Autonomous Region in Muslim Mindanao':
    BANGSAMORO,
  Luzon: LUZON,
  Visayas: VISAYAS,
  Mindanao: MINDANAO,
  Tayabas: 'Quezon, Aurora',
  Quezon: 'Aurora',
  Rizal: 'Metro Manila',
  Bulacan: 'Metro Manila',
  'Ambos Camarines, Camarines': 'Camarines Norte, Camarines Sur',
  'CamSur, Cam Sur': 'Camarines Sur',
  'CamNorte, Cam Norte': 'Camarines Norte',
  'Kalinga Apayao': 'Kalinga, Apayao',
  'Mountain, Mountain Province': 'Mountain Province, Benguet, Ifugao, Kalinga, Apayao',
  'Nueva Vizcaya': 'Quirino',
  'N Ecija': 'Nueva Ecija',
  'N Vizcaya': 'Nueva Vizcaya',
  Mindoro: 'Oriental Mindoro, Occidental Mindoro',
  Capiz: 'Aklan',
  Iloilo: 'Guimaras',
  'Western Samar': SAMAR,
  Samar: 'Eastern Samar, Northern Samar',
  Leyte: 'Southern Leyte, Biliran',
  Sorsogon: 'Masbate',
  NegOcc: 'Negros Occidental',
  NegOr: 'Negros Oriental, Siquijor',
  'Negros Oriental': 'Siquijor',
  Misamis: 'Misamis Oriental, Misamis Occidental',
  MisOr: 'Misamis Oriental',
  MisOcc: 'Misamis Occidental',
  'Misamis Oriental': 'Camiguin',
  Agusan: 'Agusan del Norte, Agusan del Sur',
  Surigao: 'Surigao del Norte, Surigao del Sur, Dinagat Islands',
  'Surigao del Norte': 'Dinagat Islands',
  Dinagat: 'Dinagat Islands',
  Lanao: 'Lanao del Norte, Lanao del Sur',
  'Cotabato, North Cotabato': `Cotabato, ${MAGUINDANAO}, South Cotabato, Sultan Kudarat, Sarangani`,
  'South Cotabato': 'Sarangani',
  'Maguindanao, Magindanao': MAGUINDANAO,
  'Maguindanao del Sur': 'Maguindanao del Norte',
  'Maguindanao del Norte': 'Maguindanao del Sur',
  'Shariff Kabunsuan': 'Maguindanao del Norte',
  'Compostela Valley, ComVal': 'Davao de Oro',
  'Davao del Norte': 'Davao de Oro',
  'Davao del Sur': 'Davao Occidental',
  'Zamboanga del Sur': 'Zamboanga Sibugay, Basilan',
  'ZDS, Zambo del Sur': 'Zamboanga del Sur, Zamboanga Sibugay',
  'ZDN, Zambo del Norte': 'Zamboanga del Norte',
  'ZSP, Zambo Sibugay': 'Zamboanga Sibugay',
  Sulu: 'Tawi-Tawi',
};

/** "Samar Oriental" is "Eastern Samar", and "Davao del Norte" was "North Davao". */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [/^(north|northern|norte|nte|no|n)$/, 'norte'],
  [/^(south|southern|sur|s)$/, 'sur'],
  [/^(east|eastern|oriental|ori|or)$/, 'oriental'],
  [/^(west|western|occidental|occ)$/, 'occidental'],
];
const SMALL = /^(del?|of|the|in|ng|region|rehiyon|islands?|autonomous|administrative)$/;

/** The words of a name of an area, in any order. */
const areaKey = (words: readonly string[]) =>
  words
    .filter((word) => !SMALL.test(word))
    .map((word) => SIDES.find(([side]) => side.test(word))?.[1] ?? word)
    .toSorted()
    .join('');

const listOf = (text: string) => text.split(', ');
const wordsOf = (name: string) => name.toLowerCase().split(/[ -]/);

/** "Region IV-A", "Region 4A". */
const numbered = (words: readonly string[]): readonly string[] | undefined => {
  const [, number = '', half] =
    /^(?:region|rehiyon|reg|r)(?:no)?(\d{1,2}|[ivx]+)([ab])?$/.exec(words.join('')) ?? [];
  const index = ROMAN.indexOf(number) >= 0 ? ROMAN.indexOf(number) : Number(number || 0) - 1;
  const provinces = half && index === 3 ? (half === 'a' ? CALABARZON : MIMAROPA) : NUMBERED[index];
  return provinces === undefined ? undefined : listOf(provinces);
};

export interface Areas {
  /** The provinces that a part of an address means, the likeliest first; `undefined` where it names no area. */
  of: (part: Pick<PlacePart, 'words' | 'says'>) => readonly string[] | undefined;
  /** All names as keys: their words in one order, run together. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Whether some name of an area, or of the country, begins so: it is still being typed. */
  hasBeginning: (typed: string) => boolean;
}

export const createAreas = (provinces: readonly string[]): Areas => {
  const names = new Map<string, readonly string[]>(
    provinces.map((province) => [areaKey(wordsOf(province)), [province]]),
  );
  const written = ['philippines', 'pilipinas', 'region', 'rehiyon'];
  for (const [some, meant] of Object.entries(NAMES)) {
    for (const name of listOf(some)) {
      const key = areaKey(wordsOf(name));
      names.set(key, [...new Set([...(names.get(key) ?? []), ...listOf(meant)])]);
      written.push(name.toLowerCase().replaceAll(' ', ''));
    }
  }
  const of: Areas['of'] = ({ words, says }) => {
    if (says === 'city' || says === 'town') return undefined;
    const bare =
      says === 'province'
        ? words.filter((word) => !/^(province|lalawigan|probinsi?ya)$/.test(word))
        : words;
    return numbered(words) ?? names.get(areaKey(words)) ?? names.get(areaKey(bare));
  };
  return {
    of,
    names,
    hasBeginning: (typed) => written.some((name) => name.startsWith(typed)),
  };
};
