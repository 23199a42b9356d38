import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * The current year (SHELL-3). At hydration it is the year of the build, as in the prerendered page. It is never an earlier
 * year, because a device that says so has lost its time.
 */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    neverChanges,
    () => Math.max(new Date().getFullYear(), import.meta.env.VITE_BUILD_YEAR),
    () => import.meta.env.VITE_BUILD_YEAR,
  );
