/**
 * Checks every content file and what it refers to, and prints all faults at once (`npm run content`); writes the JSON
 * Schemas that an editor reads, or with `--check` fails when they are not up to date. What only seems wrong is printed
 * too, and fails nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { brandWarnings } from './brandFiles';
import {
  checkContent,
  contentFiles,
  describeFault,
  jsonSchemas,
  readContent,
  valueAt,
  type PixelSize,
} from './contentChecks';
import { readContentSources } from './contentSources';
import { contentWarnings } from './contentWarnings';
import { inFormOf } from './lineEnds';
import { notEncodable } from './pictureMasters';

/** Another project folder may be named, as the tests do. */
const [folder = path.resolve(import.meta.dirname, '../..')] = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'));
const root = path.resolve(folder);
const schemaFolder = path.join(root, 'src/content/schemas');

const { sources, masters, surroundings, faults } = await readContentSources(root);

const sizes = new Map<string, PixelSize>();
for (const { name, file } of masters) {
  try {
    sizes.set(name, (await sharp(file).metadata()).autoOrient);
  } catch {
    const reason = notEncodable(await readFile(file));
    faults.push(`src/content/pictures: ${path.basename(file)}: ${reason}`);
  }
}

const lines = [...checkContent(sources, { ...surroundings, sizes }).map(describeFault), ...faults];

const isCheck = process.argv.includes('--check');
await mkdir(schemaFolder, { recursive: true });
for (const [name, schema] of Object.entries(jsonSchemas())) {
  const file = path.join(schemaFolder, name);
  const source = await readFile(file, 'utf8').catch(() => '');
  // Git may hand out files with the line ends of Windows.
  const written = inFormOf(source, schema);
  if (source === written) continue;
  if (isCheck) lines.push(`src/content/schemas/${name}: is not up to date; run npm run content`);
  else await writeFile(file, written);
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const company = valueAt(readContent(sources).parsed['site.json']?.value, ['company', 'shortName']);

const warnings = [
  ...contentWarnings(sources, new Date()).map(describeFault),
  ...(typeof company === 'string' ? await brandWarnings(root, company) : []),
];
if (warnings.length > 0) {
  const list = warnings.map((warning) => `warning: ${warning}`).join('\n');
  console.warn(`${list}\n\n${counted(warnings.length, 'warning')}; nothing is stopped.`);
}
if (lines.length > 0) {
  console.error(`${lines.join('\n')}\n\n${counted(lines.length, 'fault')}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is in order: ${contentFiles.length} files, ${masters.length} pictures.`);
}
