/** The lines that one text has and the other has not, with a sign before each. */
export const changedLines = (before: string, after: string): string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const count = (lines: readonly string[], line: string) =>
    lines.filter((each) => each === line).length;
  return [
    ...new Set([
      ...old
        .filter((line) => count(old, line) > count(now, line))
        .map((line) => `- ${line.trim()}`),
      ...now
        .filter((line) => count(now, line) > count(old, line))
        .map((line) => `+ ${line.trim()}`),
    ]),
  ];
};
