import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { amounts, formOf, forms, nameOf, placeOfField, RECORDS, SHAPE } from '../../admin/fields';
import { innerOf, shapeName } from '../../admin/schemas';
import { words } from '../../admin/words';
import {
  dealerSchema,
  picturePlaces,
  placeOfPicture,
  productSchema,
  recipeSchema,
} from '@/content/schema';
import { contentFiles, contentSchemas } from '../../tools/content/contentChecks';

/** A field as the editor takes it, as far as it is looked at here. */
interface Field {
  name: string;
  label?: string;
  hint?: string;
  fields?: Field[];
  typeKey?: string;
  types?: { name: string; fields?: Field[] }[];
  pattern?: [string, string];
}

const fieldsIn = (file: (typeof contentFiles)[number]) => formOf(file).fields as Field[];

/** Every field that a schema has, as a way from the outside in; of several shapes, the name of each. */
function fieldsOfSchema(outer: unknown, at: string): string[] {
  const schema = innerOf(outer);
  if (placeOfPicture.has(schema as object)) return [at];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, part]) =>
      fieldsOfSchema(part, `${at}/${key}`),
    );
  }
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((option) =>
      fieldsOfSchema(option, `${at}<${shapeName(option)}>`),
    );
  }
  if (schema instanceof z.ZodArray) {
    const element = innerOf(schema.element);
    return element instanceof z.ZodObject || element instanceof z.ZodUnion
      ? fieldsOfSchema(element, at)
      : [at];
  }
  return [at];
}

/** Every field that a form shows, in the same way. */
function fieldsOfForm(field: Field, at: string): string[] {
  if (field.types) {
    expect(field.typeKey).toBe(SHAPE);
    return field.types.flatMap(({ name, fields = [] }) =>
      fields.flatMap((inner) => fieldsOfForm(inner, `${at}<${name}>/${inner.name}`)),
    );
  }
  return field.fields
    ? field.fields.flatMap((inner) => fieldsOfForm(inner, `${at}/${inner.name}`))
    : [at];
}

const fieldsOf = (file: (typeof contentFiles)[number]) =>
  fieldsIn(file).flatMap((field) =>
    fieldsOfForm(field, field.name === RECORDS ? file : `${file}/${field.name}`),
  );

const fieldAt = (file: (typeof contentFiles)[number], ...names: string[]) => {
  let fields = fieldsIn(file);
  if (fields[0]?.name === RECORDS) fields = fields[0].fields ?? [];
  let found: Field | undefined;
  for (const name of names) {
    found = fields.find((field) => field.name === name);
    fields = found?.fields ?? [];
  }
  return found;
};

describe('the forms of the editor', () => {
  test('are one for every content file', () => {
    expect(
      forms()
        .map(({ file }) => file)
        .toSorted(),
    ).toEqual(contentFiles.map((file) => `src/content/${file}`).toSorted());
    expect(Object.keys(words).toSorted()).toEqual(contentFiles.toSorted());
  });

  test.each(contentFiles)('show every field of %s, and no other', (file) => {
    const schema: unknown = contentSchemas[file];
    const expected =
      schema instanceof z.ZodRecord
        ? [`${file}/picture`, `${file}/text`]
        : schema instanceof z.ZodArray && schema.element instanceof z.ZodArray
          ? [`${file}/words`]
          : fieldsOfSchema(schema, file);
    expect(fieldsOf(file).toSorted()).toEqual(expected.toSorted());
  });

  test('have words for every field that are not its name in the file', () => {
    const allOf = (fields: Field[]): Field[] =>
      fields.flatMap((field) => [
        field,
        ...allOf(field.fields ?? []),
        ...allOf((field.types ?? []).flatMap((type) => type.fields ?? [])),
      ]);
    for (const field of allOf(contentFiles.flatMap(fieldsIn))) {
      expect(field.label).toMatch(/^[A-Z]/);
      expect(field.hint ?? '').not.toMatch(/\.json|src\/|\bslug\b|in quotes|regex|schema/i);
    }
  });

  test('stop where the schema has a field without words, and where words have no field', () => {
    const { fields = {} } = words['uses.json'];
    const { label, ...others } = fields;
    words['uses.json'].fields = others;
    expect(() => formOf('uses.json')).toThrow('no words for uses.json/label');
    words['uses.json'].fields = { ...fields, other: { label: 'Other' } };
    expect(() => formOf('uses.json')).toThrow('has no field uses.json/other');
    words['uses.json'].fields = { ...others, ...(label && { label }) };
  });
});

