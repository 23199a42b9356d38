/**
 * The result of a save. The package's code reports a refused save, through a call that `tools/build/editor.ts` adds, and a
 * successful save by its event.
 */
import CMS from '@sveltia/cms';
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

/**
 * Follows what was handed over to be written.
 *
 * @param written Called once it is written.
 * @param refuse Called when it was refused.
 */
export function followSaves(written: () => void, refuse: () => void) {
  refused = refuse;
  CMS.registerEventListener({ name: 'postSave', handler: written });
}
