/**
 * Replaces the content with that of a new company (`npm run content:new -- --overwrite "Name of the company"`). It is
 * valid and has one record of each kind and placeholder pictures. Every text says what to fill in, and `npm run content`
 * lists them all.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { checksOf, innerOf, isOptional } from '../../admin/schemas.ts';
import { words } from '../../admin/words.ts';
import type { Words } from '../../admin/words.ts';
import { picturePlaces, placeOfPicture } from '../../src/content/schema.ts';
import type { PicturePlace } from '../../src/content/schema.ts';
import { BLANK_PRICE, blanks } from './blanks.ts';
import { folderOfPlace, nameOfPlace } from './pictureNames.ts';
import { colors } from '@lasakita/ui/tokens';
import { influencerPath, paths } from '../../src/domain/paths.ts';
import { contentFiles, contentSchemas } from './contentChecks.ts';
import type { ContentFile } from './contentChecks.ts';

/** What every text begins with that nobody has written yet; the check looks for it. */
export const TO_FILL_IN = 'To fill in: ';

/** How the name of a picture ends that is to be replaced. */
export const TO_REPLACE = 'to-replace';

const SLUG = 'to-fill-in';
const SHOP = 'https://shop.example/to-fill-in';

const pictureFor = (place: PicturePlace) =>
  `${folderOfPlace(place) ?? 'about'}/${nameOfPlace(place)}-${TO_REPLACE}`;

/** Values that have a form of their own, by the file and the fields from the outside in. */
const valuesFor = (company: string): Record<string, unknown> => ({
  'site.json/origin': blanks.origin,
  'site.json/headlineLanguage': 'en',
  'site.json/company/name': company,
  'site.json/company/shortName': company,
  'site.json/company/email': 'to-fill-in@company.example',
  'site.json/company/phone': blanks.phone,
  'site.json/company/map/embed': blanks.mapEmbed,
  'site.json/company/map/link': blanks.mapLink,
  'site.json/social': [],
  'site.json/home/partnership/influencer': SLUG,
  'site.json/home/sampaloc/product': '1',
  'site.json/about/lead': `${company}. ${TO_FILL_IN}who you are.`,
  'navigation.json': [
    { label: 'Home', icon: 'home', to: paths.home },
    { label: 'Shop Now', icon: 'shop', children: [{ label: 'Shop', href: SHOP }] },
    { label: 'Products', icon: 'products', to: paths.products },
    { label: 'Dealership', icon: 'dealership', to: paths.dealership },
    {
      label: 'Influencers',
      icon: 'influencers',
      children: [{ label: 'Influencer', to: influencerPath(SLUG) }],
    },
    { label: 'Videos', icon: 'videos', children: [{ label: 'Videos', href: SHOP }] },
    {
      label: 'Company',
      icon: 'company',
      children: [
        { label: 'About Us', to: paths.about },
        { label: 'Contact Us', to: paths.contact },
      ],
    },
  ],
  'search-words.json': [],
  'recipes.json': [],
  'products.json/id': '1',
  'products.json/price': BLANK_PRICE,
  'products.json/category': SLUG,
  'products.json/uses': [SLUG],
  'products.json/stock': '0',
  'products.json/weight': blanks.weight,
  'products.json/shelfLife': blanks.shelfLife,
  'products.json/epirityDate': blanks.expiry,
  'products.json/FDARegistrationNumber': '',
  'dealers.json/region': 'Manila',
  'dealers.json/address': `${TO_FILL_IN}street, Tondo, Manila, Metro Manila`,
  'dealers.json/phoneNumbers': [`${TO_FILL_IN}phone number`],
  'dealers.json/mapsLink': blanks.mapLink,
});

/** An address as films have it, of none: the check lists it. */
const FILM = 'https://www.youtube.com/watch?v=-to-fill-in';

