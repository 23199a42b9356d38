/** The library's changes by version and component: `kit/CHANGELOG.md`, and the files in `.changeset/` to be added to it. */
import fs from 'node:fs';
import path from 'node:path';

const changeKinds = ['major', 'minor', 'patch'] as const;

export type ChangeKind = (typeof changeKinds)[number];

export interface KitChange {
  /** Components, or parts of the library that are none. */
  names: string[];
  kind: ChangeKind;
  /** What is different for whoever uses them. */
  text: string;
}

export interface KitRelease {
  /** Its number, or `NEXT`. */
  version: string;
  /** The day it came out, as an ISO date; `NEXT` has none. */
  date?: string | undefined;
  changes: KitChange[];
}

/** What an entry may be about beside components. */
export const wholeParts = ['Every component', 'Theme', 'Tokens', 'Package'];

/** The name of the version that is not out yet. */
export const NEXT = 'Next';

const ENTRY = /^(?:- )?(?:[0-9a-f]{7,40}: )?\*\*([\w ,]+)\*\*: (.+)$/;

/** @throws If a line belongs to no entry. */
const entriesIn = (text: string, kind: ChangeKind, where: string): KitChange[] => {
  const changes: KitChange[] = [];
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, names, said = ''] = ENTRY.exec(line) ?? [];
    const last = changes.at(-1);
    if (names) changes.push({ names: names.split(/, */), kind, text: said });
    // A line that begins so is meant as an entry of its own.
    else if (line && last && !line.startsWith('**')) last.text += ` ${line}`;
    else if (line) throw new Error(`${where}: "${line}" does not begin with **Component**:`);
  }
  return changes;
};

/** @throws If the head is not that of a change of the library alone, or an entry names nothing. */
export const parseChangeFile = (text: string, where: string): KitChange[] => {
  const [, kind, body = ''] =
    /^---\n'@lasakita\/ui': (major|minor|patch)\n---\n(.+)$/s.exec(text) ?? [];
  if (!kind) throw new Error(`${where}: begins with --- and '@lasakita/ui': major, minor or patch`);
  const changes = entriesIn(body, kind as ChangeKind, where);
  if (changes.length === 0) throw new Error(`${where}: has no entry`);
  return changes;
};

/** What comes before the first kind of a version is prose. */
export const parseChangelog = (text: string): KitRelease[] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((release) => {
      const [version = ''] = release.split('\n', 1);
      return {
        version,
        date: /^Released (\d{4}-\d\d-\d\d)\.$/m.exec(release)?.[1],
        changes: release
          .split(/^### (?=\w+ Changes$)/m)
          .slice(1)
          .flatMap((part) => {
            const [heading = ''] = part.split('\n', 1);
            const kind = changeKinds.find((each) => heading.toLowerCase().startsWith(each));
            if (!kind)
              throw new Error(`CHANGELOG.md, ${version}: "${heading}" is no kind of change`);
            return entriesIn(part.slice(heading.length), kind, `CHANGELOG.md, ${version}`);
          }),
      };
    });

/** The changelog with the day below its newest version, where it has none yet. */
export const withDate = (changelog: string, date: string): string => {
  const newest = changelog.search(/^## /m);
  const releases = changelog.slice(newest);
  return (
    changelog.slice(0, newest) +
    releases.replace(/^(## .+\n)(?!\nReleased )/, `$1\nReleased ${date}.\n`)
  );
};

/** The files whose changes no version has yet, from the project's root. */
export const changeFiles = (root: string): string[] =>
  fs
    .globSync('.changeset/*.md', { cwd: root })
    .filter((file) => path.basename(file) !== 'README.md')
    .toSorted();

/** Every version, the newest first. */
export const readReleases = (root: string): KitRelease[] => {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const next = changeFiles(root)
    .flatMap((file) => parseChangeFile(read(file), file))
    .toSorted((one, other) => changeKinds.indexOf(one.kind) - changeKinds.indexOf(other.kind));
  return [
    ...(next.length > 0 ? [{ version: NEXT, changes: next }] : []),
    ...parseChangelog(read('kit/CHANGELOG.md')),
  ];
};

/**
 * The version of a build. While changes are unreleased, it is the next version as a prerelease with their number:
 * `2.0.0-next.29`.
 */
export const buildVersion = (root: string, version: string): string => {
  const files = changeFiles(root);
  const [release] = readReleases(root);
  const place = changeKinds.indexOf(release?.changes[0]?.kind ?? 'patch');
  if (files.length === 0 || release?.version !== NEXT) return version;
  const next = version
    .split('.')
    .map((part, index) => (index === place ? Number(part) + 1 : index > place ? 0 : Number(part)));
  return `${next.join('.')}-next.${files.length}`;
};
