/** What changed in the library: `tools/kit/kitChanges.ts` reads it while Storybook is built. */
import { releases as read } from 'virtual:kit-changes';
import type { KitRelease } from '../tools/kit/kitChanges.ts';

/** Every version, the newest first. */
export const releases = read as KitRelease[];
