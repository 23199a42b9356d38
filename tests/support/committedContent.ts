import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../tools/content/contentChecks';
import type { ContentFile } from '../../tools/content/contentChecks';
import { sampleContent } from '../../tools/content/contentFolder';

/** The sample's files as they are committed, by name, each as text. */
export const committed = Object.fromEntries(
  contentFiles.map((file) => [file, readFileSync(path.join(sampleContent, file), 'utf8')]),
) as Record<ContentFile, string>;

/** The names of the pictures that it may use. */
export const pictures = Object.keys(JSON.parse(committed['alt-texts.json']) as object);

/** The files of its films. */
export const films = readdirSync(path.join(sampleContent, 'films'));
