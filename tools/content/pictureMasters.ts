import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileKind } from '../build/fileKind.ts';

/** A picture as it was delivered, from which the site's files are encoded. */
export interface PictureMaster {
  /** As content files name it: `folder/name`, without an ending. */
  name: string;
  file: string;
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
    else if (/\.hei[cf]$/i.test(shown)) faults.push(`${shown}: ${heicAdvice}`);
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
