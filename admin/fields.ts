/** The forms of the editor, made of the schemas that check the content and of `words.ts`. */
import type { CollectionFile, Field } from '@sveltia/cms';
import { z } from 'zod';
import { path as pathSchema, placeOfPicture, videoAddress } from '../src/content/schema.ts';
import type { PicturePlace } from '../src/content/schema.ts';
import { folderOfPlace } from '../tools/content/pictureNames.ts';
import { contentFiles, contentSchemas } from '../tools/content/contentChecks.ts';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { checksOf, innerOf, isCount, isOptional, shapeName } from './schemas.ts';
import { words } from './words.ts';
import type { Words } from './words.ts';

/** Where content lies in the project. */
export const CONTENT_FOLDER = 'src/content';
export const PICTURE_FOLDER = `${CONTENT_FOLDER}/pictures`;

/** In the forms, the field that holds all records of a file that is a list. */
export const RECORDS = 'records';

/** In the forms, the field that says which of several shapes an entry has. */
export const SHAPE = 'shape';

/** What a file is called in the editor's addresses. */
export const nameOf = (file: ContentFile): string => file.replace('.json', '');

/** Values that other content has: which file and field, and how each is called there. */
interface Choice {
  file: ContentFile;
  value: string;
  display: string;
}

const productChoice: Choice = { file: 'products.json', value: 'id', display: 'name' };
const influencerChoice: Choice = { file: 'influencers.json', value: 'slug', display: 'name' };

/** Fields whose value has to be one that other content has. */
const choices: Record<string, Choice> = {
  'products.json/category': { file: 'product-categories.json', value: 'value', display: 'label' },
  'products.json/uses': { file: 'uses.json', value: 'slug', display: 'label' },
  'products.json/otherServings/use': { file: 'uses.json', value: 'slug', display: 'label' },
  'product-categories.json/product': productChoice,
  'recipes.json/product': productChoice,
  'recipes.json/ingredients/product': productChoice,
  'site.json/home/sampaloc/product': productChoice,
  'site.json/home/budburan/powders/product': productChoice,
  'site.json/home/about/dishes/product': productChoice,
  'site.json/home/partnership/influencer': influencerChoice,
};

/** Fields that offer what is there, and take what is new; `widgets.tsx` says what they offer. */
const suggesting: Record<string, 'regions' | 'videos' | 'pages'> = {
  'dealers.json/region': 'regions',
  'recipes.json/video': 'videos',
};

/** Texts of more than a few words. */
const LONG = new Set(['text', 'lead', 'introduction', 'description']);

/** Lists of such texts. */
const PARAGRAPHS = new Set(['description', 'paragraphs', 'steps', 'howTo']);

/** A whole number, which the editor counts on for a new record. */
const NUMBERED = 'products.json/id';

/** The schemas of the fields that hold numbers, by where they stand: the field itself looks whether it can be taken. */
export const amounts = new Map<string, z.ZodType>();

/** The places of pictures, by where their fields stand. */
const picturesAt = new Map<string, PicturePlace>();

/**
 * The place of the picture that a field holds.
 *
 * @param field Where it stands in the form, as the package says it: `records.*.image`.
 */
export const placeOfField = (file: ContentFile, field: string): PicturePlace | undefined => {
  const names = field.split('.').filter((name) => name !== RECORDS && !name.startsWith('*'));
  return (
    picturesAt.get([file, ...names].join('/')) ??
    // One of a list of pictures.
    picturesAt.get([file, ...names.slice(0, -1)].join('/'))
  );
};

/** A place as maps write it: `14.1153, 120.9621`, or `14°06'55.1"N 120°57'43.6"E`. */
const PLACE_PATTERN = String.raw`^[-\d\s.,°'"′″’”NSEWnsew()\[\]]*\d[-\d\s.,°'"′″’”NSEWnsew()\[\]]*$`;

const capital = (said: string) => said.slice(0, 1).toUpperCase() + said.slice(1);

const sentence = (said: string) =>
  `${capital(said.replace(/^must /, 'it must ').replace(' in quotes', ''))}.`;

/** The field of an enumeration's values: their names are words already. */
const optionsOf = (schema: z.ZodEnum) =>
  schema.options.map((value) => ({ label: capital(String(value)), value: String(value) }));

const relation = ({ file, value, display }: Choice) => ({
  widget: 'relation' as const,
  collection: '_singletons',
  file: nameOf(file),
  value_field: `${RECORDS}.*.${value}`,
  display_fields: [`${RECORDS}.*.${display}`],
  search_fields: [`${RECORDS}.*.${display}`],
});

