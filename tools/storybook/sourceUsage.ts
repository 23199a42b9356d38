/** What the site's own source says of itself, so that the foundation pages need not say it again. */
import fs from 'node:fs';
import path from 'node:path';
import { breakpoints, colors } from '../../kit/src/theme/tokens.ts';
import * as tokens from '../../kit/src/theme/tokens.ts';

/** Texts of source files, by their paths from the root. */
export type SourceTexts = Readonly<Record<string, string>>;

/** What the source says, without the source: plain data, for a browser. Files stand by their names without ending. */
export interface SiteSource {
  /** The files that use a token, such as `layers.menu`, by the token. */
  tokens: Record<string, string[]>;
  /** The files that name a breakpoint, by the breakpoint. */
  breakpoints: Record<string, string[]>;
  /** The files that import an icon of Material's, by the icon. */
  icons: Record<string, string[]>;
  /** The files that crop a picture or video to a ratio, by the ratio as it is written. */
  ratios: Record<string, string[]>;
  /** The steps of `theme.spacing()` that are used, ascending, and how often. */
  spacings: [step: number, times: number][];
}

/** Where tokens are defined, and so named without being used. */
const TOKENS = ['kit/src/theme/tokens.ts', 'kit/src/theme/generated/tokens.ts'];

const stem = (file: string) => file.replace(/^.*\//, '').replace(/\.tsx?$/, '');

/** The matches in the source, by their first group, with the files that have them. Skips the tokens' own files. */
export const findInSource = (texts: SourceTexts, pattern: RegExp): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const [file, text] of Object.entries(texts)) {
    if (TOKENS.includes(file)) continue;
    for (const [, match = ''] of text.matchAll(pattern)) {
      const files = found.get(match) ?? [];
      if (!files.includes(stem(file))) found.set(match, [...files, stem(file)]);
    }
  }
  return found;
};

const spacingsIn = (texts: SourceTexts): [step: number, times: number][] => {
  const times = new Map<number, number>();
  for (const text of Object.values(texts)) {
    for (const [, list = ''] of text.matchAll(/\bspacing\(([\d., -]+)\)/g)) {
      for (const step of list.split(',').map((part) => Math.abs(Number(part)))) {
        if (step > 0) times.set(step, (times.get(step) ?? 0) + 1);
      }
    }
  }
  return [...times].sort(([first], [second]) => first - second);
};

/** `layers.menu`, `sizes.header.phone`: every name below a group that a component can write. */
const namesBelow = (group: string, value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => [
        `${group}.${key}`,
        ...namesBelow(`${group}.${key}`, part),
      ])
    : [];

const tokenNames = Object.entries({ ...tokens, ...colors }).flatMap(([group, value]) =>
  namesBelow(group, value),
);

/** Looks that the theme puts together of tokens: who takes such a look uses them. */
const looks: Record<string, RegExp> = {
  'elevations.sticker': /(?:\.\.\.theme\.|style: )tokens\.(?:sticker|keycap)\b()/g,
  'elevations.stickerPressed': /(?:\.\.\.theme\.|style: )tokens\.keycap\b()/g,
  // A band hands on the top of a shelf of its color.
  ...Object.fromEntries(
    Object.keys(colors).map((color) => [`${color}.floor`, /var\(--floor\)()/g]),
  ),
};

const usersByName = (texts: SourceTexts, names: string[], patternOf: (name: string) => RegExp) =>
  Object.fromEntries(
    names
      .map((name) => [name, [...findInSource(texts, patternOf(name)).values()].flat()] as const)
      .filter(([, users]) => users.length > 0),
  );

/** What is said by the given texts of source files. */
export const siteSourceOf = (texts: SourceTexts): SiteSource => ({
  tokens: usersByName(
    texts,
    tokenNames,
    (name) => looks[name] ?? new RegExp(`\\b(${name.replaceAll('.', String.raw`\.`)})\\b`, 'g'),
  ),
  breakpoints: usersByName(
    texts,
    Object.keys(breakpoints),
    (step) => new RegExp(String.raw`breakpoints\.(?:up|down|between)\([^)]*('${step}')`, 'g'),
  ),
  icons: Object.fromEntries(findInSource(texts, /from '@mui\/icons-material\/(\w+)'/g)),
  ratios: Object.fromEntries(findInSource(texts, /\bratio(?:=\{| = )([\d.]+(?: \/ [\d.]+)?)\b/g)),
  spacings: spacingsIn(texts),
});

/** The source files below a root, by their paths from it, in order. */
export const readSourceTexts = (root: string): SourceTexts =>
  Object.fromEntries(
    ['kit/src', 'src']
      .flatMap((folder) =>
        fs
          .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
          .map((file) => path.posix.join(folder, file.split(path.sep).join('/'))),
      )
      .filter((file) => /\.tsx?$/.test(file))
      .toSorted()
      .map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]),
  );
