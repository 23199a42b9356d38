/** How the library's components look from version to version: each in its first story on a phone, as the tests hold it. */
import fs from 'node:fs';
import path from 'node:path';
import { NEXT, readReleases } from './kitChanges.ts';

/** The folder with the pictures of each version, from the project's root. */
export const LOOKS = 'stories/releases';

const BASELINES = [
  'tests/visual/baselines/components-*/default.{phone,xs}.{avif,webp}',
  // They have other names for it.
  'tests/visual/baselines/components-{filterbar,header,split}/phone.xs.{avif,webp}',
];

/** A component that looks otherwise than in the version before. */
export interface ChangedLook {
  /** The component's name, such as "ProductCard". */
  name: string;
  /** The picture's file from the project's root. @default none: the component is new */
  before?: string | undefined;
  after: string;
}

/** The pictures of now, by the component's id, such as "components-productcard". */
const currentLooks = (root: string): Map<string, string> =>
  new Map(
    fs
      .globSync(BASELINES, { cwd: root })
      .toSorted()
      .toReversed()
      .map((file) => [path.basename(path.dirname(file)), file]),
  );

const looksOf = (root: string, version: string): Map<string, string> =>
  version === NEXT
    ? currentLooks(root)
    : new Map(
        fs
          .globSync(`${LOOKS}/${version}/*`, { cwd: root })
          .map((file) => [path.parse(file).name, file]),
      );

/** Keeps the pictures of now as those of a version: a step of `npm run release`. */
export const keepLooks = (root: string, version: string): void => {
  const folder = path.join(root, LOOKS, version);
  fs.mkdirSync(folder, { recursive: true });
  for (const [id, file] of currentLooks(root)) {
    fs.copyFileSync(path.join(root, file), path.join(folder, `${id}${path.extname(file)}`));
  }
};

/** What looks otherwise than in the version before, by version. The first version has none before it. */
export const changedLooks = (root: string): Record<string, ChangedLook[]> => {
  const versions = readReleases(root).map(({ version }) => version);
  const names = fs.readdirSync(path.join(root, 'kit/src/components'));
  const bytes = (file: string) => fs.readFileSync(path.join(root, file));
  return Object.fromEntries(
    versions.slice(0, -1).map((version, index) => {
      const older = looksOf(root, versions[index + 1] ?? '');
      const newer = looksOf(root, version);
      return [
        version,
        names.flatMap((name): ChangedLook[] => {
          const id = `components-${name.toLowerCase()}`;
          const [before, after] = [older.get(id), newer.get(id)];
          if (after === undefined || (before && bytes(before).equals(bytes(after)))) return [];
          return [{ name, before, after }];
        }),
      ];
    }),
  );
};

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '../..');
  const [released] = readReleases(root);
  if (released) keepLooks(root, released.version);
}
