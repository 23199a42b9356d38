import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFiles, type ContentSources } from './contentChecks.ts';
import { listFilms } from './films.ts';
import { listMasters } from './pictureMasters.ts';

/** What the checks look at, as it lies in a project's folder, and what is wrong with pictures and films as files. */
export async function readContentSources(root: string) {
  const folder = path.join(root, 'src/content');
  const [sources, { masters, faults: pictureFaults }, { films, faults: filmFaults }] =
    await Promise.all([
      Promise.all(
        contentFiles.map(async (file) => [
          file,
          await readFile(path.join(folder, file)).catch(() => undefined),
        ]),
      ).then((entries) => Object.fromEntries(entries) as ContentSources),
      listMasters(path.join(folder, 'pictures')),
      listFilms(path.join(root, 'public/films')),
    ]);
  return {
    sources,
    masters,
    surroundings: { pictures: masters.map(({ name }) => name), films },
    faults: [
      ...pictureFaults.map((fault) => `src/content/pictures: ${fault}`),
      ...filmFaults.map((fault) => `public/films: ${fault}`),
    ],
  };
}
