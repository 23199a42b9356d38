/** What differs from a commit of the past. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readSourceTexts, siteSourceOf } from '../storybook/sourceUsage.ts';

export interface Changes {
  /** The commit compared with: where the branch left the one that was named. */
  base: string;
  /** Files that differ, from the project's folder, by both names where they were moved; and what plugins make up. */
  files: string[];
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });

const lines = (text: string) => text.split('\n').filter(Boolean);

/** A file as it was in a commit, if it was there. */
export const fileAt = (root: string, commit: string, file: string): string | undefined => {
  try {
    return execFileSync('git', ['show', `${commit}:${file}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
};

/** The files below a folder as they were in a commit. */
export const filesAt = (root: string, commit: string, folder: string): string[] =>
  lines(git(root, 'ls-tree', '-r', '--name-only', commit, `${folder}/`));

/** Whether `virtual:site-source` says something else: it is made of all sources, and most changes leave it as it is. */
const siteSourceDiffers = (root: string, base: string): boolean => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'base-'));
  try {
    const archive = path.join(folder, 'sources.tar');
    git(root, 'archive', '-o', archive, base, 'kit/src', 'src');
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return !isDeepStrictEqual(
      siteSourceOf(readSourceTexts(folder)),
      siteSourceOf(readSourceTexts(root)),
    );
  } catch {
    // Folders of another name: it cannot be told.
    return true;
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
};

/**
 * @param since - A branch or commit. @default the last commit if something differs from it, else the commit where the
 *   branch left main
 */
export const changesSince = (root: string, since?: string): Changes => {
  const untracked = lines(git(root, 'ls-files', '--others', '--exclude-standard'));
  const isDirty = untracked.length > 0 || git(root, 'diff', '--name-only', 'HEAD') !== '';
  const base =
    since === undefined && isDirty
      ? git(root, 'rev-parse', 'HEAD').trim()
      : git(root, 'merge-base', since ?? 'main', 'HEAD').trim();
  // Both names of what was moved: who imports the old one is reached too.
  const files = [...lines(git(root, 'diff', '--name-only', '--no-renames', base)), ...untracked];
  const isSourceChanged = files.some((file) => /^(?:kit\/)?src\/.*\.tsx?$/.test(file));
  return {
    base,
    files:
      isSourceChanged && siteSourceDiffers(root, base) ? [...files, 'virtual:site-source'] : files,
  };
};