/** What a schema takes, with texts that say what they are to be. */
function valueFor(
  outer: unknown,
  said: Words | undefined,
  at: readonly string[],
  values: Readonly<Record<string, unknown>>,
): unknown {
  const key = at.join('/');
  if (key in values) return values[key];
  const schema = innerOf(outer);
  const place = placeOfPicture.get(schema as object);
  if (place) return pictureFor(place);
  const name = at.at(-1) ?? '';
  const label = said?.label ?? name;
  const checks = checksOf(schema);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([field, part]) => !isOptional(part) || [...at, field].join('/') in values)
        .map(([field, part]) => [
          field,
          valueFor(part, said?.fields?.[field], [...at, field], values),
        ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    const one = said?.one ?? label;
    return Array.from({ length: checks.minLength }, (_, index) =>
      valueFor(
        schema.element,
        { ...said, label: `${label}, ${one} ${index + 1}` },
        [...at, `entry ${index + 1}`],
        values,
      ),
    );
  }
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodNumber) return 1;
  if (['slug', 'value'].includes(name)) return SLUG;
  if (name === 'address' && checks.patterns.length > 0) return FILM;
  if (checks.patterns.length > 0) return SHOP;
  const text = `${TO_FILL_IN}${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
  return checks.maxLength ? text.slice(0, checks.maxLength) : text;
}

/** All content files of a new company. */
export function newContent(company: string): Record<ContentFile, unknown> {
  const values = valuesFor(company);
  const contentOf = (file: ContentFile): unknown => {
    if (file in values) return values[file];
    const schema: unknown = contentSchemas[file];
    if (schema instanceof z.ZodArray)
      return [valueFor(schema.element, words[file], [file], values)];
    if (schema instanceof z.ZodObject) return valueFor(schema, words[file], [file], values);
    return Object.fromEntries(
      newPictures().map(({ name }) => [name, `${TO_FILL_IN}what this picture shows`]),
    );
  };
  return Object.fromEntries(contentFiles.map((file) => [file, contentOf(file)])) as Record<
    ContentFile,
    unknown
  >;
}

interface NewPicture {
  name: string;
  place: PicturePlace;
}

/** The pictures of a new company: one for each place, but of recipes, of which it has none. */
export const newPictures = (): NewPicture[] =>
  Object.values(picturePlaces)
    .filter((place) => place !== picturePlaces.recipe)
    .map((place) => ({ name: pictureFor(place), place }));

/** Stripes, and a frame: nobody takes it for a picture. */
const drawPicture = ({ width, height }: PicturePlace) => {
  const stripe = width / 12;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><pattern id="s" width="${stripe}" height="${stripe}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width="${stripe}" height="${stripe}" fill="${colors.gata.main}"/><rect width="${stripe / 2}" height="${stripe}" fill="${colors.keso.main}"/></pattern></defs>
    <rect width="100%" height="100%" fill="url(#s)"/></svg>`;
  return sharp(Buffer.from(drawing)).jpeg({ quality: 80 }).toBuffer();
};

/** Writes the content of a new company into a project's folder, in place of what is there. */
export async function writeNewCompany(root: string, company: string): Promise<void> {
  const content = path.join(root, 'src/content');
  const pictures = path.join(content, 'pictures');
  await fs.rm(pictures, { recursive: true, force: true });
  for (const { name, place } of newPictures()) {
    const file = path.join(pictures, `${name}.jpg`);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, await drawPicture(place));
  }
  for (const [file, value] of Object.entries(newContent(company))) {
    await fs.writeFile(path.join(content, file), `${JSON.stringify(value, null, 2)}\n`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const [company] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  if (!company || !process.argv.includes('--overwrite')) {
    console.error(
      'This takes the place of all content and pictures in src/content. If that is meant: npm run content:new -- --overwrite "Name of the company"',
    );
    process.exit(1);
  }
  const unsaved = execFileSync('git', ['status', '--porcelain', 'src/content'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (unsaved !== '') {
    console.error(`Changes in src/content are in no commit, and would be lost:\n${unsaved}`);
    process.exit(1);
  }
  await writeNewCompany(root, company);
  for (const tool of ['pictures.ts', 'content.ts']) {
    const { status } = spawnSync('tsx', [path.join(import.meta.dirname, tool)], {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) process.exit(1);
  }
}
