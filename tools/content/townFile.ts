import fs from 'node:fs';
import path from 'node:path';
import type { TownFile } from '../../src/domain/towns.ts';

const townsFile = path.resolve(import.meta.dirname, '../../src/data/towns.json');

/** The towns of the generated file. In the editor of the content `admin/townFile.ts` stands in for this. */
export const readTownFile = (): TownFile =>
  JSON.parse(fs.readFileSync(townsFile, 'utf8')) as TownFile;
