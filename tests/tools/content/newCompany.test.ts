import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brandWarnings } from '../../../tools/content/brandFiles';
import {
  checkContent,
  contentFiles,
  describeFault,
  type PixelSize,
} from '../../../tools/content/contentChecks';
import { readContentSources } from '../../../tools/content/contentSources';
import { contentWarnings } from '../../../tools/content/contentWarnings';
import { newContent, TO_FILL_IN, writeNewCompany } from '../../../tools/content/newCompany';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'new-company-'));
  const content = path.join(folder, 'src/content');
  await mkdir(path.join(content, 'pictures/old'), { recursive: true });
  await writeFile(path.join(content, 'pictures/old/one.jpg'), 'old');
  const films = path.join(folder, 'public/films');
  await mkdir(films, { recursive: true });
  for (const ending of ['mp4', 'webm']) await writeFile(path.join(films, `about.${ending}`), '');
  await writeNewCompany(folder, 'Aling Nena Foods');
});
afterAll(() => rm(folder, { recursive: true }));

/** Every text of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

describe('the content of a new company', () => {
  test('is valid, pictures and all', async () => {
    const { sources, masters, surroundings } = await readContentSources(folder);
    const sizes = new Map<string, PixelSize>();
    for (const { name, file } of masters)
      sizes.set(name, (await sharp(file).metadata()).autoOrient);
    const faults = checkContent(sources, { ...surroundings, sizes });
    expect(faults.map(describeFault)).toEqual([]);
    // Nothing of the old one is left.
    expect(masters.map(({ name }) => name)).not.toContain('old/one');
  });

  test('has the company’s name, and one record to begin with', () => {
    const content = newContent('Aling Nena Foods');
    expect(content['site.json']).toMatchObject({ company: { name: 'Aling Nena Foods' } });
    for (const file of ['products.json', 'dealers.json', 'influencers.json'] as const) {
      expect(content[file]).toHaveLength(1);
    }
  });

  test('says of every text and picture that it is to be written, and so does the check', async () => {
    const { sources } = await readContentSources(folder);
    const warned = contentWarnings(sources, new Date('2026-11-24'));
    const blank = warned.filter(({ reason }) => reason.includes('still to be'));
    const texts = contentFiles.flatMap((file) => textsIn(JSON.parse(String(sources[file]))));
    const marked = texts.filter((text) => text.includes(TO_FILL_IN));
    expect(marked.length).toBeGreaterThan(80);
    expect(blank.length).toBeGreaterThanOrEqual(marked.length);
    const told = blank.map(describeFault).join('\n');
    expect(told).toContain('about, picture: is a picture that is still to be replaced');
    for (const place of ['origin', 'company, phone', 'company, email', 'company, map, embed']) {
      expect(told).toContain(`${place}: is still to be filled in`);
    }
    expect(told).toMatch(/dealers\.json.*mapsLink: is still to be filled in/);
    // Nor does anything look finished that is not.
    for (const place of [
      'price',
      'weight',
      'shelfLife',
      'epirityDate',
      'videos, entry 1, address',
    ]) {
      expect(told).toMatch(new RegExp(`${place}: is still to be filled in`));
    }
  });

  test('is told whose sign the site still has, until it is its own', async () => {
    const sign = path.join(folder, 'public/favicon.svg');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><title>LasaKita</title></svg>';
    await writeFile(sign, drawing);
    const told = (await brandWarnings(folder, 'Aling Nena')).join('\n');
    expect(told).toContain('public/favicon.svg: is the sign of LasaKita; draw that of Aling Nena');
    expect(told).toContain('Logo.tsx');
    await writeFile(sign, drawing.replace('LasaKita', 'Aling Nena'));
    expect(await brandWarnings(folder, 'Aling Nena')).toEqual([]);
  });
});