describe('a field', () => {
  test('of a number takes what is pasted, and has the limits of the check', () => {
    expect(fieldAt('products.json', 'price')).toMatchObject({
      widget: 'amount',
      of: 'products.json/price',
    });
    expect(fieldAt('products.json', 'stock')).toMatchObject({ widget: 'amount' });
    expect(fieldAt('recipes.json', 'minutes')).toMatchObject({ widget: 'amount' });
    expect(amounts.get('recipes.json/minutes')).toBe(recipeSchema.shape.minutes);
  });

  test('of a text has its length and form, with the words of the check', () => {
    expect(fieldAt('site.json', 'pages', 'home', 'title')).toMatchObject({ maxlength: 60 });
    const [pattern, message] = fieldAt('products.json', 'weight')?.pattern ?? ['', ''];
    for (const value of ['200g', '1.5kg', '0g', 'g', '200', '0.0kg', '10 g']) {
      const isFine = productSchema.shape.weight.safeParse(value).success;
      expect([value, new RegExp(pattern).test(value)]).toEqual([value, isFine]);
    }
    expect(message).toBe('It must be a number with g, kg, ml or L, such as 200g.');
  });

  test('of an address takes letters such as ñ, by the flag that makes them letters', () => {
    const [pattern] = fieldAt('dealers.json', 'mapsLink')?.pattern ?? [''];
    const [, source = '', flags] = /^\/(.+)\/(u)$/.exec(pattern) ?? [];
    for (const value of ['https://maps.google.com/?q=Biñan', 'https://x.ph/a b', 'x']) {
      const isFine = dealerSchema.shape.mapsLink.safeParse(value).success;
      expect([value, new RegExp(source, flags).test(value)]).toEqual([value, isFine]);
    }
  });

  test('of a list has how many entries it may have', () => {
    expect(fieldAt('dealers.json', 'phoneNumbers')).toMatchObject({ min: 1, max: 6 });
    expect(fieldAt('site.json', 'home', 'hero', 'videos')).toMatchObject({ min: 4, max: 4 });
    expect(fieldAt('products.json', 'advantages')).toMatchObject({ required: false });
  });

  test('of a picture says where it lies, its shape and size', () => {
    expect(fieldAt('products.json', 'image')).toMatchObject({
      widget: 'image',
      media_folder: '/src/content/pictures/products',
      hint: expect.stringContaining('Square, at least 1000 × 1000 pixels') as string,
    });
    expect(fieldAt('site.json', 'about', 'picture')).toMatchObject({ public_folder: '/about' });
  });

  test('of a choice offers what the other file has', () => {
    expect(fieldAt('products.json', 'category')).toMatchObject({
      widget: 'relation',
      file: nameOf('product-categories.json'),
      value_field: 'records.*.value',
      display_fields: ['records.*.label'],
    });
    expect(fieldAt('products.json', 'uses')).toMatchObject({ multiple: true, required: false });
    expect(fieldAt('site.json', 'home', 'partnership', 'influencer')).toMatchObject({
      file: 'influencers',
    });
    expect(fieldAt('dealers.json', 'region')).toMatchObject({
      widget: 'suggestions',
      offered: 'regions',
      required: false,
    });
  });
});

test('the field of a picture says which place the picture has', () => {
  forms();
  expect(placeOfField('products.json', 'records.*.image')).toBe(picturePlaces.product);
  expect(placeOfField('influencers.json', 'records.*.portrait')).toBe(picturePlaces.portrait);
  expect(placeOfField('site.json', 'home.sampaloc.background')).toBe(picturePlaces.background);
  expect(placeOfField('site.json', 'home.sampaloc.pictures.*.picture')).toBe(
    picturePlaces.sampaloc,
  );
  expect(placeOfField('products.json', 'records.*.name')).toBeUndefined();
});
