/** What the site's own source says of itself: `tools/storybook/sourceUsage.ts` finds it while Storybook is built. */
import { siteSource as read } from 'virtual:site-source';
import type { SiteSource } from '../../tools/storybook/sourceUsage.ts';

const source = read as SiteSource;

/** The files that use a token, such as `layers.menu`, by the names of their components. */
export const usersOf = (token: string): string[] => source.tokens[token] ?? [];

/** The files that name a breakpoint, such as `md`, by the names of their components. */
export const usersOfBreakpoint = (step: string): string[] => source.breakpoints[step] ?? [];

/** The icons of Material's that the site imports, and the files that do. */
export const iconsInSource = () => new Map(Object.entries(source.icons));

/** The ratios to which pictures and videos are cropped, as they are written, and the files that do. */
export const ratiosInSource = () => new Map(Object.entries(source.ratios));

/** The steps of `theme.spacing()` that are used, ascending, and how often. */
export const spacingsInSource = () => source.spacings;
