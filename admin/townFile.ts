/** Stands in for `tools/content/townFile.ts`, which reads a disk: here the towns come with the code. */
import type { TownFile } from '../src/domain/towns.ts';
import towns from '../src/data/towns.json';

export const readTownFile = (): TownFile => towns as unknown as TownFile;
