/**
 * A new document instead of code that cannot be fetched: a browser keeps a module that it could not fetch, and never asks
 * again, and since the visitor came a new version of the site may have taken the place of the old one.
 */

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
 * Loads the document anew. It is asked for first, since a reload without a connection would lose the site altogether.
 *
 * @returns Whether a new document is on its way.
 */
export const startOver = async (): Promise<boolean> => {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
    return ok;
  } catch {
    return false;
  }
};

/**
 * Loads the document anew, unasked, when the code of the page shown cannot be fetched. Once for a page, and never where it
 * cannot be noted down that it was done: a page whose code is gone for good would load the site anew without end.
 *
 * @returns Whether a new document is on its way.
 */
export const startOverOnce = async (error: unknown): Promise<boolean> => {
  const { pathname } = location;
  if (!(error instanceof Error && NOT_FETCHED.test(error.message))) return false;
  if (startedOverFor === pathname) return false;
  try {
    sessionStorage.setItem(MARK, pathname);
    // Some take everything and keep nothing.
    if (sessionStorage.getItem(MARK) !== pathname) return false;
  } catch {
    return false;
  }
  const isComing = await startOver();
  if (!isComing) takeMark();
  return isComing;
};
