import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A picture as it was delivered, from which the site's files are encoded. */
export interface PictureMaster {
  /** As content files name it: `folder/name`, without an ending. */
  name: string;
  file: string;
}

/** The masters below a folder, by name, and what is wrong with the names of others. */
export async function listMasters(folder: string) {
  const masters: PictureMaster[] = [];
  const faults: string[] = [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const shown = path.relative(folder, file).split(path.sep).join('/');
    const name = /^([a-z0-9-]+\/[a-z0-9-]+)\.(jpg|png|webp)$/.exec(shown)?.[1];
    if (name) masters.push({ name, file });
    else {
      faults.push(
        `${shown}: a picture lies in a folder of its own group and is named in lower-case words joined by hyphens, ending .jpg, .png or .webp, such as products/cocoa.jpg`,
      );
    }
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
