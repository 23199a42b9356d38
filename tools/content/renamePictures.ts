/** Renames picture files to names that the site can use, and updates their names in the content. */
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles, picturesIn, valueAt } from './contentChecks.ts';
import { rewriteJson } from './jsonForm.ts';
import { withoutMark } from './lineEnds.ts';
import { pictureNameMeant } from './pictureFileNames.ts';
import { listMasters, relativeTo } from './pictureMasters.ts';

/** A file that got another name: both below the folder of all pictures. */
export interface RenamedPicture {
  from: string;
  to: string;
}

/** Keeps the mark of the encoding, and refuses what would become other letters. */
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const nameOf = (file: string) => file.replace(/\.[^.]*$/, '');

/** Renames the files whose names are not the right ones. No file is ever written over another. */
export async function renamePictures(folder: string): Promise<RenamedPicture[]> {
  const { masters } = await listMasters(folder);
  const renamed: RenamedPicture[] = [];
  for (const { file, becomes } of masters) {
    if (!becomes) continue;
    const target = path.join(folder, becomes);
    await mkdir(path.dirname(target), { recursive: true });
    await rename(file, target);
    // A folder that had a wrong name itself, once nothing is in it.
    await rmdir(path.dirname(file)).catch(() => undefined);
    renamed.push({ from: relativeTo(folder, file), to: becomes });
  }
  return renamed;
}

/**
 * Puts right how the content names pictures.
 *
 * @param folder The content's folder.
 * @param pictures The folder of all pictures.
 * @param renamed The files that were renamed just now.
 * @returns The files that were changed.
 */
export async function renameInContent(
  folder: string,
  pictures: string,
  renamed: readonly RenamedPicture[],
): Promise<string[]> {
  const { masters } = await listMasters(pictures);
  const existing = new Set(masters.map(({ name }) => name));
  const names = new Map(
    renamed.toReversed().flatMap(({ from, to }) => [
      [nameOf(from), nameOf(to)],
      [from, nameOf(to)],
    ]),
  );
  const nameNow = (written: string) => {
    if (existing.has(written)) return written;
    const meant = names.get(written.trim().replace(/^\//, '')) ?? pictureNameMeant(written);
    return existing.has(meant) ? meant : written;
  };
  const changed: string[] = [];
  for (const name of contentFiles) {
    const file = path.join(folder, name);
    let text = '';
    let value: unknown;
    try {
      text = decoder.decode(await readFile(file));
      value = JSON.parse(withoutMark(text));
    } catch {
      // It is not there, or the check says what is wrong with it.
      continue;
    }
    for (const place of picturesIn(name, value)) {
      const parent = valueAt(value, place.slice(0, -1)) as Record<PropertyKey, unknown>;
      const key = place.at(-1) ?? '';
      parent[key] = nameNow(String(parent[key]));
    }
    if (name === 'alt-texts.json' && typeof value === 'object' && value !== null) {
      const told = Object.entries(value).map(([key, said]) => [key, nameNow(key), said] as const);
      // A text that stands under the right name already stays.
      value = Object.fromEntries([
        ...told.map(([, now, said]) => [now, said]),
        ...told.filter(([key, now]) => key === now).map(([key, , said]) => [key, said]),
      ]);
    }
    const written = rewriteJson(text, value);
    if (written === text) continue;
    await writeFile(file, written);
    changed.push(name);
  }
  return changed;
}
