/** What a git host says when it does not take a save, for somebody who has never seen one. */

const KEPT = 'What you typed is kept in this browser.';

/** What a git host, or the way to it, says, in words that say what to do; as it is where they do already. */
export const explained = (error: unknown): unknown => {
  const { status, message = '' } = (error ?? {}) as { status?: number; message?: string };
  if (error instanceof TypeError && /fetch|network|load failed/i.test(message)) {
    return new Error(
      `The git host cannot be reached: nothing was saved. Press Save again once you are online. ${KEPT}`,
    );
  }
  // GitHub refuses a token that may not write with a status of success.
  if (status === 401 || status === 403 || /not accessible by|protected branch/i.test(message)) {
    return new Error(
      `The git host does not let you save: your token may have ended, or may not write. Sign out, and sign in with a new one. ${KEPT}`,
    );
  }
  return error;
};
