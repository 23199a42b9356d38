/**
 * A new document instead of code that cannot be had: a browser keeps a module that it could not fetch, and never asks
 * again, and since the visitor came a new version of the site may have taken the place of the old one.
 */

/** How Vite says that it could not fetch the styles of some code, and some browsers of the code, by a plain error. */
const NOT_FETCHED = /imported module|module script|javascript mime type|unable to preload/i;

/**
 * Whether an import failed because its code no longer exists. The messages differ between browsers, but the standard defines
 * the errors: a `TypeError` if the file could not be fetched or was no script, a `SyntaxError` if it cannot be parsed or
 * lacks an imported name. The code itself threw any other error as it ran.
 */
const isCodeGone = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof Error && NOT_FETCHED.test(error.message));

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
 * Loads the document anew, unasked, when the code of the page shown cannot be had. Once for a page, and never where it
 * cannot be noted down that it was done: a page whose code is gone for good would load the site anew without end.
 *
 * @param error Why an import failed; not what a component threw as it was drawn.
 * @returns Whether a new document is on its way.
 */
export const startOverOnce = async (error: unknown): Promise<boolean> => {
  const { pathname } = location;
  if (!isCodeGone(error)) return false;
  if (startedOverFor === pathname) return false;
  try {
    sessionStorage.setItem(MARK, pathname);
    // Some browsers within an app take it without a word, and keep nothing.
    if (sessionStorage.getItem(MARK) !== pathname) return false;
  } catch {
    return false;
  }
  const isComing = await startOver();
  if (!isComing) takeMark();
  return isComing;
};
