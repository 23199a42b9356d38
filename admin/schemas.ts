/** How the schemas of the content are read: by the forms, and by what turns content into what the forms hold and back. */
import { z } from 'zod';

/** A schema without "may be left out". */
export const innerOf = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional ? innerOf(schema.unwrap()) : schema;

export const isOptional = (schema: unknown): boolean => schema instanceof z.ZodOptional;

/** What one of several shapes is called: the fields that it must have. */
export const shapeName = (schema: unknown): string =>
  schema instanceof z.ZodObject
    ? Object.entries(schema.shape)
        .filter(([, part]) => !isOptional(part))
        .map(([key]) => key)
        .join('-')
    : '';

/** The checks of a schema, as far as they can be told apart. */
export interface Checks {
  patterns: RegExp[];
  /** What is said where the first pattern does not fit. */
  message?: string;
  minLength: number;
  maxLength?: number;
  /** Of a number: more than this, at least or at most this. */
  moreThan?: number;
  atMost?: number;
  isWhole: boolean;
}

interface CheckDef {
  check?: string;
  format?: string;
  pattern?: RegExp;
  minimum?: number;
  maximum?: number;
  length?: number;
  value?: number;
  error?: (issue: { input: unknown }) => unknown;
}

/** Reads what a schema asks of its value. */
export function checksOf(schema: unknown): Checks {
  const checks: Checks = { patterns: [], minLength: 0, isWhole: false };
  const all = (schema as { def?: { checks?: { _zod: { def: CheckDef } }[] } }).def?.checks ?? [];
  for (const { def } of all.map(({ _zod }) => _zod)) {
    if (def.pattern) {
      checks.patterns.push(def.pattern);
      const said = def.error?.({ input: '' });
      if (!checks.message && typeof said === 'string') checks.message = said;
    }
    if (def.format === 'safeint') checks.isWhole = true;
    if (def.check === 'min_length') checks.minLength = def.minimum ?? 0;
    if (def.check === 'max_length' && def.maximum !== undefined) checks.maxLength = def.maximum;
    if (def.check === 'length_equals' && def.length !== undefined) {
      checks.minLength = def.length;
      checks.maxLength = def.length;
    }
    if (def.check === 'greater_than' && def.value !== undefined) checks.moreThan = def.value;
    if (def.check === 'less_than' && def.value !== undefined) checks.atMost = def.value;
  }
  return checks;
}

/** A number that the content holds as a text, such as what is in stock. */
export const isCount = (schema: unknown): schema is z.ZodString =>
  schema instanceof z.ZodString && checksOf(schema).patterns[0]?.source === String.raw`^\d+$`;
