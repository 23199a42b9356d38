import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileKind } from '../build/fileKind.ts';
import { freeFileName, pictureFilePath } from './pictureFileNames.ts';

/** A picture as it was delivered, from which the site's files are encoded. */
export interface PictureMaster {
  /** As content files name it: `folder/name`, without an ending. */
  name: string;
  file: string;
  /** Where its file is to lie below the folder of all pictures, if its name is not the right one yet. */
  becomes?: string;
}

const heicAdvice =
  'a HEIC picture, as iPhones take them, is shown by few browsers; open it on the computer and export it as JPEG (“Most Compatible” in the iPhone’s camera settings takes JPEG from then on)';

/** Why a file is none of the pictures that can be encoded. */
export const notEncodable = (start: Uint8Array): string => {
  const kind = fileKind(start);
  if (start.length === 0) return 'is empty';
  if (kind === 'a HEIC picture') return `is ${heicAdvice}`;
  return kind?.endsWith('picture')
    ? `is ${kind} that is damaged; export it again`
    : `is ${kind ?? 'no picture'}; export it as JPEG, PNG or WebP`;
};

/** Where a file lies below a folder, as content writes paths. */
export const relativeTo = (folder: string, file: string) =>
  path.relative(folder, file).split(path.sep).join('/');

/** The masters below a folder, by the names that they have or get, and what is wrong with the names of others. */
export async function listMasters(folder: string) {
  const masters: PictureMaster[] = [];
  const misnamed: { file: string; shown: string; meant: string }[] = [];
  const faults: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const shown = relativeTo(folder, file);
    const name = /^([a-z0-9-]+\/[a-z0-9-]+)\.(jpg|png|webp)$/.exec(shown)?.[1];
    const meant = pictureFilePath(shown);
    if (name) masters.push({ name, file });
    else if (meant) misnamed.push({ file, shown, meant });
    else if (/\.hei[cf]$/i.test(shown)) faults.push(`${shown}: ${heicAdvice}`);
    else {
      faults.push(
        `${shown}: a picture lies in a folder of its own group and ends .jpg, .png or .webp, such as products/cocoa.jpg`,
      );
    }
  }
  // By name, so that every run gives the same numbers to those that get the same name.
  misnamed.sort((a, b) => (a.shown < b.shown ? -1 : 1));
  const paths = masters.map((master) => relativeTo(folder, master.file));
  for (const { file, shown, meant } of misnamed) {
    const becomes = freeFileName(meant, paths);
    paths.push(becomes);
    masters.push({ name: becomes.replace(/\.\w+$/, ''), file, becomes });
    faults.push(`${shown}: npm run pictures will call it ${becomes}`);
  }
  masters.sort((a, b) => (a.name < b.name ? -1 : 1));
  masters.forEach((master, index) => {
    const next = masters[index + 1];
    if (next?.name !== master.name) return;
    const twins = [master.file, next.file].map((file) => path.basename(file)).join(' and ');
    faults.push(`${master.name}: both ${twins} exist; keep the one that is meant`);
  });
  return { masters, faults };
}
