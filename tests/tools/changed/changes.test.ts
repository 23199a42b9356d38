import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesSince, fileAt, filesAt } from '../../../tools/changed/changes';

let root = '';
const CARD = 'kit/src/components/PriceCard/PriceCard.tsx';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};

const commit = (file: string, text: string) => {
  write(file, text);
  git('add', '-A');
  git('commit', '-qm', file);
  return git('rev-parse', 'HEAD');
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'changes-'));
  git('init', '-qb', 'main');
  write('src/main.ts', 'export const a = 1;\n');
  commit(CARD, "export const color = 'theme.palette.ube.main';\n");
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('Compared is with where the branch left the other, not with what came there since', () => {
  const left = git('rev-parse', 'HEAD');
  git('checkout', '-qb', 'branch');
  commit('docs/a.md', 'A');
  git('checkout', '-q', 'main');
  commit('docs/b.md', 'B');
  git('checkout', '-q', 'branch');
  expect(changesSince(root, 'main')).toEqual({ base: left, files: ['docs/a.md'] });
  expect(changesSince(root)).toEqual({ base: left, files: ['docs/a.md'] });
});

test('What is not committed differs too, from the last commit where none is named', () => {
  const last = commit('docs/a.md', 'A');
  write('docs/b.md', 'B');
  fs.rmSync(path.join(root, 'docs/a.md'));
  expect(changesSince(root)).toEqual({ base: last, files: ['docs/a.md', 'docs/b.md'] });
});

test('What is counted in all sources differs only where it says something else', () => {
  write(CARD, "export const color = 'theme.palette.ube.main'; // The same\n");
  expect(changesSince(root).files).toEqual([CARD]);
  write(CARD, "export const color = 'theme.palette.keso.main';\n");
  expect(changesSince(root).files).toEqual([CARD, 'virtual:site-source']);
});

test('A file is read as it was, if it was there', () => {
  write(CARD, 'now');
  expect(fileAt(root, 'HEAD', CARD)).toContain('ube.main');
  expect(fileAt(root, 'HEAD', 'docs/none.md')).toBeUndefined();
  expect(filesAt(root, 'HEAD', path.dirname(CARD))).toEqual([CARD]);
});
