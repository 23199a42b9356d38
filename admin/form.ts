/** Turns content into what the forms hold, and back. */
import { z } from 'zod';
import { readNumber, readPlace, tidyAddress, tidyText } from '../src/content/pasted.ts';
import { placeOfPicture, weight as weightSchema } from '../src/content/schema.ts';
import { contentSchemas } from '../tools/content/contentChecks.ts';
import type { ContentFile } from '../tools/content/contentChecks.ts';
import { SHAPE } from './fields.ts';
import { isRecord } from '../src/domain/isRecord.ts';
import { pictureNameMeant } from '../tools/content/pictureFileNames.ts';
import { innerOf, isCount, isOptional, shapeName } from './schemas.ts';

/** The ending of a picture's file, by its name: forms show files, but content names pictures without their endings. */
export type EndingOf = (picture: string) => string;

/** What the editor keeps in an entry of a list for itself. */
const isOwn = (key: string) => !key.startsWith('__sc_');

/** Which of several shapes a value has: one that fits, else one whose fields it has. */
function shapeOf(schema: z.ZodUnion, value: unknown): z.ZodObject | undefined {
  const options = schema.options as unknown as z.ZodObject[];
  const keys = isRecord(value) ? Object.keys(value) : [];
  return (
    options.find((option) => option.safeParse(value).success) ??
    options.find((option) =>
      shapeName(option)
        .split('-')
        .every((key) => keys.includes(key)),
    )
  );
}

const fileOfPicture = (picture: unknown, endingOf: EndingOf) =>
  typeof picture === 'string' && picture !== '' ? `/${picture}.${endingOf(picture)}` : picture;

/** The name of a picture's file; one that has no file yet stays the address that it has in the browser. */
const pictureOfFile = (file: unknown) =>
  typeof file === 'string' && file !== '' && !file.startsWith('blob:')
    ? pictureNameMeant(file)
    : file;

const tidy = (value: unknown) => (typeof value === 'string' ? tidyAddress(tidyText(value)) : value);

/** The number that was typed or pasted; what cannot be read is left to the check. */
const numberOf = (value: unknown) =>
  typeof value === 'string' ? (readNumber(value) ?? tidyText(value)) : value;

/** What a form holds for a value of the content. */
function formValue(outer: unknown, value: unknown, endingOf: EndingOf): unknown {
  const schema = innerOf(outer);
  if (placeOfPicture.has(schema as object)) return fileOfPicture(value, endingOf);
  if (schema instanceof z.ZodTuple) return Array.isArray(value) ? value.join(', ') : value;
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry: unknown) => formValue(schema.element, entry, endingOf));
  }
  if (schema instanceof z.ZodUnion) {
    const shape = shapeOf(schema, value);
    if (!shape || !isRecord(value)) return value;
    return { [SHAPE]: shapeName(shape), ...(formValue(shape, value, endingOf) as object) };
  }
  if (schema instanceof z.ZodObject && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        formValue(schema.shape[key], inner, endingOf),
      ]),
    );
  }
  return value;
}

const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  tidy(value) === '' ||
  Number.isNaN(value) ||
  (Array.isArray(value) && value.length === 0);

const placeOf = (value: unknown) =>
  typeof value === 'string' ? (readPlace(value) ?? tidy(value)) : tidy(value);

/**
 * Splits a text of a list, where each entry is one paragraph: pasted paragraphs become several entries, and a line break
 * within a paragraph becomes a space.
 */
const paragraphsOf = (entry: unknown) =>
  typeof entry === 'string' && entry.trim() !== ''
    ? entry
        .trim()
        .split(/\n\s*\n/)
        .map((text) => text.replaceAll(/\s*\n\s*/g, ' '))
    : [entry];