const pictureField = (place: PicturePlace, at: readonly string[]) => {
  picturesAt.set(at.join('/'), place);
  const folder = folderOfPlace(place) ?? at[1] ?? 'share';
  return {
    widget: 'image' as const,
    media_folder: `/${PICTURE_FOLDER}/${folder}`,
    public_folder: `/${folder}`,
    choose_url: false,
    accept: '.jpg,.jpeg,.png,.webp,image/jpeg,image/png,image/webp',
  };
};

/** What says of a picture how large and of what shape it must be. */
const pictureHint = ({ shape, width, height }: PicturePlace) =>
  `${capital(shape)}, at least ${width} × ${height} pixels; a JPEG, PNG or WebP. Its name is put right by itself.`;

/** All regular expressions at once, as the editor knows one only. */
const joined = (patterns: readonly RegExp[]) =>
  patterns.length === 1
    ? (patterns[0]?.source ?? '')
    : `^${patterns.map(({ source }) => `(?=${source.startsWith('^') ? source.slice(1) : `.*${source}`})`).join('')}`;

const patternOf = (schema: unknown) => {
  const { patterns, message = 'has another form' } = checksOf(schema);
  // The form of e-mail addresses is the editor's own.
  if (patterns.length === 0 || schema instanceof z.ZodEmail) return {};
  const pattern = joined(patterns);
  // Letters of all scripts, \p{L}, are such with this flag alone.
  const isUnicode = patterns.some(({ unicode }) => unicode);
  return {
    pattern: [isUnicode ? `/${pattern}/u` : pattern, sentence(message)] as [string, string],
  };
};

const limitsOf = (schema: unknown) => {
  const { minLength, maxLength } = checksOf(schema);
  return { ...(minLength > 0 && { min: minLength }), ...(maxLength && { max: maxLength }) };
};

/**
 * One field of a form.
 *
 * @param at Where it stands: the file, then the fields from the outside in.
 * @throws When the editor has no form for such a schema.
 */
function fieldFor(name: string, outer: unknown, said: Words, at: readonly string[]): Field {
  const schema = innerOf(outer);
  const key = at.join('/');
  const place = placeOfPicture.get(schema as object);
  const hint = [said.hint, place && pictureHint(place)].filter(Boolean).join(' ');
  const checks = checksOf(schema);
  const common = {
    name,
    label: said.label,
    ...(hint && { hint }),
    required: !isOptional(outer),
    preview: false,
  };

  const choice = choices[key];
  if (choice) {
    const isMany = schema instanceof z.ZodArray;
    return { ...common, ...relation(choice), ...(isMany && { multiple: true }) };
  }
  if (place) return { ...common, ...pictureField(place, at) };
  if (schema === pathSchema || suggesting[key]) {
    const offered = suggesting[key] ?? 'pages';
    const isEmptyAllowed = schema !== videoAddress && schema !== pathSchema;
    return {
      ...common,
      required: common.required && !isEmptyAllowed,
      widget: 'suggestions',
      offered,
      ...patternOf(schema),
    };
  }
  if (key === NUMBERED) return { ...common, widget: 'next-number', ...patternOf(schema) };
  if (schema instanceof z.ZodEnum) {
    return { ...common, widget: 'select', options: optionsOf(schema) };
  }
  // Not the editor's own field of numbers, which reads "1,234.50" as 1 and takes "₱65" for nothing.
  if (schema instanceof z.ZodNumber || isCount(schema)) {
    amounts.set(key, schema);
    return { ...common, widget: 'amount', of: key };
  }
  if (schema instanceof z.ZodTuple) {
    return {
      ...common,
      widget: 'string',
      pattern: [PLACE_PATTERN, 'It must be latitude and longitude, such as 14.1153, 120.9621.'],
    };
  }
  if (schema instanceof z.ZodArray) {
    const list = {
      ...common,
      widget: 'list' as const,
      ...(said.one && { label_singular: said.one }),
      ...limitsOf(schema),
      required: common.required && checks.minLength > 0,
    };
    const element = innerOf(schema.element);
    if (element instanceof z.ZodUnion) {
      return {
        ...list,
        typeKey: SHAPE,
        types: shapesFor(element, said, at),
        collapsed: 'auto' as const,
        minimize_collapsed: false,
      };
    }
    if (element instanceof z.ZodObject) {
      return {
        ...list,
        fields: fieldsFor(element, said, at),
        ...(element.shape.title && { summary: '{{title}}' }),
        ...(element.shape.poster && { thumbnail: 'poster' }),
        collapsed: 'auto' as const,
      };
    }
    if (PARAGRAPHS.has(name)) {
      return {
        ...list,
        field: { name: 'entry', label: capital(said.one ?? 'paragraph'), widget: 'text' },
      };
    }
    if (placeOfPicture.has(element as object)) {
      return {
        ...list,
        field: fieldFor('picture', element, { label: capital(said.one ?? 'picture') }, at),
      };
    }
    return list;
  }
  if (schema instanceof z.ZodObject) {
    return {
      ...common,
      widget: 'object',
      fields: fieldsFor(schema, said, at),
      // The parts of a page can be opened one by one.
      collapsed: at.length <= 3,
    };
  }
  if (schema instanceof z.ZodEmail) return { ...common, widget: 'string', type: 'email' };
  if (schema instanceof z.ZodString) {
    // A day of the calendar, which the editor has a calendar for.
    if (checks.message?.includes('MM/DD/YYYY')) {
      return { ...common, widget: 'datetime', type: 'date', format: 'MM/DD/YYYY' };
    }
    const mayBeEmpty = checks.minLength === 0 && checks.patterns.length === 0;
    return {
      ...common,
      required: common.required && !mayBeEmpty,
      widget: LONG.has(name) ? 'text' : 'string',
      ...(checks.maxLength && { maxlength: checks.maxLength }),
      ...patternOf(schema),
    };
  }
  throw new Error(`The editor has no form for ${key}`);
}

