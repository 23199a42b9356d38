/**
 * Checks every content file and what it refers to, and prints all faults at once (`npm run content`); writes the JSON
 * Schemas that an editor reads, or with `--check` fails when they are not up to date.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  checkContent,
  contentFiles,
  describeFault,
  jsonSchemas,
  type ContentSources,
} from './contentChecks';
import { listMasters } from './pictureMasters';

/** Another project folder may be named, as the tests do. */
const [folder = path.resolve(import.meta.dirname, '..')] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const root = path.resolve(folder);
const contentFolder = path.join(root, 'src/content');
const schemaFolder = path.join(contentFolder, 'schemas');

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => undefined);

const sources = Object.fromEntries(
  await Promise.all(
    contentFiles.map(async (file) => [file, await readIfThere(path.join(contentFolder, file))]),
  ),
) as ContentSources;
const { masters, faults: pictureFaults } = await listMasters(path.join(contentFolder, 'pictures'));
const films = await readdir(path.join(root, 'public/films')).catch(() => []);

const lines = [
  ...checkContent(sources, { pictures: masters.map(({ name }) => name), films }).map(describeFault),
  ...pictureFaults.map((fault) => `src/content/pictures: ${fault}`),
];

const isCheck = process.argv.includes('--check');
await mkdir(schemaFolder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = path.join(schemaFolder, name);
  if ((await readIfThere(file)) === schema) continue;
  if (isCheck) lines.push(`src/content/schemas/${name}: is not up to date; run npm run content`);
  else await writeFile(file, schema);
}

if (lines.length > 0) {
  console.error(
    `${lines.join('\n')}\n\n${lines.length} ${lines.length === 1 ? 'fault' : 'faults'}.`,
  );
  process.exitCode = 1;
} else {
  console.log(`The content is in order: ${contentFiles.length} files, ${masters.length} pictures.`);
}