/** The value of the content that a form holds; what may be left out and is empty is left out. */
export function contentValue(outer: unknown, value: unknown): unknown {
  const schema = innerOf(outer);
  if (placeOfPicture.has(schema as object)) return pictureOfFile(value);
  if (schema instanceof z.ZodTuple) return placeOf(value);
  if (schema instanceof z.ZodArray) {
    return (Array.isArray(value) ? value : [])
      .flatMap(paragraphsOf)
      .map((entry: unknown) => contentValue(schema.element, entry));
  }
  if (schema instanceof z.ZodUnion && isRecord(value)) {
    const { [SHAPE]: name, ...fields } = value;
    const shape = schema.options.find((option) => shapeName(option) === name);
    return shape ? contentValue(shape, fields) : fields;
  }
  if (schema instanceof z.ZodObject) {
    const record = isRecord(value) ? value : {};
    const known = Object.entries(schema.shape).flatMap(([key, part]) => {
      const inner = record[key];
      if (isOptional(part) && isNothing(inner)) return [];
      const content = contentValue(part, inner);
      // A number that was not typed yet is none: the check says that it is missing.
      return content === undefined ? [] : [[key, content] as const];
    });
    // What no schema knows is not lost: the check will say what it is.
    const others = Object.entries(record).filter(
      ([key]) => !Object.hasOwn(schema.shape, key) && isOwn(key),
    );
    return Object.fromEntries([...known, ...others]);
  }
  if (schema instanceof z.ZodNumber) return isNothing(value) ? undefined : numberOf(value);
  if (schema instanceof z.ZodString && isNothing(value)) return '';
  if (isCount(schema)) return String(numberOf(value));
  return tidy(value);
}

/** Whether the numbers of a record are there and can be reckoned with: what is reckoned of others is no figure. */
function hasNumbers(outer: unknown, value: unknown): boolean {
  const schema = innerOf(outer);
  if (value === undefined && isOptional(outer)) return true;
  if (schema instanceof z.ZodNumber) return schema.safeParse(value).success;
  if (schema instanceof z.ZodArray) {
    return !Array.isArray(value) || value.every((entry) => hasNumbers(schema.element, entry));
  }
  if (schema instanceof z.ZodUnion) {
    const shape = shapeOf(schema, value);
    return shape !== undefined && hasNumbers(shape, value);
  }
  if (schema instanceof z.ZodObject) {
    const record = isRecord(value) ? value : {};
    return Object.entries(schema.shape).every(([key, part]) => hasNumbers(part, record[key]));
  }
  return schema !== weightSchema || weightSchema.safeParse(value).success;
}

/** Whether a record of a file can be shown as visitors see it, though its form is half filled. */
export function isReckonable(file: ContentFile, record: unknown): boolean {
  const schema: unknown = contentSchemas[file];
  return !(schema instanceof z.ZodArray) || hasNumbers(schema.element, record);
}

/** What the form of a file holds. */
export function toForm(file: ContentFile, content: unknown, endingOf: EndingOf): unknown {
  const schema: unknown = contentSchemas[file];
  if (schema instanceof z.ZodRecord) {
    return Object.entries(isRecord(content) ? content : {}).map(([picture, text]) => ({
      picture,
      text,
    }));
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodArray) {
    return (Array.isArray(content) ? content : []).map((words: unknown) => ({ words }));
  }
  return formValue(schema, content, endingOf);
}

/** What a file is to hold when its form is saved. */
export function toContent(file: ContentFile, form: unknown): unknown {
  const schema: unknown = contentSchemas[file];
  const records: unknown[] = Array.isArray(form) ? form : [];
  if (schema instanceof z.ZodRecord) {
    return Object.fromEntries(
      records
        .filter(isRecord)
        .map(({ picture, text }) => [pictureOfFile(picture ?? ''), tidy(text) ?? '']),
    );
  }
  if (schema instanceof z.ZodArray && schema.element instanceof z.ZodArray) {
    return records
      .filter(isRecord)
      .map(({ words }) => (Array.isArray(words) ? words.map(tidy) : []));
  }
  return contentValue(schema, form);
}