const wordsFor = (said: Words, name: string, at: readonly string[]): Words => {
  const found = said.fields?.[name];
  if (!found) throw new Error(`admin/words.ts has no words for ${[...at, name].join('/')}`);
  return found;
};

/** The fields in the order of their words: those that are changed most come first. The file keeps its own order. */
function fieldsFor(schema: z.ZodObject, said: Words, at: readonly string[]): Field[] {
  const names = Object.keys(schema.shape);
  const spoken = Object.keys(said.fields ?? {});
  const unknown = spoken.find((name) => !names.includes(name));
  if (unknown) throw new Error(`The content has no field ${[...at, unknown].join('/')}`);
  return names
    .toSorted((a, b) => spoken.indexOf(a) - spoken.indexOf(b))
    .map((name) => fieldFor(name, schema.shape[name], wordsFor(said, name, at), [...at, name]));
}

function shapesFor(schema: z.ZodUnion, said: Words, at: readonly string[]) {
  const names = schema.options.map(shapeName);
  const unknown = Object.keys(said.shapes ?? {}).find((name) => !names.includes(name));
  if (unknown) throw new Error(`The content has no shape ${unknown} of ${at.join('/')}`);
  return schema.options.map((option) => {
    const name = shapeName(option);
    const own = said.shapes?.[name];
    if (!own)
      throw new Error(`admin/words.ts has no words for the shape ${name} of ${at.join('/')}`);
    const shape = option as z.ZodObject;
    const shown = ['label', 'name', 'product'].find((key) => shape.shape[key]);
    return {
      name,
      label: own.label,
      widget: 'object' as const,
      ...(shown && { summary: `{{${shown}}}` }),
      fields: fieldsFor(shape, own, at),
    };
  });
}

/** The form of one content file. */
export function formOf(file: ContentFile): CollectionFile {
  const schema: unknown = contentSchemas[file];
  const said = words[file];
  const list = {
    name: RECORDS,
    label: said.label,
    ...(said.hint && { hint: said.hint }),
    ...(said.one && { label_singular: said.one }),
    ...(said.summary && { summary: said.summary }),
    ...(said.thumbnail && { thumbnail: said.thumbnail }),
    widget: 'list' as const,
    root: true,
    collapsed: true,
    required: false,
    preview: false,
  };
  const fields = (): Field[] => {
    if (schema instanceof z.ZodObject) return fieldsFor(schema, said, [file]);
    if (schema instanceof z.ZodRecord) {
      // Pictures and what they show.
      const picture = wordsFor(said, 'picture', [file]);
      const text = wordsFor(said, 'text', [file]);
      return [
        {
          ...list,
          fields: [
            {
              name: 'picture',
              ...picture,
              required: true,
              widget: 'suggestions',
              offered: 'pictures',
            },
            { name: 'text', ...text, required: false, widget: 'text' },
          ],
        },
      ];
    }
    if (!(schema instanceof z.ZodArray)) throw new Error(`The editor has no form for ${file}`);
    const { element } = schema;
    if (element instanceof z.ZodUnion) {
      return [{ ...list, typeKey: SHAPE, types: shapesFor(element, said, [file]) }];
    }
    if (element instanceof z.ZodObject) {
      return [{ ...list, fields: fieldsFor(element, said, [file]) }];
    }
    // Groups of words.
    return [
      { ...list, fields: [fieldFor('words', element, wordsFor(said, 'words', [file]), [file])] },
    ];
  };
  return {
    name: nameOf(file),
    label: said.label,
    icon: said.icon,
    file: `${CONTENT_FOLDER}/${file}`,
    format: nameOf(file),
    fields: fields(),
  };
}

/** The forms of all files, those that change most first. */
export const forms = (): CollectionFile[] =>
  (Object.keys(words) as ContentFile[]).filter((file) => contentFiles.includes(file)).map(formOf);
