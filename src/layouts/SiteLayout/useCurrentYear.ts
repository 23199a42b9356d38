import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** The current year (SHELL-3). At hydration it is the year of the build, as the prerendered page has it. */
export const useCurrentYear = (): number =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => import.meta.env.VITE_BUILD_YEAR,
  );
