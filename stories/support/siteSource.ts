/** What the site's own source says of itself, so that the foundation pages need not say it again. */
const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const TOKENS = '/src/theme/tokens.ts';

const stem = (path: string) => path.replace(/^.*\//, '').replace(/\.tsx?$/, '');

/** What matches in the source, by the match's first group, and the files that have it; the tokens' own file is left out. */
export const findInSource = (pattern: RegExp): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [path, source] of Object.entries(sources)) {
    if (path === TOKENS) continue;
    for (const [, match = ''] of source.matchAll(pattern)) {
      const files = found.get(match) ?? [];
      if (!files.includes(stem(path))) found.set(match, [...files, stem(path)]);
    }
  }
  return found;
};

/** The files that use a token, such as `layers.menu`, by the names of their components. */
export const usersOf = (token: string): string[] =>
  [
    ...findInSource(new RegExp(`\\b(${token.replace('.', String.raw`\.`)})\\b`, 'g')).values(),
  ].flat();

/** The icons of Material's that the site imports, and the files that do. */
export const iconsInSource = () => findInSource(/from '@mui\/icons-material\/(\w+)'/g);

/** The ratios to which pictures and videos are cropped, as they are written, and the files that do. */
export const ratiosInSource = () => findInSource(/\bratio(?:=\{| = )([\d.]+(?: \/ [\d.]+)?)\b/g);

/** The steps of `theme.spacing()` that are used, ascending, and how often. */
export const spacingsInSource = (): [step: number, times: number][] => {
  const times = new Map<number, number>();
  for (const source of Object.values(sources)) {
    for (const [, list = ''] of source.matchAll(/\bspacing\(([\d., -]+)\)/g)) {
      for (const step of list.split(',').map((part) => Math.abs(Number(part)))) {
        if (step > 0) times.set(step, (times.get(step) ?? 0) + 1);
      }
    }
  }
  return [...times].sort(([first], [second]) => first - second);
};

const tidy = (comment: string) =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/`/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The comment above each token and each group of tokens: `layers`, `layers.menu`. */
export const readNotes = (source: string): Map<string, string> => {
  const notes = new Map<string, string>();
  let group = '';
  const pattern =
    /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?(?:export const (\w+)|(?<=^\s+|\*\/\s*)(\w+):)/gm;
  for (const [, comment, constant, key] of source.matchAll(pattern)) {
    if (constant) group = constant;
    const name = constant ?? `${group}.${key ?? ''}`;
    if (comment && !notes.has(name)) notes.set(name, tidy(comment));
  }
  return notes;
};

const notes = readNotes(sources[TOKENS] ?? '');

/** What the comment above a token in `tokens.ts` says. */
export const noteOf = (token: string): string => notes.get(token) ?? '';
