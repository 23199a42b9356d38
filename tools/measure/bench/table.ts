/** A cell: a number is set to the right, a text to the left. */
export type Cell = string | number;

/** A number for people: three digits that say something, and no more. */
export const readable = (value: number): string => {
  if (!Number.isFinite(value)) return '–';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
};

/** A table of plain text with aligned columns; numbers and their headings stand to the right. */
export const formatTable = (headings: readonly string[], rows: readonly Cell[][]): string => {
  const texts = rows.map((row) =>
    row.map((cell) => (typeof cell === 'number' ? readable(cell) : cell)),
  );
  const isNumeric = headings.map((_, column) =>
    rows.some((row) => typeof row[column] === 'number'),
  );
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...texts.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isNumeric[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return [line(headings), line(widths.map((width) => '─'.repeat(width))), ...texts.map(line)].join(
    '\n',
  );
};

/** The middle one of some numbers; NaN of none. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};
