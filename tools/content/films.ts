import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileKind } from '../build/fileKind.ts';

/** What a phone on a slow line can take, in bytes, for each form of a film. */
export const largestFilm = 900_000;

const wanted = { '.mp4': 'an MP4 film', '.webm': 'a WebM film' } as const;

/** The files in the films' folder, and what is wrong with them. A folder that does not exist is empty. */
export async function listFilms(folder: string) {
  const films = (await readdir(folder).catch(() => [])).filter((film) => !film.startsWith('.'));
  const faults: string[] = [];
  for (const film of films.sort()) {
    const ending = path.extname(film);
    if (ending !== '.mp4' && ending !== '.webm') {
      faults.push(`${film}: a film ends .mp4 or .webm`);
      continue;
    }
    const bytes = await readFile(path.join(folder, film));
    const kind = fileKind(bytes);
    if (kind !== wanted[ending]) {
      const found = bytes.length === 0 ? 'empty' : (kind ?? 'something else');
      faults.push(`${film}: is ${found}, not ${wanted[ending]}; another name does not convert it`);
    } else if (bytes.length > largestFilm) {
      const size = Math.ceil(bytes.length / 1000);
      faults.push(`${film}: has ${size} KB; a film may have ${largestFilm / 1000} KB at most`);
    }
  }
  return { films, faults };
}
