import fs from 'node:fs';
import path from 'node:path';

/** The files of a folder and of all folders in it, with the folder's path before each. */
export const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
