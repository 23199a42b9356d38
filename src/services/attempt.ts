/** What an attempt returns, or `undefined` where it throws: storage and channels may be missing, full or forbidden. */
export const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};
