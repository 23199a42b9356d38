/**
 * The result of a save. The package's code reports a refused save, through a call that `tools/build/editor.ts` adds, and a
 * successful save by its event.
 */
import CMS from '@sveltia/cms';
import { RECORDS } from './fields.ts';
import { explained } from './hostErrors.ts';

let refused: () => void = () => {};

/**
 * Told by the package's code: the disk or the host did not take what was handed over.
 *
 * @param error What it said.
 * @returns What the dialog says.
 */
export const saveRefused = (error: unknown): unknown => {
  refused();
  return explained(error);
};

/** What a save ends with that somebody went back from; the package's code knows it. */
export const GIVEN_UP = 'saving_given_up';

/** The values of what is written, by their places, where it is not what the form holds. */
let written: Record<string, unknown> | undefined;

/** As the package keeps a form: each value by its place, such as `records.0.price`. */
const flat = (value: unknown, place = ''): [place: string, value: unknown][] =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0
    ? Object.entries(value).flatMap(([key, inner]) =>
        flat(inner, place === '' ? key : `${place}.${key}`),
      )
    : [[place, value]];

/** Keeps what is written for the package, which would go on with what the form held: without others' changes. */
export const keepWritten = (form: unknown) => {
  // A file that is one list lies below a name.
  written = Object.fromEntries(flat(form, Array.isArray(form) ? RECORDS : ''));
};

/** Told by the package's code: this entry is about to be saved. */
export const takeWritten = ({ locales }: { locales: Record<string, { content?: unknown }> }) => {
  if (written) for (const locale of Object.values(locales)) locale.content = written;
  written = undefined;
};

/**
 * Follows what was handed over to be written.
 *
 * @param handleWritten Called once it is written.
 * @param refuse Called when it was refused.
 */
export function followSaves(handleWritten: () => void, refuse: () => void) {
  refused = refuse;
  CMS.registerEventListener({ name: 'postSave', handler: handleWritten });
}
