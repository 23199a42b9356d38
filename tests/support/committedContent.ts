import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../tools/contentChecks';
import type { ContentFile } from '../../tools/contentChecks';

const folder = path.resolve(import.meta.dirname, '../../src/content');

/** The content's files as they are committed, by name, each as text. */
export const committed = Object.fromEntries(
  contentFiles.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
) as Record<ContentFile, string>;

/** The names of the pictures that it may use. */
export const pictures = Object.keys(JSON.parse(committed['alt-texts.json']) as object);
