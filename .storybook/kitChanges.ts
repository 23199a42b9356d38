/** What changed in the library: `tools/kit/kitChanges.ts` reads it while Storybook is built. */
import { looks as changed, releases as read } from 'virtual:kit-changes';
import type { KitRelease } from '../tools/kit/kitChanges.ts';
import type { ChangedLook } from '../tools/kit/releaseLooks.ts';

/** Every version, the newest first. */
export const releases = read as KitRelease[];

/** What looks otherwise than in the version before, by version. */
export const looks = changed as Record<string, ChangedLook[]>;
