import { Suspense, createElement, memo, use } from 'react';
import type { ComponentType, ReactNode } from 'react';

const resets = new Set<(isAskedFor: boolean) => void>();

/**
 * A browser keeps a module that it could not fetch, and never asks again: only a new document does. It is asked for first,
 * since a reload without a connection would lose the site altogether.
 *
 * @returns Whether a new document is on its way.
 */
const startOver = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
    return ok;
  } catch {
    return false;
  }
};

const never = new Promise<never>(() => undefined);

/** What browsers say when a module could not be fetched; each in its own words. */
const NOT_FETCHED = /dynamically imported module|importing a module script failed/i;

const MARK = 'lasakita.started-over';

const takeMark = (): string | null => {
  try {
    const path = sessionStorage.getItem(MARK);
    sessionStorage.removeItem(MARK);
    return path;
  } catch {
    return null;
  }
};

/** The page for whose sake this document was loaded anew, unasked. */
const startedOverFor = takeMark();

/**
 * Loads the document anew when the code of the page shown cannot be fetched: since the visitor came, a new version may have
 * taken the place of the old one. Once for a page, and never where it cannot be noted down that it was done: a page whose
 * code is gone for good would load the site anew without end.
 *
 * @returns Whether a new document is on its way.
 */
const startOverOnce = async (error: unknown): Promise<boolean> => {
  const { pathname } = location;
  if (!(error instanceof Error && NOT_FETCHED.test(error.message))) return false;
  if (startedOverFor === pathname) return false;
  try {
    sessionStorage.setItem(MARK, pathname);
  } catch {
    return false;
  }
  const isComing = await startOver();
  if (!isComing) takeMark();
  return isComing;
};

/** A component whose code is fetched when it is first needed. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Fetches the code ahead of time. Rejects when it cannot be had. */
  preload: () => Promise<void>;
};

/**
 * Wraps a component in its own chunk. Unlike `React.lazy` it renders at once when the code is there already, as at
 * hydration, and can be tried again after a failure.
 *
 * @param load Fetches the component.
 */
export const preloadable = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  let shown: Promise<ComponentType<Props>> | undefined;
  let hasFailed = false;
  let isRetry = false;
  const attempt = async () => {
    try {
      loaded = await load();
      return loaded;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  // A failed attempt is kept, or every render of the failure would start another one.
  const fetchOnce = () => (pending ??= attempt());
  // Only for what the visitor is to see: what is fetched ahead may fail unseen.
  const show = async () => {
    try {
      return await fetchOnce();
    } catch (error) {
      if (await (isRetry ? startOver() : startOverOnce(error))) return never;
      throw error;
    }
  };
  resets.add((isAskedFor) => {
    if (loaded || !hasFailed) return;
    pending = undefined;
    shown = undefined;
    isRetry = isAskedFor;
  });
  function PreloadablePage(props: Props) {
    return createElement(loaded ?? use((shown ??= show())), props);
  }
  return Object.assign(PreloadablePage, {
    preload: async () => {
      await fetchOnce();
    },
  });
};

const parts = new Set<() => Promise<void>>();
let isInParts = false;

/**
 * Wraps a part of a page in its own chunk. On the page that a visit begins with, what was prerendered stands in its place
 * until the code has come, and the rest of the page can be used meanwhile. Any other page shows with all its parts.
 *
 * @param load Fetches the component.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> => {
  const Part = preloadable(load);
  parts.add(Part.preload);
  // Without a change of its own it is not rendered: React would give up what was prerendered and show nothing.
  const LatePart = memo(function LatePart(props: Props): ReactNode {
    return createElement(Suspense, null, createElement(Part, props));
  }) as unknown as ComponentType<Props>;
  return Object.assign(LatePart, { preload: Part.preload });
};

/** Whether pages come to life in parts from now on: while the first one is being prepared, as it was prerendered. */
export const comeInParts = (does: boolean): void => {
  isInParts = does;
};

/** Fetches the parts of the page whose code is there. Rejects when one cannot be had. */
export const preloadParts = async (): Promise<void> => {
  await Promise.all([...parts].map((preload) => preload()));
};

/** Wraps a page in its own chunk. It shows once all its parts are there, unless it was prerendered. */
export const preloadablePage = (load: () => Promise<ComponentType>): Preloadable<object> =>
  preloadable(async () => {
    const Page = await load();
    if (!isInParts) await preloadParts();
    return Page;
  });

/** Lets every page whose code could not be had try again. */
export const resetFailedPages = (): void => {
  for (const reset of resets) reset(false);
};

/** The same at the visitor's wish, who may be given a whole new document for it, however often it was tried. */
export const retryFailedPages = (): void => {
  for (const reset of resets) reset(true);
};
